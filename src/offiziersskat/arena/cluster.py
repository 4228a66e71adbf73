"""The same on a cluster: shards go to the workers of a Dask scheduler.

Workers need this package, and the programs of ``bot:``. One that is lost costs time alone: what it
had is played again by another. (joblib has a backend for Dask too; it waits for ever where a task
was given up.) Dask is loaded when a scheduler is named, and not before.
"""

import asyncio
import logging
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from itertools import islice
from queue import Empty, Queue
from threading import Thread
from typing import TYPE_CHECKING

from offiziersskat.arena.match import Match, Pair
from offiziersskat.arena.run import Plant, play_shard
from offiziersskat.errors import InputError

if TYPE_CHECKING:
    import distributed

__all__ = ["on_cluster"]

_PATIENCE = 5
"""Seconds to reach the scheduler, and to wait for its first worker."""
_AHEAD = 2
_HERE = "here"


def on_cluster(address: str) -> Plant:
    """On the workers of a scheduler, ``tcp://host:8786``.

    Raises ``InputError`` where Dask is not installed or there is no scheduler; and while it is
    played, where no worker is ready, one shard has cost several workers, or the scheduler is gone.
    """
    try:
        import distributed
    except ImportError:
        raise InputError("arena-dask", python=sys.executable) from None
    _hush()
    _look_for(address)

    def play(match: Match, shards: list[list[int]]) -> Iterator[list[Pair]]:
        with distributed.Client(address, timeout=_PATIENCE, set_as_default=False) as client:
            try:
                client.wait_for_workers(1, timeout=_PATIENCE)
                yield from _handed_out(client, match, shards)
            except distributed.KilledWorker:
                raise InputError("arena-process") from None
            except TimeoutError:
                raise InputError("arena-workers", address=address) from None
            except (asyncio.CancelledError, CancelledError):
                raise InputError("arena-lost", address=address) from None

    return play


def _handed_out(
    client: "distributed.Client", match: Match, shards: list[list[int]]
) -> Iterator[list[Pair]]:
    """A few shards for each worker, and another for each that comes back."""
    from distributed import as_completed

    def submit(shard: list[int]) -> "distributed.Future[list[Pair]]":
        return client.submit(play_shard, match, shard, pure=False)

    waiting = iter(shards)
    ahead = _AHEAD * max(1, len(client.ncores()))
    done = as_completed([submit(shard) for shard in islice(waiting, ahead)], loop=client.loop)
    for future in done:
        yield future.result()
        for shard in islice(waiting, 1):
            done.add(submit(shard))


def _hush() -> None:
    """What Dask would say about workers that come and go, the progress bar says better."""
    for name in logging.root.manager.loggerDict:
        if name.startswith("distributed"):
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _look_for(address: str) -> None:
    """Whether a scheduler answers; a client that finds none takes minutes to say so."""
    answers: Queue[str] = Queue()
    Thread(target=_ask, args=(address, answers), daemon=True).start()
    try:
        answer = answers.get(timeout=_PATIENCE)
    except Empty:
        answer = "silence"
    if answer != _HERE:
        raise InputError("arena-scheduler", address=address)


def _ask(address: str, answers: "Queue[str]") -> None:
    """In a thread of its own: what is no scheduler may keep the line busy."""
    from distributed.comm.core import connect

    async def shake_hands() -> None:
        comm = await connect(address, timeout=_PATIENCE)
        await comm.close()

    try:
        asyncio.run(shake_hands())
    except (OSError, ValueError, TypeError):
        answers.put("nobody")
    else:
        answers.put(_HERE)
