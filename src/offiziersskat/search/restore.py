"""From a view and a world to a whole game: a truth that looks to the seat like the one at hand.

``observe(world_game(view, world), view.seat) == view`` for every world of the view. What is over
and left no trace, such as the order in which a hand was dealt, is filled in anyhow, in deck order.
"""

from collections.abc import Iterable
from dataclasses import replace

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import DECK, Card, mask_of
from offiziersskat.core.course import Ask, Deal, Kind
from offiziersskat.core.events import (
    Acted,
    Dealt,
    Event,
    Hidden,
    LaidAway,
    StockTaken,
    Turned,
)
from offiziersskat.core.game import Game
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.truth import Truth
from offiziersskat.core.view import Board, Phase, View
from offiziersskat.search.worlds import World

__all__ = ["from_hand", "world_game"]


def world_game(view: View, world: World) -> Game:
    """The game in which the hidden cards are those of a world of this view."""
    board = view.board
    log = _told(view, world)
    told = sum(_size(event.cards) for event in log if isinstance(event, Dealt))
    result = board.result
    truth = Truth(
        downs=world.downs,
        hands=world.hands,
        pack=world.pack,
        stock=world.stock,
        step=_step(board),
        dealt=_dealt(view, world, log) if told + len(world.pack) == len(DECK) else None,
        matadors=result.matadors if result else None,
        log=log,
    )
    return Game(board, truth)


def from_hand(view: View, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat has played out of its hand, in playing order."""
    lay_open = _lay_open(view.log, seat)
    played = [
        event.action.card
        for event in view.log
        if isinstance(event, Acted) and event.seat == seat and isinstance(event.action, Play)
    ]
    return tuple(card for card in played if not lay_open & card.bit)


def _lay_open(log: Iterable[Event], seat: Seat) -> int:
    """The mask of all cards that ever lay face up before a seat."""
    mask = 0
    for event in log:
        match event:
            case Dealt(owner, Kind.UP | Kind.OPEN, tuple() as cards) if owner == seat:
                mask |= mask_of(cards)
            case Turned(owner, _, card) if owner == seat:
                mask |= card.bit
            case _:
                pass
    return mask


# ---- the log ------------------------------------------------------------------------------------


def _told(view: View, world: World) -> tuple[Event, ...]:
    """The log as it is when nothing is masked."""
    taken = _taken(view, world)
    hands = [_hand_dealt(view, world, seat, taken) for seat in map(Seat, range(view.rules.seats))]
    log: list[Event] = []
    for event in view.log:
        match event:
            case Dealt(Seat() as seat, Kind.HAND, Hidden(count)):
                log.append(replace(event, cards=tuple(hands[seat][:count])))
                del hands[seat][:count]
            case StockTaken(_, Hidden()):
                log.append(replace(event, cards=taken))
            case LaidAway(_, Hidden()):
                log.append(replace(event, cards=world.stock))
            case _:
                log.append(event)
    return tuple(log)


def _taken(view: View, world: World) -> tuple[Card, ...]:
    """The stock as it was taken; where this was not seen, the cards that were laid away again."""
    declarer = view.board.declarer
    for event in view.log:
        if isinstance(event, StockTaken) and declarer is not None:
            if isinstance(event.cards, tuple):
                return event.cards
            return world.stock or world.hands[declarer][: event.cards.count]
    return ()


def _hand_dealt(view: View, world: World, seat: Seat, taken: tuple[Card, ...]) -> list[Card]:
    """What was dealt to a hand: what it holds and has played, without the stock it took."""
    cards = {*world.hands[seat], *from_hand(view, seat)}
    if view.board.took_stock and view.board.declarer == seat:
        cards = (cards | set(world.stock)) - set(taken)
    return sorted(cards)


# ---- the rest of the truth ----------------------------------------------------------------------


def _dealt(view: View, world: World, log: tuple[Event, ...]) -> tuple[int, ...]:
    """The masks of the cards dealt by seat and, last, to the stock."""
    masks = [mask_of(card for card in downs if card) for downs in world.downs]
    for seat in range(view.rules.seats):
        masks[seat] |= _lay_open(log, Seat(seat))
    for event in log:
        match event:
            case Dealt(Seat() as seat, Kind.HAND, tuple() as cards):
                masks[seat] |= mask_of(cards)
            case _:
                pass
    stock = _taken(view, world) if view.board.took_stock else world.stock
    return (*masks, mask_of(stock))


def _size(cards: tuple[Card, ...] | Hidden) -> int:
    return cards.count if isinstance(cards, Hidden) else len(cards)


_ASKS = {
    Phase.BID: Ask.BID,
    Phase.STOCK: Ask.STOCK,
    Phase.DISCARD: Ask.STOCK,
    Phase.DECLARE: Ask.DECLARE,
    Phase.KONTRA: Ask.KONTRA,
    Phase.RE: Ask.RE,
    Phase.PLAY: Ask.PLAY,
}


def _step(board: Board) -> int:
    """Where in its course the hand stands; once it is over, where it ended."""
    if board.phase is not Phase.OVER:
        return board.rules.steps.index(_ASKS[board.phase])
    return _last_step(board.rules, thrown_in=board.contract is None, pack=board.pack_size)


def _last_step(rules: Ruleset, *, thrown_in: bool, pack: int) -> int:
    """The bidding in which all passed, or the last question that the dealing had reached."""
    if thrown_in:
        return rules.steps.index(Ask.BID)
    undealt = len(DECK)
    last = 0
    for number, step in enumerate(rules.steps):
        if isinstance(step, Deal):
            if undealt == pack:
                break
            undealt -= step.count
        else:
            last = number
    return last
