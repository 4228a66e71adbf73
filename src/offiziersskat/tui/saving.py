"""A running hand written to a file of the person's choice, and taken up from one.

The file is an ordinary record (notation.md §3) with the mark of an unfinished hand; it holds the
deck, as every record does. Of a file with several hands the last one counts.
"""

import errno
import os
from collections.abc import Sequence
from pathlib import Path

from offiziersskat.notation import Fault, Record, read_records, write_json, write_osk
from offiziersskat.table.authority import Table
from offiziersskat.table.files import storage_errors, write_atomically

__all__ = ["kinds_in", "last_hand", "names_in", "write_hand"]

_ENGINE = "engine:"


def write_hand(path: Path, table: Table) -> None:
    """Write the hand as it stands, replacing the file wholly or not at all; ``StorageError``.

    A file whose name ends in ``.json`` gets JSON.
    """
    with storage_errors(path.parent):
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    record = table.saved()
    is_json = path.suffix.lower() == ".json"
    write_atomically(path, write_json(record) + "\n" if is_json else write_osk(record))


def last_hand(path: Path) -> Record | None:
    """The last hand of a file; ``None`` if it holds none.

    Raises ``StorageError`` for a file that cannot be opened, ``BadNotation`` for a hand that
    cannot be read.
    """
    found: Record | Fault | None = None
    with storage_errors(path), path.open("rb") as lines:
        for found in read_records(lines):  # noqa: B007 - the last one is wanted
            pass
    if isinstance(found, Fault):
        raise found.error
    return found


def names_in(record: Record, *, kinds: Sequence[str], said: Sequence[str]) -> tuple[str, ...]:
    """What the players are called, by seat; empty for who has no name.

    ``said`` goes before what the record says, which names engines by what they are.
    """
    if said:
        return tuple(said)
    written = (*record.names, *[""] * (len(kinds) - len(record.names)))
    return tuple("" if name.startswith(_ENGINE) else name for name in written)


def kinds_in(record: Record, *, default: tuple[str, ...]) -> tuple[str, ...]:
    """Who decided at each seat: an engine where the record says so, a person where it has a name."""
    if not any(record.names):
        return default
    written = (*record.names, *[""] * (len(default) - len(record.names)))
    return tuple(
        name if name.startswith(_ENGINE) else "human" if name else fallback
        for name, fallback in zip(written, default, strict=True)
    )
