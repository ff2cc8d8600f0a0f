"""Which line ends within a piece part cards, and which are only where a writer's line was full?"""

import re
from collections.abc import Sequence

from rummycheck.lint.hands.found import FoundCard

_NOTHING_TO_SAY = re.compile(r"[\s|/;,.·+&()\[\]{}-]|and\b")
_SENTENCE_ENDS = (".", "!", "?", ":")
_ITEM = re.compile(r"\(?(?:[ivx]{1,4}|\d{1,2})[.)] |[-*•] ")
_WIDEST_LINE = 120
"""Characters; where lines are longer, each is a paragraph."""
_CARD = "\0"
_LABEL = re.compile(r"^[^:|]{1,40}:")


def with_soft_ends_blank(written: str, folded: str, cards: Sequence[FoundCard]) -> str:
    """Return the text with a blank for each line end that parts nothing.

    A line of cards alone stands for itself. Prose goes on where a line is full or the next begins with a small letter,
    and no sentence ends there; cards go on where a line ends, or the next begins, with a bar.
    """
    if "\n" not in folded:
        return folded
    lines = written.split("\n")
    starts, position = [], 0
    for line in lines:
        starts.append(position)
        position += len(line) + 1
    left_over = _without_cards(folded, cards).split("\n")
    are_cards = [_is_cards_alone(rest) for rest in left_over]
    text = list(folded)
    width = max(map(len, lines)) - 2
    for number in range(len(lines) - 1):
        above, below = lines[number].rstrip(), lines[number + 1].lstrip()
        goes_on = are_cards[number + 1] and are_cards[number] and (above.endswith("|") or below.startswith("|"))
        is_prose = _goes_on(above, below, width) and not are_cards[number] and not are_cards[number + 1]
        is_prose = is_prose and not (
            left_over[number].rstrip().endswith(_CARD) and left_over[number + 1].lstrip().startswith(_CARD)
        )
        if goes_on or is_prose:
            text[starts[number + 1] - 1] = " "
    return "".join(text)


def _goes_on(above: str, below: str, width: int) -> bool:
    """Tell whether a sentence goes on from one line of prose to the next, where the first word of that had no room."""
    if not above or not below or above.endswith(_SENTENCE_ENDS) or _ITEM.match(below):
        return False
    has_no_room = len(above) + 1 + len(below.split(" ", 1)[0]) > width
    return below[0].islower() or (has_no_room and width <= _WIDEST_LINE)


def _without_cards(folded: str, cards: Sequence[FoundCard]) -> str:
    """Return the text with a NUL in place of each card."""
    parts, position = [], 0
    for card in cards:
        parts.append(folded[position : card.start])
        parts.append(_CARD)
        position = max(position, card.end)
    return "".join([*parts, folded[position:]])


def _is_cards_alone(rest: str) -> bool:
    if _CARD not in rest:
        return False
    label = _LABEL.match(rest)
    cards = rest[label.end() :] if label and _CARD not in label.group() else rest
    return not _NOTHING_TO_SAY.sub("", cards).strip(_CARD)
