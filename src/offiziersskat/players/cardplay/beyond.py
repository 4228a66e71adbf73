"""What speaks for a card beyond this trick: marks, cards to keep, cards that were turned."""

from collections.abc import Iterator

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card, Rank
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Acted, Turned
from offiziersskat.core.seats import Seat
from offiziersskat.players.advice import Code, Why
from offiziersskat.players.cardplay.case import Case
from offiziersskat.players.reading import Reading

__all__ = ["beyond", "marks"]

_RICH = 10
_NEAR = 20
"""So near to the goal that it is worth saying."""
_ESCAPE, _SCHNEIDER = 31, 90


def marks(case: Case) -> Iterator[Why]:
    """The trick carries this side over its mark, or keeps the other side from theirs."""
    count = case.count
    if case.reading.contract in (Contract.R, Contract.N) or not case.wins:
        return
    if count.mine_whole and count.mine < count.my_mark <= count.mine + case.points:
        yield Why(Code.REACHES_MARK, {"points": count.my_mark})
    least = case.lying + min(card.points for card in case.cards)
    if count.theirs_whole and count.theirs < count.their_mark <= count.theirs + least:
        yield Why(Code.STOPS_MARK, {"points": count.their_mark})


def beyond(case: Case) -> Iterator[Why]:
    """The rest, the weightiest first."""
    points = case.reading.contract not in (Contract.R, Contract.N)
    if points:
        yield from _protecting(case)
        yield from _needing(case)
    yield from _turned(case)
    if points:
        yield from _keeping(case)
        yield from _aiming(case)
    yield from _uncovering(case)


def _protecting(case: Case) -> Iterator[Why]:
    """A ten stays back that would be lost to a card in sight."""
    reading = case.reading
    for ten in case.cards:
        if ten.rank is Rank.T and ten is not case.card:
            taker = _taker(reading, ten)
            if taker is not None:
                yield Why(Code.PROTECT_TEN, {"card": ten, "by": taker})


def _taker(reading: Reading, card: Card) -> Card | None:
    """A card in sight with which the other side would take this one, and surely may."""
    best, owner = reading.stand(card)
    if owner.side is not reading.side:
        return best if owner is not reading.me else None
    led = reading.order.follow[(*reading.lying, card)[0]]
    for seat in reading.behind():
        answers = reading.answers(seat, led) if seat.side is not reading.side else ()
        for answer in answers:
            may = reading.order.follow[answer] == led or reading.lacks(seat, led)
            if may and answer in reading.at(seat) and reading.order.beats(answer, best):
                return answer
    return None


def _needing(case: Case) -> Iterator[Why]:
    need = case.count.my_goal - case.count.mine
    if case.wins and case.count.mine_whole and 0 < case.points < need <= _NEAR:
        yield Why(Code.NEEDS, {"points": case.points, "need": need, "goal": case.count.my_goal})


def _turned(case: Case) -> Iterator[Why]:
    """Cards turned since this seat last played, if this trick is about them."""
    reading, card = case.reading, case.card
    follow = reading.order.follow
    for seat, turned in _news(reading):
        if turned is card:
            yield Why(Code.TURNED_MINE, {"card": turned})
        foreign = seat.side is not reading.side and case.leads
        if foreign and follow[turned] == follow[card] and reading.order.beats(card, turned):
            yield Why(Code.TURNED_FOE, {"card": turned, "over": card})


def _news(reading: Reading) -> list[tuple[Seat, Card]]:
    """What was turned since this seat last played a card, and is still there."""
    found: list[tuple[Seat, Card]] = []
    for event in reversed(reading.view.log):
        match event:
            case Acted(seat, Play()) if seat is reading.me:
                break
            case Turned(seat, _, card) if card in reading.at(seat):
                found.append((seat, card))
            case _:
                pass
    return found


def _keeping(case: Case) -> Iterator[Why]:
    if Card.CJ in case.cards and case.card is not Card.CJ and case.lying < _RICH:
        yield Why(Code.KEEP_TOP_JACK, {"card": Card.CJ})


def _aiming(case: Case) -> Iterator[Why]:
    """What is played for once the game is decided."""
    count = case.count
    if count.mine_whole and count.is_lost and count.mine < _ESCAPE <= count.mine + count.out:
        yield Why(Code.LIMIT_LOSS, {"points": _ESCAPE - count.mine})
    has_won = count.my_goal <= count.mine and not _owes_more(case.reading)
    if has_won and count.mine < _SCHNEIDER <= count.mine + count.out:
        yield Why(Code.FOR_SCHNEIDER, {"points": _SCHNEIDER - count.mine})


def _owes_more(reading: Reading) -> bool:
    """Whether points may not be enough: who has bid must make his bid and what he announced."""
    board = reading.view.board
    declares = board.declarer is not None and board.declarer.side is reading.side
    return declares and board.bid is not None


def _uncovering(case: Case) -> Iterator[Why]:
    places = case.reading.view.board.places[case.reading.me]
    if any(place.up is case.card and place.covered for place in places):
        yield Why(Code.UNCOVERS, {"card": case.card})
