"""The reviews that somebody waits for, and those that are done: each hand is reviewed once.

Whoever asks for the same hand reads along. A process of their own works reviews out, so that no engine
waits for one; they take turns in it. Who may ask is the routes' business.
"""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from hashlib import sha256
from typing import Any

from offiziersskat.errors import OffiziersskatError
from offiziersskat.server.exercising import Mistake
from offiziersskat.server.listener import as_text
from offiziersskat.server.problems import Busy, TooMany, problem_json
from offiziersskat.server.reviewing import Whole, conclude, review_on
from offiziersskat.server.workers import Workers

__all__ = ["Review", "Reviews"]

_MOST_KEPT = 200
_MOST_UNDER_WAY = 8
_MOST_OF_ONE = 2
"""Under way at once for one address."""
_SECONDS = 120.0
"""For a piece: one exact value may take some seconds, on a busy machine many."""


class Review:
    """One hand's review as it comes."""

    def __init__(self, name: str, address: str) -> None:
        """``name`` is what it is kept under; ``address`` asked for it first."""
        self.name = name
        self.address = address
        self.readers = 0
        self.task: asyncio.Task[Any] | None = None
        self.fault: OffiziersskatError | None = None
        self.mistakes: tuple[Mistake, ...] | None = None
        """Those of every seat, for whoever may know them; ``None`` until all has been found."""
        self._lines: list[str] = []
        self._reports: Mapping[str, bytes] = {}
        self._news = asyncio.Event()

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes."""
        return bool(self._reports) or self.fault is not None

    def tell(self, *lines: str) -> None:
        """More of it has been found."""
        self._lines += lines
        self._wake()

    def finish(self, whole: Whole) -> None:
        """All of it has been found."""
        self._reports = whole.reports
        self.mistakes = whole.mistakes
        self.tell(whole.line)

    def fail(self, error: OffiziersskatError) -> None:
        """Nothing more will be found."""
        self.fault = error
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def begun(self) -> None:
        """Wait for the first of it; raises what is wrong with the hand."""
        if not self._lines and not self.is_over:
            await self._news.wait()
        if not self._lines and self.fault is not None:
            raise self.fault

    async def lines(self) -> AsyncIterator[str]:
        """All of it from the beginning, each line when it is there; at last a fault, if there is one."""
        told = 0
        while True:
            while told < len(self._lines):
                yield self._lines[told]
                told += 1
            if self.is_over:
                break
            await self._news.wait()
        if self.fault is not None:
            yield as_text({"error": problem_json(self.fault)})

    async def report(self, language: str) -> str:
        """The report when it is there; raises what has gone wrong."""
        while not self.is_over:
            await self._news.wait()
        if self.fault is not None:
            raise self.fault
        return zlib.decompress(self._reports[language]).decode()


class Reviews:
    """Starts reviews, and keeps them for a while under a digest of the hand."""

    def __init__(
        self, background: Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]
    ) -> None:
        """``background`` lets something run by itself. The process starts with the first review."""
        self._workers = Workers(1, queue=2 * _MOST_UNDER_WAY)
        self._background = background
        self._known: OrderedDict[str, Review] = OrderedDict()

    async def read(self, text: str, address: str) -> Review:
        """The review of a hand, begun if need be, with one reader more, who has to ``leave``.

        Raises ``InputError`` for a hand that cannot be reviewed; ``TooMany``, ``Busy``.
        """
        name = sha256(text.encode()).hexdigest()
        review = self._known.get(name)
        if review is None:
            review = self._begin(name, text, address)
        self._known.move_to_end(name)
        review.readers += 1
        try:
            await review.begun()
        except BaseException:
            self.leave(review)
            raise
        return review

    def leave(self, review: Review) -> None:
        """One reader less; with the last one it ends."""
        review.readers -= 1
        if not review.readers and not review.is_over:
            self._end(review, Busy("server-busy"))

    def forget(self) -> None:
        """Let go of what is kept: somebody's name may have been taken out of these hands."""
        for name in [name for name, review in self._known.items() if review.is_over]:
            del self._known[name]

    def farewell(self) -> None:
        """End those that are under way."""
        for review in self._under_way():
            self._end(review, Busy("server-closing"))

    async def close(self) -> None:
        """End the process."""
        await self._workers.close()

    def _end(self, review: Review, error: OffiziersskatError) -> None:
        self._known.pop(review.name, None)
        review.fail(error)
        if review.task is not None:
            review.task.cancel()

    def _under_way(self) -> list[Review]:
        return [review for review in self._known.values() if not review.is_over]

    def _begin(self, name: str, text: str, address: str) -> Review:
        under_way = self._under_way()
        if sum(review.address == address for review in under_way) >= _MOST_OF_ONE:
            raise TooMany("too-often")
        if len(under_way) >= _MOST_UNDER_WAY:
            raise Busy("server-busy")
        review = self._known[name] = Review(name, address)
        for old in [key for key, one in self._known.items() if one.is_over][:-_MOST_KEPT]:
            del self._known[old]
        review.task = self._background(self._run(text, review))
        return review

    async def _run(self, text: str, review: Review) -> None:
        try:
            await self._worked_out(text, review)
        except OffiziersskatError as error:
            review.fail(error)
        finally:
            if not review.is_over:
                # A fault of ours, which stands in the log.
                review.fail(OffiziersskatError("server-fault"))
            if review.fault is not None and self._known.get(review.name) is review:
                del self._known[review.name]

    async def _worked_out(self, text: str, review: Review) -> None:
        """Piece by piece, each told as soon as it is there."""
        start: int | None = -1
        found: list[bytes] = []
        while start is not None:
            piece = await self._workers.run(_SECONDS, review_on, text, start)
            if start < 0:
                review.tell(as_text({"steps": piece.steps}))
            review.tell(*piece.lines)
            found.append(piece.findings)
            start = piece.start
            # Whoever waits for the worker has it before this one's next piece.
            await asyncio.sleep(0)
        whole = await self._workers.run(_SECONDS, conclude, text, found)
        review.finish(whole)
