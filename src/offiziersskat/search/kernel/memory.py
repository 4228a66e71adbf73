"""Room for the kernel's tables: zeroed, and taken from the machine only where it is used.

A table that is filled with zeros beforehand would keep a search from looking at its flag for as
long as that takes.
"""

import mmap
from array import array
from typing import Literal

__all__ = ["zeroed"]

Code = Literal["B", "H", "I", "Q"]

_BYTES: dict[Code, int] = {"B": 1, "H": 2, "I": 4, "Q": 8}


def zeroed(code: Code, count: int) -> "memoryview | array[int]":
    """So many numbers, all 0, of a type code of ``array``."""
    if not hasattr(mmap, "MAP_ANONYMOUS"):
        return array(code, bytes(_BYTES[code])) * count
    size = _BYTES[code] * count
    return memoryview(mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)).cast(code)
