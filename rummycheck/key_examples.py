"""Which hand shows what a ruleset key decides?"""

from typing import NamedTuple


class KeyExample(NamedTuple):
    """A hand that is judged differently under two values of a key, the rest as in `indian-13`."""

    key: str
    """The key as it is set; for `melds.<kind>` keys that of one kind."""
    values: tuple[str, str]
    hand: str
    besides: tuple[str, ...] = ()
    """What else is set, where the key alone decides nothing."""


KEY_EXAMPLES: tuple[KeyExample, ...] = (
    KeyExample("deck.packs", ("2", "3"), "7♥ 8♥ 9♥ | 7♥ 8♥ 9♥ | 7♥ 8♥ 9♥ | K♠ K♦ K♣ K♥"),
    KeyExample("deck.printed_jokers", ("1", "2"), "A♥ 2♥ 3♥ 4♥ | 5♣ PJ 7♣ | 8♦ 8♠ PJ | K♠ K♦ PJ"),
    KeyExample("deck.suits", ("[♠, ♥, ♦, ♣]", "[♠, ♥, ♦, ♣, ★]"), "7★ 8★ 9★"),
    KeyExample("deck.ranks", ("[A, 2, 3, 4, 5]", "[3, 4, 5]"), "A♥ 2♥ 3♥"),
    KeyExample("deck.count_check", ("error", "ignore"), "7♥ 8♥ 9♥ | 7♥ 8♥ 9♥ | 7♥ 8♥ 9♥ | K♠ K♦ K♣ K♥"),
    KeyExample("deck.designated_card_out", ("false", "true"), "Wild: Q♥; A♥ 2♥ 3♥ 4♥ | J♥ Q♥ K♥ | 9♦ Q♥ J♦ | 5♠ 5♦ 5♣"),
    KeyExample("wild.by", ("rank", "card"), "Wild: Q♦; 5♣ 6♣ Q♠"),
    KeyExample("wild.neighbours", ("[]", "[up]"), "Wild: 8♠; 5♣ 6♣ 9♠"),
    KeyExample("wild.printed_designates.ranks", ("[A]", "[]"), "Wild: PJ; 2♥ A♠ 4♥"),
    KeyExample("wild.printed_designates.cut", ("null", "A♠"), "Wild: PJ; 5♥ 2♠ 7♥", ("wild.neighbours=[up]",)),
    KeyExample("wild.rounds", ("{1: 3}", "{1: 4}"), "7♥ 3♠ 9♥", ("wild.by=round", "declaration.cards=by_round")),
    KeyExample("wild.on_own_place", ("natural", "joker"), "Wild: Q♥; K♥ Q♥ J♥"),
    KeyExample("melds.set.size", ("[3, 4]", "[3, null]"), "8♦ 8♠ 8♥ 8♣ PJ"),
    KeyExample("melds.set.counts_as", ("[]", "[sequence]"), "A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"),
    KeyExample("melds.set.serves", ("always", "objective"), "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"),
    KeyExample("melds.sequence.suits", ("same", "any"), "5♥ 6♣ 7♦"),
    KeyExample("melds.sequence.ace", ("both", "low"), "Q♥ K♥ A♥"),
    KeyExample("melds.sequence.wrap", ("false", "true"), "K♥ A♥ 2♥"),
    KeyExample("melds.sequence.order", ("any", "written"), "5♦ 7♦ 6♦"),
    KeyExample("melds.set.suits", ("distinct", "any"), "7♠ 7♠ 7♥"),
    KeyExample("melds.sequence.jokers.max", ("null", "1"), "5♥ PJ 7♥ PJ"),
    KeyExample("melds.sequence.jokers.per_natural", ("null", "1"), "5♥ PJ 7♥ PJ PJ"),
    KeyExample("melds.sequence.jokers.min_naturals", ("1", "0"), "PJ PJ PJ"),
    KeyExample("melds.sequence.jokers.adjacent", ("true", "false"), "5♥ PJ PJ 8♥"),
    KeyExample("declaration.cards", ("13", "10"), "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | K♠ K♦ K♣"),
    KeyExample(
        "declaration.any_of",
        ("[{sequence: 2, pure_sequence: 1}]", "[{pure_sequence: 1}]"),
        "A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | 8♦ 8♠ 8♣ | K♠ K♦ K♣",
    ),
    KeyExample("declaration.unmatched_points_max", ("0", "10"), "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | 2♠ 3♦ 4♣"),
    KeyExample("declaration.shape", ("null", "[4, 3, 3, 3]"), "A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ 8♣ | K♠ K♦ K♣ K♥"),
    KeyExample("declaration.first_meld_points", ("0", "80"), "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 3♦ 3♠ 3♣ | 2♠ 2♦ 2♣"),
    KeyExample(
        "declaration.first_meld",
        ("turn", "single"),
        "2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣",
        ("declaration.first_meld_points=40",),
    ),
    KeyExample("declaration.players", ("2", "3"), "A♥ 2♥ 3♥", ("declaration.cards={2: 13, 3: 3}",)),
    KeyExample("declaration.count_mismatch", ("wrong", "error"), "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣"),
    KeyExample("points.ranks", ("{A: 10}", "{A: 1}"), "A♥ K♥"),
    KeyExample("points.printed_joker.melded", ("0", "20"), "5♥ PJ 7♥"),
    KeyExample("points.printed_joker.unmatched", ("0", "20"), "5♥ PJ"),
    KeyExample("points.wild.melded", ("0", "face"), "Wild: Q♦; 5♥ Q♠ 7♥"),
    KeyExample("points.wild.unmatched", ("face", "0"), "Wild: Q♦; A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"),
    KeyExample("points.wild.exact", ("null", "0"), "Wild: Q♦; K♠ Q♦"),
    KeyExample(
        "points.meld.joker",
        ("substituted", "own"),
        "9♥ PJ J♥ | 2♣ 3♣ 4♣",
        ("declaration.first_meld_points=40", "points.printed_joker.melded=50"),
    ),
    KeyExample("points.meld.ace_low", ("null", "1"), "A♥ 2♥ 3♥ | 10♣ J♣ Q♣", ("declaration.first_meld_points=40",)),
    KeyExample(
        "points.exempt",
        ("[{when: declaration, melds: any}]", "[]"),
        "A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠",
    ),
    KeyExample("points.cap", ("80", "null"), "K♠ Q♠ J♠ | K♥ Q♦ J♣ 10♦ 9♠ 10♣ K♦ Q♣ J♥ 9♥"),
    KeyExample("penalties.wrong_declaration", ("80", "count"), "A♥ 2♥ 3♥"),
)
"""Keys of which no single hand can show what they decide are left out."""
