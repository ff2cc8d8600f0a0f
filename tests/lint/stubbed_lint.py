"""How does `rummycheck lint` run when sums are all that it finds? As a program, and as what tests call."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

from conftest import TIMEOUT, Result
from marked_up import pieces_of

from rummycheck.lint.documents.pieces import Document
from rummycheck.lint.findings import Finding, Fix, HandRead
from rummycheck.lint.linting import Judged, Rules, ScannedArticle
from rummycheck.lint.places import Stretch
from rummycheck.problems import Severity
from rummycheck.ruleset import load_ruleset

SUM = "8 + 8 = 17"
WARNING = "13 of 12 cards"


class Site:
    """A folder of articles in which the program is run."""

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        """Take the folder."""
        self.folder = folder
        self._environment = environment

    def write(self, path: str, text: str | bytes) -> None:
        """Write a file."""
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_bytes(text.encode() if isinstance(text, str) else text)

    def read(self, path: str) -> str:
        """Return what stands in a file."""
        return (self.folder / path).read_bytes().decode()

    def lint(self, *arguments: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Result:
        """Return how a run ended and what it wrote."""
        done = subprocess.run(
            [sys.executable, __file__, "lint", *arguments],
            input=stdin.encode(),
            capture_output=True,
            check=False,
            cwd=self.folder,
            env={**self._environment, "PYTHONPATH": str(Path(__file__).parent.parent), **(env or {})},
            timeout=TIMEOUT,
        )
        return Result(done.returncode, done.stdout, done.stderr)


def _scanned(text: str, path: str) -> Document:
    return Document(tuple(pieces_of(text)))


def _is_concerned(text: str) -> bool:
    return True


def _judged(article: ScannedArticle, rules: Rules) -> Judged:
    load_ruleset(rules.ruleset, rules.overrides)
    text = article.source.text
    hands = tuple(
        HandRead(Stretch(*found.span()), found[0], found[0], True, None, None, rules.ruleset, "valid", ())
        for found in re.finditer("hand", text)
    )
    return Judged(_findings(article, rules), hands, claims=text.count("="))


def _findings(article: ScannedArticle, rules: Rules) -> Iterator[Finding]:
    text = article.source.text
    for found in re.finditer(r"([0-9]+) \+ ([0-9]+) = ([0-9]+)", text):
        if int(found[1]) + int(found[2]) != int(found[3]):
            stretch = Stretch(*found.span(3))
            ruleset = article.directives.settings_at(stretch.start).ruleset or rules.ruleset
            message = f"by {ruleset} with {rules.wild}, {rules.min_confidence}"
            fix = Fix(stretch, str(int(found[1]) + int(found[2])))
            yield Finding(stretch, "claim-arithmetic", Severity.ERROR, message, fix=fix)
    for found in re.finditer(WARNING, text):
        yield Finding(Stretch(*found.span()), "claim-reason", Severity.WARNING, "it is not")


def _run() -> int:
    """Run the command line of this process with the stubs in place."""
    from rummycheck.cli import main
    from rummycheck.lint import documents

    check = ModuleType("rummycheck.lint.check")
    vars(check).update(is_concerned=_is_concerned, judged=_judged)
    vars(documents)["scanned"] = _scanned
    sys.modules[check.__name__] = check
    vars(main)["_Commands"].names = (*dict.fromkeys((*main.COMMANDS, "lint")),)
    return main.main()


if __name__ == "__main__":
    sys.exit(_run())
