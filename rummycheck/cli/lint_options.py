"""What do the options of `rummycheck lint` say?"""

from typing import NamedTuple

import click

from rummycheck.cli.options import DEFAULT_RULESET
from rummycheck.lint.globs import PATTERN, is_pattern
from rummycheck.lint.names import FINDING_NAMES
from rummycheck.ruleset.faults import did_you_mean


class LintOptions(NamedTuple):
    """The options; what is None is left to the settings of an article."""

    ruleset: str
    names_ruleset: bool
    """Whether it was asked for on the command line; else it is only what holds by default."""
    overrides: tuple[str, ...]
    wild: str | None
    round_number: int | None
    players: int | None
    format_name: str | None
    lists_hands: bool
    fixes: bool
    shows_diff: bool
    stdin_filename: str | None
    min_confidence: str | None
    fail_on: str | None
    ignore: tuple[str, ...]
    excludes: tuple[str, ...]
    force_exclude: bool
    config: str | None
    is_isolated: bool
    quiet: int
    color: str
    ascii_only: bool

    @property
    def has_plain_rules(self) -> bool:
        """Whether the rules are those that hold by default, which are known to be right."""
        return self.ruleset == DEFAULT_RULESET and not self.overrides

    @property
    def is_silent(self) -> bool:
        """Whether the exit status is all that is wanted."""
        return self.quiet > 1

    def refuse_clashes(self) -> None:
        """Raise click.UsageError for options of which one would be overlooked, and for values that mean nothing."""
        if self.config is not None and self.is_isolated:
            raise click.UsageError("--config and --isolated can't go together: choose one of them")
        told = {"--list-hands": self.lists_hands, "--diff": self.shows_diff, f"-f {self.format_name}": self.format_name}
        ways = [name for name, is_asked in told.items() if is_asked]
        if len(ways) > 1:
            raise click.UsageError(f"{ways[0]} and {ways[1]} can't go together: choose one of them")
        if self.lists_hands and self.fixes:
            raise click.UsageError("--list-hands and --fix can't go together: choose one of them")
        for name in self.ignore:
            if name not in FINDING_NAMES:
                raise click.UsageError(f"--ignore: no finding is named '{name}'{did_you_mean(name, FINDING_NAMES)}")
        for pattern in self.excludes:
            if not is_pattern(pattern):
                raise click.UsageError(f"--exclude: expected {PATTERN}, found '{pattern}'")
