"""Checkers for what is said of the card that is played, and of the trick it is played to."""

from offiziersskat.core.cards import Card, Rank
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.claims.facts import Table, played
from offiziersskat.players.claims.kind import Checker, number

__all__ = ["TRICKS"]


def _points(table: Table, card: Card) -> int:
    """The points in the trick with a card."""
    return card.points + sum(lying.points for _, lying in table.lying())


def _names(advice: Advice, why: Why) -> bool:
    return why.params["card"] is played(advice)


def _now(table: Table, card: Card) -> Seat:
    """Who has the trick once this seat has played a card."""
    return table.winner([*table.lying(), (table.me, card)])


# ---- leading ------------------------------------------------------------------------------------


def _draws(view: View, advice: Advice, why: Why) -> bool:
    table = Table(view)
    shown = {c for c in table.theirs() if table.is_trump(c)}
    leads_trump = not table.lying() and table.is_trump(played(advice))
    return leads_trump and len(shown) == number(why, "count") > 0


def _sure(view: View, advice: Advice, why: Why) -> bool:
    """Nobody takes it, the partner included."""
    table, card = Table(view), played(advice)
    return _names(advice, why) and all(
        table.winner(trick) is table.me for trick in table.outcomes(card)
    )


def _ten_safe(view: View, advice: Advice, why: Why) -> bool:
    return played(advice).rank is Rank.T and _sure(view, advice, why)


def _hunts(view: View, advice: Advice, why: Why) -> bool:
    """In every course of the trick the foe's ten falls to this side."""
    table, ten = Table(view), why.params["card"]
    falls = [
        any(card is ten and seat in table.foes for seat, card in trick)
        for trick in table.outcomes(played(advice))
    ]
    is_ten = isinstance(ten, Card) and ten.rank is Rank.T
    return not table.lying() and is_ten and all(falls) and table.surely(played(advice), ours=True)


def _forces(view: View, advice: Advice, why: Why) -> bool:
    """The other side is without the suit, in sight and out of it, and the next of it has trumps."""
    table, card = Table(view), played(advice)
    held = {c for seat in table.foes for c in table.seen[seat] | table.guessed[seat]}
    return (
        not table.lying()
        and not table.is_trump(card)
        and card.suit is why.params["suit"]
        and all(table.kind(c) != table.kind(card) for c in held)
        and any(table.is_trump(c) for c in table.seen[_after(table, 1)])
    )


def _after(table: Table, step: int) -> Seat:
    return Seat((table.me + step) % len(table.seats))


def _cheap_lead(view: View, advice: Advice, why: Why) -> bool:
    return _names(advice, why) and not Table(view).lying() and played(advice).points == 0


# ---- following ----------------------------------------------------------------------------------


def _catches(view: View, advice: Advice, why: Why) -> bool:
    table, ten = Table(view), why.params["card"]
    lies = any(card is ten and seat in table.foes for seat, card in table.lying())
    is_ten = isinstance(ten, Card) and ten.rank is Rank.T
    return is_ten and lies and table.surely(played(advice), ours=True)


def _takers(table: Table) -> set[Card]:
    """The legal cards with which the trick is surely this side's."""
    return {card for card in table.legal() if table.surely(card, ours=True)}


def _throws(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    takers = _takers(table)
    richest = card.points == max(c.points for c in takers) if takers else False
    return (
        _names(advice, why) and card in takers and len(takers) > 1 and richest and card.points > 0
    )


def _smears(view: View, advice: Advice, why: Why) -> bool:
    """The best card is the partner's, and nobody behind can take it for the other side."""
    table, card = Table(view), played(advice)
    owner = _now(table, card)
    is_partner = owner not in table.foes and owner is not table.me
    return _names(advice, why) and is_partner and card.points > 0 and table.surely(card, ours=True)


def _trumps_in(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    lying = table.lying()
    side_led = bool(lying) and not table.is_trump(lying[0][1])
    worth = _points(table, card) == number(why, "points")
    return side_led and table.is_trump(card) and worth and table.surely(card, ours=True)


def _wins_cheaply(view: View, advice: Advice, why: Why) -> bool:
    """It takes the trick for certain, and no weaker card does."""
    table, card = Table(view), played(advice)
    takers = _takers(table)
    weaker = {c for c in takers - {card} if table.order.beats(card, c)}
    return _names(advice, why) and card in takers and len(takers) > 1 and not weaker


def _cheap_loss(view: View, advice: Advice, why: Why) -> bool:
    """With no legal card can this side get the trick, and none counts less."""
    table, card = Table(view), played(advice)
    lost = all(table.surely(c, ours=False) for c in table.legal())
    least = min(c.points for c in table.legal())
    return bool(table.lying()) and lost and card.points == least == number(why, "points")


def _ducks(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    could = bool(_takers(table)) and table.surely(card, ours=False)
    return bool(table.lying()) and could and _points(table, card) == number(why, "points") <= 5


def _spends(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    rich = _points(table, card) == number(why, "points") and _points(table, card) >= 10
    return _names(advice, why) and card.is_jack and rich and table.surely(card, ours=True)


# ---- ramsch and null ----------------------------------------------------------------------------


def _is_low(view: View) -> bool:
    contract = view.board.contract
    return contract is not None and contract.contract in (Contract.R, Contract.N)


def _stays_under(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    above = any(c is why.params["card"] and seat in table.foes for seat, c in table.lying())
    return _is_low(view) and above and table.surely(card, ours=False)


def _must_take(view: View, advice: Advice, why: Why) -> bool:
    """So far this side has the trick, but the other one cannot but take it."""
    table, card = Table(view), played(advice)
    mine = _names(advice, why) and _now(table, card) not in table.foes
    return _is_low(view) and mine and table.surely(card, ours=False)


def _losers(table: Table) -> set[Card]:
    return {card for card in table.legal() if table.surely(card, ours=False)}


def _off_suit(table: Table, card: Card) -> bool:
    return bool(table.lying()) and table.kind(card) != table.kind(table.lying()[0][1])


def _gives(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    losers = _losers(table)
    richest = card in losers and card.points == max(c.points for c in losers) > 0
    return _is_low(view) and _names(advice, why) and _off_suit(table, card) and richest


def _throws_danger(view: View, advice: Advice, why: Why) -> bool:
    """Thrown off, the trick being theirs, the highest that could be of its suit."""
    table, card = Table(view), played(advice)
    strength = table.order.strength
    higher = {c for c in _losers(table) if c.suit is card.suit and strength[c] > strength[card]}
    free = card in _losers(table) and _off_suit(table, card) and not higher
    return _is_low(view) and _names(advice, why) and free


def _takes_cheaply(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    stuck = all(table.surely(c, ours=True) for c in table.legal())
    least = card.points == min(c.points for c in table.legal())
    return _is_low(view) and stuck and least and card.points == number(why, "points")


def _keeps_below(view: View, advice: Advice, why: Why) -> bool:
    table, card = Table(view), played(advice)
    strength = table.order.strength
    below = {
        c for c in table.seen[table.me] if c.suit is card.suit and strength[c] < strength[card]
    }
    return _is_low(view) and _names(advice, why) and len(below) == number(why, "count")


TRICKS: dict[Code, Checker] = {
    Code.DRAW_TRUMPS: _draws,
    Code.SURE_TRICK: _sure,
    Code.TEN_SAFE: _ten_safe,
    Code.HUNT_TEN: _hunts,
    Code.FORCE_TRUMP: _forces,
    Code.CHEAP_LEAD: _cheap_lead,
    Code.CATCH_TEN: _catches,
    Code.THROW_POINTS: _throws,
    Code.SMEAR: _smears,
    Code.TRUMP_IN: _trumps_in,
    Code.WIN_CHEAPLY: _wins_cheaply,
    Code.CHEAP_LOSS: _cheap_loss,
    Code.DUCK: _ducks,
    Code.SPEND_JACK: _spends,
    Code.STAYS_UNDER: _stays_under,
    Code.MUST_TAKE: _must_take,
    Code.GIVES_POINTS: _gives,
    Code.TAKES_CHEAPLY: _takes_cheaply,
    Code.THROWS_DANGER: _throws_danger,
    Code.KEEPS_BELOW: _keeps_below,
}
