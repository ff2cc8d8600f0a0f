"""Which ways of writing a card, a rank or a suit are one and the same?"""

import re
from functools import lru_cache

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit

_UPPER_TO_LOWER = {letter: letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_SUIT_SIGNS = {"♤": "♠", "♡": "♥", "❤": "♥", "♢": "♦", "◆": "♦", "⬥": "♦", "♧": "♣", "☆": "★", "⭐": "★", "*": "★"}
# No-break, thin, zero-width and ideographic spaces, and the selectors that turn a sign into an emoji or back.
_BLANKS = dict.fromkeys("\u00a0\u1680\u202f\u205f\u2060\u3000\ufeff\ufe0e\ufe0f", " ")
_BLANKS |= {chr(code): " " for code in range(0x2000, 0x200E)}
# Lists copied from programs and articles carry quotation marks around each card.
_QUOTES = dict.fromkeys("\"'“”„‘’″`", " ")
_HYPHENS = dict.fromkeys("‐‑‒–—−", "-")
_FULL_WIDTH = {"¦": "|", "｜": "|", "（": "(", "）": ")", "，": ",", "：": ":"}

_FOLDING = str.maketrans(_UPPER_TO_LOWER | _SUIT_SIGNS | _BLANKS | _QUOTES | _HYPHENS | _FULL_WIDTH | {"→": "="})

# Spellings of several characters, folded to one and padded so that every position stays where it was.
_LONG = re.compile(r"&(?:nbsp|spades|hearts|diams|clubs);|\$?\\(?:spade|heart|diamond|club)suit\$?", re.IGNORECASE)
# "as" is a word or the ace of spades: in capitals a card; in small letters a word in `(as 5♠)`, `[Q♣ as 6♥]` and
# "selected as the wild joker", and where suits are written as signs and not as letters.
_SIGNS = "♠♥♦♣★"
_AS = re.compile(r"(?<![a-z0-9])as(?![a-z0-9])")
_ONE_CARD = r"(?:(?:an?|the) +)?[^ ()\[\],]+(?: *[♠♥♦♣★]| +of +[^ ()\[\],]+)?"
_WORD_AS = re.compile(
    r"(?:[(\[] *(?:[^ ()\[\],]+ +)?|(?<![a-z])(?:acting|serving|used|counted|selected|randomly) +)"
    rf"as(?= +{_ONE_CARD}(?: +or +{_ONE_CARD})* *[)\]]| +(?:an?|the) )"
)
_BEGINS_WITH_CARD = re.compile(
    rf"[,·-]? *(?:(?:10|[2-9atjqk]) *[{_SIGNS}]|[{_SIGNS}]|pj|jk|joker|as(?![a-z0-9]))(?! *[)\]])"
)
_BARE_AS = re.compile(r"[(\[] *as(?= *[)\]])")
_CARD_AS = re.compile(
    r"(?:(?<![a-z])(?:wild|cut|jokers?|tiplu)[a-z -]*[:=] *|(?<![a-z])(?:discard|finish)[a-z -]*[ :=]+)as"
)
# Before the name of a card a small "a" is an article, and a capital one an ace whose suit is lost.
_ACE_ALONE = re.compile(
    r"(?<![a-z0-9])a(?= +(?:jack|queen|king|two|three|four|five|six|seven|nine|ten|joker|printed|(?:10|[2-9]) +of))"
)
_OTHER_LETTER_CARD = re.compile(r"(?<![a-z0-9])(?!as(?![a-z0-9]))(?:10|[2-9tjqka])[shdc](?![a-z0-9])")
_LONG_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}

RANKS: dict[str, Rank] = {
    **{rank.value.lower(): rank for rank in Rank},
    **{rank.name.lower(): rank for rank in Rank},
    **{f"{rank.name.lower()}s": rank for rank in Rank},
    "t": Rank.TEN,
    "sixes": Rank.SIX,
}
SUITS: dict[str, Suit] = {
    **{suit.value: suit for suit in Suit},
    **{suit.letter.lower(): suit for suit in Suit if suit is not Suit.STARS},
    **{suit.name.lower(): suit for suit in Suit},
    **{suit.name.lower().removesuffix("s"): suit for suit in Suit},
}

_PICTURED_SUITS = {0xA: Suit.SPADES, 0xB: Suit.HEARTS, 0xC: Suit.DIAMONDS, 0xD: Suit.CLUBS}
# In each row of the block the knight stands between jack and queen.
_PICTURED_RANKS = dict(zip((*range(1, 12), 13, 14), Rank, strict=True))


def folded(text: str) -> str:
    """Return the text in the one spelling that the grammar knows, each character where it was.

    >>> folded("Q♢️ 10&hearts;")
    'q♦  10♥       '
    """
    if "&" in text or "\\" in text:
        text = _LONG.sub(_shortened, text)
    plain = text.translate(_FOLDING)
    if "as" in plain:
        plain = _with_as_told_apart(text, plain)
    if "a " in plain:
        plain = _ACE_ALONE.sub(lambda found: _ace_or_article(text, plain, found.start()), plain)
    return plain


def _ace_or_article(text: str, plain: str, place: int) -> str:
    """Return the letter in small where it is an article, or an ace behind its suit: `♦A Joker`; else as written."""
    behind_suit = re.search(rf"(?P<rank>(?:10|[2-9atjqk]|[a-z]) *)?[{_SIGNS}] *$", plain[max(0, place - 20) : place])
    return "a" if behind_suit and behind_suit["rank"] is None else text[place]


def _shortened(spelling: re.Match[str]) -> str:
    text = spelling.group().lower()
    sign = " " if text == "&nbsp;" else _LONG_SUITS[text.lstrip("$&\\")[0]]
    return sign.ljust(len(text))


def _with_as_told_apart(text: str, plain: str) -> str:
    """Return the folded text with `a♠` for the ace of spades, and `AS` for the word."""
    words = {found.end() for found in _WORD_AS.finditer(plain)}
    has_letter_cards = _OTHER_LETTER_CARD.search(plain) is not None
    if not has_letter_cards:
        words.update(found.end() for found in _BARE_AS.finditer(plain))
    cards = {found.end() for found in _CARD_AS.finditer(plain)}
    may_be_card = has_letter_cards or not any(sign in plain for sign in _SIGNS)

    def told_apart(found: re.Match[str]) -> str:
        is_card = text[found.start() : found.end()] == "AS" or (
            found.end() not in words and (may_be_card or found.end() in cards or _stands_alone(plain, found))
        )
        return "a♠" if is_card else "AS"

    return _AS.sub(told_apart, plain)


def _stands_alone(plain: str, found: re.Match[str]) -> bool:
    """Tell whether `as` begins or ends a group, where it can say of no card what it stands for: `as 2♠ 3♠`, `K♠ as`."""
    before, behind = plain[: found.start()].rstrip(" \t"), plain[found.end() :].lstrip(" \t")
    is_first = not before or before[-1] in "|;/:+({"
    is_last = not behind or behind[0] in "|;/+)}"
    is_apart = before[-1:] == "," and behind[:1] == ","
    return is_last or is_apart or (is_first and _BEGINS_WITH_CARD.match(behind) is not None)


@lru_cache(maxsize=4096)
def card_spelled(spelling: str) -> AnyCard:
    """Return the card that a folded spelling names; the grammar has already accepted it.

    >>> str(card_spelled("10 of hearts")), str(card_spelled("♣ q")), str(card_spelled("jkr"))
    ('10♥', 'Q♣', 'PJ')
    """
    if re.match(r"pj|jk|joker|printed|j[1-4]|[🂿🃏🃟]", spelling):
        return PrintedJoker()
    if len(spelling) == 1:
        return _pictured(spelling)
    first, *rest = spelling.split()
    text = "".join([first, *(word for word in rest if word != "of")])
    suit_length = 1 if text[0] in SUITS and text[1:] in RANKS else 0
    if suit_length:
        return Card(RANKS[text[1:]], SUITS[text[0]])
    length = next(length for length in range(len(text), 0, -1) if text[:length] in RANKS and text[length:] in SUITS)
    return Card(RANKS[text[:length]], SUITS[text[length:]])


def _pictured(character: str) -> Card:
    """Return the card of one character of the Unicode playing cards block, U+1F0A0 to U+1F0FF."""
    row, column = divmod(ord(character) - 0x1F000, 16)
    return Card(_PICTURED_RANKS[column], _PICTURED_SUITS[row])


def puts_suit_letter_first(spelling: str) -> bool:
    """Tell whether a folded spelling is like `hq`, which a hand may only use for all its cards.

    >>> puts_suit_letter_first("hq"), puts_suit_letter_first("qh"), puts_suit_letter_first("six of hearts")
    (True, False, False)
    """
    return spelling[0] in "shdc" and spelling[1:] in RANKS
