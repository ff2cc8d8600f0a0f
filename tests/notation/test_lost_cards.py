"""Does a card that lost its suit never vanish into a label or a mark?"""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, parse_declaration

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("valid/*.rummy"))
SUIT_BEHIND_RANK = re.compile(r"(?<![^\W_])(?:10|[2-9AJQK])(?P<suit>[♠♥♦♣])")

REFUSED = {
    "set": (
        "A♥ 2♥ 3♥ 4♥ Second sequence: 5♣ 6♣ 7♣ K Set: 8♦ 8♠ 8♣ Set: K♠ K♦ K♣",
        39,
        "K before the label `Set` has no",
    ),
    "discard": ("A♥ 2♥ 3♥ | K♠ K♦ K discard: 9♣", 18, "K before the label `discard` has no suit: write K♠ or KH"),
    "finish": ("K♦ K finish: 9♣", 4, "K before the label `finish` has no suit"),
    "whole card": ("AH 2H 3H A KH discard: 5C", 10, "A before the label `KH discard` has no suit"),
    "ten": ("8♥ 9♥ 10 sequence: 3♠ 4♠ 5♠", 7, "10 before the label `sequence` has no suit"),
    "points": ("8♥ 9♥ 10 Deadwood: 3♠ 4♠", 7, "10 before the label `Deadwood` has no suit"),
    "full stop": ("A♥ 2♥ 3. Second sequence: 3♠ 4♠ 5♠", 7, "3 before the label `Second sequence` has no suit"),
    "behind a bar": ("A♥ 2♥ 3♥ | Q Impure: Q♥ K♥ PJ", 12, "Q before the label `Impure` has no suit"),
    "behind a bracket": ("(A♥ 2♥ 3♥) K Set: 5♣ 5♦ 5♥", 12, "K before the label `Set` has no suit"),
    "word": ("Q♥ Jack and set: 5♣ 5♦ 5♥", 4, "J before the label `and set` has no suit: write J♠ or JH"),
    "small letters": ("2h 3h k set: 8d 8s 8c", 7, "K before the label `set` has no suit"),
    "behind or": ("A♥ 2♥ 3♥ or K Set: 5♣ 5♦ 5♥", 13, "K before the label `Set` has no suit"),
    "ace or article": ("2♥ 3♥ a set: 5♣ 5♦ 5♥", 7, "A before the label `set` has no suit"),
    "another set": ("K Set: 8♦ 8♠ 8♣", 1, "K before the label `Set` has no suit"),
    "first": ("K discard: 9♣", 1, "K before the label `discard` has no suit"),
    "in words": ("A♥ 2♥ 3♥ Final discard: K♣", 16, "a discard is written with one word"),
    "show": ("A♥ 2♥ 3♥ show: K♣", 10, "a discard is written with one word"),
    "mark": ("A♥ 2♥ (K as 3♥) 4♥", 8, "K has no suit: write K♠ or KH"),
    "two in a mark": ("A♥ 2♥ Q♣ (K♠ Q♣ as 3♥) 4♥", 11, "a mark speaks of one card"),
    "label above": ("Hand 1:\nA♥ 2♥ 3♥\nK Set:\n8♠ 8♦ 8♣", 1, "the label `K Set` begins with a rank"),
    "glued number": ("5♣PJ2", 3, "unexpected `PJ2`"),
    "glued under one suit": ("♦QJK", 1, "♦ has no rank"),
    "joker as": ("5♣ PJ as 7♣", 7, "A has no suit"),
}


@pytest.mark.parametrize(("text", "column", "message"), REFUSED.values(), ids=REFUSED)
def test_a_rank_without_suit_is_refused_where_it_stands(text: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=re.escape(message)) as error:
        parse_declaration(text)
    assert error.value.span.column == column


READ = {
    "a set of kings": ("K Set: K♠ K♦ K♣", "K Set: K♠ K♦ K♣"),
    "behind a bar": ("A♥ 2♥ 3♥ | K Set: K♠ PJ K♣", "A♥ 2♥ 3♥ | K Set: K♠ PJ K♣"),
    "label above": ("Hand 1:\nA♥ 2♥ 3♥\nK Set:\nK♠ K♦ K♣", "Hand 1: A♥ 2♥ 3♥ | K Set: K♠ K♦ K♣"),
    "many": ("A♥ 2♥ 3♥ Kings: K♣ K♦ K♠", "A♥ 2♥ 3♥ | Kings: K♣ K♦ K♠"),
    "three of a kind": ("A♥ 2♥ 3♥ Three of a kind: 4♣ 4♦ 4♠", "A♥ 2♥ 3♥ | Three of a kind: 4♣ 4♦ 4♠"),
    "numbers": ("1 Run: A♥ 2♥ 3♥ 2 Set: 4♣ 4♦ 4♠", "1 Run: A♥ 2♥ 3♥ | 2 Set: 4♣ 4♦ 4♠"),
    "numbered lines": ("1 Run: A♥ 2♥ 3♥\n2 Set: 4♣ 4♦ 4♠", "1 Run: A♥ 2♥ 3♥ | 2 Set: 4♣ 4♦ 4♠"),
    "points": ("A♥ 2♥ 3♥ | 10 deadwood: 3♠ 7♠", "A♥ 2♥ 3♥ | 10 deadwood: 3♠ 7♠"),
    "article": ("A pure sequence: 6♣ 7♣ 8♣", "pure sequence: 6♣ 7♣ 8♣"),
    "of a joker": ("A joker fills the gap: 9♦ PJ J♦", "A joker fills the gap: 9♦ PJ J♦"),
    "Jack": ("Jack: A♥ 2♥ 3♥", "Jack: A♥ 2♥ 3♥"),
    "J. Smith": ("J. Smith: A♥ 2♥ 3♥", "J. Smith: A♥ 2♥ 3♥"),
    "card before a label": ("A♥ 2♥ KH Set: 5♣ 5♦", "A♥ 2♥ K♥ | Set: 5♣ 5♦"),
    "suit first beside a joker": ("♦A Joker ♦3", "A♦ PJ 3♦"),
    "blank behind the suit": ("♦ A Joker ♦3", "A♦ PJ 3♦"),
    "glued suit first": ("♥APJ♥3", "A♥ PJ 3♥"),
    "as before signs": ("as 2♠ 3♠", "A♠ 2♠ 3♠"),
    "as behind signs": ("Q♠ K♠ as", "Q♠ K♠ A♠"),
    "as and a mark": ("A♥ 2♥ | as 2♠ (as 3♠)", "A♥ 2♥ | A♠ 2♠ (as 3♠)"),
    "glued jokers": ("5♣PJPJ", "5♣ PJ PJ"),
    "joker before a letter card": ("JKQC", "PJ Q♣"),
    "glued both sides": ("5CPJ 6CJKQC PJPJ7♣", "5♣ PJ 6♣ PJ Q♣ PJ PJ 7♣"),
    "emoji stars": ("⭐3 4⭐️ 5⭐", "3★ 4★ 5★"),
}


@pytest.mark.parametrize(("text", "written"), READ.values(), ids=READ)
def test_what_loses_nothing_is_read_and_read_again(text: str, written: str) -> None:
    declaration = parse_declaration(text)
    assert format_declaration(declaration) == written
    assert parse_declaration(written) == declaration


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_no_written_card_is_missing_when_a_suit_is(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if SUIT_BEHIND_RANK.search(line)]
    for line in lines:
        try:
            whole = parse_declaration(line)
        except NotationError:
            continue
        for found in SUIT_BEHIND_RANK.finditer(line.split("#")[0]):
            damaged = line[: found.start("suit")] + line[found.end("suit") :]
            try:
                read = parse_declaration(damaged)
            except NotationError:
                continue
            assert len(read.whole_hand) == len(whole.whole_hand), damaged


PIECES = ["A♥", "2♥", "K♠", "KH", "10 ♦", "♦A", "♣10", "PJ", "Joker", "as", "AS", "K", "10", "a", "A", "J", "JK", "QC",
          "Set:", "set", "Pure sequence:", "Player 1:", "Jack:", "hand", "2nd", "(pure)", "(set)",
          "(10 deadwood)", "(as 5♠)", "(WJ)", "(K as 3♥)", "[Q♣ as 6♥]", "(", ")", "|", "/", ";", "+", ",", "-", "and",
          "or", "the", "discard", "finish:", "discard:", "Wild: Q♦;", "Q is the joker", "\n"]  # fmt: skip


@settings(deadline=None, max_examples=1000, derandomize=True)
@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=10).map(" ".join))
def test_every_text_that_can_be_read_is_written_and_read_again(text: str) -> None:
    try:
        declaration = parse_declaration(text)
    except NotationError:
        return  # Most are refused.
    written = format_declaration(declaration)
    assert parse_declaration(written) == declaration, written
