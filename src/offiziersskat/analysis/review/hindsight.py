"""Could the loser have won? With the cards as they lay, both sides seeing all of them.

Looked for is the last of his decisions at which a win was still in his hands, and lost. That he could
not see the cards is said beside it: what he should have played on what he saw.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from offiziersskat.analysis.payoff import Payoff, own_side
from offiziersskat.analysis.positions import open_position
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, new_game
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.search.last_tricks import MOST_STATES, states_in
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.solver import Solver

__all__ = ["Hindsight", "hindsight", "loser_of"]

_FOUR_SEATS_CARDS = 16


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The ply and seat at which a win was lost, the card that held it, and the line from there on."""

    ply: int
    seat: Seat
    card: Card
    line: tuple[Card, ...]


def loser_of(game: Game) -> Side | None:
    """The side that lost a finished hand; ``None`` if neither did."""
    result = game.result
    if result is None or result.winner is None:
        return None
    own = own_side(game.board)
    return own.other if result.winner == 0 else own


def hindsight(
    rules: Ruleset, deck: Sequence[Card], actions: Sequence[Action], loser: Side, solver: Solver
) -> Hindsight | None:
    """The last win that a side let go; ``None`` if it never had one in its hands."""
    games = [new_game(rules, deck)]
    for action in actions:
        games.append(apply(games[-1], action))
    for ply in reversed(range(len(actions))):
        game, action = games[ply], actions[ply]
        seat = game.to_act
        if game.phase is not Phase.PLAY or seat is None or seat.side is not loser:
            continue
        assert isinstance(action, Play)
        position = open_position(game)
        if not _is_quick(position):
            return None
        wins = _winning(game, position, loser, solver)
        if wins and action.card not in wins:
            card = min(wins)
            return Hindsight(ply, seat, card, (card, *_line(game, card, solver)))
    return None


def _is_quick(position: OpenPosition) -> bool:
    if position.rules.seats > len("FD"):
        return position.rest.bit_count() <= _FOUR_SEATS_CARDS
    return states_in(position.places) <= MOST_STATES


def _winning(game: Game, position: OpenPosition, side: Side, solver: Solver) -> tuple[Card, ...]:
    """The cards with which a side wins."""
    payoff = Payoff(game, side)
    is_own = side is own_side(game.board)
    return tuple(
        card
        for card, value in solver.moves(position)
        if (payoff.of(value)[0] == 1.0) is is_own and _decides(payoff, value)
    )


def _decides(payoff: Payoff, value: int) -> bool:
    """Whether somebody wins with this value: a tie may be nobody's."""
    won, score = payoff.of(value)
    return won == 1.0 or score is None or score != 0


def _line(game: Game, card: Card, solver: Solver) -> tuple[Card, ...]:
    after = apply(game, Play(card))
    return () if after.result is not None else solver.solve(open_position(after)).line
