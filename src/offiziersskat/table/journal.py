"""The journal of one running match: a line of JSON for each event, durable before it counts.

A journal holds decks and salts, since a killed game could not go on without them: the file is the
authority's own. What is shown from it passes through ``Table.view`` like everything else.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from pathlib import Path

from filelock import BaseFileLock

from offiziersskat.errors import InputError
from offiziersskat.table.eventjson import event_from, event_json
from offiziersskat.table.events import Event
from offiziersskat.table.files import (
    BINARY,
    acquired,
    make_folder,
    storage_errors,
    sync_folder,
    write_all,
)

__all__ = ["SUFFIX", "Journal", "create_journal", "open_journal"]

SUFFIX = ".journal"
"""How the names of journals end."""

_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Journal:
    """An open journal, locked against every other process until it is closed."""

    def __init__(self, path: Path, lock: BaseFileLock, descriptor: int) -> None:
        """Use ``create_journal`` or ``open_journal``."""
        self.path = path
        self.events: tuple[Event, ...] = ()
        self._lock = lock
        self._descriptor = descriptor
        # Where each event begins and, last, the next one: what lies behind that is not known to
        # be whole.
        self._starts = [0]

    def append(self, event: Event) -> None:
        """Add an event, durably. Raises ``StorageError``; then the journal is as it was.

        An event of the same number takes the place of one that was kept but not accepted: an
        interrupt may come between the two.
        """
        line = json.dumps(event_json(event), ensure_ascii=False, separators=(",", ":")) + "\n"
        data, start = line.encode(), self._starts[event.seq]
        with storage_errors(self.path):
            try:
                self._cut_to(start)
                write_all(self._descriptor, data)
                os.fsync(self._descriptor)
            except OSError:
                with suppress(OSError):
                    self._cut_to(start)
                raise
        self._starts[event.seq + 1 :] = [start + len(data)]

    def _cut_to(self, size: int) -> None:
        """Remove what a failed attempt has left."""
        os.ftruncate(self._descriptor, size)
        os.lseek(self._descriptor, size, os.SEEK_SET)

    def load(self) -> None:
        """Read the events; a last line that was half written is dropped and cut away.

        Its event was never shown to anybody. A whole one that lacks only its end, as editors
        leave it, is an event. Any other damage raises ``InputError`` ``journal-broken`` with the
        line, and leaves the file as it is.
        """
        with storage_errors(self.path):
            data = self.path.read_bytes()
        *lines, rest = data.split(b"\n")
        ended = len(lines)
        if _is_whole(rest) or (rest and not lines and not rest.startswith(b"{")):
            lines.append(rest)
        self.events = tuple(_events(lines, self.path))
        self._starts = list(accumulate((len(line) + 1 for line in lines), initial=0))
        with storage_errors(self.path):
            # A sound journal is not touched, so that it stays as old as its last event.
            if len(lines) > ended:
                os.lseek(self._descriptor, 0, os.SEEK_END)
                write_all(self._descriptor, b"\n")
            elif rest:
                self._cut_to(self._starts[-1])

    def discard(self) -> None:
        """Remove the journal: everything in it stands among the records, or is given up."""
        with storage_errors(self.path):
            self.path.unlink(missing_ok=True)
        with suppress(OSError):
            self.path.with_name(self.path.name + ".lock").unlink()
        sync_folder(self.path.parent)

    def close(self) -> None:
        """Let the journal go, so that it can be resumed; closing twice is allowed."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
            self._lock.release()


def _is_whole(line: bytes) -> bool:
    """Whether a line without an end is more than the beginning of one."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _events(lines: list[bytes], path: Path) -> Iterator[Event]:
    for number, line in enumerate(lines, start=1):
        try:
            yield event_from(json.loads(line))
        except InputError as error:
            raise broken(path, number, error.code) from error
        except (ValueError, AttributeError, RecursionError) as error:
            raise broken(path, number, "event-bad") from error


def broken(path: Path, line: int, cause: str) -> InputError:
    """The error of a damaged journal; ``cause`` is the code of what is wrong in its line."""
    return InputError("journal-broken", path=str(path), line=line, cause=cause)


def create_journal(folder: Path, game: str) -> Journal:
    """A new, empty journal. Raises ``InputError`` ``game-unknown`` for what is no name, and
    ``game-name-taken``; ``StorageError``.
    """
    path = _path(folder, game)
    make_folder(folder)
    if path.exists():
        raise InputError("game-name-taken", game=game)
    return _opened(path, os.O_CREAT | os.O_EXCL)


def open_journal(folder: Path, game: str) -> Journal:
    """The journal of a game that goes on, its ``events`` read.

    Raises ``StorageError``, ``game-in-use`` if another process plays it; ``InputError``.
    """
    path = _path(folder, game)
    with storage_errors(path):
        exists = path.exists()
    if not exists:
        raise InputError("game-unknown", game=game)
    journal = _opened(path, 0)
    try:
        journal.load()
    except BaseException:
        journal.close()
        raise
    if not journal.events:
        # Killed before the match had begun: there is nothing to go on with.
        journal.discard()
        journal.close()
        raise InputError("game-unknown", game=game)
    return journal


def _path(folder: Path, game: str) -> Path:
    """Where a game's journal is; a name must not lead out of the folder."""
    if not _NAME.fullmatch(game):
        raise InputError("game-unknown", game=ascii(game))
    return folder / (game + SUFFIX)


def _opened(path: Path, how: int) -> Journal:
    lock = acquired(path, seconds=0, code="game-in-use")
    try:
        with storage_errors(path):
            descriptor = os.open(path, os.O_RDWR | BINARY | how, 0o600)
    except BaseException:
        lock.release()
        raise
    sync_folder(path.parent)
    return Journal(path, lock, descriptor)
