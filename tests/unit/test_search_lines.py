"""The lines of a world: read off a table they come to what searching each of them finds."""

import pytest
from tests.players import view_after

from offiziersskat.analysis.positions import open_position
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase
from offiziersskat.search.last_tricks import MOST_STATES, states_in
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Solver
from offiziersskat.search.worlds import Worlds

RULES = {
    "classic": ruleset("classic", {"contracts": "CSHDG"}),
    "ramsch": ruleset("classic", {"contracts": "R", "kontra": False}),
    "auction": preset("auction"),
    "half_open": ruleset("half_open", {"contracts": "CSHDG"}),
}


def _position(rules: Ruleset, number: int, *, plies: int) -> OpenPosition:
    view = view_after(rules, number, plies=plies)
    assert view.phase is Phase.PLAY
    return open_position(world_game(view, Worlds(view).at(0)))


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("plies", [18, 21, 25])
def test_a_settled_world_tells_what_search_finds(name: str, plies: int) -> None:
    """Every card and every answer to it."""
    searched, settled = Solver(table_bits=16), Solver(table_bits=16)
    for number in range(3):
        position = _position(RULES[name], number, plies=plies)
        lines, table = searched.lines(position), settled.lines(position, states=MOST_STATES)
        after = [lines.start.play(card) for card in lines.start.moves()]
        after += [state.play(card) for state in after for card in state.moves()]

        assert (False, True) == (lines.settled, table.settled)
        assert [lines.value(state) for state in after] == [table.value(state) for state in after]


def test_a_world_that_is_too_large_is_searched() -> None:
    """Without room for the table nothing is worked out beforehand."""
    position = _position(RULES["classic"], 0, plies=20)

    assert not Solver().lines(position, states=states_in(position.places) - 1).settled


def test_null_has_no_table() -> None:
    """It is searched whatever room there is."""
    position = _position(ruleset("japanese", {"contracts": "N"}), 0, plies=12)

    assert not Solver().lines(position, states=MOST_STATES).settled
