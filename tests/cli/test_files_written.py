"""Tests what the program says and does about files that it is to write."""

import subprocess
from pathlib import Path

import pytest
from conftest import COMMAND, TIMEOUT, Run

SAMPLES = Path(__file__).parents[2] / "samples"
UNTRUE = "Wild: Q♦.\n\nA♥ 2♥ 3♥ / 5♣ 6♣ Q♦ / 8♦ 8♠ 4♣ / 3♦ 3♣ / K♠ Q♠\n\nThis costs 30 points.\n"


@pytest.mark.parametrize("target", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
@pytest.mark.parametrize("into", ["pipe", "file"])
def test_a_drawing_goes_where_a_link_to_standard_output_leads(
    environment: dict[str, str], tmp_path: Path, target: str, into: str
) -> None:
    (tmp_path / "a.svg").symlink_to(target)
    command = [*COMMAND, "settle", "--plot", "a.svg", str(SAMPLES / "settlements" / "gin.yaml")]
    if into == "pipe":
        done = subprocess.run(command, capture_output=True, check=True, cwd=tmp_path, env=environment, timeout=TIMEOUT)
        out = done.stdout.decode()
    else:
        with open(tmp_path / "out", "wb") as file:
            subprocess.run(command, stdout=file, check=True, cwd=tmp_path, env=environment, timeout=TIMEOUT)
        out = (tmp_path / "out").read_text(encoding="utf-8")
    assert "ruleset gin" in out
    assert out.endswith("</svg>\n")
    assert (tmp_path / "a.svg").is_symlink()


def test_a_drawing_into_nowhere_leaves_the_device(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.svg").symlink_to("/dev/null")
    assert run("settle", "-qq", "--plot", "a.svg", SAMPLES / "settlements" / "gin.yaml", cwd=tmp_path).status == 0
    assert Path("/dev/null").is_char_device()


def test_an_article_with_several_names_is_not_fixed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(UNTRUE, encoding="utf-8")
    (tmp_path / "b.txt").hardlink_to(tmp_path / "a.md")
    result = run("lint", "--isolated", "--fix", "a.md", cwd=tmp_path)
    assert result.status == 2
    assert "a.md: it can't be written: it has several names (hard links)" in result.err
    assert (tmp_path / "a.md").read_text(encoding="utf-8") == UNTRUE


def test_an_article_with_one_name_is_fixed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(UNTRUE, encoding="utf-8")
    run("lint", "--isolated", "--fix", "a.md", cwd=tmp_path)
    assert (tmp_path / "a.md").read_text(encoding="utf-8") == UNTRUE.replace("30 points", "46 points")
