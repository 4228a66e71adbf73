"""Many reviewed hands, a summary each: by several processes, kept in a file, gone on with.

What is in a summary, ``analysis.stats`` decides. Hands that cannot be
reviewed have a summary too, which says why, so that each hand of the input is answered once.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from offiziersskat.analysis.review import SETTINGS, Reviewer
from offiziersskat.analysis.stats.summary import Summary, told
from offiziersskat.cli.streams import STANDARD_INPUT, lines_of
from offiziersskat.errors import InputError, OffiziersskatError, StorageError
from offiziersskat.notation import (
    Fault,
    Finished,
    HeadersVisitor,
    Record,
    RecordVisitor,
    conclusion,
    read_hands,
)
from offiziersskat.players.appraising import RuleBook

__all__ = ["Kept", "count_hands", "is_kept", "read_kept", "summaries"]

FORMAT = "offiziersskat-review-1"
_CHUNK = 4
_AHEAD = 4
"""So many chunks a process are read ahead of what is done."""

_Task = tuple[int, int, Record]
"""The number of a file, that of a hand in it, and the hand."""


def count_hands(files: Sequence[str]) -> int | None:
    """How many hands there are; ``None`` where only reading them all would tell."""
    if STANDARD_INPUT in files:
        return None
    return sum(1 for file in files for _ in read_hands(lines_of(file), HeadersVisitor()))


def summaries(
    files: Sequence[str], setting: str, *, jobs: int, done: Callable[[int, int], bool]
) -> Iterator[Summary]:
    """A summary of every hand that is not ``done``, in the order in which they get ready.

    Raises ``BadFile``.
    """
    tasks = _tasks(files, done)
    if jobs == 1:
        for task in tasks:
            yield task if isinstance(task, dict) else _summary(setting, task)
        return
    yield from _by_processes(tasks, setting, jobs)


def _tasks(files: Sequence[str], done: Callable[[int, int], bool]) -> Iterator[_Task | Summary]:
    for number, file in enumerate(files):
        for hand, item in enumerate(read_hands(lines_of(file), RecordVisitor())):
            if done(number, hand):
                continue
            if isinstance(item, Fault):
                yield {"file": number, "hand": hand, "error": item.error.code}
            else:
                yield number, hand, item


def _by_processes(tasks: Iterator[_Task | Summary], setting: str, jobs: int) -> Iterator[Summary]:
    running: set[Future[list[Summary]]] = set()
    pool = ProcessPoolExecutor(jobs)
    try:
        while True:
            while len(running) < jobs * _AHEAD and (chunk := list(islice(tasks, _CHUNK))):
                yield from (one for one in chunk if isinstance(one, dict))
                running.add(
                    pool.submit(_chunk, setting, [t for t in chunk if isinstance(t, tuple)])
                )
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _chunk(setting: str, tasks: Iterable[_Task]) -> list[Summary]:
    return [_summary(setting, task) for task in tasks]


@cache
def _reviewer(setting: str) -> Reviewer:
    return Reviewer(RuleBook(), SETTINGS[setting])


def _summary(setting: str, task: _Task) -> Summary:
    number, hand, record = task
    head: Summary = {"file": number, "hand": hand}
    end = conclusion(record)
    if record.deck is None:
        return {**head, "error": "review-needs-deck"}
    if not isinstance(end, Finished):
        return {**head, "error": "review-unfinished"}
    try:
        account = _reviewer(setting).account(
            record.rules, record.deck, record.actions, record.resigned
        )
    except OffiziersskatError as error:
        return {**head, "error": error.code}
    return {**head, **told(record, end, account)}


# ---- kept in a file -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Head:
    setting: str
    files: tuple[str, ...]

    def line(self) -> str:
        head = {"format": FORMAT, "setting": self.setting, "files": list(self.files)}
        return json.dumps(head, ensure_ascii=False)


class Kept:
    """The summaries of a review in a file: those that are there are not made again."""

    def __init__(self, path: Path, setting: str, files: Sequence[str]) -> None:
        """Read what is there; raises ``InputError`` for another review, or what is none."""
        self._path = path
        self._head = _Head(setting, tuple(files)).line()
        self._done: set[tuple[int, int]] = set()
        lines = _lines(path)
        if lines and lines[0] != self._head:
            raise InputError("review-other", path=str(path))
        self._begun = bool(lines)
        for summary in map(_object, lines[1:]):
            if summary is not None:
                self._done.add((_number(summary, "file"), _number(summary, "hand")))

    @property
    def count(self) -> int:
        """How many hands are there."""
        return len(self._done)

    def has(self, file: int, hand: int) -> bool:
        """Whether a hand is there."""
        return (file, hand) in self._done

    def add(self, summary: Summary) -> None:
        """Write one more at once; raises ``StorageError``."""
        self._done.add((_number(summary, "file"), _number(summary, "hand")))
        try:
            with self._path.open("a", encoding="utf-8") as file:
                if not self._begun:
                    file.write(self._head + "\n")
                elif not self._whole():
                    # The last line of a run that was killed may have been cut off.
                    file.write("\n")
                self._begun = True
                file.write(json.dumps(summary, ensure_ascii=False) + "\n")
        except OSError as error:
            reason = error.strerror or str(error)
            raise StorageError("review-write", path=str(self._path), reason=reason) from None

    def _whole(self) -> bool:
        with self._path.open("rb") as file:
            file.seek(-1, 2)
            return file.read(1) == b"\n"


def is_kept(file: str) -> bool:
    """Whether a file holds summaries, and not hands."""
    if file == STANDARD_INPUT:
        return False
    with suppress(OSError, UnicodeDecodeError), Path(file).open(encoding="utf-8") as source:
        head = _object(source.readline())
        return head is not None and head.get("format") == FORMAT
    return False


def read_kept(file: str) -> Iterator[Summary]:
    """The summaries of such a file; a line that was cut off is passed over."""
    for line in _lines(Path(file))[1:]:
        summary = _object(line)
        if summary is not None:
            yield summary


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError):
        raise InputError("review-other", path=str(path)) from None


def _object(line: str) -> Summary | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _number(summary: Summary, key: str) -> int:
    value = summary.get(key)
    return value if isinstance(value, int) else -1
