"""Played through by a person's path, in real pseudo-terminals: one hand of every ruleset and more.

The hands are those of numbered seeds, so that what is typed can be planned; everything is typed at
prompts and read from the screen.
"""

import json
import os
import re
import resource
import signal
from pathlib import Path

import pytest
from tests.tui_pty import Person, card_numbers, deal, face, play_on

from offiziersskat.core.catalogue import PRESETS
from offiziersskat.core.game import observe
from offiziersskat.core.seats import Seat
from offiziersskat.notation import Record, completed, read_records, result_json

TWO = ("--players", "human", "human", "--names", "Anna", "Ben", "--hands", "2")


def last_result(home: Path) -> object:
    """What stands in the file of finished hands about the last one."""
    *_, record = read_records((home / "games.osk").read_text(encoding="utf-8"))
    assert isinstance(record, Record)
    return completed(record)


def agreed(person: Person, home: Path, game: object) -> str:
    """The record agrees with the game that was played along; the last lines of the screen."""
    result = getattr(game, "result", None)
    assert result is not None
    assert result_json(result) == last_result(home)
    return " ".join(person.shown.split())


# ---- by people, every word planned --------------------------------------------------------------


def test_kontra_and_re_count_four_times(tmp_path: Path) -> None:
    """Classic: the dealer says kontra, the declarer re, and the result says so."""
    with Person(tmp_path, "--rules", "classic", "--seed", "21", *TWO) as person:
        person.wait()
        game = play_on(person, deal("classic", 21, {"hands": 2}), ["=C", "kontra", "re"])
        text = agreed(person, tmp_path, game)

    assert "says kontra!" in text and "says re!" in text
    assert "Kontra and re: counts four times" in text
    assert re.search(r"(with|without) \d+, game \d+.*, re: (Anna|Ben) [+−]\d+\.", text)


MARCH = (
    "=R CJ H7 SJ DJ DA DK CT C9 ST SK HT HK D9 CQ D7 CK "
    "S9 S7 HJ SA SQ H9 S8 HQ D8 CA C8 HA H8 DQ C7 DT"
).split()


def test_a_ramsch_can_become_a_durchmarsch(tmp_path: Path) -> None:
    """Who takes every trick of a ramsch gets 120; both at this table wanted it so."""
    with Person(tmp_path, "--rules", "classic", "--seed", "11", *TWO) as person:
        person.wait()
        game = play_on(person, deal("classic", 11, {"hands": 2}), MARCH)
        text = agreed(person, tmp_path, game)

    assert "Ramsch: fewer points win" in text
    assert re.search(r"Durchmarsch by (Anna|Ben) – every trick: (Anna|Ben) \+120\.", text)


def test_an_overbid_game_is_lost(tmp_path: Path) -> None:
    """Auction: 264 is more than diamonds can be worth; the stock is taken, cards laid away."""
    with Person(tmp_path, "--rules", "auction", "--seed", "31", *TWO) as person:
        person.wait()
        game = deal("auction", 31, {"hands": 2})
        game = play_on(person, game, ["264", "pass", "take"], upto=3)
        one, two = observe(game, game.to_act).hand(Seat(game.to_act or 0))[:2]
        game = play_on(person, game, [f"-{one.code} -{two.code}", "=D"])
        text = agreed(person, tmp_path, game)

    assert f"Laid away: {face(one)} {face(two)}" in person.raw
    assert "Overbid: 264 was bid" in text


def test_a_null_is_won_without_a_trick_or_lost_with_the_first(tmp_path: Path) -> None:
    """Auction: null ouvert from the hand lies open to all, and ends with the first trick."""
    with Person(tmp_path, "--rules", "auction", "--seed", "33", *TWO) as person:
        person.wait()
        game = play_on(
            person, deal("auction", 33, {"hands": 2}), ["18", "hold", "pass", "hand", "=NHO"]
        )
        text = agreed(person, tmp_path, game)

    assert "lays the hand open:" in person.raw
    assert re.search(r"wins – null, hand, ouvert", text)


def test_four_people_play_a_double_hand(tmp_path: Path) -> None:
    """Partners sit opposite, and both get the point."""
    args = ("--players", *["human"] * 4, "--names", "Anna", "Ben", "Clara", "David", "--hands", "4")
    with Person(tmp_path, "--rules", "double", "--seed", "41", *args) as person:
        person.wait()
        game = play_on(person, deal("double", 41, {"hands": 4}))
        text = agreed(person, tmp_path, game)

    assert "· partner" in person.raw
    assert re.search(r"(Anna and Clara|Ben and David) win with \d+", text)


def test_two_people_play_without_seeing_each_others_hand(tmp_path: Path) -> None:
    """Half open: whoever is asked sees no unseen card, neither on the screen nor scrolled off."""
    with Person(tmp_path, "--rules", "half_open", "--seed", "51", *TWO) as person:
        person.wait()
        game = deal("half_open", 51, {"hands": 2})
        while game.result is None:
            if "press Enter" in str(person.child.after):
                assert not re.search(r"[♣♠♥♦]", person.shown)
                person.type("")
            unseen = {face(card) for card in observe(game, game.to_act).unseen}
            shown = set(re.findall(r"[♣♠♥♦](?:10|[AKQJ987])", person.shown))
            assert not shown & unseen
            game = play_on(person, game, upto=1)
        agreed(person, tmp_path, game)


# ---- one person against the computer ------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_a_hand_of_every_ruleset_is_played_against_the_computer(name: str, tmp_path: Path) -> None:
    """By number, and by the word of a hint, until the result stands on the screen."""
    seats = 4 if name == "double" else 2
    args = ("--rules", name, "--seed", "61", "--hands", str(seats))
    with Person(tmp_path, *args) as person:
        before = person.wait()
        while "help" in str(person.child.after):
            numbers = card_numbers(before)
            before = person.type("?") if not numbers else person.type(numbers[-1])
            hint = re.search(r"Hint: (.*?)\. ", before)
            before = person.type(hint[1]) if hint else before
        text = " ".join(person.shown.split())

    assert "Enter: next hand" in text
    assert re.search(r"(Won|Lost) with \d+ – |60 to 60|Thrown in|(Won|Lost) – null", text)
    assert last_result(tmp_path) is not None


def test_a_game_killed_with_minus_nine_is_resumed_where_it_stood(tmp_path: Path) -> None:
    """The next ``play`` asks, and a yes leads back to the same decision."""
    with Person(tmp_path, "--rules", "classic", "--seed", "71", *TWO) as person:
        person.wait()
        game = play_on(person, deal("classic", 71, {"hands": 2}), ["=H", "pass"], upto=9)
        stood = person.child.before
        person.child.kill(signal.SIGKILL)
        assert -signal.SIGKILL == person.leave()
    with Person(tmp_path) as person:
        person.wait()
        assert "A game against Anna and Ben is waiting (Classic" in person.shown
        again = person.type("")
        table = "hearts, declared by"
        assert stood[stood.index(table) :].split() == again[again.index(table) :].split()
        game = play_on(person, game)
        agreed(person, tmp_path, game)


def test_everything_fits_forty_columns(tmp_path: Path) -> None:
    """A narrow terminal shows no line that the terminal itself would have to break."""
    with Person(tmp_path, "--seed", "81", "--names", "Anna", columns=40) as person:
        person.wait(r"Anna, [a-z ]+ \(:?h help\): ")
        for text in ("1", "?", "h", "s", "l", "x"):
            person.child.sendline(text)
            person.wait(r"Anna, [a-z ]+ \(:?h help\): ")
        wide = [
            line
            for line in person.raw.split("\n")
            if len(re.sub(r"\x1b\S+?m", "", line.strip("\r"))) > 40
        ]

    assert [] == wide
    assert "┃" in person.shown and "61" in person.shown


def test_colours_and_faces_come_with_a_terminal_that_has_them(tmp_path: Path) -> None:
    """Cards get a face; NO_COLOR and a dumb terminal get none, the latter no glyphs either."""
    with Person(tmp_path, "--seed", "82", plain=False) as person:
        person.wait("help")
        assert "\x1b[1;38;5;16;48;5;230m" in person.raw
    with Person(tmp_path, "--new", "--seed", "82") as person:
        person.wait("help")
        assert "\x1b" not in person.raw and "♣" in person.raw
    with Person(tmp_path, "--new", "--seed", "82", environ={"TERM": "dumb"}) as person:
        person.wait("help")
        assert person.raw.isascii()


@pytest.mark.parametrize(
    ("lang", "asked", "said", "then"),
    [
        ("de", "dein Spiel", "Kreuz", "Anna sagt ♣ Kreuz an."),
        ("ja", "宣言をどうぞ", "クラブ", "Annaの宣言：♣ クラブ"),
    ],
)
def test_german_and_japanese_people_are_asked_in_their_language(
    lang: str, asked: str, said: str, then: str, tmp_path: Path
) -> None:
    """And may answer in it."""
    with Person(tmp_path, "--lang", lang, "--seed", "5", "--names", "Anna", "Ben") as person:
        person.wait(asked)
        person.child.sendline(said)
        person.wait(re.escape(then))


# ---- ends ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "status"),
    [("eof", 0), ("intr", 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), ("q", 0)],
)
def test_every_way_out_leaves_a_game_that_can_go_on(
    ending: str | signal.Signals, status: int, tmp_path: Path
) -> None:
    """In the middle of a hand: a line that it is saved, the right status, no traceback."""
    with Person(tmp_path, "--rules", "classic", "--seed", "91", *TWO) as person:
        person.wait()
        person.type("1")
        match ending:
            case "eof":
                person.child.sendeof()
            case "intr":
                person.child.sendintr()
            case signal.Signals():
                person.child.kill(ending)
            case _:
                person.child.sendline(ending)
        assert status == person.leave()
        assert "The game is saved." in person.raw
        assert "Traceback" not in person.raw
    with Person(tmp_path, "--continue") as person:
        person.wait()
        assert "declared by" in person.shown


def test_a_hang_up_loses_nothing(tmp_path: Path) -> None:
    """The window is closed: no terminal is left to write to, and the game still waits."""
    with Person(tmp_path, "--rules", "classic", "--seed", "92", *TWO) as person:
        person.wait()
        person.type("1")
        status = person.hang_up()
    (journal,) = (tmp_path / "games").glob("*.journal")
    lines = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]

    assert 129 == os.waitstatus_to_exitcode(status)
    assert "=C" in json.dumps(lines)


def small_files() -> None:
    """Let files grow no further, as on a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500))


def test_a_full_disk_ends_the_game_with_one_message(tmp_path: Path) -> None:
    """What was accepted is kept; the status is 2, and there is no traceback."""
    with Person(tmp_path, "--rules", "classic", "--seed", "93", *TWO, before=small_files) as person:
        person.wait()
        while "help" in str(person.child.after) or "Enter" in str(person.child.after):
            numbers = card_numbers(str(person.child.before))
            person.type(numbers[-1] if numbers else "1")
        assert 2 == person.leave()
        assert "Traceback" not in person.raw
        assert 1 == len(re.findall(r"(?m)^Error: .*", person.raw))
    with Person(tmp_path, "--continue") as person:
        person.wait()
        assert "Last trick" in person.shown


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    """It is named, and said that nothing will be kept; then the game begins."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with Person(tmp_path / "file" / "data", "--seed", "94", columns=200) as person:
        person.wait()
        assert str(tmp_path / "file") in person.shown
        assert 1 == person.shown.count("nothing of it will be kept")
        person.child.sendline("q")
        assert 0 == person.leave()
        assert "See you soon." in person.raw and "saved" not in person.raw
        assert "Traceback" not in person.raw
