"""Which notes of the first minute somebody has already seen, kept in a file of its own.

To forget them does no harm, so a file that cannot be read or written is passed over in silence.
"""

from contextlib import suppress

from offiziersskat.errors import OffiziersskatError
from offiziersskat.table.folders import Folders
from offiziersskat.table.tomlfile import read_toml, write_toml

__all__ = ["remember_notes", "remembered_notes"]

_FILE = "notes.toml"


def remembered_notes(folders: Folders) -> tuple[str, ...]:
    """The ids of notes that were shown."""
    try:
        shown = read_toml(folders.config / _FILE).get("shown")
    except OffiziersskatError:
        return ()
    return tuple(map(str, shown)) if isinstance(shown, list) else ()


def remember_notes(folders: Folders, notes: tuple[str, ...]) -> None:
    """Keep the ids of all notes shown so far."""
    with suppress(OffiziersskatError):
        write_toml(folders.config / _FILE, {"shown": notes})
