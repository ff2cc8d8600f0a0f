"""Are settings files read, and refused with the place and the nearest word?"""

from pathlib import Path

import pytest

from rummycheck.errors import RulesetError
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.settings import Settings, read_settings
from rummycheck.problems import Severity

WHOLE = """\
ruleset: indian-13
rulesets:
  gin/*.md: gin
  "**/club/**": rules/club.yaml
include: ["*.page", docs/]
exclude: [drafts/]
ignore: [unmentioned-fault]
severity: {claim-reason: error, claim-points: info}
fail-on: error
min-confidence: high
"""

WHOLE_TOML = """\
[project]
name = "site"

[tool.rummycheck]
ruleset = "indian-13"
include = ["*.page", "docs/"]
exclude = ["drafts/"]
ignore = ["unmentioned-fault"]
severity = {claim-reason = "error", claim-points = "info"}
fail-on = "error"
min-confidence = "high"

[tool.rummycheck.rulesets]
"gin/*.md" = "gin"
"**/club/**" = "rules/club.yaml"
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which a test works, with a ruleset of its own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "club.yaml").write_text("title: Club rules\n", encoding="utf-8")
    return tmp_path


def read(text: str, file: str = "docs/.rummycheck.yaml") -> Settings:
    Path(file).write_text(text, encoding="utf-8")
    return read_settings(file)


def refusal(text: str, file: str = "docs/.rummycheck.yaml") -> str:
    """Return the error as it is told."""
    with pytest.raises(RulesetError) as caught:
        read(text, file)
    error = caught.value
    assert error.source == file
    place = f"{error.span.line}:{error.span.column}: " if error.span is not None else ""
    return f"{place}{error.key}{': ' if error.key else ''}{error.message}"


@pytest.mark.parametrize(
    ("text", "file"), [(WHOLE, "docs/.rummycheck.yaml"), (WHOLE_TOML, "docs/pyproject.toml")], ids=["yaml", "toml"]
)
def test_every_key_is_read(site: Path, text: str, file: str) -> None:
    assert read(text, file) == Settings(
        file=file,
        folder="docs",
        ruleset="indian-13",
        rulesets=(("gin/*.md", "gin"), ("**/club/**", "docs/rules/club.yaml")),
        include=("*.page", "docs/"),
        exclude=("drafts/",),
        ignore=("unmentioned-fault",),
        severity={"claim-reason": Severity.ERROR, "claim-points": Severity.INFO},
        fail_on=Severity.ERROR,
        min_confidence=Confidence.HIGH,
    )


@pytest.mark.parametrize("text", ["", "# nothing yet\n\n", "ruleset: null\n", "{}"])
def test_a_file_may_leave_everything_open(site: Path, text: str) -> None:
    assert read(text) == Settings(file="docs/.rummycheck.yaml", folder="docs")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rulset: gin", "1:1: rulset: unknown key 'rulset': did you mean 'ruleset'?"),
        ("a:\n  b: 1\n", "1:1: a: unknown key 'a'"),
        ("fail_on: error", "1:1: fail_on: unknown key 'fail_on': did you mean 'fail-on'?"),
        ("ignore: claim-points", "1:9: ignore: expected a list, found 'claim-points'"),
        (
            "ignore:\n  - claim-points\n  - claim-pionts\n",
            "3:5: ignore: expected the name of a finding, found 'claim-pionts': did you mean 'claim-points'?",
        ),
        (
            "severity: {claim-point: error}",
            "1:12: severity.claim-point: expected the name of a finding, found 'claim-point': "
            "did you mean 'claim-points'?",
        ),
        (
            "severity: {claim-points: warn}",
            "1:26: severity.claim-points: expected one of error, warning, info, found 'warn': did you mean 'warning'?",
        ),
        ("severity: error", "1:11: severity: expected a section of keys, found 'error'"),
        ("fail-on: never", "1:10: fail-on: expected one of error, warning, info or null, found 'never'"),
        (
            "min-confidence: hihg",
            "1:17: min-confidence: expected one of low, medium, high or null, found 'hihg': did you mean 'high'?",
        ),
        (
            "exclude: ['!a.md']",
            "1:11: exclude: expected a pattern such as 'docs/**/*.md', without '!', found '!a.md'",
        ),
        ("include: ['']", "1:11: include: expected a pattern such as 'docs/**/*.md', without '!', found ''"),
        ("ruleset: indain-13", "1:10: ruleset: no ruleset named 'indain-13': did you mean 'indian-13'?"),
        ("ruleset: club.yaml", "1:10: ruleset: there is no file 'docs/club.yaml'"),
        ("ruleset: [gin]", "1:10: ruleset: expected text or null, found a list of 1"),
        ("rulesets:\n  '*.md': gni\n", "2:11: rulesets.*.md: no ruleset named 'gni': did you mean 'gin'?"),
        ("ruleset: gin\nruleset: gin", "2:1: the key 'ruleset' is given twice, first in line 1"),
        ("ruleset: gin\n---\n", "2:1: a second document: one file holds one settings file"),
        ("[ruleset]", "1:1: expected keys and values, such as 'ruleset: gin'"),
        ("ruleset: 'gin", "1:14: a quote opened in line 1 that is never closed"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(site: Path, text: str, message: str) -> None:
    assert refusal(text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[tool.rummycheck]\nrulset = "gin"',
            "2:1: tool.rummycheck.rulset: unknown key 'rulset' in tool.rummycheck: did you mean 'ruleset'?",
        ),
        (
            '[tool.rummycheck]\nignore = [\n  "claim-points",\n  "claim-pionts",\n]',
            "4:4: tool.rummycheck.ignore: expected the name of a finding, found 'claim-pionts': "
            "did you mean 'claim-points'?",
        ),
        (
            '[tool.rummycheck.severity]\nclaim-points = "warn"',
            "2:17: tool.rummycheck.severity.claim-points: expected one of error, warning, info, found 'warn': "
            "did you mean 'warning'?",
        ),
        (
            "[tool]\nrummycheck.fail-on = 1.5",
            "2:22: tool.rummycheck.fail-on: expected one of error, warning, info or null, found '1.5'",
        ),
        (
            '[tool]\nrummycheck = {severity = {claim-point = "error"}}',
            "2:27: tool.rummycheck.severity.claim-point: expected the name of a finding, found 'claim-point': "
            "did you mean 'claim-points'?",
        ),
        (
            '[tool.rummycheck]\nruleset = "gni"',
            "2:12: tool.rummycheck.ruleset: no ruleset named 'gni': did you mean 'gin'?",
        ),
        (
            "[tool.rummycheck]\nruleset = 1 2",
            "2:13: no valid TOML: Expected newline or end of document after a statement",
        ),
        ('[tool.rummycheck]\nruleset = "', "2:12: no valid TOML: Unterminated string"),
        ("[tool]\nrummycheck = 1", "2:14: expected a table [tool.rummycheck]"),
        ("[tool.other]\n", "1:1: there is no table [tool.rummycheck] here"),
    ],
)
def test_what_makes_no_sense_in_toml_is_refused_with_its_place(site: Path, text: str, message: str) -> None:
    assert refusal(text, "docs/pyproject.toml") == message


def test_a_settings_file_that_is_not_there_is_refused(site: Path) -> None:
    with pytest.raises(RulesetError, match=r"^there is no file 'a\.yaml'$"):
        read_settings("a.yaml")
    with pytest.raises(RulesetError, match=r"^'docs' is a folder, not a settings file$"):
        read_settings("docs")


def test_the_first_pattern_that_fits_an_article_decides_its_ruleset(site: Path) -> None:
    settings = read(WHOLE)
    assert settings.ruleset_for("docs/gin/a.md") == "gin"
    assert settings.ruleset_for("docs/gin/club/a.md") == "docs/rules/club.yaml"
    assert settings.ruleset_for("docs/a.md") == settings.ruleset_for("gin/a.md") == "indian-13"
    assert Settings().ruleset_for("a.md") is None


def test_an_article_may_name_the_files_that_the_settings_name(site: Path) -> None:
    assert read(WHOLE).named_rulesets() == {"club": "docs/rules/club.yaml", "rules/club.yaml": "docs/rules/club.yaml"}
