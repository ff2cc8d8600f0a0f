"""By which rules, and with which wild card, is each hand of an article judged?"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.deck import Designation, WildBy
from rummycheck.errors import RummycheckError
from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.examples import Example, Said
from rummycheck.lint.claims.rounds import round_card, round_of
from rummycheck.lint.claims.wild import WildCard, told_again
from rummycheck.lint.comparison.case import Case, Stated
from rummycheck.lint.directives import HeldSettings, SettingsDirective
from rummycheck.lint.hands.found import FoundHand
from rummycheck.lint.linting import Rules, ScannedArticle
from rummycheck.lint.marked import MarkedHand
from rummycheck.lint.places import Stretch
from rummycheck.lint.rulebook import Rulebook
from rummycheck.ruleset import load_ruleset


class _Named(NamedTuple):
    """Which ruleset, and for how many players and which round."""

    ruleset: str
    overrides: tuple[str, ...]
    players: int | None
    round_number: int | None


@lru_cache(maxsize=32)
def _book(named: _Named) -> Rulebook:
    ruleset = load_ruleset(named.ruleset, named.overrides)
    return Rulebook(ruleset, players=named.players, round_number=named.round_number)


class Cases:
    """By which rules, and with which wild card, each hand of an article is judged."""

    def __init__(self, article: ScannedArticle, rules: Rules) -> None:
        """Take the article with its directives, and the rules that hold where it says nothing."""
        self._article = article
        self._rules = rules
        self.rules = self._book_at(len(article.source.text))
        """The last rules that the article names; most name them once, at the top."""

    def _book_at(self, offset: int, own: Sequence[SettingsDirective] = ()) -> Rulebook:
        held, rules = self._held_at(offset, own), self._rules
        named = rules.named_rulesets.get(held.ruleset, held.ruleset) if held.ruleset is not None else rules.ruleset
        return _book(
            _Named(
                named,
                rules.overrides,
                held.players if held.players is not None else rules.players,
                held.round_number if held.round_number is not None else rules.round_number,
            )
        )

    def _held_at(self, offset: int, own: Sequence[SettingsDirective]) -> HeldSettings:
        """Return what the comments before a place say, and the settings of the hand itself after them."""
        held = self._article.directives.settings_at(offset)
        for directive in own:
            held = held.under(directive)
        return held

    def of_example(self, example: Example, shown: Shown, stated: tuple[Stated, ...]) -> Case:
        """Return an example with all that has a say in what is true of it."""
        offset = example.hand.stretch.start
        example = example._replace(wild=self._of_round(example, shown))
        wild = example.wild.designated if example.wild is not None else self._wild_at(offset)
        said = example.wild.where if example.wild is not None else self._wild_from(offset)
        place = example.wild.found.stretch if example.wild is not None else None
        return self._made(example, wild, _where(self._article, said, place), stated, told_again(example.hand, shown))

    def _of_round(self, example: Example, shown: Shown) -> WildCard | None:
        """Return the wild card of an example; where rounds make ranks wild, that of the round, which its cards tell."""
        wild, book = example.wild, self._book_at(example.hand.stretch.start)
        if book.ruleset.wild.by is not WildBy.ROUND:
            return wild
        rank = book.ruleset.wild.rounds.get(round_of(example.hand, shown) or 0)
        if rank is not None:
            return round_card(rank, example.hand)
        return wild if not example.hand.is_whole or (wild is not None and wild.is_on_its_line) else None

    def of_marked(self, marked: MarkedHand, stated: tuple[Stated, ...]) -> Case:
        """Return a hand of a marked block in the same way."""
        offset = marked.hand.stretch.start
        own = marked.settings
        wild = marked.declaration.wild_or(self._wild_at(offset, own))
        is_in_block = marked.declaration.designated is not None or any(each.says_wild for each in own)
        said = "in the block" if is_in_block else self._wild_from(offset)
        example = Example(marked.hand, None, tuple(Said(claim, ()) for claim in marked.claims))
        return self._made(example, wild, said, stated, None, own)

    def _made(
        self,
        example: Example,
        wild: Designation | None,
        wild_from: str | None,
        stated: tuple[Stated, ...],
        whole: FoundHand | None,
        own: Sequence[SettingsDirective] = (),
    ) -> Case:
        book = self._book_at(example.hand.stretch.start, own)
        groups = [group.group for group in example.hand.groups]
        wild = _playable(book, wild)
        return Case(
            example=example,
            rules=book,
            wild=wild,
            wild_from=wild_from if wild is not None else None,
            source=self._article.source,
            stated=stated,
            verdict=book.judged(groups, wild),
            is_repeated=whole is not None,
            mentions=(),
        )

    def _wild_at(self, offset: int, own: Sequence[SettingsDirective] = ()) -> Designation | None:
        held = self._held_at(offset, own)
        return held.wild if held.says_wild else self._rules.wild

    def _wild_from(self, offset: int) -> str:
        return "in a comment" if self._article.directives.settings_at(offset).says_wild else "on the command line"


def _playable(book: Rulebook, wild: Designation | None) -> Designation | None:
    """Return the wild card if these rules can have it; a gin article may speak of wild cards all the same."""
    try:
        book.checker.deal(wild)
    except RummycheckError:
        return None
    return wild


def _where(article: ScannedArticle, said: str, place: Stretch | None) -> str:
    return said if place is None else f"line {article.source.line_and_column(place.start)[0]}, {said}"
