"""What time does at a table among people: clocks that run out, and opponents who stay away.

Functions of the state, of who is away, and of when the present decision began. They say what is to
happen; ``sitting`` makes it happen.
"""

from offiziersskat.core.actions import Action, Pass
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.table.events import Acted, Event, Resigned
from offiziersskat.table.presence import Presence
from offiziersskat.table.state import State
from offiziersskat.table.terms import Why

__all__ = ["claimable", "done_for", "time_over", "waited_for"]


def time_over(state: State, turn_at: float) -> float | None:
    """When the person who is asked will have used up his time; ``None`` without a clock."""
    player, clock = state.to_act, state.clock
    if clock is None or player is None or not state.players[player].is_human:
        return None
    return turn_at + clock.allowed(player) / 1000


def waited_for(state: State) -> tuple[int, ...]:
    """The persons whose absence matters now."""
    return state.people if state.is_running else ()


def claimable(state: State, presence: Presence, player: int, now: float) -> tuple[int, ...]:
    """The opponents who are gone, and whose hand this player may take."""
    if not state.is_running or not state.players[player].is_human:
        return ()
    gone = [p for p in range(len(state.players)) if _is_gone(state, presence, p, now)]
    side = state.seat_of(player).side
    return tuple([p for p in gone if state.seat_of(p).side is not side and _owes(state, p)])


def _is_gone(state: State, presence: Presence, player: int, now: float) -> bool:
    who = state.players[player]
    return who.is_empty or (who.is_human and presence.is_gone(player, now))


def _owes(state: State, player: int) -> bool:
    """Whether there is a hand to be lost, or a decision to be taken, by a player who is gone."""
    return state.dealt_hand().game.phase is Phase.PLAY or state.to_act == player


def done_for(state: State, player: int, why: Why, *, spent: int) -> Event:
    """What happens for a player who does nothing: in card play he loses the hand.

    Before that, where nobody could say what a hand is worth, he passes; where one cannot pass, the
    first legal action is done for him.
    """
    game, seq = state.game, state.seq + 1
    if state.dealt_hand().game.phase is Phase.PLAY:
        return Resigned(game, seq, player, why)
    return Acted(game, seq, player, _default(legal(state.view(player))), spent, why)


def _default(actions: tuple[Action, ...]) -> Action:
    return Pass() if Pass() in actions else actions[0]
