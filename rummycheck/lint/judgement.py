"""What do the rules say of the hands that an article shows, and of what it says of them?"""

from collections.abc import Iterable, Iterator, Sequence

from rummycheck.lint.awaited import Awaited
from rummycheck.lint.cases import Cases
from rummycheck.lint.claims.article import Shown, shown_in
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.examples import Example, Said, examples_of
from rummycheck.lint.claims.of_this_game import of_this_game
from rummycheck.lint.claims.sums import sums_in
from rummycheck.lint.claims.understanding import claims_of, rule_claims_of
from rummycheck.lint.claims.wild import told_again
from rummycheck.lint.comparison import claim_arithmetic, hand_faults, looks_like_a_hand, stated_rules
from rummycheck.lint.comparison.agreed_fixes import with_agreed_fixes
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.comparison.comparisons import CHECKS
from rummycheck.lint.comparison.players import tables
from rummycheck.lint.comparison.told_again import told_otherwise
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.directives import Refusal
from rummycheck.lint.findings import Finding
from rummycheck.lint.hands_read import hand_read
from rummycheck.lint.linting import Judged, Rules, ScannedArticle
from rummycheck.lint.marked import MarkedHand, Unreadable, marked_hands
from rummycheck.lint.suppression.unknown_directive import misunderstood
from rummycheck.notation.mistakes import NAME as UNREADABLE
from rummycheck.problems import Severity


def judgement(article: ScannedArticle, rules: Rules) -> Judged:
    """Return everything that is found in an article in which there may be hands."""
    cases_of = Cases(article, rules)
    shown = shown_in(article.document, cases_of.rules.sizes)
    examples, unheard = examples_of(shown, claims_of(shown))
    examples = tuple(_sure(example, rules.min_confidence) for example in examples)
    rule_claims = of_this_game(rule_claims_of(shown), shown, cases_of.rules.name) if shown.hands else ()
    stated = stated_rules.stated(rule_claims, cases_of.rules)
    marked = list(marked_hands(article.document.pieces, article.source.text, rules.named_rulesets))
    awaited = Awaited(article.directives.expectations, [*shown.hands, *(each.hand for each in _hands_of(marked))])
    told = [cases_of.of_example(_with_expectation(example, awaited), shown, stated) for example in examples]
    cases = [
        *_with_mentions(told, shown),
        *(cases_of.of_marked(_with_expected(each, awaited), stated) for each in _hands_of(marked)),
    ]
    findings = [*_findings(cases, shown), *_of_marks(marked, awaited)]
    if cases:
        findings += _of_text(shown)
        findings += stated_rules.check(rule_claims, cases_of.rules)
    findings = _with_certain_fixes(findings, cases, shown)
    hands = tuple(sorted(map(hand_read, cases), key=lambda read: read.stretch))
    return Judged(tuple(dict.fromkeys(findings)), hands, _heard(examples, unheard) + len(rule_claims))


_Marked = MarkedHand | Unreadable | Refusal


def _findings(cases: Sequence[Case], shown: Shown) -> Iterator[Finding]:
    """Yield what is found of each hand, of hands beside one another, and of lines that are nearly hands."""
    for case in cases:
        for check in CHECKS:
            yield from check(case)
    yield from told_otherwise(cases, shown)
    for hands in tables(cases, shown):
        yield from hand_faults.check_table(hands)
    for template in shown.read:
        yield from looks_like_a_hand.check(template)


def _of_marks(marked: Iterable[_Marked], awaited: Awaited) -> Iterator[Finding]:
    """Yield what can't be read of marked blocks and of expectations."""
    for each in (*marked, *awaited.in_vain):
        match each:
            case Unreadable(stretch, message):
                yield Finding(stretch, UNREADABLE, Severity.ERROR, message)
            case Refusal():
                yield misunderstood(each)
            case _:
                pass


def _of_text(shown: Shown) -> Iterator[Finding]:
    """Yield the sums that come to something else."""
    for template in shown.read:
        yield from claim_arithmetic.check(template)


def _with_certain_fixes(findings: Sequence[Finding], cases: Iterable[Case], shown: Shown) -> list[Finding]:
    """Return the findings without the fixes that something else in the article speaks against."""
    if all(finding.fix is None for finding in findings):
        return list(findings)
    sums = (each for template in shown.read for each in sums_in(template))
    return with_agreed_fixes(findings, sums, (said.claim for case in cases for said in case.example.of("points")))


def _sure(example: Example, confidence: Confidence) -> Example:
    """Return an example with the claims that are understood so surely."""
    return example._replace(said=tuple(said for said in example.said if said.claim.confidence.rank >= confidence.rank))


def _heard(examples: Iterable[Example], unheard: Iterable[Claim]) -> int:
    """Return how many claims about hands there are; one about several is counted once."""
    about_hands = {(said.claim.about, said.claim.stretch) for example in examples for said in example.said}
    return len(about_hands) + sum(1 for _ in unheard)


def _hands_of(marked: Iterable[_Marked]) -> Iterator[MarkedHand]:
    return (each for each in marked if isinstance(each, MarkedHand))


def _with_expectation(example: Example, awaited: Awaited) -> Example:
    """Return an example with what a comment before it says is expected of it."""
    return example._replace(said=(*example.said, *(Said(claim, ()) for claim in awaited.of(example.hand))))


def _with_expected(marked: MarkedHand, awaited: Awaited) -> MarkedHand:
    return marked._replace(claims=(*marked.claims, *awaited.of(marked.hand)))


def _with_mentions(cases: Sequence[Case], shown: Shown) -> Iterator[Case]:
    """Yield the cases, each with what is said of its groups where they are told again."""
    mentions: dict[int, list[Said]] = {}
    for case in cases:
        whole = told_again(case.example.hand, shown)
        if whole is not None:
            mentions.setdefault(id(whole), []).extend(case.example.said)
    for case in cases:
        yield case._replace(mentions=tuple(mentions.get(id(case.example.hand), ())))
