"""Which command runs, and with which exit status does it end?"""

import os
import sys
import traceback
from collections.abc import Sequence

import click

from rummycheck import __version__
from rummycheck.cli.lazy import LazyGroup
from rummycheck.cli.output import Output, OutputError, ReaderGoneError, complain, failure, write_whole
from rummycheck.cli.placed import placed
from rummycheck.cli.statuses import CANNOT_JUDGE, INTERRUPTED, OK, READER_GONE
from rummycheck.errors import RummycheckError

_COMPLETION = "_RUMMYCHECK_COMPLETE"
_TRACEBACK = "RUMMYCHECK_TRACEBACK"

COMMANDS = ("check", "lint", "arrange", "settle", "explain", "rulesets")
"""Each is a module of this package with a click command named `command`."""


class _Commands(LazyGroup):
    names = COMMANDS


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
def rummycheck() -> None:
    """Judge rummy declarations: valid or wrong, why, group by group, and what it costs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status; every way for a run to end is answered here."""
    write_whole()
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        _flush()
    except ReaderGoneError:
        status = READER_GONE
    except (KeyboardInterrupt, click.Abort):
        status = INTERRUPTED
    except click.ClickException as error:
        status = _refuse(_usage(error))
    except OutputError as error:
        status = _refuse(f"rummycheck: {error}")
    except RummycheckError as error:
        status = _refuse(placed(error))
    except Exception as error:
        status = _refuse(_bug(error))
    _abandon_unwritten_output()
    return status


def _run(arguments: Sequence[str]) -> int:
    if _COMPLETION in os.environ:
        return int(rummycheck.main(list(arguments), "rummycheck", standalone_mode=False) or OK)
    Output()  # A closed standard output is told before any work is done for it.
    try:
        with rummycheck.make_context("rummycheck", list(arguments)) as context:
            return int(rummycheck.invoke(context) or OK)
    except click.exceptions.Exit as end:
        return end.exit_code
    except OSError as error:
        raise failure(error) from error


def _refuse(message: str) -> int:
    complain(message)
    return CANNOT_JUDGE


def _usage(error: click.ClickException) -> str:
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error.format_message()
    context = getattr(error, "ctx", None)
    hint = f"\nTry '{context.command_path} --help'." if isinstance(context, click.Context) else ""
    return f"rummycheck: {error.format_message()}{hint}"


def _bug(error: Exception) -> str:
    if os.environ.get(_TRACEBACK):
        return "".join(traceback.format_exception(error))
    return f"rummycheck: this is a bug: {error!r} (set {_TRACEBACK}=1 to see where)"


def _flush() -> None:
    try:
        sys.stdout.flush()
    except OSError as error:
        raise failure(error) from error


def _abandon_unwritten_output() -> None:
    """Let nothing be left to write when Python ends: it would complain, and exit with a status of its own."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
