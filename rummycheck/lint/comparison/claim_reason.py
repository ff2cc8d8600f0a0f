"""Is the reason true that an article gives for its verdict?

`There is no pure sequence` teaches more than the verdict: it must be true of
the hand beside it. So must `only one sequence`, `two sequences and one set`,
`two cards of the same suit`.

Accepted: `A♥ 2♥ 3♥ 4♥ | 4♣ 4♠ 4♦ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥ is wrong: there is
only one sequence.`
Remarked on: `A♥ 2♥ 3♥ 4♥ | 4♣ 4♠ 4♦ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥ is wrong: there is no
sequence.`

To settle it: correct the reason or the hand, or suppress it with
`rummycheck: ignore[claim-reason] -- why`.

Keys: those of `melds`.
Source: the kinds of meld of the ruleset.
"""

from collections import Counter
from collections.abc import Iterator

from rummycheck.cards import Card, PrintedJoker
from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import MELD, Claim
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.melds.base import Meld, number_word, spoken
from rummycheck.problems import Severity

NAME = "claim-reason"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for each reason that is not true of the hand."""
    told: set[tuple[object, ...]] = set()
    for said in case.example.of("count"):
        claim = said.claim
        for number, tag in zip(claim.numbers, claim.kinds, strict=False):
            if (number, tag, claim.how) not in told:
                told.add((number, tag, claim.how))
                yield from _counted(case, claim, number, tag)
    for said in case.example.of("jokers"):
        for found in said.groups:
            yield from _jokers(case, said.claim, found.group)
    for said in case.example.of("suits"):
        for found in said.groups:
            yield from _suits(case, said.claim, found.group)


def _counted(case: Case, claim: Claim, number: int, tag: str) -> Iterator[Finding]:
    """Yield a finding if no reading of the groups has so many melds of a kind."""
    if case.verdict is None or tag.startswith("not "):
        return
    laid = case.verdict.arrangement.groups
    fewest = sum(bool(each.readings) and all(_is(meld, tag) for meld in each.readings) for each in laid)
    most = sum(any(_is(meld, tag) for meld in each.readings) for each in laid)
    is_true = {"at_least": most >= number, "fewer": fewest < number}.get(claim.how, fewest <= number <= most)
    if not is_true:
        held = sum(each.meld is not None and _is(each.meld, tag) for each in laid)
        message = f"said to have {_words(claim.how, number, tag)}, but it has {_words('', held, tag)}"
        yield case.finding(NAME, message, claim=claim, truth=_words("", held, tag), severity=Severity.WARNING)


def _is(meld: Meld, tag: str) -> bool:
    return tag == MELD or tag == meld.kind or tag in meld.tags


def _words(how: str, number: int, tag: str) -> str:
    noun = spoken(tag) if number == 1 else f"{spoken(tag)}s"
    words = {"at_least": "at least ", "fewer": "fewer than "}.get(how, "")
    return f"{words}{number_word(number)} {noun}"


def _jokers(case: Case, claim: Claim, group: Group) -> Iterator[Finding]:
    """Yield a finding if a group has not the joker that is spoken of."""
    laid = case.rules.read(group, case.wild)
    jokers = [group.cards[index] for meld in (laid.readings if laid is not None else ()) for index in meld.jokers]
    missing = [found.card for found in claim.cards if found.card not in group.cards]
    if missing:
        what = "printed joker" if isinstance(missing[0], PrintedJoker) else str(missing[0])
        yield case.finding(NAME, f"there is no {what} in this group", claim=claim, severity=Severity.WARNING)
    if claim.says == "wild" and case.wild is not None and not any(isinstance(card, Card) for card in jokers):
        yield case.finding(NAME, "there is no wild card in this group", claim=claim, severity=Severity.WARNING)


def _suits(case: Case, claim: Claim, group: Group) -> Iterator[Finding]:
    cards = [card for card in group.cards if isinstance(card, Card)]
    repeated = [card for card, copies in Counter(cards).items() if copies > 1]
    if claim.says == "same" and not repeated and len({card.suit for card in cards}) == len(cards):
        message = "said to have cards of the same suit, but all suits differ"
    elif claim.says == "different" and repeated:
        message = f"said to be of different suits, but {repeated[0]} lies there twice"
    else:
        return
    yield case.finding(NAME, message, claim=claim, severity=Severity.WARNING)
