"""A table in memory: one change after the other, committed before anybody sees it.

A change runs on the ``Sitting`` at once; its events are gathered, committed, and only then does
each listener get the state through his own eyes. If the commit fails, the sitting is forgotten
and read from the database again: memory never runs ahead of it. What is legal is the sitting's.
"""

import asyncio
import json
import os
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import gmtime, perf_counter, strftime, time
from typing import Any, TypeVar

from sqlalchemy import Executable

from offiziersskat.core.view import View
from offiziersskat.errors import MoveError, OffiziersskatError, StorageError
from offiziersskat.notation.record import Record
from offiziersskat.server.journal import Entry, Journal
from offiziersskat.server.listener import Listener, as_text
from offiziersskat.server.logs import LOG
from offiziersskat.server.metrics import ENGINE_MOVES, ENGINE_SECONDS, MOVE_SECONDS
from offiziersskat.server.problems import Busy
from offiziersskat.server.summary import Summaries
from offiziersskat.server.thinking import Choice, choose, engine_name, thinks_less
from offiziersskat.server.workers import Workers
from offiziersskat.table.eventjson import event_json
from offiziersskat.table.events import Event
from offiziersskat.table.sitting import Sitting, Status

__all__ = ["Collected", "Holder", "LiveTable", "Services"]

_T = TypeVar("_T")

_SALT_BYTES = 32
_TRIES = 3
_PAUSE = 0.2


class Collected:
    """A store that only gathers; ``take`` hands over what came together since last time."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._events: list[Event] = []

    def append(self, event: Event) -> None:
        """Gather an event."""
        self._events.append(event)

    def finish(self, record: Record) -> None:
        """Nothing to do: the record of a hand follows from the events."""

    def end(self) -> None:
        """Nothing to do either."""

    def take(self) -> list[Event]:
        """What was gathered; it is forgotten here."""
        taken, self._events = self._events, []
        return taken


@dataclass(slots=True)
class Holder:
    """Whose a seat is."""

    guest: str | None
    generation: int


@dataclass(frozen=True, slots=True)
class Services:
    """What a table needs of the house."""

    journal: Journal
    workers: Workers
    read: Callable[[str, "Collected"], Coroutine[object, object, Sitting]]
    move_seconds: float
    pace_seconds: float
    rest_seconds: float
    background: Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]
    rematch: Callable[["LiveTable"], Coroutine[object, object, object]]


class LiveTable:
    """One table, as long as somebody needs it."""

    def __init__(
        self,
        sitting: Sitting,
        store: Collected,
        holders: Sequence[Holder],
        services: Services,
        *,
        invite: str,
        next_table: str | None = None,
    ) -> None:
        """The events in the database and the sitting agree."""
        self.id = sitting.table.game
        self.holders = list(holders)
        self.invite = invite
        self.next = next_table
        self.users = 0
        self.used = time()
        self._sitting: Sitting | None = sitting
        self._store = store
        self._services = services
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._engine: asyncio.Task[object] | None = None
        self._thought: asyncio.Task[Choice] | None = None
        # Of which player, in which hand, at which ply.
        self._thought_of: tuple[int, ...] = ()
        # Everybody who listened has gone.
        self._is_left = False
        self._summaries = Summaries()
        self._rest_until = 0.0

    # ---- looking ------------------------------------------------------------------------------

    async def look(self, at: Callable[[Sitting], _T]) -> _T:
        """Read something off the sitting, between two changes."""
        async with self._lock:
            sitting = await self._present()
            if self._is_left:
                # Somebody is interested after all.
                self._is_left = False
                self._arrange(sitting)
            return at(sitting)

    # ---- changing -----------------------------------------------------------------------------

    async def change(
        self,
        do: Callable[[Sitting, float], _T],
        statements: Sequence[Executable] = (),
        *,
        then: Callable[[], None] | None = None,
    ) -> _T:
        """Change the sitting, commit, and tell everybody; what ``do`` gives.

        ``do`` gets the time. ``statements`` are committed with the events, ``then`` is called once
        they are. Raises what ``do`` raises, nothing having changed; ``StorageError``.
        """
        self._is_left = False
        return await self._shielded(do, statements, then)

    async def _shielded(
        self,
        do: Callable[[Sitting, float], _T],
        statements: Sequence[Executable] = (),
        then: Callable[[], None] | None = None,
    ) -> _T:
        # Whoever asked may go away in the middle of it; the change may not.
        task = self._services.background(self._change(do, statements, then))
        return await asyncio.shield(task)

    async def _change(
        self,
        do: Callable[[Sitting, float], _T],
        statements: Sequence[Executable],
        then: Callable[[], None] | None,
    ) -> _T:
        async with self._lock:
            sitting = await self._present()
            begun = perf_counter()
            refusal, done = None, None
            try:
                done = self._attempt(sitting, do)
            except OffiziersskatError as error:
                refusal = error
            events = self._store.take()
            if refusal is None or events:
                # What time has done before something was refused stands all the same.
                try:
                    await self._keep(sitting, events, statements if refusal is None else ())
                except StorageError:
                    self._services.background(self._look_again())
                    raise
                self._show(sitting)
                MOVE_SECONDS.observe(perf_counter() - begun)
                self._arrange(sitting)
            if refusal is not None:
                raise refusal
            if then is not None:
                then()
            return done  # type: ignore[return-value]

    def _attempt(self, sitting: Sitting, do: Callable[[Sitting, float], _T]) -> _T:
        """Do it, and begin the shuffle if that is what comes next."""
        now = time()
        try:
            done = do(sitting, now)
            if self._wants_shuffle(sitting) and not self._rests(sitting, now):
                sitting.commit(os.urandom(_SALT_BYTES), now=now, date=_today(now))
        except OffiziersskatError:
            raise
        except BaseException:
            self._store.take()
            self._sitting = None
            raise
        return done

    def _wants_shuffle(self, sitting: Sitting) -> bool:
        return sitting.status is Status.SHUFFLING and sitting.awaiting is None

    def _rests(self, sitting: Sitting, now: float) -> bool:
        """Where engines are among themselves, who looks on may first see how a hand ended."""
        is_first = sitting.table.hand is None
        return not is_first and _only_engines(sitting) and now < self._rest_until

    async def _keep(
        self, sitting: Sitting, events: list[Event], statements: Sequence[Executable]
    ) -> None:
        if not events and not statements:
            return
        rows = [{"game": event.game, "seq": event.seq, "body": _written(event)} for event in events]
        note = {
            "name": self.id,
            "changed": time(),
            "summary": as_text(self._summaries.of(sitting)),
            "is_over": sitting.status is Status.MATCH_OVER,
        }
        try:
            await self._services.journal.append(Entry(rows, note, statements))
        except BaseException:
            self._sitting = None
            raise

    async def _present(self) -> Sitting:
        """The sitting, read again if it was forgotten; who listens is still there."""
        if self._sitting is None:
            store = Collected()
            sitting = await self._services.read(self.id, store)
            now = time()
            for one in self._listeners:
                if one.player is not None:
                    sitting.back(one.player, now=now)
            self._store, self._sitting = store, sitting
            # Taking a match up again may have ended what was half done.
            await self._keep(sitting, store.take(), ())
            self._show(sitting)
        return self._sitting

    async def _look_again(self) -> None:
        """Read what the database has, and show it to those who were shown something older."""
        with suppress(StorageError):
            await self.look(lambda _: None)

    # ---- telling ------------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Let somebody listen; he is told how it stands."""

        def come(sitting: Sitting, now: float) -> None:
            if listener.player is not None:
                sitting.back(listener.player, now=now)
            self._listeners.add(listener)

        await self.change(come)
        if await self.look(_thinks_less):
            listener.tell(as_text({"type": "notice", "code": "search-uncompiled"}))

    async def leave(self, listener: Listener) -> None:
        """Let somebody go; if he was the last with his eyes, he is away."""

        def go(sitting: Sitting, now: float) -> None:
            self._listeners.discard(listener)
            player = listener.player
            if player is not None and all(one.player != player for one in self._listeners):
                sitting.away(player, now=now)

        with suppress(StorageError):
            await self._shielded(go)
        self._listeners.discard(listener)
        listener.left.set()
        if not self._listeners:
            self._is_left = True
            self._stop_engine()

    def dismiss(self, player: int) -> None:
        """End the connections of a seat that is no longer his who holds them."""
        for listener in [one for one in self._listeners if one.player == player]:
            listener.is_known = False
            listener.end()

    @property
    def listeners(self) -> tuple[Listener, ...]:
        """Who listens."""
        return tuple(self._listeners)

    def say_to_all(self, text: str) -> None:
        """Tell everybody the same."""
        for listener in self._listeners:
            listener.tell(text)

    def end_all(self) -> None:
        """Say nothing more to anybody."""
        for listener in self._listeners:
            listener.end()

    def _show(self, sitting: Sitting) -> None:
        now = time()
        texts: dict[int | None, str] = {}
        for listener in self._listeners:
            eyes = listener.player
            if eyes not in texts:
                texts[eyes] = as_text(sitting.message(eyes, now=now))
            listener.tell(texts[eyes])

    # ---- what happens by itself ---------------------------------------------------------------

    def _arrange(self, sitting: Sitting) -> None:
        """Set the clock, and let an engine think if it is its turn."""
        self.used = time()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        moments = [sitting.deadline()]
        if self._wants_shuffle(sitting) and self._listeners:
            if self._rest_until < self.used:
                self._rest_until = self.used + self._services.rest_seconds
            moments.append(self._rest_until)
        first = min((moment for moment in moments if moment is not None), default=None)
        if first is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.01, first - self.used), self._ring)
        if sitting.wants_rematch and self.next is None:
            self._services.background(self._services.rematch(self))
        if self._thought is not None and self._thought_of != _asked(sitting):
            self._thought.cancel()
        if sitting.engine_to_act is not None and self._engine is None and not self._is_left:
            self._engine = self._services.background(self._play())

    def _stop_engine(self) -> None:
        """Whatever an engine thinks, nobody wants it."""
        if self._engine is not None:
            self._engine.cancel()
            self._engine = None

    def _ring(self) -> None:
        self._timer = None
        self._services.background(self._tick())

    async def _tick(self) -> None:
        with suppress(StorageError):
            await self._change(lambda sitting, now: sitting.tick(now), (), None)

    async def _play(self) -> None:
        """Let engines act as long as it is their turn."""
        try:
            fails = 0
            while fails < _TRIES:
                async with self._lock:
                    sitting = await self._present()
                    asked, of, alone = (
                        sitting.engine_to_act,
                        _asked(sitting),
                        _only_engines(sitting),
                    )
                if asked is None:
                    return
                if alone:
                    # They play for who looks on, and so slowly that he can.
                    await asyncio.sleep(self._services.pace_seconds)
                    if not self._listeners:
                        return
                fails = 0 if await self._engine_acts(asked, of) else fails + 1
                if fails:
                    await asyncio.sleep(_PAUSE * fails)
            LOG.error("engine gave up", table=self.id)
        except StorageError:
            LOG.error("engine stopped", table=self.id)
        finally:
            if self._engine is asyncio.current_task():
                self._engine = None

    async def _engine_acts(self, asked: tuple[int, str, View], of: tuple[int, ...]) -> bool:
        player, kind, view = asked
        begun = perf_counter()
        try:
            choice = await self._thinking(engine_name(kind), view, of)
        except Busy as error:
            ENGINE_MOVES.labels(error.code).inc()
            LOG.warning("engine failed", table=self.id, why=error.code)
            return False
        finally:
            ENGINE_SECONDS.observe(perf_counter() - begun)
        if choice is None:
            ENGINE_MOVES.labels("cancelled").inc()
            return True
        ply = of[-1]
        with suppress(MoveError):
            # Refused if somebody has taken back or resigned meanwhile; then it is asked again.
            await self._shielded(lambda s, now: s.act(player, choice.action, ply=ply, now=now))
            ENGINE_MOVES.labels("done").inc()
        if choice.cut:
            self.say_to_all(as_text({"type": "notice", "code": "engine-cut", "player": player}))
        return True

    async def _thinking(self, name: str, view: View, of: tuple[int, ...]) -> Choice | None:
        """What an engine decides; ``None`` if it was not wanted before it had decided."""
        work = self._services.workers.run(
            self._services.move_seconds, choose, name, view, os.urandom(32)
        )
        thought = self._thought = self._services.background(work)
        self._thought_of = of
        try:
            await asyncio.wait({thought})
        finally:
            thought.cancel()
            if self._thought is thought:
                self._thought = None
        return None if thought.cancelled() else thought.result()

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens, asks, or thinks here."""
        return not (
            self._listeners or self.users or self._engine is not None or self._lock.locked()
        )

    @property
    def is_on_show(self) -> bool:
        """Whether anybody may look on at cards that are played here just now.

        Somebody who plays must be there; where engines are among themselves, somebody who looks on.
        """
        sitting = self._sitting
        if sitting is None or not sitting.options.spectators or sitting.table.hand is None:
            return False
        return sitting.status is not Status.MATCH_OVER and any(
            one.player is not None or _only_engines(sitting) for one in self._listeners
        )

    def close(self) -> None:
        """Stop the clock; the table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
        self._stop_engine()


def _asked(sitting: Sitting) -> tuple[int, ...]:
    """Which engine has to decide, in which hand, at which ply; nothing if none has."""
    asked, table = sitting.engine_to_act, sitting.table
    return () if asked is None else (asked[0], table.hand or 0, table.plies)


def _thinks_less(sitting: Sitting) -> bool:
    return thinks_less(who.kind for who in sitting.table.players)


def _only_engines(sitting: Sitting) -> bool:
    return not any(who.is_human or who.is_empty for who in sitting.table.players)


def _written(event: Event) -> str:
    return json.dumps(event_json(event), ensure_ascii=False, separators=(",", ":"))


def _today(now: float) -> str:
    return strftime("%Y.%m.%d", gmtime(now))
