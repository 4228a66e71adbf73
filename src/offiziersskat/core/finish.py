"""From the last position of a hand to its result: whose points are whose, which matadors.

Sides of the table become the declarer's side and the other here; the scoring itself is in
``scoring``.
"""

from dataclasses import replace

from offiziersskat.core.cards import DECK, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Ending, Matadors, Outcome, Result, matadors
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.truth import Truth
from offiziersskat.core.view import Board

__all__ = ["finished", "given_up"]


def finished(board: Board, truth: Truth) -> Result:
    """The result of a hand that was played to its end."""
    return result_of(board.rules, _outcome(board, truth))


def given_up(board: Board, truth: Truth, *, by: Seat) -> Result:
    """The result of a hand that a seat resigned (rules.md §8).

    The other side gets all remaining cards and tricks; in ramsch, where points are a burden, the
    seat that resigns keeps them; a null is simply lost by who gives it up (our reading).
    """
    outcome = replace(_outcome(board, truth), ending=Ending.RESIGNED, resigned=by)
    assert board.contract is not None
    if board.contract.contract is not Contract.N:
        ramsch = board.contract.contract is Contract.R
        receiver = by.side if ramsch else by.side.other
        outcome = _with_rest(outcome, board, to=_relative(receiver, board.declarer))
    return result_of(board.rules, outcome)


def _with_rest(outcome: Outcome, board: Board, *, to: int) -> Outcome:
    rest_points = points_of(DECK) - sum(outcome.points)
    rest_tricks = board.rules.tricks - sum(outcome.tricks)
    points, tricks = list(outcome.points), list(outcome.tricks)
    points[to] += rest_points
    tricks[to] += rest_tricks
    return replace(outcome, points=(points[0], points[1]), tricks=(tricks[0], tricks[1]))


def _relative(side: Side, declarer: Seat | None) -> int:
    """0 for the declarer's side, 1 for the other; forehand's is 0 where there is no declarer."""
    own = Side.FOREHAND if declarer is None else declarer.side
    return 0 if side is own else 1


def _outcome(board: Board, truth: Truth) -> Outcome:
    assert board.contract is not None
    own = Side.FOREHAND if board.declarer is None else board.declarer.side
    # The cards laid away, or the stock left in a hand game, count for the declarer (rules.md §6).
    laid_away = points_of(truth.stock)
    return Outcome(
        contract=board.contract,
        declarer=board.declarer,
        points=(board.points[own] + laid_away, board.points[own.other]),
        tricks=(board.tricks[own], board.tricks[own.other]),
        kontra=board.kontra,
        matadors=_matadors(board, truth),
        bid=board.bid,
    )


def _matadors(board: Board, truth: Truth) -> Matadors | None:
    """Counted over all cards dealt to the declarer's side, the stock included (rules.md §6)."""
    contract, declarer = board.contract, board.declarer
    if contract is None or declarer is None or contract.contract is Contract.N:
        return None
    if truth.dealt is None:
        return truth.matadors
    held = truth.dealt[-1]
    for seat in range(board.rules.seats):
        held |= truth.dealt[seat] if Seat(seat).side is declarer.side else 0
    rules = board.rules
    return matadors(held, contract.contract, ten=rules.ten, spitzen=bool(rules.spitzen))
