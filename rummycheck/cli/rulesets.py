"""The command `rummycheck rulesets`: which variants are there, and what are their rules?"""

from collections.abc import Sequence

import click

from rummycheck.cli.options import output_options


@click.group("rulesets", short_help="The variants: list them, show their rules.")
def command() -> None:
    """List the shipped rulesets, or show one."""


@command.command("list", short_help="Name and title of each shipped ruleset.")
@output_options
def list_rulesets(color: str, ascii_only: bool) -> int:
    """List the shipped rulesets, each with its title."""
    from rummycheck.cli.output import Output
    from rummycheck.cli.statuses import OK
    from rummycheck.ruleset import load_ruleset, ruleset_names

    output = Output(ascii_only=ascii_only, color=color)
    names = ruleset_names()
    width = max(map(len, names))
    output.lines(
        f"{output.paint(name, 'green')}{' ' * (width - len(name))}  {load_ruleset(name).title}" for name in names
    )
    return OK


@command.command("show", short_help="All rules of a ruleset, with the place that each comes from.")
@click.argument("name", metavar="NAME|FILE")
@click.option("--set", "overrides", metavar="KEY=VALUE", multiple=True, help="Change one key.")
@output_options
def show_ruleset(name: str, overrides: Sequence[str], color: str, ascii_only: bool) -> int:
    """Show every key of a ruleset as YAML, each with the file and line that set it.

    What is shown is a ruleset of its own: save it, change it, and check hands with -r FILE.
    """
    from rummycheck.cli.output import Output
    from rummycheck.cli.statuses import OK
    from rummycheck.ruleset import load_ruleset
    from rummycheck.ruleset.writing import resolved_yaml

    output = Output(ascii_only=ascii_only, color=color)
    output.lines(resolved_yaml(load_ruleset(name, overrides)).splitlines())
    return OK
