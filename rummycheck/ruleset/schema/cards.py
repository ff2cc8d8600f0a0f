"""How are ranks, suits and cards written in a ruleset?"""

from rummycheck.cards import Card, Rank, Suit
from rummycheck.ruleset.faults import mismatch
from rummycheck.ruleset.nodes import Node, Scalar
from rummycheck.ruleset.shapes import Shape, choice, named

_SUITS = {**{suit.value: suit for suit in Suit}, **{suit.letter: suit for suit in Suit}}
_RANKS = {rank.value: rank for rank in Rank}

RANK = choice(Rank)
SUIT = named(_SUITS, shown=tuple(suit.value for suit in Suit))


def _card(node: Node) -> Card | None:
    text = node.text if isinstance(node, Scalar) else ""
    rank, suit = _RANKS.get(text[:-1]), _SUITS.get(text[-1:])
    return Card(rank, suit) if rank is not None and suit is not None else None


def _is_card(node: Node) -> bool:
    return _card(node) is not None


def _read_card(node: Node, key: str) -> Card:
    card = _card(node)
    if card is None:
        raise mismatch(node, key, CARD.expected)
    return card


CARD = Shape(
    ("a card such as A♠",), _is_card, _read_card, {"type": "string", "pattern": "^([A2-9JQK]|10)[♠♥♦♣★SHDC*]$"}
)
