"""Which sums does an article work out?"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from rummycheck.lint.claims.template import Template
from rummycheck.lint.places import Stretch

_CURRENCY = r"(?:(?:rs\.?|inr|usd|[₹$€£]) ?)?"
# A number, perhaps with the card that it is for behind it in brackets: `8 (8♦)`, or before it: `K♠ 10`.
_TERM = r"\d{1,5}(?: ?\([^()\n=+]{1,24}\))?"
_CARD_TERM = r"[^\s()+=]{1,6}\((\d{1,5})\)"
_END = r"(?![\w♠♥♦♣★]|[.,]\d| ?[-+*/×=]| x )"
_SUM = re.compile(
    rf"(?<![\w.,+*/×=(-])(?:(?P<factor>\d{{1,5}}) ?[x×*] ?\( ?)?(?P<terms>{_TERM}(?: ?\+ ?{_TERM}){{1,40}}) ?\)? ?= ?"
    rf"{_CURRENCY}(?P<total>\d{{1,6}}){_END}"
)
_CARD_SUM = re.compile(rf"(?P<terms>{_CARD_TERM}(?: ?\+ ?{_CARD_TERM}){{1,40}}) ?= ?(?P<total>\d{{1,6}}){_END}")
_PRODUCT = re.compile(
    rf"(?<![\w.,+*/×=(-])(?P<first>\d{{1,5}}) ?[x×*] ?{_CURRENCY}(?P<second>\d{{1,5}}) ?= ?{_CURRENCY}"
    rf"(?P<total>\d{{1,7}}){_END}"
)
_NUMBER = re.compile(r"\d+")


class Sum(NamedTuple):
    """A sum with its stated total."""

    stretch: Stretch
    text: str
    """As a reader sees it."""
    piece: int
    start: int
    total: int
    """As stated."""
    total_stretch: Stretch
    right: int
    """What it comes to."""


def sums_in(template: Template) -> Iterator[Sum]:
    """Yield the sums of a piece in order."""
    if "=" not in template.piece.text:
        return
    text = template.piece.text.lower().replace("\n", " ")  # a sum goes on where a line is full
    for found in _SUM.finditer(text):
        terms = [int(_NUMBER.match(term.strip())[0]) for term in _split(found["terms"])]  # type: ignore[index] # a term starts so
        factor = int(found["factor"] or 1)
        if (found["factor"] is None) == ("(" not in text[found.start() : found.start("terms")]):
            yield _sum(template, found, factor * sum(terms))
    for found in _CARD_SUM.finditer(text):
        yield _sum(template, found, sum(int(number) for number in re.findall(r"\((\d+)\)", found["terms"])))
    for found in _PRODUCT.finditer(text):
        yield _sum(template, found, int(found["first"]) * int(found["second"]))


def _split(terms: str) -> list[str]:
    return re.sub(r"\([^()]*\)", "", terms).split("+")


def _sum(template: Template, found: re.Match[str], right: int) -> Sum:
    piece = template.piece
    return Sum(
        piece.stretch(found.start(), found.end()),
        piece.text[found.start() : found.end()],
        template.number,
        found.start(),
        int(found["total"]),
        piece.stretch(found.start("total"), found.end("total")),
        right,
    )
