"""Could the loser have won? With the cards as they lay, both sides seeing all of them.

Looked for is the last of his decisions at which a win was still in his hands, and lost; giving the
hand up is one. That he could not see the cards is said beside it: what he should have played on what he
saw. Where a hand is too long to be worked out from its first card on, it is said from where on it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from offiziersskat.analysis.payoff import Payoff, own_side
from offiziersskat.analysis.positions import open_position
from offiziersskat.analysis.review.account import EVEN, Finding, How
from offiziersskat.core.actions import Action, Play
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, new_game
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.search.last_tricks import MOST_STATES, states_in
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.solver import Solver

__all__ = ["Hindsight", "NotWon", "as_good", "hindsight", "loser_of"]

_FOUR_SEATS_CARDS = 16


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The ply and seat at which a win was lost, the card that held it, and the line from there on.

    ``card`` is ``None`` where the hand was given up while it could still be won.
    """

    ply: int
    seat: Seat
    card: Card | None
    line: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NotWon:
    """The loser never had a win in his hands; ``since`` a ply, if it was not looked at before that."""

    since: int | None


def loser_of(game: Game) -> Side | None:
    """The side that lost a finished hand; ``None`` if neither did."""
    result = game.result
    if result is None or result.winner is None:
        return None
    own = own_side(game.board)
    return own.other if result.winner == 0 else own


def hindsight(
    rules: Ruleset,
    deck: Sequence[Card],
    actions: Sequence[Action],
    loser: Side,
    solver: Solver,
    *,
    resigned: Seat | None = None,
) -> Hindsight | NotWon | None:
    """The last win that a side let go, or that there was none; ``None`` if nothing can be told."""
    games = [new_game(rules, deck)]
    for action in actions:
        games.append(apply(games[-1], action))
    if resigned is not None and resigned.side is loser:
        given = _given_up(games[-1], len(actions), resigned, solver)
        if not isinstance(given, NotWon):
            return given
    since = None
    for ply in reversed(range(len(actions))):
        game, action = games[ply], actions[ply]
        seat = game.to_act
        if game.phase is not Phase.PLAY or seat is None or seat.side is not loser:
            continue
        assert isinstance(action, Play)
        position = open_position(game)
        if not _is_quick(position):
            return None if since is None else NotWon(since)
        since = ply
        wins = _winning(game, position, loser, solver)
        if wins and action.card not in wins:
            card = min(wins)
            return Hindsight(ply, seat, card, (card, *_line(game, card, solver)))
    return NotWon(None)


def _given_up(game: Game, ply: int, seat: Seat, solver: Solver) -> Hindsight | NotWon | None:
    """Whether the hand could still be won when it was given up."""
    if game.phase is not Phase.PLAY or not _is_quick(position := open_position(game)):
        return None
    solution = solver.solve(position)
    payoff = Payoff(game, seat.side)
    is_own = seat.side is own_side(game.board)
    if (payoff.of(solution.value)[0] == 1.0) is is_own and _decides(payoff, solution.value):
        return Hindsight(ply, seat, None, solution.line)
    return NotWon(None)


def as_good(finding: Finding, card: Card) -> bool | None:
    """Whether a card was as good as the best on what could be seen; ``None`` if that is not known."""
    worth = finding.values.get(Play(card))
    if worth is None or finding.best is None or not finding.matters or finding.how is How.GLANCE:
        return None
    return worth.score >= finding.values[finding.best].score - EVEN


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
