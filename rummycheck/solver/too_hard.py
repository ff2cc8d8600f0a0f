"""Can the best arrangement of a hand be found in time?

All combinations of the melds that the cards can make are weighed. For a hand
that is dealt that takes some milliseconds; for one of sixty cards, or of twenty
jokers, it would take for ever. The search is given up then, and what is known
is told: the best arrangement costs no less than the one number, and no more
than the other.

Accepted: `A♥ 2♥ 3♥ 5♣ 6♣ Q♦ 8♦ 8♠ 4♣ 3♦ 3♣ K♠ Q♠`.
Refused: sixty cards of two packs with eight jokers among them.

Keys: `declaration.cards`, `melds.sequence.suits`.
Source: the solver.
"""

NAME = "too-hard"
