"""``play`` reads how somebody wants to play, and hands a ``Setup`` to the terminal."""

from pathlib import Path
from unittest.mock import patch

import pytest
from tests.command import Said, called

from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.i18n import Language
from offiziersskat.table.folders import Folders
from offiziersskat.table.settings import Settings, save_settings
from offiziersskat.tui.setup import Setup


def _setup(*args: str, data: Path | None = None, lang: str | None = None) -> Setup:
    """What the terminal is given."""
    given: list[Setup] = []

    def play(setup: Setup) -> int:
        given.append(setup)
        return 0

    with patch("offiziersskat.tui.line.main", play):
        said = called("play", *args, data=data, lang=lang)

    assert Said(0, "", "") == said
    (setup,) = given
    return setup


def test_what_is_not_said_is_left_open() -> None:
    """The terminal decides by the settings kept from last time."""
    assert Setup() == _setup()


def test_players_are_a_list_of_words() -> None:
    """All words up to the next option; the option may be given once or several times."""
    wanted = ("human", "rules", "greedy", "random")

    assert wanted == _setup("--players", *wanted).players
    assert wanted == _setup("--players", *wanted, "--seed", "1").players
    assert ("human", "rules") == _setup("--players", "human", "--players", "rules").players
    aiming = ("human", "expert-points")
    assert aiming == _setup("--players", *aiming).players


def test_names_are_a_list_of_words() -> None:
    """A name may have spaces in it."""
    assert ("Anna Maria", "Jörg") == _setup("--names", "Anna Maria", "Jörg").names


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        (["--rules", "japanese"], Setup(rules=preset("japanese"))),
        (["--hands", "4"], Setup(rules=ruleset("classic", {"hands": 4}))),
        (["--rules", "simple", "--target", "9"], Setup(rules=ruleset("simple", {"target": 9}))),
        (["--seed", "7"], Setup(seed=7)),
        (["--resume", "a.osk"], Setup(record=Path("a.osk"))),
        (["--continue"], Setup(resume=True)),
        (["--new"], Setup(resume=False)),
        (["--ascii"], Setup(ascii=True)),
        (["--unicode"], Setup(ascii=False)),
        (["--colour"], Setup(colour=True)),
        (["--no-colour"], Setup(colour=False)),
        (["--width", "40"], Setup(width=40)),
    ],
)
def test_each_option_has_its_place(args: list[str], wanted: Setup) -> None:
    """Nothing else changes with it."""
    assert wanted == _setup(*args)


def test_a_saved_hand_may_be_gone_on_with_by_others() -> None:
    """Who sits there and what they are called is not settled by the file."""
    wanted = ("human", "human")

    assert wanted == _setup("--resume", "a.osk", "--players", *wanted, "--names", "Eva").players


def test_the_language_is_handed_on_only_if_it_was_asked_for() -> None:
    """Otherwise the settings may know better than the system."""
    assert Language.JA is _setup(lang="ja").language
    assert _setup(lang=None).language is None


def test_the_length_of_a_match_changes_the_rules_kept_from_last_time(tmp_path: Path) -> None:
    """``--hands`` alone means the rules of last time."""
    save_settings(Folders(tmp_path, tmp_path), Settings(rules="japanese; ten=high"))

    assert (
        ruleset("japanese", {"ten": "high", "hands": 2})
        == _setup("--hands", "2", data=tmp_path).rules
    )


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--players", "human"], "2 players, not 1"),
        (["--players", "human", "rules", "rules"], "2 players, not 3"),
        (["--rules", "double", "--players", "human", "rules"], "4 players, not 2"),
        (["--rules", "classic", "--players", *["human"] * 4], "2 players, not 4"),
        (["--players", "human", "nobody"], "nobody"),
        (["--players", "human", "rules-points"], "There is no player “rules-points”"),
        (["--players"], "--players"),
        (["--hands", "13"], "hands"),
        (["--hands", "2", "--target", "9"], "hands"),
        (["--rules", "nonsense"], "nonsense"),
        (["--seed", "x"], "whole number"),
        (["--width", "3"], "20"),
        (["--continue", "--rules", "japanese"], "--rules does not go with --continue"),
        (["--continue", "--players", "human", "human"], "--players does not go with"),
        (["--continue", "--names", "Anna"], "--names does not go with"),
        (["--continue", "--seed", "0"], "--seed does not go with"),
        (["--resume", "a.osk", "--rules", "classic"], "--rules does not go with --resume"),
        (["--resume", "a.osk", "--hands", "2"], "--hands does not go with"),
        (["--resume", "a.osk", "--target", "9"], "--target does not go with"),
        (["something"], "something"),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], word: str) -> None:
    """One message, exit status 2, and no game is begun."""
    with patch("offiziersskat.tui.line.main", lambda _setup: pytest.fail("begun")):
        said = called("play", *args)

    assert (2, "") == (said.status, said.out)
    assert word in said.err


def test_a_hand_can_be_begun_and_left(tmp_path: Path) -> None:
    """The whole way: options, table, terminal, and out again by the end of input."""
    said = called(
        "play", "--players", "human", "rules", "--seed", "1", "--new", data=tmp_path, lang="de"
    )

    assert 0 == said.status
    assert "Klassisch" in said.out
