"""The command `rummycheck check`: is a declaration valid, why, and what does it cost?"""

from collections.abc import Sequence

import click
from click.core import ParameterSource

from rummycheck.cli.options import deal_options, output_options, ruleset_options, upcard_option

FORMATS = ("text", "concise", "json", "jsonl", "points")


_EXAMPLES = """\b
Examples:
  rummycheck check -w QD "AH 2H 3H | 5C 6C QD | 8D 8S 4C | 3D 3C | KS QS"
  rummycheck check --as loser --points --file hands.rummy
  rummycheck check -r gin --as loser --against "5S 6S 7S" "KC KD KH | 4S AD"
"""


@click.command("check", short_help="Judge declarations: valid or wrong, why, and what it costs.", epilog=_EXAMPLES)
@click.argument("hands", metavar="[HAND]...", nargs=-1)
@click.option("--file", "files", metavar="PATH", multiple=True, help="A file of hands, - for standard input.")
@click.option("--files", "are_files", is_flag=True, help="The arguments are files of hands, not hands.")
@ruleset_options
@click.option(
    "--compare",
    "compared",
    metavar="A,B,...",
    multiple=True,
    help="Judge by several rulesets side by side; all for every shipped one.",
)
@deal_options
@upcard_option
@click.option(
    "--as",
    "role",
    type=click.Choice(["declarer", "loser"]),
    default="declarer",
    show_default=True,
    help="Whose hand it is: a loser's is only counted.",
)
@click.option(
    "--against",
    metavar="MELDS",
    help="With --as loser: lay off what is in no meld on these melds of who ended the deal.",
)
@click.option("-f", "--format", "format_name", type=click.Choice(FORMATS), help="Output format.")
@click.option(
    "--points",
    is_flag=True,
    help="Print only the number: the penalty, or a loser's count; - for none, ? for a hand that can't be judged.",
)
@click.option("--best", "tells_best", is_flag=True, help="Tell the best arrangement of the same cards as well.")
@click.option("-q", "--quiet", count=True, help="Findings only; -qq: exit status only.")
@output_options
def command(
    hands: Sequence[str], files: Sequence[str], are_files: bool, compared: Sequence[str], **options: object
) -> int:
    """Judge declarations, one a line or one an argument.

    A hand is its groups, parted by "|": "AH 2H 3H | 5C 6C QD | ...". Without an argument or a file the hands
    come from standard input. The exit status is 0 if all are valid, 1 if one is wrong, 2 if one can't be judged;
    with --compare, 1 if one of the rulesets finds it wrong, 2 if none of them can judge it.
    """
    from rummycheck.cli.run_check import CheckOptions, run_check

    _refuse_clashes()
    paths = (*files, *hands) if are_files else files
    hands = () if are_files else hands
    chosen = CheckOptions(**options)  # type: ignore[arg-type] # click has checked them
    if compared:
        from rummycheck.cli.run_compare import run_compare

        return run_compare(hands, paths, compared, chosen)
    return run_check(hands, paths, chosen)


def _refuse_clashes() -> None:
    """Raise click.UsageError for options of which one would be overlooked."""
    context = click.get_current_context()
    asked = context.params
    if asked["points"] and asked["format_name"] not in (None, "points"):
        raise click.UsageError(f"--points and -f {asked['format_name']} can't go together: choose one of them")
    if asked["are_files"] and not asked["hands"] and not asked["files"]:
        raise click.UsageError("--files expects the paths of files of hands, and none is given")
    # A ruleset from the environment is a default, which those compared replace.
    if asked["compared"] and context.get_parameter_source("ruleset") is ParameterSource.COMMANDLINE:
        raise click.UsageError("-r and --compare can't go together: name that ruleset among those of --compare")
    if asked["against"] is not None and asked["role"] != "loser":
        raise click.UsageError("--against goes with --as loser: who declares lays nothing off")
    if asked["against"] is not None and (asked["compared"] or asked["tells_best"]):
        other = "--compare" if asked["compared"] else "--best"
        raise click.UsageError(
            f"--against and {other} can't go together: `rummycheck arrange --against` finds the best"
        )
    if asked["compared"] and asked["upcard"] is not None:
        raise click.UsageError("--upcard and --compare can't go together: it decides nothing under most rulesets")
    if asked["compared"] and asked["tells_best"]:
        raise click.UsageError("--best and --compare can't go together: each ruleset has a best arrangement of its own")
