"""Whether a remark is true, worked out anew: the trick is played and counted card by card."""

from collections.abc import Callable
from itertools import chain

from offiziersskat.analysis.review.account import Finding, How
from offiziersskat.analysis.review.remarks import Fault, Remark
from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.events import Hidden
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View

__all__ = ["CLAIMS", "is_true"]

Checker = Callable[[View, Finding, Remark], bool]


def is_true(view: View, finding: Finding, remark: Remark) -> bool:
    """Whether what is remarked is so, on the view of who played and on the finding."""
    return CLAIMS[remark.fault](view, finding, remark)


def _card(remark: Remark, name: str) -> Card:
    card = remark.params[name]
    assert isinstance(card, Card)
    return card


def _loses_game(view: View, finding: Finding, remark: Remark) -> bool:
    better = Play(_card(remark, "card"))
    assert finding.action is not None
    covered = [place for row in view.board.places for place in row if place.covered]
    hidden = sum(view.board.hand_sizes) - sum(len(h) for h in view.hands if isinstance(h, tuple))
    won, lost = finding.values[better].score, finding.values[finding.action].score
    return finding.how is How.EXACT and len(covered) + hidden <= 1 and won > 0 > lost


def _takes(view: View, first: Card, second: Card) -> bool:
    """Whether the second card of a trick takes it."""
    assert view.order is not None
    return view.order.winner((first, second)) == 1


def _misses_trick(view: View, finding: Finding, remark: Remark) -> bool:
    trick, better = view.board.trick, _card(remark, "card")
    if trick is None or not isinstance(finding.action, Play):
        return False
    led = trick.cards[0]
    return (
        _takes(view, led, better)
        and not _takes(view, led, finding.action.card)
        and remark.params["points"] == led.points + better.points
    )


def _is_beaten(view: View, finding: Finding, remark: Remark) -> bool:
    chosen, by = _card(remark, "chosen"), _card(remark, "by")
    if view.board.trick is not None or finding.action != Play(chosen):
        return False
    assert view.seat is not None and view.order is not None
    other = Seat(1 - view.seat)
    answers = set(chain(view.open_cards(other), view.hand(other)))
    must = {card for card in answers if view.order.follow[card] == view.order.follow[chosen]}
    # A hidden hand may oblige to follow.
    hand = view.hands[other]
    hides = isinstance(hand, Hidden) and hand.count > 0
    return (
        by in (must or (set() if hides else answers))
        and _takes(view, chosen, by)
        and remark.params["points"] == chosen.points + by.points
    )


def _gives_more(view: View, finding: Finding, remark: Remark) -> bool:
    chosen, better = _card(remark, "chosen"), _card(remark, "card")
    trick = view.board.trick
    if trick is None or finding.action != Play(chosen):
        return False
    return (
        not _takes(view, trick.cards[0], chosen)
        and not _takes(view, trick.cards[0], better)
        and remark.params["points"] == chosen.points - better.points > 0
    )


def _leaves_covered(view: View, finding: Finding, remark: Remark) -> bool:
    assert view.seat is not None
    on_top = {place.up for place in view.board.places[view.seat] if place.covered}
    chosen = _card(remark, "chosen")
    return (
        _card(remark, "card") in on_top and chosen not in on_top and finding.action == Play(chosen)
    )


CLAIMS: dict[Fault, Checker] = {
    Fault.LOSES_GAME: _loses_game,
    Fault.MISSES_TRICK: _misses_trick,
    Fault.IS_BEATEN: _is_beaten,
    Fault.GIVES_MORE: _gives_more,
    Fault.LEAVES_COVERED: _leaves_covered,
}
"""A checker for every remark."""
