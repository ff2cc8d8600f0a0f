"""How do the totals run, drawn in plain characters for a terminal?"""

from collections.abc import Iterator, Sequence
from string import ascii_lowercase, ascii_uppercase

from rummycheck.printable import printable, wrapped
from rummycheck.reporters.layout import WIDTH
from rummycheck.reporters.settlements import words
from rummycheck.settlement.settled import Settlement

_HEIGHT = 16
_LETTERS = ascii_lowercase + ascii_uppercase
_SEVERAL = "#"


def running_totals(settled: Settlement) -> dict[str, list[int]]:
    """Return the totals of each player: at the start, and after each deal."""
    return {name: [settled.start, *(row.totals[name] for row in settled.rows)] for name in settled.sheet.names}


def plot_lines(settled: Settlement) -> Iterator[str]:
    """Yield a picture of the running totals: a letter for each player, # where several stand together."""
    lines = running_totals(settled)
    lowest = min(min(totals) for totals in lines.values())
    highest = max(max(totals) for totals in lines.values())
    scale = max(len(str(lowest)), len(str(highest)))
    shown = _shown_deals(len(settled.rows) + 1, WIDTH - scale - 3)
    letters = {name: _LETTERS[index % len(_LETTERS)] for index, name in enumerate(lines)}
    canvas = _canvas(lines, letters, shown, lowest, highest)
    yield from wrapped(words.headline(settled), WIDTH)
    yield f"running {settled.unit}, from the start to deal {len(settled.rows)}"
    for index, row in enumerate(canvas):
        level = _level(index, lowest, highest)
        yield f"{level:>{scale}} |{row}".rstrip()
    yield f"{' ' * scale} +{'-' * len(canvas[0])}"
    yield from wrapped(", ".join(f"{letters[name]} = {printable(name)}" for name in lines), WIDTH, more="  ")
    yield f"{_SEVERAL} = several players"


def _shown_deals(points: int, columns: int) -> Sequence[int]:
    """Return which deals have a column, the first and the last among them."""
    if points <= columns:
        return range(points)
    return [index * (points - 1) // (columns - 1) for index in range(columns)]


def _canvas(
    lines: dict[str, list[int]], letters: dict[str, str], shown: Sequence[int], lowest: int, highest: int
) -> list[str]:
    step = max(1, min(6, 72 // max(1, len(shown)))) if len(shown) < 36 else 1
    rows = [[" "] * ((len(shown) - 1) * step + 1) for _ in range(_HEIGHT)]
    for name, totals in lines.items():
        for column, deal in enumerate(shown):
            height = _row(totals[deal], lowest, highest)
            place = rows[height]
            place[column * step] = letters[name] if place[column * step] == " " else _SEVERAL
    return ["".join(row) for row in rows]


def _row(total: int, lowest: int, highest: int) -> int:
    """Return how far below the top a total stands, in the nearest row."""
    size = highest - lowest
    return 0 if size == 0 else (2 * (highest - total) * (_HEIGHT - 1) + size) // (2 * size)


def _level(row: int, lowest: int, highest: int) -> str:
    """Return the total that stands in a row; nothing where the rows are more than the totals, and none does."""
    level = highest - (2 * row * (highest - lowest) + _HEIGHT - 1) // (2 * (_HEIGHT - 1))
    return str(level) if _row(level, lowest, highest) == row else ""
