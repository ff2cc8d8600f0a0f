"""What does one line lay down?"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, PrintedJoker
from rummycheck.deck import Designation
from rummycheck.declaration import Group
from rummycheck.errors import NotationError
from rummycheck.labels import is_group_label
from rummycheck.notation.grammar import GroupParts, LineParts, Part, Unexpected, parsed
from rummycheck.notation.groups import laid_groups
from rummycheck.notation.lost_cards import Place, refuse_discard_alone, refuse_swallowed_card
from rummycheck.notation.spelling import RANKS, card_spelled, folded, puts_suit_letter_first
from rummycheck.notation.text import LineText
from rummycheck.source import Span

_MAY_PUT_SUIT_LETTER_FIRST = re.compile(r"(?<![a-z0-9])[shdc](?:10|[2-9atjqk])|(?<=[2-9atjqk0])[shdc][2-9ajqkt1]")
_WILD = r"(?<![a-z])(?:wild|jokers?|tiplu)(?![a-z])"
_ENDS_WILD = r"(?<![a-z])(?:(?<!with )(?<!without )jokers?|wild(?: ?cards?)?|turned[ -]up(?: card)?)$"
# Said before a label, they belong to what stands before: `(A♥ 2♥ 3♥) and Set: 4♥ 4♠ 4♦`.
_JOINING_WORDS = ("and", "a", "an", "the", "&")
MAX_LINE = 4_000_000
"""Code points in a line that is read; 100,000 groups take half as much."""

# Undecodable bytes arrive as lone surrogates.
_DAMAGE = re.compile("[\x00\ud800-\udfff]")


class Line(NamedTuple):
    """What one line lays down; each part may be absent."""

    designated: Designation | None
    name: str | None
    """Whose hand it is, or what it is called."""
    label: str | None
    """The label of a group that follows on another line."""
    groups: tuple[Group, ...]
    discard: AnyCard | None
    span: Span
    text: str
    """The line as written."""


def read_line(text: str, number: int = 1, previous_label: str | None = None) -> Line:
    """Return what a line lays down. Raises NotationError with the place where it can't be read.

    The label of the group on the line before tells whether a number before a label goes on counting.
    """
    line = LineText(text, folded(text), number)
    _refuse_damage(line)
    try:
        parts = parsed(line.folded)
    except Unexpected as stop:
        # Most hands can be read, and the words for those that can't take time to load.
        from rummycheck.notation.mistakes import told

        raise line.error(*told(stop, text, line.folded)) from None
    name, groups = _named_groups(line, parts.groups, previous_label)
    for part in parts.labels:
        refuse_swallowed_card(line, part, Place(True, False, previous_label), None)
        refuse_discard_alone(line, part)
    labels = [_label(line, label) for label in parts.labels]
    label = labels.pop() if labels and is_group_label(labels[-1]) else None
    _refuse_mixed_letters(line, parts)
    designated = _designated(line, parts.designations)
    if isinstance(designated, Card) and _goes_on(line, parts.designations[0]) and _is_more_of(designated, groups):
        raise line.error("only one card is turned up as the wild card", parts.designations[0].start, len(text.rstrip()))
    return Line(
        designated=designated,
        name=" ".join(labels) or name,
        label=label,
        groups=groups,
        discard=_card(line, parts.discard) if parts.discard else None,
        span=line.span(len(text) - len(text.lstrip()), len(text.rstrip())),
        text=text,
    )


def _goes_on(line: LineText, designation: Part) -> bool:
    return line.folded[designation.end :].lstrip().startswith(",")


def _is_more_of(designated: Card, groups: Sequence[Group]) -> bool:
    """Tell whether a line lists all the cards of a rank as wild, and lays down no hand."""
    cards = [card for group in groups for card in group.cards]
    return bool(cards) and all(isinstance(card, Card) and card.rank is designated.rank for card in cards)


def _refuse_damage(line: LineText) -> None:
    """Raise NotationError for a line that is too long, a NUL, or a byte that could not be decoded.

    A comment would hide the last two.
    """
    if len(line.written) > MAX_LINE:
        raise NotationError(f"a line of more than {MAX_LINE:,} characters is not read", line.span(0, 0))
    found = _DAMAGE.search(line.written)
    if found:
        code = ord(found.group())
        what = "a NUL character" if code == 0 else f"byte 0x{code & 0xFF:02X} is not UTF-8"
        raise line.error(what, found.start(), found.end())


def _label(line: LineText, part: Part) -> str:
    """Return a label without its colon, or a note without its brackets."""
    text = line.written[part.start : part.end].strip()
    words = (text[1:-1] if part.terminal == "NOTE" else text.rstrip(":：")).split()
    if part.terminal == "LABEL":
        _refuse_wild_card_in(line, part)
    # Without its article, `A joker fills the gap:` would be read as a joker.
    while (
        len(words) > 1
        and not words[1].lower().startswith("joker")
        and (words[0].lower() in _JOINING_WORDS or not words[0].strip("-.&_"))
    ):
        words.pop(0)
    return " ".join(words)


def _refuse_wild_card_in(line: LineText, part: Part) -> None:
    """Raise NotationError for a label that names a wild card, such as `Sita (wild Q♦):`: it would not be heard."""
    folded_label = line.folded[part.start : part.end].rstrip(": ")
    whole = (card for card in line.cards(part.start, part.end) if not line.folded[card.start() - 1].isalnum())
    cards = (card_spelled(card.group()) for card in whole)
    names_card = re.search(_WILD, folded_label) is not None and any(isinstance(card, Card) for card in cards)
    if names_card or re.search(_ENDS_WILD, folded_label):
        raise line.error("a label can't name the wild card: write `Wild: Q♦;` before the hand", part.start, part.end)


def _card(line: LineText, part: Part) -> AnyCard:
    return card_spelled(line.folded[part.start : part.end])


def _named_groups(
    line: LineText, parts: Sequence[GroupParts], previous: str | None
) -> tuple[str | None, tuple[Group, ...]]:
    """Return the hand's name, which stands before its first group, and the groups."""
    groups: list[Group] = []
    name: str | None = None
    for index, group_parts in enumerate(parts):
        labels = [_label(line, label) for label in group_parts.labels]
        if labels and index == 0 and (len(labels) > 1 or not is_group_label(labels[0])):
            name = labels.pop(0)
        label = labels[0] if labels else None
        note = _label(line, group_parts.note) if group_parts.note is not None else None
        laid = tuple(laid_groups(line, group_parts, label, note))
        for label_part in group_parts.labels:
            refuse_swallowed_card(line, label_part, _place(line, label_part, index, previous), laid[0].cards)
            previous = line.written[label_part.start : label_part.end]
        if len(labels) > 1 or (label and note and len(laid) == 1):
            place = group_parts.note or group_parts.labels[-1]
            raise line.error("this group has a label already", place.start, place.end)
        groups.extend(laid)
    return name, tuple(groups)


def _place(line: LineText, label: Part, index: int, previous: str | None) -> Place:
    before = line.folded[: label.start].rstrip(" \t,.-·!।")
    return Place(index == 0, index > 0 and before[-1] not in "|/;:([{)]}+", previous)


def _designated(line: LineText, parts: Sequence[Part]) -> Designation | None:
    """Return the one card or rank that the line designates."""
    designated: Designation | None = None
    for part in parts:
        one = _designation(line, part)
        if designated is not None and one != designated:
            raise line.error(f"two wild cards for one hand: {designated} and {one}", part.start, part.end)
        designated = one
    return designated


def _designation(line: LineText, part: Part) -> Designation:
    match part.terminal:
        case "DESIGNATED_CARD":
            return _card(line, part)
        case "DESIGNATED_CARDS":
            cards = [card_spelled(card.group()) for card in line.cards(part.start, part.end)]
            if len(cards) > 1:
                raise line.error("only one card is turned up as the wild card", part.start, part.end)
            return cards[0]
        case _:
            return RANKS[line.folded[part.start : part.end].split()[0]]


def _refuse_mixed_letters(line: LineText, parts: LineParts) -> None:
    """Raise NotationError where only some cards have their suit letter first: `HA2H` could mean two hands."""
    if not _MAY_PUT_SUIT_LETTER_FIRST.search(line.folded):
        return
    cards = [card for card in _cards(line, parts) if card_spelled(card.group()) != PrintedJoker()]
    first = [card for card in cards if puts_suit_letter_first(card.group())]
    others = [card for card in cards if not _puts_suit_first(card.group())]
    if first and others:
        odd = (others if first[0].start() < others[0].start() else first)[0]
        shown = line.written[odd.start() : odd.end()]
        message = f"`{shown}` puts rank and suit the other way round: in letters, write the whole hand one way"
        raise line.error(message, odd.start(), odd.end())


def _puts_suit_first(spelling: str) -> bool:
    return spelling[0] in "♠♥♦♣★" or puts_suit_letter_first(spelling)


def _cards(line: LineText, parts: LineParts) -> Iterator[re.Match[str]]:
    for group in parts.groups:
        for part in group.parts:
            if part.terminal == "CARDS":
                yield from line.cards(part.start, part.end)
