"""What is open at a line of a format that is read line by line, whichever it is?"""

from typing import ClassVar, Generic, TypeVar

from rummycheck.lint.documents.gathering import Gathering
from rummycheck.lint.documents.indented import IndentedLine, indented_lines
from rummycheck.lint.documents.passages import whole

ContainerT = TypeVar("ContainerT")


class LinedPage(Generic[ContainerT]):
    """The document as far as it is read."""

    deepest: ClassVar[int]
    """How many containers can be open within one another: nobody nests deeper."""

    def __init__(self, text: str, outermost: ContainerT) -> None:
        """Start at its first line, in the container that is the page."""
        self.text = text
        self.whole = whole(text)
        self.lines = indented_lines(text)
        self.at = 0
        self.gathering = Gathering()
        self.stack = [outermost]

    @property
    def line(self) -> IndentedLine:
        """Return the line that is to be read."""
        return self.lines[self.at]

    @property
    def top(self) -> ContainerT:
        """Return the innermost container."""
        return self.stack[-1]

    @property
    def is_deepest(self) -> bool:
        """Return whether no container can be opened within what is open."""
        return len(self.stack) > self.deepest

    def written(self, line: IndentedLine) -> str:
        """Return a line without the blanks around it."""
        return self.text[line.start : line.end]
