"""The command `rummycheck lint`: does an article say of its hands what is true?"""

from collections.abc import Sequence

import click
from click.core import ParameterSource

from rummycheck.cli.options import deal_options, output_options, ruleset_options

FORMATS = ("text", "concise", "json", "jsonl", "github", "sarif", "gitlab", "rdjson", "junit")

_EXAMPLES = """\b
Examples:
  rummycheck lint docs README.md
  rummycheck lint --diff docs
  rummycheck lint --stdin-filename docs/rules.md < draft.md
"""


@click.command("lint", short_help="Check the hands in articles against what is said of them.", epilog=_EXAMPLES)
@click.argument("paths", metavar="[PATH]...", nargs=-1)
@ruleset_options
@deal_options
@click.option("-f", "--format", "format_name", type=click.Choice(FORMATS), help="Output format.")
@click.option("--list-hands", "lists_hands", is_flag=True, help="Show every hand and claim as it was understood.")
@click.option("--fix", "fixes", is_flag=True, help="Put right what is certain, such as a wrong total.")
@click.option("--diff", "shows_diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option("--stdin-filename", metavar="PATH", help="What standard input is to be taken for.")
@click.option(
    "--min-confidence",
    type=click.Choice(["low", "medium", "high"]),
    help="Compare claims that are understood at least so surely.  [default: medium]",
)
@click.option(
    "--fail-on",
    type=click.Choice(["error", "warning", "info"]),
    help="Exit with 1 for findings of this severity or worse.  [default: warning]",
)
@click.option("--ignore", metavar="FINDING", multiple=True, help="Don't tell a finding, e.g. --ignore claim-reason.")
@click.option("--exclude", "excludes", metavar="GLOB", multiple=True, help="Leave out files or folders; repeatable.")
@click.option("--force-exclude", is_flag=True, help="Leave out what is excluded even if it is named.")
@click.option("--config", metavar="FILE", help="The settings for all articles, instead of the nearest for each.")
@click.option("--isolated", "is_isolated", is_flag=True, help="Heed no settings file.")
@click.option("-q", "--quiet", count=True, help="Findings only, no summary; -qq: exit status only.")
@output_options
def command(paths: Sequence[str], **options: object) -> int:
    """Check the example hands in articles against what the articles say of them.

    Articles are Markdown, MDX, HTML, reStructuredText, AsciiDoc or plain text; folders are walked, and - is standard
    input. A wrong hand is no finding: a wrong claim is. The exit status is 0 if nothing is found, 1 if something
    of severity --fail-on or worse is found, 2 if an article can't be read or judged. Settings come from the
    nearest .rummycheck.yaml, or pyproject.toml with a table tool.rummycheck, upwards from each article.
    """
    from rummycheck.cli.lint_options import LintOptions
    from rummycheck.cli.lint_parts import linter
    from rummycheck.cli.run_lint import run_lint

    source = click.get_current_context().get_parameter_source("ruleset")
    names_ruleset = source is ParameterSource.COMMANDLINE
    chosen = LintOptions(**options, names_ruleset=names_ruleset)  # type: ignore[arg-type] # click has checked them
    return run_lint(paths, chosen, linter())
