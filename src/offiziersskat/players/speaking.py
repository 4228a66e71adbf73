"""What speaks for an action, whoever chose it: reasons that stand up to their checkers.

The rule book gives reasons for its own choice; a search may have chosen something else, and the
same facts can speak for that.
"""

from collections.abc import Iterable

from offiziersskat.core.actions import Action, Declare, Kontra, Play, Re
from offiziersskat.core.view import Phase, View
from offiziersskat.players.advice import Advice, Why
from offiziersskat.players.cardplay import speaks_for
from offiziersskat.players.claims import CLAIMS
from offiziersskat.players.declaring import contract_reasons
from offiziersskat.players.doubling import doubling_reasons
from offiziersskat.players.rules import advise

__all__ = ["reasons_for"]

_MOST = 2


def reasons_for(view: View, action: Action) -> tuple[Why, ...]:
    """At most two reasons for a legal action of the seat to act; none if none is true."""
    advice = Advice(action, ())
    found = [why for why in _claimed(view, action) if CLAIMS[why.code](view, advice, why)]
    return tuple(found[:_MOST])


def _claimed(view: View, action: Action) -> Iterable[Why]:
    assert view.seat is not None
    if isinstance(action, Play):
        return speaks_for(view, action.card)
    if isinstance(action, Declare):
        return contract_reasons(view, action.contract, view.seat.side)
    if view.phase in (Phase.KONTRA, Phase.RE):
        return doubling_reasons(view, says=isinstance(action, Kontra | Re))
    advised = advise(view)
    return advised.reasons if advised.action == action else ()
