"""The first minute: short explanations in a first hand, each at the moment it is about, once.

Pure: which notes are due, given what is on the table and which were shown before.
"""

from collections.abc import Collection, Iterator

from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Turned
from offiziersskat.core.rules import Flip
from offiziersskat.core.view import Phase, View

__all__ = ["due"]

_AT_ONCE = 2


def due(view: View, shown: Collection[str]) -> tuple[str, ...]:
    """The ids of the notes to show now, at most two, the most useful first."""
    fresh = [note for note in _fitting(view) if note not in shown]
    return tuple(fresh[:_AT_ONCE])


def _fitting(view: View) -> Iterator[str]:
    board, rules = view.board, view.rules
    if view.seat is None:
        return
    if any(place.covered for place in board.places[view.seat]):
        yield "note-piles"
    if rules.hand_size and rules.places and view.hand(view.seat):
        yield "note-hand"
    if rules.hand_size and not rules.places and not board.pack_size and not board.stock_size:
        yield "note-sixteen"
    if board.phase is Phase.DECLARE and board.pack_size and not rules.bids:
        yield "note-declare"
    if board.phase is Phase.PLAY:
        yield from _in_play(view)


def _in_play(view: View) -> Iterator[str]:
    board = view.board
    normal = board.contract is not None and board.contract.contract not in (Contract.N, Contract.R)
    yield "note-follow"
    if normal:
        yield "note-aim"
    if any(isinstance(event, Turned) for event in view.log):
        at_once = view.rules.flip is Flip.AT_ONCE
        yield "note-turned-at-once" if at_once else "note-turned"
    yield "note-hint"
    if normal and board.points != (0, 0):
        yield "note-bar"
