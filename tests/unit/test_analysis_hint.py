"""Hints that are certain: given where they are exact and quick, and nowhere else."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.lateplay import brute_moves, late_hands
from tests.tui_script import Script, stubborn

from offiziersskat.analysis.engine import Engine
from offiziersskat.analysis.hint import Hint, explain_hint, hint
from offiziersskat.core.actions import Play
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.game import Game, new_game, observe
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.notation import parse_position
from offiziersskat.tui.line import main
from offiziersskat.tui.setup import Setup

ENGINE = Engine(memory_mb=64)
REVEALS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "cases" / "reveals.jsonl").read_text().splitlines()
]


def _own(game: Game) -> View:
    assert game.to_act is not None
    return observe(game, game.to_act)


@pytest.mark.parametrize("unknown", [2, 3])
def test_with_few_unknown_cards_the_best_one_is_named(unknown: int) -> None:
    """The card is best for winning, and among those for card points."""
    cases = [case for case in REVEALS if case["unknown"] == unknown][:6]
    for case in cases:
        view = parse_position(case["position"]).view()
        found = hint(view, ENGINE)
        analysis = ENGINE.analyse(view, objective="win")
        assert found is not None
        assert view.seat is not None
        best, named = analysis.value, analysis.moves[found.action].win
        assert best is not None
        assert named is not None
        assert best.value == named.value
        assert found.code == "points-expected"


def test_in_sixteen_the_end_is_told_for_certain() -> None:
    """Nothing is unknown to who counts, and the points are those of best play."""
    for game in late_hands(preset("sixteen"), range(6), cards=8):
        found = hint(_own(game), ENGINE)
        values = brute_moves(game)
        assert found is not None
        assert isinstance(found.action, Play)
        own = values[found.action.card]
        assert game.to_act is not None
        assert game.board.declarer is not None
        mine = own if game.to_act.side is game.board.declarer.side else 120 - own
        assert ("points-sure", str(mine)) == (found.code, found.params["points"])


@pytest.mark.parametrize("name", ["sixteen", "classic"])
def test_in_ramsch_points_are_what_one_is_stuck_with(name: str) -> None:
    """Sure or expected, a march or one that cannot be stopped: each has its sentence."""
    said = set()
    for game in late_hands(ruleset(name, {"contracts": "R"}), range(20), cards=8):
        found = hint(_own(game), ENGINE)
        assert found is not None
        said.add(found.code)
        assert all(explain_hint(found, language) for language in LANGUAGES)

    assert "ramsch-sure" in said
    assert said <= {"ramsch-sure", "ramsch-expected", "ramsch-march", "ramsch-nothing"}


@pytest.mark.parametrize(
    ("position", "code", "words"),
    [
        ("C7 S7/?? D7 | CA SA HA/?? ? D9 H8", "null-expected", "won in"),
        ("C7 S7 D7 H7 | CA SA HA DA", "null-sure", "cannot be made"),
        ("CA S7 D7 H7 | C7 SA HA DA", "null-sure", "must take"),
    ],
)
def test_a_null_is_won_or_lost(position: str, code: str, words: str) -> None:
    """There are no card points in it, only the trick that the declarer must not take."""
    declarers, others = position.split(" ? ", maxsplit=1)[0].split(" | ")
    unseen = position.partition(" ? ")[2]
    places = " | ".join(
        " ".join([*row.split(), *["--"] * (8 - len(row.split()))]) for row in (declarers, others)
    )
    points = 120 - sum(11 for word in position.split() if word[1:2] == "A")
    text = f"classic;contracts=N N 1 0:0-{points}:12 - {places}" + (
        f" ? {unseen}" if unseen else ""
    )
    found = hint(parse_position(text).view(), ENGINE)

    assert found is not None
    assert code == found.code
    assert words in explain_hint(found, Language.EN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mine", ["own", "other"])
def test_every_reason_is_a_sentence_in_every_language(language: Language, mine: str) -> None:
    """No placeholder is left, and the figures stand in it."""
    action = Play(parse_position(REVEALS[0]["position"]).view().playable(Seat.FOREHAND)[0])
    for code in ("points-sure", "points-expected", "null-sure", "null-expected"):
        for percent in (0, 58, 100):
            params = {"mine": mine, "percent": percent, "points": "61.5"}
            text = explain_hint(Hint(action, code, params), language)
            assert text
            assert "{" not in text
            if code == "points-expected":
                assert str(percent) in text
                assert ("61,5" if language is Language.DE else "61.5") in text


def test_where_it_is_not_certain_or_not_quick_there_is_none() -> None:
    """Hidden hands, the beginning of a hand, other phases, somebody else's turn."""
    start = next(iter(late_hands(preset("classic"), range(3), cards=32)))
    undeclared = new_game(preset("classic"), shuffled(numbered_seed(1, 0)))
    late = next(iter(late_hands(preset("sixteen"), range(3), cards=8)))
    assert late.to_act is not None

    assert hint(_own(start), ENGINE) is None
    assert hint(_own(undeclared), ENGINE) is None
    assert hint(observe(late, late.to_act.next(2)), ENGINE) is None
    assert hint(observe(late, None), ENGINE) is None
    private = [
        game
        for game in late_hands(preset("half_open"), range(9), cards=12)
        if len(_own(game).unseen) > 3 and any(game.board.hand_sizes)
    ]
    assert private
    assert all(hint(_own(game), ENGINE) is None for game in private)


def test_the_table_gives_the_exact_hint_where_there_is_one(tmp_path: Path) -> None:
    """Late in a hand ``?`` is answered with the points of best play."""
    play, asked = stubborn(), [""]

    def answer(script: Script, prompt: str) -> str:
        hinting = "your card" in prompt and asked[-1] != "?"
        asked.append("?" if hinting else play(script, prompt))
        return asked[-1]

    script = Script(answer)
    home: Mapping[str, str] = {"OFFIZIERSSKAT_DATA": str(tmp_path), "LANG": "en_GB.UTF-8"}
    rules = ruleset("sixteen", {"hands": 2})
    setup = Setup(rules=rules, seed=7, names=("Anna", "Ben"))

    assert 0 == main(setup, console=script, environ=home)
    assert "With best play by both that is" in " ".join(script.text.split())
