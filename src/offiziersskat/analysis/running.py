"""``Running``: an analysis under way in a thread of its own, and the brake that stops it.

Threads, flags and waiting live here. What is searched is not known: a task is given a ``Brake``
to obey and a place to report to.
"""

import threading
from collections.abc import Callable, Iterator, MutableSequence
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from functools import partial
from typing import Generic, Self, TypeVar

from offiziersskat.analysis.limits import Limit
from offiziersskat.analysis.values import Info

__all__ = ["Brake", "Running", "Task"]

_GLANCE = 0.005
"""How often nodes are counted, in seconds."""


class Brake:
    """Stops searches through the flags that they look at: at once, after a time, at a node count.

    ``flags`` are the first cells of arrays that kernels watch; ``count`` tells the nodes so far.
    """

    def __init__(
        self,
        limit: Limit,
        flags: tuple[MutableSequence[int], ...] = (),
        count: Callable[[], int] = lambda: 0,
    ) -> None:
        """Released; pulled it stays, but for the time of one ``phase``."""
        self.limit = limit
        self._flags = flags
        self._count = count
        self._lock = threading.Lock()
        self._phase = 0
        self.cancelled = threading.Event()
        self._spent = False

    def attach(self, flags: tuple[MutableSequence[int], ...], count: Callable[[], int]) -> None:
        """Take hold of the searches, whose turn it is now."""
        with self._lock:
            self._flags, self._count = flags, count
            self._set(pulled=self.cancelled.is_set())

    def release(self) -> None:
        """Let go of them: they will be somebody else's."""
        with self._lock:
            self._flags, self._count = (), lambda: 0

    def cancel(self) -> None:
        """Stop for good, from any thread."""
        with self._lock:
            self.cancelled.set()
            self._set(pulled=True)

    @property
    def is_pulled(self) -> bool:
        """Whether what runs now should end."""
        return any(flag[0] for flag in self._flags) or self.cancelled.is_set()

    @property
    def is_spent(self) -> bool:
        """Whether nothing more may be begun: cancelled, or all nodes used."""
        return self._spent or self.cancelled.is_set()

    @contextmanager
    def phase(self, begin: float = 0.0, end: float = 1.0) -> Iterator[None]:
        """A part of the analysis, from one share of the limit to another; 0 is its beginning."""
        with self._lock:
            self._phase += 1
            phase = self._phase
            self._set(pulled=self.is_spent)
        over = threading.Event()
        time, nodes = self.limit.time, self.limit.nodes
        watches = []
        if time is not None:
            watches.append(partial(self._watch_time, phase, time * (end - begin), over))
        if nodes is not None:
            watches.append(partial(self._watch_nodes, phase, nodes * end, over))
        threads = [
            threading.Thread(target=watch, daemon=True, name="analysis-watch") for watch in watches
        ]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            over.set()
            for thread in threads:
                thread.join()

    def _watch_time(self, phase: int, seconds: float, over: threading.Event) -> None:
        """Pull when the time is up; waiting is the only clock."""
        if not over.wait(seconds):
            self._expire(phase)

    def _watch_nodes(self, phase: int, nodes: float, over: threading.Event) -> None:
        """Pull when so many nodes are used."""
        while not over.wait(_GLANCE):
            count = self._count()
            self._spent = self._spent or count >= (self.limit.nodes or 0)
            if count >= nodes:
                self._expire(phase)
                return

    def _expire(self, phase: int) -> None:
        with self._lock:
            if phase == self._phase:
                self._set(pulled=True)

    def _set(self, *, pulled: bool) -> None:
        for flag in self._flags:
            flag[0] = int(pulled)


T = TypeVar("T")

Task = Callable[[Brake, Callable[[Info], None]], T]
"""An analysis: obeys the brake, reports, and returns the whole."""


class Running(Generic[T]):
    """An analysis under way: iterate over it for ``Info``, or wait for its result.

    Iterating from several threads at once shares the reports out among them. A report that nobody
    has fetched yet gives way to the next, which then names the moves of both as fresh.
    """

    def __init__(
        self, task: Task[T], limit: Limit, listener: Callable[[Info], None] | None = None
    ) -> None:
        """Begin at once. ``listener`` is called in the thread that searches."""
        self._brake = Brake(limit)
        self._listener = listener
        self._news = threading.Condition()
        self._pending: Info | None = None
        self._over = False
        self.future: Future[T] = Future()
        # From here on nobody but this thread ends it.
        self.future.set_running_or_notify_cancel()
        self._thread = threading.Thread(
            target=self._run, args=(task,), daemon=True, name="analysis"
        )
        self._thread.start()

    def cancel(self) -> None:
        """Stop the search; there will be no result. Ends within 50 ms, if it has not ended yet."""
        self._brake.cancel()

    @property
    def done(self) -> bool:
        """Whether it has ended, in whatever way."""
        return self.future.done()

    def result(self, timeout: float | None = None) -> T:
        """Wait for the whole.

        Raises ``TimeoutError`` after ``timeout`` seconds (the search goes on), ``CancelledError``
        of ``concurrent.futures`` if it was cancelled, and what is wrong with the view.
        """
        return self.future.result(timeout)

    def __iter__(self) -> Iterator[Info]:
        """Reports as they come, until it has ended."""
        while (info := self._next()) is not None:
            yield info

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_details: object) -> None:
        """Nobody wants the rest."""
        self.cancel()
        self._thread.join()

    def _next(self) -> Info | None:
        with self._news:
            self._news.wait_for(lambda: self._pending is not None or self._over)
            info, self._pending = self._pending, None
            return info

    def _report(self, info: Info) -> None:
        if self._brake.cancelled.is_set():
            return
        with self._news:
            if self._pending is not None:
                known = self._pending.fresh
                fresh = dict.fromkeys((*known, *info.fresh))
                moves = tuple(move for move in info.analysis.moves if move in fresh)
                self._pending = Info(info.analysis, moves)
            else:
                self._pending = info
            self._news.notify()
        if self._listener is not None:
            self._listener(info)

    def _run(self, task: Task[T]) -> None:
        try:
            result = task(self._brake, self._report)
            failure: BaseException | None = None
        except BaseException as error:  # noqa: BLE001 - handed on to whoever waits for the result
            failure = error
        with self._news:
            self._over = True
            self._news.notify_all()
        if self._brake.cancelled.is_set():
            self.future.set_exception(CancelledError())
        elif failure is not None:
            self.future.set_exception(failure)
        else:
            self.future.set_result(result)
