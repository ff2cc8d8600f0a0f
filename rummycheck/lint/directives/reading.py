"""Which directives do the comments of an article hold?

A directive is a line of a comment that begins with `rummycheck:`. What stands behind ` -- ` is the reason, for
people to read.
"""

import re
from collections.abc import Iterable, Mapping

from rummycheck.lint.directives.expecting import EXPECTED, Expectation, parse_expectation
from rummycheck.lint.directives.model import (
    Directives,
    ExpectDirective,
    Refusal,
    SettingsDirective,
    SuppressDirective,
    Suppressing,
)
from rummycheck.lint.directives.setting import KEYS, settings_of
from rummycheck.lint.directives.wording import DirectiveError, Wording
from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.ruleset.faults import did_you_mean, either

_EXPECT = "expect"
_WORDS = (*Suppressing, _EXPECT)
_LINE = re.compile(r"^[^\w\n]*(rummycheck:[^\n]*)", re.IGNORECASE | re.MULTILINE)
_WITHOUT_COLON = re.compile(
    rf"^[^\w\n]*(rummycheck(?:[ \t_-]+(?:{'|'.join(_WORDS)})\b|[ \t]+(?:{'|'.join(KEYS)})=)[^\n]*)",
    re.IGNORECASE | re.MULTILINE,
)
_REASON = re.compile(r"(?:^|\s)(?:--|[—–](?=\s|$)).*", re.DOTALL)
_WORD = re.compile(r"[A-Za-z][\w-]*")

_Directive = SettingsDirective | ExpectDirective | SuppressDirective | Refusal


def read_directives(pieces: Iterable[Piece], named_rulesets: Mapping[str, str]) -> Directives:
    """Return the directives in the comments among an article's pieces.

    `named_rulesets` are those that an article may name besides the shipped ones, with what to load for each.
    """
    comments = (piece for piece in pieces if piece.kind is PieceKind.COMMENT and piece.runs)
    found = [_directive(line, named_rulesets) for comment in comments for line in _lines(comment)]
    found.sort(key=lambda directive: directive.stretch)
    return Directives(
        settings=tuple(one for one in found if isinstance(one, SettingsDirective)),
        expectations=tuple(one for one in found if isinstance(one, ExpectDirective)),
        suppressions=tuple(one for one in found if isinstance(one, SuppressDirective)),
        refusals=tuple(one for one in found if isinstance(one, Refusal)),
    )


def _lines(comment: Piece) -> Iterable[Wording]:
    """Yield each line of a comment that is meant as a directive, without what is drawn around it."""
    if "rummycheck" not in comment.text.lower():
        return
    whole = Wording(comment, 0, len(comment.text))
    for pattern in (_LINE, _WITHOUT_COLON):
        yield from (whole.group(found, 1) for found in pattern.finditer(comment.text))


def _directive(line: Wording, named_rulesets: Mapping[str, str]) -> _Directive:
    try:
        if line.text[len("rummycheck")] != ":":
            raise DirectiveError("expected a colon, as in 'rummycheck: ignore'", line)
        said = _without_reason(line.part(len("rummycheck:"), len(line.text)))
        return _said(line.part(0, said.end - line.start), said, named_rulesets)
    except DirectiveError as error:
        return Refusal((error.wording if error.wording.text else line).stretch, error.message)


def _without_reason(said: Wording) -> Wording:
    reason = _REASON.search(said.text)
    return said.part(0, reason.start()) if reason else said


def _said(line: Wording, said: Wording, named_rulesets: Mapping[str, str]) -> _Directive:
    """Return the directive that says something, in a line of a comment without its reason."""
    found = _WORD.match(said.text)
    word = found[0].lower() if found else ""
    rest = said.part(len(word), len(said.text))
    if word in tuple(Suppressing):
        return SuppressDirective(line, Suppressing(word), _names(rest, word))
    if word == _EXPECT:
        return ExpectDirective(line.stretch, _expectation(rest))
    if "=" in said.text or word in KEYS:
        return settings_of(said, named_rulesets)._replace(stretch=line.stretch)
    near = did_you_mean(word, (*_WORDS, *KEYS)) if word else ""
    found_words = f", found '{said.text}'" if said.text else ""
    message = f"unknown word '{word}'{near}" if near else f"expected {either([*_WORDS, 'KEY=VALUE'])}{found_words}"
    raise DirectiveError(message, said)


def _expectation(rest: Wording) -> Expectation:
    expectation = parse_expectation(rest.text.removeprefix(":"))
    if expectation is None:
        found = f", found '{rest.text}'" if rest.text else ""
        raise DirectiveError(f"expected {EXPECTED}{found}", rest)
    return expectation


def _names(rest: Wording, word: str) -> tuple[Wording, ...]:
    """Return the names of findings in brackets; none for all findings."""
    text = rest.text
    if not text:
        return ()
    if not text.startswith("["):
        raise DirectiveError(f"expected '{word}[NAME]', or ' -- ' before a reason, found '{text}'", rest)
    if "]" not in text:
        raise DirectiveError("'[' is never closed: expected ']' on the same line", rest)
    close = text.index("]")
    behind = rest.part(close + 1, len(text))
    if behind.text:
        raise DirectiveError(f"expected ' -- ' before a reason, found '{behind.text}'", behind)
    names = tuple(rest.part(*found.span()) for found in re.finditer(r"[^\s,\[\]]+", text[:close]))
    if not names:
        raise DirectiveError("expected the name of a finding between the brackets", rest)
    return names
