"""Is an article written back whole, with all that it had besides its text?"""

import os
from pathlib import Path

import pytest

from rummycheck.errors import ArticleError
from rummycheck.lint.articles import read_article
from rummycheck.lint.writing import write_article


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_the_encoding_and_the_line_ends_are_kept(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "a.md"
    file.write_bytes("A♥\r\n46 points\rB\n".encode(encoding))
    article = read_article(str(file))
    write_article(article, article.text.replace("46", "64"))
    assert file.read_bytes() == "A♥\r\n64 points\rB\n".encode(encoding)
    assert os.listdir(tmp_path) == ["a.md"]


@pytest.mark.parametrize("mode", [0o644, 0o600, 0o755])
def test_the_permissions_are_kept(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "a.md"
    file.write_text("46", encoding="utf-8")
    file.chmod(mode)
    write_article(read_article(str(file)), "64")
    assert (file.read_text(encoding="utf-8"), file.stat().st_mode & 0o7777) == ("64", mode)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    file, link = tmp_path / "docs" / "a.md", tmp_path / "a.md"
    file.write_text("46", encoding="utf-8")
    link.symlink_to("docs/a.md")
    write_article(read_article(str(link)), "64")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "64"


def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("46", encoding="utf-8")
    article = read_article(str(file))
    file.unlink()
    with pytest.raises(ArticleError, match=r"^it can't be written: no such file or directory$"):
        write_article(article, "64")
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("shut", ["", "a.md"], ids=["folder", "file"])
def test_what_may_not_be_written_is_left_as_it_is(tmp_path: Path, shut: str) -> None:
    file = tmp_path / "a.md"
    file.write_text("46", encoding="utf-8")
    (tmp_path / shut).chmod(0o555)
    with pytest.raises(ArticleError, match=r"^it can't be written: permission denied$"):
        write_article(read_article(str(file)), "64")
    (tmp_path / shut).chmod(0o755)
    assert file.read_text(encoding="utf-8") == "46"
    assert os.listdir(tmp_path) == ["a.md"]
