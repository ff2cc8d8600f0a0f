"""The command `rummycheck settle`: what do a deal, a match, a table's cash come to?"""

import os
from collections.abc import Sequence

import click
from click.core import ParameterSource

from rummycheck.cli.options import output_options, ruleset_options

FORMATS = ("text", "markdown", "csv", "json", "html")

_EXAMPLES = """\b
Examples:
  rummycheck settle samples/settlements/pool-101.yaml
  rummycheck settle --check --format markdown friday.yaml
  rummycheck settle --plot totals.svg friday.yaml
"""
_TO_THE_TERMINAL = "-"
_DRAWINGS = (".svg", ".png", ".pdf", ".jpg", ".jpeg", ".gif", ".webp", ".eps", ".ps", ".html", ".txt")


class _PlotsWithOrWithoutFile(click.Command):
    """A command whose `--plot` takes the word behind it only if that is the name of a drawing."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments as click does, once it is said what belongs to `--plot`."""
        options = args[: args.index("--")] if "--" in args else args
        told = [
            f"{word}={_TO_THE_TERMINAL}" if word == "--plot" and not _is_drawing(args[index + 1 : index + 2]) else word
            for index, word in enumerate(options)
        ]
        return super().parse_args(ctx, [*told, *args[len(options) :]])


def _is_drawing(words: Sequence[str]) -> bool:
    """Tell whether the word behind `--plot` names a drawing, be it of a kind that is refused."""
    kinds = [os.path.splitext(word)[1].lower() for word in words if not word.startswith("-")]
    return any(kind in _DRAWINGS for kind in kinds)


@click.command(
    "settle",
    cls=_PlotsWithOrWithoutFile,
    short_help="Score a deal, a match, a table's cash, from a score sheet.",
    epilog=_EXAMPLES,
)
@click.argument("sheets", metavar="[FILE]...", nargs=-1)
@ruleset_options
@click.option("--check", "checks_totals", is_flag=True, help="Compare the sheet's own totals with those reckoned.")
@click.option("-f", "--format", "format_name", type=click.Choice(FORMATS), default="text", help="Output format.")
@click.option("--plot", metavar="[FILE.svg]", help="Draw the running totals: here, or into a file that ends in .svg.")
@click.option("--schema", "shows_schema", is_flag=True, help="Print the JSON Schema of score sheets, for editors.")
@click.option(
    "-q", "--quiet", count=True, help="Errors and warnings only, but json and html whole; -qq: exit status only."
)
@output_options
@click.pass_context
def command(context: click.Context, /, sheets: Sequence[str], shows_schema: bool, **options: object) -> int:
    """Settle score sheets in YAML or JSON; standard input is read for - and where no FILE is named.

    A sheet names its ruleset, the players, and the deals, with what each player did: points, a hand, or words such
    as "first drop", "declared", "left unseen". The ruleset's `match` and `settlement` say what comes of it. What the
    command line says by -r and --set wins over the sheet, and the sheet over RUMMYCHECK_RULESET. The exit status is 0
    if nothing was found, 1 if a finding is an error or a warning, 2 if a sheet can't be settled.
    """
    from rummycheck.cli.run_settle import SettleOptions, print_schema, run_settle

    is_named = context.get_parameter_source("ruleset") is ParameterSource.COMMANDLINE
    chosen = SettleOptions(**options, names_ruleset=is_named)  # type: ignore[arg-type] # click has checked them
    return print_schema(chosen) if shows_schema else run_settle(sheets, chosen)
