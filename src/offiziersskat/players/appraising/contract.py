"""A contract that stands or might be declared: its figures from a guess at the card points."""

from collections.abc import Mapping

from offiziersskat.analysis.review import Figures, Sight, best_of
from offiziersskat.core.actions import Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Board
from offiziersskat.players.appraising.guess import Guess, before_play
from offiziersskat.players.appraising.sheet import Game, runs, score

__all__ = ["declared", "game_of", "worth"]

_HALF = 60.0


def game_of(board: Board) -> Game:
    """The game that is played on a board."""
    assert board.contract is not None
    own = Side.FOREHAND if board.declarer is None else board.declarer.side
    return Game(
        rules=board.rules,
        declared=board.contract,
        declarer=board.declarer,
        kontra=board.kontra,
        bid=board.bid,
        taken=(board.tricks[own] > 0, board.tricks[own.other] > 0),
    )


def worth(game: Game, guess: Guess, chances: Mapping[int, float]) -> Figures:
    """Both figures of forehand's side."""
    contract = game.declared.contract
    if contract is Contract.N:
        margin = _HALF * (2 * guess.points - 1)
    elif contract is Contract.R:
        margin = _HALF - guess.points
    else:
        margin = guess.points - _HALF
    margin = margin if game.own is Side.FOREHAND else -margin
    return Figures(margin, score(game, guess.points, guess.spread, chances))


def declared(
    sight: Sight,
    action: Declare,
    declarer: Seat,
    *,
    bid: int | None,
    bonus: float = 0.0,
    less: int = 0,
) -> Figures:
    """A contract before it is declared; who is likely to lose it will be doubled.

    ``bonus`` are points to be added, ``less`` the mask of cards to be laid away.
    """
    rules, contract = sight.board.rules, action.contract
    guess = before_play(sight, contract, declarer.side, less)
    if contract is not Contract.N:
        guess = guess.shifted(bonus)
    game = Game(rules, action, None if contract is Contract.R else declarer, bid=bid)
    chances = runs(sight, contract, declarer)
    single = worth(game, guess, chances)
    if not rules.kontra or contract is Contract.R:
        return single
    return best_of((single, worth(game.doubled(2), guess, chances)), declarer.side.other)
