"""What speaks for a card where tricks are a burden: in ramsch, and in null."""

from collections.abc import Iterator

from offiziersskat.core.contracts import Contract
from offiziersskat.players.advice import Code, Why
from offiziersskat.players.cardplay.case import Case
from offiziersskat.players.trick import Lookout, Stand

__all__ = ["low"]


def low(case: Case) -> Iterator[Why]:
    """Why this card, when the trick had better be the other side's."""
    reading, card = case.reading, case.card
    loses = reading.loses(card)
    best, owner = reading.stand(card)
    if loses and owner.side is reading.side:
        yield Why(Code.MUST_TAKE, {"card": card})
    if loses and not case.leads and not case.follows:
        yield from _throwing(case)
    if loses and owner.side is not reading.side:
        yield Why(Code.STAYS_UNDER, {"card": best})
    cheapest = reading.contract is Contract.R and card.points == min(c.points for c in case.cards)
    if cheapest and all(reading.wins(c) for c in case.cards):
        # Its own points: what the other side will add to a card that is led, nobody knows.
        yield Why(Code.TAKES_CHEAPLY, {"points": card.points})
    if reading.contract is Contract.R:
        yield _worst_case(case)
    else:
        below = [c for c in reading.at(reading.me) if reading.order.beats(card, c)]
        below = [c for c in below if c.suit is card.suit]
        yield Why(Code.KEEPS_BELOW, {"card": card, "count": len(below)})


def _worst_case(case: Case) -> Why:
    """The most points that this trick can bring, as far as cards are in sight."""
    side = case.reading.side

    def taken(stand: Stand) -> float:
        return -stand.points if stand.owner.side is side else 0

    worst = -round(Lookout(case.reading.in_sight(), taken).value(case.card))
    return Why(Code.WORST_CASE, {"points": worst})


def _throwing(case: Case) -> Iterator[Why]:
    """A card of another suit, thrown on a trick of the other side's."""
    reading, card = case.reading, case.card
    losing = [c for c in case.cards if reading.loses(c)]
    ramsch = reading.contract is Contract.R
    if ramsch and card.points > 0 and card.points == max(c.points for c in losing):
        yield Why(Code.GIVES_POINTS, {"card": card})
    strength = reading.order.strength
    if strength[card] == max(strength[c] for c in losing if c.suit is card.suit):
        yield Why(Code.THROWS_DANGER, {"card": card})
