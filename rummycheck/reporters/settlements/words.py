"""What is told of a settled sheet in words, whatever the format?"""

from collections.abc import Iterator

from rummycheck.melds.base import listed
from rummycheck.printable import printable
from rummycheck.problems import Problem
from rummycheck.reporters.concise import place
from rummycheck.settlement.book import Row
from rummycheck.settlement.cash import shown
from rummycheck.settlement.scores import AS_WRITTEN
from rummycheck.settlement.settled import Settlement, Standing


def headline(settled: Settlement) -> str:
    """Return what was played, in a line."""
    title = f"{settled.sheet.title}: " if settled.sheet.title else ""
    return printable(f"{title}{settled.ruleset.title}")


def circumstances(settled: Settlement) -> str:
    """Return by which rules."""
    return printable(", ".join([f"ruleset {settled.ruleset.name}", *settled.ruleset.overrides]))


def outcome(settled: Settlement) -> str:
    """Return who has won and why, or that the match goes on."""
    if settled.end is None:
        return "each deal stands alone" if settled.ruleset.match.kind == "single" else "the match has not ended"
    verb = "has won" if len(settled.end.winners) == 1 else "have won"
    return printable(f"{listed(settled.end.winners)} {verb}: {settled.end.rule}")


def marks(name: str, row: Row) -> str:
    """Return the signs behind a player's points."""
    won = "*" if name in row.score.winners else ""
    back = "+" if name in row.came_back else ""
    out = "x" if name in row.went_out else ""
    return won + back + out


def legend(settled: Settlement) -> str:
    """Return what stands in a cell, and what the signs mean that are there; nothing where there are no deals."""
    signs = {
        "* won the deal": any(row.score.winners for row in settled.rows),
        "x out": any(row.went_out for row in settled.rows),
        "+ came back": any(row.came_back for row in settled.rows),
    }
    told = [meaning for meaning, is_there in signs.items() if is_there]
    return ", ".join([f"{settled.unit} of the deal and total", *told]) if settled.rows else ""


def has_wild_cards(settled: Settlement) -> bool:
    """Tell whether any deal names its wild card."""
    return any(row.score.deal.wild is not None for row in settled.rows)


def wild_of(row: Row) -> str:
    """Return the card that a deal turns up."""
    return "" if row.score.deal.wild is None else str(row.score.deal.wild)


def standing_words(standing: Standing, settled: Settlement) -> str:
    """Return a player's total, and whether the player is out or has won."""
    words = f"{standing.total} {settled.unit if standing.total != 1 else settled.unit.removesuffix('s')}"
    if standing.has_won:
        return f"{words}, won"
    return words if standing.out_since is None else f"{words}, out since deal {standing.out_since}"


def cash_words(name: str, settled: Settlement) -> str:
    """Return what a player has won or lost in money; nothing where no money is settled."""
    return "" if settled.cash is None else printable(shown(settled.cash.net(name), settled.currency))


def house_words(settled: Settlement) -> str:
    """Return what the house keeps; nothing where it is nothing."""
    if settled.cash is None or not settled.cash.kept:
        return ""
    return printable(f"the house keeps {shown(settled.cash.kept, settled.currency)}")


def number_lines(row: Row) -> Iterator[str]:
    """Yield where the numbers of a deal come from, those that stand on the sheet left out."""
    for name, cell in row.cells.items():
        if cell.rule != AS_WRITTEN:
            yield printable(f"{name} {cell.points}: {cell.rule}")
    for note in row.notes:
        yield printable(str(note))


def bonus_points(name: str, settled: Settlement) -> str:
    """Return what was added to a player's total at the end; nothing where nothing was to anybody's."""
    if not has_bonuses(settled) or settled.end is None:
        return ""
    return str(sum(bonus.points for bonus in settled.end.bonuses.get(name, ())))


def has_bonuses(settled: Settlement) -> bool:
    """Tell whether anything was added to the totals at the end."""
    return settled.end is not None and bool(settled.end.bonuses)


def bonus_lines(settled: Settlement) -> Iterator[str]:
    """Yield what was added to the totals at the end of the match, and by which rule."""
    for name, bonuses in settled.end.bonuses.items() if settled.end is not None else ():
        for bonus in bonuses:
            yield printable(f"{name} {bonus.points}: {bonus.rule}")


def finding_line(problem: Problem, settled: Settlement) -> str:
    """Return a finding in one line, with its place."""
    where = place(settled.sheet.source, problem.span)
    return f"{where}: {problem.severity} {problem.name}: {printable(problem.words)}"
