"""How is a settled score sheet told? One module for each output format; they yield lines and print nothing."""

from collections.abc import Callable, Mapping

from rummycheck.reporters.layout import Paint
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.reporters.settlements.markdown import MarkdownReporter
from rummycheck.reporters.settlements.page import PageReporter
from rummycheck.reporters.settlements.settled_records import SettledJsonReporter
from rummycheck.reporters.settlements.spreadsheet import SpreadsheetReporter
from rummycheck.reporters.settlements.wall import WallReporter

REPORTERS: Mapping[str, Callable[[Paint, bool], SettlementReporter]] = {
    "text": lambda paint, _is_ascii: WallReporter(paint),
    "markdown": lambda _paint, _is_ascii: MarkdownReporter(),
    "csv": lambda _paint, _is_ascii: SpreadsheetReporter(),
    "json": lambda _paint, is_ascii: SettledJsonReporter(ascii_only=is_ascii),
    "html": lambda _paint, _is_ascii: PageReporter(),
}
"""How each format is made, by its name: of how to colour, and whether the output can hold nothing but ASCII."""

__all__ = ("REPORTERS", "SettlementReporter")
