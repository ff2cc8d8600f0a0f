"""What do the options of a marked block, or the comment behind a hand in it, say?"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from rummycheck.lint.directives.expecting import Expectation
from rummycheck.lint.directives.model import SettingsDirective
from rummycheck.lint.directives.setting import KEYS, settings_of
from rummycheck.lint.directives.wording import DirectiveError, Wording
from rummycheck.lint.documents.pieces import Piece, PieceKind, Run
from rummycheck.lint.places import Stretch
from rummycheck.ruleset.faults import did_you_mean

_OUTCOMES = {"valid": True, "wrong": False, "invalid": False}
_EXPECT = "expect"
_POINTS = ("points", "point", "pts", "pt")
_KNOWN = (*_OUTCOMES, "points", _EXPECT, *KEYS)
_FORMS = "valid, wrong, points=N, wild=CARD, ruleset=NAME, players=N or round=N"
_OF_OTHER_TOOLS = re.compile(
    r"(?:title|name|caption|id|class|file(?:name)?|label|theme|style|role|subs|tab-?size|indent|dedent|force|lines?"
    r"|start(?:-?from|-?line)?|mark|ins|del|frame|wrap|copy|no-?copy|hljs|prettyprint|highlight|code|notranslate"
    r"|emphasi[sz]e-lines|first-?line|language-.*|lang-.*|[a-z-]*lineno.*|[a-z_-]*line-?num.*|number-?lines"
    r"|hl_lines.*)(?:=.*)?",
    re.DOTALL,
)
_NO_NUMBER = "expected a number of points, as in points=46"
_LARGEST = 9
_FAR = 400
"""Within how many characters before a block its options stand."""


class Options(NamedTuple):
    """What is said of a hand, and what of it can't be understood."""

    expectation: Expectation | None
    settings: tuple[SettingsDirective, ...]
    refused: tuple[tuple[str, str], ...]
    """Words that are no option, each with why."""


def parse_options(text: str, named_rulesets: Mapping[str, str]) -> Options:
    """Return what options say; those that other tools read are left alone, and none hides another.

    >>> parse_options("wrong 46 points title=x", {}).expectation
    Expectation(is_valid=False, points=46)
    >>> parse_options("vaild", {}).refused
    (('vaild', "unknown option 'vaild': did you mean 'valid'?"),)
    """
    reader = _Reader(named_rulesets)
    words = re.findall("[^ \t\n,]+", re.sub("[ \t]*=[ \t]*", "=", text))
    for number, word in enumerate(words):
        try:
            reader.read(word, words[number - 1] if number else "")
        except DirectiveError as error:
            reader.refused.append((word, error.message))
    return reader.options


class _Reader:
    """Takes one option after the other."""

    def __init__(self, named_rulesets: Mapping[str, str]) -> None:
        self._named_rulesets = named_rulesets
        self._is_valid: bool | None = None
        self._points: int | None = None
        self._settings: list[SettingsDirective] = []
        self.refused: list[tuple[str, str]] = []

    @property
    def options(self) -> Options:
        says = self._is_valid is not None or self._points is not None
        expectation = Expectation(self._is_valid, self._points) if says else None
        return Options(expectation, tuple(self._settings), tuple(self.refused))

    def read(self, word: str, before: str) -> None:
        """Read an option; the word before it says whether `points` belongs to a number."""
        key, is_pair, value = word.lower().removesuffix(":").partition("=")
        wording = _wording(word)
        if key == _EXPECT:
            if is_pair:
                self.read(value, "")
        elif not is_pair and key in _OUTCOMES:
            if self._is_valid not in (None, _OUTCOMES[key]):
                raise DirectiveError("a hand can't be both valid and wrong", wording)
            self._is_valid = _OUTCOMES[key]
        elif key in _POINTS or key == "penalty":
            if is_pair and not _is_number(value):
                raise DirectiveError(f"{_NO_NUMBER}, found '{value}'", wording)
            if not is_pair and not (_is_number(before) or before.lower() == "penalty"):
                raise DirectiveError(_NO_NUMBER, wording)
            self._points = int(value) if is_pair else self._points
        elif _is_number(word):
            self._points = int(word)
        elif is_pair and key in KEYS:
            self._settings.append(settings_of(_wording(_pair(key, word)), self._named_rulesets))
        elif not _OF_OTHER_TOOLS.fullmatch(word.lower()):
            near = did_you_mean(key, _KNOWN)
            shown = key if near and is_pair else word
            raise DirectiveError(f"unknown option '{shown}'{near or f': expected {_FORMS}'}", wording)


def _pair(key: str, word: str) -> str:
    """Return a setting as in a comment, its value in quotation marks if there are blanks in it."""
    value = word.partition("=")[2]
    return f'{key}="{value}"' if "\xa0" in value else f"{key}={value}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _LARGEST


def _wording(text: str) -> Wording:
    """Return words that stand nowhere; where a value is in quotation marks its blanks are no-break spaces."""
    shown = text.replace("\xa0", " ")
    return Wording(Piece(PieceKind.COMMENT, shown, (Run(0, 0, 1),)), 0, len(shown))


def place_of(word: str, source: str, behind: Stretch) -> Stretch:
    """Return where an option stands in the source just before what it is about, or the place of that itself."""
    start = source.rfind(word, max(0, behind.start - _FAR), behind.start) if word else -1
    return Stretch(start, start + len(word)) if start >= 0 else behind
