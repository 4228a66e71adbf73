"""The house: the database, the workers and all tables, loaded when somebody comes.

It opens and closes them in order; what is done at a table is the table's business, and how it is
asked for, over HTTP or a socket, the routes'.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import time
from typing import Any

from sqlalchemy import Executable, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from offiziersskat.errors import OffiziersskatError, StorageError
from offiziersskat.server.accountant import Accountant
from offiziersskat.server.committing import Committer
from offiziersskat.server.database import claimed, database_url, migrate, open_database
from offiziersskat.server.guests import GuestBook
from offiziersskat.server.journal import Journal
from offiziersskat.server.limits import Buckets
from offiziersskat.server.listener import as_text
from offiziersskat.server.live import Collected, Holder, LiveTable, Services
from offiziersskat.server.logs import LOG
from offiziersskat.server.metrics import TABLES
from offiziersskat.server.mistakes import MistakeBook
from offiziersskat.server.opening import Opening, rematch
from offiziersskat.server.problems import Busy, Missing
from offiziersskat.server.reviews import Reviews
from offiziersskat.server.schema import events, seats, tables
from offiziersskat.server.settings import Settings
from offiziersskat.server.shelf import Shelf
from offiziersskat.server.tokens import Tokens, new_name, server_secret
from offiziersskat.server.workers import Workers
from offiziersskat.table.eventjson import event_from
from offiziersskat.table.sitting import Sitting

__all__ = ["House"]

_SWEEP_SECONDS = 20.0
_MOST_SHOWN = 100
_GOODBYE = as_text({"type": "closing"})


class House:
    """All that lives as long as the server."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is opened yet."""
        self.settings = settings
        self.engine: AsyncEngine = open_database(database_url(settings.database, settings.folder))
        self.guests = GuestBook(self.engine)
        self.shelf = Shelf(self.engine)
        self.mistakes = MistakeBook(self.engine)
        self.tokens = Tokens(
            settings.secret or server_secret(settings.folder), hours=settings.seat_hours
        )
        self.workers = Workers(settings.workers, queue=settings.queue)
        self.accountant = Accountant(self.engine, self.shelf, self.background)
        self.reviews = Reviews(self.background)
        self._committer = Committer(self.engine)
        self.journal = Journal(self._committer)
        self.rates = Buckets(settings.rate, settings.burst)
        self.is_ready = False
        self.is_closing = False
        self._claims = AsyncExitStack()
        self._is_claimed = False
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._services = Services(
            journal=self.journal,
            workers=self.workers,
            read=self._read,
            move_seconds=settings.move_seconds,
            pace_seconds=settings.pace_seconds,
            rest_seconds=settings.rest_seconds,
            background=self.background,
            rematch=self._rematch,
        )

    # ---- opening and closing ------------------------------------------------------------------

    async def claim(self) -> None:
        """Make the database this process's own, and bring it to its shape; ``StorageError``."""
        if not self._is_claimed:
            await self._claims.enter_async_context(claimed(self.engine))
            self._is_claimed = True
            await migrate(self.engine)

    async def open(self) -> None:
        """Claim the database, and start what runs by itself."""
        await self.claim()
        self._writer = asyncio.create_task(self.journal.run())
        self._sweeper = self.background(self._sweep())
        self._starting = self.background(self.workers.start())
        self.is_ready = True

    async def farewell(self) -> None:
        """Tell everybody that the server goes down; they will come back by themselves."""
        self.is_closing = True
        self.is_ready = False
        self.reviews.farewell()
        for table in self._tables.values():
            table.say_to_all(_GOODBYE)
            table.end_all()

    async def emptied(self, seconds: float) -> None:
        """Wait until everybody has heard it and gone, but not for ever."""
        leaving = [one.left.wait() for table in self._tables.values() for one in table.listeners]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*leaving), seconds)

    async def close(self) -> None:
        """Keep what is under way, then close everything."""
        await self.farewell()
        for table in self._tables.values():
            table.close()
        self._sweeper.cancel()
        await self.accountant.close()
        self.journal.close()
        await self._writer
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.reviews.close()
        self._committer.close()
        await self._claims.aclose()
        await self.engine.dispose()

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something run by itself; a fault that nobody waits for stands in the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        fault = task.exception()
        if fault is not None and not isinstance(fault, OffiziersskatError):
            LOG.error("task failed", why=type(fault).__name__, exc_info=fault)

    # ---- tables -------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LiveTable]:
        """A table, as long as it is used; raises ``Missing`` ``table-unknown``."""
        if self.is_closing:
            raise Busy("server-closing")
        table = self._tables.get(name)
        if table is None:
            lock = self._loading.setdefault(name, asyncio.Lock())
            try:
                async with lock:
                    table = self._tables.get(name)
                    if table is None:
                        table = await self._load(name)
                        self._seat(table)
            finally:
                if not lock.locked():
                    self._loading.pop(name, None)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time()

    def on_show(self) -> list[str]:
        """The names of the tables where somebody plays just now and anybody may look on."""
        shown = [table for table in self._tables.values() if table.is_on_show]
        return [table.id for table in sorted(shown, key=lambda table: -table.used)[:_MOST_SHOWN]]

    async def start_table(
        self, opening: Opening, *, name: str | None = None, also: Sequence[Executable] = ()
    ) -> LiveTable:
        """A new table, kept before anybody hears of it; raises ``InputError``, ``StorageError``."""
        now, store = time(), Collected()
        name = new_name() if name is None else name
        sitting = opening.sitting(store, name)
        invite = new_name()
        row = {
            "id": name,
            "rules": opening.rules_text,
            "practice": opening.options.practice,
            "spectators": opening.options.spectators,
            "invite": invite,
            "is_over": False,
            "summary": "{}",
            "made": now,
            "changed": now,
        }
        holders = [Holder(guest, 0) for guest in opening.holders]
        sitting_down = [
            {
                "table_id": name,
                "player": player,
                "kind": info.kind,
                "name": info.name,
                "guest": holders[player].guest,
                "generation": 0,
            }
            for player, info in enumerate(sitting.table.players)
        ]
        statements = (insert(tables).values(row), insert(seats).values(sitting_down), *also)
        table = LiveTable(sitting, store, holders, self._services, invite=invite)
        # From here on it is a change like any other: committed first, then shown.
        await table.change(opening.deal, statements)
        self._seat(table)
        return table

    async def _rematch(self, table: LiveTable) -> None:
        """Another match of the same people, by the same rules; who sits here is told where."""
        if table.next is not None:
            return
        table.next = new_name()
        opening = await table.look(lambda sitting: rematch(sitting, table.holders))
        statement = update(tables).where(tables.c.id == table.id).values(next=table.next)
        try:
            await self.start_table(opening, name=table.next, also=(statement,))
        except OffiziersskatError:
            table.next = None
            raise
        table.say_to_all(as_text({"type": "rematch", "table": table.next}))

    async def forget(self, names: Sequence[str]) -> None:
        """Let tables be read again, because the database was changed under them."""
        self.reviews.forget()
        for name in names:
            table = self._tables.pop(name, None)
            if table is not None:
                table.say_to_all(_GOODBYE)
                table.end_all()
                table.close()
        TABLES.set(len(self._tables))

    def _seat(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        TABLES.set(len(self._tables))

    async def _load(self, name: str) -> LiveTable:
        async with self.engine.connect() as connection:
            row = (
                (await connection.execute(select(tables).where(tables.c.id == name)))
                .mappings()
                .first()
            )
            if row is None:
                raise Missing("table-unknown")
            query = select(seats).where(seats.c.table_id == name).order_by(seats.c.player)
            holders = [
                Holder(seat["guest"], seat["generation"])
                for seat in (await connection.execute(query)).mappings()
            ]
        store = Collected()
        sitting = await self._read(name, store)
        table = LiveTable(
            sitting,
            store,
            holders,
            self._services,
            invite=row["invite"],
            next_table=row["next"],
        )
        # What had to be done by itself when the server went down is done now.
        await table.change(lambda sitting, now: sitting.tick(now))
        return table

    async def _read(self, name: str, store: Collected) -> Sitting:
        query = select(events.c.body).where(events.c.game == name).order_by(events.c.seq)
        try:
            async with self.engine.connect() as connection:
                bodies = (await connection.execute(query)).scalars().all()
        except (SQLAlchemyError, OSError) as error:
            raise StorageError("server-storage") from error
        # A long match takes a while to be played again; the other tables go on meanwhile.
        return await asyncio.to_thread(_resumed, bodies, store)

    async def _sweep(self) -> None:
        """Let tables go at which nothing has happened for a while."""
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.settings.idle_seconds))
            since = time() - self.settings.idle_seconds
            for table in list(self._tables.values()):
                if table.is_idle and table.used < since:
                    table.close()
                    del self._tables[table.id]
            TABLES.set(len(self._tables))


def _resumed(bodies: Sequence[str], store: Collected) -> Sitting:
    return Sitting.resume([event_from(json.loads(body)) for body in bodies], store, now=time())
