"""The journal of a match as a seat may see it: of a hand that is running nothing that is hidden.

Finished hands are shown whole, decks and salts included, for then all is revealed (notation.md
§5). Of the running hand stand here what everyone has heard, what this player has laid away
himself, and last the layout of his ``View``.
"""

from offiziersskat.core.actions import LayAway
from offiziersskat.deal import commitment
from offiziersskat.notation.layout import layout
from offiziersskat.table.eventjson import Json, event_json
from offiziersskat.table.events import (
    Acted,
    DealGiven,
    EntropyGiven,
    Event,
    HandStarted,
    ShuffleBegun,
)
from offiziersskat.table.state import State

__all__ = ["shown_events"]

_LAID_AWAY = "-?? -??"
"""Two cards that nobody but the declarer has seen."""


def shown_events(state: State, events: tuple[Event, ...], player: int | None) -> tuple[Json, ...]:
    """The events in JSON form for a player, or with ``None`` for a spectator.

    Raises ``MoveError`` ``no-such-player``.
    """
    if player is not None:
        state.seat_of(player)
    hand = state.hand
    running = None if hand is None or hand.is_over else hand.number
    shown, is_running = [], False
    for event in events:
        if isinstance(event, HandStarted):
            is_running = event.hand == running
        shown.append(_masked(event, player) if is_running else _shown(event))
    if running is not None:
        shown.append({"format": "offiziersskat-view/1", "layout": layout(state.view(player))})
    return tuple(shown)


def _shown(event: Event) -> Json:
    """An event that is past; salts and entropies are revealed with the proof of a finished hand.

    Those of a hand that is still to be dealt are nobody's business, nor are those of a shuffle
    that came to nothing.
    """
    form = event_json(event)
    match event:
        case ShuffleBegun(salt=salt):
            del form["salt"]
            return form | {"commit": commitment(bytes.fromhex(salt))}
        case DealGiven():
            return {key: form[key] for key in ("format", "game", "seq", "event")}
        case EntropyGiven():
            del form["entropy"]
            return form
        case _:
            return form


def _masked(event: Event, player: int | None) -> Json:
    """An event of the running hand, without what is hidden from the player."""
    form = _shown(event)
    match event:
        case HandStarted(dealing=dealing):
            for secret in ("deck", "drawn", "proof"):
                del form[secret]
            # Published before the hand, so that nobody can choose a deck later.
            return form | ({"commit": dealing.proof.commit} if dealing.proof else {})
        case Acted(player=actor, action=LayAway()) if actor != player:
            return form | {"action": _LAID_AWAY}
        case _:
            return form
