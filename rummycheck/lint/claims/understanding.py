"""Which claims does an article make?"""

import re
from collections.abc import Iterator, Sequence

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import Claim, claims_in
from rummycheck.lint.claims.phrases import Phrase, phrases
from rummycheck.lint.claims.tables import table_claims
from rummycheck.lint.claims.template import Template
from rummycheck.lint.documents.pieces import PieceKind

# The order in which of two claims that overlap in their words the first is heard.
_ABOUT_HANDS = ("verdict", "stands_for", "kind", "jokers", "suits", "count", "points")
_GUARDS = {"points": "not_points", "count": "not_count", "suits": "not_suits"}


def claims_of(shown: Shown) -> tuple[Claim, ...]:
    """Return the claims of an article about its hands, in order."""
    claims = [claim for template in shown.templates if template is not None for claim in _claims(template)]
    claims.extend(table_claims(shown))
    return tuple(sorted(claims, key=lambda claim: (claim.stretch, claim.about)))


def rule_claims_of(shown: Shown) -> tuple[Claim, ...]:
    """Return what an article says of the rules, in order."""
    templates = [template for template in shown.templates if template is not None]
    return tuple(
        claim for template in templates for claim in _without_overlaps(template, phrases()["rules"], template.words)
    )


def _claims(template: Template) -> Iterator[Claim]:
    if template.piece.kind is PieceKind.HEADING:
        yield from _without_overlaps(template, phrases()["headings"])
    for about in _ABOUT_HANDS:
        for claim in _without_overlaps(template, phrases()[about]):
            if not (_is_guarded(template, claim) or _is_of_rules(template, claim)):
                yield claim


def _without_overlaps(template: Template, of_section: Sequence[Phrase], text: str | None = None) -> list[Claim]:
    """Return the claims of a section of the table; of several in the same words, that of the first phrase."""
    claims: list[Claim] = []
    for phrase in of_section:
        for claim in claims_in(template, phrase, text):
            if all(claim.end <= other.start or other.end <= claim.start for other in claims):
                claims.append(claim)
    return sorted(claims, key=lambda claim: claim.start)


def _is_guarded(template: Template, claim: Claim) -> bool:
    """Tell whether the sentence speaks of the rules and not of a hand."""
    guard = _GUARDS.get(claim.about)
    if guard is None or claim.hand is not None or claim.groups:
        return False
    start, end = template.sentence(claim.start)
    return any(_heard(phrase.pattern, template.text, start, end) for phrase in phrases()[guard])


def _is_of_rules(template: Template, claim: Claim) -> bool:
    """Tell whether the number of points is one that the rules set, such as that of a wrong declaration."""
    if claim.about != "points" or claim.hand is not None or claim.groups:
        return False
    rules = _without_overlaps(template, phrases()["rules"], template.words)
    return any(rule.start < claim.end and claim.start < rule.end for rule in rules)


def _heard(pattern: re.Pattern[str], text: str, start: int, end: int) -> bool:
    return pattern.search(text, start, end) is not None
