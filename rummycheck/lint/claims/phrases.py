"""In which words do articles say things of hands? The table is `grammar/claims.yaml`."""

import os
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple

from rummycheck import resources
from rummycheck.lint.claims.needs import needs_of
from rummycheck.lint.confidence import Confidence
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section, Source
from rummycheck.ruleset.yaml_reader import read_yaml

CARD, CARD_GOES_ON = "\ue000", "\ue001"
GROUP, GROUP_GOES_ON = "\ue002", "\ue003"
HAND, HAND_GOES_ON = "\ue004", "\ue005"

NUMBERS = {
    "no": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
}

_WORDS = {
    "hand": f"{HAND}{HAND_GOES_ON}*+",
    "group": f"{GROUP}{GROUP_GOES_ON}*+",
    "cards": f"(?:{HAND}{HAND_GOES_ON}*+|{GROUP}{GROUP_GOES_ON}*+)",
    "card": f"{CARD}{CARD_GOES_ON}*+",
    "n": rf"\d{{1,4}}|{'|'.join(NUMBERS)}",
    "rank": (r"(?:ace|two|three|four|five|seven|eight|nine|ten|jack|queen|king)s?|sixe?s?|10|[2-9ajqk]"),
    "kind": (
        r"(?:(?:not (?:an? )?)?(?:valid|correct) |(?:invalid|wrong|incorrect|not an?|no) "
        r"|not (?=(?:(?:im)?pure |natural |dirty )?[a-z]+s(?![a-z])))?"
        r"(?:(?:im)?pure |non-? ?pure |natural |dirty )?"
        r"(?:sequence|run|life|straight|set|group|meld|trail|triplet|book|tunnela|dublee)s?(?![a-z])"
    ),
    "this": (
        r"(?:(?:this|that|the(?: (?:above|following|next|last|first|second|third|same))?)"
        r"(?: example)? (?:hand|declaration|show|example|arrangement)"
        r"|this|it|that)"
    ),
}
_SIGNS = {"hand": HAND, "group": GROUP, "card": CARD}
"""What stands in a text for each of these words."""
_NAMED = ("hand", "group", "cards", "card", "n", "rank", "kind")


class Reach(StrEnum):
    """Which hand a claim is about."""

    HERE = "here"
    """The one that the phrase itself holds."""
    LINE = "line"
    PREVIOUS = "previous"
    NEXT = "next"
    ABOVE = "above"
    """The one that ends on the line before, unless another follows as closely."""
    SECTION = "section"


class Phrase(NamedTuple):
    """One way to say something."""

    about: str
    """The section of the table: `verdict`, `points`, `kind` ..."""
    text: str
    reach: Reach
    confidence: Confidence
    fields: dict[str, str]
    """What else its line says, such as `says` or `key`."""

    needs: tuple[str, ...]
    """What a text holds in which it is said; none of it is too short to look for."""

    def may_be_in(self, text: str) -> bool:
        """Tell, at a glance, whether it could be said in a text."""
        for need in self.needs:  # noqa: SIM110 - asked of every phrase for every piece, and `all` takes twice as long
            if need not in text:
                return False
        return True

    @property
    def pattern(self) -> re.Pattern[str]:
        """The phrase as it is searched for."""
        return _compiled(self.text)


@cache
def phrases() -> dict[str, tuple[Phrase, ...]]:
    """Return the table: the phrases of each section, in order."""
    path = os.path.join(resources.GRAMMAR, "claims.yaml")
    with open(path, encoding="utf-8") as file:
        table = read_yaml(file.read(), Source(path, 0))
    if not isinstance(table, Section):
        raise TypeError("grammar/claims.yaml is no table")
    return {name: tuple(_section(name, node)) for name, (_, node) in table.entries.items()}


@lru_cache(maxsize=256)
def is_said(section: str, text: str, start: int, end: int) -> bool:
    """Tell whether a phrase of a section of the table stands in a stretch of text; asked of one sentence many times."""
    return any(phrase.pattern.search(text, start, end) for phrase in phrases()[section])


def _section(name: str, node: Node) -> Iterator[Phrase]:
    if isinstance(node, Listing):
        for line in node.items:
            yield _phrase(name, _fields(line))


def _fields(line: Node) -> dict[str, str]:
    match line:
        case Scalar(value=value):
            return {"phrase": str(value)}
        case Section(entries=entries):
            return {key: str(node.value) for key, (_, node) in entries.items() if isinstance(node, Scalar)}
        case _:
            return {}


def _phrase(about: str, fields: dict[str, str]) -> Phrase:
    text = fields["phrase"]
    holds_cards = any(f"{{{word}}}" in text for word in ("hand", "group", "cards"))
    reach = Reach(fields.get("of", "here" if holds_cards else "section" if about == "headings" else "previous"))
    sure = fields.get("sure", "high" if holds_cards else "medium")
    return Phrase(about, text, reach, Confidence(sure), fields, needs_of(text, _SIGNS))


@cache
def _compiled(text: str) -> re.Pattern[str]:
    """Return the pattern of a phrase: each word in braces is a group named for it and numbered, such as `card2`."""
    counts = dict.fromkeys(_NAMED, 0)

    def filled(found: re.Match[str]) -> str:
        word = found[1]
        if word not in counts:
            return _WORDS[word]
        counts[word] += 1
        return f"(?P<{word}{counts[word]}>{_WORDS[word]})"

    return re.compile(re.sub(r"\{(hand|group|cards|card|n|rank|kind|this)\}", filled, text), re.MULTILINE)


def number_of(word: str) -> int:
    """Return the number that a word or figure names.

    >>> number_of("two"), number_of("46")
    (2, 46)
    """
    return NUMBERS[word] if word in NUMBERS else int(word)
