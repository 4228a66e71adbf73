"""Checkers for what is said before the first lead: declaring, bidding, laying away, doubling."""

from math import erf, exp, sqrt

from offiziersskat.core.actions import Bid, Hold, Kontra, Pass, PlayHand, Re, TakeStock
from offiziersskat.core.cards import DECK, Card, Rank, Suit
from offiziersskat.core.contracts import Contract, Ten, trumps_in_order
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Scoring
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.claims.facts import Table, declared, laid, trumps_among
from offiziersskat.players.claims.kind import Checker, number
from offiziersskat.players.misere import PER_UNKNOWN, PER_WEAK_SPOT
from offiziersskat.players.strength import estimate, weight

__all__ = ["CALLS"]

_BASES = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}
_NULLS = {False: 23, True: 35}


def _counts(view: View, *, ours: bool) -> dict[Suit, int]:
    """Trumps in sight by suit, for every suit contract that is offered."""
    table = Table(view)
    cards = table.ours() if ours else table.theirs()
    return {suit: len(trumps_among(cards, c)) for c, suit in table.offered_suits()}


def _longest(view: View, advice: Advice, why: Why) -> bool:
    counts, suit = _counts(view, ours=True), why.params["suit"]
    return (
        isinstance(suit, Suit)
        and declared(advice).value == suit.name
        and counts[suit] == number(why, "count") == max(counts.values())
    )


def _strongest(view: View, advice: Advice, why: Why) -> bool:
    suit, own = why.params["suit"], Table(view).ours()
    sums = {s: sum(c.points for c in own if c.suit is s) for _, s in Table(view).offered_suits()}
    return (
        isinstance(suit, Suit)
        and declared(advice).value == suit.name
        and sums[suit] == number(why, "points") == max(sums.values()) > 0
    )


def _hurts(view: View, advice: Advice, why: Why) -> bool:
    theirs, suit = _counts(view, ours=False), why.params["suit"]
    return (
        isinstance(suit, Suit)
        and declared(advice).value == suit.name
        and bool(Table(view).theirs())
        and theirs[suit] == number(why, "count") == min(theirs.values())
        and theirs[suit] < _counts(view, ours=True)[suit]
    )


def _jacks(view: View, advice: Advice, why: Why) -> bool:
    own = {c for c in Table(view).ours() if c.rank is Rank.J}
    other = {c for c in Table(view).theirs() if c.rank is Rank.J}
    is_grand = declared(advice) is Contract.G
    return is_grand and len(own) == number(why, "count") and len(own) >= 2 and len(own) > len(other)


def _aces(view: View, advice: Advice, why: Why) -> bool:
    aces = {c for c in Table(view).ours() if c.rank is Rank.A}
    return declared(advice) is Contract.G and len(aces) == number(why, "count") and len(aces) >= 2


def _low_cards(view: View, advice: Advice, why: Why) -> bool:
    """Of the cards in sight, less those laid away: half of them or more are low."""
    cards = Table(view).ours()
    if number(why, "total") != len(cards):
        cards -= laid(advice)
    low = {c for c in cards if c.code[1] in "987"}
    count, total = number(why, "count"), number(why, "total")
    return (len(low), len(cards)) == (count, total) and 2 * len(low) >= len(cards)


def _cheapest(view: View, advice: Advice, why: Why) -> bool:
    bases = [_BASES[c.value] for c in view.rules.contracts if c.value in _BASES]
    contract, rules = declared(advice), view.rules
    if contract is not why.params["contract"] or rules.scoring is not Scoring.SKAT:
        return False
    # After a bid, with longer runs, and beside a null the base does not tell the cost.
    if rules.bids or rules.spitzen or Contract.N in rules.contracts:
        return False
    points, spread = _reckoned(view, contract), estimate(view, contract, Table(view).me.side).spread
    chance = 0.5 - 0.5 * erf((60.5 - points) / spread / sqrt(2))
    return _BASES[contract.value] == min(bases) and chance < 2 / 3


def _reckoned(view: View, contract: Contract, *, foreign: bool = False) -> float:
    """The expectation, card by card from nothing: each weight is taken from the one table."""
    table = Table(view)
    own, other = table.ours(), table.theirs()
    if foreign:
        own, other = other, own
    four, ten = view.rules.seats == 4, view.rules.ten

    def total(cards: set[Card]) -> float:
        return sum(weight(card, contract, ten, four=four) for card in cards)

    lead = {Contract.R: 0.8, Contract.G: 0.5}.get(contract, 1.5)
    if four and contract is not Contract.R:
        lead = 3.0
    away = sum(card.points for card in view.stock) if isinstance(view.stock, tuple) else 0
    return 60 + away / 2 + lead + total(own) - total(other)


def _expects(view: View, advice: Advice, why: Why) -> bool:
    contract = declared(advice)
    return contract is why.params["contract"] and _is_about(view, why, foreign=False)


def _is_about(view: View, why: Why, *, foreign: bool) -> bool:
    contract, points = why.params["contract"], number(why, "points")
    if not isinstance(contract, Contract):
        return False
    return abs(_reckoned(view, contract, foreign=foreign) - points) <= 0.5 + 1e-6


def _no_game(view: View, advice: Advice, why: Why) -> bool:
    """The contract named is the best of the games that are not declared."""
    games = {c: _reckoned(view, c) for c in view.rules.contracts if c.value in _BASES}
    contract = why.params["contract"]
    if declared(advice) in games or not isinstance(contract, Contract) or contract not in games:
        return False
    return max(games.values()) - games[contract] < 1e-6 and _is_about(view, why, foreign=False)


def _too_weak(view: View, advice: Advice, why: Why) -> bool:
    return advice.action == Pass() and _is_about(view, why, foreign=False)


def _stock_helps(view: View, advice: Advice, why: Why) -> bool:
    return advice.action == TakeStock() and _is_about(view, why, foreign=False)


def _strong_hand(view: View, advice: Advice, why: Why) -> bool:
    return advice.action == PlayHand() and _is_about(view, why, foreign=False)


def _null_odds(view: View, advice: Advice, why: Why) -> bool:
    """The chance of the side that plays the null, or would."""
    me = Table(view).me.side
    declarer = view.board.declarer
    contract = view.board.contract
    side = declarer.side if declarer is not None and contract is not None else me
    spots = _weak_spots(Table(view), ours=side is me)
    seen = len(Table(view).ours() | Table(view).theirs())
    chance = exp(-PER_WEAK_SPOT * spots - PER_UNKNOWN * (len(DECK) - seen))
    return abs(100 * chance - number(why, "points")) <= 0.5 + 1e-6


def _weak_spots(table: Table, *, ours: bool) -> int:
    """Cards of a null that lie above their match, the lowest against the lowest."""
    hunted, hunters = (table.ours(), table.theirs()) if ours else (table.theirs(), table.ours())
    spots = 0
    for suit in Suit:
        mine = sorted("789TJQKA".index(c.code[1]) for c in hunted if c.suit is suit)
        other = sorted("789TJQKA".index(c.code[1]) for c in hunters if c.suit is suit)
        for place, rank in enumerate(mine):
            spots += rank > (other[place] if place < len(other) else "789TJQKA".index("9"))
    return spots


# ---- bidding ------------------------------------------------------------------------------------


def _least_value(view: View, contract: Contract) -> int:
    """What a game is worth at least: tried with the unseen cards all mine, and all theirs."""
    if contract is Contract.N:
        return _NULLS[False]
    run = trumps_in_order(contract, view.rules.ten)
    run = run if view.rules.spitzen else run[:4]
    table = Table(view)
    lengths = []
    for top_is_mine in (True, False):
        # The shortest run that begins like this: each unseen card ends it where it can.
        sure = table.ours() if top_is_mine else table.theirs()
        barred = table.theirs() if top_is_mine else table.ours()
        if run[0] in barred:
            continue
        length = 1
        while length < len(run) and run[length] in sure:
            length += 1
        lengths.append(length)
    return _BASES[contract.value] * (min(lengths) + 1)


def _is_valued(view: View, why: Why) -> bool:
    """Whether the value that is stated is the least the contract can be worth."""
    contract = why.params["contract"]
    if not isinstance(contract, Contract) or contract is Contract.R:
        return False
    return _least_value(view, contract) == number(why, "value")


def _worth_bid(view: View, advice: Advice, why: Why) -> bool:
    said = advice.action.value if isinstance(advice.action, Bid) else view.board.bid
    covered = said == number(why, "bid") <= number(why, "value")
    return isinstance(advice.action, Bid | Hold) and covered and _is_valued(view, why)


def _too_high(view: View, advice: Advice, why: Why) -> bool:
    """The least bid that would be needed is beyond the value."""
    needed = [action.value for action in legal(view) if isinstance(action, Bid)]
    asked = min(needed, default=view.board.bid or 0)
    beyond = number(why, "value") < number(why, "bid") == asked
    return advice.action == Pass() and beyond and _is_valued(view, why)


# ---- laying away --------------------------------------------------------------------------------


def _lays_points(view: View, advice: Advice, why: Why) -> bool:
    return sum(card.points for card in laid(advice)) == number(why, "points") > 0


def _lays_ten(view: View, advice: Advice, why: Why) -> bool:
    """The ten goes, while the ace, or the king above it, is not on this side."""
    ten = why.params["card"]
    if not isinstance(ten, Card) or ten not in laid(advice) or ten.rank is not Rank.T:
        return False
    above = {Rank.A} if view.rules.ten is Ten.HIGH else {Rank.A, Rank.K}
    own = {card.rank for card in Table(view).ours() if card.suit is ten.suit}
    return bool(above - own)


def _makes_void(view: View, advice: Advice, why: Why) -> bool:
    suit = why.params["suit"]
    plain = {c for c in Table(view).ours() if c.rank is not Rank.J and c.suit is suit}
    return any(c.suit is suit for c in laid(advice)) and not plain - laid(advice)


def _keeps_trumps(view: View, advice: Advice, why: Why) -> bool:
    contract = why.params["contract"]
    left = Table(view).ours() - laid(advice)
    return isinstance(contract, Contract) and len(trumps_among(left, contract)) == number(
        why, "count"
    )


# ---- kontra and re ------------------------------------------------------------------------------


def _trumps(view: View, why: Why) -> tuple[int, int] | None:
    """Trumps in sight on both sides, if the reason has them right."""
    assert view.board.contract is not None
    contract, table = view.board.contract.contract, Table(view)
    found = tuple(len(trumps_among(c, contract)) for c in (table.ours(), table.theirs()))
    mine, theirs = found
    return (mine, theirs) if (number(why, "mine"), number(why, "theirs")) == found else None


def _more_trumps(view: View, advice: Advice, why: Why) -> bool:
    found = _trumps(view, why)
    return advice.action in (Kontra(), Re()) and found is not None and found[0] > found[1]


def _fewer_trumps(view: View, advice: Advice, why: Why) -> bool:
    found = _trumps(view, why)
    return advice.action == Pass() and found is not None and found[0] < found[1]


def _more_high(view: View, advice: Advice, why: Why) -> bool:
    table = Table(view)
    mine, theirs = (
        sum(card.points >= 10 for card in cards) for cards in (table.ours(), table.theirs())
    )
    stated = (number(why, "mine"), number(why, "theirs"))
    return advice.action in (Kontra(), Re()) and stated == (mine, theirs) and mine > theirs


def _declarer_expects(view: View, advice: Advice, why: Why) -> bool:
    table, contract = Table(view), view.board.contract
    if contract is None or contract.contract is not why.params["contract"]:
        return False
    return _is_about(view, why, foreign=view.board.declarer in table.foes)


CALLS: dict[Code, Checker] = {
    Code.LONGEST_SUIT: _longest,
    Code.STRONGEST_SUIT: _strongest,
    Code.HURTS_OPPONENT: _hurts,
    Code.MANY_JACKS: _jacks,
    Code.ACES: _aces,
    Code.LOW_CARDS: _low_cards,
    Code.NO_GAME: _no_game,
    Code.CHEAPEST: _cheapest,
    Code.EXPECTS: _expects,
    Code.WORTH_BID: _worth_bid,
    Code.TOO_HIGH: _too_high,
    Code.TOO_WEAK: _too_weak,
    Code.STOCK_HELPS: _stock_helps,
    Code.STRONG_HAND: _strong_hand,
    Code.NULL_ODDS: _null_odds,
    Code.LAYS_POINTS: _lays_points,
    Code.LAYS_TEN: _lays_ten,
    Code.MAKES_VOID: _makes_void,
    Code.KEEPS_TRUMPS: _keeps_trumps,
    Code.MORE_TRUMPS: _more_trumps,
    Code.MORE_HIGH: _more_high,
    Code.FEWER_TRUMPS: _fewer_trumps,
    Code.DECLARER_EXPECTS: _declarer_expects,
}
