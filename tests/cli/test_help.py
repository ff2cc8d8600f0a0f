"""Does every command help, on every console?"""

import subprocess
import sys
from collections.abc import Iterator

import click
import pytest
from conftest import Run

import rummycheck
from rummycheck.cli.main import rummycheck as rummycheck_command

Path = tuple[str, ...]


def commands(command: click.Command, path: Path = ()) -> Iterator[tuple[Path, click.Command]]:
    """Yield a command and all below it, each with the words that call it."""
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from commands(below, (*path, name))


COMMANDS = dict(commands(rummycheck_command))
GROUPS = [path for path, command in COMMANDS.items() if isinstance(command, click.Group)]


def words(path: Path) -> str:
    """Return the name of a test of a command."""
    return " ".join(("rummycheck", *path))


def test_the_commands_are_known() -> None:
    assert {("check",), ("explain",), ("rulesets", "list"), ("rulesets", "show")} <= set(COMMANDS)


@pytest.mark.parametrize("path", COMMANDS, ids=words)
def test_help_is_ascii_and_fits_80_columns(run: Run, path: Path) -> None:
    result = run(*path, "-h")
    assert (result.status, result.stderr) == (0, b"")
    assert result.stdout.isascii()
    assert max(map(len, result.out.splitlines())) <= 80
    assert result.out.startswith(f"Usage: {words(path)} ")
    assert result == run(*path, "--help")


@pytest.mark.parametrize("path", COMMANDS, ids=words)
def test_every_command_and_option_has_its_words(path: Path) -> None:
    assert COMMANDS[path].help
    options = [parameter for parameter in COMMANDS[path].params if isinstance(parameter, click.Option)]
    assert [option.name for option in options if not option.help] == []


@pytest.mark.parametrize("path", GROUPS, ids=words)
def test_every_command_is_listed_with_its_words_whole(run: Run, path: Path) -> None:
    listed = dict(line.split(None, 1) for line in run(*path, "-h").out.split("Commands:\n")[1].splitlines())
    assert list(listed) == [below[-1] for below in COMMANDS if below and below[:-1] == path]
    assert [name for name, told in listed.items() if not told.endswith(".") or told.endswith("...")] == []


@pytest.mark.parametrize("option", ["-V", "--version"])
def test_the_version_is_the_library_s(run: Run, option: str) -> None:
    assert run(option) == (0, f"rummycheck {rummycheck.__version__}\n".encode(), b"")


@pytest.mark.parametrize("arguments", [["-V"], ["-h"], ["check", "-h"], ["explain"]], ids=" ".join)
def test_who_judges_nothing_waits_for_no_parser(environment: dict[str, str], arguments: list[str]) -> None:
    script = (
        f"import sys; from rummycheck.cli.main import main; main({arguments}); "
        "sys.exit(', '.join(sorted({'lark', 'yaml'} & sys.modules.keys())) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_example_in_the_help_runs(run: Run) -> None:
    example = next(line for line in run("check", "-h").out.splitlines() if line.startswith("    rummycheck check -w"))
    hand = example.split('"')[1]
    result = run("check", "-w", "QD", hand)
    assert result.status == 1
    assert result.out.startswith("wrong declaration: 80 penalty points (46 as a losing hand)")
