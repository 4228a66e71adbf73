"""What the end of a hand is worth in each coin: card points, won or not, score.

Takes the value that open-card search gives to one possible game, and lets the core's own scoring
say what that would be written down as. How values come about is not known here.
"""

from collections.abc import Callable
from dataclasses import replace

from offiziersskat.core.cards import mask_of, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.finish import finished
from offiziersskat.core.game import Game
from offiziersskat.core.result import Ending, Matadors, Result
from offiziersskat.core.rules import Schwarz
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Board

__all__ = ["Payoff", "final_value", "net_score", "own_side", "points_total", "with_deal"]

_ALL_POINTS = 120
_MARCH, _NO_TRICK = 1, -121


def own_side(board: Board) -> Side:
    """The declarer's side; forehand's where nobody declares."""
    return Side.FOREHAND if board.declarer is None else board.declarer.side


def points_total(contract: Contract) -> int:
    """What both sides' values add up to: card points, null's 1 and 0, ramsch's utilities."""
    return {Contract.N: 1, Contract.R: -_ALL_POINTS}.get(contract, _ALL_POINTS)


def net_score(result: Result, side: Side) -> int | None:
    """A side's score less the other's; partners' scores add up (rules.md §8)."""
    score = result.score
    return None if score is None else sum(score[side::2]) - sum(score[side.other :: 2])


class Payoff:
    """Turns values of one game into win and score; what is asked twice is kept.

    ``game`` stands in card play, its cards all known; ``acting`` is the side whose score is told.
    """

    def __init__(self, game: Game, acting: Side) -> None:
        """Look at the game, and not at its cards."""
        self._game = game
        self._acting = acting
        self._known: dict[tuple[int, int | None, int], Result] = {}

    @property
    def counts_tricks(self) -> bool:
        """Whether a side that takes every trick gets more than one that takes all points."""
        board = self._game.board
        assert board.contract is not None
        if board.contract.contract in (Contract.N, Contract.R):
            return False
        return board.rules.schwarz is Schwarz.TRICKS or board.contract.schwarz

    def may_sweep(self, value: int) -> int | None:
        """The side, 0 the declarer's, that perhaps takes every trick with this value."""
        board, own = self._game.board, own_side(self._game.board)
        if not self.counts_tricks:
            return None
        if value == _ALL_POINTS and not board.tricks[own.other]:
            return 0
        return 1 if value == 0 and not board.tricks[own] else None

    def of(
        self, value: int, *, sweep: int | None = None, kontra: int | None = None
    ) -> tuple[float, float | None]:
        """Won (1.0) or not, and the score of the acting side less the other's, if it can be told.

        ``value`` as ``Solver`` gives it, ``sweep`` the side that takes every trick, ``kontra`` the
        factor if it is not the board's.
        """
        factor = self._game.board.kontra if kontra is None else kontra
        key = (value, sweep, factor)
        if key not in self._known:
            board = self._ended(value, sweep)
            self._known[key] = finished(replace(board, kontra=factor), self._game.truth)
        result = self._known[key]
        score = net_score(result, self._acting)
        return float(result.winner == 0), None if score is None else float(score)

    def _ended(self, value: int, sweep: int | None) -> Board:
        """The board as it is when all has been played."""
        board, own = self._game.board, own_side(self._game.board)
        assert board.contract is not None
        ended: Callable[[int, int | None], tuple[int, int, int | None]]
        ended = _ENDED.get(board.contract.contract, _game_ended)
        mine, theirs, sweep = ended(value, sweep)
        mine -= points_of(self._game.truth.stock)
        tricks = board.rules.tricks
        won = {0: tricks, 1: 0}.get(-1 if sweep is None else sweep, 1)
        by_side = ((mine, theirs), (won, tricks - won))
        if own is Side.DEALER:
            by_side = ((theirs, mine), (tricks - won, won))
        return replace(board, points=by_side[0], tricks=by_side[1])


def _game_ended(value: int, sweep: int | None) -> tuple[int, int, int | None]:
    return value, _ALL_POINTS - value, sweep


def _null_ended(value: int, _sweep: int | None) -> tuple[int, int, int | None]:
    """Only tricks matter."""
    return 0, 0, 1 if value else None


def _ramsch_ended(value: int, _sweep: int | None) -> tuple[int, int, int | None]:
    if value == _MARCH:
        return _ALL_POINTS, 0, 0
    if value == _NO_TRICK:
        return 0, _ALL_POINTS, 1
    return -value, _ALL_POINTS + value, None


_ENDED = {Contract.N: _null_ended, Contract.R: _ramsch_ended}


def with_deal(game: Game, matadors: Matadors | None) -> Game:
    """The game with what its score needs: whose cards were dealt, or else the matadors told.

    While no card is in an earlier trick, the table itself shows whose each card was.
    """
    board, truth = game.board, game.truth
    if truth.dealt is not None:
        return game
    if board.gone:
        told = truth.matadors if matadors is None else matadors
        return replace(game, truth=replace(truth, matadors=told))
    masks = []
    for seat, places in enumerate(board.places):
        cards = [place.up for place in places] + list(truth.downs[seat])
        masks.append(mask_of(card for card in cards if card) | mask_of(truth.hands[seat]))
    if board.trick is not None:
        for number, card in enumerate(board.trick.cards):
            masks[Seat((board.trick.leader + number) % board.rules.seats)] |= card.bit
    return replace(game, truth=replace(truth, dealt=(*masks, mask_of(truth.stock))))


def final_value(result: Result) -> int | None:
    """What ``Solver`` would call the value of a finished hand; ``None`` if it was thrown in."""
    if result.contract is None or result.points is None or result.tricks is None:
        return None
    if result.contract is Contract.N:
        return int(result.winner == 0)
    if result.contract is not Contract.R:
        return result.points[0]
    # A resignation makes no Durchmarsch (rules.md §8).
    if result.ending is Ending.RESIGNED or 0 not in result.tricks:
        return -result.points[0]
    return _MARCH if result.tricks[1] == 0 else _NO_TRICK
