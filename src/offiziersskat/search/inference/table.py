"""A hand retold from the log of a view: who decided what, and how the table lay before it.

It knows what everybody saw and nothing else; the fitting of the model reads whole games with it,
and the inference reads views.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from offiziersskat.core.actions import Action, Bid, Declare, Play
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.contracts import Contract, order
from offiziersskat.core.course import Kind
from offiziersskat.core.events import Acted, Cards, Dealt, Event, Hidden, LaidAway, Opened, Turned
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.search.inference.cards import Aim, Situation

__all__ = ["Decision", "retell"]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did, with the table before it.

    ``shown`` by seat: the masks of face-up cards and of hands laid open; ``against`` those of the
    other side together. ``bid`` the last value bid; ``dealt`` how many cards the seat's hand had been dealt; ``declarer`` whether the seat is
    the declarer. ``here`` only in card play.
    """

    seat: Seat
    action: Action | LaidAway
    shown: tuple[int, ...]
    against: int
    bid: int
    dealt: int
    contract: Declare | None
    declarer: bool
    here: Situation | None


def retell(rules: Ruleset, log: Iterable[Event]) -> Iterator[Decision]:
    """Every decision of a log that begins with the deal."""
    table = _Table(rules)
    for event in log:
        match event:
            case Acted(seat, action):
                yield table.decision(seat, action)
            case LaidAway(seat):
                yield table.decision(seat, event)
            case _:
                pass
        table.move(event)


class _Table:
    """What lies open, while a log is being told."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._up = [0] * rules.seats
        self._piled = [0] * rules.seats
        self._opened = [0] * rules.seats
        self._dealt = [0] * rules.seats
        self._gone = 0
        self._bid = 0
        self._contract: Declare | None = None
        self._declarer: Seat | None = None
        self._lying: list[tuple[Seat, Card]] = []

    def decision(self, seat: Seat, action: Action | LaidAway) -> Decision:
        return Decision(
            seat=seat,
            action=action,
            shown=tuple(up | hand for up, hand in zip(self._up, self._opened, strict=True)),
            against=self._against(seat),
            bid=self._bid,
            dealt=self._dealt[seat],
            contract=self._contract,
            declarer=seat == self._declarer,
            here=self._situation(seat) if isinstance(action, Play) else None,
        )

    def move(self, event: Event) -> None:
        match event:
            case Dealt(Seat() as seat, kind, cards):
                self._deal(seat, kind, cards)
            case Turned(seat, _, card):
                self._up[seat] |= card.bit
            case Opened(seat, cards):
                self._opened[seat] |= mask_of(cards)
            case Acted(seat, Play(card)):
                self._play(seat, card)
            case Acted(_, Bid(value)):
                self._bid = value
            case Acted(seat, Declare() as contract):
                self._contract = contract
                self._declarer = None if contract.contract is Contract.R else seat
            case _:
                pass

    def _deal(self, seat: Seat, kind: Kind, cards: Cards) -> None:
        if kind is Kind.HAND:
            self._dealt[seat] += cards.count if isinstance(cards, Hidden) else len(cards)
        elif isinstance(cards, tuple):
            self._up[seat] |= mask_of(cards)
            self._piled[seat] |= mask_of(cards) if kind is Kind.UP else 0

    def _play(self, seat: Seat, card: Card) -> None:
        if len(self._lying) == self._rules.seats:
            self._lying = []
        self._lying.append((seat, card))
        self._gone |= card.bit
        for masks in (self._up, self._piled, self._opened):
            masks[seat] &= ~card.bit

    def _situation(self, seat: Seat) -> Situation:
        assert self._contract is not None
        rules, contract = self._rules, self._contract.contract
        lying = self._lying if len(self._lying) < rules.seats else []
        cards = tuple(card for _, card in lying)
        best = lying[order(contract, rules.ten).winner(cards)][0] if lying else None
        known = self._gone
        for shown in self._up:
            known |= shown
        return Situation(
            seat=seat,
            aim=self._aim(seat),
            contract=contract,
            ten=rules.ten,
            mine=self._up[seat],
            piled=self._piled[seat],
            foes=self._foes(seat, after=rules.seats - len(lying) - 1),
            known=known,
            lying=cards,
            ours=best is not None and best.side is seat.side,
        )

    def _against(self, seat: Seat) -> int:
        shown = 0
        for other in map(Seat, range(self._rules.seats)):
            if other.side is not seat.side:
                shown |= self._up[other] | self._opened[other]
        return shown

    def _foes(self, seat: Seat, *, after: int) -> int:
        """What the opponents among so many seats after this one show."""
        shown, other = 0, seat
        for _ in range(after):
            other = other.next(self._rules.seats)
            if other.side is not seat.side:
                shown |= self._up[other] | self._opened[other]
        return shown

    def _aim(self, seat: Seat) -> Aim:
        assert self._contract is not None
        if self._contract.contract is Contract.R:
            return Aim.RAMSCH
        if self._contract.contract is not Contract.N or self._declarer is None:
            return Aim.POINTS
        return Aim.NULL if self._declarer.side is seat.side else Aim.AGAINST_NULL
