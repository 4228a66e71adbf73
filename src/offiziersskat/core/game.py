"""``Game``: a pure state machine over the truth. The deck is an argument; chance lives elsewhere.

``apply`` copies the hand into a draft, lets it advance along the ruleset's course, and freezes it
again; a game is never changed. ``observe`` is the only way from the truth to what a seat may know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.draft import Draft
from offiziersskat.core.events import OPEN_EVENTS, Cards, Event, Hidden, masked
from offiziersskat.core.legality import check
from offiziersskat.core.result import Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.truth import Truth
from offiziersskat.core.view import Board, Phase, Place, View
from offiziersskat.errors import InputError

__all__ = ["BadDeck", "Game", "apply", "new_game", "observe", "play_out", "resign"]


class BadDeck(InputError):
    """Not the 32 cards, each once."""


@dataclass(frozen=True, slots=True)
class Game:
    """A hand: what lies open to all, and the truth behind it."""

    board: Board
    truth: Truth

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.board.rules

    @property
    def phase(self) -> Phase:
        """What is being decided."""
        return self.board.phase

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; ``None`` when the hand is over."""
        return self.board.to_act

    @property
    def result(self) -> Result | None:
        """The result, once the hand is over."""
        return self.board.result


def new_game(rules: Ruleset, deck: Sequence[Card]) -> Game:
    """Deal a deck, top card first, up to the first decision. Raises ``BadDeck``."""
    _check_deck(deck)
    bare = tuple((Place(None, covered=False),) * rules.places for _ in range(rules.seats))
    board = Board(
        rules=rules,
        phase=Phase.DECLARE,
        to_act=None,
        places=bare,
        hand_sizes=(0,) * rules.seats,
        pack_size=len(deck),
        stock_size=0,
        calls=(),
        bid=None,
        declarer=None,
        took_stock=False,
        contract=None,
        kontra=1,
        trick=None,
        last_trick=None,
        points=(0, 0),
        tricks=(0, 0),
        gone=0,
        result=None,
    )
    truth = Truth(
        downs=((None,) * rules.places,) * rules.seats,
        hands=((),) * rules.seats,
        pack=tuple(deck),
        stock=(),
        step=0,
        dealt=(0,) * (rules.seats + 1),
        matadors=None,
        log=(),
    )
    draft = Draft(board, truth)
    draft.run()
    return Game(*draft.freeze())


def _check_deck(deck: Sequence[Card]) -> None:
    doubled = sorted({card for card in deck if deck.count(card) > 1})
    if doubled:
        raise BadDeck("deck-doubled", card=doubled[0].code)
    if len(deck) != len(DECK):
        raise BadDeck("deck-size", count=len(deck))


def apply(game: Game, action: Action) -> Game:
    """The game after the seat to act has acted; raises ``IllegalAction``, the game unchanged."""
    check(observe(game, game.board.to_act), action)
    draft = Draft(game.board, game.truth)
    draft.act(action)
    return Game(*draft.freeze())


def play_out(game: Game, actions: Iterable[Action]) -> Game:
    """The game after several actions."""
    for action in actions:
        game = apply(game, action)
    return game


def resign(game: Game, seat: Seat) -> Game:
    """The hand as the seat gives it up; raises ``MoveError`` before a contract or when over."""
    draft = Draft(game.board, game.truth)
    draft.resign(seat)
    return Game(*draft.freeze())


def observe(game: Game, seat: Seat | None) -> View:
    """What a seat, or with ``None`` a spectator, may know: the one door out (design.md §3)."""
    board, truth = game.board, game.truth
    return View(
        board=board,
        seat=seat,
        hands=tuple(_hand_seen(board, truth, owner, by=seat) for owner in range(len(truth.hands))),
        stock=_stock_seen(board, truth, by=seat),
        log=_log_seen(truth.log, by=seat),
    )


def _hand_seen(board: Board, truth: Truth, owner: int, *, by: Seat | None) -> Cards:
    """One's own hand, and one laid open by a game ouvert."""
    ouvert = board.contract is not None and board.contract.ouvert and board.declarer == owner
    if owner == by or ouvert:
        return truth.hands[owner]
    return Hidden(len(truth.hands[owner]))


def _stock_seen(board: Board, truth: Truth, *, by: Seat | None) -> Cards:
    """Nobody sees the stock; who has laid cards away knows them."""
    if board.took_stock and by is not None and by == board.declarer:
        return truth.stock
    return Hidden(len(truth.stock))


def _log_seen(log: tuple[Event, ...], *, by: Seat | None) -> tuple[Event, ...]:
    return tuple([event if type(event) in OPEN_EVENTS else masked(event, by) for event in log])
