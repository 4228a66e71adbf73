"""Values name their side, and every question about a view gets the kind of answer it can have."""

import pytest
from tests.lateplay import brute_moves, late_hands

from offiziersskat.analysis.engine import Engine
from offiziersskat.analysis.limits import BadLimit, Limit
from offiziersskat.analysis.values import Objective, PovValue
from offiziersskat.core.actions import Declare, Kontra, Pass, Play
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_position
from offiziersskat.search.position import BadPosition

ENGINE = Engine(memory_mb=64)


def _own(game: Game) -> View:
    assert game.to_act is not None
    return observe(game, game.to_act)


def test_a_value_turned_twice_is_itself() -> None:
    """Points add up to 120, chances to 1, scores to 0."""
    points = PovValue(71.0, Side.FOREHAND, 120)

    assert PovValue(49.0, Side.DEALER, 120) == points.pov(Side.DEALER)
    assert points == points.pov(Side.DEALER).pov(Side.FOREHAND)
    assert points is points.pov(Side.FOREHAND)
    assert PovValue(-12.5, Side.DEALER) == PovValue(12.5, Side.FOREHAND).pov(Side.DEALER)


@pytest.mark.parametrize("name", ["sixteen", "sixteen; contracts=CSHDGNR", "sixteen; ten=high"])
def test_sixteen_is_a_game_of_perfect_information(name: str) -> None:
    """Each seat works out the other's hand: exact, one world, and equal to trying everything."""
    preset_name, _, field = name.partition("; ")
    rules = ruleset(preset_name, dict([field.split("=")]) if field else None)
    for game in late_hands(rules, range(6), cards=8):
        analysis = ENGINE.analyse(_own(game), objective="all")

        assert (True, 1, 0, 0.0) == (
            analysis.exact,
            analysis.worlds,
            analysis.unknown,
            analysis.stderr,
        )
        found = {
            action.card: move.points.value
            for action, move in analysis.moves.items()
            if isinstance(action, Play) and move.points is not None
        }
        assert brute_moves(game) == found


@pytest.mark.parametrize("name", ["classic", "japanese", "half_open", "auction", "double"])
def test_win_and_score_of_known_cards_are_what_the_hand_comes_to(name: str) -> None:
    """With one card each nothing is left to decide: the figures are those of the result."""
    for game in late_hands(preset(name), range(12), cards=preset(name).seats):
        analysis = ENGINE.analyse(_own(game), objective=Objective.ALL)
        end = game
        while end.to_act is not None:
            end = apply(end, legal(observe(end, end.to_act))[0])
        result = end.result
        assert result is not None
        assert game.to_act is not None
        (move,) = analysis.moves.values()
        assert move.win is not None
        assert move.score is not None
        assert result.score is not None
        side = game.to_act.side
        mine, theirs = sum(result.score[side::2]), sum(result.score[side.other :: 2])
        assert mine - theirs == move.score.pov(side).value
        assert float(result.winner == 0) == move.win.value


def test_a_figure_that_was_not_asked_for_is_not_told() -> None:
    """Each objective gives its own figure alone."""
    game = next(late_hands(preset("classic"), range(9), cards=6))
    for coin in (Objective.POINTS, Objective.WIN, Objective.SCORE):
        analysis = ENGINE.analyse(_own(game), objective=coin)
        for move in analysis.moves.values():
            told = {
                Objective.POINTS: move.points,
                Objective.WIN: move.win,
                Objective.SCORE: move.score,
            }
            assert {coin} == {key for key, value in told.items() if value is not None}


def test_hidden_hands_are_estimated_and_say_so() -> None:
    """Where the other's hand can be several, the answer is never called exact."""
    seen = 0
    for game in late_hands(preset("half_open"), range(12), cards=10):
        analysis = ENGINE.analyse(_own(game), limit=Limit(nodes=50_000))
        if analysis.unknown:
            seen += 1
            assert not analysis.exact
            assert analysis.worlds > 1
            assert analysis.stderr is not None
            assert analysis.stderr >= 0
    assert seen > 3


def test_an_exact_answer_that_cannot_be_is_refused() -> None:
    """Private hands have no exact value, and the start of a public game is out of reach."""
    hidden = next(
        game
        for game in late_hands(preset("half_open"), range(12), cards=10)
        if ENGINE.analyse(_own(game), limit=Limit(nodes=1000)).unknown
    )
    with pytest.raises(BadLimit, match="analyse-never-exact"):
        ENGINE.analyse(_own(hidden), exact=True)

    start = next(late_hands(preset("classic"), range(9), cards=32))
    with pytest.raises(BadLimit, match="analyse-out-of-reach"):
        ENGINE.analyse(_own(start), exact=True)


def test_bidding_is_not_analysed() -> None:
    """There is no figure for a bid: the phase is refused by name."""
    game = new_game(preset("auction"), shuffled(numbered_seed(1, 0)))
    with pytest.raises(BadPosition, match="analyse-phase"):
        ENGINE.analyse(_own(game))


def test_declarations_are_compared() -> None:
    """Before the declaration every contract has its figure, for whoever declares."""
    game = new_game(preset("classic"), shuffled(numbered_seed(4, 0)))
    analysis = ENGINE.analyse(_own(game), limit=Limit(nodes=1_000_000))

    assert [Declare(contract) for contract in preset("classic").contracts] == list(analysis.moves)
    assert analysis.best in analysis.moves
    assert not analysis.exact


def test_a_limit_of_nodes_holds_where_a_world_takes_several_questions() -> None:
    """Every contract of every world counts, and so do the tables that answer without a search."""
    game = new_game(preset("classic"), shuffled(numbered_seed(4, 1)))
    few, many = (ENGINE.analyse(_own(game), limit=Limit(nodes=n)) for n in (100_000, 3_000_000))

    assert 100_000 <= few.nodes < many.nodes
    assert 3_000_000 <= many.nodes
    assert few.worlds < many.worlds


def test_kontra_doubles_the_score_and_not_the_cards() -> None:
    """Points and chances are the same; a re is taken where it helps the declarer."""
    rules = ruleset("sixteen", {"scoring": "skat", "kontra": "on", "tie": "declarer_loses"})
    game = new_game(rules, shuffled(numbered_seed(9, 0)))
    game = apply(game, Declare(Contract.G))
    assert game.phase is Phase.KONTRA
    analysis = ENGINE.analyse(_own(game), objective="all")
    kontra, silent = analysis.moves[Kontra()], analysis.moves[Pass()]

    assert kontra.points == silent.points
    assert kontra.win == silent.win
    assert kontra.score is not None
    assert silent.score is not None
    declarers = -silent.score.value
    assert -max(2 * declarers, 4 * declarers) == kontra.score.value


def test_a_finished_hand_has_nothing_to_decide() -> None:
    """No moves, no best one, and no doubt."""
    game = next(late_hands(preset("classic"), range(9), cards=2))
    while game.to_act is not None:
        game = apply(game, legal(observe(game, game.to_act))[0])
    analysis = ENGINE.analyse(observe(game, Seat.FOREHAND))

    assert ({}, None, True, 0.0) == (
        dict(analysis.moves),
        analysis.best,
        analysis.exact,
        analysis.stderr,
    )


def test_an_unknown_objective_is_named() -> None:
    """The message says what there is."""
    game = next(late_hands(preset("classic"), range(9), cards=2))
    with pytest.raises(InputError, match="objective-unknown"):
        ENGINE.analyse(_own(game), objective="glory")


def test_the_score_of_a_position_needs_its_matadors() -> None:
    """Without them the score is not told; with them it is."""
    text = "classic C{} 0 69:8-26:6 - CA DA -- -- -- -- -- -- | HQ H9 -- -- -- -- -- --"
    silent, told = (parse_position(text.format(marks)) for marks in ("", ",w2"))
    analysis = ENGINE.analyse(silent.view(), objective="score")
    known = ENGINE.analyse(told.view(), objective="score", matadors=told.matadors)

    assert all(move.score is None for move in analysis.moves.values())
    assert analysis.best is None
    # With 2, game 3, schneider 4, times 12; the other side has taken tricks.
    assert {48.0} == {move.score.value for move in known.moves.values() if move.score}
