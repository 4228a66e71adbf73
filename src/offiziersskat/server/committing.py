"""One transaction for many entries of the journal, on either database.

SQLite is written to at once, without awaiting: a commit takes a tenth of a millisecond, and to hand
it to a thread takes longer. Only while somebody else writes does a thread wait for its turn, and
what was written is carried over from the log into the file there. PostgreSQL is awaited.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from sqlite3 import SQLITE_BUSY, DatabaseError

from sqlalchemy import URL, Connection, Engine, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from offiziersskat.server.database import open_file
from offiziersskat.server.journal import Entry
from offiziersskat.server.schema import events, tables

__all__ = ["Committer"]

_INSERT = insert(events)
_NOTE = (
    update(tables)
    .where(tables.c.id == bindparam("name"))
    .values(
        changed=bindparam("changed"), summary=bindparam("summary"), is_over=bindparam("is_over")
    )
)
_NAMED = sqlite.dialect(paramstyle="named")
_QUICK_INSERT = str(_INSERT.compile(dialect=_NAMED))
_QUICK_NOTE = str(_NOTE.compile(dialect=_NAMED))


_CARRIED_AFTER = 500
_PRIMARY = 0xFF


class Committer:
    """Commits entries; call it with them."""

    def __init__(self, engine: AsyncEngine) -> None:
        """``engine`` is the house's own."""
        self._engine = engine
        self._file: _File | None = None
        if engine.url.get_backend_name() == "sqlite":
            self._file = _File(engine.url)

    async def __call__(self, entries: Sequence[Entry]) -> None:
        """Commit all, or raise and keep none."""
        if self._file is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(_write, entries)
        elif not self._file.commit_now(entries):
            await self._file.commit_later(entries)

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()


class _File:
    """A file of SQLite and its two ways in."""

    def __init__(self, url: URL) -> None:
        self._quick = open_file(url, patient=False)
        self._patient = open_file(url)
        self._thread = ThreadPoolExecutor(1, "commit")
        self._commits = 0

    def commit_now(self, entries: Sequence[Entry]) -> bool:
        """Commit all, or raise and keep none; false, nothing being kept, while somebody writes."""
        try:
            _commit(self._quick, entries)
        except DBAPIError as fault:
            code = getattr(fault.orig, "sqlite_errorcode", 0)
            if code & _PRIMARY == SQLITE_BUSY:
                return False
            raise
        self._commits += 1
        if self._commits % _CARRIED_AFTER == 0:
            self._thread.submit(_carry_over, self._patient)
        return True

    async def commit_later(self, entries: Sequence[Entry]) -> None:
        """Commit all, or raise and keep none, once it is our turn."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, _commit, self._patient, entries)

    def close(self) -> None:
        self._thread.shutdown()
        self._quick.dispose()
        self._patient.dispose()


def _carry_over(engine: Engine) -> None:
    """Nearly all of it while others write; then the rest, so that the log begins anew.

    That takes a moment, in which what is to be committed waits behind us.
    """
    with suppress(DBAPIError), engine.connect() as connection:
        for how in ("PASSIVE", "RESTART"):
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").fetchall()


def _commit(engine: Engine, entries: Sequence[Entry]) -> None:
    with engine.begin() as connection:
        for entry in entries:
            for statement in entry.statements:
                connection.execute(statement)
        # Past the layers that fit statements to values: these two are always the same.
        try:
            cursor = connection.connection.cursor()
            cursor.executemany(_QUICK_INSERT, [row for entry in entries for row in entry.rows])
            cursor.executemany(_QUICK_NOTE, [entry.note for entry in entries])
            cursor.close()
        except DatabaseError as fault:
            raise DBAPIError(None, None, fault) from fault


def _write(connection: Connection, entries: Sequence[Entry]) -> None:
    for entry in entries:
        for statement in entry.statements:
            connection.execute(statement)
    rows = [row for entry in entries for row in entry.rows]
    if rows:
        connection.execute(_INSERT, rows)
    # One table has one change under way, so no name comes twice.
    connection.execute(_NOTE, [entry.note for entry in entries])
