"""What every action is worth in one world: a game whose cards are all known.

The open-card solver gives card points, and from them follow win and score: both rise with the
points, so that play which is best for one is best for all. Where the world comes from, the truth of
a record or a draw, is the caller's business.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from offiziersskat.analysis.payoff import Payoff, own_side
from offiziersskat.analysis.positions import open_position
from offiziersskat.analysis.sweep import takes_all
from offiziersskat.core.actions import Action, Declare, Kontra, Pass, Play, Re
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.search.position import BadPosition
from offiziersskat.search.solver import Solver
from offiziersskat.search.state import OpenState, state_of

__all__ = ["ASKED", "Worth", "world_values"]

ASKED = (Phase.DECLARE, Phase.KONTRA, Phase.RE, Phase.PLAY)
"""The phases whose decisions can be weighed."""

_DOUBLED, _REDOUBLED = 2, 4


@dataclass(frozen=True, slots=True)
class Worth:
    """Points and win of the declarer's side, score of the side to act; 1.0 is won."""

    points: float
    win: float
    score: float | None


def world_values(
    game: Game, solver: Solver, stopped: Callable[[], bool]
) -> Iterator[tuple[Action, Worth]]:
    """Every legal action with its worth, one after the other.

    Raises ``BadPosition`` in phases that are not ``ASKED``, and ``Stopped``.
    """
    assert game.to_act is not None
    if game.phase not in ASKED:
        raise BadPosition("analyse-phase", phase=game.phase.value)
    return _World(game, game.to_act.side, solver, stopped).values()


class _World:
    def __init__(
        self, game: Game, acting: Side, solver: Solver, stopped: Callable[[], bool]
    ) -> None:
        self._game = game
        self._acting = acting
        self._solver = solver
        self._stopped = stopped

    def values(self) -> Iterator[tuple[Action, Worth]]:
        match self._game.phase:
            case Phase.PLAY:
                yield from self._cards()
            case Phase.DECLARE:
                yield from self._declarations()
            case _:
                yield from self._doublings()

    def _cards(self) -> Iterator[tuple[Action, Worth]]:
        payoff = Payoff(self._game, self._acting)
        position = open_position(self._game)
        state = state_of(position)
        for card, value in self._solver.moves(position):
            number = state.deal.tables.number[card]
            yield Play(card), self._worth(payoff, value, partial(state.play, number))

    def _declarations(self) -> Iterator[tuple[Action, Worth]]:
        """What is announced changes the score, and not the cards."""
        values: dict[Contract, int] = {}
        for action in legal(observe(self._game, self._game.to_act)):
            assert isinstance(action, Declare)
            game = _in_play(apply(self._game, action))
            position = open_position(game)
            if action.contract not in values:
                values[action.contract] = self._solver.value(position)
            payoff = Payoff(game, self._acting)
            yield (
                action,
                self._worth(payoff, values[action.contract], partial(state_of, position)),
            )

    def _doublings(self) -> Iterator[tuple[Action, Worth]]:
        """A kontra is answered with re where that serves the declarer."""
        game = _in_play(self._game)
        position = open_position(game)
        value = self._solver.value(position)
        payoff = Payoff(game, self._acting)
        sweep = self._sweep(payoff, value, partial(state_of, position))
        for action in legal(observe(self._game, self._game.to_act)):
            factors: tuple[int, ...] = (self._game.board.kontra,)
            if isinstance(action, Kontra):
                factors = (_DOUBLED, _REDOUBLED)
            elif isinstance(action, Re):
                factors = (_REDOUBLED,)
            worths = [payoff.of(value, sweep=sweep, kontra=factor) for factor in factors]
            scores = [score for _, score in worths if score is not None]
            mine = self._acting is own_side(self._game.board)
            score = (max if mine else min)(scores) if scores else None
            yield action, Worth(float(value), worths[0][0], score)

    def _worth(self, payoff: Payoff, value: int, after: Callable[[], OpenState]) -> Worth:
        win, score = payoff.of(value, sweep=self._sweep(payoff, value, after))
        return Worth(float(value), win, score)

    def _sweep(self, payoff: Payoff, value: int, after: Callable[[], OpenState]) -> int | None:
        """Who takes every trick, asked only where the points leave it open."""
        side = payoff.may_sweep(value)
        if side is None or not takes_all(after(), side, self._stopped):
            return None
        return side


def _in_play(game: Game) -> Game:
    """The game with no more said, when all cards have been dealt."""
    while game.phase in (Phase.KONTRA, Phase.RE):
        game = apply(game, Pass())
    return game
