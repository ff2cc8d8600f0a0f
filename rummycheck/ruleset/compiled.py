"""Stores shipped rulesets as plain data: reading YAML and its schema takes longer than judging a hand."""

import os
import re
from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from rummycheck.compiled_data import data_key, file_content, recalled, remember, shipped
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

FOLDERS = ((), ("melds",), ("ruleset",), ("ruleset", "schema"))
"""Where the modules are that decide what a ruleset's file means."""
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


def compiled(name: str) -> Ruleset | None:
    """Return a shipped ruleset as it was stored, or None if it has to be read."""
    try:
        files = _files_key(name)
        return _of_data(name, shipped(name, files)) or _of_data(name, recalled(name, _code_key(files)))
    except OSError:
        return None


def store(ruleset: Ruleset) -> None:
    """Store a shipped ruleset for the next run, if that is possible."""
    try:
        remember(ruleset.name, _code_key(_files_key(ruleset.name)), data_of(ruleset))
    except (OSError, UnfitError):
        return


def compiled_ruleset(ruleset: Ruleset) -> tuple[str, str, object]:
    """Return name, key and data of a shipped ruleset, for the wheel that carries the code as well."""
    return ruleset.name, _files_key(ruleset.name), data_of(ruleset)


def _of_data(name: str, data: object) -> Ruleset | None:
    """Return the ruleset of this name that plain data stand for; None for data that are something else."""
    try:
        stored = from_plain(data, _Stored)
    except UnfitError:
        return None
    if stored.name != name:
        return None
    return Ruleset(**stored._asdict(), overrides=(), read_settings=partial(_settings, name))


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


def _files_key(name: str) -> str:
    """Return what changes with the files of a ruleset. Raises OSError."""
    return data_key(_chain(name))


def _chain(name: str) -> Iterator[bytes]:
    """Yield the file of a shipped ruleset and those that it extends; there are no circles among these."""
    text = file_content(os.path.join(RULESETS, f"{name}.yaml"))
    yield text
    if name != _BASE:
        extended = _EXTENDS.search(text)
        yield from _chain(extended[1].decode() if extended else _BASE)


def _code_key(files: str) -> str:
    """Return what changes with the files of a ruleset and the modules that read them. Raises OSError."""
    return data_key((files.encode(), *_modules()))


@cache
def _modules() -> tuple[bytes, ...]:
    """Return what changes with every module that decides what a ruleset's file means.

    To read all of them takes as long as the rest: number and times of a file are others after every change.
    """
    return tuple(sorted(_stamp(entry) for folder in FOLDERS for entry in _python_files(os.path.join(PACKAGE, *folder))))


def _python_files(folder: str) -> Iterator["os.DirEntry[str]"]:
    with os.scandir(folder) as entries:
        yield from (entry for entry in entries if entry.name.endswith(".py"))


def _stamp(entry: "os.DirEntry[str]") -> bytes:
    status = entry.stat()
    numbers = status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
    return repr((entry.name, *numbers)).encode()
