"""When an exercise comes again: boxes that it climbs with every right answer (Leitner's).

Pure: what somebody has answered goes in with the day, and a new state comes out. Days are values;
who keeps them, and who asks a calendar, is decided elsewhere.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

__all__ = ["DAYS", "Progress", "Recall"]

DAYS = (1, 3, 7, 21, 60)
"""After how many days an exercise comes again, by its box; after the last it is known for good."""


@dataclass(frozen=True, slots=True)
class Recall:
    """Where one exercise stands: its box, the day on which it is ``due``, ``None`` if never again."""

    box: int
    due: date | None
    asked: int = 1
    right: int = 0

    def answered(self, day: date, *, right: bool) -> "Recall":
        """Up a box, or back to the first."""
        box = min(self.box + 1, len(DAYS)) if right else 0
        due = day + timedelta(DAYS[box]) if box < len(DAYS) else None
        return Recall(box, due, self.asked + 1, self.right + right)


@dataclass(frozen=True, slots=True)
class Progress:
    """All that somebody has answered: ``recalls`` by exercise id, ``daily`` by day whether it was right."""

    recalls: Mapping[str, Recall] = field(default_factory=dict, hash=False)
    daily: Mapping[date, bool] = field(default_factory=dict, hash=False)

    def answered(self, name: str, day: date, *, right: bool) -> "Progress":
        """With another answer: what was right at once does not come again, what was missed does."""
        before = self.recalls.get(name)
        if before is not None:
            recall = before.answered(day, right=right)
        elif right:
            recall = Recall(len(DAYS), None, right=1)
        else:
            recall = Recall(0, day + timedelta(DAYS[0]))
        return replace(self, recalls={**self.recalls, name: recall})

    def answered_daily(self, name: str, day: date, *, right: bool) -> "Progress":
        """With the answer to the exercise of a day; only the first answer of a day counts for it."""
        daily = self.daily if day in self.daily else {**self.daily, day: right}
        return replace(self.answered(name, day, right=right), daily=daily)

    def due(self, day: date) -> tuple[str, ...]:
        """The ids that are due, those waiting longest first."""
        waiting = [
            (recall.due, name) for name, recall in self.recalls.items() if recall.due is not None
        ]
        return tuple(name for due, name in sorted(waiting) if due <= day)

    def fresh(self, names: Iterable[str]) -> Iterable[str]:
        """Those of some ids that have never been asked, in their order."""
        return (name for name in names if name not in self.recalls)

    def streak(self, day: date) -> int:
        """On how many days in a row, up to this one or the one before, the day's exercise was done."""
        count, last = 0, day if day in self.daily else day - timedelta(1)
        while last - timedelta(count) in self.daily:
            count += 1
        return count
