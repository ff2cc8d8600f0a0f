"""Does every character of a piece stand in the source where the piece says it does?"""

import html
import re

from rummycheck.lint.documents.pieces import Document, Piece

_ATTRIBUTE = re.compile(r"\{[\w-]+\}")
_TAG = re.compile(r"<[^>]*>?")


def faults(source: str, document: Document) -> list[str]:
    """Return what is wrong with the places of a document's pieces, in words."""
    told = [fault for piece in document.pieces for fault in _faults_of(source, piece)]
    told += [f"{unclosed} is empty" for unclosed in document.unclosed if not source[slice(*unclosed.opening)].strip()]
    return told


def _faults_of(source: str, piece: Piece) -> list[str]:
    starts = [run.start for run in piece.runs]
    if not piece.text or not piece.runs or piece.runs[0].at != 0 or starts != sorted(starts):
        return [f"runs of {piece}"]
    offsets = [run.at for run in piece.runs]
    if offsets != sorted(set(offsets)) or offsets[-1] >= len(piece.text):
        return [f"offsets of {piece}"]
    spans_inside = all(0 <= start <= end <= len(piece.text) for start, end in piece.code_spans)
    return ([] if spans_inside else [f"code spans of {piece}"]) + [
        f"{character!r} as {written!r} in {piece}"
        for at, character in enumerate(piece.text)
        if not spells(written := source[slice(*piece.stretch(at, at + 1))], character)
    ]


def spells(written: str, character: str) -> bool:
    """Return whether a stretch of a source may be read as a character."""
    if written == character or written == f"\\{character}" or written == character * 2:
        return True
    if character == "\n":
        return "\n" in written or "\r" in written or re.search("</?[A-Za-z]", written) is not None
    if written.startswith("&"):
        return character in html.unescape(written)
    if _ATTRIBUTE.fullmatch(written):
        return True
    return character == " " and bool(_TAG.sub("", written)) and any(blank.isspace() for blank in written)
