"""Is this text a score sheet, and what does it say?

A sheet that can't be read, or by which nobody can go on playing, is not
settled: a player whom a deal says nothing of, a hand for nobody, two who
declared, a value that is no points, a deal after the end. Everything that is
wrong with single values, names and words is told together, each with its
place. What depends on the course of play (who may come back, who is out, who
has won, when the match ended) is told up to the first deal that can't be
scored, for what comes after it can't be known. The exit status is 2.

Accepted: `Asha: first drop`, `Binod: 40`, `Chitra: declared A♥ 2♥ 3♥ | ...`.
Refused: `Asha: frist drop`, `Binod: -40`, `Chitra: 1e309`.

Keys: `penalties.first_drop`, `penalties.middle_drop`, `match.kind`.
Source: the form of score sheets, `rummycheck settle --schema`.
"""

import re
from collections.abc import Iterator, Sequence

from rummycheck.errors import RulesetError, SheetError
from rummycheck.ruleset.containers import read_each
from rummycheck.ruleset.faults import FaultyError
from rummycheck.ruleset.nodes import Section, Source
from rummycheck.ruleset.tables import Values
from rummycheck.ruleset.yaml_reader import Written, read_yaml
from rummycheck.settlement import sheet_keys as keys
from rummycheck.settlement.deal_reading import at, not_players, read_deal, span_of, strangers
from rummycheck.settlement.gathering import Gathering
from rummycheck.settlement.sheet import Money, Name, Sheet, SheetDeal

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
        return _sheet(node, source)
    except RulesetError as error:
        raise SheetError(error.message, error.span) from error
    except FaultyError as error:
        raise _together(error.faults) from None


def _together(faults: Sequence[RulesetError]) -> SheetError:
    """Return the first fault, which knows all, in the order of the sheet."""
    spoken = (f"{_spoken(one.key)}: {one.message}" if one.key else one.message for one in faults)
    return SheetError.together([SheetError(words, one.span) for words, one in zip(spoken, faults, strict=True)])


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


def _sheet(node: Section, source: str) -> Sheet:
    """Return what a sheet says; raise FaultyError with the faults of all its parts."""
    values, faults = keys.TABLE.read_in_part(node, "")
    players, deals_node = values.get(keys.PLAYERS, ()), values.get(keys.DEALS, None)
    names = [player.text for player in players] or None
    gathering = Gathering(faults)
    gathering.add(_refused_names(players, node))
    for key in (keys.TOTALS, keys.CASH):
        gathering.add(strangers(node, key.path, names))
    winners = values.get(keys.SHEET_WINNER, None) or ()
    gathering.add(not_players(winners, node, keys.SHEET_WINNER.path, names))
    numbered = enumerate(deals_node.items if deals_node is not None else (), start=1)
    places = ((deal, f"deals.{number}") for number, deal in numbered)
    no_deals: list[SheetDeal] = []
    deals = gathering.read(lambda: read_each(lambda deal, key: read_deal(deal, key, names), places), no_deals)
    gathering.finish()
    return Sheet(
        source=source,
        title=values[keys.TITLE],
        ruleset=values[keys.RULESET],
        ruleset_span=span_of(node, keys.RULESET.path),
        settings=values[keys.SETTINGS_KEY],
        players=players,
        currency=values[keys.CURRENCY],
        money=_money(node, values),
        deals=tuple(deals),
        totals=values[keys.TOTALS],
        winners=winners,
        cash=values[keys.CASH],
    )


def _money(node: Section, values: Values) -> Money:
    places = {
        key.path: span
        for key in (keys.POINT_VALUE, keys.ENTRY_FEE, keys.HOUSE_FEE)
        if (span := span_of(node, key.path)) is not None and values[key] is not None
    }
    return Money(values[keys.POINT_VALUE], values[keys.ENTRY_FEE], values[keys.HOUSE_FEE], places)


def _refused_names(players: Sequence[Name], node: Section) -> Iterator[RulesetError]:
    """Yield names that can't be told apart from others, or from the keys of a deal."""
    for index, (name, span) in enumerate(players):
        if name in keys.DEAL_WORDS:
            yield at(span, node, f"no player can be named '{name}': the word is a key of a deal")
        elif name in [earlier.text for earlier in players[:index]]:
            yield at(span, node, f"the player '{name}' is named twice")
    if len(players) == 1:
        yield at(players[0].span, node, "expected at least two players, found one")
