"""Which findings are there about a hand, and in which order are they looked for?"""

from rummycheck.lint.comparison import (
    better_arrangement,
    claim_meld,
    claim_points,
    claim_reason,
    claim_stands_for,
    claim_verdict,
    hand_faults,
    unmentioned_fault,
)
from rummycheck.lint.comparison.case import Check

CHECKS: tuple[Check, ...] = (
    claim_verdict.check,
    claim_points.check,
    claim_meld.check,
    claim_stands_for.check,
    claim_reason.check,
    unmentioned_fault.check,
    better_arrangement.check,
    hand_faults.check,
)
"""Each yields what it finds in a case."""
