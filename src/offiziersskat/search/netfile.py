"""The file of learned weights: one set by name, whole numbers, little-endian, with a check sum.

``OSKNET1`` and a zero byte, the number of sets, each set's name in 24 bytes and its numbers (first
layer 164 · 64 and second 32 · 64 of two bytes, 32 of four bytes to start from), CRC-32 of all that.
"""

import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass

from offiziersskat.errors import InputError

__all__ = ["BadWeights", "FIRST", "SECOND", "START", "Weights", "pack", "unpack"]

FIRST, SECOND, START = 164 * 64, 32 * 64, 32
"""How many numbers a set has."""

_MAGIC = b"OSKNET1\0"
_NAME = 24
_SET = _NAME + 2 * FIRST + 2 * SECOND + 4 * START


class BadWeights(InputError):
    """Bytes that are no weights; the code is ``weights-unreadable``."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A set: units of 1/512 in both layers, and of 1/512² to start from."""

    first: "array[int]"
    second: "array[int]"
    start: "array[int]"


def pack(sets: Mapping[str, Weights]) -> bytes:
    """The bytes of a file."""
    parts = [_MAGIC, len(sets).to_bytes(4, "little")]
    for name, one in sets.items():
        parts.append(name.encode("ascii").ljust(_NAME, b"\0"))
        parts += [_turned(numbers).tobytes() for numbers in (one.first, one.second, one.start)]
    body = b"".join(parts)
    return body + zlib.crc32(body).to_bytes(4, "little")


def unpack(data: bytes) -> dict[str, Weights]:
    """The sets of a file; raises ``BadWeights``."""
    body, check = data[:-4], data[-4:]
    count = int.from_bytes(body[len(_MAGIC) : len(_MAGIC) + 4], "little")
    whole = body[: len(_MAGIC)] == _MAGIC and len(body) == len(_MAGIC) + 4 + count * _SET
    if not whole or zlib.crc32(body).to_bytes(4, "little") != check:
        raise BadWeights("weights-unreadable")
    sets = {}
    for number in range(count):
        at = len(_MAGIC) + 4 + number * _SET
        name = body[at : at + _NAME].rstrip(b"\0").decode("ascii", "replace")
        at += _NAME
        first = _numbers("h", body[at : at + 2 * FIRST])
        at += 2 * FIRST
        second = _numbers("h", body[at : at + 2 * SECOND])
        at += 2 * SECOND
        sets[name] = Weights(first, second, _numbers("i", body[at : at + 4 * START]))
    return sets


def _numbers(code: str, data: bytes) -> "array[int]":
    numbers = array(code)
    numbers.frombytes(data)
    return _turned(numbers)


def _turned(numbers: "array[int]") -> "array[int]":
    if sys.byteorder == "little":
        return numbers
    turned = numbers[:]
    turned.byteswap()
    return turned
