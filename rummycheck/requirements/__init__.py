"""What must a declaration satisfy? One module for each thing; the variants themselves are YAML, in `rulesets/`."""

from rummycheck.requirements import (
    card_copies,
    card_count,
    first_meld,
    group_shape,
    required_melds,
    unmatched_cards,
)
from rummycheck.requirements.base import Requirement, Table

REQUIREMENTS: tuple[Requirement, ...] = (
    card_count,
    card_copies,
    required_melds,
    group_shape,
    unmatched_cards,
    first_meld,
)
"""Any problem of severity error that one of these yields makes a declaration wrong."""

__all__ = ("REQUIREMENTS", "Requirement", "Table")
