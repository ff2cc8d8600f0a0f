"""By which rules does a directive want hands to be judged?"""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rummycheck.errors import NotationError
from rummycheck.lint.directives.model import SettingsDirective
from rummycheck.lint.directives.wording import DirectiveError, Wording
from rummycheck.ruleset.faults import did_you_mean, either
from rummycheck.ruleset.library import is_path, ruleset_names

if TYPE_CHECKING:
    from rummycheck.deck import Designation

KEYS = ("ruleset", "wild", "players", "round")
_NO_CARD = "none"
_PAIR = re.compile(r"""([^\s=,]*)(=?)("[^"]*"|'[^']*'|[^\s,]*)[\s,]*""")


def settings_of(wording: Wording, named_rulesets: Mapping[str, str]) -> SettingsDirective:
    """Return the directive that the words are. Raises DirectiveError.

    `named_rulesets` are those that an article may name besides the shipped ones, with what to load for each.
    """
    directive = SettingsDirective(wording.stretch)
    seen: set[str] = set()
    for found in _PAIR.finditer(wording.text):
        if not found[0]:
            continue
        key, value = wording.group(found, 1), wording.group(found, 3)
        if key.text in seen:
            raise DirectiveError(f"'{key.text}' is given twice", key)
        seen.add(key.text)
        if key.text not in KEYS:
            raise DirectiveError(_unknown(key.text), key)
        if not found[2] or not value.text.strip("\"'"):
            raise DirectiveError(f"expected a value, as in {_EXAMPLES[key.text]}", key)
        directive = _with(directive, key.text, value, named_rulesets)
    return directive


_EXAMPLES = {"ruleset": "ruleset=indian-13", "wild": "wild=Q♦", "players": "players=2", "round": "round=3"}


def _unknown(key: str) -> str:
    return f"unknown key '{key}'{did_you_mean(key, KEYS) or f': expected {either(KEYS)}'}"


def _with(directive: SettingsDirective, key: str, value: Wording, named: Mapping[str, str]) -> SettingsDirective:
    match key:
        case "ruleset":
            return directive._replace(ruleset=_ruleset(value, named))
        case "wild":
            return directive._replace(says_wild=True, wild=_wild(value))
        case "players":
            return directive._replace(players=_number(value, key))
        case _:
            return directive._replace(round_number=_number(value, key))


def _ruleset(value: Wording, named: Mapping[str, str]) -> str:
    name = value.text.strip("\"'")
    if name in named:
        return named[name]
    shipped = ruleset_names()
    if name in shipped:
        return name
    if is_path(name):
        message = f"an article can't name a file: '{name}' is neither a shipped ruleset nor one that the settings name"
        raise DirectiveError(message, value)
    hint = did_you_mean(name, (*named, *shipped)) or ": `rummycheck rulesets list` names them"
    raise DirectiveError(f"no ruleset named '{name}'{hint}", value)


def _wild(value: Wording) -> "Designation | None":
    from rummycheck.notation import parse_designation  # the grammar, which few articles need for their comments

    text = value.text.strip("\"'")
    if text.lower() == _NO_CARD:
        return None
    try:
        return parse_designation(text)
    except NotationError as error:
        raise DirectiveError(f"wild={text}: {error.message}", value) from error


def _number(value: Wording, key: str) -> int:
    text = value.text.strip("\"'")
    if not re.fullmatch("[1-9][0-9]{0,3}", text):
        raise DirectiveError(f"expected a whole number of at least 1 after {key}=, found '{text}'", value)
    return int(text)
