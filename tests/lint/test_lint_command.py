"""Does `rummycheck lint` read what it is given, tell what it finds, and end with the right status?"""

import json
from pathlib import Path

import pytest
from stubbed_lint import SUM, WARNING, Site

from rummycheck.cli.lint import FORMATS
from rummycheck.reporters.articles import ARTICLE_FORMATS

FOUND = "error claim-arithmetic: by indian-13 with None, medium"


@pytest.fixture
def site(tmp_path: Path, environment: dict[str, str]) -> Site:
    """Return a folder in which the program can be run."""
    return Site(tmp_path, environment)


def test_articles_are_told_in_order_and_summed_up(site: Site) -> None:
    site.write("docs/b.md", f"A hand: {SUM} points\n")
    site.write("docs/a.html", f"\r\nA hand: {WARNING}, {SUM}\r\n")
    site.write("docs/c.md", "8 + 8 = 16\n")
    result = site.lint("docs")
    assert result.status == 1
    assert result.out.splitlines() == [
        "docs/a.html:2:9: warning claim-reason: it is not",
        f"docs/a.html:2:33: {FOUND}",
        f"docs/b.md:1:17: {FOUND}",
    ]
    assert result.err == "3 files, 2 hands, 3 claims: 2 errors, 1 warning\n"


@pytest.mark.parametrize(
    ("text", "fail_on", "status"),
    [
        ("8 + 8 = 16", "info", 0),
        (WARNING, None, 1),
        (WARNING, "error", 0),
        (WARNING, "info", 1),
        (SUM, "error", 1),
    ],
)
def test_a_finding_counts_from_a_severity_on(site: Site, text: str, fail_on: str | None, status: int) -> None:
    site.write("a.md", text)
    result = site.lint("a.md", *(("--fail-on", fail_on) if fail_on is not None else ()))
    assert result.status == status
    assert bool(result.out) is (text != "8 + 8 = 16")


def test_what_cannot_be_read_keeps_nothing_from_being_read(site: Site) -> None:
    site.write("a.md", b"caf\xe9\n")
    site.write("c.md", SUM)
    site.write("d.md", SUM.encode("utf-16-le"))
    result = site.lint("b.md", "", "a.md", "c.md", "d.md", "e/")
    assert (result.status, result.out) == (2, f"c.md:1:9: {FOUND}\n")
    assert result.err.splitlines() == [
        "rummycheck: b.md: no such file or folder",
        "rummycheck: '': no such file or folder",
        "rummycheck: e/: no such file or folder",
        "a.md:1:4: byte 0xE9 is not UTF-8",
        "d.md:1:2: a NUL: UTF-16 without a byte order mark?",
        "1 file, 0 hands, 1 claim: 1 error, 0 warnings",
    ]


def test_standard_input_is_read_under_the_name_given_for_it(site: Site) -> None:
    assert site.lint(stdin=SUM).out == f"<stdin>:1:9: {FOUND}\n"
    assert site.lint("-", stdin=SUM).out == f"<stdin>:1:9: {FOUND}\n"
    site.write("a.md", SUM)
    result = site.lint("--stdin-filename", "docs/x.md", "a.md", "-", stdin=SUM)
    assert result.out.splitlines() == [f"a.md:1:9: {FOUND}", f"docs/x.md:1:9: {FOUND}"]


def test_standard_input_may_be_excluded(site: Site) -> None:
    arguments = ("--stdin-filename", "drafts/x.md", "--exclude", "drafts/")
    assert site.lint(*arguments, stdin=SUM).status == 1
    result = site.lint(*arguments, "--force-exclude", stdin=SUM)
    assert (result.status, result.out) == (0, "")
    assert result.err == "0 files, 0 hands, 0 claims: 0 errors, 0 warnings\n"


@pytest.mark.parametrize(("quiet", "out", "err"), [("-q", True, False), ("-qq", False, False)])
def test_quiet_leaves_out_the_summary_and_then_everything(site: Site, quiet: str, out: bool, err: bool) -> None:
    site.write("a.md", SUM)
    result = site.lint(quiet, "a.md")
    assert (result.status, bool(result.out), bool(result.err)) == (1, out, err)
    assert site.lint("-qq", "b.md") == (2, b"", b"")
    assert site.lint("-q", "b.md").err == "rummycheck: b.md: no such file or folder\n"


def test_the_rules_of_the_command_line_reach_the_judge(site: Site) -> None:
    site.write("a.md", SUM)
    result = site.lint("-r", "gin", "-w", "Qd", "--min-confidence", "high", "a.md")
    assert result.out == "a.md:1:9: error claim-arithmetic: by gin with Q♦, high\n"
    assert site.lint("a.md", env={"RUMMYCHECK_RULESET": "gin"}).out.endswith("by gin with None, medium\n")


def test_suppressed_and_ignored_findings_are_counted(site: Site) -> None:
    site.write("a.md", f"{SUM} <!-- rummycheck: ignore[claim-arithmetic] -->\n\n{WARNING}\n\n<!-- rummycheck: x -->")
    result = site.lint("a.md", "--ignore", "claim-reason")
    assert result.out.startswith("a.md:5:18: warning unknown-directive: expected ignore, ")
    assert result.err == "1 file, 0 hands, 1 claim: 0 errors, 1 warning (2 ignored)\n"


def test_a_machine_is_told_what_cannot_be_read(site: Site) -> None:
    site.write("a.md", b"caf\xe9\n")
    result = site.lint("-f", "json", "b.md", "a.md")
    assert json.loads(result.out)["errors"] == [
        {"path": "b.md", "message": "no such file or folder"},
        {"path": "a.md", "message": "byte 0xE9 is not UTF-8"},
    ]


def test_the_formats_are_those_of_the_reporters() -> None:
    assert FORMATS == ARTICLE_FORMATS


@pytest.mark.parametrize("format_name", FORMATS)
def test_every_format_is_told_on_standard_output_alone(site: Site, format_name: str) -> None:
    site.write("a.md", f"::error:: {SUM}")
    result = site.lint("-f", format_name, "a.md")
    assert result.status == 1
    assert "claim-arithmetic" in result.out
    assert result.err == "1 file, 0 hands, 1 claim: 1 error, 0 warnings\n"
    if format_name in ("json", "sarif", "gitlab", "rdjson"):
        json.loads(result.out)


def test_the_hands_are_listed_and_no_findings_told(site: Site) -> None:
    site.write("a.md", f"A hand: {SUM}")
    result = site.lint("--list-hands", "a.md")
    assert result.status == 0
    assert result.out.startswith("a.md:1:3: ")
    assert "claim-arithmetic" not in result.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--config", "a.yaml", "--isolated"), "--config and --isolated can't go together: choose one of them"),
        (("--diff", "-f", "json"), "--diff and -f json can't go together: choose one of them"),
        (("--list-hands", "-f", "json"), "--list-hands and -f json can't go together: choose one of them"),
        (("--list-hands", "--fix", "a.md"), "--list-hands and --fix can't go together: choose one of them"),
        (("--ignore", "claim-point"), "--ignore: no finding is named 'claim-point': did you mean 'claim-points'?"),
        (
            ("--exclude", "!a.md"),
            "--exclude: expected a pattern such as 'docs/**/*.md', without '!', found '!a.md'",
        ),
        (("--exclude", ""), "--exclude: expected a pattern such as 'docs/**/*.md', without '!', found ''"),
        (("--fix",), "--fix can't change standard input: --diff shows what would change"),
        (
            ("--stdin-filename", "a.md", "b.md"),
            "--stdin-filename goes with an article on standard input: give - or no path",
        ),
    ],
)
def test_options_that_make_no_sense_are_refused(site: Site, arguments: tuple[str, ...], message: str) -> None:
    result = site.lint(*arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err == f"rummycheck: {message}\nTry 'rummycheck lint --help'.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-r", "gni"), "no ruleset named 'gni': did you mean 'gin'?"),
        (("-w", "11d"), "--wild 11d: there is no rank 11: did you mean J♦?"),
        (("--set", "a=1"), "--set a=1: unknown key 'a'"),
        (("--config", "none.yaml"), "there is no file 'none.yaml'"),
    ],
)
def test_an_option_that_cannot_be_right_is_told_once(site: Site, arguments: tuple[str, ...], message: str) -> None:
    site.write("a.md", SUM)
    site.write("b.md", SUM)
    assert site.lint(*arguments, "a.md", "b.md") == (2, b"", f"rummycheck: {message}\n".encode())


def test_help_is_ascii_and_fits_80_columns(site: Site) -> None:
    result = site.lint("-h")
    assert (result.status, result.stderr) == (0, b"")
    assert result.stdout.isascii()
    assert max(map(len, result.out.splitlines())) <= 80
