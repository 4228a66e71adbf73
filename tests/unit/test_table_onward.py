"""A hand that somebody else plays on."""

import pytest

from offiziersskat.core.actions import Action, Pass
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import new_game
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.errors import MoveError
from offiziersskat.table.onward import onward

GAME = new_game(preset("classic"), shuffled(numbered_seed(1, 1)))


def first(seat: Seat, view: View) -> Action:
    """The first that is legal, on the view of the seat that is asked."""
    assert seat is view.seat
    return legal(view)[0]


def test_it_goes_on_to_the_end() -> None:
    """As long as it may."""
    game, done = onward(GAME, first, goes_on=lambda: True)
    assert game.phase is Phase.OVER
    assert len(done) > 32


def test_it_takes_one_decision_at_least_and_stops_when_it_is_told() -> None:
    """Each answer brings the hand further on."""
    once, done = onward(GAME, first, goes_on=lambda: False)
    assert 1 == len(done)
    time = iter([True, True, True, False])
    _, more = onward(once, first, goes_on=lambda: next(time))
    assert 4 == len(more)


def test_what_is_over_stays_as_it_is() -> None:
    """Nobody is asked."""
    over, _ = onward(GAME, first, goes_on=lambda: True)
    assert (over, []) == onward(over, first, goes_on=lambda: True)


def test_what_the_view_does_not_allow_is_refused() -> None:
    """As from any player."""
    with pytest.raises(MoveError):
        onward(GAME, lambda _seat, _view: Pass(), goes_on=lambda: True)
