"""The command `rummycheck rulesets show`: what are all the rules of a ruleset, and where do they come from?"""

from collections.abc import Sequence

import click

from rummycheck.cli.options import output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import OK
from rummycheck.ruleset import load_ruleset
from rummycheck.ruleset.library import is_path, read_text, shipped_file
from rummycheck.ruleset.writing import resolved_yaml
from rummycheck.source import lines_of


@click.command("show", short_help="All rules of a ruleset, with the place that each comes from.")
@click.argument("name", metavar="NAME|FILE")
@click.option("--set", "overrides", metavar="KEY=VALUE", multiple=True, help="Change one key.")
@click.option("--source", is_flag=True, help="Print the ruleset's own file instead.")
@output_options
def command(name: str, overrides: Sequence[str], source: bool, color: str, ascii_only: bool) -> int:
    """Show every key of a ruleset as YAML, each with the file and line that set it.

    What is shown is a ruleset of its own: save it, change it, and check hands with -r FILE.
    """
    output = Output(ascii_only=ascii_only, color=color)
    if source:
        text = read_text(name if is_path(name) else shipped_file(name))
    else:
        text = resolved_yaml(load_ruleset(name, overrides))
        if output.is_ascii:
            text = text.replace("★", '"*"')  # YAML takes a bare * for something else.
    output.lines(lines_of(text.removesuffix("\n")))
    return OK
