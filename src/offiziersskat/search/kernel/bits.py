"""What the kernel asks of masks when it runs uncompiled; ``bits.pxd`` says the same in C.

A mask has 32 bits, a word 64. No mask asked for its lowest or highest bit is empty.
"""

__all__ = ["highest", "lower", "lowest", "popcount", "upper"]


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit set."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The number of the highest bit set."""
    return mask.bit_length() - 1


def lower(word: int) -> int:
    """A word's lower half."""
    return word & 0xFFFFFFFF


def upper(word: int) -> int:
    """A word's upper half."""
    return word >> 32
