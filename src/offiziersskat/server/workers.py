"""Worker processes for whatever thinks: a bound on how many wait, a budget for each.

Each worker is a process of its own. Who no longer wants an answer cancels his waiting: the worker's
brake is pulled, and it is free within a tenth of a second. One that does not listen is killed and
another started in its place, as for one that was killed from outside. What is thought about is not
known here.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from typing import Any, ParamSpec, TypeVar

from offiziersskat.errors import InputError, OffiziersskatError
from offiziersskat.players.brake import brake
from offiziersskat.server.metrics import WORKER_RESTARTS
from offiziersskat.server.problems import Busy

__all__ = ["WorkerFailed", "Workers"]

_P = ParamSpec("_P")
_T = TypeVar("_T")


class WorkerFailed(Busy):
    """The worker took too long, or died: ``worker-slow``, ``worker-died``."""


class Workers:
    """A few processes, taken in turn."""

    def __init__(self, count: int, *, queue: int) -> None:
        """``queue``: how many may wait for a free one. Processes start with the first task."""
        self._workers = [_Worker() for _ in range(count)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._queue = queue
        self._waiting = 0
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def run(
        self, seconds: float, function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """What a function of a module answers, in a worker, within so many seconds.

        Errors of ours come through, as ``InputError``. Raises ``Busy`` when too many wait, ``WorkerFailed``.
        If the waiting is cancelled, so is the task.
        """
        if self._waiting >= self._queue:
            raise Busy("server-busy")
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            return await worker.run(seconds, partial(function, *args, **kwargs))
        finally:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        """Start all processes now, so that nobody's first move has to wait."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Worker:
    """One process, started anew as often as need be."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._line: Connection | None = None
        self._number = 0
        self._ending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._ending is not None:
            await asyncio.shield(self._ending)
            self._ending = None
        if self._pool is None:
            heard, self._line = multiprocessing.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context(_METHOD),
                initializer=_settle,
                initargs=(heard,),
            )
            with suppress(BrokenProcessPool):
                named = self._pool.submit(os.getpid)
                heard.close()
                self._pid = await asyncio.wrap_future(named)

    async def run(self, seconds: float, task: Callable[[], _T]) -> _T:
        await self.start()
        assert self._pool is not None
        self._number += 1
        try:
            asked = asyncio.wrap_future(self._pool.submit(_called, self._number, task))
            answer = await asyncio.wait_for(asyncio.shield(asked), seconds)
        except TimeoutError:
            self._end(asked)
            raise WorkerFailed("worker-slow") from None
        except asyncio.CancelledError:
            self._end(asked)
            raise
        except BrokenProcessPool:
            await asyncio.to_thread(self.stop)
            WORKER_RESTARTS.inc()
            raise WorkerFailed("worker-died") from None
        if isinstance(answer, _Fault):
            raise InputError(answer.code, **answer.params)
        return answer

    def _end(self, asked: "asyncio.Future[Any]") -> None:
        """Have a task ended that nobody waits for; who comes next waits until it is."""
        self._ending = asyncio.create_task(self._give_up(asked))

    async def _give_up(self, asked: "asyncio.Future[Any]") -> None:
        """Ask first, and kill what does not listen."""
        assert self._line is not None
        with suppress(OSError):
            self._line.send(self._number)
        await asyncio.wait({asked}, timeout=_GRACE)
        if asked.done():
            # What the task had to say in the end nobody wants to know.
            asked.exception()
            return
        asked.cancel()
        await asyncio.to_thread(self.stop)
        WORKER_RESTARTS.inc()

    async def close(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, _KILL)
        pool.shutdown(wait=True, cancel_futures=True)
        if self._line is not None:
            self._line.close()


_METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
_GRACE = 0.08
"""Seconds that a search has to hear that it is not wanted."""


@dataclass(frozen=True, slots=True)
class _Fault:
    """An error on its way from one process to another; its type need not travel."""

    code: str
    params: Mapping[str, object]


def _called(number: int, task: Callable[[], _T]) -> "_T | _Fault":
    _POST.begin(number)
    try:
        return task()
    except OffiziersskatError as error:
        return _Fault(error.code, {name: _plain(value) for name, value in error.params.items()})


def _plain(value: object) -> object:
    return value if isinstance(value, (str, int, float, bool)) else str(value)


class _Post:
    """In the worker: which task is at hand, and up to which nobody wants them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._brake = brake()
        self._number = 0
        self._unwanted = 0

    def begin(self, number: int) -> None:
        with self._lock:
            self._number = number
            self._brake.ready()
            self._look()

    def unwanted(self, number: int) -> None:
        with self._lock:
            self._unwanted = number
            self._look()

    def _look(self) -> None:
        # Word may come before the task that it is about, or when that is over already.
        if self._number <= self._unwanted:
            self._brake.pull()


_POST = _Post()


def _settle(line: Connection) -> None:
    """Leave Ctrl-C to the server, listen to it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_listen, args=(line,), daemon=True).start()


def _listen(line: Connection) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    while parent.sentinel not in wait([parent.sentinel, line]):
        try:
            _POST.unwanted(line.recv())
        except (EOFError, OSError):
            # Nothing more will be said; the server ends this process by itself.
            break
    wait([parent.sentinel])
    os._exit(0)
