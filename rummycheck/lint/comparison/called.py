"""What is a group, and is it what an article calls it?"""

from collections.abc import Iterator

from rummycheck.arrangement import LaidGroup
from rummycheck.cards import Card
from rummycheck.deck import Designation
from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import MELD


def is_called_rightly(laid: LaidGroup, tag: str) -> bool:
    """Tell whether any reading of a group is what it is called, or none is what it is said not to be."""
    bare = tag.removeprefix("not ")
    is_one = bool(laid.readings) if bare == MELD else any(bare in {*meld.tags, meld.kind} for meld in laid.readings)
    return is_one != tag.startswith("not ")


def what_it_is(laid: LaidGroup) -> str:
    """Return in words what a group is, or why it is nothing."""
    if laid.meld is not None:
        return with_article(laid.meld.label)
    return f"no meld: {laid.refusal.message}" if laid.refusal is not None else "no meld"


def with_article(noun: str) -> str:
    """Return a noun with its article.

    >>> with_article("impure sequence"), with_article("set")
    ('an impure sequence', 'a set')
    """
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def wild_in(group: Group) -> Iterator[Designation]:
    """Yield the ranks of a group, each of which could be wild in it."""
    yield from dict.fromkeys(card.rank for card in group.cards if isinstance(card, Card))
