"""How a sitting begins: which game, who is called what, and how to come back to it."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from shlex import quote
from unittest.mock import patch

import pytest
from tests.tui_script import Script

from offiziersskat.core.catalogue import preset
from offiziersskat.errors import InputError, StorageError
from offiziersskat.i18n import Language
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.folders import user_folders
from offiziersskat.table.settings import Settings, load_settings, save_settings
from offiziersskat.table.storage import games_in_use, resume_table, waiting_games
from offiziersskat.tui.again import Again
from offiziersskat.tui.engines import engine_title
from offiziersskat.tui.line import main
from offiziersskat.tui.names import filled, known_names, names_for
from offiziersskat.tui.setup import Setup
from offiziersskat.tui.style import Colours, Style
from offiziersskat.tui.words import Words

ENGINE = "engine:rules@1"


@pytest.fixture
def home(tmp_path: Path) -> Mapping[str, str]:
    """An environment with a data folder of its own."""
    return {"OFFIZIERSSKAT_DATA": str(tmp_path / "data"), "LANG": "en_GB.UTF-8"}


def begun(home: Mapping[str, str], *presets: str) -> None:
    """Games that wait, the first one the oldest; each against an engine called like its rules."""
    for age, name in enumerate(presets):
        given = Setup(rules=preset(name), names=("Anna", name), resume=False)
        main(given, console=Script([]), environ=home)
        latest = waiting_games(user_folders(home))[0]
        os.utime(latest.path, (1_000_000_000 + age, 1_000_000_000 + age))


def sat_down(home: Mapping[str, str], setup: Setup, *answers: str) -> Script:
    """Sit down and give these answers."""
    script = Script(answers)
    assert 0 == main(setup, console=script, environ=home)
    return script


# ---- games that wait ----------------------------------------------------------------------------


def test_several_games_are_offered_in_a_list(home: Mapping[str, str]) -> None:
    """With rules, hand and day, the latest first; what is no number of one is asked again."""
    begun(home, "classic", "simple", "japanese")
    script = sat_down(home, Setup(), "7", "what?", "0", "3")

    assert "These games are waiting:" == script.lines[0]
    numbers = [line.split(" · ")[:3] for line in script.lines if line.startswith("   ")][:3]
    assert [
        ["   1  japanese", "Japanese", "Hand 1 of 12"],
        ["   2  simple", "Simple", "Hand 1 of 12"],
        ["   3  classic", "Classic", "Hand 1 of 12"],
    ] == numbers
    assert 3 == script.text.count("A number from 1 to 3, n for a new game, q to leave.")
    assert "Going on, Classic: Anna · classic (computer)" in script.lines


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("", "Going on, Simple: Anna"),
        ("2", "Going on, Classic: Anna"),
        ("n", "Simple: Anna"),
    ],
)
def test_the_list_has_an_answer_that_nobody_need_give(
    answer: str, said: str, home: Mapping[str, str]
) -> None:
    """Enter is the latest, n a new one."""
    begun(home, "classic", "simple")
    script = sat_down(home, Setup(), answer)

    assert any(line.startswith(said) for line in script.lines)


@pytest.mark.parametrize(("games", "answer"), [(1, ""), (1, "n"), (2, ""), (2, "n")])
def test_who_says_how_a_new_game_is_to_be_gets_it(
    games: int, answer: str, home: Mapping[str, str]
) -> None:
    """Enter does not lead him into a game by other rules."""
    begun(home, *["classic", "simple"][:games])
    script = sat_down(home, Setup(rules=preset("japanese")), answer)

    assert any(line.startswith("Japanese: ") for line in script.lines)
    assert games + 1 == len(waiting_games(user_folders(home)))


@pytest.mark.parametrize(("games", "answer"), [(1, "y"), (2, "1")])
def test_and_may_go_on_all_the_same(games: int, answer: str, home: Mapping[str, str]) -> None:
    """He is reminded of what waits."""
    begun(home, *["classic", "simple"][-games:])
    script = sat_down(home, Setup(rules=preset("japanese")), answer)

    assert any(line.startswith("Going on, Simple: ") for line in script.lines)


@pytest.mark.parametrize("games", [1, 2])
def test_one_can_leave_at_the_first_question(games: int, home: Mapping[str, str]) -> None:
    """Nothing is begun then."""
    begun(home, *["classic", "simple"][:games])
    script = sat_down(home, Setup(), "q")

    assert 1 == len(script.prompts)
    assert games == len(waiting_games(user_folders(home)))


def test_a_game_that_is_open_elsewhere_is_not_said_to_be_none(home: Mapping[str, str]) -> None:
    """With ``--continue`` the reason is told."""
    begun(home, "classic")
    folders = user_folders(home)
    (waiting,) = waiting_games(folders)
    _, store = resume_table(folders, waiting.game)
    script = sat_down(home, Setup(resume=True))
    store.close()

    assert "The game that is waiting is open in another window. A new one begins." in script.text
    assert () == games_in_use(folders)


def test_a_folder_of_games_that_cannot_be_read_keeps_nobody_from_playing(
    home: Mapping[str, str],
) -> None:
    """Unless it was a game in it that was asked for."""
    folder = Path(home["OFFIZIERSSKAT_DATA"])
    folder.mkdir()
    (folder / "games").write_text("", encoding="utf-8")

    assert "nothing of it will be kept" in sat_down(home, Setup()).text
    with pytest.raises(StorageError):
        main(Setup(resume=True), console=Script([]), environ=home)


def test_a_game_that_is_not_kept_can_be_played_and_saved(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    """To a file elsewhere; and a saved one can be gone on with."""
    (tmp_path / "data").write_text("", encoding="utf-8")
    path = tmp_path / "game.osk"
    script = sat_down(home, Setup(seed=5, names=("Eva",)), "1", f"save {path}", "q")
    again = sat_down(home, Setup(record=path), "q")

    assert "See you soon." == script.lines[-1]
    assert "Saved in" in script.text
    assert "Eva, your game (? hint · :h help):" in [*script.prompts, *again.prompts]
    with pytest.raises(InputError):
        main(Setup(record=tmp_path / "data"), console=Script([]), environ=home)


# ---- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "kept", "kinds", "wanted"),
    [
        (("A",), (), ("human", ENGINE), ("A", "Ben")),
        (("Ben",), (), ("human", ENGINE), ("Ben", "Anna")),
        (("ben",), (), ("human", ENGINE), ("ben", "Anna")),
        ((), ("Eva",), ("human", ENGINE), ("Eva", "Ben")),
        ((), ("Eva",), (ENGINE, "human"), ("Anna", "Eva")),
        ((), ("Eva", "Uwe"), ("human", ENGINE), ("Eva", "Ben")),
        ((), ("Eva", "Uwe"), ("human", "human"), ("Eva", "Uwe")),
        ((), ("Eva",), ("human", "human"), ("Eva", "Ben")),
        ((), ("Eva", "eva "), ("human", "human"), ("Anna", "Ben")),
        ((), ("Ben", "\0"), ("human", "human"), ("Anna", "Ben")),
        ((), (), (ENGINE, ENGINE), ("Anna", "Ben")),
        (("A", "B"), ("C",), ("human", *[ENGINE] * 3), ("A", "B", "Clara", "David")),
    ],
)
def test_everybody_has_a_name_of_his_own(
    said: tuple[str, ...], kept: tuple[str, ...], kinds: tuple[str, ...], wanted: tuple[str, ...]
) -> None:
    """The computer is called as ever, whatever people are called."""
    assert wanted == names_for(said, kept, kinds, Language.EN)


@pytest.mark.parametrize(
    ("login", "wanted"),
    [("eva", "Eva"), ("root", "Anna"), ("user1", "Anna"), ("x" * 17, "Anna"), (OSError(), "Anna")],
)
def test_whoever_sits_alone_is_called_as_the_system_calls_him(
    login: str | OSError, wanted: str
) -> None:
    """Where that looks like a person's name."""
    with patch("getpass.getuser", side_effect=[login]):
        assert (wanted, "Ben") == names_for((), (), ("human", ENGINE), Language.EN)


def test_names_that_cannot_be_are_refused() -> None:
    """Too many, or one name for two."""
    with pytest.raises(InputError, match="player-count"):
        names_for(("A", "B", "C"), (), ("human", ENGINE), Language.EN)
    with pytest.raises(InputError, match="player-names-same") as caught:
        names_for(("Anna", "ANNA"), (), ("human", "human"), Language.EN)
    assert "ANNA" == caught.value.params["name"]


def test_names_of_people_are_kept_and_those_of_engines_are_not() -> None:
    """Who is not here today is not forgotten for that."""
    players = (PlayerInfo("Eva"), PlayerInfo("Robo", ENGINE))

    assert ("Eva", "Uwe") == known_names(players, ("Anna", "Uwe"))
    assert ("Eva",) == known_names(players, ())


def test_japanese_players_have_japanese_names() -> None:
    """A list for each language."""
    assert ("あおい", "Eva") == filled(("", "Eva"), Language.JA)


def test_a_player_asked_for_once_is_not_there_for_ever(home: Mapping[str, str]) -> None:
    """Two people today; one person against the computer the next time."""
    sat_down(home, Setup(players=("human", "human"), names=("Eva", "Uwe"), resume=False))
    script = sat_down(home, Setup(resume=False))
    folders = user_folders(home)

    assert script.lines[0].endswith("Eva · Ben (computer)")
    save_settings(folders, Settings(players=("human", "human")))
    assert sat_down(home, Setup(resume=False)).lines[0].endswith("(computer)")
    assert () == load_settings(folders)[0].players


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("engine:rules@1", "computer"),
        ("engine:random@2", "computer, by chance"),
        ("engine:my", "my"),
        ("engine:expert-points@1", "expert-points"),
    ],
)
def test_an_engine_without_a_title_is_called_by_its_name(kind: str, wanted: str) -> None:
    """As somebody's own player is."""
    words = Words(Language.EN, Style(glyphs=True, colours=Colours.NONE, width=80))

    assert wanted == engine_title(kind, words)


# ---- how to come back ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "options", "wanted"),
    [
        ("make play", (), "make play"),
        ("make play", ("--resume", "a.osk"), 'make play ARGS="--resume a.osk"'),
        ("make play", ("--resume", "a b.osk"), "make play ARGS=\"--resume 'a b.osk'\""),
        ("sh tools/run.sh play", ("--resume", "a b"), "sh tools/run.sh play --resume 'a b'"),
    ],
)
def test_who_starts_it_says_how(given: str, options: tuple[str, ...], wanted: str) -> None:
    """``make`` takes options in a variable."""
    assert wanted == Again.of({"OFFIZIERSSKAT_COMMAND": given}).with_options(*options)


def test_a_dollar_sign_survives_make_and_the_shell() -> None:
    """In a makefile it is doubled, and the shell leaves it alone in single quotes."""
    shown = Again("make play").with_options("--resume", "a$b")

    assert "make play ARGS='--resume '\"'\"'a$$b'\"'\"''" == shown


def test_the_command_is_called_as_it_can_be_found(tmp_path: Path) -> None:
    """By its name where that is enough, otherwise by its path, or by Python's."""
    (tmp_path / "offiziersskat").touch(mode=0o755)
    here = {"PATH": str(tmp_path)}
    program = str(tmp_path / "offiziersskat")
    module = "/site/offiziersskat/__main__.py"

    assert "offiziersskat play" == Again.of(here, program).command
    assert f"{program} play" == Again.of({"PATH": "/nowhere"}, program).command
    assert ".venv/bin/offiziersskat play" == Again.of({}, ".venv/bin/offiziersskat").command
    assert f"{quote(sys.executable)} -m offiziersskat play" == Again.of({}, module).command
    folder, name = os.path.split(sys.executable)
    assert f"{name} -m offiziersskat play" == Again.of({"PATH": folder}, module).command
    assert "offiziersskat play" == Again.of({}, "/usr/bin/pytest").command


def test_the_goodbye_says_what_was_typed(home: Mapping[str, str]) -> None:
    """Not the name of a command that is on nobody's path."""
    script = sat_down({**home, "OFFIZIERSSKAT_COMMAND": "make play"}, Setup(seed=5), "q")

    assert "The game is saved. Go on with: make play" == script.lines[-1]
