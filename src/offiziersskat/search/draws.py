"""Where search gets its chance from, and numbers larger than a stream of bytes gives at once.

Nothing here makes chance: a generator is handed in, ``deal.Stream`` or any other.
"""

from typing import Protocol

__all__ = ["Rng", "below", "fraction"]

_DIGIT_BITS = 16
_DIGIT = 1 << _DIGIT_BITS
_FRACTION_BITS = 48


class Rng(Protocol):
    """A source of chance; ``deal.Stream`` is one."""

    def below(self, bound: int, /) -> int:
        """A uniform number 0 … bound − 1, for bounds up to 2^16."""
        ...


def below(rng: Rng, bound: int) -> int:
    """A uniform number 0 … bound − 1, without bias, for a bound of any size."""
    if bound <= _DIGIT:
        return rng.below(bound)
    bits = (bound - 1).bit_length()
    digits, first_bits = divmod(bits - 1, _DIGIT_BITS)
    while True:
        number = rng.below(1 << (first_bits + 1))
        for _ in range(digits):
            number = number << _DIGIT_BITS | rng.below(_DIGIT)
        # Drawn from 0 … 2^bits − 1, which is less than twice the bound: at worst every second fits.
        if number < bound:
            return number


def fraction(rng: Rng) -> float:
    """A uniform number from 0 to 1, 1 excluded, in steps of 2^−48."""
    return float(below(rng, 1 << _FRACTION_BITS)) / (1 << _FRACTION_BITS)
