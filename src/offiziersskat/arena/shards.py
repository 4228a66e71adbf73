"""A match on disk: one line of JSON that says what it is, then one for each pair.

Pairs are written as they are finished, in any order; a match that was broken off goes on with those
that are missing. A file of another match is refused.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from offiziersskat.arena.match import Match, Pair
from offiziersskat.errors import InputError, StorageError

__all__ = ["Shards"]

_FORMAT = "offiziersskat-arena-4"


class Shards:
    """The pairs of a match that are played already, in a file or, without one, in memory."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        """Read what is there; raises ``InputError`` for what is no match, or another one."""
        self._path = path
        self._head = {"format": _FORMAT, **asdict(match)}
        self._pairs: dict[int, Pair] = {}
        self._begun = True
        if path is not None:
            self._read(path)

    @property
    def pairs(self) -> list[Pair]:
        """In the order of their numbers."""
        return [self._pairs[number] for number in sorted(self._pairs)]

    def first(self, count: int) -> list[Pair]:
        """Of the first so many pairs those before which none is missing."""
        missing = self.missing(count)
        return [self._pairs[number] for number in range(missing[0] if missing else count)]

    def missing(self, count: int) -> list[int]:
        """The numbers of the pairs, of so many, that are still to be played."""
        return [number for number in range(count) if number not in self._pairs]

    def add(self, pairs: Iterable[Pair]) -> None:
        """Keep some more; raises ``StorageError`` if the file cannot be written."""
        fresh = list(pairs)
        self._pairs.update((pair.number, pair) for pair in fresh)
        if self._path is not None:
            self._write(self._path, [asdict(pair) for pair in fresh])

    def _write(self, path: Path, lines: list[dict[str, object]]) -> None:
        try:
            with path.open("a" if self._begun else "w", encoding="utf-8") as file:
                file.write(self._before(path))
                file.writelines(json.dumps(line) + "\n" for line in lines)
            self._begun = True
        except OSError as error:
            raise StorageError(
                "arena-write", path=str(path), reason=error.strerror or str(error)
            ) from None

    def _before(self, path: Path) -> str:
        """What the file still needs: its first line, or the end of one that was cut off."""
        there = path.read_bytes()
        if not there:
            return self._first_line() + "\n"
        return "" if there.endswith(b"\n") else "\n"

    def _first_line(self) -> str:
        return json.dumps(self._head, ensure_ascii=False)

    def _read(self, path: Path) -> None:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return
        except (OSError, UnicodeDecodeError):
            raise InputError("arena-unreadable", path=str(path)) from None
        if len(lines) <= 1 and self._first_line().startswith("".join(lines)):
            # Empty, or cut off before anything was kept.
            self._begun = False
            return
        if _object(lines[0]) != self._head:
            raise InputError("arena-other-match", path=str(path))
        for line in lines[1:]:
            pair = _pair(_object(line))
            # The last line may have been cut off; its pair is played again.
            if pair is not None:
                self._pairs[pair.number] = pair


def _object(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _pair(found: object) -> Pair | None:
    if not isinstance(found, dict):
        return None
    try:
        return Pair(
            int(found["number"]),
            float(found["score"]),
            float(found["points"]),
            float(found["wins"]),
            _two(found["lucky"]),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _two(figures: list[float]) -> tuple[float, float]:
    score, points = map(float, figures)
    return score, points
