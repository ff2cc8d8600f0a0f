"""Which melds can a hand be, is it a declaration, and what does it cost, straight from the definitions?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game import Game
from literal import runs, sets
from literal_deal import cost, deal_of, has_right_number, worth
from rules_at_random import tags_of

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank
from rummycheck.deck import CountCheck, Deal
from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.base import Laid, Meld, MeldKind, Serves, laid
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.objective import Demand, FirstMeld, Objective, Rest
from rummycheck.scoring import AnyMeld, AtFace, HandCount, JokerOnTable, WhenMet


class Reading(NamedTuple):
    """What a group can be."""

    jokers: int
    order: int
    """Where the ruleset lists the kind."""
    kind: str
    tags: frozenset[str]


Readings = tuple[Reading, ...]
Melds = Sequence[Reading | None]


def readings(group: Sequence[AnyCard], game: Game, deal: Deal) -> Readings:
    """Return each kind of meld that the group can be and each number of jokers that can serve in it."""
    cards = laid(tuple(group), deal)
    return tuple(
        sorted(
            Reading(jokers, order, kind.kind, tags)
            for order, kind in enumerate(game.rules.melds)
            for jokers, tags in set(_readings(cards, kind))
        )
    )


def _readings(cards: Laid, kind: MeldKind) -> Iterator[tuple[int, frozenset[str]]]:
    match kind:
        case Run():
            for jokers in runs(cards, kind):
                yield jokers, tags_of(kind, "impure_sequence" if jokers else "pure_sequence")
        case SetOfRank():
            yield from ((jokers, tags_of(kind)) for jokers in sets(cards, kind))
        case Identical():
            if kind.size.fits(len(cards.cards)) and all(card == cards.cards[0] for card in cards.cards):
                yield 0, tags_of(kind)
        case AllJokers():
            if kind.size.fits(len(cards.cards)) and all(map(cards.deal.is_joker, cards.cards)):
                yield len(cards.cards), tags_of(kind)
        case _:
            raise TypeError(kind)


def fewest(all_readings: Readings) -> Readings:
    """Return of each kind and its tags only what takes the fewest jokers."""
    best: dict[tuple[str, frozenset[str]], Reading] = {}
    for reading in sorted(all_readings):
        best.setdefault((reading.kind, reading.tags), reading)
    return tuple(best.values())


def goals(game: Game, *, is_loose: bool) -> Iterator[tuple[Demand, ...]]:
    """Yield what the groups are read for, the objectives first.

    Where cards lie in no meld, the objectives that leave the rest free go before the others.
    """
    objectives = game.rules.declaration.any_of
    if is_loose:
        yield from (objective.demands for objective in objectives if objective.rest is Rest.FREE)
    yield from (objective.demands for objective in objectives if not (is_loose and objective.rest is Rest.FREE))
    yield from (exemption.when for exemption in game.rules.points.exempt if isinstance(exemption.when, tuple))


def meets(melds: Melds, demands: Sequence[Demand]) -> bool:
    """Tell whether there are as many melds of each name as are demanded."""
    held = Counter(tag for meld in melds if meld is not None for tag in meld.tags)
    return all(held[demand.tag] >= demand.minimum for demand in demands)


def best_choices(game: Game, choices: Sequence[Readings]) -> Sequence[Melds]:
    """Return the choices of one reading for each group that the rules don't tell apart.

    They meet the first goal that any choice meets, with the fewest jokers; and no other choice that does so with as
    few jokers takes a kind that the ruleset lists earlier, unless it takes a later one elsewhere.
    """
    always = _serving(game, choices, ())
    meeting = next(
        (
            met
            for goal in goals(game, is_loose=not all(always))
            if (met := [melds for melds in _products(_serving(game, choices, goal)) if meets(melds, goal)])
        ),
        _products(always),
    )
    least = min(map(_jokers, meeting))
    cheapest = [melds for melds in meeting if _jokers(melds) == least]
    return [melds for melds in cheapest if not any(_is_preferred(other, melds) for other in cheapest)]


def _products(choices: Sequence[Readings]) -> list[Melds]:
    return list(product(*(group or (None,) for group in choices)))


def _serving(game: Game, choices: Sequence[Readings], goal: Sequence[Demand]) -> Sequence[Readings]:
    """Return the readings without those of kinds that serve their own objective, where that is another."""
    reserved = reserved_kinds(game)
    asked = {demand.tag for demand in goal}
    return [
        tuple(reading for reading in group if reading.kind not in reserved or reading.tags & asked) for group in choices
    ]


def reserved_kinds(game: Game) -> set[str]:
    """Return the kinds that are melds only towards an objective of their own."""
    return {kind.kind for kind in game.rules.melds if kind.serves is Serves.OBJECTIVE}


def _jokers(melds: Melds) -> int:
    return sum(meld.jokers for meld in melds if meld is not None)


def _is_preferred(melds: Melds, other: Melds) -> bool:
    pairs = [(one.order, two.order) for one, two in zip(melds, other, strict=True) if one and two]
    return all(one <= two for one, two in pairs) and any(one < two for one, two in pairs)


def objective_met(game: Game, melds: Melds) -> Objective | None:
    """Return the objective that the melds meet, one that leaves the rest free if that helps."""
    met = [objective for objective in game.rules.declaration.any_of if meets(melds, objective.demands)]
    if None in melds:
        met.sort(key=lambda objective: objective.rest is not Rest.FREE)
    return met[0] if met else None


def faults(game: Game, melds: Melds, laid_down: Sequence[Meld | None]) -> set[str]:
    """Return the requirements that are not met by groups read so."""
    declaration = game.rules.declaration
    objective = objective_met(game, melds)
    sizes = tuple(sorted(map(len, game.hand.groups), reverse=True))
    shape = declaration.shape
    if shape is not None and not isinstance(shape, tuple):
        shape = shape.get(sum(sizes))
    loose = [group for group, meld in zip(game.hand.groups, melds, strict=True) if meld is None]
    left = sum(cost(card, game, is_melded=False) for group in loose for card in group)
    values = [_table_points(game, group, meld) for group, meld in zip(game.hand.groups, laid_down, strict=True) if meld]
    worth = sum(values) if declaration.first_meld is FirstMeld.TURN else max(values, default=0)
    is_kept = {
        "card-count": has_right_number(game),
        "card-copies": not _has_too_many_copies(game),
        "required-melds": objective is not None,
        "group-shape": shape is None or shape == sizes,
        "unmatched-cards": not loose
        or (objective is not None and objective.rest is Rest.FREE)
        or 0 < declaration.unmatched_points_max >= left,
        "first-meld": worth >= declaration.first_meld_points,
    }
    return {name for name, kept in is_kept.items() if not kept}


def _has_too_many_copies(game: Game) -> bool:
    deal, deck = deal_of(game), game.rules.deck
    held: Counter[object] = Counter(game.hand.cards)
    if game.hand.discard is not None:
        held[game.hand.discard] += 1
    if deck.designated_card_out and isinstance(deal.designated, Card | PrintedJoker):
        held[deal.designated] += 1 if held[deal.designated] else 0
    most = {card: deal.printed_jokers if isinstance(card, PrintedJoker) else deal.packs for card in held}
    return deck.count_check is CountCheck.ERROR and any(held[card] > most[card] for card in held)


def _table_points(game: Game, group: Sequence[AnyCard], meld: Meld) -> int:
    """Return what a meld is worth on the table."""
    points = game.rules.points
    total = 0
    for index, (card, places) in enumerate(zip(group, meld.places, strict=True)):
        if points.joker_on_table is JokerOnTable.OWN and index in meld.jokers:
            total += points.printed_joker_melded if isinstance(card, PrintedJoker) else _own_points(card, game)
        elif not places:
            total += points.printed_joker_melded if isinstance(card, PrintedJoker) else worth(card.rank, game)
        elif places[0].rank is Rank.ACE and points.ace_low_on_table is not None and _has_low_ace(meld):
            total += points.ace_low_on_table
        else:
            total += worth(places[0].rank, game)
    return total


def _own_points(wild: Card, game: Game) -> int:
    melded = game.rules.points.wild_melded
    return worth(wild.rank, game) if isinstance(melded, AtFace) else melded


def _has_low_ace(meld: Meld) -> bool:
    """Tell whether an ace would lie below a two."""
    return any(place[0].rank is Rank.TWO for place in meld.places if place)


def count(game: Game, melds: Melds) -> list[int]:
    """Return what each group, read so, costs a loser."""
    is_met = objective_met(game, melds) is not None
    free: AnyMeld | tuple[str, ...] = ()
    for exemption in game.rules.points.exempt:
        if is_met if isinstance(exemption.when, WhenMet) else meets(melds, exemption.when):
            free = exemption.melds
            break
    return [
        0
        if meld is not None and (isinstance(free, AnyMeld) or meld.tags & set(free))
        else sum(cost(card, game, is_melded=meld is not None) for card in group)
        for group, meld in zip(game.hand.groups, melds, strict=True)
    ]


def capped(game: Game, points: int) -> int:
    """Return the points, at most what a hand can cost."""
    cap = game.rules.points.cap
    return points if cap is None or points < cap else cap


def penalty(game: Game, points: int, *, is_valid: bool) -> int | None:
    """Return what a declaration costs whoever made it."""
    if is_valid:
        return 0
    wrong = game.rules.penalties.wrong_declaration
    return points if isinstance(wrong, HandCount) else wrong
