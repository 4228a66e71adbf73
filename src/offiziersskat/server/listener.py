"""Somebody who is told what happens at a table: through a socket or a stream of events.

What is said waits in a short queue. Who reads too slowly is let go, and finds all of it in the one
state that he is sent when he comes back.
"""

import asyncio
from typing import Any

import orjson

__all__ = ["Listener", "as_text"]

_MOST_WAITING = 128


def as_text(message: dict[str, Any]) -> str:
    """A message as it goes out."""
    return orjson.dumps(message).decode()


class Listener:
    """``player`` is whose eyes he has; ``None`` is a spectator."""

    def __init__(self, player: int | None, language: str = "en") -> None:
        """Nothing has been said yet."""
        self.player = player
        self.language = language
        self.is_slow = False
        self.is_flooding = False
        # Whether the seat is still his for whom he listens.
        self.is_known = True
        self.left = asyncio.Event()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(_MOST_WAITING)

    def tell(self, text: str) -> None:
        """Say something, when he comes to read it."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.is_slow = True
            self.end()

    def end(self) -> None:
        """Nothing more will be said."""
        while self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """What is said next; ``None`` at the end."""
        return await self._queue.get()
