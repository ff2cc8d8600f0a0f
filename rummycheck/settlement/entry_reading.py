"""What did a player do in a deal, by the words of the sheet?"""

import re
from decimal import Decimal

from rummycheck.checker import Outcome
from rummycheck.declaration import Declaration
from rummycheck.errors import NotationError
from rummycheck.notation import parse_declaration
from rummycheck.ruleset.faults import FaultyError, did_you_mean, fault
from rummycheck.ruleset.nodes import Node, Scalar, Section, found
from rummycheck.ruleset.shapes import Key, Shape, choice, nullable, text
from rummycheck.ruleset.tables import Table
from rummycheck.settlement.sheet import DECLARING, GONE, Claim, Entry, Event, LaidOffCards, Place
from rummycheck.settlement.sheet_values import POINTS, fault_at
from rummycheck.source import Span

_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_WORDS = {event.value: event for event in Event if event is not Event.MISSED_TURNS}
_SAYS = {"valid": Outcome.VALID, "wrong": Outcome.WRONG, "wrongly": Outcome.WRONG}
_ENTRY = re.compile(
    rf"\s*(?:(?P<event>{'|'.join(sorted((word.replace(' ', '[ _-]+') for word in _WORDS), key=len, reverse=True))})"
    r"|missed(?:\s+(?P<turns>\w+))?\s+turns?)(?![\w-])"
    r"(?:[\s,]+(?P<says>valid|wrong(?:ly)?)(?!\w))?[\s,:;]*(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_WRITTEN_POINTS = re.compile(r"\s*(?:with\s+)?([0-9]{1,6})(?:\s+points?)?\s*", re.IGNORECASE)
_POINTS_BEFORE_HAND = re.compile(
    r"\s*(?:with\s+)?([0-9]{1,6})(?P<points>\s+points?(?!\w))?(?:\s*(?P<colon>:)|[\s,;])[\s,;]*(?=\S)", re.IGNORECASE
)
_LAID_OFF = re.compile(r"[\s,;|/]*\blaid[ _-]off\b[\s:]*(?P<cards>.*)", re.IGNORECASE | re.DOTALL)
"""Behind a hand, what was laid off of it."""
_NOTHING = ("", "none", "nothing", "no card", "-")
_EXPECTED = "expected points, a hand, or a word such as first drop"
_EXAMPLES = (*_WORDS, Event.MISSED_TURNS.value)

AS = Key("as", text(), "how the deal ended for the player: lost, declared, first drop and so on", "")
HAND = Key("hand", nullable(text()), "the cards, in groups", None)
HELD = Key("points", nullable(POINTS), "what the hand counts; beside a hand or a drop, what the sheet reckons", None)
VERDICT = Key("verdict", nullable(choice(Outcome)), "what the sheet says of a declaration", None)
LAID_OFF = Key("laid_off", nullable(text()), "the cards laid off on the melds of who ended the deal, or none", None)
ENTRY_KEYS = Table(AS, HAND, HELD, VERDICT, LAID_OFF)


def read_entry(node: Node, key: str) -> Entry:
    """Return what a value under a player's name says; raise FaultyError."""
    entry = _read(node, key)
    contradiction = _contradiction(entry)
    if contradiction is not None:
        raise FaultyError([fault(node, key, contradiction)])
    return entry


def _read(node: Node, key: str) -> Entry:
    match node:
        case Scalar(None) if node.text:
            return Entry(Event.OUT, node.span)
        case Scalar(str()):
            return _told(node, key)
        case Scalar(int()) if not isinstance(node.value, bool):
            return Entry(Event.LOST, node.span, points=POINTS.read(node, key))
        case Section():
            return _section(node, key)
        case _:
            raise FaultyError([fault(node, key, f"{_EXPECTED}, found {found(node)}")])


def _contradiction(entry: Entry) -> str | None:
    """Return why what is told of a player can't be true, or None."""
    if entry.event is Event.OUT and (entry.hand is not None or entry.points is not None):
        return f"who is '{entry.event}' has neither a hand nor points"
    if entry.laid_off is not None and entry.hand is None:
        return "what was laid off goes with the hand: write the hand, too"
    if entry.laid_off is not None and entry.event is not Event.LOST:
        return f"a player with '{entry.event}' lays nothing off"
    if entry.says is not None and entry.event not in (*DECLARING, Event.DECLARED_SECOND):
        return f"'{entry.event}' is no declaration, and so it is neither valid nor wrong"
    return None


def _told(node: Scalar, key: str) -> Entry:
    """Return what a text says: words, then perhaps a hand or points."""
    words = _ENTRY.fullmatch(node.text)
    if words is None:
        return _with_rest(Entry(Event.LOST, node.span), node, key, 0)
    said = (words["event"] or Event.MISSED_TURNS).lower()
    event = _WORDS.get(re.sub("[ _-]+", " ", said), Event.MISSED_TURNS)
    entry = Entry(
        event, node.span, turns=_turns(words["turns"], node, key), says=_SAYS.get((words["says"] or "").lower())
    )
    return _with_rest(entry, node, key, words.start("rest")) if words["rest"].strip() else entry


def _turns(word: str | None, node: Scalar, key: str) -> int | None:
    if word is None:
        return None
    if not word.isascii() or not (word.isdecimal() or word.lower() in _NUMBERS) or len(word) > 5:
        raise FaultyError(
            [fault(node, key, f"expected a number of turns, as in '{Event.MISSED_TURNS}', found '{word}'")]
        )
    return _NUMBERS.get(word.lower()) or int(word)


def _with_rest(entry: Entry, node: Scalar, key: str, start: int) -> Entry:
    """Return the entry with the points, the hand, or points and then a hand that a text goes on with."""
    rest = node.text[start:]
    points = _WRITTEN_POINTS.fullmatch(rest)
    if points is not None:
        return _with_points(entry, int(points[1]), node.span)
    before = _POINTS_BEFORE_HAND.match(rest)
    if before is None or not (before["points"] or before["colon"] or entry.event in DECLARING):
        return _with_hand(entry, node, key, start)
    counted = start + before.end()
    if not (before["points"] or before["colon"]):
        try:  # What looks like points may be the rank of a card, `10 ♥`.
            return _with_hand(entry, node, key, start)
        except FaultyError:
            pass
    return _with_points(_with_hand(entry, node, key, counted), int(before[1]), node.span)


def _with_hand(entry: Entry, node: Scalar, key: str, start: int) -> Entry:
    place, written = _place(node, start), node.text[start:]
    gone = _LAID_OFF.search(written)
    if gone is not None:
        begin = start + gone.start("cards")
        entry = entry._replace(laid_off=_laid_off(gone["cards"], _place(node, begin), node, key))
        written = written[: gone.start()]
    return entry._replace(hand=_hand(written, place, node, key), hand_place=place)


def _laid_off(written: str, place: Place, node: Scalar, key: str) -> LaidOffCards:
    """Return the cards that a text says were laid off; raise FaultyError where they are none."""
    lines = written.rstrip().split("\n")
    end = Span(1, 1, len(lines), len(lines[-1]) + 1)
    if written.strip().lower() in _NOTHING:
        return LaidOffCards((), place.of(end))
    return LaidOffCards(_hand(written, place, node, key).whole_hand, place.of(end))


def _hand(written: str, place: Place, node: Scalar, key: str) -> Declaration:
    if re.search(r"[♠♥♦♣★♤♡♢♧🂠-🃿]|[0-9akqjt][shdc*](?![a-z])|of |pj|joker", written, re.IGNORECASE) is None:
        shown = found(node._replace(value=written, text=written))
        message = f"{_EXPECTED}, found {shown}{did_you_mean(written, _EXAMPLES)}"
        raise FaultyError([fault(node, key, message)])
    try:
        return parse_declaration(written)
    except NotationError as error:
        raise fault_at(place.of(error.span), node, key, error.message) from None


def _place(node: Scalar, start: int) -> Place:
    """Return where a part of a value stands; by characters where it is one line as written, or lines below a `|`."""
    line, column, end_line, end_column = node.span
    if node.indent is not None:  # The text begins below a `|`.
        before = node.text[:start]
        in_line = start - (before.rfind("\n") + 1)
        return Place(node.span, (line + 1 + before.count("\n"), 1 + node.indent + in_line), node.indent)
    quotes = end_column - column - len(node.text)
    if line != end_line or quotes not in (0, 2):
        return Place(node.span, None)
    return Place(node.span, (line, column + quotes // 2 + start))


def _section(node: Section, key: str) -> Entry:
    """Return what is told key by key."""
    values = ENTRY_KEYS.read(node, key)
    words, hand, held = node.get(AS.path), node.get(HAND.path), node.get(HELD.path)
    said = _told(words, f"{key}.as") if isinstance(words, Scalar) else Entry(Event.LOST, node.span)
    if words is not None and said.hand is not None:
        raise FaultyError([fault(words, f"{key}.as", "the hand has a key of its own: hand")])
    if words is not None and said.points is not None and values[HELD] is not None:
        raise FaultyError([fault(words, f"{key}.as", "the points are told twice: here, and under points")])
    _refuse_other_verdict(said, values[VERDICT], node, key)
    entry = said._replace(span=node.span, says=values[VERDICT] or said.says, points=None, claim=None)
    if isinstance(hand, Scalar) and values[HAND] is not None:
        entry = _with_hand(entry, hand, f"{key}.hand", 0)._replace(span=node.span)
    gone = node.get(LAID_OFF.path)
    if isinstance(gone, Scalar) and values[LAID_OFF] is not None:
        if entry.laid_off is not None:
            raise FaultyError(
                [fault(gone, f"{key}.laid_off", "what was laid off is written twice: here and in the hand")]
            )
        entry = entry._replace(laid_off=_laid_off(gone.text, _place(gone, 0), gone, f"{key}.laid_off"))
    points, place = (said.points, words) if values[HELD] is None else (values[HELD], held)
    return entry if points is None or place is None else _with_points(entry, points, place.span)


def _refuse_other_verdict(said: Entry, verdict: Outcome | None, node: Section, key: str) -> None:
    """Raise FaultyError where the words say of a declaration what the verdict does not."""
    place = node.get(VERDICT.path)
    if place is not None and verdict is not None and said.says is not None and said.says is not verdict:
        message = f"the words say that the declaration is {said.says}, but the verdict here is {verdict}"
        raise FaultyError([fault(place, f"{key}.verdict", message)])


def _with_points(entry: Entry, points: int, span: Span) -> Entry:
    """Return the entry with points: what the hand counts where it is not told, else a number that can be reckoned."""
    is_reckoned = entry.hand is not None or entry.event in (*GONE, Event.DECLARED_SECOND)
    claim = Claim(Decimal(points), span) if is_reckoned else None
    return entry._replace(points=points if entry.hand is None else None, claim=claim)


ENTRY: Shape[Entry] = Shape(
    ("points, a hand, or a word such as first drop",),
    lambda _node: True,
    read_entry,
    {
        "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": 999_999},
            {"type": "string"},
            {"type": "null"},
            ENTRY_KEYS.json_schema,
        ]
    },
)
