"""What can keep rummycheck from judging at all?"""

from collections.abc import Sequence

from rummycheck.source import Span


class RummycheckError(Exception):
    """Input that nobody can judge. Expected faults of a hand are problems, not errors."""

    finding = "unreadable-hand"
    """The name under which it is told and explained."""

    def __init__(self, message: str, span: Span | None = None) -> None:
        """Keep one line in a player's words, and its place where the fault has one."""
        super().__init__(message)
        self.message = message
        self.span = span


class NotationError(RummycheckError):
    """A text that is no hand; the span says where reading stopped."""

    span: Span

    def __init__(self, message: str, span: Span, line: str = "") -> None:
        """Keep what is wrong and where, and the line as written, for an excerpt."""
        super().__init__(message, span)
        self.line = line


class DeckError(RummycheckError):
    """A card, or a wild card, that the deck of this ruleset does not have."""


class TooHardError(RummycheckError):
    """A search for the best arrangement that would go on for too long."""

    finding = "too-hard"


class ArticleError(RummycheckError):
    """An article, or a folder of articles, that can't be read or written."""

    def __init__(self, path: str, message: str, span: Span | None = None) -> None:
        """Keep which one, as the user names it, what is wrong, and where in its text."""
        super().__init__(message, span)
        self.path = path


class RulesetError(RummycheckError):
    """A ruleset that can't be read or makes no sense."""

    def __init__(self, message: str, *, source: str = "", key: str = "", span: Span | None = None) -> None:
        """Keep what is wrong, in which file (or option), under which dotted key, and where."""
        super().__init__(message, span)
        self.source = source
        self.key = key
        self.ruleset = ""
        """The file that was to be read, where more is wrong with it than this."""


class SheetError(RummycheckError):
    """A score sheet that can't be read, or by which nobody can play."""

    finding = "unreadable-sheet"

    def __init__(self, message: str, span: Span | None = None) -> None:
        """Keep what is wrong and where; it stands alone unless it is told with `faults` that more is wrong."""
        super().__init__(message, span)
        self.faults: tuple[SheetError, ...] = (self,)
        """Everything that is wrong with the sheet, in its order, as far as it was read."""

    @staticmethod
    def together(errors: "Sequence[SheetError]") -> "SheetError":
        """Return the first of some errors in the order of the sheet, which knows all of them."""
        nowhere = Span(0, 0, 0, 0)
        ordered = sorted((fault for error in errors for fault in error.faults), key=lambda one: one.span or nowhere)
        ordered[0].faults = tuple(ordered)
        return ordered[0]
