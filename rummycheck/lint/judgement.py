"""What do the rules say of the hands that an article shows, and of what it says of them?"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.deck import Designation, WildBy
from rummycheck.errors import RummycheckError
from rummycheck.lint.awaited import Awaited
from rummycheck.lint.claims.article import Shown, shown_in
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.examples import Example, Said, examples_of
from rummycheck.lint.claims.of_this_game import of_this_game
from rummycheck.lint.claims.rounds import round_card, round_of
from rummycheck.lint.claims.sums import sums_in
from rummycheck.lint.claims.understanding import claims_of, rule_claims_of
from rummycheck.lint.claims.wild import WildCard, told_again
from rummycheck.lint.comparison import claim_arithmetic, hand_faults, looks_like_a_hand, stated_rules
from rummycheck.lint.comparison.agreed_fixes import with_agreed_fixes
from rummycheck.lint.comparison.case import Case, Stated
from rummycheck.lint.comparison.comparisons import CHECKS
from rummycheck.lint.comparison.players import tables
from rummycheck.lint.comparison.told_again import told_otherwise
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.directives import HeldSettings, Refusal, SettingsDirective
from rummycheck.lint.findings import Finding
from rummycheck.lint.hands.found import FoundHand
from rummycheck.lint.hands_read import hand_read
from rummycheck.lint.linting import Judged, Rules, ScannedArticle
from rummycheck.lint.marked import MarkedHand, Unreadable, marked_hands
from rummycheck.lint.places import Stretch
from rummycheck.lint.rulebook import Rulebook
from rummycheck.lint.suppression.unknown_directive import misunderstood
from rummycheck.notation.mistakes import NAME as UNREADABLE
from rummycheck.problems import Severity
from rummycheck.ruleset import load_ruleset


def judgement(article: ScannedArticle, rules: Rules) -> Judged:
    """Return everything that is found in an article in which there may be hands."""
    table = _Table(article, rules)
    shown = shown_in(article.document, table.book.sizes)
    examples, unheard = examples_of(shown, claims_of(shown))
    examples = tuple(_sure(example, rules.min_confidence) for example in examples)
    rule_claims = of_this_game(rule_claims_of(shown), shown, table.book.name) if shown.hands else ()
    stated = stated_rules.stated(rule_claims, table.book)
    marked = list(marked_hands(article.document.pieces, article.source.text, rules.named_rulesets))
    awaited = Awaited(article.directives.expectations, [*shown.hands, *(each.hand for each in _hands_of(marked))])
    cases = [table.case(_with_expectation(example, awaited), shown, stated) for example in examples]
    mentions = _mentions(cases, shown)
    cases = [case._replace(mentions=tuple(mentions.get(id(case.example.hand), ()))) for case in cases]
    cases += [
        table.marked_case(each._replace(claims=(*each.claims, *awaited.of(each.hand))), stated)
        for each in _hands_of(marked)
    ]
    findings = [
        *(finding for case in cases for check in CHECKS for finding in check(case)),
        *told_otherwise(cases, shown),
        *(finding for hands in tables(cases, shown) for finding in hand_faults.check_table(hands)),
        *(
            finding
            for template in shown.templates
            if template is not None
            for finding in looks_like_a_hand.check(template)
        ),
        *(
            Finding(each.stretch, UNREADABLE, Severity.ERROR, each.message)
            for each in marked
            if isinstance(each, Unreadable)
        ),
        *(misunderstood(each) for each in (*marked, *awaited.in_vain) if isinstance(each, Refusal)),
    ]
    if cases:
        sums = (claim_arithmetic.check(template) for template in shown.templates if template is not None)
        findings += [finding for found in sums for finding in found]
        findings += stated_rules.check(rule_claims, table.book)
    findings = _with_certain_fixes(findings, cases, shown)
    hands = tuple(sorted(map(hand_read, cases), key=lambda read: read.stretch))
    return Judged(tuple(dict.fromkeys(findings)), hands, _heard(examples, unheard) + len(rule_claims))


def _with_certain_fixes(findings: Sequence[Finding], cases: Iterable[Case], shown: Shown) -> list[Finding]:
    """Return the findings without the fixes that something else in the article speaks against."""
    if all(finding.fix is None for finding in findings):
        return list(findings)
    sums = (each for template in shown.templates if template is not None for each in sums_in(template))
    return with_agreed_fixes(findings, sums, (said.claim for case in cases for said in case.example.of("points")))


def _sure(example: Example, confidence: Confidence) -> Example:
    """Return an example with the claims that are understood so surely."""
    return example._replace(said=tuple(said for said in example.said if said.claim.confidence.rank >= confidence.rank))


def _heard(examples: Iterable[Example], unheard: Iterable[Claim]) -> int:
    """Return how many claims about hands there are; one about several is counted once."""
    about_hands = {(said.claim.about, said.claim.stretch) for example in examples for said in example.said}
    return len(about_hands) + sum(1 for _ in unheard)


def _hands_of(marked: Iterable[MarkedHand | Unreadable | Refusal]) -> Iterator[MarkedHand]:
    return (each for each in marked if isinstance(each, MarkedHand))


def _with_expectation(example: Example, awaited: Awaited) -> Example:
    """Return an example with what a comment before it says is expected of it."""
    return example._replace(said=(*example.said, *(Said(claim, ()) for claim in awaited.of(example.hand))))


def _mentions(cases: Iterable[Case], shown: Shown) -> dict[int, list[Said]]:
    """Return for each hand, by its identity, what is said of its groups where they are told again."""
    mentions: dict[int, list[Said]] = {}
    for case in cases:
        whole = told_again(case.example.hand, shown)
        if whole is not None:
            mentions.setdefault(id(whole), []).extend(case.example.said)
    return mentions


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


class _Table:
    """By which rules, and with which wild card, each hand of an article is judged."""

    def __init__(self, article: ScannedArticle, rules: Rules) -> None:
        self._article = article
        self._rules = rules
        self.book = self._book_at(len(article.source.text))
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

    def case(self, example: Example, shown: Shown, stated: tuple[Stated, ...]) -> Case:
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

    def marked_case(self, marked: MarkedHand, stated: tuple[Stated, ...]) -> Case:
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
