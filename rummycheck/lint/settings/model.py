"""What can a project set for its articles?"""

import os
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rummycheck.lint.choosing import seen_from
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.globs import Patterns
from rummycheck.problems import Severity
from rummycheck.ruleset.library import is_path

_NOTHING: Mapping[str, Severity] = MappingProxyType({})


class Settings(NamedTuple):
    """What a settings file says; what it leaves open is None or empty."""

    file: str | None = None
    """The file, as it is told; None where there is none."""
    folder: str = ""
    """The folder of the file, from which its patterns are seen; the working one where there is no file."""
    ruleset: str | None = None
    """The name of a shipped ruleset, or the path of one seen from the working folder."""
    rulesets: tuple[tuple[str, str], ...] = ()
    """The ruleset for the articles that a pattern fits; the first one that fits decides."""
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    """Findings that are not told."""
    severity: Mapping[str, Severity] = _NOTHING
    """How much a finding weighs here."""
    fail_on: Severity | None = None
    min_confidence: Confidence | None = None

    def ruleset_for(self, path: str) -> str | None:
        """Return the ruleset for an article, if the settings name one."""
        seen = seen_from(self.folder, path)
        fitting = (ruleset for pattern, ruleset in self.rulesets if Patterns([pattern]).fits(seen))
        return next(fitting, self.ruleset)

    def named_rulesets(self) -> Mapping[str, str]:
        """Return the rulesets that an article may name besides those shipped, with what to load for each.

        A file goes by its path as seen from the settings file, and by its name without folder and ending.
        """
        files = [ruleset for _, ruleset in self.rulesets] + ([self.ruleset] if self.ruleset is not None else [])
        named: dict[str, str] = {}
        for file in filter(is_path, files):
            named.setdefault(os.path.splitext(os.path.basename(file))[0], file)
            named.setdefault(seen_from(self.folder, file), file)
        return named


NO_SETTINGS = Settings()
