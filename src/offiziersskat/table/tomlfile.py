"""Small TOML files of one level: read by the standard library, written here, atomically."""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from offiziersskat.errors import InputError
from offiziersskat.table.files import storage_errors, write_atomically

__all__ = ["Scalar", "read_toml", "write_toml"]

Scalar = str | bool | int
"""What a key can hold here; or a list of texts."""


def write_toml(path: Path, values: Mapping[str, Scalar | Sequence[str]]) -> None:
    """Write ``key = value`` lines; raises ``StorageError``, the file then as it was."""
    lines = [f"{key} = {_written(value)}\n" for key, value in values.items()]
    write_atomically(path, "".join(lines))


def _written(value: Scalar | Sequence[str]) -> str:
    """JSON's texts, numbers, switches and lists are TOML's, but for one control character."""
    plain = value if isinstance(value, (str, bool, int)) else list(value)
    return json.dumps(plain, ensure_ascii=False).replace("\x7f", "\\u007f")


def read_toml(path: Path) -> dict[str, object]:
    """The values of a file. Raises ``StorageError``, or ``InputError`` ``toml-broken``."""
    with storage_errors(path):
        data = path.read_bytes()
    try:
        # Some editors begin a file with a byte order mark.
        return tomllib.loads(data.decode().removeprefix("\ufeff"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError("toml-broken", path=str(path), line=line) from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else data.count(b"\n") + 1
        raise InputError("toml-broken", path=str(path), line=line) from None
