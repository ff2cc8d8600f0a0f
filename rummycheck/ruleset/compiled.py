"""Stores shipped rulesets as plain data: reading YAML and its schema takes longer than judging a hand."""

import os
import re
from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from rummycheck.compiled_data import data_key, file_content, recall, remember
from rummycheck.deck import DeckOptions, WildOptions
from rummycheck.match import BonusOptions, MatchOptions, SettlementOptions
from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.objective import DeclarationOptions
from rummycheck.plain_data import UnfitError, from_plain, to_plain
from rummycheck.resources import PACKAGE, RULESETS
from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.nodes import Section
from rummycheck.scoring import PenaltyOptions, PointsOptions

MODULES = ("cards.py", "deck.py", "match.py", "objective.py", "plain_data.py", "scoring.py")
FOLDERS = (("melds",), ("ruleset",), ("ruleset", "schema"))
"""The modules, and the folders of modules, that decide what a ruleset's file means."""
_EXTENDS = re.compile(rb"^extends: *([\w-]+)", re.MULTILINE)
_BASE = "base"


class _Stored(NamedTuple):
    """A ruleset without its settings, which are read from its files when they are asked for."""

    name: str
    title: str
    source: tuple[str, ...]
    deck: DeckOptions
    wild: WildOptions
    melds: tuple[Run | SetOfRank | Identical | AllJokers, ...]
    declaration: DeclarationOptions
    points: PointsOptions
    penalties: PenaltyOptions
    bonuses: BonusOptions
    match: MatchOptions
    settlement: SettlementOptions


def recalled(name: str) -> Ruleset | None:
    """Return a shipped ruleset as it was stored, or None if it has to be read."""
    try:
        stored = from_plain(recall(name, _key(name)), _Stored)
    except (OSError, UnfitError):
        return None
    if stored.name != name:
        return None
    return Ruleset(**stored._asdict(), overrides=(), read_settings=partial(_settings, name))


def store(ruleset: Ruleset) -> None:
    """Store a shipped ruleset for the next run, if that is possible."""
    try:
        remember(ruleset.name, _key(ruleset.name), data_of(ruleset))
    except (OSError, UnfitError):
        return


def compiled_ruleset(ruleset: Ruleset) -> tuple[str, str, object]:
    """Return name, key and data of a shipped ruleset, to be shipped with the wheel."""
    return ruleset.name, _key(ruleset.name), data_of(ruleset)


def data_of(ruleset: Ruleset) -> object:
    """Return a ruleset as plain data. Raises UnfitError if it can't be had back from them."""
    fields = {field: getattr(ruleset, field) for field in _Stored._fields}
    stored = _Stored(**fields)
    data = to_plain(stored)
    if from_plain(data, _Stored) != stored:
        raise UnfitError(f"the plain data of {ruleset.name} mean something else")
    return data


@cache
def _settings(name: str) -> Section:
    from rummycheck.ruleset.loading import read_ruleset

    return read_ruleset(name).settings


def _key(name: str) -> str:
    """Return what changes with the files of a ruleset and the code that reads them. Raises OSError."""
    return data_key((*_chain(name), *_code()))


def _chain(name: str) -> Iterator[bytes]:
    """Yield the file of a shipped ruleset and those that it extends; there are no circles among these."""
    text = file_content(os.path.join(RULESETS, f"{name}.yaml"))
    yield text
    if name != _BASE:
        extended = _EXTENDS.search(text)
        yield from _chain(extended[1].decode() if extended else _BASE)


@cache
def _code() -> tuple[bytes, ...]:
    folders = [os.path.join(PACKAGE, *folder) for folder in FOLDERS]
    paths = [os.path.join(PACKAGE, module) for module in MODULES]
    for folder in folders:
        paths.extend(os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".py"))
    return tuple(map(file_content, paths))
