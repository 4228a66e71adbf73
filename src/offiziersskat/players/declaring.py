"""Which contract to declare, and why: the one from which the score sheet expects most.

Announcements beyond the hand game are left alone: one cannot be certain of them with cards face
down.
"""

from collections.abc import Iterator

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card, Rank, points_of
from offiziersskat.core.contracts import SUIT_OF, Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Scoring
from offiziersskat.core.scoring import BASE
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.reading import known_cards
from offiziersskat.players.stakes import prospect, win_chance
from offiziersskat.players.strength import estimate

__all__ = [
    "best_contract",
    "contract_reasons",
    "declare",
    "expected",
    "low_cards",
    "side_cards",
    "trumps_of",
]

_MOST_REASONS = 2
_TWO_OF_THREE = 2 / 3
"""A lost game costs twice."""
_LOW_RANKS = (Rank.NINE, Rank.EIGHT, Rank.SEVEN)


def declare(view: View) -> Advice:
    """The declaration with the best prospect; clubs first if level."""
    assert view.seat is not None
    side, hand = view.seat.side, view.rules.bids and not view.board.took_stock
    plain = [action for action in legal(view) if isinstance(action, Declare)]
    plain = [a for a in plain if not (a.schneider or a.ouvert)] or plain
    best = max(plain, key=lambda action: prospect(view, action.contract, side, hand=hand))
    reasons = list(contract_reasons(view, best.contract, side))[:_MOST_REASONS]
    return Advice(best, tuple(reasons))


def best_contract(view: View, side: Side, *, bonus: float, hand: bool) -> Contract:
    """The contract with the best prospect among all that the ruleset has."""
    return max(
        view.rules.contracts,
        key=lambda contract: prospect(view, contract, side, bonus=bonus, hand=hand),
    )


def trumps_of(contract: Contract, cards: tuple[Card, ...]) -> int:
    """How many of some cards are trumps."""
    suit = SUIT_OF.get(contract)
    if contract is Contract.N:
        return 0
    return sum(card.is_jack or card.suit is suit for card in cards)


def side_cards(view: View, side: Side, *, own: bool) -> tuple[Card, ...]:
    """The cards known to be playable for a side, or for the other."""
    return tuple(
        card for seat, cards in known_cards(view) if (seat.side is side) is own for card in cards
    )


def expected(view: View, code: Code, contract: Contract, side: Side) -> Why:
    """The estimate in whole points, said by a code; for null the chance in percent."""
    if contract is Contract.N:
        return Why(Code.NULL_ODDS, {"points": round(100 * win_chance(view, contract, side))})
    points = round(estimate(view, contract, side).points)
    return Why(code, {"points": points, "contract": contract})


def low_cards(cards: tuple[Card, ...]) -> Iterator[Why]:
    """Half of some cards or more are a nine, an eight or a seven."""
    low = sum(card.rank in _LOW_RANKS for card in cards)
    if 2 * low >= len(cards):
        yield Why(Code.LOW_CARDS, {"count": low, "total": len(cards)})


def contract_reasons(view: View, contract: Contract, side: Side) -> Iterator[Why]:
    """What speaks for a contract, the weightiest first."""
    own, other = side_cards(view, side, own=True), side_cards(view, side, own=False)
    if contract in SUIT_OF:
        yield from _suit_reasons(view, contract, side)
    elif contract is Contract.G:
        yield from _grand_reasons(own, other)
    else:
        yield from low_cards(own)
        yield from _no_game(view, side)
    yield expected(view, Code.EXPECTS, contract, side)


def _no_game(view: View, side: Side) -> Iterator[Why]:
    """What the best of the suit games and grand would bring."""
    games = [contract for contract in view.rules.contracts if contract in BASE]
    if games:
        best = max(games, key=lambda contract: estimate(view, contract, side).points)
        yield expected(view, Code.NO_GAME, best, side)


def _suit_reasons(view: View, contract: Contract, side: Side) -> Iterator[Why]:
    own, other = side_cards(view, side, own=True), side_cards(view, side, own=False)
    suit = SUIT_OF[contract]
    offered = [c for c in view.rules.contracts if c in SUIT_OF]
    lengths = {c: trumps_of(c, own) for c in offered}
    theirs = {c: trumps_of(c, other) for c in offered}
    points = {c: points_of([d for d in own if d.suit is SUIT_OF[c]]) for c in offered}
    if _is_cheapest(view, contract) and win_chance(view, contract, side) < _TWO_OF_THREE:
        yield Why(Code.CHEAPEST, {"contract": contract})
    if lengths[contract] == max(lengths.values()):
        yield Why(Code.LONGEST_SUIT, {"suit": suit, "count": lengths[contract]})
    if other and theirs[contract] == min(theirs.values()) < lengths[contract]:
        yield Why(Code.HURTS_OPPONENT, {"suit": suit, "count": theirs[contract]})
    if points[contract] == max(points.values()) > 0:
        yield Why(Code.STRONGEST_SUIT, {"suit": suit, "points": points[contract]})


def _is_cheapest(view: View, contract: Contract) -> bool:
    """Whether the base alone tells that it costs least: not after a bid, nor with runs beyond the jacks."""
    rules = view.rules
    by_base = rules.scoring is Scoring.SKAT and not rules.bids and not rules.spitzen
    offered = [BASE[c] for c in rules.contracts if c in BASE]
    return by_base and Contract.N not in rules.contracts and BASE[contract] == min(offered)


def _grand_reasons(own: tuple[Card, ...], other: tuple[Card, ...]) -> Iterator[Why]:
    jacks, aces = sum(card.is_jack for card in own), sum(card.rank is Rank.A for card in own)
    if jacks >= 2 and jacks > sum(card.is_jack for card in other):
        yield Why(Code.MANY_JACKS, {"count": jacks})
    if aces >= 2:
        yield Why(Code.ACES, {"count": aces})
