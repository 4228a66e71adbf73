"""A person's progress in a file of the user's folder.

A file that cannot be understood is put aside under another name, never overwritten.
"""

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from offiziersskat.errors import InputError, OffiziersskatError, StorageError
from offiziersskat.table.files import storage_errors, write_atomically
from offiziersskat.table.folders import Folders
from offiziersskat.trainer.schedule import DAYS, Progress, Recall

__all__ = ["PROGRESS_FORMAT", "load_progress", "progress_from", "progress_json", "save_progress"]

PROGRESS_FORMAT = "offiziersskat-progress/1"
"""The version that the file carries."""

_FILE = "exercises.json"
Json = dict[str, Any]


def progress_json(progress: Progress) -> Json:
    """All that was answered as plain data."""
    return {
        "format": PROGRESS_FORMAT,
        "exercises": {
            name: {
                "box": recall.box,
                "due": recall.due and recall.due.isoformat(),
                "asked": recall.asked,
                "right": recall.right,
            }
            for name, recall in progress.recalls.items()
        },
        "daily": {day.isoformat(): right for day, right in progress.daily.items()},
    }


def progress_from(data: object) -> Progress:
    """The progress of such data; raises ``ValueError`` for anything else."""
    if not isinstance(data, dict) or data.get("format") != PROGRESS_FORMAT:
        raise ValueError(PROGRESS_FORMAT)
    try:
        recalls = {str(name): _recall(one) for name, one in data["exercises"].items()}
        daily = {date.fromisoformat(day): _switch(right) for day, right in data["daily"].items()}
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(PROGRESS_FORMAT) from error
    return Progress(recalls, daily)


def _recall(data: Mapping[str, Any]) -> Recall:
    box, asked, right = (_number(data[key]) for key in ("box", "asked", "right"))
    if box > len(DAYS) or right > asked:
        raise ValueError(box)
    due = data["due"]
    return Recall(box, None if due is None else date.fromisoformat(due), asked, right)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def load_progress(folders: Folders) -> tuple[Progress, OffiziersskatError | None]:
    """What was kept, or nothing and what is wrong with the file.

    The problem is ``InputError`` ``progress-broken`` with ``path`` and ``aside``, where the file is
    now; or a ``StorageError``.
    """
    path = folders.data / _FILE
    try:
        with storage_errors(path):
            text = path.read_bytes()
        return progress_from(json.loads(text)), None
    except StorageError as error:
        return Progress(), None if error.code == "storage-missing" else error
    except (ValueError, RecursionError):
        return Progress(), _put_aside(path)


def _put_aside(path: Path) -> OffiziersskatError:
    aside = path.with_name(path.name + ".broken")
    try:
        with storage_errors(path):
            path.replace(aside)
    except StorageError as refusal:
        return refusal
    return InputError("progress-broken", path=str(path), aside=str(aside))


def save_progress(folders: Folders, progress: Progress) -> None:
    """Keep it; raises ``StorageError``, what was kept before then stands."""
    text = json.dumps(progress_json(progress), ensure_ascii=False, separators=(",", ":"))
    write_atomically(folders.data / _FILE, text + "\n")
