"""What was missed comes back, what was known at once does not; and what is kept survives."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from offiziersskat.table.folders import Folders
from offiziersskat.trainer import Progress
from offiziersskat.trainer.keeping import (
    load_progress,
    progress_from,
    progress_json,
    save_progress,
)
from offiziersskat.trainer.schedule import DAYS

MONDAY = date(2026, 11, 30)


def _after(days: int) -> date:
    return MONDAY + timedelta(days)


def test_what_was_right_at_once_never_comes_again() -> None:
    """There is nothing to learn in it."""
    progress = Progress().answered("a", MONDAY, right=True)
    assert () == progress.due(_after(10_000))
    assert (1, 1) == (progress.recalls["a"].asked, progress.recalls["a"].right)


def test_what_was_missed_comes_the_next_day() -> None:
    """And not on the same one."""
    progress = Progress().answered("a", MONDAY, right=False)
    assert () == progress.due(MONDAY)
    assert ("a",) == progress.due(_after(DAYS[0]))


def test_each_right_answer_puts_it_off_for_longer_until_it_is_known() -> None:
    """Through all the boxes."""
    progress, day = Progress().answered("a", MONDAY, right=False), MONDAY
    waits = []
    while (due := progress.recalls["a"].due) is not None:
        waits.append((due - day).days)
        day = due
        progress = progress.answered("a", day, right=True)
    assert list(DAYS) == waits
    assert () == progress.due(date.max)
    assert (1 + len(DAYS), len(DAYS)) == (progress.recalls["a"].asked, progress.recalls["a"].right)


def test_a_wrong_answer_begins_anew() -> None:
    """However far it had come."""
    progress = Progress().answered("a", MONDAY, right=False)
    for _ in range(3):
        progress = progress.answered("a", MONDAY, right=True)
    progress = progress.answered("a", MONDAY, right=False)
    assert (0, _after(DAYS[0])) == (progress.recalls["a"].box, progress.recalls["a"].due)


def test_those_that_wait_longest_come_first() -> None:
    """Not in the order in which they were answered."""
    progress = Progress().answered("late", _after(3), right=False)
    progress = progress.answered("early", MONDAY, right=False)
    assert ("early", "late") == progress.due(_after(9))


def test_a_state_is_a_value() -> None:
    """An answer gives another one, and leaves the first as it was."""
    before = Progress()
    before.answered_daily("a", MONDAY, right=True)
    assert Progress() == before
    assert not before.recalls
    assert not before.daily


def test_only_the_first_answer_of_a_day_is_that_of_the_day() -> None:
    """Who has seen the solution can do it."""
    progress = Progress().answered_daily("a", MONDAY, right=False)
    progress = progress.answered_daily("a", MONDAY, right=True)
    assert {MONDAY: False} == progress.daily


@pytest.mark.parametrize(
    ("days", "streak"), [([], 0), ([0], 1), ([-1], 1), ([-2], 0), ([0, -1, -2], 3), ([0, -2], 1)]
)
def test_days_in_a_row_end_today_or_yesterday(days: list[int], streak: int) -> None:
    """Today's may still be done."""
    progress = Progress(daily={_after(day): True for day in days})
    assert streak == progress.streak(MONDAY)


# ---- what is kept -------------------------------------------------------------------------------


def _some() -> Progress:
    progress = Progress().answered_daily("a", MONDAY, right=False)
    return progress.answered("contract:classic:1:2", MONDAY, right=True)


def test_what_is_kept_is_what_was_answered(tmp_path: Path) -> None:
    """Also across two programs."""
    folders = Folders(tmp_path, tmp_path)
    save_progress(folders, _some())
    loaded, problem = load_progress(folders)
    assert (None, progress_json(_some())) == (problem, progress_json(loaded))
    assert (_some().recalls, _some().daily) == (loaded.recalls, loaded.daily)


def test_at_first_there_is_nothing(tmp_path: Path) -> None:
    """Which is no fault."""
    folders = Folders(tmp_path / "none", tmp_path)
    assert (Progress(), None) == load_progress(folders)


_GOOD = json.loads(json.dumps(progress_json(_some())))
_ONE = {"box": 1, "due": None, "asked": 1, "right": 1}


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {**_GOOD, "format": "offiziersskat-progress/2"},
        {**_GOOD, "exercises": []},
        {**_GOOD, "exercises": {"a": {**_ONE, "box": -1}}},
        {**_GOOD, "exercises": {"a": {**_ONE, "box": 99}}},
        {**_GOOD, "exercises": {"a": {**_ONE, "asked": True}}},
        {**_GOOD, "exercises": {"a": {**_ONE, "right": 2}}},
        {**_GOOD, "exercises": {"a": {**_ONE, "due": "soon"}}},
        {**_GOOD, "exercises": {"a": 3}},
        {**_GOOD, "daily": {"2026-02-30": True}},
        {**_GOOD, "daily": {"2026-02-03": 1}},
    ],
)
def test_what_cannot_be_progress_is_refused(data: object) -> None:
    """Field by field."""
    with pytest.raises(ValueError):  # noqa: PT011 - any of them says that it is none
        progress_from(data)


def test_what_is_known_for_good_can_be_right_again(tmp_path: Path) -> None:
    """Whoever solves a day's ending twice has a file that can be read."""
    progress = Progress()
    for _ in range(3):
        progress = progress.answered_daily("a", MONDAY, right=True)
    save_progress(Folders(tmp_path, tmp_path), progress)
    assert (progress, None) == load_progress(Folders(tmp_path, tmp_path))


@pytest.mark.parametrize("text", ["", "{", "null", "[" * 100_000, '{"format": 1}', "\udcff"])
def test_a_broken_file_is_put_aside(text: str, tmp_path: Path) -> None:
    """It is never overwritten, and all begins anew."""
    folders, path = Folders(tmp_path, tmp_path), tmp_path / "exercises.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    progress, problem = load_progress(folders)
    assert Progress() == progress
    assert problem is not None
    assert "progress-broken" == problem.code
    aside = tmp_path / "exercises.json.broken"
    assert str(aside) == problem.params["aside"]
    assert aside.read_bytes() == text.encode("utf-8", "surrogateescape")
