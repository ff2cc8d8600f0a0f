"""Which matches can be played? Sheets are drawn deal by deal, each by those who still play."""

from typing import NamedTuple

from hypothesis import strategies as st
from sheets import settled

from rummycheck.settlement.settled import Settlement

RULES = {
    "indian-13": ("", "point_value: 0.75\nfee: 3%"),
    "pool-101": ("", "entry: 10\nfee: 7"),
    "pool-201": ("entry: 33.33\nfee: 12.5%",),
    "deals": ("", "entry: 25", "point_value: 0.5\nfee: 0.2"),
    "three-thirteen": ("", "set: {settlement.kind: per_point}\npoint_value: 0.01"),
    "lite-rummy": ("",),
    "gin": ("", "set: {settlement.kind: per_point}\npoint_value: 3\nfee: 10%"),
}
DROPS = ("first drop", "middle drop", "missed three turns", "left unseen", "left after drawing", "declared second")


class Match(NamedTuple):
    """A sheet in parts, so that its players can be put in another order and its last deals be left out."""

    ruleset: str
    more: str
    players: tuple[str, ...]
    deals: tuple[dict[str, str], ...]

    def text(self) -> str:
        """Return the sheet."""
        head = f"ruleset: {self.ruleset}\nplayers: [{', '.join(self.players)}]\n{self.more}\ndeals:"
        lines = [", ".join(f"{name}: {deal[name]}" for name in self.players if name in deal) for deal in self.deals]
        return "\n".join([head, *(f"  - {{{line}}}" for line in lines)]) + ("\n" if self.deals else " []\n")


def _lost(ruleset: str) -> st.SearchStrategy[str]:
    numbers = st.integers(1, 80).map(str)
    knows_drops = ruleset.startswith(("indian", "pool", "deals"))
    return st.one_of(numbers, st.sampled_from(DROPS)) if knows_drops else numbers


@st.composite
def matches(draw: st.DrawFn, rulesets: tuple[str, ...] = tuple(RULES), most_deals: int = 12) -> Match:
    """Draw a match: each deal is won by one of those who play it, and the others lose."""
    ruleset = draw(st.sampled_from(rulesets))
    players = tuple("ABCDE"[: draw(st.integers(2, 2 if ruleset == "gin" else 4))])
    match = Match(ruleset, draw(st.sampled_from(RULES[ruleset])), players, ())
    for _ in range(draw(st.integers(0, most_deals))):
        settlement = settled(match.text())
        if settlement.end is not None:
            break
        deal = dict(_deal(draw, match, playing(settlement)))
        match = match._replace(deals=(*match.deals, deal))
    return match


def playing(settlement: Settlement) -> tuple[str, ...]:
    """Return who plays the next deal."""
    if settlement.unit == "chips" and len(settlement.rows) >= 2:
        best = max(one.total for one in settlement.standings)
        return tuple(one.player for one in settlement.standings if one.total == best)
    return tuple(one.player for one in settlement.standings if one.out_since is None)


def _deal(draw: st.DrawFn, match: Match, names: tuple[str, ...]) -> list[tuple[str, str]]:
    winner = draw(st.sampled_from(sorted(names)))
    ways = ["gin", "big gin", "knocked 7"] if match.ruleset == "gin" else ["declared", "won"]
    ways += ["declared rummy"] if match.ruleset == "lite-rummy" else []
    return [
        (name, draw(st.sampled_from(ways)) if name == winner else draw(_lost(match.ruleset)))
        for name in match.players
        if name in names
    ]
