"""Every card known, or four at the table: cards that lose no mark, and contracts searched whole."""

from bisect import bisect_right
from dataclasses import replace
from statistics import fmean
from typing import cast

import pytest
from tests.players import view_after

from offiziersskat.analysis.positions import after_declaring, open_position
from offiziersskat.core.actions import Declare
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players.contracts import declaration, declared
from offiziersskat.players.effort import Effort
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.known import best_card, keeping
from offiziersskat.players.levels import LEVELS, scaled
from offiziersskat.players.search_play import think
from offiziersskat.players.utility import Stake, utility_of
from offiziersskat.search.chance import Objective
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.solver import Lines, Solver
from offiziersskat.search.state import OpenState, state_of
from offiziersskat.search.worlds import Worlds

QUICK = LEVELS["expert-quick"]
MARKS = (1, 31, 61, 90, 120)


def _open(rules: str, number: int, plies: int) -> OpenPosition:
    """The only world of a hand in which every card is known."""
    view = view_after(preset(rules), number, plies=plies)
    return open_position(world_game(view, Worlds(view).at(0)))


def _asked(rules: str, number: int) -> View:
    """Before the declaration."""
    game = new_game(preset(rules), shuffled(numbered_seed(number, 0)))
    view = observe(game, game.to_act)
    assert view.phase is Phase.DECLARE
    return view


def _games(view: View) -> list[Declare]:
    return [action for action in legal(view) if isinstance(action, Declare)]


# ---- card play ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["sixteen", "double"])
@pytest.mark.parametrize("number", range(8))
def test_the_best_card_is_the_best_of_all(rules: str, number: int) -> None:
    """Found without the value of every other; led and answered, for either side."""
    plies = (10 if rules == "sixteen" else 12) + number % 4
    solver, position = Solver(table_bits=16), _open(rules, number, plies)
    card, value = best_card(solver.lines(position))
    moves = dict(solver.moves(position))

    assert value == moves[card] == (max if state_of(position).side == 0 else min)(moves.values())


@pytest.mark.parametrize("number", range(8))
def test_what_loses_no_mark_keeps_the_best_one(number: int) -> None:
    """Asked one by one; in whatever order they are, a card is kept for its value alone."""
    solver, position = Solver(table_bits=16), _open("sixteen", number, 9 + number % 4)
    moves = dict(solver.moves(position))
    _, best = best_card(solver.lines(position))
    kept = list(keeping(solver.lines(position), MARKS, reversed(moves)))

    same = [card for card, value in moves.items() if _band(value) == _band(best)]
    assert kept == same[::-1] != []


def _band(value: int) -> int:
    return bisect_right(MARKS, value)


def test_early_a_guess_loses_no_mark_and_later_the_best_card_is_found() -> None:
    """Whether a mark is reached is told of a whole hand, its points two tricks later."""
    first = view_after(preset("sixteen"), 0, plies=1)
    third = view_after(preset("sixteen"), 0, plies=6)
    found = think(first, Stream(b""), QUICK)
    [card] = found.values
    lines = Solver().lines(_open("sixteen", 0, 1))

    assert ("marks", 1, False) == (found.how, found.worlds, found.cut)
    assert "exact" == think(third, Stream(b""), QUICK).how
    assert [card] == list(keeping(lines, MARKS, [card]))


def test_marks_are_asked_only_where_a_level_does() -> None:
    """Without that, and without compiled search, a few tricks are guessed, or nothing is."""
    first = view_after(preset("sixteen"), 0, plies=1)

    assert "guess" == think(first, Stream(b""), replace(QUICK, alone=0)).how
    assert 0 == scaled(QUICK, 10).alone == LEVELS["club"].alone


def test_a_clock_ends_the_question_for_marks() -> None:
    """What is played then is legal, and the thought says so."""
    first = view_after(preset("sixteen"), 0, plies=1)
    engine = EnginePlayer("hasty", QUICK, seconds=1e-6)

    assert engine.choose(first, Stream(b"")) in legal(first)
    assert engine.thought is not None and engine.thought.cut


# ---- contracts ----------------------------------------------------------------------------------


class _Settled:
    """A solver to which every contract is worth as many points as is given here."""

    def __init__(self, points: dict[Contract, int]) -> None:
        self.points = points
        self.asked: list[tuple[Contract, int]] = []

    def lines(self, position: OpenPosition) -> Lines:
        """Lines that know it."""
        return cast("Lines", _Known(self, position.contract))


class _Known:
    def __init__(self, solver: _Settled, contract: Contract) -> None:
        self.solver, self.contract = solver, contract
        self.start = cast("OpenState", None)

    def reaches(self, state: OpenState, threshold: int) -> bool:
        """Whether it is worth so much."""
        assert state is self.start
        self.solver.asked.append((self.contract, threshold))
        return self.solver.points[self.contract] >= threshold


def _told(points: dict[Contract, int], aim: Objective) -> tuple[str, _Settled]:
    view, solver = _asked("sixteen", 1), _Settled(points)
    worlds = list(Worlds(view))
    best = declaration(view, worlds, cast("Solver", solver), _games(view), aim)
    return best.contract.value, solver


@pytest.mark.parametrize(
    ("points", "by_score", "by_wins"),
    [
        ((60, 61, 90, 30, 95), "G", "S"),
        ((60, 61, 90, 30, 59), "H", "S"),
        ((60, 61, 89, 30, 61), "G", "S"),
        ((31, 40, 29, 30, 60), "G", "G"),
        ((10, 20, 29, 30, 31), "C", "C"),
        ((10, 20, 120, 30, 61), "H", "H"),
    ],
)
def test_the_only_world_tells_the_score_of_every_contract(
    points: tuple[int, ...], by_score: str, by_wins: str
) -> None:
    """Grand counts double, schneider two and schwarz three; who plays for points goes by the score."""
    worth = dict(zip(map(Contract, "CSHDG"), points, strict=True))

    assert by_score == _told(worth, Objective.SCORE)[0] == _told(worth, Objective.POINTS)[0]
    assert by_wins == _told(worth, Objective.WIN)[0]


def test_a_contract_is_asked_no_further_than_it_could_be_better() -> None:
    """A suit that is offered first may be as good as a grand with schneider, and no more."""
    suits = dict.fromkeys(map(Contract, "CSHD"), 61)
    _, plain = _told({**suits, Contract.G: 70}, Objective.SCORE)
    _, schneider = _told({**suits, Contract.G: 95}, Objective.SCORE)

    assert {90} == {mark for contract, mark in plain.asked if contract is not Contract.G}
    assert {Contract.G} == {contract for contract, _ in schneider.asked}


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("aim", [Objective.SCORE, Objective.WIN])
def test_drawn_worlds_are_judged_by_their_mean(number: int, aim: Objective) -> None:
    """In a few worlds, in which no contract is given up, by the score sheet of every exact value."""
    share = 1 / 60 if aim is Objective.SCORE else 0.0
    view = _asked("double", number)
    worlds = Worlds(view).evenly(Stream(b"evenly"), 5)
    solver, games = Solver(), _games(view)
    means = {}
    for game in games:
        places = [after_declaring(world_game(view, world))[game.contract] for world in worlds]
        sheet = utility_of(_stake(view, game), aim)
        ends = (0, *sheet.marks, 121)
        counts = [bisect_right(sheet.marks, solver.value(place)) for place in places]
        means[game] = fmean(
            sheet.plain[count] + share * (ends[count] + ends[count + 1] - 121) for count in counts
        )

    best = max(games, key=lambda game: means[game])
    assert best == declaration(view, worlds, solver, games, aim)


def _stake(view: View, game: Declare) -> Stake:
    return Stake(view.rules, game, view.seat, 1, None, (False, False), 0, 0.0)


def test_what_is_clearly_worse_is_looked_at_no_further() -> None:
    """One contract that wins everywhere is found out in six worlds."""
    view = _asked("double", 1)
    worlds = Worlds(view).evenly(Stream(b"evenly"), 12)
    solver = _Settled({**dict.fromkeys(map(Contract, "CSHD"), 50), Contract.G: 100})

    assert Contract.G is declaration(view, worlds, cast("Solver", solver), _games(view)).contract
    assert 6 == solver.asked.count((Contract.G, 61)) == solver.asked.count((Contract.C, 61))


def test_contracts_are_searched_where_that_is_soon_done() -> None:
    """All cards known, or four seats; not in null or ramsch, and drawn worlds not for card points."""
    two, four = _asked("sixteen", 1), _asked("double", 1)

    assert declared(two, Stream(b""), legal(two), QUICK)
    assert declared(two, Stream(b""), legal(two), QUICK, Objective.POINTS)
    assert declared(four, Stream(b""), legal(four), QUICK)
    assert declared(four, Stream(b""), legal(four), QUICK, Objective.POINTS) is None
    for effort in (replace(QUICK, alone=0), replace(QUICK, contracts=0)):
        assert declared(four, Stream(b""), legal(four), effort) is None
    for rules in (preset("classic"), ruleset("double", {"contracts": "CSHDGN"})):
        game = new_game(rules, shuffled(numbered_seed(1, 0)))
        view = observe(game, game.to_act)
        assert declared(view, Stream(b""), legal(view), QUICK) is None


@pytest.mark.parametrize("rules", ["sixteen", "double"])
def test_a_clock_ends_the_search_of_contracts(rules: str) -> None:
    """Then what is expected decides."""
    view = _asked(rules, 1)
    hasty, effort = EnginePlayer("hasty", QUICK, seconds=1e-6), Effort(0, 0, 0, 1, 0, deals=32)

    assert hasty.choose(view, Stream(b"x")) == EnginePlayer("told", effort).choose(
        view, Stream(b"x")
    )
