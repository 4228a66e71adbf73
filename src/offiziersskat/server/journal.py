"""The events' way into the database: what comes in at the same time is committed together.

Whoever waits for ``append`` knows that his events are kept, or that they are not. A batch that
fails is tried one by one, so that no table suffers for another. What an event means is not known.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from offiziersskat.errors import StorageError
from offiziersskat.server.metrics import COMMIT_SECONDS, COMMITS

__all__ = ["Commit", "Entry", "Journal"]


@dataclass(frozen=True, slots=True)
class Entry:
    """What one step of one table adds: rows of ``events``, in order.

    ``statements`` belong to the same step and come first: who holds a seat now, say. ``note`` is
    how the table stands after it, for the lists of tables: ``name changed summary is_over``.
    """

    rows: Sequence[dict[str, object]]
    note: dict[str, object]
    statements: Sequence[Executable] = ()


Commit = Callable[[Sequence[Entry]], Awaitable[None]]
"""Keeps all of these entries, in one transaction, or none."""


class Journal:
    """The one writer of events."""

    def __init__(self, commit: Commit) -> None:
        """Nothing waits; ``run`` has to be started."""
        self._commit = commit
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._news = asyncio.Event()
        self._closing = False

    async def append(self, entry: Entry) -> None:
        """Keep an entry; returns when it is committed. Raises ``StorageError``: nothing is kept."""
        if self._closing:
            raise StorageError("server-storage")
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, kept))
        self._news.set()
        await kept

    async def run(self) -> None:
        """Commit what waits, until ``close`` and all is done."""
        while self._waiting or not self._closing:
            self._news.clear()
            if not self._waiting:
                await self._news.wait()
                continue
            batch, self._waiting = self._waiting, []
            if not await self._try(batch) and len(batch) > 1:
                for one in batch:
                    await self._try([one], is_last=True)

    def close(self) -> None:
        """Let ``run`` end once all that waits is kept."""
        self._closing = True
        self._news.set()

    async def _try(
        self, batch: list[tuple[Entry, "asyncio.Future[None]"]], *, is_last: bool = False
    ) -> bool:
        error: StorageError | None = None
        try:
            with COMMIT_SECONDS.time():
                await self._commit([entry for entry, _ in batch])
        except (SQLAlchemyError, OSError) as fault:
            if len(batch) > 1 and not is_last:
                return False
            COMMITS.labels("failed").inc(len(batch))
            error = StorageError("server-storage")
            error.__cause__ = fault
        else:
            COMMITS.labels("kept").inc(len(batch))
        for _, kept in batch:
            if kept.done():
                continue
            if error is None:
                kept.set_result(None)
            else:
                kept.set_exception(error)
        return error is None
