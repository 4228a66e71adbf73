"""What each action is worth before a card is played, by the score that is to be expected."""

from collections.abc import Callable
from dataclasses import dataclass, field

from offiziersskat.core.actions import Action, Declare, Kontra, Pass, Re
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.players.deciding.games import Games
from offiziersskat.players.deciding.prospect import Prospect
from offiziersskat.players.deciding.questions import bids, layings, stocks
from offiziersskat.players.protocol import Rng
from offiziersskat.search.chance_worth import Objective

__all__ = ["BESIDES", "Expectation", "best_action", "expectation", "ranked"]


BESIDES = 1 / 60
"""What a card point ahead is worth besides, as a part of what the cheapest game wins."""
_OWN_AIM = (Contract.N, Contract.R)


@dataclass(frozen=True, slots=True)
class Expectation:
    """The expected score of each action, or what else is played for.

    Of the side of the seat to act, less the other's.

    ``prospects`` where an action is a game, or decides how a game counts.
    """

    values: dict[Action, float]
    prospects: dict[Action, Prospect] = field(default_factory=dict)


def expectation(view: View, rng: Rng, deals: int, aim: Objective = Objective.SCORE) -> Expectation:
    """Judge the actions of the seat to act over about so many deals; ``KeyError`` in card play.

    Points are those that a side is ahead by, wins those that it wins more often than it loses. A
    null, which has no points, is then taken at its score.
    """
    return _PHASES[view.phase](Games(view, rng, deals, aim))


def best_action(found: Expectation, view: View) -> Action:
    """The action with the greatest value, the first in canonical order of several; see ``ranked``."""
    return ranked(found, view)[0]


def ranked(found: Expectation, view: View) -> list[Action]:
    """The actions from the greatest value to the least, those level in canonical order.

    In declarations card points count a little besides, as they do in card play: scores that lie so
    close to each other are not known so well (docs/deciding.md).
    """
    offered = [action for action in legal(view) if action in found.values]
    besides = _besides(found, view)
    return sorted(offered, key=lambda action: -found.values[action] - besides.get(action, 0.0))


def _besides(found: Expectation, view: View) -> dict[Action, float]:
    """What card points are worth where the score decides, by what the cheapest game wins."""
    games = [
        prospect
        for prospect in found.prospects.values()
        if prospect.game.declared.contract not in _OWN_AIM and prospect.game.aim is Objective.SCORE
    ]
    if view.phase is not Phase.DECLARE or view.seat is None or not games:
        return {}
    share, side = BESIDES * min(game.won for game in games), view.seat.side
    return {action: share * game.ahead(side) for action, game in found.prospects.items()}


def _declarations(games: Games) -> Expectation:
    view = games.view
    assert view.seat is not None
    seat = view.seat
    declared = [action for action in legal(view) if isinstance(action, Declare)]
    prospects: dict[Action, Prospect] = {d: games.prospect(d, seat) for d in declared}
    values = {action: found.score(seat.side) for action, found in prospects.items()}
    return Expectation(values, prospects)


def _doubles(games: Games) -> Expectation:
    view, board = games.view, games.view.board
    assert view.seat is not None and board.contract is not None and board.declarer is not None
    says = Kontra() if view.phase is Phase.KONTRA else Re()
    plain, doubled = games.answered(board.contract, Seat(board.declarer))
    prospects: dict[Action, Prospect] = {says: doubled, Pass(): plain}
    values = {action: found.score(view.seat.side) for action, found in prospects.items()}
    return Expectation(values, prospects)


_PHASES: dict[Phase, Callable[[Games], Expectation]] = {
    Phase.BID: lambda games: Expectation(bids(games)),
    Phase.STOCK: lambda games: Expectation(stocks(games)),
    Phase.DISCARD: lambda games: Expectation(layings(games)),
    Phase.DECLARE: _declarations,
    Phase.KONTRA: _doubles,
    Phase.RE: _doubles,
}
