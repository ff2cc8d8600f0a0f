"""The command `rummycheck rulesets diff`: where do two rulesets differ?"""

import textwrap
from collections.abc import Iterator

import click

from rummycheck.cli.options import output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import OK
from rummycheck.ruleset import load_ruleset
from rummycheck.ruleset.comparing import Difference, differences

_WIDTH = 80


@click.command("diff", short_help="Where two rulesets differ, key by key and in words.")
@click.argument("left", metavar="NAME|FILE")
@click.argument("right", metavar="NAME|FILE")
@output_options
def command(left: str, right: str, color: str, ascii_only: bool) -> int:
    """Show the keys in which two rulesets differ: both values, and what the key means."""
    output = Output(ascii_only=ascii_only, color=color)
    found = list(differences(load_ruleset(left), load_ruleset(right)))
    output.line(f"{left} -> {right}: {_summary(len(found))}")
    for difference in found:
        output.lines(_lines(difference, output))
    return OK


def _summary(number: int) -> str:
    return {0: "no difference", 1: "1 key differs"}.get(number, f"{number} keys differ")


def _lines(difference: Difference, output: Output) -> Iterator[str]:
    values = (value if value is not None else "(not there)" for value in (difference.left, difference.right))
    yield ""
    yield f"{output.paint(difference.key, 'yellow')}: {' -> '.join(values)}"
    yield from textwrap.wrap(difference.words, _WIDTH, initial_indent="    ", subsequent_indent="    ")
