"""How is JSON written that any machine can read, and one document of any length line by line?"""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from rummycheck.reporters.articles import DEFAULT_LOOK, Look, SilentArticleReporter
from rummycheck.reporters.articles.quoting import COMMAND_WITHIN
from rummycheck.reporters.json_text import LONE, JsonText
from rummycheck.reporters.records import Record


class JsonWriter(SilentArticleReporter):
    """A reporter that writes JSON."""

    is_verbatim: ClassVar[bool] = True

    def __init__(self, look: Look = DEFAULT_LOOK) -> None:
        """Take whether the output can hold nothing but ASCII."""
        super().__init__(look)
        self._text = JsonText(ascii_only=self._look.ascii_only)

    def _json(self, value: object) -> str:
        """Return the value in JSON: all is escaped that could steer a terminal or begin a command.

        Halves of surrogate pairs, which stand for bytes that can't be decoded, become U+FFFD: most readers of
        JSON refuse them.
        """
        return COMMAND_WITHIN.sub(r"\\u0023", self._text.of(_whole(value)))


class DocumentWriter(JsonWriter):
    """A reporter that writes one JSON document with a list that grows from article to article."""

    _listed = 0

    def _items(self, records: Iterable[Record]) -> Iterator[str]:
        """Yield each record on a line of its own, with a comma before all but the first."""
        for record in records:
            yield f"{',' if self._listed else ''}{self._json(record)}"
            self._listed += 1


def _whole(value: object) -> object:
    """Return the value without halves of surrogate pairs."""
    match value:
        case str():
            return LONE.sub("\ufffd", value)
        case dict():
            return {key: _whole(item) for key, item in value.items()}
        case list() | tuple():
            return [_whole(item) for item in value]
        case _:
            return value
