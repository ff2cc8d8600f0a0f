"""Is a hand at random found as it was written, and just where it was written, whatever stands around it?"""

from collections.abc import Callable
from typing import NamedTuple

from finding import hands_in
from hypothesis import given, settings
from hypothesis import strategies as st

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.lint.hands.found import FoundGroup, FoundHand

ENTITIES = {Suit.SPADES: "&spades;", Suit.HEARTS: "&hearts;", Suit.DIAMONDS: "&diams;", Suit.CLUBS: "&clubs;"}
SUITS = tuple(ENTITIES)
PROSE = (
    "Nobody wins all the time.",
    "It costs 20 points, or 40 in the middle of a game.",
    "The ace of spades is worth 10, and 7♥ is worth 7.",
    "Rule 4 says that two wild cards may lie together.",
    "I hold 2 hearts and a spade; she draws 5♦.",
    "Of the 13 cards, 4 are hearts (as far as I see).",
)
PLACES = {
    ".txt": ("{}", "So {} is laid.", "- {}"),
    ".md": ("{}", "So **{}** is laid.", "- {}", "> {}", "Lay `{}` here.", "| Lay |\n|--|\n| {} |"),
    ".html": (
        "<p>{}</p>",
        "<ul><li>{}</li></ul>",
        "<p>So <b>{}</b> is laid.</p>",
        "<table><tr><td>{}</td></tr></table>",
    ),
    ".rst": ("{}", "So **{}** is laid.", "- {}"),
    ".adoc": ("{}", "So *{}* is laid.", "* {}"),
}


class Style(NamedTuple):
    """A way to write hands."""

    card: Callable[[Card], str]
    joker: str
    company: str
    """A group that makes cards in such letters believed, written in them."""
    joints: tuple[str, ...] = (" ", ", ", "-", " - ")
    suffixes: tuple[str, ...] = tuple(PLACES)


STYLES = {
    "signs": Style(str, "PJ", "K♥ K♦ K♣"),
    "spaced": Style(lambda card: f"{card.rank} {card.suit}", "Joker", "K♥ K♦ K♣"),
    "emoji": Style(lambda card: f"{card.rank}{card.suit}\ufe0f", "JK", "K♥ K♦ K♣", joints=(" ", ", ")),
    "suit-first": Style(lambda card: f"{card.suit}{card.rank}", "🃏", "K♥ K♦ K♣"),
    "words": Style(
        lambda card: f"{card.rank.name.title()} of {card.suit.name.title()}", "a Joker", "K♥ K♦ K♣", (", ",)
    ),
    "capitals": Style(lambda card: card.ascii, "JOKER", "KH KD QC"),
    "small": Style(lambda card: card.ascii.lower(), "jkr", "kh 5d qc"),
    "entities": Style(lambda card: f"{card.rank}{ENTITIES[card.suit]}", "PJ", "K♥ K♦ K♣", suffixes=(".html", ".md")),
}
ACE_OF_SPADES = Card(Rank.ACE, Suit.SPADES)
CARDS: st.SearchStrategy[AnyCard] = st.builds(Card, st.sampled_from(Rank), st.sampled_from(SUITS)) | st.just(
    PrintedJoker()
)
GROUPS = st.lists(CARDS, min_size=3, max_size=5).filter(lambda cards: any(isinstance(card, Card) for card in cards))
HANDS = st.lists(GROUPS, min_size=1, max_size=5)


class Article(NamedTuple):
    """A text with one hand in it, and another group behind it."""

    text: str
    suffix: str
    hand: str
    """As written."""
    cards: list[list[str]]
    """As written."""
    groups: list[list[AnyCard]]


@st.composite
def articles(draw: st.DrawFn) -> Article:
    """Return an article of a random format with a hand in a random notation at a random place."""
    style = STYLES[draw(st.sampled_from(sorted(STYLES)))]
    suffix = draw(st.sampled_from(style.suffixes))
    place = draw(
        st.sampled_from(PLACES[suffix]).filter(lambda place: "`" not in place or style.suffixes != (".html", ".md"))
    )
    groups = draw(HANDS)
    if style is STYLES["small"]:  # The word "as" is a card only beside other such cards.
        groups = [
            [Card(Rank.TWO, Suit.SPADES) if card == ACE_OF_SPADES else card for card in group] for group in groups
        ]
    written = [[style.card(card) if isinstance(card, Card) else style.joker for card in group] for group in groups]
    joint = draw(st.sampled_from(style.joints))
    border = (
        draw(st.sampled_from((" / ", "; ", ") ("))) if "|" in place else draw(st.sampled_from((" | ", " / ", ") (")))
    )
    hand = border.join(joint.join(cards) for cards in written)
    shown = f"({hand})" if border == ") (" else hand
    before, behind = draw(st.lists(st.sampled_from(PROSE), max_size=3)), draw(st.sampled_from(PROSE))
    parts = [*before, place.format(shown), behind, style.company]
    text = "\n\n".join(parts) if suffix != ".html" else "\n".join(f"<div>{part}</div>" for part in parts)
    return Article(f"{text}\n", suffix, hand, written, groups)


def source_of(text: str, group: FoundGroup) -> list[str]:
    start = group.stretch.start
    return [text[start + left : start + right] for left, right in group.group.columns]


def bare(written: str) -> str:
    return written.rstrip("\ufe0f").removeprefix("a ")


@given(articles())
@settings(max_examples=400, deadline=None)
def test_a_hand_stands_where_it_is_found(article: Article) -> None:
    found = hands_in(article.text, f"article{article.suffix}")
    hand: FoundHand = found[0]
    assert len(found) == 2
    assert [list(group.group.cards) for group in hand.groups] == article.groups
    assert bare(article.hand) == bare(article.text[slice(*hand.stretch)])
    for group, cards in zip(hand.groups, article.cards, strict=True):
        assert source_of(article.text, group) == [bare(card) for card in cards]
