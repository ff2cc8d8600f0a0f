"""How was a hand of an article read, for a writer who asks?"""

from collections.abc import Iterator

from rummycheck.declaration import Declaration
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.examples import Said
from rummycheck.lint.comparison.called import what_it_is
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import ClaimRead, HandRead
from rummycheck.melds.base import listed, pluralized, spoken
from rummycheck.notation import format_declaration


def hand_read(case: Case) -> HandRead:
    """Return the hand, its wild card, what the rules say of it, and every claim."""
    hand = case.example.hand
    by_cards = case.verdict.deal.designated if case.wild is None and case.is_hand and case.verdict is not None else None
    wild = case.wild if case.wild is not None else by_cards
    return HandRead(
        stretch=hand.stretch,
        text=case.source.written(hand.stretch),
        reading=format_declaration(Declaration(case.groups)),
        is_whole=case.is_hand,
        wild=None if wild is None else str(wild),
        wild_from="the number of cards" if by_cards is not None else case.wild_from,
        ruleset=case.rules.name,
        judgement=_judgement(case),
        claims=tuple(_claim(said) for said in case.example.said),
    )


def _judgement(case: Case) -> str:
    if case.is_flat:
        best = case.rules.best(case.groups, case.wild)
        return "not arranged" if best is None else f"{pluralized(best.points, 'point')} at best"
    if case.is_hand:
        return _verdict(case)
    return "; ".join(_melds(case))


def _verdict(case: Case) -> str:
    if case.verdict is None:
        error = case.rules.hindrance(case.groups, case.wild)
        return f"not judged: {error.message}" if error is not None else "not judged"
    if case.verdict.is_valid:
        return "valid"
    penalty = "" if case.verdict.penalty is None else f"{case.verdict.penalty} penalty points, "
    return f"wrong: {penalty}{case.verdict.count.points} as a losing hand"


def _melds(case: Case) -> Iterator[str]:
    for group in case.groups:
        laid = case.rules.read(group, case.wild)
        yield "cards that this game has not" if laid is None else what_it_is(laid)


def _claim(said: Said) -> ClaimRead:
    claim = said.claim
    return ClaimRead(claim.stretch, claim.text, _meaning(claim), claim.confidence.value)


def _meaning(claim: Claim) -> str:
    """Return in words what a claim is taken to mean."""
    match claim.about:
        case "verdict" | "headings":
            return f"a {claim.says} declaration"
        case "expect" if claim.numbers:
            return f"{pluralized(claim.numbers[0], 'point')} expected"
        case "expect":
            return f"{claim.says} expected"
        case "points":
            return pluralized(claim.numbers[-1], "point")
        case "stands_for":
            half = len(claim.cards) // 2
            pairs = zip(claim.cards[:half], claim.cards[half:], strict=False)
            return listed(f"{joker.card} stands for {place.card}" for joker, place in pairs)
        case "suits":
            return f"cards of {'the same suit' if claim.says == 'same' else 'different suits'}"
        case "count":
            how = {"at_least": "at least ", "fewer": "fewer than "}.get(claim.how, "")
            return listed(
                f"{how}{number} {spoken(kind)}" for number, kind in zip(claim.numbers, claim.kinds, strict=False)
            )
        case _:
            return listed(map(spoken, claim.kinds))
