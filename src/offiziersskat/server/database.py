"""The database: where it lies, how it is opened, and that its shape is the present one.

SQLite by default, in the user's folder, with WAL and ``synchronous=NORMAL``: a commit survives the
end of the process, however it came. The file holds decks and salts and is for its owner's eyes.
PostgreSQL when a URL says so. One process works with a database at a time. What is in it is not
known here.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from offiziersskat.errors import InputError, StorageError
from offiziersskat.table.files import acquired, make_folder, storage_errors

__all__ = ["claimed", "database_url", "migrate", "open_database", "open_file", "wiped"]

_MIGRATIONS = Path(__file__).with_name("migrations")
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_BUSY_SECONDS = 15
_CONNECTIONS = 5
# As long as a server that goes down may still need.
_CLAIM_SECONDS = 12
_CLAIM = text("SELECT pg_try_advisory_lock(3141592653)")


def database_url(text: str | None, folder: Path) -> URL:
    """The URL that was asked for, else the file in the user's folder.

    ``postgresql://…`` and ``sqlite:///…`` will do; raises ``InputError`` ``database-url`` for
    anything else. A password is never repeated in a message.
    """
    if not text:
        return URL.create(_DRIVERS["sqlite"], database=str(folder / "tables.sqlite"))
    try:
        url = make_url(text)
        return url.set(drivername=_DRIVERS[url.drivername.partition("+")[0]])
    except (ArgumentError, KeyError, ValueError):
        raise InputError("database-url", known="sqlite:///… postgresql://…") from None


def open_database(url: URL) -> AsyncEngine:
    """The engine of a database; nothing is connected yet, a missing folder and file are made.

    Errors do not repeat what was to be written: decks are among it. Raises ``StorageError``.
    """
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=_CONNECTIONS, pool_pre_ping=True, hide_parameters=True
        )
    path = _file_of(url)
    if path is not None:
        _make_private(path)
    engine = create_async_engine(url, connect_args={"timeout": _BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _file_of(url: URL) -> Path | None:
    """Where SQLite keeps it; ``None`` for PostgreSQL and what is kept in memory alone."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).absolute()


def _make_private(path: Path) -> None:
    """The file, empty if it is new, and what SQLite lays beside it: nobody else may read them."""
    make_folder(path.parent)
    with storage_errors(path):
        # SQLite gives what it lays beside a file the file's own rights.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for beside in ("", "-wal", "-shm", "-journal"):
        # Those of an earlier version, or copied here, may be open to all; or another's.
        with suppress(OSError):
            path.with_name(path.name + beside).chmod(0o600)


def open_file(url: URL, *, patient: bool = True) -> Engine:
    """The same file of SQLite for who writes to it without awaiting.

    One who is not ``patient`` is refused at once while another writes, and leaves it to others to
    carry what was written over into the file, which can take a while.
    """
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": _BUSY_SECONDS if patient else 0, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _prepare_sqlite)
    if not patient:
        event.listen(engine, "connect", _carry_nothing_over)
    return engine


def _carry_nothing_over(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    connection.execute("PRAGMA wal_autocheckpoint=0")


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
    cursor = connection.cursor()
    # What is deleted is overwritten: nobody reads it from the free pages of the file.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def wiped(engine: AsyncEngine) -> None:
    """Carry what was deleted out of SQLite's log as well; PostgreSQL clears up by itself."""
    if engine.url.get_backend_name() == "sqlite":
        async with engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


@asynccontextmanager
async def claimed(engine: AsyncEngine) -> AsyncIterator[None]:
    """No other server works with this database meanwhile; one that is going down is waited for.

    Raises ``StorageError`` ``database-owned``, ``database-unusable``.
    """
    path = _file_of(engine.url)
    if path is not None:
        lock = await asyncio.to_thread(
            acquired, path, seconds=_CLAIM_SECONDS, code="database-owned"
        )
        try:
            yield
        finally:
            lock.release()
    elif engine.url.get_backend_name() == "sqlite":
        yield
    else:
        with _usable(engine.url):
            connection = await engine.connect()
        try:
            await _claim(connection, engine.url)
            yield
        finally:
            # The database lets go of what a connection has locked when it ends.
            await connection.invalidate()
            await connection.close()


async def _claim(connection: AsyncConnection, url: URL) -> None:
    for _ in range(_CLAIM_SECONDS * 5):
        with _usable(url):
            is_ours = (await connection.execute(_CLAIM)).scalar_one()
            await connection.commit()
        if is_ours:
            return
        await asyncio.sleep(0.2)
    raise StorageError("database-owned", path=_shown(url))


@contextmanager
def _usable(url: URL) -> Iterator[None]:
    """Tell in one sentence what a database has to say."""
    try:
        yield
    except (SQLAlchemyError, CommandError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        detail = str(cause).rpartition(">: ")[2].strip() or type(cause).__name__
        line = detail.splitlines()[0]
        raise StorageError("database-unusable", path=_shown(url), detail=line) from error


def _shown(url: URL) -> str:
    """A database as it may be named: without its password."""
    return str(_file_of(url) or url.set(drivername=url.get_backend_name()))


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the present shape; raises ``StorageError`` ``database-unusable``."""
    with _usable(engine.url):
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
