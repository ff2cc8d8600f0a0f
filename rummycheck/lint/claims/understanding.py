"""Which claims does an article make?"""

from collections.abc import Iterator, Sequence

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import Claim, claims_in
from rummycheck.lint.claims.phrases import Phrase, Reach, is_said, phrases
from rummycheck.lint.claims.tables import table_claims
from rummycheck.lint.claims.template import Template
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.hands.spans import Spans, Taken

# The order in which of two claims that overlap in their words the first is heard.
_ABOUT_HANDS = ("verdict", "stands_for", "kind", "jokers", "suits", "count", "points")
_GUARDS = {"verdict": "not_verdict", "points": "not_points", "count": "not_count", "suits": "not_suits"}


def claims_of(shown: Shown) -> tuple[Claim, ...]:
    """Return the claims of an article about its hands, in order."""
    claims = [claim for template in shown.templates if template is not None for claim in _claims(template)]
    claims.extend(table_claims(shown))
    return tuple(sorted(claims, key=lambda claim: (claim.stretch, claim.about)))


def rule_claims_of(shown: Shown) -> tuple[Claim, ...]:
    """Return what an article says of the rules, in order."""
    templates = [template for template in shown.templates if template is not None]
    return tuple(
        claim
        for template in templates
        for claim in _without_overlaps(template, phrases()["rules"], template.words)
        if not _is_of_another_game(template, claim)
    )


def _claims(template: Template) -> Iterator[Claim]:
    if template.piece.kind is PieceKind.HEADING:
        yield from _without_overlaps(template, phrases()["headings"])
    is_code = template.piece.kind is PieceKind.CODE
    for about in _ABOUT_HANDS:
        claims = _without_overlaps(template, phrases()[about])
        of_rules = _points_of_rules(template) if about == "points" and claims else Spans(())
        for claim in claims:
            if not (_is_thought(template, claim) or _is_guarded(template, claim) or _is_of_rules(of_rules, claim)):
                # A program's lines do not speak of one another as the sentences of a text do.
                is_apart = is_code or _is_quoted(template, claim)
                yield claim._replace(reach=Reach.LINE) if is_apart and claim.reach is Reach.PREVIOUS else claim


def _is_quoted(template: Template, claim: Claim) -> bool:
    """Tell whether the words stand in a code span: they are shown, and not said, unless a hand stands beside them."""
    return any(span.start <= claim.start and claim.end <= span.end for span in template.piece.code_spans)


def _points_of_rules(template: Template) -> Spans:
    """Return where the text says what the rules are, numbers of points among them."""
    return Spans((rule.start, rule.end) for rule in _without_overlaps(template, phrases()["rules"], template.words))


def _without_overlaps(template: Template, of_section: Sequence[Phrase], text: str | None = None) -> list[Claim]:
    """Return the claims of a section of the table; of several in the same words, that of the first phrase."""
    taken, claims = Taken(), []
    for phrase in of_section:
        claims += [claim for claim in claims_in(template, phrase, text) if taken.take(claim.start, claim.end)]
    return sorted(claims, key=lambda claim: claim.start)


def _is_guarded(template: Template, claim: Claim) -> bool:
    """Tell whether the sentence speaks of the rules and not of a hand."""
    guard = _GUARDS.get(claim.about)
    if guard is None or claim.hand is not None or claim.groups:
        return False
    return is_said(guard, template.text, *template.sentence(claim.start))


def _is_thought(template: Template, claim: Claim) -> bool:
    """Tell whether the sentence asks, or says what somebody may think."""
    start, end = template.sentence(claim.start)
    return template.text.endswith("?", start, end) or is_said("not_said", template.text, start, end)


def _is_of_another_game(template: Template, claim: Claim) -> bool:
    """Tell whether a rule is said to hold elsewhere."""
    start, _ = template.sentence(claim.start)
    return is_said("not_rules", template.words, start, claim.start)


def _is_of_rules(of_rules: Spans, claim: Claim) -> bool:
    """Tell whether the number of points is one that the rules set, such as that of a wrong declaration."""
    return claim.hand is None and not claim.groups and of_rules.meets(claim.start, claim.end)
