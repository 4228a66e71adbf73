"""What speaks for a card played to a trick that is already open, in suit games and grand."""

from collections.abc import Iterator

from offiziersskat.core.cards import Card, Rank
from offiziersskat.core.seats import Seat
from offiziersskat.players.advice import Code, Why
from offiziersskat.players.cardplay.case import Case
from offiziersskat.players.reading import Reading

__all__ = ["following"]

_RICH = 10
"""A trick worth a jack."""
_POOR = 5
"""A trick that may go."""


def following(case: Case) -> Iterator[Why]:
    """Why this card to a trick that is open."""
    if case.wins and case.reading.stand(case.card)[1] is not case.reading.me:
        if case.card.points:
            yield Why(Code.SMEAR, {"card": case.card})
    elif case.wins:
        yield from _taking(case)
    else:
        yield from _leaving(case)


def _taking(case: Case) -> Iterator[Why]:
    """The card takes the trick."""
    reading, card = case.reading, case.card
    if card.is_jack and case.points >= _RICH:
        yield Why(Code.SPEND_JACK, {"card": card, "points": case.points})
    ten = _foreign_ten(reading)
    if ten is not None:
        yield Why(Code.CATCH_TEN, {"card": ten})
    if card.rank is Rank.T and reading.stays(card):
        yield Why(Code.TEN_SAFE, {"card": card})
    if reading.is_trump(card) and not case.follows:
        yield Why(Code.TRUMP_IN, {"points": case.points})
    rivals = [c for c in case.cards if c is not card and reading.wins(c)]
    if rivals and card.points > 0 and card.points == max(c.points for c in (card, *rivals)):
        yield Why(Code.THROW_POINTS, {"card": card})
    if rivals and not any(_is_weaker(reading, c, card) for c in rivals):
        yield Why(Code.WIN_CHEAPLY, {"card": card})


def _leaving(case: Case) -> Iterator[Why]:
    """The card may lose the trick."""
    reading, card = case.reading, case.card
    if all(reading.loses(c) for c in case.cards):
        if card.points == min(c.points for c in case.cards):
            yield Why(Code.CHEAP_LOSS, {"points": card.points})
    elif case.points <= _POOR and reading.loses(card) and any(reading.wins(c) for c in case.cards):
        yield Why(Code.DUCK, {"points": case.points})


def _foreign_ten(reading: Reading) -> Card | None:
    seats = len(reading.known)
    for place, card in enumerate(reading.lying):
        owner = Seat((reading.leader + place) % seats)
        if card.rank is Rank.T and owner.side is not reading.side:
            return card
    return None


def _is_weaker(reading: Reading, card: Card, than: Card) -> bool:
    return reading.order.beats(than, card)
