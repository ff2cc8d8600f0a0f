"""How are the articles of a command line checked, put right and told?"""

from collections.abc import Sequence
from typing import NamedTuple

from rummycheck.cli.lint_inputs import LintInputs
from rummycheck.cli.lint_options import LintOptions
from rummycheck.cli.lint_telling import LintTelling
from rummycheck.cli.output import Output
from rummycheck.cli.wild_option import wild_option
from rummycheck.deck import Designation
from rummycheck.errors import RummycheckError
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.linting import Linter, Rules, Telling
from rummycheck.lint.mending import mended
from rummycheck.lint.settings import Settings
from rummycheck.lint.writing import write_article
from rummycheck.problems import Severity
from rummycheck.ruleset import load_ruleset


def run_lint(paths: Sequence[str], options: LintOptions, linter: Linter) -> int:
    """Check every article, tell each as soon as it is checked, and return the exit status.

    What can't be read or judged is told, and keeps no other article from being checked.
    """
    options.refuse_clashes()
    output = Output(ascii_only=options.ascii_only, color=options.color)
    if not options.has_plain_rules:
        load_ruleset(options.ruleset, options.overrides)  # An option that can't be right is told before all else.
    checking = _Checking(linter, options, wild_option(options.wild))
    inputs = LintInputs(paths, options)
    telling = LintTelling(options, output)
    telling.begin()
    for error in inputs.errors:
        telling.complain(error)
    for path in inputs.paths:
        try:
            checking.check(path, inputs, telling)
        except RummycheckError as error:
            telling.complain(error, path)
    telling.end()
    return telling.status


class _Checking(NamedTuple):
    """What stays the same from article to article."""

    linter: Linter
    options: LintOptions
    wild: Designation | None

    def check(self, path: str, inputs: LintInputs, telling: LintTelling) -> None:
        """Check one article and tell what is found. Raises RummycheckError."""
        article, settings = inputs.read(path), inputs.settings_of(path)
        rules, heard = self._rules(path, settings), self._telling(settings)
        fail_on = Severity(self.options.fail_on or settings.fail_on or Severity.WARNING)
        if self.options.shows_diff:
            found = mended(article, lambda changed: self.linter.report(changed, rules, heard))
            telling.tell_diff(found, fail_on)
        elif self.options.fixes:
            found = mended(article, lambda changed: self.linter.report(changed, rules, heard))
            if found.fixes:
                write_article(article, found.article.text)
            telling.tell_mended(found, fail_on)
        else:
            telling.tell(self.linter.report(article, rules, heard), fail_on)

    def _rules(self, path: str, settings: Settings) -> Rules:
        """Return by which rules to judge: what the command line names, else the settings, else the default."""
        named = None if self.options.names_ruleset else settings.ruleset_for(path)
        confidence = self.options.min_confidence or settings.min_confidence or Confidence.MEDIUM
        return Rules(
            ruleset=named or self.options.ruleset,
            overrides=self.options.overrides,
            wild=self.wild,
            players=self.options.players,
            round_number=self.options.round_number,
            named_rulesets={**settings.named_rulesets(), **Settings(ruleset=self.options.ruleset).named_rulesets()},
            min_confidence=Confidence(confidence),
        )

    def _telling(self, settings: Settings) -> Telling:
        return Telling((*settings.ignore, *self.options.ignore), settings.severity)
