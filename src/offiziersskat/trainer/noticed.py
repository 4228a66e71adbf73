"""What was found in hands that have been reviewed, kept so that none is reviewed twice.

To forget it costs only time, so a file that cannot be read or written is passed over in silence.
"""

import json
from collections.abc import Iterable
from contextlib import suppress

from offiziersskat.errors import InputError, StorageError
from offiziersskat.table.files import make_folder, storage_errors
from offiziersskat.table.folders import Folders
from offiziersskat.trainer.mistakes import Noted, noted_from, noted_json

__all__ = ["Noticed"]

_FILE = "mistakes.jsonl"
_VERSION = 1
_BROKEN = (AttributeError, KeyError, TypeError, ValueError, InputError)


class Noticed:
    """A line a hand, the latest of several counting; lines that cannot be understood are none."""

    def __init__(self, folders: Folders) -> None:
        """Read the file, if there is one."""
        self._path = folders.data / _FILE
        self._found: dict[str, tuple[Noted, ...]] = {}
        with suppress(OSError, UnicodeDecodeError):
            for line in self._path.read_text(encoding="utf-8").splitlines():
                with suppress(*_BROKEN):
                    data = json.loads(line)
                    if data["version"] == _VERSION:
                        self._found[data["hand"]] = tuple(map(noted_from, data["mistakes"]))

    def of(self, hand: str) -> tuple[Noted, ...] | None:
        """What was found in a hand, by its key; ``None`` if it has not been reviewed."""
        return self._found.get(hand)

    def add(self, hand: str, found: Iterable[Noted]) -> None:
        """Keep what was found."""
        self._found[hand] = tuple(found)
        mistakes = [noted_json(one) for one in self._found[hand]]
        line = json.dumps(
            {"version": _VERSION, "hand": hand, "mistakes": mistakes}, separators=(",", ":")
        )
        with suppress(StorageError), storage_errors(self._path):
            make_folder(self._path.parent)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
