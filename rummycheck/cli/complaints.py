"""How is it told on standard error that something can't be judged?"""

import os
from collections.abc import Iterable

from rummycheck.cli.inputs import InputError
from rummycheck.cli.output import Output, complain
from rummycheck.errors import NotationError, RummycheckError
from rummycheck.problems import Problem
from rummycheck.reporters.concise import error_line, problem_line
from rummycheck.reporters.text import excerpt_lines
from rummycheck.source import Span

_NO_HAND = NotationError("there is no hand here: a card was expected", Span(1, 1, 1, 1))


class Complaints:
    """One line for each thing that can't be judged, with an excerpt where a reader sits at the terminal."""

    def __init__(self, output: Output, *, is_silent: bool, has_excerpts: bool) -> None:
        """Take the output, which tells what can be written, and how much is wanted."""
        self._output = output
        self._is_silent = is_silent
        self._has_excerpts = has_excerpts

    def of_hand(self, source: str, text: str, error: RummycheckError) -> None:
        """Say why a hand of a document can't be judged, and show the place in its text."""
        self._say(error_line(source, error))
        if source.startswith("<hand") and os.path.exists(text):
            self._say(f"  {text} is a file: judge its hands with --file")
        elif error.span is not None and self._has_excerpts:
            for line in excerpt_lines(text.split("\n")[-1], error.span):
                self._say(line)

    def of_problems(self, source: str, problems: Iterable[Problem]) -> None:
        """Say what is wrong with a hand that can be judged all the same."""
        for problem in problems:
            self._say(problem_line(source, problem))

    def of_no_hand(self, source: str) -> None:
        """Say that a document holds no hand."""
        self._say(error_line(source, _NO_HAND))

    def of_input(self, error: InputError) -> None:
        """Say why a document can't be read."""
        self._say(f"rummycheck: {error.message}")

    def _say(self, message: str) -> None:
        if not self._is_silent:
            complain(self._output.encodable(message))
