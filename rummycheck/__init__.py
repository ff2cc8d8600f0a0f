"""Judge rummy declarations: valid or wrong, why, group by group, and what it costs."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummycheck.cards import Card, PrintedJoker, Rank, Suit
    from rummycheck.checker import Checker, Outcome, Verdict
    from rummycheck.declaration import Declaration, Group
    from rummycheck.errors import DeckError, NotationError, RulesetError, RummycheckError, SheetError
    from rummycheck.library import arrange, check, settle
    from rummycheck.melds.base import Meld
    from rummycheck.notation import format_declaration, parse_declaration, read_declarations
    from rummycheck.problems import Problem, Severity
    from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names
    from rummycheck.settlement.settled import Settlement
    from rummycheck.solver import Best, TooHardError
    from rummycheck.source import Span

__version__ = "0.1.0"

# Where each public name lives: it is imported when it is first used, since reading a hand takes lark and a ruleset
# yaml, and `rummycheck --help` neither.
_HOMES = {
    "Best": "solver",
    "Card": "cards",
    "Checker": "checker",
    "DeckError": "errors",
    "Declaration": "declaration",
    "Group": "declaration",
    "Meld": "melds.base",
    "NotationError": "errors",
    "Outcome": "checker",
    "PrintedJoker": "cards",
    "Problem": "problems",
    "Rank": "cards",
    "Ruleset": "ruleset",
    "RulesetError": "errors",
    "RummycheckError": "errors",
    "Settlement": "settlement.settled",
    "Severity": "problems",
    "SheetError": "errors",
    "Span": "source",
    "Suit": "cards",
    "TooHardError": "errors",
    "Verdict": "checker",
    "arrange": "library",
    "check": "library",
    "format_declaration": "notation",
    "load_ruleset": "ruleset",
    "parse_declaration": "notation",
    "read_declarations": "notation",
    "ruleset_names": "ruleset",
    "settle": "library",
}

__all__ = (
    "Best",
    "Card",
    "Checker",
    "DeckError",
    "Declaration",
    "Group",
    "Meld",
    "NotationError",
    "Outcome",
    "PrintedJoker",
    "Problem",
    "Rank",
    "Ruleset",
    "RulesetError",
    "RummycheckError",
    "Settlement",
    "Severity",
    "SheetError",
    "Span",
    "Suit",
    "TooHardError",
    "Verdict",
    "arrange",
    "check",
    "format_declaration",
    "load_ruleset",
    "parse_declaration",
    "read_declarations",
    "ruleset_names",
    "settle",
)


if not TYPE_CHECKING:  # A type checker knows the names from above, and only those.

    def __getattr__(name: str) -> object:
        """Import a public name when it is first asked for."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
