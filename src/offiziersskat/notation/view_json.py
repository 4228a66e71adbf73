"""A view as JSON, versioned: what a browser or a bot draws the table from.

Written field by field from a ``View``, so it says what the view says and no more. Cards, actions
and results have the forms of notation.md §1 and §4; seats are numbered from forehand.
"""

from functools import lru_cache
from typing import Any, assert_never

from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import Card, cards_in
from offiziersskat.core.contracts import trumps_in_order
from offiziersskat.core.events import (
    Acted,
    Cards,
    Dealt,
    Event,
    Hidden,
    LaidAway,
    Opened,
    StockTaken,
    TrickWon,
    Turned,
)
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Place, Trick, View
from offiziersskat.notation.kept import Kept
from offiziersskat.notation.results import result_json

__all__ = ["VIEW_FORMAT", "codes", "view_json"]

VIEW_FORMAT = "offiziersskat-view/1"
"""The version that every view carries."""

Json = dict[str, Any]


def view_json(view: View) -> Json:
    """The view as plain values; lists in it may be shared, so nobody must change them."""
    board = view.board
    contract = board.contract
    return {
        "format": VIEW_FORMAT,
        "seat": _number(view.seat),
        "phase": board.phase.value,
        "to_act": _number(board.to_act),
        "contract": contract and contract.text,
        "declarer": _number(board.declarer),
        "kontra": board.kontra,
        "bid": board.bid,
        "took_stock": board.took_stock,
        "calls": [{"seat": int(seat), "action": text_of(action)} for seat, action in board.calls],
        "seats": [_seat(view, seat) for seat in range(view.rules.seats)],
        "stock": _shown(view.stock) if board.stock_size else None,
        "stock_size": board.stock_size,
        "pack_size": board.pack_size,
        "trick": _trick(board.trick),
        "last_trick": _trick(board.last_trick),
        "points": list(board.points),
        "tricks": list(board.tricks),
        "gone": codes(cards_in(board.gone)),
        "unseen": codes(view.unseen),
        "order": _order(view),
        "log": [_event(event) for event in view.log],
        "result": board.result and result_json(board.result),
    }


def codes(cards: tuple[Card, ...]) -> list[str]:
    """Cards as their codes."""
    return [card.code for card in cards]


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else int(seat)


def _seat(view: View, seat: int) -> Json:
    return {
        "places": [_place(place) for place in view.board.places[seat]],
        "hand": _shown(view.hands[seat]) if view.board.hand_sizes[seat] else None,
        "hand_size": view.board.hand_sizes[seat],
    }


@lru_cache(maxsize=128)
def _place(place: Place) -> Json:
    return {"up": place.up and place.up.code, "covered": place.covered}


def _shown(cards: Cards) -> list[str] | None:
    return None if isinstance(cards, Hidden) else codes(cards)


def _trick(trick: Trick | None) -> Json | None:
    if trick is None:
        return None
    return {
        "leader": int(trick.leader),
        "cards": codes(trick.cards),
        "winner": _number(trick.winner),
    }


def _order(view: View) -> list[str]:
    """The trumps from high to low."""
    contract = view.board.contract
    return [] if contract is None else codes(trumps_in_order(contract.contract, view.rules.ten))


def _write(event: Event) -> Json:
    """An entry of the log, which comes again with every view."""
    match event:
        case Acted(seat, action):
            return {"event": "acted", "seat": int(seat), "action": text_of(action)}
        case Dealt(seat, kind, cards):
            return {"event": "dealt", "seat": _number(seat), "kind": kind.value, **_counted(cards)}
        case StockTaken(seat, cards):
            return {"event": "stock_taken", "seat": int(seat), **_counted(cards)}
        case LaidAway(seat, cards):
            return {"event": "laid_away", "seat": int(seat), **_counted(cards)}
        case Opened(seat, cards):
            return {"event": "opened", "seat": int(seat), **_counted(cards)}
        case Turned(seat, place, card):
            return {"event": "turned", "seat": int(seat), "place": place, "card": card.code}
        case TrickWon(seat, points):
            return {"event": "trick_won", "seat": int(seat), "points": points}
        case _:
            assert_never(event)


def _counted(cards: Cards) -> Json:
    count = cards.count if isinstance(cards, Hidden) else len(cards)
    return {"cards": _shown(cards), "count": count}


_event = Kept(_write, most=1 << 15)
