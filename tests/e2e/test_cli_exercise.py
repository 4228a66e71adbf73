"""``exercise``: a person who answers, a pipe that does not, a program; and what is kept of it."""

import contextlib
import json
import re
from datetime import date
from pathlib import Path

import pytest
from tests.command import called, objects
from tests.tui_script import Script
from tests.unit.test_trainer_contracts import _hand

from offiziersskat.analysis.review import SETTINGS
from offiziersskat.cli import exercisemistakes
from offiziersskat.cli.quiz import Left, Quiz
from offiziersskat.core.actions import text_of
from offiziersskat.core.catalogue import preset
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.notation import write_osk
from offiziersskat.search.kernel import COMPILED
from offiziersskat.trainer import Exercise, all_endings, daily
from offiziersskat.trainer.contracts import contract
from offiziersskat.tui.console import InputEnded
from offiziersskat.tui.speech import Speech

DAY = "2026-12-02"
TODAY = daily(date.fromisoformat(DAY))
BEST = text_of(TODAY.best)
WORST = text_of(min(TODAY.actions, key=lambda action: TODAY.values[action].score))
AFTER_HAND = 17
"""A hand of the auction of which the stock was not taken."""
FAULTY = ("", "99", "nonsense", "ZZ", "C", "7 7", "\x00", "x" * 5000)


def _kept(folder: Path) -> dict[str, dict[str, object]]:
    kept: dict[str, dict[str, object]] = json.loads((folder / "exercises.json").read_text("utf-8"))
    return kept


# ---- the ending of the day ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.value)
def test_the_best_card_is_told_to_be_it(language: Language, tmp_path: Path) -> None:
    """With every card's values, and the day is done."""
    said = called(
        "exercise", "--daily", "--date", DAY, stdin=f"{BEST}\n", lang=language.value, data=tmp_path
    )
    assert (0, "") == (said.status, said.err)
    signs = {Language.EN: "Right:", Language.DE: "Richtig:", Language.JA: "正解"}
    assert signs[language] in said.out
    assert len([line for line in said.out.splitlines() if re.search(r"\d %", line)]) == len(
        TODAY.actions
    )
    assert {DAY: True} == _kept(tmp_path)["daily"]


def test_another_card_is_told_what_it_loses_and_comes_back(tmp_path: Path) -> None:
    """The next day."""
    said = called("exercise", "--daily", "--date", DAY, stdin=f"{WORST}\n", data=tmp_path)
    assert 0 == said.status
    assert "Not the best:" in said.out
    assert "0 of 1 right." in said.out
    recall = _kept(tmp_path)["exercises"][TODAY.id]
    assert {"box": 0, "due": "2026-12-03", "asked": 1, "right": 0} == recall
    again = called(
        "exercise", "--date", "2026-12-03", "--count", "1", stdin=f"{BEST}\n", data=tmp_path
    )
    assert "1 of 1 right." in again.out
    assert 1 == _kept(tmp_path)["exercises"][TODAY.id]["box"]  # type: ignore[index]


def test_who_asks_for_the_solution_has_missed_it(tmp_path: Path) -> None:
    """He is told it."""
    said = called("exercise", "--daily", "--date", DAY, stdin="?\n", data=tmp_path)
    assert "The best is" in said.out
    assert {DAY: False} == _kept(tmp_path)["daily"]


def test_bad_input_is_answered_and_asked_again(tmp_path: Path) -> None:
    """Until there is a card; nothing of it counts."""
    typed = "\n".join((*FAULTY, "h", "l", BEST, ""))
    said = called("exercise", "--daily", "--date", DAY, stdin=typed, data=tmp_path)
    assert (0, "") == (said.status, said.err)
    assert "1 of 1 right." in said.out


@pytest.mark.parametrize("typed", ["", "q\n", "nonsense\n" * 300, "\n" * 300])
def test_the_end_of_input_ends_it(typed: str, tmp_path: Path) -> None:
    """So does q, and a pipe that never says anything usable; nothing is kept then."""
    said = called("exercise", "--daily", stdin=typed, data=tmp_path)
    assert (0, "") == (said.status, said.err)
    assert not (tmp_path / "exercises.json").exists()


def test_a_broken_file_of_progress_is_told_and_put_aside(tmp_path: Path) -> None:
    """And the exercise asked all the same."""
    (tmp_path / "exercises.json").write_text("{", "utf-8")
    said = called("exercise", "--daily", stdin=f"{BEST}\n", data=tmp_path)
    assert "exercises.json.broken" in "".join(said.out.split())
    assert (tmp_path / "exercises.json.broken").exists()


def test_what_cannot_be_kept_is_one_clear_message(tmp_path: Path) -> None:
    """The folder is a file."""
    folder = tmp_path / "file"
    folder.write_text("", "utf-8")
    said = called("exercise", "--daily", "--date", DAY, stdin=f"{BEST}\n", data=folder)
    assert 2 == said.status
    assert "Traceback" not in said.err
    assert "file" in said.err


# ---- at a keyboard ------------------------------------------------------------------------------


def _quiz(answers: list[str], exercises: list[Exercise], **looks: int) -> tuple[Script, Quiz]:
    script = Script(answers, **looks)  # type: ignore[arg-type]
    quiz = Quiz(Speech(script, Language.EN), lambda _exercise, _right: None, "Anna")
    with contextlib.suppress(Left, InputEnded):
        quiz.ask_all(exercises, None)
    return script, quiz


@pytest.mark.parametrize("width", [32, 40, 80, 200])
def test_it_fits_every_screen(width: int) -> None:
    """Cards, sentences and figures."""
    script, quiz = _quiz([BEST, BEST], [TODAY, TODAY], width=width)
    assert 2 == quiz.tally.right
    assert max(len(line) for line in script.lines) <= width + len("Right: ")


def test_the_cards_that_nobody_has_seen_are_named() -> None:
    """Who has not seen the game cannot know them."""
    script, _ = _quiz(["q"], [TODAY])
    assert "not been seen yet:" in script.text
    assert "Traceback" not in script.text


def test_enter_shows_the_table_once_more() -> None:
    """Somebody who looks up has lost sight of it."""
    script, _ = _quiz(["", "q"], [TODAY])
    assert 2 == script.text.count("Exercise 1 ·")


def test_a_game_is_declared_by_letter_number_or_name() -> None:
    """As at the table."""
    exercise = contract(preset("japanese"), seed=1, index=0)
    for typed in ("c", "1", "clubs", "=C"):
        script, quiz = _quiz([typed], [exercise])
        assert 1 == quiz.tally.asked
        assert "Estimated over drawn deals" in " ".join(script.text.split())


def test_what_is_announced_with_a_game_is_asked() -> None:
    """In the auction after hand; an empty line goes back."""
    exercise = contract(preset("auction"), seed=1, index=AFTER_HAND)
    assert len(exercise.actions) > len("CSHDGN")
    script, quiz = _quiz(["d", "", "d", "nonsense", "d", "1"], [exercise])
    assert 1 == quiz.tally.asked
    assert 3 == sum("Announce" in prompt for prompt in script.prompts)


# ---- kinds, grades, rules -----------------------------------------------------------------------


def test_grade_and_rules_choose(tmp_path: Path) -> None:
    """Only what was asked for is asked."""
    said = called("exercise", "--grade", "4", "--rules", "japanese", "--count", "2", data=tmp_path)
    assert 0 == said.status
    asked = objects(
        called(
            *("exercise", "--grade", "4", "--rules", "japanese", "--count", "2", "--json"),
            stdin="x\n" * 3,
        )
    )
    assert {"japanese"} == {one["rules"]["preset"] for one in asked if "rules" in one}
    assert {4} == {one["grade"] for one in asked if "grade" in one}


def test_when_nothing_is_left_it_says_so(tmp_path: Path) -> None:
    """There are no endings of a game with hidden hands."""
    said = called("exercise", "--rules", "half_open", data=tmp_path)
    assert 0 == said.status
    assert "Nothing is due" in said.out


def test_a_hand_to_declare_on(tmp_path: Path) -> None:
    """Of any ruleset."""
    said = called(
        *("exercise", "--kind", "contract", "--rules", "sixteen", "--count", "1"),
        stdin="?\n",
        data=tmp_path,
    )
    assert 0 == said.status
    assert "±" in said.out or "+-" in said.out
    assert [] != [name for name in _kept(tmp_path)["exercises"] if name.startswith("contract:")]


@pytest.mark.parametrize(
    "args",
    [
        ("--date", "tomorrow"),
        ("--grade", "5"),
        ("--kind", "nothing"),
        ("--rules", "nothing"),
        ("--daily", "--grade", "2"),
        ("--daily", "file.osk"),
        ("--kind", "ending", "file.osk"),
        ("--kind", "contract", "--person", "Anna"),
        ("--seed", "3"),
        ("--make", "out", "--daily"),
        ("--kind", "mistakes"),
        ("missing.osk",),
        ("--kind", "contract", "--rules", "japanese; contracts=G"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.value)
def test_what_cannot_be_is_one_message(
    args: tuple[str, ...], language: Language, tmp_path: Path
) -> None:
    """Never a traceback."""
    said = called("exercise", *args, lang=language.value, data=tmp_path)
    assert 2 == said.status
    assert "Traceback" not in said.err
    assert said.err.strip()
    assert not said.out


# ---- one's own mistakes -------------------------------------------------------------------------


@pytest.fixture
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercisemistakes, "SETTINGS", {"normal": SETTINGS["fast"]})


@pytest.fixture
def _file(tmp_path: Path) -> Path:
    path = tmp_path / "hands.osk"
    path.write_text(write_osk(_hand("simple", 2)[0]), "utf-8")
    return path


@pytest.mark.usefixtures("_fast")
def test_mistakes_of_a_file_are_asked(_file: Path, tmp_path: Path) -> None:  # noqa: PT019 - its path
    """With what was played, and not again on the same day."""
    said = called("exercise", str(_file), "--count", "1", stdin="?\n:q\n", data=tmp_path)
    assert (0, "") == (said.status, said.err)
    assert "From your own game" in said.out
    first = set(_kept(tmp_path)["exercises"])
    assert 1 == len(first)
    called("exercise", str(_file), "--count", "1", stdin="?\n", data=tmp_path)
    assert first < set(_kept(tmp_path)["exercises"])


@pytest.mark.usefixtures("_fast")
def test_without_a_file_the_own_games_are_taken(_file: Path, tmp_path: Path) -> None:  # noqa: PT019
    """Those of a person by name."""
    _file.rename(tmp_path / "games.osk")
    told = ("exercise", "--kind", "mistakes", "--count", "1")
    said = called(*told, "--person", "Ben", stdin="?\n", data=tmp_path)
    assert "Nothing is due" in said.out
    said = called(*told, "--person", "Anna", stdin="?\n", data=tmp_path)
    assert "0 of 1 right." in said.out


@pytest.mark.usefixtures("_fast")
def test_hands_that_cannot_be_used_are_told_and_passed_over(_file: Path, tmp_path: Path) -> None:  # noqa: PT019
    """With the file and the number of the hand."""
    whole = _file.read_text("utf-8")
    without = re.sub(r'\[Deck "[^"]*"\]\n', "", whole)
    _file.write_text(f"{without}\n{whole}", "utf-8")
    said = called("exercise", str(_file), "--count", "1", stdin="?\n", data=tmp_path)
    assert "hands.osk, 1:" in said.err
    assert "0 of 1 right." in said.out


@pytest.mark.parametrize(
    "text",
    ["", "\n \n", "<html><p>nothing</p></html>\n", "broken"],
    ids=["empty", "blank", "html", "card"],
)
@pytest.mark.usefixtures("_fast")
def test_a_file_without_a_hand_is_no_file_without_mistakes(
    text: str,
    _file: Path,  # noqa: PT019 - its path
    tmp_path: Path,
) -> None:
    """Whoever named the wrong file is told so, instead of being praised."""
    if text == "broken":
        text = re.sub(r'\[Deck "[^"]{3}', '[Deck "CA ', _file.read_text("utf-8"))
    _file.write_text(text, "utf-8")
    said = called("exercise", str(_file), data=tmp_path)

    assert 2 == said.status
    assert "hands.osk contains no hand that could be looked at." in said.err
    assert "Traceback" not in said.err
    assert "Nothing is due" not in said.out


# ---- programs -----------------------------------------------------------------------------------


def test_a_program_is_asked_and_told_by_lines(tmp_path: Path) -> None:
    """And nothing is kept."""
    said = called(
        *("exercise", "--daily", "--date", DAY, "--json"), stdin=f"{WORST}\n", data=tmp_path
    )
    question, verdict = objects(said)
    assert TODAY.id == question["id"] == verdict["id"]
    assert "moves" not in question
    assert (False, BEST) == (verdict["right"], verdict["best"])
    assert question["legal"] == list(verdict["moves"])
    assert [] == list(tmp_path.iterdir())


def test_a_program_may_answer_anew_what_it_got_wrong() -> None:
    """A fault is an object, and the exit status tells of it."""
    said = called("exercise", "--daily", "--json", "--date", DAY, stdin=f"x\n\n=C\n{BEST}\n")
    _, first, second, verdict = objects(said)
    assert 2 == said.status
    assert "error" in first
    assert "error" in second
    assert verdict["right"]


def test_a_program_that_says_nothing_has_its_question() -> None:
    """That is enough for who only wants the position."""
    said = called("exercise", "--daily", "--json", "--date", DAY)
    assert (0, 1) == (said.status, len(objects(said)))


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled")
def test_the_endings_can_be_made_anew(tmp_path: Path) -> None:
    """Byte by byte those that come with the package."""
    out = tmp_path / "made.jsonl"
    said = called("exercise", "--make", str(out), "--count", "2", data=tmp_path)
    assert 0 == said.status
    ids = [json.loads(line)["id"] for line in out.read_text("utf-8").splitlines()]
    assert ids == [exercise.id for exercise, _ in zip(all_endings(), range(2), strict=False)]
    other = tmp_path / "other.jsonl"
    called("exercise", "--make", str(other), "--count", "1", "--seed", "9", data=tmp_path)
    assert json.loads(other.read_text("utf-8"))["id"] not in ids
