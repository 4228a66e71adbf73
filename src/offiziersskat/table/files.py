"""Files written so that a full disk, a read-only folder or a kill leaves no half of anything.

Everything that the operating system refuses becomes one ``StorageError`` with a code and the path.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from offiziersskat.errors import StorageError

__all__ = [
    "acquired",
    "make_folder",
    "storage_errors",
    "sync_folder",
    "write_all",
    "write_atomically",
]

BINARY = getattr(os, "O_BINARY", 0)
"""Opens a file as bytes on systems that would otherwise change the ends of its lines."""

_CODES = {
    errno.ENOSPC: "storage-full",
    errno.EDQUOT: "storage-full",
    errno.EFBIG: "storage-full",
    errno.EACCES: "storage-denied",
    errno.EPERM: "storage-denied",
    errno.EROFS: "storage-denied",
    errno.ENOTDIR: "storage-no-folder",
    errno.EEXIST: "storage-no-folder",
    errno.EISDIR: "storage-no-file",
    errno.ENOENT: "storage-missing",
}


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turn what the system refuses into ``StorageError``, with the path and the system's words."""
    try:
        yield
    except OSError as error:
        code = _CODES.get(error.errno or 0, "storage-failed")
        detail = error.strerror or type(error).__name__
        raise StorageError(code, path=str(path), detail=detail) from error


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, if they are missing; private, for it keeps open games."""
    with storage_errors(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def write_all(descriptor: int, data: bytes) -> None:
    """Write every byte, however few the system takes at a time; raises ``OSError``."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Make new names in a folder durable, where the system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_atomically(path: Path, text: str) -> None:
    """Replace a file by new text, wholly or not at all; raises ``StorageError``.

    A link is followed, and what is no ordinary file, a folder or a device, is left alone.
    """
    with storage_errors(path):
        path = path.resolve()
        if path.exists() and not path.is_file():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    make_folder(path.parent)
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    with storage_errors(path):
        try:
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o600)
            try:
                write_all(descriptor, text.encode())
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
            draft.replace(path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise
    sync_folder(path.parent)


def acquired(path: Path, *, seconds: float, code: str) -> BaseFileLock:
    """The lock beside a file, held until ``release``; a dead process's lock is free.

    Raises ``StorageError`` with ``code`` if somebody else holds it for longer than ``seconds``.
    """
    beside = path.with_name(path.name + ".lock")
    with storage_errors(beside):
        # The lock itself would wait for a file that it may not open.
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600))
    lock = FileLock(beside, timeout=seconds, thread_local=False)
    with storage_errors(beside):
        try:
            lock.acquire()
        except Timeout:
            raise StorageError(code, path=str(path)) from None
    return lock
