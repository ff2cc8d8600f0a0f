"""How do lines reach the user, whatever the output can hold?"""

import errno
import io
import os
import sys
from collections.abc import Iterable
from typing import TextIO, cast

import click

from rummycheck.printable import inert, printable

_ASCII = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "★": "*", "…": "...", "—": "-", "–": "-", "’": "'"})


class ReaderGoneError(Exception):
    """The reader of the pipe went away, as `| head -1` does."""


class OutputError(Exception):
    """Standard output can't be written to."""


class Output:
    """Standard output: in ASCII where it must be, in colour where it may be."""

    def __init__(self, *, ascii_only: bool = False, color: str = "auto") -> None:
        """Take what the user asked for; the stream and the environment decide the rest."""
        if sys.stdout is None:
            raise OutputError("standard output is closed")
        self._stream: TextIO = sys.stdout
        if isinstance(self._stream, io.TextIOWrapper):
            self._stream.reconfigure(errors="backslashreplace")  # A name that can't be written is no reason to die.
        self.is_terminal = self._stream.isatty()
        self.holds_suits = _holds_suits(self._stream)
        self.is_ascii = ascii_only or not self.holds_suits
        self.has_color = _wants_color(color, is_terminal=self.is_terminal)

    def line(self, text: str) -> None:
        """Write one line, and let the reader have it at once.

        Raises ReaderGoneError when nobody reads any more, OutputError when the line can't be written.
        """
        self.lines((text,))

    def lines(self, texts: Iterable[str]) -> None:
        """Write lines, and let the reader have them at once."""
        self.verbatim(map(self.encodable, texts))

    def verbatim(self, texts: Iterable[str]) -> None:
        """Write lines that a program reads, as they are."""
        text = "".join(f"{text}\n" for text in texts)
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError as error:
            raise failure(error) from error

    def encodable(self, text: str) -> str:
        """Return the text as it can be written: in ASCII where it must be, and with nothing that steers a terminal.

        What a reporter quotes it has escaped already; where there is no colour, nothing else may be left.
        """
        if not self.has_color and not text.isprintable():
            text = printable(text)
        text = inert(text)
        return text.translate(_ASCII) if self.is_ascii else text

    def paint(self, text: str, color: str) -> str:
        """Return the text in a colour where colour is wanted."""
        return click.style(text, fg=color) if self.has_color else text


def write_whole() -> None:
    """Let every write to standard output and standard error go on until all of it is written.

    With PYTHONUNBUFFERED the streams write straight to the file, which may take a part only: where a disk is nearly
    full, or a reader goes away in the middle. The rest would be lost without a word.
    """
    sys.stdout, sys.stderr = _whole(sys.stdout), _whole(sys.stderr)


def _whole(stream: TextIO | None) -> TextIO:
    raw = getattr(stream, "buffer", None)
    if stream is None or not isinstance(raw, io.RawIOBase):
        return cast("TextIO", stream)
    buffered = open(raw.fileno(), "wb", closefd=False)  # noqa: SIM115 - stays open as long as the stream it stands for
    return io.TextIOWrapper(buffered, encoding=stream.encoding, errors=stream.errors, line_buffering=True)


def failure(error: OSError) -> ReaderGoneError | OutputError:
    """Return what a failed write means."""
    if error.errno in (errno.EPIPE, errno.ESHUTDOWN):
        return ReaderGoneError()
    return OutputError(f"standard output: {error.strerror or error}")


def complain(message: str) -> None:
    """Write one line to standard error, if there is one."""
    if sys.stderr is not None:
        try:
            lines = (inert(printable(line)) for line in message.split("\n"))
            print("\n".join(lines), file=sys.stderr, flush=True)
        except OSError:
            return  # Nobody is left to be told.


def _holds_suits(stream: TextIO) -> bool:
    try:
        "♠♥♦♣".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _wants_color(color: str, *, is_terminal: bool) -> bool:
    """Tell whether to write colours; NO_COLOR, FORCE_COLOR and TERM=dumb have a say where the user has none."""
    if color != "auto":
        return color == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return is_terminal and os.environ.get("TERM") != "dumb"
