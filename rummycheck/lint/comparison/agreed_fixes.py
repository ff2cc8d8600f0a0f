"""Which corrections are certain, seen together with all that is found in the same places?"""

from collections.abc import Iterable, Mapping, Sequence

from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.sums import Sum
from rummycheck.lint.comparison import claim_arithmetic, claim_points
from rummycheck.lint.findings import Finding, Fix
from rummycheck.lint.fixes import without_rivals
from rummycheck.lint.places import Stretch


def with_agreed_fixes(findings: Sequence[Finding], sums: Iterable[Sum], points: Iterable[Claim]) -> list[Finding]:
    """Return the findings, each without its fix where something else in the article speaks against it.

    A number that is the total of a sum and the points of a hand is certain only if it is right as both. `points` are
    all claims about the points of hands.
    """
    wanted = {finding.fix for finding in findings if finding.fix is not None}
    if not wanted:
        return list(findings)
    totals = {each.total_stretch: str(each.right) for each in sums}
    claims = {offset: claim for claim in points for offset in range(*claim.stretch)}
    truths = {finding.stretch: finding.truth for finding in findings if finding.name == claim_points.NAME}
    agreed = set(without_rivals(sorted(wanted)))

    def is_certain(name: str, fix: Fix) -> bool:
        if fix not in agreed or totals.get(fix.stretch, fix.text) != fix.text:
            return False
        return name != claim_arithmetic.NAME or _is_of_hand(fix, claims, truths)

    return [
        finding if finding.fix is None or is_certain(finding.name, finding.fix) else finding._replace(fix=None)
        for finding in findings
    ]


def _is_of_hand(fix: Fix, claims: Mapping[int, Claim], truths: Mapping[Stretch, str | None]) -> bool:
    """Tell whether a number is what a hand costs, or is not said of any hand."""
    claim = claims.get(fix.stretch.start)
    return claim is None or (truths.get(claim.stretch) or "").split(" ")[0] == fix.text
