"""Writes the weights as a file, wholly or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from offiziersskat.table.files import storage_errors, sync_folder

__all__ = ["write_weights"]


def write_weights(path: Path, data: bytes) -> None:
    """Replace a file by new bytes; raises ``StorageError``."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    with storage_errors(path):
        try:
            with draft.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise
    sync_folder(path.parent)
