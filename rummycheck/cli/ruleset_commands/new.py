"""The command `rummycheck rulesets new`: how does a ruleset of one's own begin?"""

import os

import click

from rummycheck.cli.options import DEFAULT_RULESET, output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import OK
from rummycheck.errors import RulesetError
from rummycheck.ruleset import load_ruleset
from rummycheck.ruleset.starter import starter_lines


@click.command("new", short_help="Begin a ruleset of your own.")
@click.argument("name")
@click.option(
    "--extends", metavar="NAME|FILE", default=DEFAULT_RULESET, show_default=True, help="What it differs from."
)
@output_options
def command(name: str, extends: str, color: str, ascii_only: bool) -> int:
    """Write NAME.yaml, with every key of the ruleset that it extends as a comment."""
    output = Output(ascii_only=ascii_only, color=color)
    path = name if name.endswith((".yaml", ".yml")) else f"{name}.yaml"
    title = os.path.splitext(os.path.basename(path))[0]
    lines = list(starter_lines(title, load_ruleset(extends), extends))
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise RulesetError(f"{path} can't be written: {(error.strerror or str(error)).lower()}") from error
    output.line(f"{path} is there: change it, and check hands with -r {path}")
    return OK
