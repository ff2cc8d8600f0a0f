"""What does an article's author say to rummycheck in comments?"""

from rummycheck.lint.directives.expecting import Expectation, parse_expectation
from rummycheck.lint.directives.model import (
    Directives,
    ExpectDirective,
    HeldSettings,
    Refusal,
    SettingsDirective,
    SuppressDirective,
    Suppressing,
)
from rummycheck.lint.directives.reading import read_directives

__all__ = (
    "Directives",
    "ExpectDirective",
    "Expectation",
    "HeldSettings",
    "Refusal",
    "SettingsDirective",
    "SuppressDirective",
    "Suppressing",
    "parse_expectation",
    "read_directives",
)
