"""From hands and position strings to what search takes.

A hand is taken as it stands: for open-card questions its face-down cards count as seen.
"""

from offiziersskat.core.actions import Declare, Pass
from offiziersskat.core.cards import Card, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.search.position import BadPosition, OpenPosition

__all__ = ["after_declaring", "open_position"]


def open_position(game: Game) -> OpenPosition:
    """The card play of a hand with every card known, from where it stands.

    Questions of kontra and re are passed over, since they do not change the cards; raises
    ``BadPosition`` before the declaration, and for a hand that was thrown in.
    """
    while game.phase in (Phase.KONTRA, Phase.RE):
        game = apply(game, Pass())
    board, truth = game.board, game.truth
    if board.contract is None:
        raise BadPosition("solve-phase", phase=board.phase.value)
    own = Side.FOREHAND if board.declarer is None else board.declarer.side
    places = tuple(_places(game, seat) for seat in range(board.rules.seats))
    trick = board.trick
    return OpenPosition(
        rules=board.rules,
        contract=board.contract.contract,
        declarer=board.declarer,
        places=places,
        leader=_leader(game) if trick is None else trick.leader,
        trick=() if trick is None else trick.cards,
        points=(board.points[own] + points_of(truth.stock), board.points[own.other]),
        taken=(board.tricks[own] > 0, board.tricks[own.other] > 0),
    )


def _leader(game: Game) -> Seat:
    """Who leads; once the hand is over nobody does, and it does not matter."""
    return Seat.FOREHAND if game.to_act is None else game.to_act


def _places(game: Game, seat: int) -> tuple[tuple[Card, ...], ...]:
    """Each place from the bottom up, then the hand cards as places of their own."""
    piles = zip(game.truth.downs[seat], game.board.places[seat], strict=True)
    places = [tuple(card for card in (down, place.up) if card is not None) for down, place in piles]
    return (*(place for place in places if place), *((card,) for card in game.truth.hands[seat]))


def after_declaring(game: Game) -> dict[Contract, OpenPosition]:
    """The card play that each contract on offer would lead to, nothing announced."""
    if game.phase is not Phase.DECLARE:
        raise BadPosition("solve-phase", phase=game.phase.value)
    offered = legal(observe(game, game.to_act))
    plain = [action for action in offered if isinstance(action, Declare)]
    first = {action.contract: action for action in reversed(plain)}
    return {
        contract: open_position(apply(game, first[contract]))
        for contract in game.rules.contracts
        if contract in first
    }
