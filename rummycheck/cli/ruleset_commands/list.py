"""The command `rummycheck rulesets list`: which rulesets are shipped?"""

import json
from collections.abc import Iterator

import click

from rummycheck.cli.options import output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import OK
from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names


@click.command("list", short_help="Name, title and source of each shipped ruleset.")
@click.option(
    "-f", "--format", "format_name", type=click.Choice(["text", "json"]), default="text", help="Output format."
)
@output_options
def command(format_name: str, color: str, ascii_only: bool) -> int:
    """List the shipped rulesets, each with its title and source."""
    output = Output(ascii_only=ascii_only, color=color)
    rulesets = [load_ruleset(name) for name in ruleset_names()]
    if format_name == "json":
        records = [{"name": rules.name, "title": rules.title, "source": list(rules.source)} for rules in rulesets]
        output.lines(json.dumps(records, ensure_ascii=output.is_ascii, indent=2).split("\n"))
    else:
        output.lines(line for rules in rulesets for line in _lines(rules, output))
    return OK


def _lines(rules: Ruleset, output: Output) -> Iterator[str]:
    yield f"{output.paint(rules.name, 'green')}: {rules.title}"
    for source in rules.source:
        yield f"    {source}"
