"""Refuses labels that may have swallowed a card whose suit is lost, such as `K Set:` behind other cards."""

import re
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, Rank
from rummycheck.labels import is_group_label
from rummycheck.notation.grammar import Part
from rummycheck.notation.spelling import RANKS
from rummycheck.notation.text import LineText

_RANK = r"10|[2-9atjqk]|sixes|(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)s?"
# Words that may stand before a lost card as well as before a label.
_LEADING = r"(?:(?:and|the|&|or|with|plus|then|also|by|AS|[-.&_]+)[ \t]+)*"
_RANK_FIRST = re.compile(rf"{_LEADING}(?:an?[ \t]+)??(?P<rank>{_RANK})(?![a-z0-9])")
_WHOLE_CARD = re.compile(
    r"(?<![a-z0-9])(?:(?:10|[2-9atjqk])[shdc]|[shdc](?:10|[2-9atjqk])|pj|jkr?)(?![a-z0-9])(?=.*[a-z])", re.DOTALL
)
_SPEAKS_OF_JOKERS = re.compile(r"(?:an?|the)[ \t]+jokers?(?![a-z0-9])")
_CARD_FIRST = re.compile(
    rf"{_LEADING}(?:an?[ \t]+)?"
    rf"(?:(?:printed[ \t]+)?jokers?|pj|jkr?|(?:10|[2-9atjqk])[shdc]|(?:{_RANK})[ \t]+is)(?![a-z0-9])"
)
# In the midst of a label a picture is a card that strayed there, but for `set of K sequence` and the like.
_RANK_WITHIN = re.compile(r"(?<!of)(?<!to)(?<!from)[ \t](?P<rank>10|[tjqk]|jack|queen|king|ace)(?=[ \t]+[a-z])")
_NUMBERING = re.compile(r"(?:and[ \t]+)?(?P<number>\d+)(?P<sign>[.)])?(?![a-z0-9])")
# What is counted, not laid down: `four of a kind`, `10 deadwood`, `three kings`, `ace-low run`.
_COUNTED = re.compile(
    r"[ \t-]*(?:of[ \t-]a[ \t-]kind|cards?|deadwood|points?|jokers?|melds?|groups?|pairs?|sequences|runs|sets|lives"
    r"|(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)s)(?![a-z])"
)
_LOW_OR_HIGH = re.compile(r"[ \t-]+(?:low|high)(?![a-z])")
_ENDS_HAND = re.compile(
    r"(?<![a-z])(?:discard(?:s|ed|ing)?|finish(?:es|ed|ing)?|show(?:s|n|ed|ing)?|drop(?:s|ped|ping)?)"
    r"(?:[ -](?:slot|pile|card))?[ \t]*(?:\([^()]*\))?[ \t]*:?$"
)


class Place(NamedTuple):
    """Where a label stands."""

    is_first: bool
    """Whether no group lies before it on its line."""
    is_behind_cards: bool
    """Whether cards lie before it, and nothing that ends their group."""
    previous: str | None
    """The label before it, so that numbered labels are known as such."""


def refuse_swallowed_card(line: LineText, part: Part, place: Place, cards: tuple[AnyCard, ...] | None) -> None:
    """Raise NotationError where a label holds a card, or a rank that may be one, or announces a discard.

    The cards are those of its group; None for a label on a line of its own, whose group is not known yet.
    """
    label = _of(line, part)
    found = _swallowed(line, part, label, place, cards)
    if found is not None:
        start, end, words = found
        raise line.error(words, part.start + start, part.start + end)
    ends_hand = _ENDS_HAND.search(label)
    if ends_hand and cards and (not place.is_first or len(cards) == 1):
        start = part.start + ends_hand.start()
        raise line.error("a discard is written with one word before the card: `discard 5♣`", start, part.end)


def refuse_discard_alone(line: LineText, part: Part) -> None:
    """Raise NotationError for a label on a line of its own that announces a discard, not a group or a hand."""
    if re.search(r"(?<![a-z])(?:discard(?:ed)?|finish(?:ed)?)(?:[ -](?:slot|card))?[ \t]*:?$", _of(line, part)):
        raise line.error("a discard is written on one line: `discard 5♣`", part.start, part.end)


def fits_rank(label: str, cards: tuple[AnyCard, ...]) -> bool:
    """Tell whether a label on a line of its own, if it begins with a rank, stands over cards of that rank.

    >>> from rummycheck.cards import Suit
    >>> fits_rank("K Set", (Card(Rank.KING, Suit.SPADES),)), fits_rank("K Set", (Card(Rank.TWO, Suit.SPADES),))
    (True, False)
    """
    found = _RANK_FIRST.match(label.lower())
    if found is None or not is_group_label(label) or _is_counted(label.lower(), found):
        return True
    return found["rank"].isdigit() or found["rank"] == "a" or _all_of(RANKS[found["rank"]], cards)


def _of(line: LineText, part: Part) -> str:
    # An ace that may be an article is left as a capital by folding.
    return re.sub("A(?!S)", "a", line.folded[part.start : part.end])


def _swallowed(
    line: LineText, part: Part, label: str, place: Place, cards: tuple[AnyCard, ...] | None
) -> tuple[int, int, str] | None:
    """Return where in the label a card may be, and what is wrong with it."""
    found = _RANK_FIRST.match(label)
    if found and not _is_harmless(line, part, found, place, cards):
        return (*found.span("rank"), _words(found["rank"], line.written[part.start : part.end][found.end() :]))
    is_name = place.is_first and not is_group_label(label)
    card = None if is_name else _WHOLE_CARD.search(label)
    if card is None and not (is_name and _SPEAKS_OF_JOKERS.match(label)):
        card = _CARD_FIRST.match(label)
    if card is not None:
        return (*card.span(), "a card in a label: write the card before the label, with a blank or a bar behind it")
    within = _RANK_WITHIN.search(label) if place.is_behind_cards and not found else None
    return (*within.span("rank"), _words(within["rank"], label[within.end() :])) if within else None


def _words(spelling: str, rest: str) -> str:
    rank = RANKS[spelling]
    label = rest.strip(" \t.-:")
    before = f" before the label `{label[:40]}`" if label else ""
    joker = ", or PJ for a printed joker" if spelling == "j" else ""
    return f"{rank}{before} has no suit: write {rank}♠ or {rank}H{joker}"


def _is_harmless(
    line: LineText, part: Part, found: re.Match[str], place: Place, cards: tuple[AnyCard, ...] | None
) -> bool:
    """Tell whether the rank that begins a label can't be a card of the hand."""
    spelling, label = found["rank"], found.string
    written = line.written[part.start + found.start("rank") : part.end]
    if re.match(r"\w+['’]s?(?!\w)", written) or (len(spelling) > 2 and _is_counted(label, found)):
        return True
    if _goes_on_numbering(label, place.previous):
        return True
    if place.is_behind_cards:
        is_many = spelling.isalpha() and len(spelling) > 1 and spelling.endswith("s")
        return is_many and cards is not None and _all_of(RANKS[spelling], cards)
    if place.is_first and not is_group_label(label):
        return not _ENDS_HAND.search(label) and _WHOLE_CARD.search(label) is None  # The name of a player.
    if spelling == "a" and (written[0] == "a" or (place.is_first and re.match(r"A +[a-z]", written))):
        return _RANK_FIRST.match(label, found.end() + 1) is None and _WHOLE_CARD.search(label) is None
    numbering = _NUMBERING.match(label)
    is_numbered = numbering is not None and (numbering["sign"] is not None or numbering["number"] == "1")
    return is_numbered or _is_counted(label, found) or _is_of_rank(found, cards)


def _is_of_rank(found: re.Match[str], cards: tuple[AnyCard, ...] | None) -> bool:
    """Tell whether it is called by its rank: `K Set: K♠ K♦ K♣`; `K discard: K♠` and `K Run: K♠` are not."""
    if _ENDS_HAND.search(found.string):
        return False
    if cards is None:
        return not found["rank"].isdigit()
    return len(cards) > 1 and _all_of(RANKS[found["rank"]], cards)


def _is_counted(label: str, found: re.Match[str]) -> bool:
    """Tell whether a number or rank says how many, or how high: `four of a kind`, `ace-low run`."""
    if len(found["rank"]) > 2 and _LOW_OR_HIGH.match(label, found.end()):
        return True
    return found["rank"] not in ("a", "j", "q", "k", "t") and _COUNTED.match(label, found.end()) is not None


def _goes_on_numbering(label: str, previous: str | None) -> bool:
    """Tell whether the label has the next number: `1. Run: …`, `2. Set: …`."""
    number = _NUMBERING.match(label)
    before = _NUMBERING.match(previous.lower()) if previous is not None else None
    return number is not None and before is not None and int(number["number"]) == int(before["number"]) + 1


def _all_of(rank: Rank, cards: tuple[AnyCard, ...]) -> bool:
    """Tell whether all cards but jokers have the rank, and one at least."""
    naturals = [card for card in cards if isinstance(card, Card)]
    return bool(naturals) and all(card.rank is rank for card in naturals)
