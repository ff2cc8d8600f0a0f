"""Stores what takes long to compute as JSON: in the wheel, or in the user's cache folder.

A name holds a key made from all that the data depend on, so that two installations never share a file unless they
would write the same. Nothing is loaded that somebody else could have written, and whatever is wrong with a file, a
folder or the disk, the data are computed anew without a word.
"""

import os
import stat
import time
from collections.abc import Iterable
from contextlib import suppress
from os.path import join

from rummycheck.resources import COMPILED, cache_base

_FOLDER = "rummycheck"
_ENDING = ".json"
MAX_BYTES = 1 << 20
"""Ten times as much as the largest file has."""
_MAX_AGE = 90 * 24 * 3600
"""Seconds after which a file may go: its installation is gone as well, or writes it again in a moment."""
_MAX_WRITING = 3600
"""Seconds after which an unfinished file was left behind by a run that was killed."""
_READING = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # A pipe under this name must not keep the program waiting.
)


def data_key(parts: Iterable[bytes]) -> str:
    """Return a key that changes with any of the parts."""
    import hashlib  # as slow to import as a ruleset to load, and lark, where it is needed, imports it as well

    digest = hashlib.sha256()
    for part in parts:
        digest.update(b"%d:" % len(part))  # Else two parts could share a key with two others.
        digest.update(part)
    return digest.hexdigest()[:32]


def file_content(path: str) -> bytes:
    """Return the content of a file that is shipped. Raises OSError."""
    descriptor = os.open(path, _READING & ~getattr(os, "O_NOFOLLOW", 0))
    try:
        return os.read(descriptor, MAX_BYTES)
    finally:
        os.close(descriptor)


def shipped(name: str, key: str) -> object:
    """Return the data that the wheel carries under a name and key, or None if there are none."""
    return _data(_content(join(COMPILED, file_name(name, key)), must_be_own=False))


def recalled(name: str, key: str) -> object:
    """Return the data that an earlier run remembered under a name and key, or None if there are none."""
    folder = _cache_folder()
    return _data(_content(join(folder, file_name(name, key)), must_be_own=True)) if folder is not None else None


def remember(name: str, key: str, data: object) -> None:
    """Store data for the next run, if there is a cache folder that is the user's own."""
    folder = _cache_folder(create=True)
    if folder is None:
        return
    from rummycheck.file_writing import write_new

    with suppress(OSError):
        _tidy(folder)
        write_new(join(folder, file_name(name, key)), written(data), mode=0o600)


def file_name(name: str, key: str) -> str:
    """Return the name of the file in which data are stored."""
    return f"{name}.{key}{_ENDING}"


def written(data: object) -> bytes:
    """Return the content of a file: the digest of its second line, and the data in JSON."""
    import hashlib
    import json

    body = json.dumps(data, separators=(",", ":")).encode()
    return f'"{hashlib.sha256(body).hexdigest()}"\n'.encode() + body


def _data(content: bytes | None) -> object:
    """Return the data of a file; None for what is damaged."""
    if content is None:
        return None
    import hashlib
    import json

    head, _, body = content.partition(b"\n")
    if head != f'"{hashlib.sha256(body).hexdigest()}"'.encode():
        return None
    with suppress(ValueError, RecursionError):
        data: object = json.loads(body.decode())
        return data
    return None


def _content(path: str, *, must_be_own: bool) -> bytes | None:
    """Return the content of a plain file; None for anything else."""
    try:
        descriptor = os.open(path, _READING)
    except OSError:
        return None
    try:
        status = os.fstat(descriptor)
        is_fit = stat.S_ISREG(status.st_mode) and status.st_size <= MAX_BYTES
        if is_fit and (not must_be_own or _is_own(status)):
            return os.read(descriptor, MAX_BYTES)
    except OSError:
        return None
    finally:
        os.close(descriptor)
    return None


def _is_own(status: os.stat_result) -> bool:
    """Tell whether a file or folder is the user's, and nobody else may write to it."""
    if not hasattr(os, "geteuid"):
        return True  # Elsewhere the folder lies in the user's profile, which others can't write to.
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _cache_folder(*, create: bool = False) -> str | None:
    """Return the folder of this program's cache, or None if there is none that can be trusted."""
    base = cache_base()
    if base is None:
        return None
    folder = join(base, _FOLDER)
    with suppress(OSError):
        if create:
            os.makedirs(base, mode=0o700, exist_ok=True)
            with suppress(FileExistsError):
                os.mkdir(folder, mode=0o700)
        status = os.lstat(folder)  # A link could be anybody's.
        if stat.S_ISDIR(status.st_mode) and _is_own(status):
            return folder
    return None


def _tidy(folder: str) -> None:
    """Remove what nobody will read again, of this program's own files alone."""
    now = time.time()
    with os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if _is_useless(entry.name, now - entry.stat(follow_symlinks=False).st_mtime):
                    os.unlink(entry.path)


def _is_useless(name: str, age: float) -> bool:
    if name == "parse-table.pickle" or ".ruleset" in name:  # of former versions
        return True
    if name.startswith(".rummycheck-"):
        return age > _MAX_WRITING
    return name.endswith(_ENDING) and age > _MAX_AGE
