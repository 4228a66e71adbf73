"""Players in rulesets and positions nobody thought of."""

from hypothesis import given, settings
from tests.strategies import views

from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.deal import Stream
from offiziersskat.i18n import LANGUAGES
from offiziersskat.players import PLAYERS, advise, explain, player
from offiziersskat.players.claims import holds


@given(views())
@settings(max_examples=60)
def test_players_act_legally_wherever_they_are_asked(view: View) -> None:
    """Any ruleset, any course, any beginning: a legal action, and true reasons in every language."""
    if not legal(view):
        return
    for name in PLAYERS:
        assert player(name).choose(view, Stream(b"chance")) in legal(view)
    assert holds(view, advise(view))
    assert all(explain(advise(view), language) for language in LANGUAGES)
