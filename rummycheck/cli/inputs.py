"""Which documents of hands does the user give?"""

import codecs
import io
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO, NamedTuple, cast

import click

from rummycheck.cli.standard_input import STDIN, has_standard_input
from rummycheck.errors import RummycheckError
from rummycheck.notation.lines import MAX_LINE


class InputError(RummycheckError):
    """A document that can't be read at all."""


class Document(NamedTuple):
    """Where hands come from: an argument, a file, or standard input."""

    name: str
    """Its path, or what stands for it in places, such as `<stdin>`."""
    text: str | None
    """The argument itself; None for a file or standard input."""


def chosen_documents(hands: Sequence[str], paths: Sequence[str]) -> Iterator[Document]:
    """Yield each document that the user gives. Raises click.UsageError if there is none."""
    for number, hand in enumerate(hands, start=1):
        yield Document(f"<hand {number}>", hand)
    for index, path in enumerate(paths):
        if path != "-" or "-" not in paths[:index]:  # Standard input can be read but once.
            yield Document(STDIN if path == "-" else path, None)
    if not hands and not paths:
        if not has_standard_input():
            raise click.UsageError("no hand: give one as an argument, in a file with --file, or on standard input")
        yield Document(STDIN, None)


@contextmanager
def opened(document: Document) -> Iterator[Iterator[str]]:
    """Open a document and give its lines without their ends, each as soon as it is there.

    UTF-8 is read, with or without a byte order mark, and UTF-16 with one; bytes that can't be decoded arrive as
    lone surrogates, so that the other lines can still be judged. Lines end at LF, CRLF or CR. Raises InputError.
    """
    if document.text is not None:
        yield _decoded(io.BytesIO(document.text.encode("utf-8", "surrogateescape")))
        return
    try:
        if document.name == STDIN:
            yield _decoded(_standard_input())
        else:
            with open(document.name, "rb") as stream:
                yield _decoded(stream)
    except OSError as error:
        raise InputError(f"{document.name}: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:  # Only UTF-16 can be so damaged that its lines can't be told.
        raise InputError(f"{document.name}: damaged UTF-16: {error.reason}") from error


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise InputError("standard input is closed")
    return sys.stdin.buffer


def _decoded(stream: BinaryIO) -> Iterator[str]:
    buffered = stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(cast("io.RawIOBase", stream))
    is_utf16 = buffered.peek(2).startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    text = io.TextIOWrapper(
        buffered, encoding="utf-16" if is_utf16 else "utf-8-sig", errors="surrogateescape", newline=None
    )
    while line := text.readline(MAX_LINE + 1):
        is_whole = line.endswith("\n") or len(line) <= MAX_LINE
        yield line.removesuffix("\n")
        while not is_whole:  # The reader of lines refuses what is longer; the rest of it need not be kept.
            rest = text.readline(MAX_LINE)
            is_whole = rest.endswith("\n") or not rest
