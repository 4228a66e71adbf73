"""``games.osk``, the file of finished hands: appended under a lock, each hand once and whole.

Before a hand is added, a note beside the file says what will stand where. Whoever finds such a
note completes what a killed process has begun, so that no half of a hand is ever left.
"""

import json
import os
from contextlib import suppress
from mmap import ACCESS_READ, mmap
from pathlib import Path

from offiziersskat.table.files import (
    BINARY,
    acquired,
    make_folder,
    storage_errors,
    sync_folder,
    write_all,
    write_atomically,
)

__all__ = ["Library"]

_PATIENCE = 10.0
"""Seconds for which another game may hold the file before this one gives up."""


class Library:
    """The file of finished hands."""

    def __init__(self, path: Path) -> None:
        """The file need not exist."""
        self.path = path
        self._note = path.with_name(path.name + ".pending")

    def add(self, text: str, *, key: str) -> None:
        """Append a record unless the file has one in which ``key`` stands; durable on return.

        Raises ``StorageError``, ``storage-busy`` when another process holds the file too long;
        the file is then as it was.
        """
        make_folder(self.path.parent)
        lock = acquired(self.path, seconds=_PATIENCE, code="storage-busy")
        try:
            with storage_errors(self.path):
                descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | BINARY, 0o600)
                try:
                    self._recover(descriptor)
                    if not _contains(descriptor, key.encode()):
                        self._append(descriptor, text.encode())
                finally:
                    os.close(descriptor)
        finally:
            lock.release()

    def _append(self, descriptor: int, record: bytes) -> None:
        size = os.lseek(descriptor, 0, os.SEEK_END)
        data = _separator(descriptor, size) + record
        note = json.dumps({"offset": size, "text": data.decode()})
        write_atomically(self._note, note)
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        except OSError:
            # A half that cannot be cut away keeps its note, so that it is completed later.
            with suppress(OSError):
                os.ftruncate(descriptor, size)
                self._note.unlink()
            raise
        self._note.unlink()
        sync_folder(self.path.parent)

    def _recover(self, descriptor: int) -> None:
        """Complete what a killed process has begun."""
        try:
            note = json.loads(self._note.read_bytes())
            offset, data = int(note["offset"]), str(note["text"]).encode()
        except FileNotFoundError:
            return
        except (ValueError, KeyError, TypeError):
            self._note.unlink()
            return
        os.lseek(descriptor, min(offset, _size(descriptor)), os.SEEK_SET)
        begun = os.read(descriptor, len(data) + 1)
        # If something else stands there, somebody has edited the file: it is left alone, and the
        # journal still has the hand.
        if _size(descriptor) >= offset and data.startswith(begun):
            os.lseek(descriptor, offset, os.SEEK_SET)
            write_all(descriptor, data)
            os.fsync(descriptor)
        self._note.unlink()


def _size(descriptor: int) -> int:
    return os.fstat(descriptor).st_size


def _separator(descriptor: int, size: int) -> bytes:
    """An empty line between the last hand, whoever wrote it, and the next."""
    if size == 0:
        return b""
    os.lseek(descriptor, max(0, size - 2), os.SEEK_SET)
    end = os.read(descriptor, 2)
    os.lseek(descriptor, size, os.SEEK_SET)
    return b"" if end == b"\n\n" else b"\n" if end.endswith(b"\n") else b"\n\n"


def _contains(descriptor: int, key: bytes) -> bool:
    """Whether a record with this key stands in the file; looked for from its end."""
    if _size(descriptor) == 0:
        return False
    with mmap(descriptor, 0, access=ACCESS_READ) as content:
        return content.rfind(key) >= 0
