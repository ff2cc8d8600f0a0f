"""How does one kind of meld read a group that is written as a player writes it?"""

from rummycheck.checker import Checker
from rummycheck.melds.base import Laid, Meld, MeldKind, Refusal, laid
from rummycheck.notation import parse_declaration, parse_designation
from rummycheck.ruleset import load_ruleset

TUNNELA = "melds.tunnela={type: identical, size: [3, 3], counts_as: [sequence, pure_sequence]}"
"""Three copies of one card, as in 21-card rummy."""
TROUPE = "melds.troupe={type: jokers, size: [8, null], counts_as: [sequence]}"
"""Eight jokers or more, as in 21-card rummy."""


def kind(name: str, *settings: str) -> MeldKind:
    """Return a kind of meld of Indian rummy under these settings."""
    return next(meld_kind for meld_kind in load_ruleset("indian-13", settings).melds if meld_kind.kind == name)


def lay(cards: str, *settings: str, wild: str | None = None) -> Laid:
    """Lay one group on a table of Indian rummy under these settings."""
    (group,) = parse_declaration(cards).groups
    designated = parse_designation(wild) if wild is not None else None
    return laid(group.cards, Checker(load_ruleset("indian-13", settings)).deal(designated))


def read(name: str, cards: str, *settings: str, wild: str | None = None) -> tuple[Meld, ...]:
    """Return all readings of a group as one kind of meld."""
    return tuple(kind(name, *settings).readings(lay(cards, *settings, wild=wild)))


def refuse(name: str, cards: str, *settings: str, wild: str | None = None) -> Refusal:
    """Return why a group is not of this kind; it must have no reading."""
    assert not read(name, cards, *settings, wild=wild)
    return kind(name, *settings).refusal(lay(cards, *settings, wild=wild))


def places(meld: Meld) -> str:
    """Write what the cards of a meld stand for, those with several choices joined by a slash."""
    return " ".join("/".join(map(str, choices)) or "-" for choices in meld.places)


def in_ascii(value: object) -> str | None:
    """Return a text of a table without suit signs, so that it can be read in a test's name."""
    return value.translate(str.maketrans("♠♥♦♣", "SHDC")) if isinstance(value, str) else None
