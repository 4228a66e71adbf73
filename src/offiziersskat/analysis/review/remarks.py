"""What was wrong with a card, as codes with parameters: facts of the position and of the values.

Each remark can be checked on the view and on the finding alone (``claims``); the sentences stand in
``review.ftl``. What speaks for the better card the players say, who have reasons for everything.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from offiziersskat.analysis.review.account import Finding, How
from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View

__all__ = ["Fault", "Remark", "remarks"]

Param = Card | int


class Fault(StrEnum):
    """Every remark there is; the value is the id of its sentence."""

    LOSES_GAME = "loses-game"
    MISSES_TRICK = "misses-trick"
    IS_BEATEN = "is-beaten"
    GIVES_MORE = "gives-more"
    LEAVES_COVERED = "leaves-covered"


@dataclass(frozen=True, slots=True)
class Remark:
    """One remark: what is claimed, and about which cards and numbers."""

    fault: Fault
    params: Mapping[str, Param] = field(default_factory=dict, hash=False)


_LOW = (Contract.N, Contract.R)


def remarks(view: View, finding: Finding) -> tuple[Remark, ...]:
    """What can be said against a card that lost something, the weightiest first.

    ``view`` is that of the seat that played it, before it did.
    """
    if not (isinstance(finding.action, Play) and isinstance(finding.best, Play)):
        return ()
    if finding.action == finding.best or view.board.contract is None:
        return ()
    return tuple(_remarks(view, finding, finding.action.card, finding.best.card))


def _remarks(view: View, finding: Finding, chosen: Card, best: Card) -> Iterator[Remark]:
    if _turns_the_game(view, finding):
        yield Remark(Fault.LOSES_GAME, {"card": best})
    assert view.board.contract is not None
    if view.board.contract.contract not in _LOW:
        yield from _of_the_trick(view, chosen, best)
    if _uncovers(view, best) and not _uncovers(view, chosen):
        yield Remark(Fault.LEAVES_COVERED, {"card": best, "chosen": chosen})


def _turns_the_game(view: View, finding: Finding) -> bool:
    """Everything is known, and the one card wins the game that the other loses.

    A single card that is missing is known too.
    """
    assert finding.action is not None and finding.best is not None
    if finding.how is not How.EXACT or len(view.unseen) > 1:
        return False
    return finding.values[finding.best].score > 0 > finding.values[finding.action].score


def _of_the_trick(view: View, chosen: Card, best: Card) -> Iterator[Remark]:
    """At a table of two, what the trick comes to with the cards that lie in sight."""
    if view.rules.seats > len("FD") or view.seat is None or view.order is None:
        return
    trick = view.board.trick
    if trick is not None:
        led = trick.cards[0]
        points = led.points
        taken, would = (view.order.beats(card, led) for card in (chosen, best))
        if would and not taken:
            yield Remark(Fault.MISSES_TRICK, {"card": best, "points": points + best.points})
        elif not would and not taken and chosen.points > best.points:
            told = {"chosen": chosen, "card": best, "points": chosen.points - best.points}
            yield Remark(Fault.GIVES_MORE, told)
        return
    taker, other = (_taker(view, card) for card in (chosen, best))
    if taker is not None and other is None:
        total = points_of((chosen, taker))
        if total:
            told = {"chosen": chosen, "by": taker, "points": total}
            yield Remark(Fault.IS_BEATEN, told)


def _taker(view: View, led: Card) -> Card | None:
    """A card in sight with which the other seat may take a card that is led, whatever it hides."""
    assert view.seat is not None and view.order is not None
    cards = view.playable(Seat(1 - view.seat))
    following = [c for c in cards if view.order.follow[c] == view.order.follow[led]]
    hand = view.hands[Seat(1 - view.seat)]
    if not following and not (isinstance(hand, Hidden) and hand.count):
        following = list(cards)
    takers = [card for card in following if view.order.beats(card, led)]
    return max(takers, key=lambda card: card.points) if takers else None


def _uncovers(view: View, card: Card) -> bool:
    assert view.seat is not None
    return any(place.up is card and place.covered for place in view.board.places[view.seat])
