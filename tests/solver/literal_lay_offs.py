"""Lay-offs of gin by the words of its rules alone: every choice of cards, every group, and nothing of the program."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

Pip = tuple[int, int]
"""Rank from 1, the ace, to 13, the king; and suit from 0 to 3."""

PACK: list[Pip] = [(rank, suit) for suit in range(4) for rank in range(1, 14)]


class KnockedDeal(NamedTuple):
    """What lies on the table after a knock, and the hand of the other player."""

    melds: tuple[tuple[Pip, ...], ...]
    hand: tuple[Pip, ...]


def written(cards: Sequence[Pip]) -> str:
    """Return cards as people write them."""
    return " ".join(f"{('A', *map(str, range(2, 11)), 'J', 'Q', 'K')[rank - 1]}{'♠♥♦♣'[suit]}" for rank, suit in cards)


def is_meld(cards: Sequence[Pip]) -> bool:
    """Tell whether cards are three or four of a rank, or three or more in sequence of a suit, the ace low."""
    ranks = sorted(rank for rank, _ in cards)
    if len(cards) in (3, 4) and len(set(ranks)) == 1:
        return True
    in_sequence = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return len(cards) >= 3 and in_sequence and len({suit for _, suit in cards}) == 1


def deadwood(cards: Sequence[Pip]) -> int:
    """Return what cards in no meld count."""
    return sum(min(10, rank) for rank, _ in cards)


def fewest_points(deal: KnockedDeal) -> tuple[int, int]:
    """Return the fewest points that any way to lay off and to group leaves, and with how few cards laid off."""
    left = _fewest_left(deal.hand)
    touching = [card for card in deal.hand if any(_touches(card, meld) for meld in deal.melds)]
    return min(
        (left[frozenset(deal.hand) - set(gone)], len(gone))
        for number in range(len(touching) + 1)
        for gone in combinations(touching, number)
        if _can_go(gone, deal.melds)
    )


def _touches(card: Pip, meld: Sequence[Pip]) -> bool:
    """Tell whether a card can be in a meld with these at all."""
    return all(rank == card[0] for rank, _ in meld) or all(suit == card[1] for _, suit in meld)


def _can_go(cards: Sequence[Pip], melds: Sequence[tuple[Pip, ...]]) -> bool:
    """Tell whether cards can all be added to melds, each to one of them, so that all stay melds."""
    if not cards:
        return all(map(is_meld, melds))
    first, *others = cards
    return any(
        _can_go(others, [*melds[:index], (*meld, first), *melds[index + 1 :]])
        for index, meld in enumerate(melds)
        if _touches(first, meld)
    )


def _fewest_left(hand: Sequence[Pip]) -> dict[frozenset[Pip], int]:
    """Return what each part of a hand leaves over at best, the smaller parts first."""
    melds = [frozenset(some) for size in range(3, len(hand) + 1) for some in combinations(hand, size) if is_meld(some)]
    left: dict[frozenset[Pip], int] = {frozenset(): 0}
    for size in range(1, len(hand) + 1):
        for some in map(frozenset, combinations(hand, size)):
            first = next(iter(some))
            grouped = [left[some - meld] for meld in melds if first in meld and meld <= some]
            left[some] = min([deadwood((first,)) + left[some - {first}], *grouped])
    return left


def knocked_deals(seed: int) -> Iterator[KnockedDeal]:
    """Yield deals in which melds lie on the table, and the other hand often has cards that fit them."""
    random = Random(seed)
    while True:
        melds: list[tuple[Pip, ...]] = []
        pack = list(PACK)
        for _ in range(random.randint(1, 3)):
            meld = _some_meld(pack, random, 10 - sum(map(len, melds)))
            if meld:
                melds.append(meld)
                pack = [card for card in pack if card not in meld]
        near = [card for card in pack if any(is_meld((*meld, card)) for meld in melds)]
        random.shuffle(pack)
        lucky = random.sample(near, min(len(near), random.randint(0, 4)))
        suit = random.randrange(4)
        if random.random() < 0.3:  # Long runs of one suit leave many ways.
            pack.sort(key=lambda card: card[1] != suit)
        hand = list(dict.fromkeys([*lucky, *pack]))[:10]
        random.shuffle(hand)
        if melds:
            yield KnockedDeal(tuple(melds), tuple(hand))


def _some_meld(pack: Sequence[Pip], random: Random, most: int) -> tuple[Pip, ...]:
    rank, suit = random.choice(pack)
    size = random.randint(3, max(3, min(5, most)))
    if random.random() < 0.5:
        cards = [card for card in pack if card[0] == rank][: min(size, 4)]
    else:
        cards = [card for card in pack if card[1] == suit and rank <= card[0] < rank + size]
    return tuple(cards) if most >= 3 and len(cards) >= 3 and is_meld(cards) else ()
