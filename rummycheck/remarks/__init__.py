"""What is worth saying of a declaration without making it wrong?

A remark of severity error is a mistake of the page, such as a mark that is not true of the cards; the others are
notes.
"""

from rummycheck.remarks import (
    card_marks,
    count_capped,
    group_label,
    melds_counted,
    no_groups,
    no_wild_card,
    wild_card_counted,
    written_order,
)
from rummycheck.requirements.base import Requirement

REMARKS: tuple[Requirement, ...] = (
    card_marks,
    count_capped,
    group_label,
    melds_counted,
    no_groups,
    no_wild_card,
    wild_card_counted,
    written_order,
)

__all__ = ("REMARKS",)
