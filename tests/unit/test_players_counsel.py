"""Hints before the play: what every game is expected to bring, said in three languages."""

import re

import pytest
from tests.players import RULESETS, advised_hand, view_after

from offiziersskat.core.actions import Declare
from offiziersskat.core.catalogue import preset
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.players.counsel import Counsel, counsel, explain_counsel


def _first(name: str) -> Counsel:
    views = (decision.view for decision in advised_hand(RULESETS[name], 1))
    view = next(view for view in views if view.phase is Phase.DECLARE)
    found = counsel(view, Stream(b"hint"))
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["classic", "japanese", "double"])
def test_a_hint_tells_what_every_game_is_expected_to_bring(name: str) -> None:
    """The best of them is the one that is advised."""
    found = _first(name)

    assert [action.contract for action in found.scores if isinstance(action, Declare)] == list(
        RULESETS[name].contracts
    )
    assert found.scores[found.action] >= max(found.scores.values()) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["classic", "auction"])
def test_it_is_said_in_every_language(name: str, language: Language) -> None:
    """A whole sentence with the score, in tenths."""
    said = explain_counsel(_first(name), language)

    assert said.endswith(("。", "."))
    assert re.search(r"[+−]\d+[.,]\d|0[.,]0", said)
    assert not re.search(r"[{}$]|None", said)


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    """A comma in German; no reasons of the rule book where it would do something else."""
    first = next(advised_hand(preset("classic"), 0)).view
    games = [action for action in legal(first) if isinstance(action, Declare)]
    found = Counsel(
        games[0], dict(zip(games, (12.34, -5.0, 0.0, 0.04, -61.26, 1.0), strict=True)), None
    )

    assert explain_counsel(found, Language.DE) == (
        "Zu erwarten auf dem Zettel: Kreuz +12,3, Pik −5,0, Herz +0,0, Karo +0,0, Grand −61,3, "
        "Ramsch +1,0."
    )
    assert "clubs +12.3, spades −5.0" in explain_counsel(found, Language.EN)
    brief = "Expected on the score sheet: +12.3, otherwise +1.0."
    assert brief == explain_counsel(found, Language.EN, brief=True)
    behind = Counsel(games[5], found.scores, None)
    assert explain_counsel(behind, Language.EN, brief=True) == (
        "Expected on the score sheet: +1.0, otherwise +12.3. "
        "The difference is small; this way more card points are to be expected."
    )


def test_in_card_play_others_have_the_word() -> None:
    """There a hint is exact, or a rule."""
    view = view_after(preset("japanese"), 0, plies=6)

    assert Phase.PLAY is view.phase
    assert counsel(view, Stream(b"hint")) is None
