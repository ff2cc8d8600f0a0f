"""How do the totals run, drawn as SVG?"""

from collections.abc import Iterator, Sequence
from html import escape

from rummycheck.printable import printable
from rummycheck.reporters.settlements import words
from rummycheck.reporters.settlements.plot import running_totals
from rummycheck.settlement.settled import Settlement

_WIDTH, _HEIGHT = 800, 400
_LEFT, _TOP, _BOTTOM = 60, 40, 30
_LINE = 18
"""Height of a line of text."""
_COLOURS = ("#1b6ca8", "#c0392b", "#1e8449", "#8e44ad", "#b9770e", "#117a65", "#6e2c00", "#34495e")
_DASHES = ("none", "8 4", "2 3", "12 4 2 4")


def drawing(settled: Settlement) -> Iterator[str]:
    """Yield an SVG document: a line for each player, told apart by colour and dashes, and a legend."""
    lines = running_totals(settled)
    title = _text(words.headline(settled))
    height = _HEIGHT + _LINE * len(lines) + _LINE
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        'role="img" font-family="sans-serif" font-size="13">'
    )
    yield f"<title>{title}</title>"
    yield f'<rect width="{_WIDTH}" height="{height}" fill="#ffffff"/>'
    yield f'<text x="{_LEFT}" y="24">{title}</text>'
    lowest = min(min(totals) for totals in lines.values())
    highest = max(max(totals) for totals in lines.values())
    yield from _axes(settled, lowest, highest)
    for index, (name, totals) in enumerate(lines.items()):
        yield from _player(index, name, _points(totals, lowest, highest))
    yield "</svg>"


def _text(text: str) -> str:
    return escape(printable(text))


def _axes(settled: Settlement, lowest: int, highest: int) -> Iterator[str]:
    """Yield the lowest and the highest total as lines, and the numbers of the first and the last deal."""
    for level in dict.fromkeys((lowest, highest)):
        y = _y(level, lowest, highest)
        yield f'<line x1="{_LEFT}" y1="{y}" x2="{_WIDTH - 20}" y2="{y}" stroke="#cccccc"/>'
        yield f'<text x="{_LEFT - 8}" y="{y}" text-anchor="end" dominant-baseline="middle">{level}</text>'
    below = _HEIGHT - 8
    yield f'<text x="{_LEFT}" y="{below}">start</text>'
    yield f'<text x="{_WIDTH - 20}" y="{below}" text-anchor="end">deal {len(settled.rows)}</text>'


def _player(index: int, name: str, points: str) -> Iterator[str]:
    style = (
        f'fill="none" stroke="{_COLOURS[index % len(_COLOURS)]}" stroke-width="2" '
        f'stroke-dasharray="{_DASHES[index // len(_COLOURS) % len(_DASHES)]}"'
    )
    y = _HEIGHT + _LINE * (index + 1)
    yield f'<polyline points="{points}" {style}><title>{_text(name)}</title></polyline>'
    yield f'<line x1="{_LEFT}" y1="{y - 4}" x2="{_LEFT + 30}" y2="{y - 4}" {style}/>'
    yield f'<text x="{_LEFT + 40}" y="{y}">{_text(name)}</text>'


def _points(totals: Sequence[int], lowest: int, highest: int) -> str:
    room = _WIDTH - 20 - _LEFT
    last = max(1, len(totals) - 1)
    return " ".join(
        f"{_LEFT + room * index // last},{_y(total, lowest, highest)}" for index, total in enumerate(totals)
    )


def _y(total: int, lowest: int, highest: int) -> int:
    room = _HEIGHT - _TOP - _BOTTOM
    return _HEIGHT - _BOTTOM if highest == lowest else _TOP + room * (highest - total) // (highest - lowest)
