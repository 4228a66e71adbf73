"""What speaks for a lead in suit games and grand."""

from collections.abc import Iterator

from offiziersskat.core.cards import Card, Rank
from offiziersskat.players.advice import Code, Why
from offiziersskat.players.cardplay.case import Case

__all__ = ["leading"]


def leading(case: Case) -> Iterator[Why]:
    """Why this card to open the trick."""
    reading, card = case.reading, case.card
    wins = case.wins
    if reading.stays(card) and card.rank is Rank.T:
        yield Why(Code.TEN_SAFE, {"card": card})
    ten = _falling_ten(case) if wins else None
    if ten is not None:
        yield Why(Code.HUNT_TEN, {"card": ten})
    trumps = len(reading.foe_trumps())
    if reading.is_trump(card) and trumps:
        yield Why(Code.DRAW_TRUMPS, {"count": trumps})
    if reading.stays(card):
        yield Why(Code.SURE_TRICK, {"card": card})
    if _must_trump(case):
        yield Why(Code.FORCE_TRUMP, {"suit": card.suit})
    if card.points == 0:
        yield Why(Code.CHEAP_LEAD, {"card": card})


def _falling_ten(case: Case) -> Card | None:
    """A ten that a foe has to put under this card, having nothing else of the suit."""
    reading = case.reading
    led = reading.order.follow[case.card]
    for seat in reading.behind():
        answers = reading.answers(seat, led)
        falls = len(answers) == 1 and answers[0].rank is Rank.T
        if seat.side is not reading.side and falls and reading.order.follow[answers[0]] == led:
            return answers[0]
    return None


def _must_trump(case: Case) -> bool:
    """Whether the other side is out of the side suit that is led, and the next of it shows trumps."""
    reading, card = case.reading, case.card
    if reading.is_trump(card):
        return False
    follow = reading.order.follow
    out = all(reading.lacks(seat, follow[card]) for seat in reading.foes)
    return out and any(reading.is_trump(c) for c in reading.at(reading.behind()[0]))
