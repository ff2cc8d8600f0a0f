"""Is this text a score sheet, and what does it say?

A sheet that can't be read, or by which nobody can go on playing, is not
settled: a player whom a deal says nothing of, a hand for nobody, two who
declared, a value that is no points, a deal after the end. Everything that can
be found in one reading is told together, each with its place; the exit status
is 2.

Accepted: `Asha: first drop`, `Binod: 40`, `Chitra: declared A♥ 2♥ 3♥ | ...`.
Refused: `Asha: frist drop`, `Binod: -40`, `Chitra: 1e309`.

Keys: `penalties.first_drop`, `penalties.middle_drop`, `match.kind`.
Source: the form of score sheets, `rummycheck settle --schema`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from rummycheck.deck import Designation
from rummycheck.errors import NotationError, RulesetError, SheetError
from rummycheck.notation import parse_designation
from rummycheck.ruleset.containers import read_each
from rummycheck.ruleset.faults import FaultyError, did_you_mean, fault, mismatch
from rummycheck.ruleset.nodes import Node, Scalar, Section, Source
from rummycheck.ruleset.tables import Values
from rummycheck.ruleset.yaml_reader import Written, read_yaml
from rummycheck.settlement import sheet_keys as keys
from rummycheck.settlement.entry_reading import read_entry
from rummycheck.settlement.sheet import Money, Name, Sheet, SheetDeal
from rummycheck.source import Span

NAME = "unreadable-sheet"
MAX_LENGTH = 32 * 1024 * 1024
"""Code points; 10,000 deals of six hands take a tenth of it."""
_SHEET = Written("score sheet", MAX_LENGTH)
# JSON writes signs beyond the first 65,536 as two halves, which YAML does not know.
_HALVES = re.compile(r"(?<!\\)((?:\\\\)*)\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")


def read_sheet(text: str, source: str) -> Sheet:
    """Return what a text in YAML or JSON says. Raises SheetError, which knows all faults."""
    try:
        node = read_yaml(_joined_halves(text), Source(source, 0), _SHEET)
        if not isinstance(node, Section):
            raise RulesetError("expected keys and values, such as 'players: [Asha, Binod]'", span=node.span)
        return _sheet(node, keys.TABLE.read(node, ""), source)
    except RulesetError as error:
        raise SheetError(error.message, error.span) from error
    except FaultyError as error:
        raise _together(error.faults) from None


def _together(faults: Sequence[RulesetError]) -> SheetError:
    """Return the first fault, which knows all, in the order of the sheet."""
    ordered = sorted(faults, key=lambda one: one.span or Span(0, 0, 0, 0))
    errors = [SheetError(f"{_spoken(one.key)}: {one.message}" if one.key else one.message, one.span) for one in ordered]
    errors[0].faults = tuple(errors)
    return errors[0]


def _spoken(key: str) -> str:
    """Return where something stands, in a player's words.

    >>> _spoken("deals.3.Asha"), _spoken("deals.3"), _spoken("fee")
    ('deal 3, Asha', 'deal 3', 'fee')
    """
    section, *rest = key.split(".", 2)
    return f"deal {', '.join(rest)}" if section == keys.DEALS.path and rest else key


def _joined_halves(text: str) -> str:
    if not text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return text
    return _HALVES.sub(lambda found: f"{found[1]}\\U{_code(found[2], found[3]):08X}", text)


def _code(high: str, low: str) -> int:
    return 0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00


def _sheet(node: Section, values: Values, source: str) -> Sheet:
    players = values[keys.PLAYERS]
    _refuse_names(players, node)
    names = [player.text for player in players]
    deals_node = values[keys.DEALS]
    numbered = ((deal, f"deals.{number}") for number, deal in enumerate(deals_node.items, start=1))
    deals = _read_all(numbered, names)
    totals, cash, winner = values[keys.TOTALS], values[keys.CASH], values[keys.SHEET_WINNER]
    strangers = [*_strangers(node, keys.TOTALS.path, names), *_strangers(node, keys.CASH.path, names)]
    if winner is not None and winner.text not in names:
        strangers.append(_stranger(winner.text, winner.span, node, keys.SHEET_WINNER.path, names))
    if strangers:
        raise FaultyError(strangers)
    return Sheet(
        source=source,
        title=values[keys.TITLE],
        ruleset=values[keys.RULESET],
        ruleset_span=_span_of(node, keys.RULESET.path),
        overrides=values[keys.SETTINGS_KEY],
        overrides_span=_span_of(node, keys.SETTINGS_KEY.path),
        players=players,
        currency=values[keys.CURRENCY],
        money=_money(node, values),
        deals=tuple(deals),
        totals=totals,
        winner=winner,
        cash=cash,
    )


def _money(node: Section, values: Values) -> Money:
    places = {
        key.path: span
        for key in (keys.POINT_VALUE, keys.ENTRY_FEE, keys.HOUSE_FEE)
        if (span := _span_of(node, key.path)) is not None and values[key] is not None
    }
    return Money(values[keys.POINT_VALUE], values[keys.ENTRY_FEE], values[keys.HOUSE_FEE], places)


def _span_of(node: Section, path: str) -> Span | None:
    value = node.get(path)
    return value.span if value is not None else None


def _refuse_names(players: Sequence[Name], node: Section) -> None:
    """Raise FaultyError for names that can't be told apart from others, or from the keys of a deal."""
    faults = []
    for index, (name, span) in enumerate(players):
        if name in keys.DEAL_WORDS:
            faults.append(_at(span, node, f"no player can be named '{name}': the word is a key of a deal"))
        elif name in [earlier.text for earlier in players[:index]]:
            faults.append(_at(span, node, f"the player '{name}' is named twice"))
    if len(players) < 2:
        faults.append(_at(players[0].span, node, "expected at least two players, found one"))
    if faults:
        raise FaultyError(faults)


def _at(span: Span, node: Node, message: str, key: str = keys.PLAYERS.path) -> RulesetError:
    return RulesetError(message, source=node.source.name, key=key, span=span)


def _strangers(node: Section, path: str, names: Sequence[str], within: str = "") -> Iterator[RulesetError]:
    """Yield the keys of a section of players that are none of them."""
    section = node.get(path)
    for name, (key, _) in section.entries.items() if isinstance(section, Section) else ():
        if name not in names:
            yield _stranger(name, key.span, node, f"{within}{path}", names)


def _stranger(name: str, span: Span, node: Node, key: str, names: Iterable[str]) -> RulesetError:
    return _at(span, node, f"'{name}' is no player of this sheet{did_you_mean(name, names)}", key)


def _read_all(deals: Iterable[tuple[Node, str]], names: Sequence[str]) -> list[SheetDeal]:
    return read_each(lambda node, key: _deal(node, key, names), deals)


def _deal(node: Node, key: str, names: Sequence[str]) -> SheetDeal:
    if not isinstance(node, Section):
        raise mismatch(node, key, ("a section of players",))
    own = {name: entry for name, entry in node.entries.items() if name in keys.DEAL_WORDS}
    others = {name: entry for name, entry in node.entries.items() if name not in own}
    unknown = [_unknown(name, key, named, names) for name, (named, _) in others.items() if name not in names]
    if unknown:
        raise FaultyError(unknown)
    strangers = list(_strangers(node, keys.DEAL_TOTALS.path, names, within=f"{key}."))
    if strangers:
        raise FaultyError(strangers)
    told = ((value, f"{key}.{name}") for name, (_, value) in others.items())
    entries = read_each(read_entry, told)
    values = keys.DEAL_KEYS.read(node.replaced(own), key)
    return SheetDeal(
        number=int(key.rpartition(".")[2]),
        wild=_designation(node, values, key),
        entries=dict(zip(others, entries, strict=True)),
        rejoined=values[keys.REJOINED],
        split=values[keys.SPLIT],
        totals=values[keys.DEAL_TOTALS],
        span=_head(node),
        wild_span=_span_of(node, keys.WILD.path),
    )


def _unknown(name: str, key: str, named: Scalar, names: Sequence[str]) -> RulesetError:
    near = did_you_mean(name, (*names, *keys.DEAL_WORDS))
    return fault(named, key, f"'{name}' is no player of this sheet, and no key of a deal{near}")


def _designation(node: Section, values: Values, key: str) -> Designation | None:
    """Return the card that a deal turns up; raise FaultyError where it is none."""
    text, wild = values[keys.WILD], node.get(keys.WILD.path)
    if text is None or wild is None:
        return None
    try:
        return parse_designation(text)
    except NotationError as error:
        raise FaultyError([fault(wild, f"{key}.{keys.WILD.path}", error.message)]) from None


def _head(node: Section) -> Span:
    """Return where a deal begins: its first key."""
    first = next(iter(node.entries.values()), None)
    return first[0].span if first is not None else node.span
