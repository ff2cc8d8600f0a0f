"""What does one deal of a sheet say, and whom does a part of a sheet name that is no player?"""

from collections.abc import Iterator, Sequence

from rummycheck.cards import Card
from rummycheck.deck import Designation
from rummycheck.errors import NotationError, RulesetError
from rummycheck.notation import parse_designation
from rummycheck.ruleset.containers import read_each
from rummycheck.ruleset.faults import FaultyError, did_you_mean, fault, mismatch
from rummycheck.ruleset.nodes import Node, Scalar, Section
from rummycheck.ruleset.tables import Values
from rummycheck.settlement import sheet_keys as keys
from rummycheck.settlement.entry_reading import read_entry
from rummycheck.settlement.gathering import Gathering
from rummycheck.settlement.sheet import Entry, Name, SheetDeal
from rummycheck.source import Span

Names = Sequence[str] | None
"""The players of a sheet; None where they can't be read, so that nobody can be told from them."""


def read_deal(node: Node, key: str, names: Names) -> SheetDeal:
    """Return what a deal says; raise FaultyError with all that is wrong with it."""
    if not isinstance(node, Section):
        raise mismatch(node, key, ("a section of players",))
    own = {name: entry for name, entry in node.entries.items() if name in keys.DEAL_WORDS}
    told = {name: entry for name, entry in node.entries.items() if name not in own and _is_known(name, names)}
    values, faults = keys.DEAL_KEYS.read_in_part(node.replaced(own), key)
    rejoined = values.get(keys.REJOINED, ())
    gathering = Gathering(faults)
    gathering.add(
        _unknown(name, key, named, names)
        for name, (named, _) in node.entries.items()
        if name not in own and name not in told
    )
    gathering.add(strangers(node, keys.DEAL_TOTALS.path, names, within=f"{key}."))
    gathering.add(not_players(rejoined, node, f"{key}.{keys.REJOINED.path}", names))
    entries: list[Entry] = gathering.read(
        lambda: read_each(read_entry, ((value, f"{key}.{name}") for name, (_, value) in told.items())), []
    )
    wild = gathering.read(lambda: _designation(node, values, key), None)
    upcard = gathering.read(lambda: _upcard(node, values, key), None)
    gathering.finish()
    return SheetDeal(
        number=int(key.rpartition(".")[2]),
        wild=wild,
        entries=dict(zip(told, entries, strict=True)),
        rejoined=rejoined,
        split=values[keys.SPLIT],
        totals=values[keys.DEAL_TOTALS],
        span=_head(node),
        wild_span=span_of(node, keys.WILD.path),
        upcard=upcard,
        upcard_span=span_of(node, keys.UPCARD.path),
    )


def strangers(node: Section, path: str, names: Names, within: str = "") -> Iterator[RulesetError]:
    """Yield the keys of a section of players that are none of them."""
    section = node.get(path)
    for name, (key, _) in section.entries.items() if isinstance(section, Section) else ():
        if not _is_known(name, names):
            yield stranger(name, key.span, node, f"{within}{path}", names)


def stranger(name: str, span: Span, node: Node, key: str, names: Names) -> RulesetError:
    """Return the error for a name that is no player's."""
    return at(span, node, f"'{name}' is no player of this sheet{did_you_mean(name, names or ())}", key)


def not_players(listed: Sequence[Name], node: Node, path: str, names: Names) -> Iterator[RulesetError]:
    """Yield the names of a list that are no player's, or that stand there twice."""
    for index, (name, span) in enumerate(listed):
        if not _is_known(name, names):
            yield stranger(name, span, node, path, names)
        elif name in [earlier.text for earlier in listed[:index]]:
            yield at(span, node, f"'{name}' is named twice", path)


def at(span: Span, node: Node, message: str, key: str = keys.PLAYERS.path) -> RulesetError:
    """Return the error for something that stands in this place."""
    return RulesetError(message, source=node.source.name, key=key, span=span)


def span_of(node: Section, path: str) -> Span | None:
    """Return where the value of a key stands, if it is there."""
    value = node.get(path)
    return value.span if value is not None else None


def _is_known(name: str, names: Names) -> bool:
    return names is None or name in names


def _unknown(name: str, key: str, named: Scalar, names: Names) -> RulesetError:
    near = did_you_mean(name, (*(names or ()), *keys.DEAL_WORDS))
    return fault(named, key, f"'{name}' is no player of this sheet, and no key of a deal{near}")


def _designation(node: Section, values: Values, key: str) -> Designation | None:
    """Return the card that a deal turns up; raise FaultyError where it is none."""
    text, wild = values.get(keys.WILD, None), node.get(keys.WILD.path)
    if text is None or wild is None:
        return None
    try:
        return parse_designation(text)
    except NotationError as error:
        raise FaultyError([fault(wild, f"{key}.{keys.WILD.path}", error.message)]) from None


def _upcard(node: Section, values: Values, key: str) -> Card | None:
    """Return the card turned up for the discard pile; raise FaultyError where it is none."""
    text, place = values.get(keys.UPCARD, None), node.get(keys.UPCARD.path)
    if text is None or place is None:
        return None
    try:
        card = parse_designation(text)
    except NotationError as error:
        raise FaultyError([fault(place, f"{key}.{keys.UPCARD.path}", error.message)]) from None
    if not isinstance(card, Card):
        message = f"expected a card with its suit, such as 7♠, found '{text}'"
        raise FaultyError([fault(place, f"{key}.{keys.UPCARD.path}", message)])
    return card


def _head(node: Section) -> Span:
    """Return where a deal begins: its first key."""
    first = next(iter(node.entries.values()), None)
    return first[0].span if first is not None else node.span
