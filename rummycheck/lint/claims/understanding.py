"""Which claims does an article make?"""

import re
from collections.abc import Iterable, Iterator, Sequence

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import LAID, Claim, claims_in, flipped
from rummycheck.lint.claims.headed import headed_claims
from rummycheck.lint.claims.phrases import Phrase, Reach, is_said, phrases
from rummycheck.lint.claims.sections import leads
from rummycheck.lint.claims.tables import table_claims
from rummycheck.lint.claims.template import Element, Template
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.hands.found import FoundGroup, FoundHand
from rummycheck.lint.hands.spans import Spans, Taken

# The order in which of two claims that overlap in their words the first is heard.
_ABOUT_HANDS = ("verdict", "stands_for", "kind", "jokers", "suits", "count", "miscount", "points")
_SMALLEST_HAND = 7
"""Cards that lie in no groups and may be a hand all the same."""
_GUARDS = {
    "verdict": "not_verdict",
    "headings": "not_headings",
    "points": "not_points",
    "count": "not_count",
    "suits": "not_suits",
}
_DENIED = re.compile(r"[\s\"')]*\(?(?:false|wrong|no|not true)[.!)]")
"""A sentence that takes back the one before it."""
_DECLARATION = re.compile("declar|show|hand|arrangement", re.IGNORECASE)
_ARTICLE = re.compile(r"(?:an?|the) ")
_LONGEST_JOINT = 8
_PART_OF_A_SUM = re.compile(rf"[{LAID}](?:,? and |, | ?\+ )\Z")
"""What stands before a group that is counted together with the one before it."""


def claims_of(shown: Shown) -> tuple[Claim, ...]:
    """Return the claims of an article about its hands, in order."""
    claims = [claim for template in shown.read for claim in _claims(template)]
    claims.extend(table_claims(shown))
    above = leads(shown.pieces)
    claims.extend(_not_said_yet(headed_claims(shown, above), claims))
    heard = (claim for claim in claims if not _is_in_a_quiz(shown, claim, above[claim.piece]))
    return tuple(sorted(heard, key=lambda claim: (claim.stretch, claim.about)))


def rule_claims_of(shown: Shown) -> tuple[Claim, ...]:
    """Return what an article says of the rules, in order."""
    return tuple(
        claim
        for template in shown.read
        for claim in _without_overlaps(template, phrases()["rules"], template.words)
        if not _is_of_another_game(template, claim)
    )


def _is_in_a_quiz(shown: Shown, claim: Claim, above: int) -> bool:
    """Tell whether the heading, or the words before a list, ask which of its sentences are true."""
    if claim.about not in ("kind", "verdict"):
        return False
    is_listed = above >= 0 and shown.pieces[claim.piece].kind is PieceKind.ITEM
    asking = (*shown.headings[claim.piece][-1:], *((above,) if is_listed else ()))
    texts = (template.text for number in asking if (template := shown.templates[number]) is not None)
    return any(is_said("quizzes", text, 0, len(text)) for text in texts)


def _not_said_yet(headed: Iterable[Claim], claims: Iterable[Claim]) -> Iterator[Claim]:
    """Yield the claims about groups that no words beside them say something of."""
    beside = {claim.piece for claim in claims if claim.about in ("kind", "verdict")}
    return (claim for claim in headed if claim.piece not in beside)


def _claims(template: Template) -> Iterator[Claim]:
    if template.piece.kind is PieceKind.HEADING:
        headings = _without_overlaps(template, phrases()["headings"])
        yield from (claim for claim in headings if not _is_guarded(template, claim))
    is_code = template.piece.kind is PieceKind.CODE
    for about in _ABOUT_HANDS:
        claims = _without_overlaps(template, phrases()[about])
        of_rules = _points_of_rules(template) if about == "points" and claims else Spans(())
        for said in claims:
            if _is_thought(template, said) or _is_guarded(template, said) or _is_of_rules(of_rules, said):
                continue
            if _is_of_cards(template, said):
                continue
            claim = _as_meant(template, said)
            if claim is not None and not _is_of_melds(claim):
                # A program's lines do not speak of one another as the sentences of a text do.
                is_apart = is_code or _is_quoted(template, claim)
                yield claim._replace(reach=Reach.LINE) if is_apart and claim.reach is Reach.PREVIOUS else claim


def _is_of_melds(claim: Claim) -> bool:
    """Tell whether `valid` is said of a few melds in a row, and not of a declaration."""
    if claim.about != "verdict" or claim.hand is None or claim.hand.is_whole:
        return False
    return _DECLARATION.search(claim.text) is None


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
    if claim.about == "points" and claim.groups and _is_part_of_a_sum(template, claim.groups[0].start):
        return True
    if guard is None or ((claim.hand is not None or claim.groups) and claim.reach is Reach.HERE):
        return False
    return is_said(guard, template.text, *template.sentence(claim.start))


def _is_part_of_a_sum(template: Template, start: int) -> bool:
    return _PART_OF_A_SUM.search(template.text, max(0, start - _LONGEST_JOINT), start) is not None


def _as_meant(template: Template, claim: Claim) -> Claim | None:
    """Return a claim, or its opposite where a denial stands before it, as in `not yet a valid declaration`.

    Return None where the words before it take the hand for something that it is not yet.
    """
    if claim.about not in ("verdict", "kind") or not template.text[claim.start].isalpha():
        return claim
    start, _ = template.sentence(claim.start)
    article = _ARTICLE.match(template.text, claim.start)
    end = article.end() if article else claim.start
    if is_said("denials", template.text, start, end):
        return flipped(claim)
    is_supposed = claim.about == "verdict" and is_said("supposed", template.text, start, end)
    return None if is_supposed or is_said("lacking", template.text, start, end) else claim


def _is_of_cards(template: Template, claim: Claim) -> bool:
    """Tell whether points are those of the cards that the sentence names before them, and not of a hand nearby."""
    if claim.about != "points" or claim.elements or claim.reach is Reach.HERE or "=" in claim.text:
        return False
    start, _ = template.sentence(claim.start)
    named = template.elements_within(start, claim.start)
    return bool(named) and not any(_may_be_hand(element) for element in named)


def _may_be_hand(element: Element) -> bool:
    return isinstance(element, FoundHand) or (
        isinstance(element, FoundGroup) and len(element.group.cards) >= _SMALLEST_HAND
    )


def _is_thought(template: Template, claim: Claim) -> bool:
    """Tell whether the sentence asks, or says what somebody may think."""
    start, end = template.sentence(claim.start)
    is_asked = template.text.endswith("?", start, end) or _DENIED.match(template.text, end) is not None
    return is_asked or is_said("not_said", template.text, start, end)


def _is_of_another_game(template: Template, claim: Claim) -> bool:
    """Tell whether a rule is said to hold elsewhere."""
    start, _ = template.sentence(claim.start)
    return is_said("not_rules", template.words, start, claim.start)


def _is_of_rules(of_rules: Spans, claim: Claim) -> bool:
    """Tell whether the number of points is one that the rules set, such as that of a wrong declaration."""
    return claim.hand is None and not claim.groups and of_rules.meets(claim.start, claim.end)
