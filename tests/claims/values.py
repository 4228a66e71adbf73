"""Decisions whose values are said to be exact, worked out anew card by card and reveal by reveal.

A position string goes to the program of ``tests/truth`` that leaves nothing out; it reads the string by
itself. Where a string cannot tell the matadors, or there is too much to go through, nothing is said.
"""

from collections.abc import Mapping
from dataclasses import replace
from math import factorial

from tests.claims.scene import Scene
from tests.perft import naive
from tests.truth.second import Second
from tests.truth.unpruned import TooLarge, unpruned

from offiziersskat.core.result import Matadors
from offiziersskat.core.view import View
from offiziersskat.notation import BadNotation, parse_position, position_of, write_position

__all__ = ["Worth", "worths"]

Worth = tuple[float, float]
"""Score and points, as the side to act sees them."""

_MOST_TABLES = 3_000
_MOST_CARDS = 14


def worths(scene: Scene, view: View) -> Mapping[str, Worth] | None:
    """What every card is worth; ``None`` where this program does not know."""
    text = _written(scene, view)
    if text is None:
        return None
    try:
        found = unpruned(text, most=_MOST_TABLES)
    except TooLarge:
        return None
    unit = factorial(Second(text).start.unknown.bit_count())
    sign = 1 if scene.my_side == 0 else -1
    factor = 120 if scene.contract == "N" else 1
    return {
        card: (score / unit, sign * factor * points / unit)
        for card, (points, _, score) in found.items()
    }


def _written(scene: Scene, view: View) -> str | None:
    state = scene.state
    if len(scene.seats) > len("FD") or any(state["hands"]) or state["stock"] or state["away"]:
        return None
    downs = sum(bool(down) for row in state["piles"] for down, _ in row)
    if downs + sum(len(scene.held(seat)) for seat in scene.seats) > _MOST_CARDS:
        return None
    try:
        position = parse_position(position_of(view))
    except BadNotation:
        return None
    if position.needs_matadors:
        if scene.trumps(scene.unseen(), scene.contract):
            return None
        with_, count = naive.matadors({**state, "dealt": scene.dealt})
        position = replace(position, matadors=Matadors(with_=with_, count=count))
    return write_position(position)
