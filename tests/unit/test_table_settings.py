"""Settings and rulesets of the user's own: kept, read, put aside when broken."""

from pathlib import Path

import pytest

from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.fields import BadRules
from offiziersskat.errors import InputError, StorageError
from offiziersskat.notation import rules_dict
from offiziersskat.table.folders import Folders, user_folders
from offiziersskat.table.rulesets import (
    load_ruleset,
    named_rules,
    remove_ruleset,
    ruleset_names,
    save_ruleset,
)
from offiziersskat.table.settings import Settings, load_settings, save_settings
from offiziersskat.table.tomlfile import read_toml, write_toml

FULL = Settings(
    rules="classic; spitzen=on",
    players=("human", "rules"),
    names=('Anna "die Große"', "Ben\\\x7f", "桜"),
    language="de",
    colour=False,
    ascii=True,
)


def folders_in(path: Path) -> Folders:
    """Folders that do not exist yet."""
    return user_folders({"OFFIZIERSSKAT_DATA": str(path / "data")})


def test_everything_lies_in_the_folder_that_the_user_names(tmp_path: Path) -> None:
    """OFFIZIERSSKAT_DATA is the place for games, records, settings and rulesets."""
    found = folders_in(tmp_path)
    wanted = [tmp_path / "data" / name for name in ("games", "games.osk", "settings.toml")]
    assert wanted == [found.games, found.records, found.settings]
    assert tmp_path / "data" / "rulesets" == found.rulesets
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("environ", [{}, {"OFFIZIERSSKAT_DATA": ""}])
def test_otherwise_the_system_says_where_things_lie(environ: dict[str, str]) -> None:
    """Both folders bear the game's name."""
    found = user_folders(environ)
    assert {"offiziersskat"} == {found.data.name, found.config.name}


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    """Quotes, backslashes, control characters and Japanese included."""
    folders = folders_in(tmp_path)
    save_settings(folders, FULL)
    assert (FULL, None) == load_settings(folders)


def test_nothing_kept_means_defaults_and_no_message(tmp_path: Path) -> None:
    """The first time is no fault, and an empty file neither."""
    folders = folders_in(tmp_path)
    assert (Settings(), None) == load_settings(folders)
    save_settings(folders, Settings())
    assert (Settings(), None) == load_settings(folders)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        (b'rules = "classic"\nlanguage = \n', 2, "-"),
        (b'rules = "cla', 1, "-"),
        (b'names = ["\xff"]', 1, "-"),
        (b"rules = 7", 0, "rules"),
        (b'colour = "yes"', 0, "colour"),
        (b'names = "Anna"', 0, "names"),
        (b"players = [1]", 0, "players"),
    ],
)
def test_broken_settings_are_put_aside(tmp_path: Path, text: bytes, line: int, key: str) -> None:
    """The file is renamed, the message says where it is and what was wrong."""
    folders = folders_in(tmp_path)
    folders.config.mkdir()
    folders.settings.write_bytes(text)
    settings, problem = load_settings(folders)
    assert Settings() == settings
    assert isinstance(problem, InputError)
    aside = folders.config / "settings.toml.broken"
    assert ("settings-broken", str(aside)) == (problem.code, problem.params["aside"])
    assert (line, key) == (problem.params["line"], problem.params["key"])
    assert text == aside.read_bytes()
    assert (Settings(), None) == load_settings(folders)


def test_broken_settings_that_cannot_be_put_aside_are_told_all_the_same(tmp_path: Path) -> None:
    """The name to which they would go may be a folder."""
    folders = folders_in(tmp_path)
    (folders.config / "settings.toml.broken").mkdir(parents=True)
    folders.settings.write_text("=")
    settings, problem = load_settings(folders)
    assert Settings() == settings
    assert isinstance(problem, StorageError)
    assert "=" == folders.settings.read_text()


def test_settings_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    """A folder by the settings' name: defaults, and one message."""
    folders = folders_in(tmp_path)
    folders.settings.mkdir(parents=True)
    settings, problem = load_settings(folders)
    assert Settings() == settings
    assert isinstance(problem, StorageError) and "storage-no-file" == problem.code


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    """Some editors put one at the beginning."""
    folders = folders_in(tmp_path)
    save_settings(folders, Settings(language="ja"))
    folders.settings.write_bytes(b"\xef\xbb\xbf" + folders.settings.read_bytes())
    assert (Settings(language="ja"), None) == load_settings(folders)


def test_keys_of_another_version_are_passed_over(tmp_path: Path) -> None:
    """What a later version keeps is no fault."""
    folders = folders_in(tmp_path)
    write_toml(folders.settings, {"language": "ja", "deck": "german"})
    assert (Settings(language="ja"), None) == load_settings(folders)


def test_settings_below_a_file_cannot_be_kept(tmp_path: Path) -> None:
    """One clear error when the folder's name is a file's."""
    (tmp_path / "data").write_text("")
    with pytest.raises(StorageError, match="storage-no-folder"):
        save_settings(folders_in(tmp_path), FULL)


def test_toml_says_in_which_line_it_is_broken(tmp_path: Path) -> None:
    """A text that is never closed breaks at the end, wherever that is."""
    path = tmp_path / "file.toml"
    path.write_text('a = 1\nb = """x\n\n')
    with pytest.raises(InputError, match="toml-broken") as caught:
        read_toml(path)
    assert 4 == caught.value.params["line"]


# ---- rulesets ---------------------------------------------------------------------------------

OWN = ruleset("classic", {"spitzen": "on", "tie": "replay", "hands": 6})


@pytest.mark.parametrize("name", ["mine", "Hausregel_7", "うちのルール", "a" * 40])
def test_a_ruleset_is_kept_under_a_name(tmp_path: Path, name: str) -> None:
    """Letters of any script, digits, underscore and hyphen."""
    folders = folders_in(tmp_path)
    save_ruleset(folders, name, OWN)
    assert OWN == load_ruleset(folders, name)
    assert (name,) == ruleset_names(folders)
    remove_ruleset(folders, name)
    assert () == ruleset_names(folders)


@pytest.mark.parametrize("rules", [preset(name) for name in PRESETS], ids=list(PRESETS))
def test_every_preset_can_be_kept_under_another_name(tmp_path: Path, rules: object) -> None:
    """Preset and fields say everything."""
    folders = folders_in(tmp_path)
    assert isinstance(rules, type(OWN))
    save_ruleset(folders, "copy", rules)
    assert rules == load_ruleset(folders, "copy")


@pytest.mark.parametrize("name", ["", "..", "../mine", "a/b", "a.b", "-a", "a" * 41, "a\nb", "\0"])
def test_names_cannot_lead_out_of_the_folder(tmp_path: Path, name: str) -> None:
    """Such a name is refused by every function that takes one."""
    folders = folders_in(tmp_path)
    for attempt in (
        lambda: save_ruleset(folders, name, OWN),
        lambda: load_ruleset(folders, name),
        lambda: remove_ruleset(folders, name),
        lambda: named_rules(name, folders),
    ):
        with pytest.raises(InputError, match="ruleset-name"):
            attempt()
    assert [] == list(tmp_path.iterdir())


def test_one_name_written_in_two_ways_is_one_name(tmp_path: Path) -> None:
    """Ü as one character, or as U and two dots."""
    folders = folders_in(tmp_path)
    save_ruleset(folders, "U\u0308bung", OWN)
    assert OWN == load_ruleset(folders, "\u00dcbung")


def test_a_preset_keeps_its_name(tmp_path: Path) -> None:
    """Otherwise records would mean two things by one word."""
    with pytest.raises(InputError, match="ruleset-name-taken"):
        save_ruleset(folders_in(tmp_path), "classic", OWN)


def test_an_unknown_name_is_answered_with_the_known_ones(tmp_path: Path) -> None:
    """Presets, and what the user has saved."""
    folders = folders_in(tmp_path)
    with pytest.raises(InputError, match="ruleset-unknown"):
        named_rules("your", folders)
    save_ruleset(folders, "mine", OWN)
    with pytest.raises(InputError, match="ruleset-unknown") as caught:
        named_rules("your", folders)
    assert "classic" in str(caught.value.params["known"])
    assert "mine" in str(caught.value.params["known"])
    with pytest.raises(InputError, match="ruleset-unknown") as caught:
        remove_ruleset(folders, "your")
    assert "mine" == caught.value.params["known"]
    with pytest.raises(InputError, match="ruleset-fixed"):
        remove_ruleset(folders, "classic")


def test_rules_are_named_in_one_line(tmp_path: Path) -> None:
    """A preset or a saved ruleset, and fields after semicolons."""
    folders = folders_in(tmp_path)
    save_ruleset(folders, "mine", OWN)
    assert preset("simple") == named_rules(" simple ", folders)
    assert ruleset("classic", {"spitzen": True}) == named_rules("classic;spitzen=on;", folders)
    assert OWN == named_rules("mine", folders)
    wanted = ruleset("classic", {"spitzen": "off", "tie": "replay", "hands": 6})
    assert wanted == named_rules("mine; spitzen = off", folders)


def test_capitals_make_no_difference(tmp_path: Path) -> None:
    """Nor can a ruleset be saved that differs from a preset by them alone."""
    folders = folders_in(tmp_path)
    wanted = ruleset("classic", {"spitzen": "on", "tie": "replay"})
    assert wanted == named_rules("Classic; SPITZEN=ON; Tie=Replay", folders)
    with pytest.raises(InputError, match="ruleset-name-taken"):
        save_ruleset(folders, "CLASSIC", OWN)
    write_toml(folders.rulesets / "CLASSIC.toml", rules_dict(OWN))
    assert OWN == named_rules("CLASSIC", folders)
    assert preset("classic") == named_rules("Classic", folders)


def test_a_field_written_twice_is_refused(tmp_path: Path) -> None:
    """Nobody can know which of the two was meant."""
    with pytest.raises(InputError, match="rules-doubled") as caught:
        named_rules("classic; tie=split; TIE=replay", folders_in(tmp_path))
    assert "tie" == caught.value.params["field"]


def test_other_rules_of_a_name_are_replaced_only_when_that_is_wanted(tmp_path: Path) -> None:
    """The same rules once more do no harm; what cannot be read is not thrown away either."""
    folders = folders_in(tmp_path)
    save_ruleset(folders, "mine", OWN, replace=False)
    save_ruleset(folders, "mine", OWN, replace=False)
    with pytest.raises(InputError, match="ruleset-kept"):
        save_ruleset(folders, "mine", preset("simple"), replace=False)
    assert OWN == load_ruleset(folders, "mine")
    (folders.rulesets / "bad.toml").write_text("spitzen = ")
    with pytest.raises(InputError, match="ruleset-kept"):
        save_ruleset(folders, "bad", OWN, replace=False)
    save_ruleset(folders, "bad", OWN)
    assert OWN == load_ruleset(folders, "bad")


def test_who_names_a_target_lets_the_saved_number_of_hands_go(tmp_path: Path) -> None:
    """And the other way round; both at once are a contradiction."""
    folders = folders_in(tmp_path)
    save_ruleset(folders, "mine", OWN)
    assert (None, 100) == _length(named_rules("mine; target=100", folders))
    save_ruleset(folders, "long", named_rules("mine; target=100", folders))
    assert (4, None) == _length(named_rules("long; hands=4", folders))
    with pytest.raises(BadRules):
        named_rules("mine; hands=4; target=100", folders)


def _length(rules: object) -> tuple[object, object]:
    assert isinstance(rules, type(OWN))
    return rules.hands, rules.target


def test_a_field_without_a_value_is_refused(tmp_path: Path) -> None:
    """The message shows the part that is not understood."""
    with pytest.raises(InputError, match="rules-syntax") as caught:
        named_rules("classic; spitzen", folders_in(tmp_path))
    assert "'spitzen'" == caught.value.params["part"]


def test_a_saved_ruleset_that_contradicts_itself_names_the_field(tmp_path: Path) -> None:
    """Somebody has edited the file."""
    folders = folders_in(tmp_path)
    write_toml(folders.rulesets / "bad.toml", {"scoring": "japanese", "kontra": True})
    with pytest.raises(BadRules) as caught:
        load_ruleset(folders, "bad")
    assert "kontra" == caught.value.field


def test_a_saved_ruleset_that_is_no_file_is_told(tmp_path: Path) -> None:
    """A folder by its name is a fault of the folder, not an unknown name."""
    folders = folders_in(tmp_path)
    (folders.rulesets / "odd.toml").mkdir(parents=True)
    with pytest.raises(StorageError, match="storage-no-file"):
        load_ruleset(folders, "odd")


def test_other_files_beside_the_rulesets_are_none(tmp_path: Path) -> None:
    """Notes and backups are passed over."""
    folders = folders_in(tmp_path)
    save_ruleset(folders, "mine", OWN)
    (folders.rulesets / "mine.toml~").write_text("")
    (folders.rulesets / "a b.toml").write_text("")
    assert ("mine",) == ruleset_names(folders)
