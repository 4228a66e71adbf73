"""Kontra and re: who is likely enough to win doubles.

In Skat scoring a lost game costs twice its value, so the declarer needs two wins of three, and his
opponent gains by kontra below that; where all wins count alike, the better half will do.
"""

from collections.abc import Iterator

from offiziersskat.core.actions import Kontra, Pass, Re
from offiziersskat.core.cards import Card, Rank
from offiziersskat.core.rules import Scoring
from offiziersskat.core.view import View
from offiziersskat.players.advice import Advice, Code, Why
from offiziersskat.players.declaring import expected, side_cards, trumps_of
from offiziersskat.players.stakes import win_chance

__all__ = ["doubling_reasons", "kontra", "re"]

_KONTRA_BELOW = {Scoring.SKAT: 0.6, Scoring.SIMPLE: 0.45, Scoring.JAPANESE: 0.45}
"""A little less than break-even: re may follow."""
_RE_ABOVE = {Scoring.SKAT: 2 / 3, Scoring.SIMPLE: 0.5, Scoring.JAPANESE: 0.5}


def kontra(view: View) -> Advice:
    """Kontra, when the declarer will win too seldom."""
    says = _declarer_wins(view) < _KONTRA_BELOW[view.rules.scoring]
    return Advice(Kontra() if says else Pass(), tuple(doubling_reasons(view, says=says))[:2])


def re(view: View) -> Advice:
    """Re, when kontra was a mistake."""
    says = _declarer_wins(view) > _RE_ABOVE[view.rules.scoring]
    return Advice(Re() if says else Pass(), tuple(doubling_reasons(view, says=says))[:2])


def _declarer_wins(view: View) -> float:
    declarer, contract = view.board.declarer, view.board.contract
    assert declarer is not None and contract is not None
    return win_chance(view, contract.contract, declarer.side)


def doubling_reasons(view: View, *, says: bool) -> Iterator[Why]:
    """What speaks for saying it, or against."""
    declarer, declared, seat = view.board.declarer, view.board.contract, view.seat
    assert declarer is not None and declared is not None and seat is not None
    contract = declared.contract
    own = side_cards(view, seat.side, own=True)
    other = side_cards(view, seat.side, own=False)
    mine, theirs = trumps_of(contract, own), trumps_of(contract, other)
    if says and mine > theirs:
        yield Why(Code.MORE_TRUMPS, {"mine": mine, "theirs": theirs})
    if not says and mine < theirs:
        yield Why(Code.FEWER_TRUMPS, {"mine": mine, "theirs": theirs})
    if says and _high(own) > _high(other):
        yield Why(Code.MORE_HIGH, {"mine": _high(own), "theirs": _high(other)})
    yield expected(view, Code.DECLARER_EXPECTS, contract, declarer.side)


def _high(cards: tuple[Card, ...]) -> int:
    return sum(card.rank in (Rank.A, Rank.T) for card in cards)
