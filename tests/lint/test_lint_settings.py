"""Do the settings of a project have their effect on `rummycheck lint`?"""

from pathlib import Path

import pytest
from stubbed_lint import SUM, WARNING, Site


@pytest.fixture
def site(tmp_path: Path, environment: dict[str, str]) -> Site:
    """Return a folder in which the program can be run, with articles in two folders."""
    site = Site(tmp_path, environment)
    site.write("docs/a.md", SUM)
    site.write("docs/gin/b.md", SUM)
    return site


def told(out: str) -> dict[str, str]:
    """Return the ruleset that was taken for each article."""
    return {line.split(":")[0]: line.split("by ")[1].split(" with")[0] for line in out.splitlines()}


def test_each_article_is_judged_by_the_nearest_settings(site: Site) -> None:
    site.write(".rummycheck.yaml", "ruleset: indian-10\nrulesets: {'**/gin/*': gin}\n")
    assert told(site.lint(".").out) == {"docs/a.md": "indian-10", "docs/gin/b.md": "gin"}
    site.write("docs/gin/.rummycheck.yaml", "ruleset: indian-21\n")
    assert told(site.lint(".").out) == {"docs/a.md": "indian-10", "docs/gin/b.md": "indian-21"}
    assert told(site.lint("--stdin-filename", "docs/gin/new.md", stdin=SUM).out) == {"docs/gin/new.md": "indian-21"}


def test_the_command_line_beats_the_settings_and_the_settings_the_environment(site: Site) -> None:
    site.write(".rummycheck.yaml", "ruleset: indian-10\n")
    env = {"RUMMYCHECK_RULESET": "gin"}
    assert told(site.lint("docs/a.md", env=env).out) == {"docs/a.md": "indian-10"}
    assert told(site.lint("docs/a.md", "-r", "gin").out) == {"docs/a.md": "gin"}
    assert told(site.lint("docs/a.md", "--isolated", env=env).out) == {"docs/a.md": "gin"}


def test_one_file_may_hold_for_all(site: Site) -> None:
    site.write("docs/gin/.rummycheck.yaml", "ruleset: gin\n")
    site.write("ci/rummy.yaml", "ruleset: club.yaml\nexclude: ['../docs/a.md']\n")
    site.write("ci/club.yaml", "title: Club rules\n")
    result = site.lint("docs", "--config", "ci/rummy.yaml")
    assert told(result.out) == {"docs/gin/b.md": "ci/club.yaml"}


def test_an_article_may_name_the_rulesets_of_the_settings_and_no_file(site: Site) -> None:
    site.write("rules/club.yaml", "title: Club rules\n")
    site.write("a.md", f"<!-- rummycheck: ruleset=club -->\n\n{SUM}")
    site.write("b.md", f"<!-- rummycheck: ruleset=rules/club.yaml -->\n\n{SUM}")
    result = site.lint("a.md", "b.md", "--ignore", "claim-arithmetic")
    assert result.out.splitlines() == [
        "a.md:1:26: warning unknown-directive: no ruleset named 'club': `rummycheck rulesets list` names them",
        "b.md:1:26: warning unknown-directive: an article can't name a file: 'rules/club.yaml' is neither a shipped "
        "ruleset nor one that the settings name",
    ]
    site.write(".rummycheck.yaml", "rulesets: {elsewhere/: rules/club.yaml}\n")
    assert told(site.lint("a.md", "b.md").out) == {"a.md": "rules/club.yaml", "b.md": "rules/club.yaml"}
    site.write(".rummycheck.yaml", "")
    assert told(site.lint("a.md", "-r", "rules/club.yaml").out) == {"a.md": "rules/club.yaml"}


def test_severities_and_ignored_findings_are_the_settings(site: Site) -> None:
    site.write("docs/a.md", f"{SUM}\n{WARNING}")
    site.write(".rummycheck.yaml", "severity: {claim-arithmetic: info}\nignore: [claim-reason]\nmin-confidence: low\n")
    result = site.lint("docs/a.md")
    assert (result.status, result.out) == (0, "docs/a.md:1:9: info claim-arithmetic: by indian-13 with None, low\n")
    assert result.err == "1 file, 0 hands, 1 claim: 0 errors, 0 warnings, 1 info (1 ignored)\n"
    site.write(".rummycheck.yaml", "severity: {claim-arithmetic: info}\nfail-on: info\n")
    assert site.lint("docs/a.md").status == 1


def test_what_is_excluded_is_left_out(site: Site) -> None:
    site.write(".rummycheck.yaml", "exclude: [gin/]\n")
    assert list(told(site.lint("docs").out)) == ["docs/a.md"]
    assert list(told(site.lint("docs/gin/b.md").out)) == ["docs/gin/b.md"]
    assert site.lint("docs/gin/b.md", "--force-exclude").out == ""
    assert site.lint("docs", "--exclude", "docs/*.md").out == ""


def test_faulty_settings_are_told_once_and_other_articles_are_read(site: Site) -> None:
    site.write("docs/gin/.rummycheck.yaml", "rulset: gin\n")
    site.write("docs/gin/x/c.md", SUM)
    result = site.lint("docs", "docs/gin/b.md")
    assert (result.status, list(told(result.out))) == (2, ["docs/a.md"])
    assert result.err.splitlines() == [
        "docs/gin/.rummycheck.yaml:1:1: rulset: unknown key 'rulset': did you mean 'ruleset'?",
        "1 file, 0 hands, 1 claim: 1 error, 0 warnings",
    ]


def test_a_ruleset_that_cannot_be_read_is_told_once(site: Site) -> None:
    site.write("club.yaml", "points: many\nwilds: 1\n")
    site.write(".rummycheck.yaml", "ruleset: club.yaml\n")
    result = site.lint("docs")
    assert (result.status, result.out) == (2, "")
    assert result.err.splitlines() == [
        "club.yaml:1:9: points: expected a section of keys, found 'many'",
        "More is wrong: `rummycheck rulesets validate club.yaml` shows all.",
        "0 files, 0 hands, 0 claims: 0 errors, 0 warnings",
    ]
