"""Who has a part in the shuffle of the next hand, and the deck that comes of it (notation.md §5)."""

from offiziersskat.core.seats import Seat
from offiziersskat.errors import MoveError
from offiziersskat.table.dealing import Dealing, proved_dealing
from offiziersskat.table.shuffle import Awaited
from offiziersskat.table.state import State

__all__ = ["awaited", "can_deal", "cutter", "shuffled_dealing"]


def can_deal(state: State) -> bool:
    """Whether a hand is wanted, all seats are taken, and no shuffle has begun."""
    return state.wants_hand and state.is_full and state.shuffle is None


def cutter(state: State) -> int:
    """Forehand of the next hand cuts, with four the player at the dealer's right (rules.md §3)."""
    seats = len(state.players)
    return state.match.player_at(Seat.FOREHAND if seats == 2 else Seat.THIRD)


def awaited(state: State) -> Awaited | None:
    """What the shuffle waits for; ``None`` when there is none. Engines do not cut."""
    if state.shuffle is None:
        return None
    missing, cuts = state.shuffle.missing(state.people), cutter(state)
    return Awaited(missing, cuts if not missing and cuts in state.people else None)


def shuffled_dealing(state: State, *, cut: int) -> Dealing:
    """The deck that all have made together. Raises ``MoveError`` ``no-shuffle``, ``BadProof``."""
    if state.shuffle is None:
        raise MoveError("no-shuffle")
    seats = [Seat(seat) for seat in range(len(state.players))]
    players = [state.match.player_at(seat) for seat in seats]
    return proved_dealing(state.shuffle.proof(players, cut=cut))
