"""Does every command in the README do what it shows?"""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from readme_commands import blocks, sessions, setup_command
from readme_commands import test_command as command_of_tests

import rummycheck
from rummycheck.cli.main import COMMANDS
from rummycheck.ruleset import ruleset_names

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("command", "output"), sessions(), ids=[command[:60] for command, _ in sessions()])
def test_a_command_prints_what_is_shown(command: str, output: str) -> None:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    environment.pop("RUMMYCHECK_RULESET", None)
    ran = subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, check=False, encoding="utf-8"
    )
    assert ran.stdout + ran.stderr == output


def test_the_python_example_runs() -> None:
    (example,) = blocks("python")
    exec(compile(ast.parse(example), "README.md", "exec"), {})


def test_the_two_commands_name_what_is_there() -> None:
    sample = setup_command().split()[-1]
    assert (ROOT / sample).is_file()
    assert all(tool in command_of_tests() for tool in ("pytest", "mypy", "ruff check", "ruff format --check"))


def test_every_command_ruleset_and_public_format_has_its_word() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in (*COMMANDS, *ruleset_names(), "jsonl", "concise", "points"):
        assert name in text
    assert rummycheck.__version__


def test_the_readme_says_nothing_of_its_hands_that_is_not_true() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rummycheck", "lint", "--isolated", "README.md"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stdout
    assert "looks-like-a-hand" in ran.stdout  # The hand with a rank that is none is shown on purpose.
