"""Draws the running totals of `rummycheck settle` into a file, or says why not."""

from collections.abc import Sequence

import click

from rummycheck.cli.output import OutputError
from rummycheck.file_writing import write_output
from rummycheck.reporters.settlements.drawing import drawing
from rummycheck.settlement.settled import Settlement

HERE = "-"
"""What stands for the terminal."""


def refuse_plot(path: str | None, format_name: str, sheets: Sequence[object]) -> None:
    """Raise click.UsageError for a drawing that can't be made of these sheets beside this format."""
    if path == HERE and format_name != "text":
        raise click.UsageError(f"--plot and -f {format_name} can't go together: name a file, --plot totals.svg")
    if path is None or path == HERE:
        return
    if not path.lower().endswith(".svg"):
        raise click.UsageError(f"--plot draws SVG: name a file that ends in .svg, found '{path}'")
    if len(sheets) > 1:
        raise click.UsageError("--plot draws one sheet into a file, and several are given")


def write_drawing(path: str, settled: Settlement) -> None:
    """Write a drawing, all of it or nothing. Raises OutputError where it can't be."""
    content = "".join(f"{line}\n" for line in drawing(settled)).encode()
    try:
        write_output(path, content)
    except OSError as error:
        raise OutputError(f"{path} can't be written: {(error.strerror or str(error)).lower()}") from error
