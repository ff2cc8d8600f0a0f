"""Does a ruleset make sense, and what does it say?"""

import os
from collections.abc import Sequence

from rummycheck.errors import RulesetError
from rummycheck.ruleset.cross_checks import cross_check
from rummycheck.ruleset.faults import FaultyError
from rummycheck.ruleset.inheritance import resolved_file
from rummycheck.ruleset.leftovers import without_leftovers
from rummycheck.ruleset.library import is_path, shipped_file
from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.nodes import Section
from rummycheck.ruleset.overrides import with_overrides
from rummycheck.ruleset.schema import RULES_FROM, TABLE, TITLE
from rummycheck.ruleset.schema.deck import deck_options, wild_options
from rummycheck.ruleset.schema.declaration import declaration_options
from rummycheck.ruleset.schema.match import bonus_options, match_options, settlement_options
from rummycheck.ruleset.schema.melds import MELDS
from rummycheck.ruleset.schema.penalties import penalty_options
from rummycheck.ruleset.schema.points import points_options
from rummycheck.source import Span


def read_ruleset(name_or_path: str | os.PathLike[str], overrides: Sequence[str] = ()) -> Ruleset:
    """Return a ruleset from its files. Raises RulesetError for the first fault."""
    try:
        return _loaded(name_or_path, tuple(overrides))
    except FaultyError as error:
        first, *others = _in_order(error.faults)
        if not isinstance(name_or_path, str) or is_path(name_or_path):
            first.ruleset = os.fspath(name_or_path) if any(not _is_of_option(other) for other in others) else ""
        raise first from None


def faults_of(name_or_path: str | os.PathLike[str], overrides: Sequence[str] = ()) -> tuple[RulesetError, ...]:
    """Return everything that is wrong with a ruleset, file by file and in the order of its lines."""
    try:
        _loaded(name_or_path, tuple(overrides))
    except FaultyError as error:
        return _in_order(error.faults)
    except RulesetError as error:
        return (error,)
    return ()


def _is_of_option(fault: RulesetError) -> bool:
    return fault.source.startswith("--")


def _in_order(faults: Sequence[RulesetError]) -> tuple[RulesetError, ...]:
    return tuple(sorted(faults, key=lambda fault: (fault.source, fault.span or Span(0, 0, 0, 0))))


def _loaded(name_or_path: str | os.PathLike[str], overrides: tuple[str, ...]) -> Ruleset:
    if isinstance(name_or_path, str) and not is_path(name_or_path):
        return _read(name_or_path, shipped_file(name_or_path), overrides)
    path = os.fspath(name_or_path)
    return _read(path, path, overrides)


def _read(name: str, path: str, overrides: tuple[str, ...]) -> Ruleset:
    tree = without_leftovers(with_overrides(resolved_file(path), overrides))
    ruleset = _composed(name, tree, overrides)
    faults = tuple(cross_check(ruleset))
    if faults:
        raise FaultyError(faults)
    return ruleset


def _composed(name: str, tree: Section, overrides: tuple[str, ...]) -> Ruleset:
    """Return the ruleset that a tree of settings says; raise FaultyError where single settings are wrong."""
    values = TABLE.read(tree, "")
    rules_from = values[RULES_FROM]
    return Ruleset(
        name=name,
        title=values[TITLE],
        source=(rules_from,) if isinstance(rules_from, str) else rules_from,
        deck=deck_options(values),
        wild=wild_options(values),
        melds=values[MELDS],
        declaration=declaration_options(values),
        points=points_options(values),
        penalties=penalty_options(values),
        bonuses=bonus_options(values),
        match=match_options(values),
        settlement=settlement_options(values),
        overrides=overrides,
        read_settings=lambda: tree,
    )
