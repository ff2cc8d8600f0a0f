"""The command `rummycheck rulesets validate`: what is wrong with these rulesets?"""

import os
from collections.abc import Sequence
from pathlib import Path

import click

from rummycheck.cli.options import output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import FOUND, OK
from rummycheck.errors import RulesetError
from rummycheck.printable import printable
from rummycheck.ruleset import ruleset_faults


@click.command("validate", short_help="Everything that is wrong with ruleset files.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@output_options
def command(files: Sequence[str], color: str, ascii_only: bool) -> int:
    """Check ruleset files, and tell all that is wrong with them, each with its place.

    The exit status is 0 if all can be played by, 1 if something is wrong.
    """
    output = Output(ascii_only=ascii_only, color=color)
    faults = [(file, fault) for file in files for fault in ruleset_faults(_file_or_name(file))]
    output.lines(_line(file, fault) for file, fault in faults)
    return FOUND if faults else OK


def _file_or_name(file: str) -> str | Path:
    """Return a path where there is a file, whatever its name; else what it names."""
    return Path(file) if os.path.isfile(file) else file


def _line(file: str, fault: RulesetError) -> str:
    line, column = (fault.span.line, fault.span.column) if fault.span is not None else (1, 1)
    key = f"{fault.key}: " if fault.key else ""
    return printable(f"{fault.source or file}:{line}:{column}: error ruleset: {key}{fault.message}")
