"""The command `rummycheck rulesets schema`: by which JSON Schema can an editor check rulesets?"""

import json

import click

from rummycheck.cli.options import output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import OK
from rummycheck.ruleset.manual import ruleset_json_schema


@click.command("schema", short_help="The JSON Schema of rulesets, for editors.")
@output_options
def command(color: str, ascii_only: bool) -> int:
    """Print the JSON Schema of ruleset files, made from the table that also checks them."""
    output = Output(ascii_only=ascii_only, color=color)
    output.lines(json.dumps(ruleset_json_schema(), ensure_ascii=output.is_ascii, indent=2).split("\n"))
    return OK
