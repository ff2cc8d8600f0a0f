"""Which lines make one hand, where each line is one group?"""

from dataclasses import replace

from rummycheck.cards import AnyCard
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration, Group
from rummycheck.errors import NotationError
from rummycheck.labels import is_group_label
from rummycheck.notation.lines import Line
from rummycheck.notation.lost_cards import fits_rank
from rummycheck.source import Span


class Block:
    """A hand that is still being laid down, a line at a time."""

    def __init__(self, name: str | None, span: Span, *, is_open_to_all: bool = False) -> None:
        """Start a hand; one open to all takes every line of one group, as under `Hand 1:`, else only labelled ones."""
        self.name = name
        self.span = span
        self.is_open_to_all = is_open_to_all
        self.is_readable = True
        self.groups: list[Group] = []
        self.designated: Designation | None = None
        self.discard: AnyCard | None = None
        self.texts: list[str] = []  # The lines as written.
        self.label: str | None = None  # It waits for its group.
        self.label_line: Line
        self.has_labels_apart = False  # On lines of their own: then blank lines part groups, not hands.

    @property
    def ends_at_blank_line(self) -> bool:
        """Whether a blank line ends the hand."""
        return not self.is_readable or (bool(self.groups) and not self.has_labels_apart)

    @property
    def last_label(self) -> str | None:
        """The label of the last group, or the one that waits for its group."""
        return self.label or (self.groups[-1].label if self.groups else None)

    def takes(self, line: Line) -> bool:
        """Tell whether a line with groups belongs to this hand."""
        if len(line.groups) > 1 or line.name is not None or self.discard is not None:
            return False
        label = line.groups[0].label
        is_labelled = self.label is not None or (label is not None and is_group_label(label))
        return is_labelled or (self.is_open_to_all and not self.has_labels_apart)

    def announce(self, line: Line) -> None:
        """Keep the label of the group that follows, or of the whole hand."""
        self.texts.append(line.text)
        if line.label is not None:
            self.label, self.label_line = line.label, line

    def label_alone(self) -> NotationError:
        """Return the error for a label that no group followed."""
        self.is_readable = False
        message = f"the label `{self.label}` has no cards: a group was expected"
        return NotationError(message, self.label_line.span, self.label_line.text)

    def finish(self, line: Line, discard: AnyCard) -> None:
        """Take the card put on the finish slot, which ends the hand."""
        self.discard = discard
        self.span = self.span.to(line.span)
        self.texts.append(line.text)

    def add(self, line: Line) -> None:
        """Lay down the line's group. Raises NotationError for a second, different wild card."""
        group = line.groups[0]
        if self.label is not None and not fits_rank(self.label, group.cards):
            message = f"the label `{self.label}` begins with a rank: cards of that rank alone were expected"
            raise NotationError(message, self.label_line.span, self.label_line.text)
        if self.label is not None:
            group = replace(group, label=group.label or self.label)
            self.has_labels_apart = True
            self.label = None
        if line.designated is not None:
            if self.designated not in (None, line.designated):
                message = f"two wild cards for one hand: {self.designated} and {line.designated}"
                raise NotationError(message, line.span, line.text)
            self.designated = line.designated
        self.groups.append(group)
        self.discard = line.discard
        self.span = self.span.to(line.span)
        self.texts.append(line.text)

    def declaration(self) -> Declaration:
        """Return the hand, under its own wild card if it has one."""
        return Declaration(
            tuple(self.groups), self.designated, self.discard, self.name, self.span, "\n".join(self.texts)
        )
