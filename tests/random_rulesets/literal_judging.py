"""Which melds can a hand be, is it a declaration, and what does it cost, straight from the definitions?"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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
Worths = Mapping[tuple[str, frozenset[str]], int]
"""What a group is worth on the table as each kind, pure or impure."""


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


def meets(melds: Melds, demands: Sequence[Demand]) -> bool:
    """Tell whether there are as many melds of each name as are demanded."""
    held = Counter(tag for meld in melds if meld is not None for tag in meld.tags)
    return all(held[demand.tag] >= demand.minimum for demand in demands)


def best_choices(game: Game, choices: Sequence[Readings], worths: Sequence[Worths]) -> Sequence[Melds]:
    """Return the choices of one reading for each group that the rules don't tell apart.

    They make the declaration valid, if any do, for an objective with which it costs least. Else they are those by which
    the hand costs a loser least, of those that meet an objective if any do. They have the fewest jokers; and no other
    choice that does as well takes a kind that the ruleset lists earlier, unless it takes a later one elsewhere.
    """
    objectives = list(game.rules.declaration.any_of)
    if not all(_serving(game, choices, ())):
        objectives.sort(key=lambda objective: objective.rest is not Rest.FREE)
    met = {
        number: [melds for melds in _products(_serving(game, choices, each.demands)) if meets(melds, each.demands)]
        for number, each in enumerate(objectives)
    }
    valid: list[Sequence[Melds]] = []
    for number, objective in enumerate(objectives):
        whole = [melds for melds in met[number] if _is_whole(game, objective, melds, worths)]
        valid += [_preferred(game, whole, counts=False)] if whole else []
    if valid:
        least = min(max(sum(count(game, melds)) for melds in same) for same in valid)
        return [melds for same in valid for melds in same if sum(count(game, melds)) <= least]
    meeting = [melds for number in met for melds in met[number]]
    return _preferred(game, meeting or list(_without_objective(game, choices)), counts=True)


def _is_whole(game: Game, objective: Objective, melds: Melds, worths: Sequence[Worths]) -> bool:
    """Tell whether no card is left that may not be, and the melds are worth what a first meld must be."""
    declaration = game.rules.declaration
    loose = [group for group, meld in zip(game.hand.groups, melds, strict=True) if meld is None]
    left = sum(cost(card, game, is_melded=False) for group in loose for card in group)
    may_be_left = not loose or objective.rest is Rest.FREE or 0 < declaration.unmatched_points_max >= left
    values = [worth_of[meld.kind, meld.tags] for meld, worth_of in zip(melds, worths, strict=True) if meld is not None]
    worth = sum(values) if declaration.first_meld is FirstMeld.TURN else max(values, default=0)
    return may_be_left and worth >= declaration.first_meld_points


def _without_objective(game: Game, choices: Sequence[Readings]) -> Iterator[Melds]:
    """Yield every choice where no objective can be met; kinds that serve only who asks serve an exemption."""
    yield from _products(_serving(game, choices, ()))
    for exemption in game.rules.points.exempt:
        if isinstance(exemption.when, tuple):
            products = _products(_serving(game, choices, exemption.when))
            yield from (melds for melds in products if meets(melds, exemption.when))


def _preferred(game: Game, every: Sequence[Melds], *, counts: bool) -> Sequence[Melds]:
    prices = [(sum(count(game, melds)) if counts else 0, _jokers(melds)) for melds in every]
    cheapest = [melds for melds, price in zip(every, prices, strict=True) if price == min(prices)]
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
    met = [each for each in game.rules.declaration.any_of if meets(melds, each.demands) and _serve(game, melds, each)]
    if None in melds:
        met.sort(key=lambda objective: objective.rest is not Rest.FREE)
    return met[0] if met else None


def _serve(game: Game, melds: Melds, objective: Objective) -> bool:
    """Tell whether an objective names each meld that serves only who asks for it."""
    asked, reserved = {demand.tag for demand in objective.demands}, reserved_kinds(game)
    return all(meld.kind not in reserved or meld.tags & asked for meld in melds if meld is not None)


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


def worths_of(game: Game, group: Sequence[AnyCard], every: Sequence[Meld]) -> Worths:
    """Return what a group is worth as each kind: in the reading with the fewest jokers, then the first of these."""
    worths: dict[tuple[str, frozenset[str]], int] = {}
    for meld in sorted(every, key=lambda meld: len(meld.jokers)):
        worths.setdefault((meld.kind, meld.tags), _table_points(game, group, meld))
    return worths


def _table_points(game: Game, group: Sequence[AnyCard], meld: Meld) -> int:
    """Return what a meld is worth on the table."""
    points = game.rules.points
    total = 0
    for index, (card, places) in enumerate(zip(group, meld.places, strict=True)):
        if points.joker_on_table is JokerOnTable.OWN and index in meld.jokers:
            total += points.printed_joker_melded if isinstance(card, PrintedJoker) else _own_points(card, game)
        elif not places:
            own = max(points.printed_joker_melded, points.printed_joker_unmatched)
            total += own if isinstance(card, PrintedJoker) else worth(card.rank, game)
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
