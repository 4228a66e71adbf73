"""Checkers for what is said beyond the trick: counting, cards kept back, cards just turned."""

from collections.abc import Callable

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card, Rank
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Acted, Turned
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.claims.facts import Table, played
from offiziersskat.players.claims.kind import Checker, number

__all__ = ["MARKS"]

Trick = list[tuple[Seat, Card]]


def _points(table: Table, card: Card) -> int:
    return card.points + sum(lying.points for _, lying in table.lying())


def _marks(table: Table, *, ours: bool) -> set[int]:
    """What a side still plays for: its goal, then 90; 31 when the goal is out of reach."""
    have, goal = table.side_points(ours=ours), table.goal(ours=ours)
    if have >= goal:
        return {90}
    return {goal} if have + table.out() >= goal else {31}


def _reaches(view: View, advice: Advice, why: Why) -> bool:
    table, card, mark = Table(view), played(advice), number(why, "points")
    have = table.side_points(ours=True)
    whole = table.is_whole(ours=True)
    carries = (
        whole and mark in _marks(table, ours=True) and have < mark <= have + _points(table, card)
    )
    return carries and table.surely(card, ours=True)


def _stops(view: View, advice: Advice, why: Why) -> bool:
    """Whatever else were played, the trick would carry the other side over its mark."""
    table, mark = Table(view), number(why, "points")
    have = table.side_points(ours=False)
    least = min(_points(table, card) for card in table.legal())
    whole = table.is_whole(ours=False)
    carries = whole and mark in _marks(table, ours=False) and have < mark <= have + least
    return carries and table.surely(played(advice), ours=True)


def _needs(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    need = table.goal(ours=True) - table.side_points(ours=True)
    stated = (number(why, "points"), number(why, "need"), number(why, "goal"))
    right = stated == (_points(table, card), need, table.goal(ours=True))
    right = right and table.is_whole(ours=True)
    return right and _points(table, card) < need <= 20 and table.surely(card, ours=True)


def _limits(view: View, advice: Advice, why: Why) -> bool:
    """The goal is out of reach even with all that is out, and 31 is not."""
    table = Table(view)
    have, most = table.side_points(ours=True), table.side_points(ours=True) + table.out()
    whole = table.is_whole(ours=True)
    return (
        whole
        and most < table.goal(ours=True)
        and most >= 31
        and 31 - have == number(why, "points") > 0
    )


def _for_schneider(view: View, advice: Advice, why: Why) -> bool:
    table = Table(view)
    have = table.side_points(ours=True)
    board = view.board
    owes = board.bid is not None and board.declarer is not None
    owes = owes and board.declarer not in table.foes
    won = have >= table.goal(ours=True) and have + table.out() >= 90 and not owes
    return won and 90 - have == number(why, "points") > 0


# ---- counting to the end ------------------------------------------------------------------------


def _counted(choose: Callable[[list[int]], int], refuse: Callable[[list[int]], int]) -> Checker:
    """Try every card to the end: this side chooses one way, the other side the other."""

    def check(view: View, advice: Advice, why: Why) -> bool:
        table = Table(view)
        sides = {seat: refuse if seat in table.foes else choose for seat in table.seats}
        covered = any(place.covered for places in view.board.places for place in places)
        trick = [*table.lying(), (table.me, played(advice))]
        held = {seat: set(cards) for seat, cards in table.seen.items()}
        held[table.me].discard(played(advice))
        total = table.side_points(ours=True) + _to_come(table, trick, held, sides)
        known = not covered and not any(table.count.values())
        return known and total == number(why, "points")

    return check


def _to_come(
    table: Table,
    trick: Trick,
    held: dict[Seat, set[Card]],
    sides: dict[Seat, Callable[[list[int]], int]],
) -> int:
    gain = 0
    if len(trick) == len(table.seats):
        seat = table.winner(trick)
        gain = 0 if seat in table.foes else sum(card.points for _, card in trick)
        trick = []
    else:
        seat = Seat((trick[-1][0] + 1) % len(table.seats))
    if not held[seat]:
        return gain
    kinds = {table.kind(trick[0][1])} if trick else set()
    cards = {card for card in held[seat] if table.kind(card) in kinds} or held[seat]
    results = [
        _to_come(table, [*trick, (seat, card)], {**held, seat: held[seat] - {card}}, sides)
        for card in cards
    ]
    return gain + sides[seat](results)


# ---- cards kept, cards turned -------------------------------------------------------------------


def _protects(view: View, advice: Advice, why: Why) -> bool:
    """The ten could be played, is not, and the card named would take it."""
    table, ten, by = Table(view), why.params["card"], why.params["by"]
    if not (isinstance(ten, Card) and isinstance(by, Card)):
        return False
    kept = ten in table.legal() and ten.rank is Rank.T and ten is not played(advice)
    trick = [*table.lying(), (table.me, ten)]
    if by in {card for _, card in table.lying()}:
        return kept and any(
            card is by and seat is table.winner(trick) and seat in table.foes
            for seat, card in table.lying()
        )
    holders = [seat for seat in table.foes if by in table.seen[seat]]
    behind = {seat for seat, _ in trick}
    answers = [seat for seat in holders if seat not in behind and _may(table, seat, by, trick)]
    taken = [table.winner([*trick, (seat, by)]) is seat for seat in answers]
    return kept and bool(taken) and all(taken)


def _may(table: Table, seat: Seat, card: Card, trick: Trick) -> bool:
    """Whether a seat may answer with a card, whatever its hand holds."""
    led = table.kind(trick[0][1])
    follows = {c for c in table.seen[seat] | table.guessed[seat] if table.kind(c) == led}
    return table.kind(card) == led or not follows


def _keeps_jack(view: View, advice: Advice, why: Why) -> bool:
    table = Table(view)
    lying = sum(card.points for _, card in table.lying())
    kept = Card.CJ in table.legal() and played(advice) is not Card.CJ
    return why.params["card"] is Card.CJ and kept and lying < 10 and table.is_trump(Card.CJ)


def _news(table: Table) -> dict[Card, Seat]:
    """Cards turned after this seat's last own card."""
    news: dict[Card, Seat] = {}
    for event in table.view.log:
        match event:
            case Acted(seat, Play()) if seat is table.me:
                news = {}
            case Turned(seat, _, card):
                news[card] = seat
            case _:
                pass
    return news


def _turned_mine(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    return why.params["card"] is card and _news(table).get(card) is table.me


def _turned_foe(view: View, advice: Advice, why: Why) -> bool:
    """A foe's new card is of the kind that is led, and weaker."""
    table, turned = Table(view), why.params["card"]
    if not isinstance(turned, Card) or why.params["over"] is not played(advice):
        return False
    foreign = _news(table).get(turned) in table.foes and turned in table.theirs()
    kin = table.kind(turned) == table.kind(played(advice))
    weaker = table.order.strength[turned] < table.order.strength[played(advice)]
    return not table.lying() and foreign and kin and weaker


def _uncovers(view: View, advice: Advice, why: Why) -> bool:
    places = view.board.places[Table(view).me]
    under = [place.covered for place in places if place.up is played(advice)]
    return why.params["card"] is played(advice) and under == [True]


# ---- the trick at its best and worst ------------------------------------------------------------


def _value(table: Table, trick: Trick, *, worst: int) -> int:
    """Points won less points lost if all answer in sight as well as they can.

    ``worst`` is 1 where points are wanted; with −1 the foes wish them on this side.
    """
    if len(trick) == len(table.seats):
        return _swing(table, trick)
    seat = Seat((trick[-1][0] + 1) % len(table.seats))
    held = table.seen[seat]
    cards = {c for c in held if table.kind(c) == table.kind(trick[0][1])} or held
    if not cards:
        return _swing(table, trick)
    results = [_value(table, [*trick, (seat, card)], worst=worst) for card in cards]
    return min(results) if (seat in table.foes) is (worst > 0) else max(results)


def _swing(table: Table, trick: Trick) -> int:
    points = sum(card.points for _, card in trick)
    return -points if table.winner(trick) in table.foes else points


def _answer(sign: int) -> Checker:
    def check(view: View, advice: Advice, why: Why) -> bool:
        table = Table(view)
        trick = [*table.lying(), (table.me, played(advice))]
        points = number(why, "points")
        return _value(table, trick, worst=1) == sign * points

    return check


def _worst_case(view: View, advice: Advice, why: Why) -> bool:
    """In ramsch: the most points this trick can bring against answers in sight."""
    table = Table(view)
    trick = [*table.lying(), (table.me, played(advice))]
    most = max(_value(table, trick, worst=-1), 0)
    assert view.board.contract is not None
    return view.board.contract.contract is Contract.R and most == number(why, "points")


MARKS: dict[Code, Checker] = {
    Code.REACHES_MARK: _reaches,
    Code.STOPS_MARK: _stops,
    Code.NEEDS: _needs,
    Code.LIMIT_LOSS: _limits,
    Code.FOR_SCHNEIDER: _for_schneider,
    Code.COUNTED_OUT: _counted(max, min),
    Code.COUNTED_LOW: _counted(min, max),
    Code.PROTECT_TEN: _protects,
    Code.KEEP_TOP_JACK: _keeps_jack,
    Code.TURNED_MINE: _turned_mine,
    Code.TURNED_FOE: _turned_foe,
    Code.UNCOVERS: _uncovers,
    Code.ANSWER_WINS: _answer(1),
    Code.ANSWER_COSTS: _answer(-1),
    Code.WORST_CASE: _worst_case,
}
