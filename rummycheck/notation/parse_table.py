"""Turns the parse table in the form in which lark stores it into data that JSON can hold, and back, checked.

Lark's own form has a dictionary for each symbol of each rule; this one has a third of its length and loads faster.
"""

from collections.abc import Sequence
from types import NoneType
from typing import Any

from rummycheck.plain_data import UnfitError

LarkData = dict[str, Any]
Memo = dict[int, LarkData]

START = "line"
LEXER = "contextual"
OPTIONS = {"parser": "lalr", "lexer": LEXER, "start": [START], "priority": "normal", "maybe_placeholders": False}
"""What lark has to know of the way in which the table was made."""

_KEYS = ["terminals", "ignored", "symbols", "options", "rules", "tokens", "states", "start", "end"]
# The columns of the rows, each with the types that its values have.
_TERMINAL = ((str,), (str,), (str,), (list,), (str, NoneType), (list,), (int,))
_SYMBOL = ((str,), (bool, NoneType))
_OPTIONS = ((bool,), (bool,), (int, NoneType), (str, NoneType), (list,))
_RULE = ((int,), (list,), (int,), (str, NoneType), (int,))


def from_lark(data: LarkData, memo: Memo) -> LarkData:
    """Return a table in lark's form as plain data. Raises KeyError and the like for a form that is not known."""
    import json  # Whoever loads a table has read it from JSON; whoever has none to load makes it once.

    lexer, table = data["parser"]["lexer_conf"], data["parser"]["parser"]
    count = len(lexer["terminals"])
    terminals, rules = [memo[number] for number in range(count)], [memo[number] for number in range(count, len(memo))]
    symbols: dict[tuple[object, ...], int] = {}
    options: dict[tuple[object, ...], int] = {}
    rows = {
        "terminals": [_terminal_row(terminal) for terminal in terminals],
        "ignored": lexer["ignore"],
        "rules": [_rule_row(rule, symbols, options) for rule in rules],
        "symbols": [list(symbol) for symbol in symbols],
        "options": [list(one) for one in options],
        "tokens": list(table["tokens"].values()),
        "states": [_state_row(moves, count) for moves in table["states"].values()],
        "start": table["start_states"][START],
        "end": table["end_states"][START],
    }
    plain: LarkData = json.loads(json.dumps(rows))  # Lark has its own kinds of text, and tuples for some lists.
    return plain


def to_lark(data: object) -> tuple[LarkData, Memo]:
    """Return a table in lark's form: the data, and the terminals and rules to which they refer by number.

    Raises UnfitError for data that are no such table; what it refers to is there.
    """
    if type(data) is not dict or sorted(data) != sorted(_KEYS):
        raise UnfitError
    terminals = [_terminal(row) for row in _rows(data["terminals"], _TERMINAL)]
    symbols = [_symbol(*row) for row in _rows(data["symbols"], _SYMBOL)]
    options = [_options(*row) for row in _rows(data["options"], _OPTIONS)]
    rules = [_rule(row, symbols, options) for row in _rows(data["rules"], _RULE)]
    tokens, states = _texts(data["tokens"]), _list(data["states"])
    parser = {
        "tokens": dict(enumerate(tokens)),
        "states": _states(states, len(tokens), len(terminals), len(rules)),
        "start_states": {START: _number(data["start"], 0, len(states))},
        "end_states": {START: _number(data["end"], 0, len(states))},
    }
    return _framed(parser, _texts(data["ignored"]), len(terminals), len(rules)), dict(enumerate([*terminals, *rules]))


def names(memo: Memo) -> set[str]:
    """Return the names by which lark looks for methods of the transformer."""
    found = {one["name"] for one in memo.values() if one["__type__"] == "TerminalDef"}
    for rule in memo.values():
        if rule["__type__"] == "Rule":
            found |= {rule["origin"]["name"], rule["alias"], rule["options"]["template_source"]}
    return found - {None}


def _framed(parser: LarkData, ignored: Sequence[str], terminals: int, rules: int) -> LarkData:
    """Return the table with all that is the same for every grammar."""
    numbers = [{"@": number} for number in range(terminals + rules)]
    own_rules = numbers[terminals:]
    lexer = {"terminals": numbers[:terminals], "ignore": ignored, "g_regex_flags": 0, "use_bytes": False}
    frontend = {
        "lexer_conf": {**lexer, "lexer_type": LEXER, "__type__": "LexerConf"},
        "parser_conf": {
            "rules": numbers[terminals:],
            "start": [START],
            "parser_type": "lalr",
            "__type__": "ParserConf",
        },
        "parser": parser,
        "__type__": "ParsingFrontend",
    }
    return {"parser": frontend, "rules": own_rules, "options": dict(OPTIONS), "__type__": "Lark"}


def _terminal_row(data: LarkData) -> list[object]:
    pattern = data["pattern"]
    flags, widths = list(pattern["flags"]), list(pattern.get("_width", ()))
    return [data["name"], pattern["__type__"], pattern["value"], flags, pattern["raw"], widths, data["priority"]]


def _terminal(row: Sequence[Any]) -> LarkData:
    name, kind, value, flags, raw, widths, priority = row
    pattern = {"value": value, "flags": _texts(flags), "raw": raw, "__type__": kind}
    if kind == "PatternRE":
        if len(widths) != 2:
            raise UnfitError
        pattern["_width"] = _numbers(widths, 0, 1 << 65)
    elif kind != "PatternStr":
        raise UnfitError
    return {"name": name, "pattern": pattern, "priority": priority, "__type__": "TerminalDef"}


def _rule_row(
    data: LarkData, symbols: dict[tuple[object, ...], int], options: dict[tuple[object, ...], int]
) -> list[object]:
    origin, *parts = [
        symbols.setdefault((symbol["name"], symbol.get("filter_out")), len(symbols))
        for symbol in (data["origin"], *data["expansion"])
    ]
    own = data["options"]
    kept = ("keep_all_tokens", "expand1", "priority", "template_source", "empty_indices")
    number = options.setdefault(tuple(map(own.get, kept)), len(options))
    return [origin, parts, data["order"], data["alias"], number]


def _rule(row: Sequence[Any], symbols: Sequence[LarkData], options: Sequence[LarkData]) -> LarkData:
    origin, parts, order, alias, number = row
    return {
        "origin": symbols[_number(origin, 0, len(symbols))],
        "expansion": [symbols[part] for part in _numbers(parts, 0, len(symbols))],
        "order": order,
        "alias": alias,
        "options": options[_number(number, 0, len(options))],
        "__type__": "Rule",
    }


def _symbol(name: str, filter_out: bool | None) -> LarkData:
    if filter_out is None:
        return {"name": name, "__type__": "NonTerminal"}
    return {"name": name, "filter_out": filter_out, "__type__": "Terminal"}


def _options(
    keep_all_tokens: bool,
    expand1: bool,
    priority: int | None,
    template_source: str | None,
    empty_indices: list[object],
) -> LarkData:
    if not set(map(type, empty_indices)) <= {bool}:
        raise UnfitError
    return {
        "keep_all_tokens": keep_all_tokens,
        "expand1": expand1,
        "priority": priority,
        "template_source": template_source,
        "empty_indices": tuple(empty_indices),
        "__type__": "RuleOptions",
    }


def _state_row(moves: dict[int, tuple[int, Any]], terminals: int) -> list[int]:
    """Return a token and what to do, in turn: go to a state, or, below 0, reduce by the rule ~number.

    Lark has 1 before a rule and 0 before a state.
    """
    actions = ((token, ~(to["@"] - terminals) if is_rule else to) for token, (is_rule, to) in moves.items())
    return [number for move in actions for number in move]


def _states(
    rows: Sequence[Any], tokens: int, terminals: int, rules: int
) -> dict[int, dict[int, tuple[int, LarkData | int]]]:
    reductions = [(1, {"@": terminals + number}) for number in range(rules)]
    moves: list[tuple[int, LarkData | int]] = [(0, number) for number in range(len(rows))]
    moves += reversed(reductions)  # So that a number below 0 finds its rule from the end.
    states = {}
    for number, row in enumerate(rows):
        seen, actions = _numbers(_list(row)[::2], 0, tokens), _numbers(row[1::2], -rules, len(rows))
        if len(seen) != len(actions):
            raise UnfitError
        states[number] = {token: moves[action] for token, action in zip(seen, actions, strict=True)}
    return states


def _list(data: object) -> list[Any]:
    if type(data) is not list:
        raise UnfitError
    return data


def _rows(data: object, columns: Sequence[tuple[type, ...]]) -> list[list[Any]]:
    """Return rows whose values have the types of the columns."""
    rows = _list(data)
    for row in rows:
        if len(_list(row)) != len(columns):
            raise UnfitError
        for value, kinds in zip(row, columns, strict=True):
            if type(value) not in kinds:
                raise UnfitError
    return rows


def _texts(data: object) -> list[str]:
    texts = _list(data)
    if not set(map(type, texts)) <= {str}:
        raise UnfitError
    return texts


def _numbers(numbers: list[Any], least: int, end: int) -> list[int]:
    if numbers and (set(map(type, numbers)) != {int} or min(numbers) < least or max(numbers) >= end):
        raise UnfitError
    return numbers


def _number(number: object, least: int, end: int) -> int:
    return _numbers([number], least, end)[0]
