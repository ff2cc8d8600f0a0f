"""Which melds are made of jokers alone, or of one card over and over?"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from rummycheck.cards import AnyCard, Card
from rummycheck.deck import Deal, OwnPlace
from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.melds.windows import windows
from rummycheck.scoring import PointsOptions
from rummycheck.solver.patterns import Look, Need, Pattern
from rummycheck.solver.runs import counts_own, worth_of, worth_of_cards


def runs_of_jokers(kind: Run, deal: Deal, points: PointsOptions | None, need: Need) -> Iterator[Pattern]:
    """Yield the runs without a natural card, where the ruleset has such."""
    for length in range(kind.size.minimum, need.jokers + 1):
        fitting = windows(deal.ranks, kind.ace, kind.wrap, length)
        is_parted = not kind.jokers.adjacent and length > 1
        if fitting and kind.size.fits(length) and not is_parted and kind.jokers.breach(length, 0) is None:
            window = max(fitting, key=lambda window: worth_of(window, points))
            worth = worth_of(window, points, ())
            yield Pattern((), length, Look(kind.tags(pure=False), length, worth), window, _own_places(deal, points))


def sets_of_jokers(kind: SetOfRank, deal: Deal, points: PointsOptions | None, need: Need) -> Iterator[Pattern]:
    """Yield the sets without a natural card, where the ruleset has such."""
    for size in range(kind.size.minimum, need.jokers + 1):
        is_parted = not kind.jokers.adjacent and size > 1
        if kind.size.fits(size) and not is_parted and kind.jokers.breach(size, 0) is None:
            yield Pattern((), size, Look(kind.possible_tags, size, 0), own_gaps=_own_places(deal, points))


def _own_places(deal: Deal, points: PointsOptions | None) -> frozenset[Card]:
    """Return the wild cards that would be themselves among jokers, where it matters which cards are jokers."""
    return deal.wild if counts_own(points) and deal.on_own_place is OwnPlace.NATURAL else frozenset()


def identical_melds(
    kind: Identical, hand: Mapping[AnyCard, int], points: PointsOptions | None
) -> Iterator[tuple[tuple[AnyCard, ...], Look]]:
    """Yield every group of one card over and over, printed jokers among themselves."""
    for card, copies in hand.items():
        most = copies if kind.size.maximum is None else min(copies, kind.size.maximum)
        for size in range(kind.size.minimum, most + 1):
            cards = (card,) * size
            yield cards, Look(kind.possible_tags, size, worth_of_cards(cards, points))


def joker_groups(
    kind: AllJokers, jokers: Mapping[AnyCard, int], points: PointsOptions | None
) -> Iterator[tuple[tuple[AnyCard, ...], Look]]:
    """Yield every group of jokers and nothing else."""
    if sum(jokers.values()) < kind.size.minimum:
        return
    for numbers in product(*(range(number + 1) for number in jokers.values())):
        size = sum(numbers)
        if size and kind.size.fits(size):
            cards = tuple(Counter(dict(zip(jokers, numbers, strict=True))).elements())
            yield cards, Look(kind.possible_tags, size, 0 if counts_own(points) else worth_of_cards(cards, points))
