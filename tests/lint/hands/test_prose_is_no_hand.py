"""Is nothing taken for a hand that only has its letters, signs or words?"""

import pytest
from finding import found_in

from rummycheck.cards import Rank

PROSE = {
    "saying": "A diamond is forever, and the ace of spades is the highest card.",
    "sizes": "3D printers print 2D pictures; 4D, 5D and 6D are for mathematicians.",
    "telephones": "The 4S, 5S and 6S sell well, and so does the 5C.",
    "sevens": "In this game 7s are wild, and 5s, 6s and 7s count double.",
    "as": "As of today, as a rule, as many as 5 of them serve as cards.",
    "acts": "It acts as a proxy, ACTS AS A PROXY, and as ad hoc, ah, as, th.",
    "club": "The club 10 members strong has 2 clubs, 3 diamonds, and 4 hearts on its badge.",
    "counts": "I have 2 hearts, 3 spades and 4 clubs.",
    "jack": "A Jack of all trades and the Queen of England met the King of hearts.",
    "date": "On 5-6-2024 we met at 4, 5 or 6.",
    "sums": "The hand costs 8 (8♦) + 8 (8♠) + 4 (4♣).",
    "suits": "The suits are hearts, spades and clubs: ♥ ♠ ♣ ♦.",
    "love": "I ♥ NY, she ♥ 5 cats, and 10 ♥ are not enough.",
    "single": "The 7♥ is worth 7 points, and the 8♠ is worth 8.",
    "pair": "Draw 7♥ 8♥ and wait.",
    "section": "See 2.4.3 and section 4h, then 5c and 6d.",
    "colour": "It is drawn in #3D2C1A, #2D3C4D and #AC2D3C.",
    "hash": "Commit 3c2c4c8d5c and 2D3C4C5D fix it.",
    "bytes": "0A 3C 2D 4C 5D FF and ac 2d 3c 4d.",
    "mac": "The address is 2c:3d:4c:5d:6c:7d.",
    "code": "Let a[2s] = b[3s, 4s] or c[5h];",
    "chess": "He plays h4, d5 and c6, then 4h.",
    "time": "It takes 2d 3h 4s, or 2d, 4h and 5s.",
    "options": "Set it to -c2 -c3 -c4 -d5.",
    "cells": "Put the sum of C2, C3, C4 and D4 in H5.",
    "plugs": "The plugs J1, J2, J3 and J4 are on the left.",
    "stars": "Hotels of 3★, 4★ and 5★, or 3* 4* 5*.",
    "glob": "Files named armada-375*.dts and 256*256*256 more.",
    "telephone": "Call 555-234-789 or 2-3-4-5.",
    "heat": "Keep it at 2C, 5C or 10C.",
    "jokers": "Use the wild joker, the printed joker and other jokers.",
    "no-suits": "Lay down 5-6-7, A-K-Q, or 4, 5, joker.",
    "articles": "Give a ♦ card, a ♥ card and a ♠ card.",
}
LOST = {
    "suits": "3♠ 3♥ 3 3♣",
    "first-suit": "7 7♠ 7♣ 7♥",
    "last-suit": "5♠ 5♥ 5♣ Q",
    "question-mark": "3♠-4♠-PJ-6?",
    "one": "1♥ 2♥ 3♥ 4♥",
    "eleven": "8♦ 9♦ 10♦ 11♦",
    "letters": "[1h, 2h, 3h, 4h]",
}


@pytest.mark.parametrize("text", PROSE.values(), ids=PROSE)
@pytest.mark.parametrize("path", ["article.md", "article.txt"])
def test_prose_is_no_hand(text: str, path: str) -> None:
    assert found_in(f"{text}\n", path) == []


def test_letters_are_believed_beside_letters_that_can_be_nothing_else() -> None:
    text = "Lay 5S 6S 7S.\n\nShe lays KH KD KC.\n"
    assert found_in(text) == ["5♠ 6♠ 7♠", "K♥ K♦ K♣"]


def test_numbers_with_letters_are_believed_where_the_article_is_about_a_game() -> None:
    assert found_in("Lay 5S 6S 7S.\n") == []
    assert found_in("To win at gin, lay 5S 6S 7S.\n") == ["5♠ 6♠ 7♠"]


def test_stars_and_jokers_are_believed_beside_other_suits() -> None:
    text = "Lay 5★ 6★ 7★, or joker joker joker.\n\nShe lays K♥ K♦ K♣.\n"
    assert found_in(text) == ["5★ 6★ 7★", "PJ PJ PJ", "K♥ K♦ K♣"]


@pytest.mark.parametrize("text", LOST.values(), ids=LOST)
def test_cards_beside_one_whose_rank_or_suit_is_lost_are_no_group(text: str) -> None:
    assert found_in(f"# Rummy\n\n{text}\n") == []
    assert found_in(f"# Rummy\n\n- 5♥ 6♥ 7♥ | {text} | K♠ Q♠\n") in (["5♥ 6♥ 7♥"], ["5♥ 6♥ 7♥ | K♠ Q♠"])


def test_a_number_that_is_no_rank_is_no_lost_card() -> None:
    text = "In rule 7 5♥ 6♥ 7♥ is shown: K♠ K♥ K♦, 3 cards.\n"
    assert found_in(text) == ["5♥ 6♥ 7♥", "K♠ K♥ K♦"]


def test_a_whole_pack_is_no_hand() -> None:
    pack = " ".join(f"{rank}{suit}" for suit in "♠♥♦♣" for rank in Rank)
    assert found_in(f"{pack} {pack}\n") == []
