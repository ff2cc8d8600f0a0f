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
from rummycheck.lint.directives.options import Options, parse_options, place_of
from rummycheck.lint.directives.reading import read_directives

__all__ = (
    "Directives",
    "ExpectDirective",
    "Expectation",
    "HeldSettings",
    "Options",
    "Refusal",
    "SettingsDirective",
    "SuppressDirective",
    "Suppressing",
    "parse_expectation",
    "parse_options",
    "place_of",
    "read_directives",
)
