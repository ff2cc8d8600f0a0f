"""The command `rummycheck rulesets`: which variants are there, and what are their rules?"""

import click

from rummycheck.cli.lazy import LazyGroup


class _RulesetCommands(LazyGroup):
    package = "rummycheck.cli.ruleset_commands"
    names = ("list", "show", "diff", "validate", "schema", "new")


@click.command("rulesets", cls=_RulesetCommands, short_help="The variants: list, show, compare, check and write them.")
def command() -> None:
    """List, show, compare, check and write rulesets."""
