"""Tests that files are written whole or not at all, and that nothing else is harmed."""

import os
import signal
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from rummycheck.errors import ArticleError
from rummycheck.file_writing import RefusedError, replace_file, write_output
from rummycheck.lint.articles import read_article
from rummycheck.lint.writing import write_article

AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
SOMEBODY = 12345

Write = Callable[[str, bytes], None]


def replaced(path: str, content: bytes) -> None:
    replace_file(path, content, expected=Path(path).read_bytes())


WRITERS = pytest.mark.parametrize("write", [replaced, write_output], ids=["replace", "output"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.svg"
    path.write_bytes(b"old")
    return path


@WRITERS
@pytest.mark.parametrize("mode", [0o644, 0o600, 0o755, 0o640, 0o4755])
def test_the_mode_is_kept(file: Path, write: Write, mode: int) -> None:
    file.chmod(mode)
    write(str(file), b"new")
    assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (b"new", mode)
    assert os.listdir(file.parent) == ["a.svg"]


@AS_ROOT
@WRITERS
def test_the_owner_is_kept(file: Path, write: Write) -> None:
    os.chown(file, SOMEBODY, SOMEBODY + 1)
    write(str(file), b"new")
    status = file.stat()
    assert (file.read_bytes(), status.st_uid, status.st_gid) == (b"new", SOMEBODY, SOMEBODY + 1)


@WRITERS
def test_a_file_whose_owner_can_not_be_kept_is_left_alone(
    file: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    real = os.fstat

    def of_another(descriptor: int) -> os.stat_result:
        status = real(descriptor)
        if stat.S_ISREG(status.st_mode) and status.st_size == len(b"new!"):
            values = list(status)
            values[stat.ST_UID] += 1
            return os.stat_result(values)
        return status

    monkeypatch.setattr(os, "fchown", refuse)
    monkeypatch.setattr(os, "fstat", of_another)
    with pytest.raises(RefusedError, match="belongs to another user or group"):
        write(str(file), b"new!")
    assert file.read_bytes() == b"old"
    assert os.listdir(file.parent) == ["a.svg"]


@WRITERS
@pytest.mark.parametrize("target", ["real/b.svg", "../{}/real/b.svg"])
def test_a_link_stays_a_link_to_the_file_that_is_written(tmp_path: Path, write: Write, target: str) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "b.svg").write_bytes(b"old")
    link = tmp_path / "a.svg"
    link.symlink_to(target.format(tmp_path.name))
    write(str(link), b"new")
    assert link.is_symlink()
    assert (tmp_path / "real" / "b.svg").read_bytes() == b"new"
    assert sorted(os.listdir(tmp_path / "real")) == ["b.svg"]


def test_what_a_dangling_link_names_is_made(tmp_path: Path) -> None:
    (tmp_path / "a.svg").symlink_to("b.svg")
    write_output(str(tmp_path / "a.svg"), b"new")
    assert (tmp_path / "a.svg").is_symlink()
    assert (tmp_path / "b.svg").read_bytes() == b"new"


def test_planted_links_with_likely_names_are_not_followed(file: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").write_bytes(b"precious")
    for name in (f"a.svg.{os.getpid()}", "a.svg.tmp", ".rummycheck-a.svg", "a.svg~"):
        (tmp_path / name).symlink_to("precious")
    write_output(str(file), b"new")
    assert (tmp_path / "precious").read_bytes() == b"precious"


@WRITERS
def test_a_file_with_several_names_is_left_alone(file: Path, write: Write) -> None:
    (file.parent / "b.svg").hardlink_to(file)
    with pytest.raises(RefusedError, match="several names"):
        write(str(file), b"new")
    assert file.read_bytes() == b"old"
    assert file.samefile(file.parent / "b.svg")


def test_a_new_file_gets_the_usual_mode(tmp_path: Path) -> None:
    before = os.umask(0o027)
    write_output(str(tmp_path / "new.svg"), b"new")
    os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.svg").stat().st_mode) == 0o640


def test_a_pipe_behind_a_link_is_written_to_and_stays(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "a.svg").symlink_to("pipe")
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append((tmp_path / "pipe").read_bytes()))
    reader.start()
    write_output(str(tmp_path / "a.svg"), b"new" * 50_000)
    reader.join(10)
    assert got == [b"new" * 50_000]
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def test_a_device_is_written_to_and_stays(tmp_path: Path) -> None:
    (tmp_path / "a.svg").symlink_to(os.devnull)
    write_output(str(tmp_path / "a.svg"), b"new")
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    assert os.listdir(tmp_path) == ["a.svg"]


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir], ids=["pipe", "folder"])
def test_only_a_plain_file_is_replaced(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "a.md")
    with pytest.raises(OSError, match=r"not a regular file|Is a directory"):
        replace_file(str(tmp_path / "a.md"), b"new", expected=b"old")
    assert os.listdir(tmp_path) == ["a.md"]
    assert not (tmp_path / "a.md").is_file()


@WRITERS
def test_a_full_disk_leaves_the_old_file(file: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write(str(file), b"new")
    assert file.read_bytes() == b"old"
    assert os.listdir(file.parent) == ["a.svg"]


@WRITERS
def test_an_interrupt_leaves_nothing_behind(file: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(os, "fsync", lambda _: os.kill(os.getpid(), signal.SIGINT))
    try:
        with pytest.raises(KeyboardInterrupt):
            write(str(file), b"new")
    finally:
        signal.signal(signal.SIGINT, before)
    assert os.listdir(file.parent) == ["a.svg"]
    assert file.read_bytes() in (b"old", b"new")


def edit(file: Path) -> None:
    file.write_bytes(b"46 or so")


def edit_as_long(file: Path) -> None:
    status = file.stat()
    file.write_bytes(b"47")
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


def put_another_there(file: Path) -> None:
    file.with_name("b.md").write_bytes(b"46!")
    os.replace(file.with_name("b.md"), file)


@pytest.mark.parametrize("change", [edit, edit_as_long, put_another_there])
@pytest.mark.parametrize("is_late", [False, True], ids=["before-writing", "while-writing"])
def test_a_file_that_was_changed_after_it_was_read_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], None], is_late: bool
) -> None:
    file = tmp_path / "a.md"
    file.write_bytes(b"46")
    article = read_article(str(file))
    if is_late:
        monkeypatch.setattr(os, "fsync", lambda _: change(file))
    else:
        change(file)
    with pytest.raises(ArticleError, match=r"^it can't be written: it was (changed|replaced) after it had been read$"):
        write_article(article, "64")
    assert file.read_bytes() != b"64"
    assert os.listdir(tmp_path) == ["a.md"]
