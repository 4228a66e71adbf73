"""The lines of a world: read off a table they come to what searching each of them finds."""

import pytest
from tests.players import view_after

from offiziersskat.analysis.positions import open_position
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase
from offiziersskat.notation import parse_position
from offiziersskat.search.last_tricks import MOST_STATES, states_in, states_on
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


def test_the_states_of_a_table_show_on_the_board() -> None:
    """They depend on what is covered and how many cards are in hand, not on which they are."""
    for name, plies in (("classic", 7), ("auction", 9), ("half_open", 2)):
        view = view_after(RULES[name], 1, plies=plies)
        position = open_position(world_game(view, Worlds(view).at(0)))

        assert states_in(position.places) == states_on(view.board)


def test_few_tricks_ahead_are_soon_searched_and_the_rest_is_guessed() -> None:
    """The further it looks the less it errs; as far as there are tricks, not at all."""
    errors, nodes = [0] * 4, [0] * 4
    for number in range(6):
        for name in ("classic", "auction"):
            position = _position(RULES[name], number, plies=14)
            exact = _after(Solver(table_bits=16), position)
            for at, ahead in enumerate((1, 3, 5, 16)):
                solver = Solver(table_bits=16)
                found = _after(solver, position, ahead=ahead)
                errors[at] += sum(abs(a - b) for a, b in zip(exact, found, strict=True))
                nodes[at] += solver.nodes

    assert errors[0] > errors[1] > errors[2] > errors[3] == 0
    assert nodes[0] < nodes[1] < nodes[2] < nodes[3]


def test_a_position_that_was_only_looked_into_is_searched_when_asked_anew() -> None:
    """Guesses are none of what the solver keeps."""
    solver, position = Solver(table_bits=16), _position(RULES["classic"], 2, plies=14)
    guessed = _after(solver, position, ahead=1)
    searched = _after(solver, position)

    assert guessed != searched == _after(Solver(table_bits=16), position)


def _after(solver: Solver, position: OpenPosition, *, ahead: int = 0) -> list[int]:
    """What each card comes to."""
    lines = solver.lines(position, ahead=ahead)
    return [lines.value(lines.start.play(card)) for card in lines.start.moves()]


def test_null_has_no_table() -> None:
    """It is searched whatever room there is."""
    position = _position(ruleset("japanese", {"contracts": "N"}), 0, plies=12)

    assert not Solver().lines(position, states=MOST_STATES).settled


def test_what_was_asked_before_changes_no_answer() -> None:
    """A threshold question may end within its budget; the next question must not stop at it."""
    position = open_position(parse_position(_MANY_STAGES).game())
    asked = dict(Solver(table_bits=18).moves(position))

    assert asked == Solver(table_bits=18).solve(position).moves
