"""Writes files: all of the content or nothing, and never over what is not a plain file.

A file is written beside its target under a name that nobody can guess, then renamed. It keeps mode, owner, group and
extended attributes of the file that it replaces. Where that is impossible, nothing is written and the error says why:
a file of another user would change hands, and a file with several names (hard links) would lose all but one.
"""

import os
import signal
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_NEW_MODE = 0o666
_STANDARD_STREAMS = (1, 2)


class RefusedError(OSError):
    """A file that is better left alone; `strerror` says why."""

    def __init__(self, reason: str) -> None:
        """Keep the reason."""
        super().__init__(0, reason)


def replace_file(path: str, content: bytes, *, expected: bytes) -> None:
    """Replace a plain file that still has the expected content; a link to it stays a link.

    Raises OSError, and RefusedError for a file that was changed meanwhile or must not be replaced.
    """
    _replace(os.path.realpath(path), content, expected)


def write_output(path: str, content: bytes) -> None:
    """Write a new file, replace a plain one, or write into a device or a pipe. Raises OSError."""
    try:
        status = os.stat(path)
    except FileNotFoundError:
        write_new(os.path.realpath(path), content, _NEW_MODE & ~_umask())  # where a link leads that dangles, too
        return
    # Asked before the link is resolved: /dev/stdout may lead to what has no name.
    stream = next((number for number in _STANDARD_STREAMS if _is_stream(number, status)), None)
    if stream is not None:  # Also where it is a plain file: replacing that would lose all that is written later.
        _write_all(stream, content)
    elif stat.S_ISREG(status.st_mode):
        _replace(os.path.realpath(path), content, None)
    else:
        _write_into(path, content)


def write_new(target: str, content: bytes, mode: int) -> None:
    """Write a file with this mode in place of whatever plain file or link has its name. Raises OSError."""
    with _unfinished(target) as (descriptor, name):
        _fill(descriptor, content)
        _set_mode(descriptor, name, mode)
        os.replace(name, target)


def _replace(target: str, content: bytes, expected: bytes | None) -> None:
    # Opened for writing, since a file that may not be written to is not to be replaced either.
    original = os.open(target, os.O_RDWR | _NO_FOLLOW | _BINARY)
    try:
        status = os.fstat(original)
        _refuse_odd(status)
        with _unfinished(target) as (descriptor, name):
            _fill(descriptor, content)
            _keep_owner(descriptor, status)
            _keep_attributes(original, descriptor)
            _set_mode(descriptor, name, stat.S_IMODE(status.st_mode))  # after the owner: a new one clears some bits
            _refuse_changed(original, target, expected)
            os.replace(name, target)
    finally:
        os.close(original)


def _refuse_odd(status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise RefusedError("it is not a regular file")
    if status.st_nlink > 1:
        raise RefusedError("it has several names (hard links), and would lose all but one")


def _refuse_changed(original: int, target: str, expected: bytes | None) -> None:
    """Raise RefusedError if the file is another one by now, or has another content than the one expected."""
    now = os.stat(target, follow_symlinks=False)
    if not os.path.samestat(now, os.fstat(original)):
        raise RefusedError("it was replaced after it had been read")
    if expected is None:
        return
    os.lseek(original, 0, os.SEEK_SET)
    with open(original, "rb", closefd=False) as file:
        if file.read(len(expected) + 1) != expected:
            raise RefusedError("it was changed after it had been read")


@contextmanager
def _unfinished(target: str) -> Iterator[tuple[int, str]]:
    """Open a new file beside the target, and remove it unless it was renamed."""
    from tempfile import mkstemp  # only where something is to be written: it is slow to import

    with _signals_held():
        descriptor, name = mkstemp(prefix=".rummycheck-", dir=os.path.dirname(target) or ".")
        try:
            yield descriptor, name
        finally:
            os.close(descriptor)
            with suppress(OSError):  # Usually it was renamed, and is gone.
                os.unlink(name)


@contextmanager
def _signals_held() -> Iterator[None]:
    """Put off interrupts for the moment of writing: they would leave the unfinished file behind."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _fill(descriptor: int, content: bytes) -> None:
    _write_all(descriptor, content)
    os.fsync(descriptor)  # A rename may otherwise reach the disk before the content, and a crash leave nothing.


def _write_all(descriptor: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _write_into(path: str, content: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_NOCTTY", 0) | _BINARY)
    try:
        _write_all(descriptor, content)
    finally:
        os.close(descriptor)


def _keep_owner(descriptor: int, status: os.stat_result) -> None:
    now = os.fstat(descriptor)
    if not hasattr(os, "fchown") or (now.st_uid, now.st_gid) == (status.st_uid, status.st_gid):
        return
    try:
        os.fchown(descriptor, status.st_uid, status.st_gid)
    except PermissionError as error:
        raise RefusedError("it belongs to another user or group, and a new file would not") from error


def _keep_attributes(original: int, descriptor: int) -> None:
    """Copy access lists and the like as far as the system lets us."""
    if not hasattr(os, "listxattr"):
        return
    with suppress(OSError):
        for name in os.listxattr(original):
            with suppress(OSError):
                os.setxattr(descriptor, name, os.getxattr(original, name))


def _set_mode(descriptor: int, name: str, mode: int) -> None:
    if hasattr(os, "fchmod"):
        os.fchmod(descriptor, mode)
    else:
        os.chmod(name, mode)


def _is_stream(number: int, status: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.fstat(number), status)
    except OSError:
        return False


def _umask() -> int:
    """Return which permissions new files do not get; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
