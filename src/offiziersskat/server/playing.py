"""A deal played by engines on every seat, in a worker process: what else might have come of it.

It is done in pieces, since an engine may think for a while: each answer is a record that the next
request goes on with. Engines are shown views, here as at a table.
"""

import os
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

from offiziersskat.core.actions import Action, Declare, text_of
from offiziersskat.core.rules import TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.errors import InputError
from offiziersskat.notation import Move, Record, Unfinished, conclusion, read_record, write_osk
from offiziersskat.notation.results import result_json
from offiziersskat.server.thinking import choose, engine_kind, engine_name
from offiziersskat.table.onward import onward

__all__ = ["play_on"]

Json = dict[str, Any]

_SECONDS = 2.0
_SEED_BYTES = 32
_KEPT_TAGS = ("Date",)


def play_on(text: str, levels: Sequence[str] | None = None) -> Json:
    """``{"record", "plies", "finished"}``: the hand, further on by at least one decision.

    With ``levels`` it begins anew with these players. No decision begins after two seconds. Raises
    ``BadNotation``; ``InputError`` ``saved-no-deck``, ``player-count``, ``player-unknown``,
    ``saved-finished``, ``engines-none``.
    """
    record = read_record(text)
    if record.deck is None:
        raise InputError("saved-no-deck")
    if levels is not None:
        record = _anew(record, levels)
    players = [engine_name(name) for name in record.names]
    if len(players) != record.rules.seats:
        raise InputError("player-count", count=len(players), seats=record.rules.seats)
    end = conclusion(record)
    if not isinstance(end, Unfinished):
        raise InputError("saved-finished")
    until = monotonic() + _SECONDS

    def decide(seat: Seat, view: View) -> Action:
        return choose(players[seat], view, os.urandom(_SEED_BYTES)).action

    game, done = onward(end.game, decide, goes_on=lambda: monotonic() < until)
    moves = tuple(Move(text_of(action), action) for action in done)
    result = None if game.result is None else result_json(game.result)
    record = replace(record, moves=record.moves + moves, result=result, unfinished=result is None)
    return {
        "record": write_osk(record),
        "plies": len(record.moves),
        "finished": result is not None,
    }


def _anew(record: Record, levels: Sequence[str]) -> Record:
    """The deal alone, with other players; a drawn trump belongs to the deal."""
    is_drawn = record.rules.trump is TrumpChoice.DRAWN
    drawn = record.moves[:1] if is_drawn else ()
    if is_drawn and not (drawn and isinstance(drawn[0].action, Declare)):
        raise InputError("no-drawn-trump")
    return replace(
        record,
        moves=drawn,
        names=tuple(engine_kind(level) for level in levels),
        result=None,
        unfinished=True,
        tags=tuple(tag for tag in record.tags if tag[0] in _KEPT_TAGS),
        notes={},
        extra={},
    )
