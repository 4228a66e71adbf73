"""The choice of a card, and of what to say about it.

The card is the one with the best look ahead; once the rest can be counted, the one that counts
best. Said are the first thing that speaks for the card in this trick, and the first that speaks
for it beyond.
"""

from collections.abc import Iterator

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.cardplay.beyond import beyond, marks
from offiziersskat.players.cardplay.case import Case
from offiziersskat.players.cardplay.following import following
from offiziersskat.players.cardplay.leading import leading
from offiziersskat.players.cardplay.low import low
from offiziersskat.players.counting import count
from offiziersskat.players.ending import can_count, points_to_come
from offiziersskat.players.outlook import look_ahead
from offiziersskat.players.reading import read
from offiziersskat.players.trick import Lookout, Stand

__all__ = ["play_card", "speaks_for"]

_MOST_REASONS = 2
_LOW_CONTRACTS = (Contract.R, Contract.N)


def play_card(view: View) -> Advice:
    """The best card, and why."""
    reading = read(view)
    cards = tuple([action.card for action in legal(view) if isinstance(action, Play)])
    value = look_ahead(reading).value
    if not can_count(reading):
        case = Case(reading, max(cards, key=value), cards, count(reading))
        return Advice(Play(case.card), _reasons(case, ()))
    # In ramsch the fewest points are the best.
    sign = -1 if reading.contract is Contract.R else 1
    to_come = {card: points_to_come(reading, card) for card in cards}
    best = max(cards, key=lambda card: (sign * to_come[card], value(card)))
    case = Case(reading, best, cards, count(reading))
    code = Code.COUNTED_LOW if sign < 0 else Code.COUNTED_OUT
    counted = Why(code, {"points": case.count.mine + to_come[best]})
    return Advice(Play(best), _reasons(case, (counted,)))


def speaks_for(view: View, card: Card) -> tuple[Why, ...]:
    """What speaks for a card that may be played, whether it is the best or not."""
    reading = read(view)
    cards = tuple([action.card for action in legal(view) if isinstance(action, Play)])
    return _reasons(Case(reading, card, cards, count(reading)), ())


def _reasons(case: Case, counted: tuple[Why, ...]) -> tuple[Why, ...]:
    here = next(_here(case))
    return (*marks(case), *counted, here, *beyond(case))[:_MOST_REASONS]


def _here(case: Case) -> Iterator[Why]:
    """What speaks for the card in this trick; last comes what can always be said."""
    if case.reading.contract in _LOW_CONTRACTS:
        yield from low(case)
        return
    yield from leading(case) if case.leads else following(case)
    yield _answer(case)


def _answer(case: Case) -> Why:
    """What the trick comes to against the best answer that lies in sight."""
    side = case.reading.side

    def points(stand: Stand) -> float:
        return stand.points if stand.owner.side is side else -stand.points

    value = round(Lookout(case.reading.in_sight(), points).value(case.card))
    code = Code.ANSWER_COSTS if value < 0 else Code.ANSWER_WINS
    return Why(code, {"points": abs(value)})
