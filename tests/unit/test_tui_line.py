"""Whole sittings of the terminal game, with a console made of lists."""

import json
import os
import re
import signal
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from tests.tui_script import Script, hinted, stubborn

from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.errors import InputError, StorageError
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.notation import Record, read_records
from offiziersskat.table.folders import user_folders
from offiziersskat.table.settings import load_settings
from offiziersskat.tui.line import main
from offiziersskat.tui.setup import Setup
from offiziersskat.tui.style import width_of
from offiziersskat.tui.turn import Turn


@pytest.fixture
def home(tmp_path: Path) -> Mapping[str, str]:
    """An environment with a data folder of its own."""
    return {"OFFIZIERSSKAT_DATA": str(tmp_path / "data"), "LANG": "en_GB.UTF-8"}


def setup(name: str = "classic", **more: object) -> Setup:
    """A repeatable match of one round."""
    rules = ruleset(name, {"hands": 4 if name == "double" else 2, **more.pop("fields", {})})  # type: ignore[dict-item]
    values: dict[str, object] = {"rules": rules, "seed": 7, "names": ("Anna", "Ben"), **more}
    if rules.seats == 4:
        values["names"] = ("Anna", "Ben", "Clara", "David")
    return Setup(**values)  # type: ignore[arg-type]


def played(*answers: str | None) -> Callable[[Script, str], str | None]:
    """These answers in turn, ``None`` for a card like any other; then the end of input."""
    left, play = iter([*answers, "end"]), stubborn()

    def answer(script: Script, prompt: str) -> str | None:
        text, other = next(left), play(script, prompt)
        return None if text == "end" else text or other

    return answer


def passing(*answers: str) -> Script:
    """These answers in turn, the screen being passed on whenever that is asked."""
    left = iter(answers)
    return Script(lambda _, prompt: "" if "press Enter" in prompt else next(left, None))


def records(home: Mapping[str, str]) -> list[Record]:
    """The finished hands in the data folder."""
    path = Path(home["OFFIZIERSSKAT_DATA"]) / "games.osk"
    found = list(read_records(path.read_text(encoding="utf-8"))) if path.exists() else []
    return [record for record in found if isinstance(record, Record)]


@pytest.mark.parametrize(
    ("name", "language"),
    [*((name, Language.EN) for name in PRESETS), ("auction", Language.DE), ("double", Language.JA)],
)
def test_a_match_is_played_by_hints_in_every_ruleset(
    name: str, language: Language, home: Mapping[str, str]
) -> None:
    """Asking for hints and typing them back plays a whole match to its last score."""
    script = Script(hinted, width=40 if language is Language.JA else 80)

    assert 0 == main(setup(name, language=language), console=script, environ=home)
    assert (4 if name == "double" else 2) == len(records(home))
    assert [] == list((Path(home["OFFIZIERSSKAT_DATA"]) / "games").glob("*.journal"))


def test_engines_play_alone(home: Mapping[str, str]) -> None:
    """Nobody is asked anything."""
    script = Script([])

    assert 0 == main(setup(players=("rules", "greedy")), console=script, environ=home)
    assert [] == script.prompts
    assert 2 == len(records(home))


def test_the_same_seed_plays_the_same_match(home: Mapping[str, str], tmp_path: Path) -> None:
    """Lot, deals and engines that play by chance all come from the seed."""
    other = {**home, "OFFIZIERSSKAT_DATA": str(tmp_path / "other")}
    shown = []
    for environ in (home, other):
        script = Script(stubborn())
        main(setup(players=("human", "random")), console=script, environ=environ)
        shown.append(script.lines)

    assert shown[0] == shown[1]


# ---- one person's wishes ------------------------------------------------------------------------


def test_a_table_is_drawn_and_choices_are_explained_before_one_commits(
    home: Mapping[str, str],
) -> None:
    """Each game to declare stands in a line of its own with what it means."""
    script = Script([])
    main(setup(seed=5), console=script, environ=home)

    assert " 3 H  ♥ hearts – hearts and the four jacks are trumps, base value 10" in script.lines
    assert " 6 R  ramsch – no declarer, only jacks are trumps, fewer points win" in script.text


def test_an_illegal_card_is_refused_in_one_line_with_its_reason(home: Mapping[str, str]) -> None:
    """The card is named as it lies on the table, and asked for again."""
    script = Script(["1", "1", *"12345678"])
    main(setup("japanese", seed=5, players=("human", "human")), console=script, environ=home)
    refusals = [line for line in script.lines if "does not follow" in line]

    assert refusals
    assert all(re.match(r"[♣♠♥♦]\w+ does not follow [♣♠♥♦]\w+; ", line) for line in refusals)


def test_hints_are_marked_in_the_record(home: Mapping[str, str]) -> None:
    """Whoever asked for a hint finds that in the record."""
    answers = iter(["1", "?"])
    play = stubborn()
    script = Script(lambda script, prompt: next(answers, None) or play(script, prompt))
    main(setup(seed=5), console=script, environ=home)

    assert any("[%hint" in note.comment for r in records(home) for note in r.notes.values())


def test_a_move_is_taken_back_and_marked(home: Mapping[str, str]) -> None:
    """After ``u`` the same decision is asked again."""
    script = Script(["1", "1", "u", "?", "q"])
    main(setup("japanese", seed=5), console=script, environ=home)

    assert "Taken back. Anna is to play again." in script.text


def test_two_people_take_back_the_last_slip_of_theirs(home: Mapping[str, str]) -> None:
    """Where nothing is hidden, ``u`` undoes what was typed last, whoever typed it."""
    answers = ["1", "2", "1", "u"]
    script = Script(answers)
    main(setup(seed=5, players=("human", "human")), console=script, environ=home)
    leader = script.prompts[2].split(",")[0]

    assert f"Taken back. {leader} is to play again." in script.text
    assert script.prompts[2] == script.prompts[4]


def test_help_lists_what_can_be_typed(home: Mapping[str, str]) -> None:
    """One line for each command."""
    script = Script([":h"])
    main(setup(seed=5), console=script, environ=home)

    for letter in ("?", "u", "l", "s", "r", "save FILE", "q"):
        assert re.search(rf"^  {re.escape(letter)} ", script.text, re.MULTILINE)


def test_last_trick_and_sheet_can_be_seen_any_time(home: Mapping[str, str]) -> None:
    """Before the first trick, too, both have an answer."""
    script = Script(played("1", "l", "s", *[None] * 12, "l"))
    main(setup("japanese", seed=5, players=("human", "human")), console=script, environ=home)

    assert "No trick has been taken yet." in script.text
    assert "No hand is finished yet." in script.text
    assert re.search(r"^Last trick: Anna .* · Ben .* – ", script.text, re.MULTILINE)


def test_resigning_asks_once_and_ends_the_hand(home: Mapping[str, str]) -> None:
    """Anything but yes goes on."""
    script = Script(["1", "r", "n", "r", "y"])
    main(setup(seed=5), console=script, environ=home)

    assert "Anna resigns." in script.text
    assert 1 == len(records(home))
    assert "resigned by" in (records(home)[0].tag("Termination") or "")


@pytest.mark.parametrize(
    ("name", "answers", "asked"),
    [
        ("classic", ["1"], "Really resign? The others get the rest. [y/N]"),
        ("classic", ["6"], "All points that are left count for you, and the ramsch is lost."),
        ("auction", ["1", "y", "p", "1", "6 7", "6"], "You lose this null then."),
    ],
)
def test_resigning_says_what_it_costs(
    name: str, answers: list[str], asked: str, home: Mapping[str, str]
) -> None:
    """In ramsch, where points are a burden, the others do not get them."""
    script = passing(*answers, "r", "n")
    main(setup(name, seed=3, players=("human", "human")), console=script, environ=home)

    assert asked in " ".join(script.text.split())


def test_a_letter_that_may_mean_help_declares_nothing_unasked(home: Mapping[str, str]) -> None:
    """Whoever does not say yes is helped; who has said yes once knows his letters."""
    two = setup(seed=5, players=("human", "human"))
    script = Script(["h", "", "s", "n", "r", "y"])
    main(two, console=script, environ=home)
    asked = [prompt for prompt in script.prompts if prompt.endswith("[y/N]")]

    assert "h is a game here: declare ♥ hearts? Enter does not. [y/N]" in script.text
    assert 3 == len(asked)
    assert 1 == script.text.count("How to play:")
    assert "Ramsch: fewer points win" in script.text

    known = Script(["h", "y", ":r", "y", "", "h"])
    main(setup(seed=5, players=("human", "human"), resume=False), console=known, environ=home)
    assert 1 == len([prompt for prompt in known.prompts if "is a game here" in prompt])
    assert 2 == known.text.count("declares ♥ hearts.")


def test_a_letter_is_no_game_where_nobody_offers_it(home: Mapping[str, str]) -> None:
    """There ``r`` resigns, as it does everywhere else; and rules of last time give way to players."""
    script = Script(["r"])
    main(setup("japanese", seed=5, players=("human", "human")), console=script, environ=home)
    assert not [prompt for prompt in script.prompts if "is a game here" in prompt]

    four = Script([])
    main(setup("double", seed=5, resume=False), console=four, environ=home)
    two = Script([])
    main(
        setup(rules=None, seed=5, players=("human", "rules"), resume=False),
        console=two,
        environ=home,
    )
    assert "Classic" in two.text


def test_a_pipe_declares_by_letter_at_once(home: Mapping[str, str]) -> None:
    """Its next line must not be taken for an answer."""
    script = Script(["h"], interactive=False)
    main(setup(seed=5), console=script, environ=home)

    assert "declares ♥ hearts." in script.text


def test_who_has_seen_the_stock_cannot_go_back_to_a_hand_game(home: Mapping[str, str]) -> None:
    """What was done after that can be taken back."""
    script = passing("1", "y", "p", "1", "u", "6 7", "u", "6 7")
    main(setup("auction", seed=5, players=("human", "human")), console=script, environ=home)

    assert 1 == script.text.count("You have seen the stock; that cannot be taken back.")
    assert 1 == script.text.count("Taken back.")


LAID = [f"{one}{rank} {two}{rank}" for one, two in ("CH", "SD") for rank in "AKQT"]


def test_a_card_that_is_not_there_is_said_so_in_plain_words(home: Mapping[str, str]) -> None:
    """By code as well as by number, in play as well as for laying away."""
    script = passing("1", "y", "p", "1", "1 2", *LAID, "6 7", "1", "99")
    main(setup("auction", seed=5, players=("human", "human")), console=script, environ=home)
    text = script.text

    assert "You have no hand card with the number 1." in text
    assert re.search(r"You have no [♣♠♥♦]([AKQ]|10) in your hand to lay away\.", text)
    assert "There is no card of yours to play at number 99." in text
    playing = Script(["1", "2", *"CA CK CQ HA HK HQ SA SK SQ DA DK DQ".split()])
    main(setup(seed=5, players=("human", "human"), resume=False), console=playing, environ=home)
    assert re.search(r"You have no [♣♥♠♦][AKQ] to play\.", playing.text)


def test_a_refusal_names_actions_as_people_do(home: Mapping[str, str]) -> None:
    """No code of the notation."""
    script = passing("19", "24", "24")
    main(setup("auction", seed=5, players=("human", "human")), console=script, environ=home)

    assert "19 is not possible" in script.text or "19 is not offered here." in script.text
    grand = Script(["NO"])
    main(setup(seed=5, resume=False), console=grand, environ=home)
    assert "null, ouvert is not offered here." in grand.text


def test_before_a_contract_nobody_can_resign(home: Mapping[str, str]) -> None:
    """There is nothing to give up yet; the question is not even asked."""
    script = Script([":r"])
    main(setup(seed=5), console=script, environ=home)

    assert not any("Really" in prompt for prompt in script.prompts)


# ---- leaving and going on -----------------------------------------------------------------------


def test_the_end_of_input_leaves_a_game_that_waits(home: Mapping[str, str]) -> None:
    """It is said so, the status is 0, and the next ``play`` offers it."""
    script = Script(played("1", None, None, None, None, None))
    assert 0 == main(setup("japanese", seed=5), console=script, environ=home)
    assert "No more input. The game is saved." in script.text

    again = Script(["y", "l"])
    assert 0 == main(Setup(), console=again, environ=home)
    assert "continue? [Y/n]" == again.prompts[0]
    assert "A game against Ben is waiting (Japanese (hands=2) · Hand 1 of 2):" == again.lines[0]
    assert "Last trick: " in again.text


def test_a_declined_game_goes_on_waiting(home: Mapping[str, str]) -> None:
    """A new match begins, and the old one is still there."""
    main(setup(seed=5), console=Script(["1"]), environ=home)
    main(setup(seed=6), console=Script(["n"]), environ=home)

    assert 2 == len(list((Path(home["OFFIZIERSSKAT_DATA"]) / "games").glob("*.journal")))


def test_continue_and_new_ask_nothing(home: Mapping[str, str]) -> None:
    """Who has said what he wants is not asked."""
    main(setup(seed=5), console=Script(["1"]), environ=home)
    going_on = Script([])
    main(Setup(resume=True), console=going_on, environ=home)
    new = Script([])
    main(setup(seed=6, resume=False), console=new, environ=home)

    assert going_on.lines[0].startswith("Going on, ")
    assert not any("waiting" in prompt for prompt in going_on.prompts + new.prompts)


def test_a_pipe_is_not_asked_but_told(home: Mapping[str, str]) -> None:
    """Its first line must not be taken for an answer."""
    main(setup(seed=5), console=Script(["1"]), environ=home)
    script = Script(["1"], interactive=False)
    main(setup(seed=5), console=script, environ=home)

    assert "A game is waiting (Ben); --continue goes on with it." in script.text
    assert "Anna declares ♣ clubs." in script.text


def test_to_continue_without_a_game_starts_one(home: Mapping[str, str]) -> None:
    """It is said that none was waiting."""
    script = Script([])
    main(setup(resume=True), console=script, environ=home)

    assert "No game is waiting. A new one begins." == script.lines[0]


def test_a_broken_journal_is_named_and_left_alone(home: Mapping[str, str]) -> None:
    """A damaged game does not keep anybody from playing."""
    main(setup(seed=5), console=Script(["1"]), environ=home)
    journal = next((Path(home["OFFIZIERSSKAT_DATA"]) / "games").glob("*.journal"))
    journal.write_text("nonsense\n", encoding="utf-8")
    script = Script([])
    main(setup(seed=6), console=script, environ=home)

    assert script.lines[0].startswith("A waiting game cannot be read and is left alone:")
    assert "nonsense\n" == journal.read_text(encoding="utf-8")


def test_quitting_says_how_to_go_on(home: Mapping[str, str]) -> None:
    """Between two hands as well as in the middle of one."""
    script = Script(["1", "r", "y", "s", "nonsense", "q"])
    assert 0 == main(setup(seed=5), console=script, environ=home)
    assert "The game is saved. Go on with: offiziersskat play" == script.lines[-1]

    again = Script(["y", ""])
    main(Setup(), console=again, environ=home)
    assert "Hand 2 of 2" in again.text


@pytest.mark.parametrize(("number", "status"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130)])
def test_a_signal_ends_the_sitting_cleanly(
    number: str, status: int, home: Mapping[str, str]
) -> None:
    """The game is saved, the status tells the signal, and the old handlers are back."""
    before = signal.getsignal(signal.SIGTERM)

    def answer(_script: Script, _prompt: str) -> str:
        os.kill(os.getpid(), getattr(signal, number))
        return "1"

    script = Script(answer)

    assert status == main(setup(seed=5), console=script, environ=home)
    assert "The game is saved." in script.text
    assert before == signal.getsignal(signal.SIGTERM)
    assert 1 == len(list((Path(home["OFFIZIERSSKAT_DATA"]) / "games").glob("*.journal")))


def test_a_seeded_match_goes_on_as_it_would_have(home: Mapping[str, str], tmp_path: Path) -> None:
    """After a resume the deals and the engines are those of the same seed."""
    other = {**home, "OFFIZIERSSKAT_DATA": str(tmp_path / "other")}
    main(setup(players=("human", "random")), console=Script(stubborn()), environ=other)
    answers, play = iter(["x"] * 6), stubborn()
    main(
        setup(players=("human", "random")),
        console=Script(lambda script, prompt: next(answers, None) and play(script, prompt)),
        environ=home,
    )
    main(Setup(resume=True), console=Script(stubborn()), environ=home)

    assert [r.deck for r in records(other)] == [r.deck for r in records(home)]
    assert [r.actions for r in records(other)] == [r.actions for r in records(home)]


# ---- files --------------------------------------------------------------------------------------


def test_a_saved_hand_goes_on_from_its_file(home: Mapping[str, str], tmp_path: Path) -> None:
    """The same cards, the same people, the same decision."""
    path = tmp_path / "game.osk"
    script = Script(["1", "1", f"save {path}"])
    main(setup("japanese", seed=5), console=script, environ=home)
    assert f"offiziersskat play --resume {path}" in " ".join(script.text.split())

    elsewhere = {**home, "OFFIZIERSSKAT_DATA": str(tmp_path / "other")}
    again = Script(["l"])
    assert 0 == main(Setup(record=path), console=again, environ=elsewhere)
    assert "Anna, your card (? hint · h help):" == again.prompts[0]
    last = [line for line in script.lines if line.lstrip().startswith("Last trick")]
    assert last[-1:] == [] or last[-1].strip() in again.text


def test_saving_over_a_file_asks_first(home: Mapping[str, str], tmp_path: Path) -> None:
    """No is the answer unless somebody says yes."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ben", encoding="utf-8")
    main(setup(seed=5), console=Script([f"save {path}", ""]), environ=home)
    assert "Dear Ben" == path.read_text(encoding="utf-8")

    main(setup(seed=5, resume=False), console=Script([f"save {path}", "y"]), environ=home)
    assert path.read_text(encoding="utf-8").startswith("[Game ")


def test_a_file_of_json_gets_json(home: Mapping[str, str], tmp_path: Path) -> None:
    """By its name, and it can be gone on with like the other form."""
    path = tmp_path / "game.JSON"
    main(setup("japanese", seed=5), console=Script(["1", f"save {path}"]), environ=home)
    assert "offiziersskat/1" == json.loads(path.read_text(encoding="utf-8"))["format"]

    again = Script([])
    assert 0 == main(Setup(record=path), console=again, environ=home)
    assert "Anna" in again.prompts[0]


@pytest.mark.parametrize("name", ["", "no/such/folder/game.osk", "."])
def test_where_nothing_can_be_saved_one_line_says_so(
    name: str, home: Mapping[str, str], tmp_path: Path
) -> None:
    """The game goes on."""
    target = str(tmp_path / name) if name else ""
    script = Script([f"save {target}", "y" if name == "." else ":h"])

    assert 0 == main(setup(seed=5), console=script, environ=home)
    assert "Going on" not in script.text


def test_a_finished_record_is_followed_by_the_next_hand(
    home: Mapping[str, str], tmp_path: Path
) -> None:
    """A file whose last hand is over starts a match by its rules."""
    main(setup("japanese"), console=Script(stubborn()), environ=home)
    script = Script([])
    path = Path(home["OFFIZIERSSKAT_DATA"]) / "games.osk"
    main(Setup(record=path, language=Language.EN), console=script, environ=home)

    assert "The last hand of this file is finished" in script.text
    assert "Japanese" in script.text


@pytest.mark.parametrize("text", ["", "[Rules\n", '[Rules "classic"]\n[Deck "CJ"]\n\n*\n'])
def test_a_useless_record_is_an_error_that_names_the_file(
    text: str, home: Mapping[str, str], tmp_path: Path
) -> None:
    """Nothing is begun, and nothing left behind."""
    path = tmp_path / "bad.osk"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(InputError) as caught:
        main(Setup(record=path), console=Script([]), environ=home)
    assert str(path) == caught.value.params["path"]
    assert [] == list(Path(home["OFFIZIERSSKAT_DATA"]).rglob("*.journal"))


def test_a_missing_record_is_an_error(home: Mapping[str, str], tmp_path: Path) -> None:
    """The system's own reason is kept."""
    with pytest.raises(StorageError):
        main(Setup(record=tmp_path / "none.osk"), console=Script([]), environ=home)


# ---- settings -----------------------------------------------------------------------------------


def test_rules_names_and_looks_are_kept(home: Mapping[str, str]) -> None:
    """The next ``play`` without options is like the last one, but for who sits at the table."""
    given = setup(
        "japanese", players=("human", "greedy"), names=("Eva", "Uwe"), language=Language.DE
    )
    main(given, console=Script([]), environ=home)
    script = Script([])
    main(Setup(resume=False, seed=7), console=script, environ=home)
    kept = load_settings(user_folders(home))[0]

    assert ((), ("Eva",), "de") == (kept.players, kept.names, kept.language)
    assert script.lines[0].startswith("Japanisch")
    assert script.lines[0].endswith("Eva · Ben (Computer)")


def test_settings_that_cannot_be_read_are_named_once(home: Mapping[str, str]) -> None:
    """The game begins all the same."""
    folder = Path(home["OFFIZIERSSKAT_DATA"])
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text("rules = [", encoding="utf-8")
    script = Script([])

    assert 0 == main(setup(), console=script, environ=home)
    assert "settings" in script.lines[0]


def test_notes_of_the_first_minute_come_once(home: Mapping[str, str]) -> None:
    """In the first hand, each at its moment, never again."""
    first = Script(stubborn())
    main(setup(language=Language.EN), console=first, environ=home)
    second = Script(stubborn())
    main(setup(language=Language.EN, resume=False), console=second, environ=home)

    assert 1 == first.text.count("Beneath every card with ▒ lies another")
    assert 1 == first.text.count("There are 120 points in all")
    assert "Beneath every card" not in second.text


def test_too_few_players_are_refused(home: Mapping[str, str]) -> None:
    """Four seats need four players."""
    with pytest.raises(InputError, match="player-count"):
        main(setup("double", players=("human", "rules")), console=Script([]), environ=home)


# ---- two at one keyboard ------------------------------------------------------------------------

FACES = [suit + rank for suit in "♣♠♥♦" for rank in "A 10 K Q J 9 8 7".split()]
FACE = re.compile(r"[♣♠♥♦](?:10|[AKQJ987])")


def test_public_games_stay_on_the_screen(home: Mapping[str, str]) -> None:
    """Where nothing is hidden from one of them, nothing is wiped, and nobody changes places."""
    script = Script(stubborn())
    main(setup(players=("human", "human")), console=script, environ=home)

    assert 1 == len(script.screens)
    assert not any("Pass the screen" in prompt for prompt in script.prompts)


@pytest.mark.parametrize("name", ["half_open", "auction", "sixteen"])
def test_the_screen_is_wiped_before_it_is_passed_on(
    name: str, home: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is asked finds on the screen, scrolled off or not, only what he may know."""
    script = Script(stubborn())
    asked: list[str] = []
    ask = Turn._ask

    def watch(turn: Turn) -> object:
        view = turn.table.view(turn.player)
        shown = set(FACE.findall("\n".join(script.screens[-1])))
        assert not shown & {FACES[card] for card in view.unseen}
        asked.append(turn.table.players[turn.player].name)
        return ask(turn)

    monkeypatch.setattr(Turn, "_ask", watch)
    players = setup(name, players=("human", "human"), language=Language.EN)
    main(players, console=script, environ=home)

    assert {"Anna", "Ben"} == set(asked) and 2 == len(records(home))
    assert all(screen[0].startswith("Pass the screen to ") for screen in script.screens[1:])
    assert len(script.screens) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_everything_said_fits_thirty_two_columns(
    name: str, language: Language, home: Mapping[str, str]
) -> None:
    """Tables, explanations, refusals, help: no line that the terminal would have to break."""
    said = "1 2 y l s :h h 6 u 3 4 5 6 7 8 x =D".split()
    answers = iter(said * 4)
    script = Script(lambda _, prompt: "" if "Enter" in prompt else next(answers, None), width=32)
    people = ("human",) * (4 if name == "double" else 2)
    main(setup(name, language=language, players=people), console=script, environ=home)
    prompts = {line for prompt in script.prompts for line in script.lines if prompt in line}

    assert [] == [line for line in script.lines if width_of(line) > 32 and line not in prompts]
    assert len(script.lines) > 200


@pytest.mark.parametrize(("width", "times"), [(20, 1), (31, 1), (32, 0)])
@pytest.mark.parametrize("rules", ["auction", "half_open", "sixteen", "double"])
def test_a_screen_that_is_too_narrow_is_told_once(
    home: Mapping[str, str], rules: str, width: int, times: int
) -> None:
    """And played on all the same, as far as one likes."""
    script = Script(["1", "18", "2", "?", ":h", *map(str, range(1, 30)), "l"] * 3, width=width)
    main(setup(rules), console=script, environ=home)

    assert len(script.prompts) > 60 and len(script.lines) > 500
    assert times == " ".join(script.text.split()).count("too narrow for the table")
