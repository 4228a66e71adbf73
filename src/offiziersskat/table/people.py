"""What people at a table have said and agreed on, as a value; who they are is in ``events``.

An offer stands until it is answered, or until the next action. Nothing here knows the cards.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from offiziersskat.errors import MoveError
from offiziersskat.table.terms import Offer, Phrase

__all__ = ["SILENCE", "Line", "OpenOffer", "Talk"]

_REMEMBERED = 6


@dataclass(frozen=True, slots=True)
class Line:
    """Who said what, by which event."""

    player: int
    phrase: Phrase
    seq: int


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """What a player proposes; ``agreed`` are all who want it, he among them."""

    player: int
    offer: Offer
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Talk:
    """``ready`` are those who want the next hand; ``rematch`` whether another match is agreed on."""

    ready: frozenset[int] = frozenset()
    offer: OpenOffer | None = None
    said: tuple[Line, ...] = ()
    rematch: bool = False

    def offered(self, player: int, offer: Offer) -> "Talk":
        """With an offer; raises ``MoveError`` ``offer-open`` while there is one."""
        if self.offer is not None:
            raise MoveError("offer-open")
        return replace(self, offer=OpenOffer(player, offer, frozenset({player})))

    def answered(self, player: int, *, accepted: bool) -> "Talk":
        """With an answer; a refusal ends the offer, and so does who takes his own back.

        Raises ``MoveError`` ``offer-none``.
        """
        if self.offer is None or (accepted and player in self.offer.agreed):
            raise MoveError("offer-none")
        if not accepted:
            return replace(self, offer=None)
        return replace(self, offer=replace(self.offer, agreed=self.offer.agreed | {player}))

    def agreed(self, people: Iterable[int]) -> OpenOffer | None:
        """The offer, if all these people want it."""
        return self.offer if self.offer and self.offer.agreed.issuperset(people) else None

    def lapsed(self) -> "Talk":
        """Without an offer."""
        return self if self.offer is None else replace(self, offer=None)

    def spoken(self, line: Line) -> "Talk":
        """With a phrase; only the last few are remembered."""
        return replace(self, said=(*self.said, line)[-_REMEMBERED:])


SILENCE = Talk()
"""Nothing has been said, and nothing agreed on."""
