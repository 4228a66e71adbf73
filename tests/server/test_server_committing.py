"""What is committed at once, and what has to wait while somebody else writes to the file."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy.exc import DBAPIError

from offiziersskat.server import committing
from offiziersskat.server.committing import Committer
from offiziersskat.server.database import database_url, migrate, open_database
from offiziersskat.server.journal import Entry


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with one table in it, at which nothing has happened."""
    engine = open_database(database_url(None, tmp_path))
    asyncio.run(migrate(engine))
    asyncio.run(engine.dispose())
    found = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(found)) as file, file:
        names = [row[1] for row in file.execute("PRAGMA table_info(tables)")]
        values = ["game" if name == "id" else 0 for name in names]
        marks = ", ".join("?" * len(names))
        file.execute(f"INSERT INTO tables ({', '.join(names)}) VALUES ({marks})", values)
    return found


@pytest.fixture
def commit(path: Path) -> Iterator[Committer]:
    """A way into it."""
    found = Committer(open_database(database_url(None, path.parent)))
    yield found
    found.close()


def entry(seq: int) -> Entry:
    """One event."""
    note = {"name": "game", "changed": float(seq), "summary": f"{seq}", "is_over": False}
    return Entry([{"game": "game", "seq": seq, "body": "{}"}], note)


def kept(path: Path) -> tuple[list[int], str]:
    """The events that somebody else finds there, and how the table stands."""
    with closing(sqlite3.connect(path)) as file:
        numbers = [row[0] for row in file.execute("SELECT seq FROM events ORDER BY seq")]
        return numbers, str(file.execute("SELECT summary FROM tables").fetchone()[0])


def test_what_comes_together_is_kept_together(path: Path, commit: Committer) -> None:
    """And it is there once the call has returned."""
    asyncio.run(commit([entry(1), entry(2)]))
    assert ([1, 2], "2") == kept(path)


def test_while_another_writes_one_waits_and_nothing_is_doubled(
    path: Path, commit: Committer
) -> None:
    """A short while, as other requests need."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    Timer(0.2, other.execute, ("COMMIT",)).start()
    asyncio.run(commit([entry(1)]))
    other.close()
    asyncio.run(commit([entry(2)]))
    assert ([1, 2], "2") == kept(path)


def test_an_entry_that_stands_already_keeps_the_others_out(path: Path, commit: Committer) -> None:
    """All or nothing; and the way in is open afterwards."""
    asyncio.run(commit([entry(1)]))
    with pytest.raises(DBAPIError) as found:
        asyncio.run(commit([entry(2), entry(1)]))
    assert isinstance(found.value.orig, sqlite3.IntegrityError)
    assert ([1], "1") == kept(path)
    asyncio.run(commit([entry(2)]))
    assert ([1, 2], "2") == kept(path)


def test_the_log_beside_the_file_is_carried_over(
    path: Path, commit: Committer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would grow for as long as the server runs."""
    monkeypatch.setattr(committing, "_CARRIED_AFTER", 50)
    log = path.with_name(path.name + "-wal")
    for seq in range(1, 201):
        asyncio.run(commit([entry(seq)]))
    quarter = log.stat().st_size
    for seq in range(201, 801):
        asyncio.run(commit([entry(seq)]))
    assert log.stat().st_size < 3 * quarter
    assert list(range(1, 801)) == kept(path)[0]
