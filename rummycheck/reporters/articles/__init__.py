"""How is told what articles say wrongly? One module for each output format; they yield lines and print nothing."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import ClassVar, NamedTuple, Protocol

from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.summary import Summary
from rummycheck.reporters.layout import Paint, plain

HANDS = "hands"
"""Not a format to choose among the others: the list of the hands that were understood."""

CANNOT_JUDGE = "cannot-judge"
"""The name, in formats that ask for one, under which it is told that an article can't be read or judged."""

_CLASSES = {
    "text": "ArticleTextReporter",
    "concise": "ArticleConciseReporter",
    "json": "ArticleJsonReporter",
    "jsonl": "ArticleJsonLinesReporter",
    "github": "GithubReporter",
    "sarif": "SarifReporter",
    "gitlab": "GitlabReporter",
    "rdjson": "RdjsonReporter",
    "junit": "JunitReporter",
    HANDS: "HandsReporter",
}
"""Each in the module of that name."""

ARTICLE_FORMATS = tuple(name for name in _CLASSES if name != HANDS)
"""The formats of `rummycheck lint`, in the order in which to show them."""


class Look(NamedTuple):
    """How a report is to look, as far as its format leaves that open."""

    ascii_only: bool = False
    """Whether the output can hold nothing else; text is left to the one that writes it."""
    paint: Paint = plain
    version: str | None = None
    """The program's, for the formats that name it."""


DEFAULT_LOOK = Look()


class ArticleReporter(Protocol):
    """Turns the reports of articles into lines, one after the other; only after `end` is a document whole."""

    is_verbatim: ClassVar[bool]
    """Whether a machine reads the lines: they are to be written as they are, escaped no further.

    All that is quoted in them is escaped already, in the way that the format asks for; what else is done
    for a reader at a terminal, such as taking the meaning from a leading `::`, would spoil them.
    """

    def begin(self) -> Iterable[str]:
        """Return the lines before the first article."""

    def tell(self, report: ArticleReport, /) -> Iterable[str]:
        """Return the lines for one article."""

    def end(self, summary: Summary, /) -> Iterable[str]:
        """Return the lines after the last article."""


class SilentArticleReporter:
    """A reporter with nothing to say; those that have something to say build on it."""

    is_verbatim: ClassVar[bool] = False

    def __init__(self, look: Look = DEFAULT_LOOK) -> None:
        """Take how the report is to look."""
        self._look = look

    def begin(self) -> Iterable[str]:
        """Return the lines before the first article."""
        return ()

    def tell(self, report: ArticleReport, /) -> Iterable[str]:  # noqa: ARG002 - silence is the same for all
        """Return the lines for one article."""
        return ()

    def end(self, summary: Summary, /) -> Iterable[str]:  # noqa: ARG002 - the same
        """Return the lines after the last article."""
        return ()


def article_reporter(name: str, look: Look = DEFAULT_LOOK) -> ArticleReporter:
    """Return a reporter of a format, or of HANDS; its module is imported only now."""
    module = import_module(f"{__name__}.{name}")
    make: Callable[[Look], ArticleReporter] = getattr(module, _CLASSES[name])
    return make(look)
