"""How sure is it that a claim was understood as it was meant?"""

from enum import StrEnum


class Confidence(StrEnum):
    """How sure it is; the value is the word that a user types."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"

    @property
    def rank(self) -> int:
        """The place in order, the least sure first.

        >>> Confidence.HIGH.rank > Confidence.MEDIUM.rank
        True
        """
        return list(Confidence).index(self)
