"""How likely the other seats' actions are, if a world is the true one.

An ``Evidence`` reads a view once: every decision of a seat whose hand this observer does not see
becomes a factor, which depends on the cards that the seat would have held. A decision is modelled
as the choice of a player who mostly, not always, does what suits his cards: with probability
1 − ε he chooses by a conditional logit over what is offered, with the coefficients of ``habits``,
and otherwise at random (docs/inference.md). What a factor is multiplied with in every world of a
view alike is left out.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import exp, log, prod

from offiziersskat.core.actions import (
    Bid,
    Declare,
    Hold,
    Kontra,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
)
from offiziersskat.core.cards import DECK, cards_in, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Dealt, Hidden
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.search.inference import habits
from offiziersskat.search.inference.calls import (
    Standing,
    asked,
    bidder_model,
    claim_row,
    double_row,
    hand_row,
    laying_rows,
    offered,
    value_row,
)
from offiziersskat.search.inference.cards import describe
from offiziersskat.search.inference.table import Decision, retell
from offiziersskat.search.kernel.bidder import Bidder
from offiziersskat.search.restore import from_hand
from offiziersskat.search.worlds import World

__all__ = ["Evidence", "goes_on", "weigh"]

EPSILON = 0.05
"""How often a player is taken to act without regard to his cards."""

_BLIND = 0.75
"""How often somebody who does not look at his cards goes on bidding."""


def weigh(view: View, world: World) -> float:
    """The logarithm of a world's weight, up to a constant of the view.

    0 throughout where nobody has cards that this seat does not see, as in the classic game.
    """
    return _evidence(view).weigh(world)


def goes_on(cards: int, against: int, value: int) -> float:
    """How likely a seat bids or holds a value, which sees these cards as its own, 0–1.

    ``against`` is what lies open on the other side; both are masks.
    """
    here = Standing.of(cards, against)
    score = _score(hand_row(here), habits.BID) + _score(value_row(here, value), habits.BID)
    return (1 - EPSILON) * _logistic(score) + EPSILON * _BLIND


@lru_cache(maxsize=8)
def _evidence(view: View) -> "Evidence":
    return Evidence(view)


class Evidence:
    """What a view tells about hands by way of their owners' actions."""

    def __init__(self, view: View) -> None:
        """Retell the log; a view whose log does not begin with the deal gives no evidence."""
        self._witnesses = [
            _Witness(view, seat)
            for seat in map(Seat, range(view.rules.seats))
            if _has_secrets(view, seat) and _is_whole(view)
        ]

    def weigh(self, world: World) -> float:
        """The logarithm of a world's weight, up to a constant of the view."""
        return self.weigh_held([mask_of(hand) for hand in world.hands], mask_of(world.stock))

    def weigh_held(self, hands: Sequence[int], stock: int) -> float:
        """The same of all worlds with these hands by seat and this stock, as masks."""
        return sum([witness.weigh(hands, stock) for witness in self._witnesses])


def _is_whole(view: View) -> bool:
    dealt = [event.cards for event in view.log if isinstance(event, Dealt)]
    count = sum(cards.count if isinstance(cards, Hidden) else len(cards) for cards in dealt)
    return count + view.board.pack_size == len(DECK)


def _has_secrets(view: View, seat: Seat) -> bool:
    """Whether a seat knows cards, in its hand or laid away, that this observer does not."""
    hand, stock = view.hands[seat], view.stock
    if isinstance(hand, Hidden) and hand.count:
        return True
    return view.board.took_stock and view.board.declarer == seat and isinstance(stock, Hidden)


class _Witness:
    """The decisions of one seat as factors of its hand and of what it laid away."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._seat = seat
        self._took = view.board.took_stock and view.board.declarer == seat
        self._played = mask_of(from_hand(view, seat))
        own = [item for item in retell(view.rules, view.log) if item.seat == seat]
        private = [item for item in own if item.dealt == view.rules.hand_size]
        self._early = _early(view.rules, private)
        self._later = [_later(view.rules, item) for item in private]
        self._plays = _plays(view, seat, private)
        self._weights: dict[tuple[int, int], float] = {}

    def weigh(self, hands: Sequence[int], stock: int) -> float:
        held, laid = hands[self._seat], stock if self._took else 0
        found = self._weights.get((held, laid))
        if found is None:
            found = self._weights[held, laid] = self._weigh(held, laid)
        return found

    def _weigh(self, held: int, laid: int) -> float:
        start = held | self._played
        weight = self._before_stock(start | laid)
        for later in self._later:
            weight += log(later(start, laid))
        for play in self._plays:
            weight += log(play(held))
        return weight

    def _before_stock(self, hand: int) -> float:
        """Bids, and whether the stock was taken; which two cards it held, nobody else knows."""
        if self._early is None:
            return 0.0
        if not self._took:
            return log(self._early.chance(hand))
        return log(self._early.before_stock(hand))


# ---- before play --------------------------------------------------------------------------------


def _score(row: Iterable[tuple[int, float]], coefficients: Sequence[float]) -> float:
    return sum([coefficients[number] * amount for number, amount in row])


def _logistic(score: float) -> float:
    return 1 / (1 + exp(-min(max(score, -30.0), 30.0)))


def _smooth(chance: float, options: int) -> float:
    return (1 - EPSILON) * chance + EPSILON / options


def _sure(*_hand: int) -> float:
    return 1.0


def _early(rules: Ruleset, own: Sequence[Decision]) -> Bidder | None:
    """The bids of a seat, and whether it took the stock, as a factor of its hand as dealt; or nothing.

    A player who bids without regard to his cards does so throughout: the bids are smoothed as one.
    """
    calls = [item for item in own if item.contract is None and isinstance(item.action, _SAID)]
    stock = [item for item in own if isinstance(item.action, TakeStock | PlayHand)]
    if not calls and not stock:
        return None
    shown, against = (*calls, *stock)[0].shown[own[0].seat], (*calls, *stock)[0].against
    goes = [item.action != Pass() for item in calls]
    found = Bidder(bidder_model(), habits.BID, habits.STOCK, shown, against, EPSILON)
    found.said(
        [asked(rules, item) for item in calls],
        goes,
        [item.action == TakeStock() for item in stock],
        prod(_BLIND if goes_on else 1 - _BLIND for goes_on in goes),
    )
    return found


_SAID = Bid | Hold | Pass


def _later(rules: Ruleset, decision: Decision) -> Callable[[int, int], float]:
    """A decision after the stock: a factor of the hand as play begins, and of what was laid away."""
    shown, against = decision.shown[decision.seat], decision.against
    match decision.action:
        case Declare(contract) if rules.trump is TrumpChoice.DECLARED:
            choice = offered(rules, decision)

            def declared(start: int, laid: int) -> float:
                here = Standing.of(shown | start, against)
                scores = [
                    exp(_score(claim_row(here, c, decision.bid), habits.CLAIM)) for c in choice
                ]
                claim = scores[choice.index(contract)] / sum(scores)
                return _smooth(claim, len(choice)) * _laying(shown, start, laid, contract)

            return declared
        case Kontra() | Re() | Pass() as action if decision.contract is not None:
            return _double(decision, yes=action != Pass())
        case _:
            return _sure


def _laying(shown: int, start: int, laid: int, contract: Contract) -> float:
    """Two of the hand cards were laid away for a contract that was declared thereupon."""
    if not laid:
        return 1.0
    coefficients = habits.LAYING[contract is Contract.N]
    rows = laying_rows(start | laid, shown, contract)
    weights = {card: exp(_score(row, coefficients)) for card, row in rows.items()}
    total = sum(weights.values())
    # The weight of a pair is the product of its cards'; this sums it over all pairs.
    pairs = (total * total - sum(weight * weight for weight in weights.values())) / 2
    first, second = cards_in(laid)
    count = len(weights) * (len(weights) - 1) // 2
    return _smooth(weights[first] * weights[second] / pairs, count)


def _double(decision: Decision, *, yes: bool) -> Callable[[int, int], float]:
    """Kontra and re in a suit game or grand."""
    assert decision.contract is not None
    contract = decision.contract.contract
    if contract in (Contract.N, Contract.R):
        return _sure
    shown = decision.shown[decision.seat]

    def chance(start: int, _laid: int) -> float:
        here = Standing.of(shown | start, decision.against)
        score = _score(double_row(here, contract, declarer=decision.declarer), habits.DOUBLE)
        return _smooth(_logistic(score if yes else -score), 2)

    return chance


# ---- card play ----------------------------------------------------------------------------------


def _plays(view: View, seat: Seat, own: Sequence[Decision]) -> list[Callable[[int], float]]:
    """Factors of the hand as it is now; what was played later was in it as well."""
    hand = view.hands[seat]
    if not isinstance(hand, Hidden) or not hand.count:
        return []
    unseen = mask_of(view.unseen)
    later, factors = 0, []
    hand_cards = mask_of(from_hand(view, seat))
    for decision in reversed(own):
        if isinstance(decision.action, Play):
            later |= decision.action.card.bit & hand_cards
            factors.append(_play(decision, held=later, unseen=unseen))
    return factors


def _play(decision: Decision, *, held: int, unseen: int) -> Callable[[int], float]:
    """One card played; ``held`` are hand cards that are known to have been there."""
    here, action = decision.here, decision.action
    assert here is not None and isinstance(action, Play)
    choice = here.choice(action.card)
    coefficients = habits.PLAY[here.turn(action.card), here.aim]
    known = choice & (here.mine | held)
    maybe = choice & unseen
    weights = {
        card: exp(_score(describe(here, card), coefficients)) for card in cards_in(known | maybe)
    }
    own = weights[action.card]
    base, count = sum(weights[card] for card in cards_in(known)), known.bit_count()
    table = [(card.bit, weights[card]) for card in cards_in(maybe)]

    def chance(hand: int) -> float:
        total = base + sum([weight for bit, weight in table if hand & bit])
        return _smooth(own / total, count + (hand & maybe).bit_count())

    return chance
