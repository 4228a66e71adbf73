"""How much of what cards promise comes true, by kind of game; measured by ``bench/ends_fit.py``.

The promise of a whole deal is the sum of ``strength.weight`` over its cards. From games of the
player ``rules`` against itself, seeds 67 and 68: the end by the promise (a line, drawn a little
towards the promise itself), and how far ends lie from it. Suit games and grand of ``auction`` from
3,900 games that were declared by value (docs/deciding.md).
"""

from dataclasses import dataclass

__all__ = ["FAMILIES", "Trust"]


@dataclass(frozen=True, slots=True)
class Trust:
    """The expected end is 60 + ``shift`` + ``scale`` × promise, give or take ``noise`` points."""

    scale: float
    shift: float
    noise: float


FAMILIES: dict[str, dict[str, Trust]] = {
    "piles": {
        "suit": Trust(0.98, -1.3, 12.3),
        "grand": Trust(0.98, 0.5, 12.0),
        "ramsch": Trust(0.82, 0.5, 18.5),
    },
    "low_ten": {
        "suit": Trust(0.88, 0.5, 15.4),
        "grand": Trust(0.88, 2.0, 14.8),
        "ramsch": Trust(0.82, 0.5, 18.5),
    },
    "half": {
        "suit": Trust(0.95, -1.5, 12.2),
        "grand": Trust(0.98, 0.5, 11.0),
        "ramsch": Trust(0.95, 0.5, 19.7),
    },
    "auction": {
        "suit": Trust(0.82, 2.0, 13.0),
        "grand": Trust(0.76, 1.5, 13.2),
        "ramsch": Trust(0.85, 0.5, 19.0),
    },
    "open": {
        "suit": Trust(0.85, -2.0, 9.8),
        "grand": Trust(0.75, 1.5, 10.3),
        "ramsch": Trust(0.85, 0.5, 17.0),
    },
    "four": {
        "suit": Trust(0.99, -1.6, 17.0),
        "grand": Trust(0.75, 4.0, 17.2),
        "ramsch": Trust(0.85, 0.5, 23.0),
    },
}
