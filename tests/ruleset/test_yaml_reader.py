"""Is YAML read as plainly as a ruleset needs, and refused with its place otherwise?"""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummycheck.errors import RulesetError
from rummycheck.ruleset.library import MAX_LENGTH
from rummycheck.ruleset.nodes import Listing, Scalar, Section, Source, scalars
from rummycheck.ruleset.yaml_reader import MAX_DEPTH, read_yaml
from rummycheck.source import Span

CLUB = Source("club.yaml", 0)


def section(text: str) -> Section:
    node = read_yaml(text, CLUB)
    assert isinstance(node, Section)
    return node


def refusal(text: str) -> tuple[str, Span | None]:
    with pytest.raises(RulesetError) as raised:
        read_yaml(text, CLUB)
    assert raised.value.source == "club.yaml"
    return raised.value.message, raised.value.span


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("13", 13),
        ("+5", 5),
        ("-7", -7),
        ("0", 0),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        *((text, text) for text in ("yes", "no", "on", "off", "True", "NULL", "y", "n")),
        *((text, text) for text in ("010", "00", "1:30", "1e3", "0x1f", "1_000", "0.5", ".5", "2024-01-01")),
        *((text, text) for text in ("A♠", "<<", "=", "99999999999999999999")),
        ("'13'", "13"),
        ('"true"', "true"),
        ("'~'", "~"),
    ],
)
def test_only_core_words_and_whole_numbers_are_no_text(text: str, value: object) -> None:
    node = section(f"key: {text}").get("key")
    assert isinstance(node, Scalar)
    assert (node.value, type(node.value)) == (value, type(value))


def test_places_count_code_points_from_1_and_ends_are_exclusive() -> None:
    tree = section("♠: {🃏: [♥, ten]}\nlast: 'x'\n")
    assert tree.span == Span(1, 1, 3, 1)
    assert tree.entries["♠"][0].span == Span(1, 1, 1, 2)
    inner = tree.get("♠", "🃏")
    assert isinstance(inner, Listing)
    assert inner.span == Span(1, 8, 1, 16)
    assert [item.span for item in inner.items] == [Span(1, 9, 1, 10), Span(1, 12, 1, 15)]
    last = tree.get("last")
    assert last is not None
    assert last.span == Span(2, 7, 2, 10)


def test_every_node_knows_its_source() -> None:
    assert [scalar.source.name for scalar in scalars(section("a: [1, {b: 2}]\nc: 3"))] == ["club.yaml"] * 3


def test_keys_keep_their_order_and_may_be_numbers() -> None:
    assert list(section("b: 1\na: 2\n10: 3").entries) == ["b", "a", "10"]


@pytest.mark.parametrize(
    ("text", "message", "span"),
    [
        ("a: 1\nb: 2\n'a': 3", "the key 'a' is given twice, first in line 1", Span(3, 1, 3, 4)),
        ("a: {b: 1,\n b: 2}", "the key 'b' is given twice, first in line 1", Span(2, 2, 2, 3)),
        (
            "a: &x 1",
            "the anchor '&x' has no use here: remove it, or quote the text",
            Span(1, 4, 1, 8),
        ),
        ("a: *x", "'*x' refers elsewhere: write the value out, or quote it", Span(1, 4, 1, 6)),
        ("*x : 1", "'*x' refers elsewhere: write the value out, or quote it", Span(1, 1, 1, 3)),
        ("a: !!str 1", "the tag '!!str' has no use here: remove it, or quote the text", Span(1, 4, 1, 11)),
        ("a: !card A♠", "the tag '!card' has no use here: remove it, or quote the text", Span(1, 4, 1, 12)),
        ("? [a]\n: 1", "a key must be a single word or number", Span(1, 3, 1, 4)),
        ("{a: 1}: 1", "a key must be a single word or number", Span(1, 1, 1, 2)),
        ("a: 1\n---\nb: 2", "a second document: one file holds one ruleset", Span(2, 1, 2, 4)),
        ("", "nothing is written here", None),
        ("# a comment\n", "nothing is written here", None),
        ("a: \x07", "the character U+0007 can't be read", Span(1, 4, 1, 5)),
        ("a: 1\nb: \ud800", "the character U+D800 can't be read", Span(2, 4, 2, 5)),
        ("a: " + "[" * (MAX_DEPTH + 1), "more than 20 levels deep", Span(1, 24, 1, 25)),
        ("#" * (MAX_LENGTH + 1), "longer than 262144 characters: no ruleset needs that", None),
    ],
)
def test_what_no_ruleset_needs_is_refused_with_its_place(text: str, message: str, span: Span | None) -> None:
    assert refusal(text) == (message, span)


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("a: b: c", "a ':' that can't stand here: indent the line like its neighbours, or quote", 1),
        ("a:\n  b: 1\n c: 2", "a line that fits none of the lines above: indent it like its neighbours", 3),
        ("a:\n\tb: 1", "a tab, or a sign that no value can begin with: indent with spaces, or quote", 2),
        ("a: @b", "a tab, or a sign that no value can begin with: indent with spaces, or quote", 1),
        ("a: - b", "a '-' that can't stand here: begin the list on a line of its own", 1),
        ("a: [♠, *]", "a '*' that is not quoted", 1),
        ("a: [&]", "a '&' that is not quoted", 1),
        ("a: 1\nb: 'c", "a quote opened in line 2 that is never closed", 2),
        ("a: [1,\n2\n", "a list opened in line 1 that is not closed: expected ',' or ']'", 3),
        ("a: {b: 1\n", "a section opened in line 1 that is not closed: expected ',' or '}'", 2),
        ("a: 1\nb\nc: 2", "a line without ':': expected a key, ':' and a value", 3),
        ("a: ]", "a sign that can't stand here: remove it, or quote the text", 1),
        ("{a: 1} b", "text after the end of the ruleset", 1),
        ('a: "\\q"', r"a '\' in a quote that stands for no sign: write '\\'", 1),
    ],
)
def test_broken_yaml_is_told_in_a_players_words(text: str, message: str, line: int) -> None:
    told, span = refusal(text)
    assert told == message
    assert span is not None
    assert span.line == line


def test_a_text_of_very_many_levels_is_refused_without_following_it() -> None:
    assert refusal("[" * 100_000)[0].endswith("levels deep")


@given(st.text(alphabet="ab1 \n\t:-[]{},'\"#&*!|>%@`?~♠", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(RulesetError):
        assert read_yaml(text, CLUB).source is CLUB
