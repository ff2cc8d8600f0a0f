"""Does `rummycheck lint` put right what is certain, or show how, and tell the rest?"""

import subprocess
from pathlib import Path

import pytest
from stubbed_lint import SUM, WARNING, Site

TEXT = f"\ufeff# Sums\r\n\r\n{SUM}\r\n{SUM} {WARNING}"
RIGHT = TEXT.replace("17", "16")


@pytest.fixture
def site(tmp_path: Path, environment: dict[str, str]) -> Site:
    """Return a folder in which the program can be run, with an article."""
    site = Site(tmp_path, environment)
    site.write("docs/a.md", TEXT)
    return site


def test_what_is_certain_is_put_right_and_the_rest_told(site: Site) -> None:
    result = site.lint("--fix", "docs")
    assert site.read("docs/a.md") == RIGHT
    assert (result.status, result.out) == (1, "docs/a.md:4:12: warning claim-reason: it is not\n")
    assert result.err == "fixed 2 places in 1 file\n1 file, 0 hands, 2 claims: 0 errors, 1 warning\n"
    assert site.lint("--fix", "docs").err == "1 file, 0 hands, 2 claims: 0 errors, 1 warning\n"


def test_what_is_suppressed_is_left_as_it_is(site: Site) -> None:
    text = f"{SUM} <!-- rummycheck: ignore -->\n"
    site.write("docs/a.md", text)
    assert site.lint("--fix", "docs").status == 0
    assert site.read("docs/a.md") == text


def test_a_diff_changes_nothing_and_can_be_applied(site: Site) -> None:
    result = site.lint("--diff", "--fix", "docs")
    assert result.status == 1
    assert result.err == "1 file, 0 hands, 2 claims: 2 errors, 1 warning\n"
    assert site.read("docs/a.md") == TEXT
    subprocess.run(["git", "apply", "-"], input=result.stdout, cwd=site.folder, check=True)
    assert site.read("docs/a.md") == RIGHT


def test_a_diff_of_standard_input_is_shown(site: Site) -> None:
    result = site.lint("--diff", "--stdin-filename", "docs/new.md", stdin=f"{SUM}\n")
    assert result.out.splitlines() == [
        "--- a/docs/new.md",
        "+++ b/docs/new.md",
        "@@ -1 +1 @@",
        f"-{SUM}",
        f"+{SUM.replace('17', '16')}",
    ]


def test_a_diff_gives_no_commands_to_a_machine_and_none_to_a_terminal(site: Site) -> None:
    site.write("docs/a.md", f"::error::\x1b[31m\n{SUM}\n")
    assert " ::error::\x1b[31m" in site.lint("--diff", "docs").out.splitlines()
    out = site.lint("--diff", "docs", env={"GITHUB_ACTIONS": "true"}).out
    assert " \\x3a:error::\\x1b[31m" in out.splitlines()
    out = site.lint("--diff", "docs", "--color", "always").out
    assert "::error::\\x1b[31m" in out


def test_nothing_is_left_to_show_of_an_article_that_is_right(site: Site) -> None:
    site.write("docs/a.md", RIGHT)
    assert site.lint("--diff", "--fail-on", "error", "docs").out == ""
