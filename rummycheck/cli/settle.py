"""The command `rummycheck settle`: what do a deal, a match, a table's cash come to?"""

from collections.abc import Sequence

import click

from rummycheck.cli.options import output_options, ruleset_options

FORMATS = ("text", "markdown", "csv", "json", "html")

_EXAMPLES = """\b
Examples:
  rummycheck settle samples/settlements/pool-101.yaml
  rummycheck settle --check --format markdown friday.yaml
  rummycheck settle --plot totals.svg friday.yaml
"""
_TO_THE_TERMINAL = "-"


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
    return any(word.lower().endswith(".svg") for word in words)


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
@click.option("--plot", metavar="[FILE.svg]", help="Draw the running totals: here, or into a file.")
@click.option("--schema", "shows_schema", is_flag=True, help="Print the JSON Schema of score sheets, for editors.")
@click.option("-q", "--quiet", count=True, help="Findings only; -qq: exit status only.")
@output_options
def command(sheets: Sequence[str], shows_schema: bool, **options: object) -> int:
    """Settle score sheets in YAML or JSON, - for standard input.

    A sheet names its ruleset, the players, and the deals, with what each player did: points, a hand, or words such
    as "first drop", "declared", "left unseen". The ruleset's `match` and `settlement` say what comes of it. The
    exit status is 0 if nothing was found, 1 if a finding is an error or a warning, 2 if a sheet can't be settled.
    """
    from rummycheck.cli.run_settle import SettleOptions, print_schema, run_settle

    chosen = SettleOptions(**options)  # type: ignore[arg-type] # click has checked them
    return print_schema(chosen) if shows_schema else run_settle(sheets, chosen)
