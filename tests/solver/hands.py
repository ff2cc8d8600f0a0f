"""How are hands, and facts about them, read from rows of text?"""

from collections.abc import Sequence
from pathlib import Path

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.declaration import Declaration
from rummycheck.notation import parse_designation

FACTS = Path(__file__).parent / "facts"
ZERO_JOKERS = "indian-13-zero-jokers"

CARD_OF: dict[str, AnyCard] = {"PJ": PrintedJoker()}
"""Every card by its text, in suit signs or letters; ten also as T."""
for _card in (Card(rank, suit) for suit in Suit for rank in Rank):
    CARD_OF[str(_card)] = CARD_OF[_card.ascii] = _card
    CARD_OF[_card.ascii.replace("10", "T")] = _card


def cards_of(text: str) -> tuple[AnyCard, ...]:
    """Return the cards of a row, in its order."""
    return tuple(CARD_OF[word] for word in text.split())


def rank_of(text: str) -> Rank:
    """Return the rank that is wild."""
    rank = parse_designation(text)
    assert isinstance(rank, Rank)
    return rank


def facts(name: str) -> list[list[str]]:
    """Return the columns of every row of a file of facts."""
    lines = (FACTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split("; ") for line in lines if not line.startswith("#")]


def laid_down(declaration: Declaration) -> list[AnyCard]:
    """Return all cards of a declaration with the one put away, sorted."""
    discard = () if declaration.discard is None else (declaration.discard,)
    return in_order([*declaration.cards, *discard])


def in_order(cards: Sequence[AnyCard]) -> list[AnyCard]:
    """Return the cards sorted, so that the same cards are the same list."""
    return sorted(cards, key=str)
