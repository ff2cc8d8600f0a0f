"""The command `rummycheck arrange`: what is the best arrangement of a hand?"""

from collections.abc import Sequence

import click

from rummycheck.cli.options import deal_options, output_options, ruleset_options, upcard_option

FORMATS = ("text", "concise", "json", "jsonl", "hand", "points")

_EXAMPLES = """\b
Examples:
  rummycheck arrange -w QD "AH 2H 3H 5C 6C QD 8D 8S 4C 3D 3C KS QS"
  rummycheck arrange -w QD -f hand --file hands.rummy | rummycheck check
  rummycheck arrange -r gin --against "5S 6S 7S" "8S 8D 8H KC KD KH 2C 4S"
"""


@click.command("arrange", short_help="The best arrangement of a hand: the fewest points, proven.", epilog=_EXAMPLES)
@click.argument("hands", metavar="[CARDS]...", nargs=-1)
@click.option("--file", "files", metavar="PATH", multiple=True, help="A file of hands, - for standard input.")
@ruleset_options
@deal_options
@upcard_option
@click.option("--all", "shows_all", is_flag=True, help="All arrangements that are as good, up to --most.")
@click.option("--most", type=click.IntRange(min=1), default=20, show_default=True, help="How many --all tells.")
@click.option("--discard", "ranks_discards", is_flag=True, help="Rank the cards to put away by what each leaves.")
@click.option("--prove", "shows_proof", is_flag=True, help="Tell why nothing is cheaper.")
@click.option(
    "--against", metavar="MELDS", help="Lay off on these melds of who ended the deal, and arrange what is left."
)
@click.option("-f", "--format", "format_name", type=click.Choice(FORMATS), help="Output format.")
@click.option(
    "--points", is_flag=True, help="Print only the number: the fewest points; ? for a hand that can't be arranged."
)
@output_options
def command(hands: Sequence[str], files: Sequence[str], **options: object) -> int:
    """Arrange hands, one a line or one an argument, so that they cost the fewest points.

    The cards may be grouped already or not, a discard among them; labels and marks are ignored. With one card more
    than is declared, the card to put away is chosen too. No arrangement is cheaper: all are weighed, or the search is
    given up with an error. The exit status is 0 if all hands could be arranged, 1 if one has more copies of a card than
    the packs in play hold, 2 if one can't be arranged.
    """
    from rummycheck.cli.run_arrange import ArrangeOptions, run_arrange

    return run_arrange(hands, files, ArrangeOptions(**options))  # type: ignore[arg-type] # click has checked them
