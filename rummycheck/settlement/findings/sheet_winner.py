"""Has the player won who is said to have?

With `--check`, the sheet's `winner` is compared with who has won the match by
its deals. Players who share a win are all winners, and all of them are named,
in any order. Single deals have no winner but the player who is best off.

Accepted: `winner: Asha`, the last one in a pool; `winner: [Asha, Binod]`, who
share the win.
Refused: `winner: Asha`, where the match has not ended, or Binod shares the win.

Keys: `match.winner`, `match.tie`.
Source: the words of the sheet.
"""

from collections.abc import Iterator

from rummycheck.match import MatchKind
from rummycheck.melds.base import listed
from rummycheck.problems import Problem
from rummycheck.settlement.settled import Settlement

NAME = "sheet-winner"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem if somebody else has won, or nobody yet."""
    claims = settled.sheet.winners
    if not claims:
        return
    is_single = settled.ruleset.match.kind is MatchKind.SINGLE
    winners = [one.player for one in settled.standings if (one.rank == 1 if is_single else one.has_won)]
    who = f"{listed(winners)} {'has' if len(winners) == 1 else 'have'}" if winners else "the match has not ended"
    wrong = [claim for claim in claims if claim.text not in winners]
    yield from (Problem(claim.span, NAME, f"{claim.text} has not won: {who}") for claim in wrong)
    unnamed = [name for name in winners if name not in [claim.text for claim in claims]]
    if unnamed and not wrong:
        message = f"{listed(unnamed)} {'has' if len(unnamed) == 1 else 'have'} won, too: {who}"
        yield Problem(claims[0].span, NAME, message)
