"""The command `rummycheck rulesets new`: how does a ruleset of one's own begin?"""

import os

import click

from rummycheck.cli.options import DEFAULT_RULESET, output_options
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import OK
from rummycheck.errors import RulesetError
from rummycheck.ruleset import load_ruleset
from rummycheck.ruleset.library import is_path
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
    path = name if name.lower().endswith((".yaml", ".yml")) else f"{name}.yaml"
    title = _title(path)
    lines = starter_lines(title, load_ruleset(extends), _from_beside(path, extends))
    text = "".join(f"{line}\n" for line in lines).encode()  # Before the file is there: an error leaves none behind.
    try:
        with open(path, "xb") as file:
            file.write(text)
    except OSError as error:
        raise RulesetError(f"{path} can't be written: {(error.strerror or str(error)).lower()}") from error
    output.line(f"{path} is there: change it, and check hands with -r {path}")
    return OK


def _title(path: str) -> str:
    """Return the title of the ruleset in a new file. Raises RulesetError for a name that no ruleset can have."""
    title = os.path.basename(path).rpartition(".")[0]
    if not title.strip() or not title.isprintable():
        found = f"'{title}'" if title.strip() else "none"
        raise RulesetError(f"expected a name for the ruleset, of signs that can be printed, found {found}")
    return title


def _from_beside(path: str, extends: str) -> str:
    """Return what to extend as a new file names it: a path begins where that file is, and not where one works."""
    folder = os.path.dirname(path)
    if not is_path(extends) or not folder:
        return extends
    try:
        relative = os.path.relpath(extends, folder)
    except ValueError:  # On another drive of Windows.
        return os.path.abspath(extends)
    return relative if is_path(relative) else f"./{relative}"
