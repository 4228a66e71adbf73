"""Whether a side can win with all cards open, tried by going through all there is.

Both sides see every card. A win is what the naive program calls one. No bounds but one: who has
found a winning card looks no further.
"""

from collections.abc import Callable

from tests.claims.scene import Scene
from tests.perft import naive

__all__ = ["MOST_CARDS", "can_win", "cards_left", "won_by"]

MOST_CARDS = 12
"""What can be gone through in an instant; more take too long."""

Known = Callable[[naive.State], bool]


def cards_left(scene: Scene) -> int:
    """How many are still to be played."""
    state = scene.state
    downs = sum(bool(down) for row in state["piles"] for down, _ in row)
    return downs + sum(len(scene.held(seat)) for seat in scene.seats)


def won_by(state: naive.State, seat: int) -> bool:
    """Whether the side of a seat has won a hand that is over."""
    winner = naive.outcome(state)["winner"]
    return winner is not None and bool(winner == (seat - state["declarer"]) % 2)


def can_win(state: naive.State, seat: int) -> bool:
    """Whether the side of a seat wins, whatever the other one does."""
    seen: dict[tuple[object, ...], bool] = {}

    def known(after: naive.State) -> bool:
        key = _key(after)
        if key not in seen:
            seen[key] = _any_or_all(after, seat, known)
        return seen[key]

    return known(state)


def _any_or_all(state: naive.State, seat: int, known: Known) -> bool:
    if state["phase"] == "over":
        return won_by(state, seat)
    after = (known(naive.act(state, card)) for card in naive.choices(state))
    return any(after) if state["turn"] % 2 == seat % 2 else all(after)


def _key(state: naive.State) -> tuple[object, ...]:
    """All that the rest depends on; piles that are gone, and their order, do not matter."""
    piles = tuple(tuple(sorted(tuple(pile) for pile in row if pile[1])) for row in state["piles"])
    hands = tuple(tuple(sorted(hand)) for hand in state["hands"])
    had = tuple(bool(tricks) for tricks in state["tricks"])
    return (
        piles,
        hands,
        state["turn"],
        tuple(state["trick"]),
        tuple(state["points"]),
        had,
        state["phase"],
    )
