"""``RuleBook``: an ``Appraisal`` by the rule book's figures, in well under a thousandth of a second.

Card points are guessed, and from them follow win and score. That luck and skill add up does not
depend on how good the guesses are; how well they are told apart does.
"""

from collections.abc import Callable, Mapping, Sequence

from offiziersskat.analysis.review import Drawn, Figures, Sight, best_of
from offiziersskat.core.actions import Action, Declare, Kontra, Pass, Play, Re
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Ask
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.players.appraising.auction import auction_moves, auction_value
from offiziersskat.players.appraising.contract import declared, game_of, worth
from offiziersskat.players.appraising.guess import Guess, Table, before_play
from offiziersskat.players.appraising.hopes import hopes
from offiziersskat.players.appraising.sheet import runs
from offiziersskat.players.appraising.starts import STARTS
from offiziersskat.players.appraising.weighing import weighed
from offiziersskat.players.protocol import Rng
from offiziersskat.players.reading import read
from offiziersskat.players.trick import Lookout, Stand

__all__ = ["RuleBook"]

_JACKS, _OF_A_SUIT = 4, 7
"""Of 32 cards: those that are drawn for grand, and for each suit."""


class RuleBook:
    """Appraises every moment of a hand."""

    def start(self, rules: Ruleset) -> tuple[Figures, Figures] | None:
        """What a hand is worth before it is dealt, known for named rulesets as they are."""
        return STARTS.get(rules.preset) if rules == preset(rules.preset) else None

    def value(self, sight: Sight) -> Figures:
        """What a hand is worth at a decision, to forehand's side."""
        return _VALUES[sight.board.phase](sight)

    def hopes(self, sight: Sight, orders: Sequence[Mapping[Card, Card]]) -> Sequence[Figures]:
        """What a sight promises with cards exchanged: where it can, with the learned value."""
        return hopes(sight, orders, self.value)

    def moves(self, sight: Sight, chosen: Action) -> Mapping[Action, Figures]:
        """What the seat to act may expect, on what it sees."""
        return _MOVES[sight.board.phase](sight, chosen)

    def weighed(self, sight: Sight, rng: Rng, deals: int) -> Drawn | None:
        """The same over about so many deals, by the score that is to be expected."""
        return weighed(sight, rng, deals)


# ---- declaring, kontra, re ----------------------------------------------------------------------


def _declarations(sight: Sight, _chosen: Action) -> Mapping[Action, Figures]:
    board = sight.board
    assert board.to_act is not None
    return {
        action: declared(sight, action, board.to_act, bid=board.bid)
        for action in legal(sight.view)
        if isinstance(action, Declare)
    }


def _declaring(sight: Sight) -> Figures:
    found = _declarations(sight, Pass())
    board = sight.board
    if board.rules.trump is not TrumpChoice.DRAWN:
        assert board.to_act is not None
        return best_of(found.values(), board.to_act.side)
    shares = [_JACKS if action == Declare(Contract.G) else _OF_A_SUIT for action in found]
    coins = zip(*found.values(), strict=True)
    return Figures(
        *(sum(s * f for s, f in zip(shares, coin, strict=True)) / sum(shares) for coin in coins)
    )


def _said(sight: Sight, factor: int) -> Figures:
    """The contract that stands, at a kontra factor."""
    board = sight.board
    assert board.contract is not None
    game = game_of(board).doubled(factor)
    seat = Seat.FOREHAND if board.declarer is None else board.declarer
    guess = before_play(sight, board.contract.contract, game.own)
    return worth(game, guess, runs(sight, board.contract.contract, seat))


def _kontra(sight: Sight, _chosen: Action) -> Mapping[Action, Figures]:
    """The declarer may answer with re."""
    double = _said(sight, 2)
    if Ask.RE in sight.board.rules.steps:
        own = game_of(sight.board).own
        double = best_of((double, _said(sight, 4)), own)
    return {Kontra(): double, Pass(): _said(sight, 1)}


def _re(sight: Sight, _chosen: Action) -> Mapping[Action, Figures]:
    return {Re(): _said(sight, 4), Pass(): _said(sight, 2)}


def _best_said(sight: Sight) -> Figures:
    board = sight.board
    assert board.to_act is not None
    found = _MOVES[board.phase](sight, Pass())
    return best_of(found.values(), board.to_act.side)


# ---- the play -------------------------------------------------------------------------------------


def _cards(sight: Sight, _chosen: Action) -> Mapping[Action, Figures]:
    """One trick ahead, and what the cards that are left promise."""
    board, table = sight.board, Table(sight)
    assert board.to_act is not None and board.contract is not None
    game, side = game_of(board), board.to_act.side
    declarer = Seat.FOREHAND if board.declarer is None else board.declarer
    chances = runs(sight, board.contract.contract, declarer)
    sign = (1.0 if side is game.own else -1.0) * (-1.0 if game.is_ramsch else 1.0)

    def leaf(stand: Stand) -> float:
        return sign * table.after(stand.owner, stand.points, stand.cards).points

    lookout = Lookout(read(sight.view), leaf)
    spread = table.spread(1)
    return {
        action: worth(game, Guess(sign * lookout.value(action.card), spread), chances)
        for action in legal(sight.view)
        if isinstance(action, Play)
    }


def _playing(sight: Sight) -> Figures:
    board = sight.board
    assert board.to_act is not None and board.contract is not None
    if board.trick is not None and board.rules.seats == len("FD"):
        return best_of(_cards(sight, Pass()).values(), board.to_act.side)
    table = Table(sight)
    if board.trick is None:
        guess = table.after(board.to_act, 0, 0)
    else:
        lying = board.trick.cards
        assert sight.view.order is not None
        winner = (board.trick.leader + sight.view.order.winner(lying)) % board.rules.seats
        points = sum(card.points for card in lying)
        guess = table.after(Seat(winner), points, sum(card.bit for card in lying))
    declarer = Seat.FOREHAND if board.declarer is None else board.declarer
    return worth(game_of(board), guess, runs(sight, board.contract.contract, declarer))


_VALUES: dict[Phase, Callable[[Sight], Figures]] = {
    Phase.BID: auction_value,
    Phase.STOCK: auction_value,
    Phase.DISCARD: auction_value,
    Phase.DECLARE: _declaring,
    Phase.KONTRA: _best_said,
    Phase.RE: _best_said,
    Phase.PLAY: _playing,
}

_MOVES: dict[Phase, Callable[[Sight, Action], Mapping[Action, Figures]]] = {
    Phase.BID: auction_moves,
    Phase.STOCK: auction_moves,
    Phase.DISCARD: auction_moves,
    Phase.DECLARE: _declarations,
    Phase.KONTRA: _kontra,
    Phase.RE: _re,
    Phase.PLAY: _cards,
}
