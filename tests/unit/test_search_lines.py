"""The lines of a world: read off a table they come to what searching each of them finds."""

import pytest
from tests.players import view_after

from offiziersskat.analysis.positions import open_position
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase
from offiziersskat.notation import parse_position
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

_MANY_STAGES = (
    "auction SHS,@1,b40,o1 1 15:1-0:0 - CT/HQ C8/S8 CJ/CQ DA/SK H7/DT + S9 HT HJ H8 "
    "| SJ/S7 DQ/D9 H9 DJ/C9 D7/SQ + ST HA HK DK D8 ; ??*2 ? C7 SA"
)
"""Its moves in deck order take a search through all its stages and beyond."""


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


def test_what_was_asked_before_changes_no_answer() -> None:
    """A threshold question may end within its budget; the next question must not stop at it."""
    position = open_position(parse_position(_MANY_STAGES).game())
    asked = dict(Solver(table_bits=18).moves(position))

    assert asked == Solver(table_bits=18).solve(position).moves
