"""Which declarations does a document hold?"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from rummycheck.cards import AnyCard
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.errors import NotationError
from rummycheck.labels import is_group_label
from rummycheck.notation.blocks import Block
from rummycheck.notation.lines import Line, read_line
from rummycheck.source import Span, lines_of

_MAY_NAME_WILD_CARD = r"\b(?:wild|cut[ -](?:joker|card))\b|^\W*jokers?\s*(?:is\b|[:=(])"

Reading = Declaration | NotationError


def read_declarations(lines: Iterable[str]) -> Iterator[Reading]:
    """Yield each declaration of a document, or the error of a line that can't be read, as soon as it is complete.

    A line is a declaration. A line that is only a label opens a block, in which each line is one group; so does
    a line that is one labelled group. A designation on a line of its own holds for all that follows it, one
    before a hand for that hand alone.
    """
    document = _Document()
    for number, text in enumerate(lines, start=1):
        yield from document.read(text, number)
    yield from document.end()


def parse_declaration(text: str) -> Declaration:
    """Return the one declaration that a text holds.

    Raises NotationError if the text can't be read, or holds no declaration or several.
    """
    declarations: list[Declaration] = []
    for reading in read_declarations(lines_of(text)):
        if isinstance(reading, NotationError):
            raise reading
        declarations.append(reading)
    if not declarations:
        raise NotationError("there is no hand here: a card was expected", Span(1, 1, 1, 1))
    if len(declarations) > 1:
        raise NotationError("a second hand: one was expected", declarations[1].span, declarations[1].text)
    return declarations[0]


class _Document:
    """What the earlier lines of a document mean for the later ones."""

    def __init__(self) -> None:
        self.designated: Designation | None = None
        self.block: Block | None = None
        self.unused: Line | None = None
        """The last line that only names a wild card, until a hand is judged by it."""
        self.unreadable_wild: int | None = None
        """The number of a line that seems to name a wild card and can't be read."""

    def read(self, text: str, number: int) -> Iterator[Reading]:
        """Yield what is complete with this line."""
        try:
            line = read_line(text, number, self.block.last_label if self.block is not None else None)
            if self.block is not None and line.groups and self.block.takes(line):
                self.block.add(line)
                return
        except NotationError as error:
            if self.block is not None:
                self.block.is_readable = False
            if "|" not in text and ";" not in text and re.search(_MAY_NAME_WILD_CARD, text.lower()):
                self.unreadable_wild, self.unused = number, None
            yield error
            return
        if line.groups:
            yield from self.read_groups(line)
        elif line.discard is not None:
            yield from self.read_discard(line, line.discard)
        elif line.name or line.label:
            yield from self.read_labels(line)
        elif line.designated is not None:
            yield from self.read_designation(line, line.designated)
        elif not text.strip() and self.block is not None and self.block.ends_at_blank_line:
            yield from self.close_block()

    def read_groups(self, line: Line) -> Iterator[Reading]:
        name, designated = line.name, line.designated
        if self.block is not None and not self.block.groups:  # Only its label came before: it is this hand's.
            name = name or self.block.name
            designated = designated if designated is not None else self.block.designated
        yield from self.close_block()
        if len(line.groups) == 1 and line.groups[0].label is not None and is_group_label(line.groups[0].label):
            self.block = Block(name, line.span)
            self.block.add(line)
            self.block.designated = designated
        else:
            yield self.declared(Declaration(line.groups, designated, line.discard, name, line.span, line.text))

    def read_labels(self, line: Line) -> Iterator[Reading]:
        """Open a block, or keep the label for the group on the next line."""
        if line.name is not None or self.block is None:
            yield from self.close_block()
            self.block = Block(line.name, line.span, is_open_to_all=line.name is not None)
        elif self.block.label is not None:
            yield self.block.label_alone()
        if line.designated is not None:
            self.block.designated = line.designated
        self.block.announce(line)

    def declared(self, declaration: Declaration) -> Reading:
        """Return a hand under the wild card that holds where it stands, unless that could not be read."""
        if declaration.designated is not None:
            return declaration
        if self.unreadable_wild is not None:
            message = f"not judged: the wild card of line {self.unreadable_wild} can't be read"
            return NotationError(message, declaration.span, declaration.text.split("\n")[0])
        self.unused = None
        return replace(declaration, designated=self.designated)

    def read_designation(self, line: Line, designated: Designation) -> Iterator[Reading]:
        if self.block is not None and not self.block.groups:
            self.block.designated = designated
        else:
            yield from self.close_block()
            self.unused = line
        self.unreadable_wild = None
        self.designated = designated

    def read_discard(self, line: Line, discard: AnyCard) -> Iterator[Reading]:
        if self.block is None or not self.block.groups or line.name or line.label or line.designated is not None:
            yield NotationError("a discard without a hand before it", line.span, line.text)
        else:
            self.block.finish(line, discard)
            yield from self.close_block()

    def close_block(self) -> Iterator[Reading]:
        """Yield the declaration of the open block, if it has one."""
        block, self.block = self.block, None
        if block is None or not block.is_readable:
            return
        if block.label is not None:
            yield block.label_alone()
        elif block.groups:
            yield self.declared(block.declaration())

    def end(self) -> Iterator[Reading]:
        """Yield what is complete at the end of the document."""
        yield from self.close_block()
        if self.unused is not None:
            yield NotationError("names a wild card, but no hand follows", self.unused.span, self.unused.text)
