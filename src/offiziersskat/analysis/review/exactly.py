"""Exact values of the cards a seat may play: counted out, open or over what may be turned.

The same search as elsewhere, asked for both figures; where it would take too long, or not every
hand is seen, there is no answer, and an appraisal has the word.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from offiziersskat.analysis.payoff import own_side
from offiziersskat.analysis.review.figures import Figures, margin
from offiziersskat.analysis.review.sight import Sight, laid_open
from offiziersskat.analysis.world import world_values
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.game import Game
from offiziersskat.core.result import Matadors, matadors
from offiziersskat.core.rules import Scoring
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Board, Phase
from offiziersskat.search.chance import ChanceSearch, Objective
from offiziersskat.search.position import BadPosition
from offiziersskat.search.solver import Solver

__all__ = ["Exact", "Reach"]

_SOLVER_BITS, _CHANCE_BITS = 16, 18


@dataclass(frozen=True, slots=True)
class Reach:
    """How far to count out: at most so many unknown cards, and so many still to be played.

    ``turned``: before a card is turned one more may be unknown, where only its luck is asked for.
    """

    unknown: int
    cards: int
    turned: bool = False


_FOUR_SEATS = Reach(unknown=4, cards=16)
"""At a table of four a search takes longer."""


class Exact:
    """Counts positions out within its reach; keeps its tables between them."""

    def __init__(self, reach: Reach, stop: bytearray | None = None) -> None:
        """Nothing is counted yet; ``stop[0]`` set from another thread raises ``Stopped``."""
        self._reach = reach
        self._stop = bytearray(1) if stop is None else stop
        self._solver = Solver(table_bits=_SOLVER_BITS, stop=self._stop)
        self._chance = ChanceSearch(bits=_CHANCE_BITS, stop=self._stop)

    def moves(self, game: Game, sight: Sight) -> Mapping[Action, Figures] | None:
        """Every card with what it is worth to forehand's side; ``None`` beyond the reach.

        ``sight`` is that of all seats; the game behind it is asked only where nothing is unseen.
        """
        board = game.board
        if board.phase is not Phase.PLAY or board.to_act is None:
            return None
        most = self._most(board)
        if _cards(board) > most.cards:
            return None
        covered = sum(place.covered for row in board.places for place in row)
        if not covered or sight.unseen.bit_count() == 1:
            # What is missing lies in the stock, or is the one card that is still face down.
            return self._open(game)
        return self._over_chance(sight) if sight.unseen.bit_count() <= most.unknown else None

    def hoped(self, game: Game, sight: Sight, card: Card) -> Figures | None:
        """What a card is worth to forehand's side before it is seen what it uncovers, with one
        card more unknown than elsewhere; ``None`` beyond that.

        ``sight`` is that of all seats.
        """
        board, most = game.board, self._most(game.board)
        if board.phase is not Phase.PLAY or not most.turned or board.rules.seats > len("FD"):
            return None
        if _cards(board) > most.cards + 2 or sight.unseen.bit_count() != most.unknown + 1:
            return None
        view = laid_open(sight)
        if view is None:
            return None
        try:
            points = self._chance.after(view, card, Objective.POINTS)
            score = self._chance.after(view, card, Objective.SCORE, told=_told(sight))
        except BadPosition:
            return None
        assert board.to_act is not None and board.contract is not None
        return _figures(
            margin(board.contract.contract, float(points)),
            float(score),
            own=own_side(board),
            acting=board.to_act.side,
        )

    def _most(self, board: Board) -> Reach:
        """How far to count out on a board."""
        if board.rules.seats <= len("FD"):
            return self._reach
        return Reach(
            min(_FOUR_SEATS.unknown, self._reach.unknown), min(_FOUR_SEATS.cards, self._reach.cards)
        )

    def _open(self, game: Game) -> Mapping[Action, Figures]:
        board = game.board
        assert board.to_act is not None and board.contract is not None
        contract, own, acting = board.contract.contract, own_side(board), board.to_act.side
        found: dict[Action, Figures] = {}
        for action, worth in world_values(game, self._solver, lambda: bool(self._stop[0])):
            assert worth.score is not None
            found[action] = _figures(
                margin(contract, worth.points), worth.score, own=own, acting=acting
            )
        return found

    def _over_chance(self, sight: Sight) -> Mapping[Action, Figures] | None:
        view = laid_open(sight)
        if view is None:
            return None
        board = view.board
        assert board.to_act is not None and board.contract is not None
        contract, own, acting = board.contract.contract, own_side(board), board.to_act.side
        try:
            points = self._chance.values(view, Objective.POINTS).moves
            scores = self._chance.values(view, Objective.SCORE, told=_told(sight)).moves
        except BadPosition:
            return None
        return {
            Play(card): _figures(
                margin(contract, float(value)), float(scores[card]), own=own, acting=acting
            )
            for card, value in points.items()
        }


def _figures(points: float, score: float, *, own: Side, acting: Side) -> Figures:
    return Figures(
        points if own is Side.FOREHAND else -points,
        score if acting is Side.FOREHAND else -score,
    )


def _cards(board: Board) -> int:
    """Cards still to be played."""
    held = sum((place.up is not None) + place.covered for row in board.places for place in row)
    return held + sum(board.hand_sizes)


def _told(sight: Sight) -> Matadors | None:
    """The matadors, where what is seen settles them: laid-away trumps are in no trick."""
    board, rules = sight.board, sight.board.rules
    declarer, declared = board.declarer, board.contract
    if rules.scoring is not Scoring.SKAT or declarer is None or sight.owned is None:
        return None
    assert declared is not None
    if declared.contract in {Contract.N, Contract.R}:
        return None
    held = sight.owned[-1]
    for seat in range(rules.seats):
        held |= sight.owned[seat] if seat % 2 == declarer.side else 0
    held &= mask_of(trumps_in_order(declared.contract, rules.ten))
    runs = [
        matadors(mask, declared.contract, ten=rules.ten, spitzen=bool(rules.spitzen))
        for mask in (held, held | sight.unseen)
    ]
    return runs[0] if runs[0] == runs[1] else None
