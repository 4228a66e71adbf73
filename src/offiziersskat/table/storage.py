"""Matches in the user's folder: started, resumed, listed; a ``Store`` made of files.

A running match is a journal in ``games/``; its finished hands stand in ``games.osk``. A hand is
written there first and marked in the journal after, so a kill at any point loses and doubles none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from offiziersskat.core.match import Match
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError, OffiziersskatError, StorageError
from offiziersskat.notation.record import Record
from offiziersskat.notation.write import write_osk
from offiziersskat.table.authority import Table
from offiziersskat.table.events import Event, PlayerInfo
from offiziersskat.table.files import acquired, storage_errors
from offiziersskat.table.folders import Folders
from offiziersskat.table.journal import SUFFIX, Journal, broken, create_journal, open_journal
from offiziersskat.table.library import Library
from offiziersskat.table.records import key_of

__all__ = [
    "FileStore",
    "Waiting",
    "games_in_use",
    "resume_table",
    "start_table",
    "waiting_games",
]


class FileStore:
    """Keeps one match in its journal, and its finished hands in the library."""

    def __init__(self, journal: Journal, library: Library) -> None:
        """The journal is open, and locked by this process."""
        self._journal = journal
        self._library = library

    def append(self, event: Event) -> None:
        """Keep an event, durably; raises ``StorageError``, the journal then as it was."""
        self._journal.append(event)

    def finish(self, record: Record) -> None:
        """Put a finished hand into the library, once; raises ``StorageError``."""
        self._library.add(write_osk(record), key=key_of(record))

    def end(self) -> None:
        """Remove the journal of a match that is over; also of one that is given up."""
        self._journal.discard()

    def close(self) -> None:
        """Let the match go, so that it can be resumed, here or by another process."""
        self._journal.close()


def start_table(
    folders: Folders,
    rules: Ruleset,
    players: Sequence[PlayerInfo],
    *,
    first_dealer: int,
    game: str,
    practice: bool = True,
) -> tuple[Table, FileStore]:
    """A new match, kept from its first event on. ``game`` is a name never used before, of
    letters, digits, ``_`` and ``-``. Raises ``InputError``, ``StorageError``.
    """
    journal = create_journal(folders.games, game)
    store = FileStore(journal, Library(folders.records))
    try:
        table = Table.start(
            rules, players, first_dealer=first_dealer, store=store, game=game, practice=practice
        )
    except OffiziersskatError:
        store.end()
        store.close()
        raise
    return table, store


def resume_table(folders: Folders, game: str) -> tuple[Table, FileStore]:
    """The match where it stood, however its process ended.

    Raises ``InputError`` ``game-unknown`` or ``journal-broken``; ``StorageError``,
    ``game-in-use`` while another process plays it.
    """
    journal = open_journal(folders.games, game)
    store = FileStore(journal, Library(folders.records))
    try:
        return _resumed(journal, store), store
    except BaseException:
        store.close()
        raise


def _resumed(journal: Journal, store: FileStore) -> Table:
    try:
        return Table.resume(journal.events, store)
    except InputError as error:
        line = int(str(error.params["seq"])) + 1
        raise broken(journal.path, line, str(error.params["cause"])) from error


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that waits to be resumed; ``problem`` says why it cannot be.

    ``plies`` of the running hand; ``saved`` in seconds since 1970.
    """

    game: str
    path: Path
    saved: float
    match: Match | None = None
    players: tuple[PlayerInfo, ...] = ()
    plies: int = 0
    problem: OffiziersskatError | None = None


def waiting_games(folders: Folders) -> tuple[Waiting, ...]:
    """The matches that nobody is playing now, the latest first. Raises ``StorageError``.

    A damaged journal is among them, with its problem. A match that is over is put away.
    """
    found = [waiting for path in _journals(folders) if (waiting := _waiting(folders, path))]
    return tuple(sorted(found, key=lambda waiting: -waiting.saved))


def games_in_use(folders: Folders) -> tuple[str, ...]:
    """The names of the matches that other processes are playing now. Raises ``StorageError``."""
    found = []
    for path in _journals(folders):
        try:
            acquired(path, seconds=0, code="game-in-use").release()
        except StorageError as error:
            found += [path.stem] if error.code == "game-in-use" else []
    return tuple(sorted(found))


def _journals(folders: Folders) -> list[Path]:
    with storage_errors(folders.games):
        if not folders.games.exists():
            return []
        return [path for path in folders.games.iterdir() if path.suffix == SUFFIX]


def _waiting(folders: Folders, path: Path) -> Waiting | None:
    saved = 0.0
    try:
        with storage_errors(path):
            saved = path.stat().st_mtime
        table, store = resume_table(folders, path.stem)
    except OffiziersskatError as error:
        # Another process plays it, or has just finished it.
        if error.code in {"game-in-use", "game-unknown", "storage-missing"}:
            return None
        return Waiting(path.stem, path, saved, problem=error)
    store.close()
    if table.is_match_over and table.filing_error is None:
        return None
    problem = table.filing_error
    return Waiting(path.stem, path, saved, table.match, table.players, table.plies, problem)
