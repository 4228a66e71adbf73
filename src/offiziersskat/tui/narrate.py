"""What has happened, one line for each event, for somebody who looks up now.

Events come from the log of a view, which is masked for its seat: nothing hidden is told.
"""

from collections.abc import Iterator
from typing import assert_never

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
)
from offiziersskat.core.events import (
    Acted,
    Dealt,
    Event,
    LaidAway,
    Opened,
    StockTaken,
    TrickWon,
    Turned,
)
from offiziersskat.core.rules import TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.tui.words import Words

__all__ = ["action_words", "narrated"]


def narrated(view: View, names: tuple[str, ...], words: Words, *, since: int) -> list[str]:
    """The events from number ``since`` on; what was turned up at once stands together."""
    teller = _Teller(view, names, words)
    lines: list[str] = []
    turned: list[Turned] = []
    for number, event in enumerate(view.log):
        if isinstance(event, Turned):
            turned += [event] if number >= since else []
            continue
        _add_turned(turned, lines, teller)
        said = list(teller.tell(event))
        lines += said if number >= since else []
    _add_turned(turned, lines, teller)
    return lines


def _add_turned(turned: list[Turned], lines: list[str], teller: "_Teller") -> None:
    """Cards just turned up: behind the card that lay on them, or in a line of their own."""
    if not turned:
        return
    words, names = teller.words, teller.names
    player = teller.player
    if player is not None and lines and all(event.seat == player for event in turned):
        cards = words.cards(event.card for event in turned)
        lines[-1] = words("said-turned-at-once", played=lines[-1], cards=cards)
    else:
        cards = words.listed(f"{names[event.seat]} {words.card(event.card)}" for event in turned)
        lines.append(words("said-turned", cards=cards))
    turned.clear()


class _Teller:
    """Goes through a log from its beginning, since a pass means what it answers."""

    def __init__(self, view: View, names: tuple[str, ...], words: Words) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.is_declared = False
        self.has_kontra = False
        self.player: Seat | None = None
        """Who has just played a card; nobody once the trick is taken."""

    def tell(self, event: Event) -> Iterator[str]:
        words = self.words
        match event:
            case Acted(seat, action):
                self.player = seat
                yield self._act(seat, action)
            case TrickWon(seat, points):
                self.player = None
                yield words("said-won", name=self.names[seat], points=points)
            case StockTaken(_, tuple() as cards):
                yield words("said-taken", cards=words.cards(cards))
            case LaidAway(seat, tuple() as cards):
                yield words("said-laid-cards", cards=words.cards(cards))
            case LaidAway(seat, hidden):
                yield words("said-laid", name=self.names[seat], count=_count(hidden))
            case Opened(seat, cards):
                yield words("said-opened", name=self.names[seat], cards=words.cards(cards))
            case Dealt() | StockTaken() | Turned():
                return
            case _:
                assert_never(event)

    def _act(self, seat: Seat, action: Action) -> str:
        words, name = self.words, self.names[seat]
        match action:
            case Play(card):
                return words("said-played", name=name, card=words.card(card))
            case Declare():
                self.is_declared = True
                contract = words.declared(action)
                if self.view.rules.trump is TrumpChoice.DRAWN:
                    return words("said-drawn", contract=contract)
                return words("said-declare", name=name, contract=contract)
            case Kontra() | Re():
                self.has_kontra = True
                return words("said-re" if action == Re() else "said-kontra", name=name)
            case Pass() if self.is_declared:
                return words("said-no-re" if self.has_kontra else "said-no-kontra", name=name)
            case Pass():
                return words("said-pass", name=name)
            case Bid(value):
                return words("said-bid", name=name, value=value)
            case LayAway(first, second):
                return words("said-laid-cards", cards=words.cards((first, second)))
            case Hold() | TakeStock() | PlayHand():
                return words(_PLAINLY_SAID[type(action)], name=name)
            case _:
                assert_never(action)


_PLAINLY_SAID: dict[type, str] = {
    Hold: "said-hold",
    TakeStock: "said-take",
    PlayHand: "said-hand",
}


def _count(cards: object) -> int:
    return int(getattr(cards, "count", 0))


def action_words(action: Action, words: Words, phase: Phase | None = None) -> str:
    """An action by itself, as a hint names it; who says neither kontra nor re does not pass."""
    if isinstance(action, Pass) and phase in (Phase.KONTRA, Phase.RE):
        return words("option-no")
    match action:
        case Play(card):
            return words.card(card)
        case LayAway(first, second):
            return words.cards((first, second))
        case Declare():
            return words.declared(action)
        case Bid(value):
            return str(value)
        case Kontra() | Re() | Pass() | Hold() | TakeStock() | PlayHand():
            return words(_PLAINLY_NAMED[type(action)])
        case _:
            assert_never(action)


_PLAINLY_NAMED: dict[type, str] = {
    Kontra: "option-kontra",
    Re: "option-re",
    Pass: "option-pass",
    Hold: "option-hold",
    TakeStock: "option-take",
    PlayHand: "option-hand",
}
