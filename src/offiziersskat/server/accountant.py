"""The accountant: works out what finished hands came to, one piece after the other, out of the way.

He has a process of his own, nicer than all others, so that no engine and no table waits for him; it
ends when nobody has asked for a minute. Guests are served in turn.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from offiziersskat.errors import OffiziersskatError
from offiziersskat.server.accounting import Counted, of_record, of_table
from offiziersskat.server.accounts import AccountBook, Missing
from offiziersskat.server.problems import Busy
from offiziersskat.server.shelf import Shelf
from offiziersskat.server.workers import Workers

__all__ = ["Accountant"]

_AT_ONCE = 4
_MOST_WAITING = 200
_SECONDS = 60.0
_IDLE = 60.0

Background = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]


class Accountant:
    """Serves guests who ask for their statistics."""

    def __init__(self, engine: AsyncEngine, shelf: Shelf, background: Background) -> None:
        """Nothing runs until somebody asks."""
        self.book = AccountBook(engine)
        self._shelf = shelf
        self._background = background
        self._workers = Workers(1, queue=1)
        self._waiting: dict[str, None] = {}
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def begin(self, guest: str) -> None:
        """Have what is missing of a guest worked out; he waits in line only once."""
        if self._is_closed or len(self._waiting) >= _MOST_WAITING:
            return
        self._waiting[guest] = None
        self._news.set()
        if self._task is None:
            self._task = self._background(self._work())

    async def close(self) -> None:
        """Leave the rest for another day."""
        self._is_closed = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._workers.close()

    async def _work(self) -> None:
        try:
            while await self._is_wanted():
                guest = next(iter(self._waiting))
                del self._waiting[guest]
                missing = await self.book.missing(guest)
                if missing:
                    await self._account(guest, missing[0])
                    # The others first, then on with him.
                    self._waiting[guest] = None
        finally:
            if not self._is_closed:
                await self._workers.close()
            self._task = None
            if self._waiting and not self._is_closed:
                self._task = self._background(self._work())

    async def _is_wanted(self) -> bool:
        """Whether somebody waits, or comes before the process has been idle for long."""
        if not self._waiting:
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), _IDLE)
        return bool(self._waiting)

    async def _account(self, guest: str, wanted: Missing) -> None:
        """One piece: a few hands of a table, or a record."""
        if wanted.numbers:
            some = wanted.numbers[:_AT_ONCE]
            bodies = await self.book.events(wanted.source)
            await self.book.keep_table(wanted, await self._counted(bodies, some))
            return
        text = await self._shelf.text(wanted.source)
        try:
            counted = await self._workers.run(_SECONDS, of_record, text)
        except Busy:
            counted = Counted(0, {})
        await self.book.keep_record(guest, wanted, counted)

    async def _counted(self, bodies: list[str], numbers: tuple[int, ...]) -> list[Counted]:
        """All of them; one that cannot be worked out does not count, and spoils no other."""
        try:
            return await self._workers.run(_SECONDS, of_table, bodies, numbers)
        except (Busy, OffiziersskatError):
            if len(numbers) == 1:
                return [Counted(numbers[0], {})]
        return [one for number in numbers for one in await self._counted(bodies, (number,))]
