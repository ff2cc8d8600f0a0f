"""How does another program have a declaration judged, a hand arranged, or a match settled?"""

from collections.abc import Sequence
from os import PathLike, fspath
from typing import TYPE_CHECKING

from rummycheck.checker import Checker, Verdict
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.errors import RulesetError
from rummycheck.notation import parse_declaration, parse_designation
from rummycheck.ruleset import Ruleset, load_ruleset

if TYPE_CHECKING:
    from rummycheck.settlement.settled import Settlement
    from rummycheck.solver import Best  # The solver, and what settles, are loaded when they are first asked.


def check(
    hand: str | Declaration,
    ruleset: str | PathLike[str] | Ruleset = "indian-13",
    *,
    wild: str | Designation | None = None,
    overrides: Sequence[str] = (),
    players: int | None = None,
    round_number: int | None = None,
) -> Verdict:
    """Return the verdict on one declaration.

    The wild card that the hand's own text names beats `wild`. The overrides are KEY=VALUE texts that change the
    ruleset. Raises NotationError for a text that is no hand, DeckError for cards that the deck can't have,
    RulesetError for a ruleset that can't be read, and for overrides of one that is loaded already.

    >>> verdict = check("A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠", wild="Q♦")
    >>> verdict.outcome.value, verdict.penalty, verdict.count.points
    ('wrong', 80, 46)
    """
    rules = _rules(ruleset, overrides)
    declaration = parse_declaration(hand) if isinstance(hand, str) else hand
    designated = parse_designation(wild) if isinstance(wild, str) else wild
    return Checker(rules, players=players, round_number=round_number).check(declaration, designated)


def arrange(
    hand: str | Declaration,
    ruleset: str | PathLike[str] | Ruleset = "indian-13",
    *,
    wild: str | Designation | None = None,
    overrides: Sequence[str] = (),
    players: int | None = None,
    round_number: int | None = None,
) -> "Best":
    """Return the best arrangement of a hand, however it is grouped: no other costs fewer points.

    The arguments and errors are those of `check`; TooHardError is raised for a search that would take too long.

    >>> best = arrange("A♥ 2♥ 3♥ 5♣ 6♣ Q♦ 8♦ 8♠ 4♣ 3♦ 3♣ K♠ Q♠", wild="Q♦")
    >>> best.points, best.is_declarable
    (10, False)
    """
    from rummycheck.solver import Solver

    rules = _rules(ruleset, overrides)
    declaration = parse_declaration(hand) if isinstance(hand, str) else hand
    designated = parse_designation(wild) if isinstance(wild, str) else wild
    solver = Solver(rules, players=players, round_number=round_number)
    return solver.best(declaration.whole_hand, declaration.wild_or(designated))


def settle(
    sheet: str | PathLike[str],
    ruleset: str | None = None,
    *,
    overrides: Sequence[str] = (),
    checks_totals: bool = False,
) -> "Settlement":
    """Return what comes of a score sheet: a text in YAML or JSON, or the path of a file that is no plain text.

    The ruleset is this, else the one that the sheet names, else indian-13; the overrides are KEY=VALUE texts that win
    over whatever the sheet says. With `checks_totals` the sheet's own totals are compared, too. Raises SheetError for
    a sheet that can't be settled, RulesetError for a ruleset or overrides that can't be read.

    >>> settled = settle("{players: [Asha, Binod], point_value: 2, deals: [{Asha: declared, Binod: first drop}]}")
    >>> settled.cash.net("Asha"), settled.standings[1].total
    (Decimal('40'), 20)
    """
    from rummycheck.settlement.rules_of_sheet import ruleset_of
    from rummycheck.settlement.settling import settle as settle_sheet
    from rummycheck.settlement.sheet_reading import read_sheet

    if isinstance(sheet, str):
        read = read_sheet(sheet, "<sheet>")
    else:
        with open(sheet, encoding="utf-8-sig") as file:
            read = read_sheet(file.read(), fspath(sheet))
    rules = ruleset_of(read, "indian-13", overrides, chosen=ruleset)
    return settle_sheet(read, rules, checks_totals=checks_totals)


def _rules(ruleset: str | PathLike[str] | Ruleset, overrides: Sequence[str]) -> Ruleset:
    if isinstance(ruleset, Ruleset):
        if overrides:
            raise RulesetError("overrides go with a ruleset's name or file: this one is loaded already")
        return ruleset
    return load_ruleset(ruleset, overrides)
