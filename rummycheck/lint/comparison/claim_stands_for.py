"""Does the joker stand for the card that the article names?

A joker takes the place of the card that is missing. Which one that is follows
from the cards beside it, and articles mix it up: the joker and the missing
card are told the other way round, or the hand that follows is not the one that
was meant.

Accepted: `Q♥ is the wild card. 4♦ 5♦ Q♠ 7♦: here Q♠ has replaced 6♦.`
Remarked on: `K♦ is the wild card. J♣ K♦ J♠: here J♦ has replaced K♦.` It is K♦
that stands for J♦.

To settle it: correct the card, name the wild card, or suppress it with
`rummycheck: ignore[claim-stands-for] -- why`.

Keys: those of `melds`, `wild.by`.
Source: the kinds of meld of the ruleset.
"""

from collections import Counter
from collections.abc import Iterator

from rummycheck.cards import AnyCard, Card, Rank
from rummycheck.deck import Designation
from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.comparison import no_wild_designation
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.lint.places import Stretch
from rummycheck.melds.base import Meld, listed
from rummycheck.problems import Severity

NAME = "claim-stands-for"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for each joker that does not stand for what it is said to stand for."""
    for said in case.example.of("stands_for"):
        for found in said.groups:
            yield from _compared(case, said.claim, found.group)
    for group in case.groups:
        yield from _marks(case, group)


def _compared(case: Case, claim: Claim, group: Group) -> Iterator[Finding]:
    half = len(claim.cards) // 2
    pairs = [(joker.card, place.card) for joker, place in zip(claim.cards[:half], claim.cards[half:], strict=False)]
    wild = case.wild if case.wild is not None else _implied(case, pairs, group)
    for joker, place in pairs:
        fault = _fault(case, group, wild, joker, place)
        if fault is not None:
            yield case.finding(NAME, fault, claim=claim)
            return
    if case.wild is None and wild is not None:
        message = f"{pairs[0][0]} can only stand for another card if each {wild} is wild, and no wild card is named"
        yield case.finding(no_wild_designation.NAME, message, claim=claim, severity=Severity.INFO, key="wild.by")
    for result in claim.groups:
        yield from _result(case, claim, group, result.group, pairs)


def _implied(case: Case, pairs: list[tuple[AnyCard, AnyCard]], group: Group) -> Designation | None:
    """Return the rank that the words make wild, where no wild card is named and none is needed otherwise."""
    for joker, place in pairs:
        if isinstance(joker, Card) and _fault(case, group, joker.rank, joker, place) is None:
            return joker.rank
    return None


def _fault(case: Case, group: Group, wild: Designation | None, joker: AnyCard, place: AnyCard | Rank) -> str | None:
    """Return what is untrue of a joker, or None; a card that stands for itself is as it is."""
    if joker == place:
        return None
    laid = case.rules.read(group, wild)
    readings = laid.readings if laid is not None else ()
    if joker not in group.cards:
        written = " ".join(map(str, group.cards))
        other_way = _reversed(group, readings, joker, place)
        return f"said that {joker} stands for {place}, but {joker} is not in {written}{other_way}"
    places = [card for meld in readings for card in _places(meld, group, joker)]
    if any(place in (card, card.rank) for card in places):
        return None
    if not readings:
        reason = f": {laid.refusal.message}" if laid is not None and laid.refusal is not None else ""
        return f"said that {joker} stands for {place}, but this is no meld{reason}"
    if not places:
        other_way = _reversed(group, readings, joker, place)
        return f"said that {joker} stands for {place}, but {joker} is no joker here{other_way}"
    return f"said that {joker} stands for {place}, but it stands for {listed(dict.fromkeys(map(str, places)))}"


def _places(meld: Meld, group: Group, joker: AnyCard) -> Iterator[Card]:
    for index in meld.jokers:
        if group.cards[index] == joker:
            yield from meld.places[index]


def _reversed(group: Group, readings: tuple[Meld, ...], joker: AnyCard, place: AnyCard | Rank) -> str:
    """Return the end of a message that tells the two cards the other way round, if that is true."""
    stood_for = [card for meld in readings if isinstance(place, Card) for card in _places(meld, group, place)]
    swapped = joker in stood_for
    return f": it is {place} that stands for {joker}" if swapped else ""


def _result(
    case: Case, claim: Claim, group: Group, result: Group, pairs: list[tuple[AnyCard, AnyCard]]
) -> Iterator[Finding]:
    """Yield a finding if the group that is said to come of it is another one."""
    places = dict(pairs)
    expected = Counter(places.get(card, card) for card in group.cards)
    if result.cards != group.cards and Counter(result.cards) != expected:
        shown = " ".join(str(places.get(card, card)) for card in group.cards)
        written = " ".join(map(str, result.cards))
        yield case.finding(NAME, f"said to make {written}, but it makes {shown}", claim=claim, truth=shown)


def _marks(case: Case, group: Group) -> Iterator[Finding]:
    """Yield a finding for each mark such as `(as 5♠)` that is untrue."""
    for mark in group.marks:
        joker = group.cards[mark.card]
        wild = case.wild if case.wild is not None else joker.rank if isinstance(joker, Card) else None
        faults = [_fault(case, group, wild, joker, place) for place in mark.stands_for]
        if faults and all(faults) and faults[0] is not None:
            stretch = Stretch(mark.span.column - 1, mark.span.end_column - 1)
            yield case.finding(NAME, faults[0], stretch=stretch)
