"""Is every part of the grammar explained, and every name it uses known to the code?"""

import re
from pathlib import Path

import pytest

from rummycheck import resources
from rummycheck.notation.grammar import terminal_names
from rummycheck.notation.mistakes import ENGLISH

FILES = sorted(Path(resources.GRAMMAR).glob("*.lark"))
# What lark tells of the end of a line, which is no terminal of the grammar.
ENDS = {"$END", "<END-OF-FILE>"}
# Rules are in small letters, terminals in capitals.
STARTS_A_RULE = re.compile(r"(?P<name>[?!]?_?[a-z]\w*)(?:\.\d+)?:")


def rules_of(path: Path) -> dict[str, str]:
    """Return each rule of a grammar file with the line above it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {
        found["name"]: lines[number - 1] for number, line in enumerate(lines) if (found := STARTS_A_RULE.match(line))
    }


def test_every_terminal_has_a_players_word() -> None:
    assert terminal_names() - set(ENGLISH) == set()


def test_no_word_is_kept_for_a_terminal_that_is_gone() -> None:
    assert set(ENGLISH) - terminal_names() - ENDS == set()


def test_a_players_word_is_short_and_names_no_terminal() -> None:
    assert [words for words in ENGLISH.values() if not 0 < len(words) < 40 or re.search(r"[A-Z]{2}|_", words)] == []


def test_the_grammar_is_found() -> None:
    assert [path.name for path in FILES] == ["cards.lark", "hand.lark"]
    assert {"line", "designation", "discard", "_bracket"} <= set(rules_of(FILES[1]))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_rule_has_a_sentence_above_it(path: Path) -> None:
    rules = rules_of(path)
    assert {rule: above for rule, above in rules.items() if not re.fullmatch(r"// [A-Z].*[.:;`]", above)} == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_grammar_file_opens_with_its_question(path: Path) -> None:
    assert re.match(r"// [A-Z][^?\n]*\? ", path.read_text(encoding="utf-8"))
