"""Tests that stored data are the user's own, whole, and never more than data."""

import json
import os
import pickle
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from rummycheck import compiled_data
from rummycheck.compiled_data import MAX_BYTES, data_key, file_name, recalled, remember, shipped, written
from rummycheck.resources import cache_base

KEY = data_key([b"key"])
DATA = {"a": [1, None, "♠"]}
FILE = file_name("test", KEY)
SOMEBODY = 12345
AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the cache, in which the data are stored."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "base"))
    remember("test", KEY, DATA)
    assert recalled("test", KEY) == DATA
    return tmp_path / "base" / "rummycheck"


def test_what_is_stored_is_the_users_alone(folder: Path) -> None:
    assert [folder.stat().st_mode & 0o777, (folder / FILE).stat().st_mode & 0o777] == [0o700, 0o600]
    assert os.listdir(folder) == [FILE]


@pytest.mark.parametrize("parts", [[b"a", b"bc"], [b"ab", b"c"], [b"abc"], [b"abc", b""], [b"", b"abc"]])
def test_a_key_tells_its_parts_apart(parts: list[bytes]) -> None:
    others = [[b"a", b"bc"], [b"ab", b"c"], [b"abc"], [b"abc", b""], [b"", b"abc"]]
    assert [data_key(other) for other in others].count(data_key(parts)) == 1


def test_two_keys_never_share_a_file(folder: Path) -> None:
    remember("test", data_key([b"other"]), "other")
    assert (recalled("test", KEY), recalled("test", data_key([b"other"]))) == (DATA, "other")


CONTENT = written(DATA)
DAMAGE = {
    "empty": b"",
    "half": CONTENT[: len(CONTENT) // 2],
    "no-line": CONTENT.replace(b"\n", b""),
    "one-digit": CONTENT.replace(b"1,null", b"2,null"),
    "bytes": b"\xff\x00" * 100,
    "pickle": pickle.dumps(DATA),
    "json": json.dumps(DATA).encode(),
    "long": CONTENT + b" " * MAX_BYTES,
}


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_none(folder: Path, content: bytes) -> None:
    (folder / FILE).write_bytes(content)
    assert recalled("test", KEY) is None


BODIES = {"deep": b"[" * 100_000, "open": b"{", "long": b"1" * 5000, "bytes": b'"\xed\xa0\x80"'}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_file_with_its_digest_that_is_no_json_is_none(folder: Path, body: bytes) -> None:
    (folder / FILE).write_bytes(f'"{sha256(body).hexdigest()}"\n'.encode() + body)
    assert recalled("test", KEY) is None


def shared_folder(folder: Path) -> None:
    folder.chmod(0o770)


def open_folder(folder: Path) -> None:
    folder.chmod(0o707)


def shared_file(folder: Path) -> None:
    (folder / FILE).chmod(0o660)


def open_file(folder: Path) -> None:
    (folder / FILE).chmod(0o606)


def linked_folder(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))
    folder.symlink_to("elsewhere")


def linked_file(folder: Path) -> None:
    (folder / FILE).rename(folder / "elsewhere")
    (folder / FILE).symlink_to("elsewhere")


def pipe(folder: Path) -> None:
    (folder / FILE).unlink()
    os.mkfifo(folder / FILE, 0o600)


def folder_as_file(folder: Path) -> None:
    (folder / FILE).unlink()
    (folder / FILE).mkdir(0o700)


def file_as_folder(folder: Path) -> None:
    (folder / FILE).unlink()
    folder.rmdir()
    folder.write_bytes(b"")


def foreign_folder(folder: Path) -> None:
    os.chown(folder, SOMEBODY, SOMEBODY)


def foreign_file(folder: Path) -> None:
    os.chown(folder / FILE, SOMEBODY, 0)


UNTRUSTED: list[Callable[[Path], None]] = [
    *(shared_folder, open_folder, shared_file, open_file, linked_folder, linked_file, pipe, folder_as_file),
    file_as_folder,
]


@pytest.mark.parametrize("change", UNTRUSTED)
def test_what_others_may_have_written_is_not_read(folder: Path, change: Callable[[Path], None]) -> None:
    change(folder)
    assert recalled("test", KEY) is None
    remember("test", KEY, DATA)  # No folder and no file is too odd to go on without a word.


@AS_ROOT
@pytest.mark.parametrize("change", [foreign_folder, foreign_file])
def test_what_belongs_to_others_is_not_read(folder: Path, change: Callable[[Path], None]) -> None:
    change(folder)
    assert recalled("test", KEY) is None


@pytest.mark.parametrize("change", [shared_folder, linked_folder])
def test_nothing_is_written_where_others_may_write(folder: Path, change: Callable[[Path], None]) -> None:
    change(folder)
    remember("other", KEY, DATA)
    assert os.listdir(folder) == [FILE]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"XDG_CACHE_HOME": "/x"}, "/x"),
        ({"XDG_CACHE_HOME": "x", "HOME": "/h"}, "/h/.cache"),
        ({"XDG_CACHE_HOME": "./x", "HOME": "/h"}, "/h/.cache"),
        ({"XDG_CACHE_HOME": "~/x", "HOME": "/h"}, "/h/.cache"),
        ({"XDG_CACHE_HOME": "", "HOME": "/h"}, "/h/.cache"),
        ({"LOCALAPPDATA": "x", "HOME": "/h"}, "/h/.cache"),
        ({"HOME": "h"}, None),
        ({"HOME": "."}, None),
        ({"HOME": ""}, None),
        ({"XDG_CACHE_HOME": "x", "HOME": "h"}, None),
    ],
)
def test_only_an_absolute_folder_is_taken(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str | None
) -> None:
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cache_base() == expected


def test_without_a_home_in_the_environment_and_in_the_list_of_users_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import pwd

    def unknown(_: int) -> None:
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.delenv(name, raising=False)
    assert cache_base() is None


def test_only_what_is_of_no_use_is_removed(folder: Path) -> None:
    day = 24 * 3600
    ages = {
        "parse-table.pickle": 0,
        "gin.ruleset": 0,
        "gin.ruleset.4711": 0,
        ".rummycheck-old": day,
        ".rummycheck-new": 0,
        "gin.old.json": 100 * day,
        "gin.new.json": 80 * day,
        "notes.txt": 1000 * day,
    }
    for name, age in ages.items():
        (folder / name).write_bytes(b"")
        os.utime(folder / name, (time.time() - age,) * 2)
    remember("test", KEY, DATA)
    assert sorted(os.listdir(folder)) == sorted([".rummycheck-new", "gin.new.json", "notes.txt", FILE])


def test_what_the_wheel_carries_is_read_whoever_installed_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_data, "COMPILED", str(tmp_path))
    (tmp_path / FILE).write_bytes(CONTENT)
    (tmp_path / FILE).chmod(0o664)
    assert shipped("test", KEY) == DATA


def test_the_package_never_unpickles() -> None:
    package = Path(compiled_data.__file__).parent
    texts = {path.name: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    banned = ("import pickle", "import marshal", "import shelve", "cache=resources", "Lark.load(")
    assert [(name, word) for name, text in texts.items() for word in banned if word in text] == []
