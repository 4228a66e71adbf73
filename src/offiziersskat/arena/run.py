"""Plays the missing pairs of a match, on one core, on many or on a cluster, and keeps each shard.

A shard is a few pairs, kept as soon as they are played: what is lost at most, by each process, when
a match is broken off. Where the shards are played makes no difference to what comes out, nor to
where a match is stopped.
"""

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from threading import Lock

from offiziersskat.arena.figures import settled
from offiziersskat.arena.match import Match, Pair, play_pair
from offiziersskat.arena.shards import Shards
from offiziersskat.errors import InputError

__all__ = ["Plant", "here", "on_cores", "play_shard", "played"]

_SHARD = 4

Plant = Callable[[Match, list[list[int]]], Iterator[list[Pair]]]
"""Where shards are played: takes a match and the numbers of its pairs, shard by shard."""


def here(match: Match, shards: list[list[int]]) -> Iterator[list[Pair]]:
    """In this process, one after the other."""
    return (play_shard(match, shard) for shard in shards)


def on_cores(jobs: int) -> Plant:
    """In so many processes of this machine; raises ``InputError`` where joblib is not installed."""
    try:
        from joblib import Parallel, delayed  # type: ignore[import-untyped]
    except ImportError:
        raise InputError("arena-joblib", python=sys.executable) from None

    def play(match: Match, shards: list[list[int]]) -> Iterator[list[Pair]]:
        work = (delayed(play_shard)(match, shard) for shard in shards)
        try:
            with warnings.catch_warnings():
                # That the rest was not wanted is no news to who stops a match that is settled.
                warnings.filterwarnings("ignore", message=".*have been cancelled.*")
                yield from Parallel(n_jobs=jobs, return_as="generator_unordered")(work)
        except BrokenProcessPool:
            raise InputError("arena-process") from None

    return play


def played(
    match: Match,
    shards: Shards,
    pairs: int,
    *,
    plant: Plant = here,
    until_clear: bool = False,
) -> Iterator[int]:
    """The number of pairs that are done, after each shard; raises what the players raise.

    ``until_clear`` stops once it is settled who scores more; what was played beyond is kept.
    """
    looked = 0
    missing = shards.missing(pairs)
    parts = [missing[start : start + _SHARD] for start in range(0, len(missing), _SHARD)]
    if until_clear and settled(shards.first(pairs)) is not None:
        return
    for shard in plant(match, parts):
        shards.add(shard)
        yield pairs - len(shards.missing(pairs))
        if until_clear:
            first = shards.first(pairs)
            if settled(first, since=looked) is not None:
                return
            looked = len(first)


_ONE_AT_A_TIME = Lock()


def play_shard(match: Match, numbers: Sequence[int]) -> list[Pair]:
    """The pairs of a shard.

    Players keep tables of their own, one set a process: where a cluster's worker has several
    threads, one of them plays and the others wait.
    """
    with _ONE_AT_A_TIME:
        return [play_pair(match, number) for number in numbers]
