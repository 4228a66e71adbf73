"""What an exercise asks, how answers are judged, and when two of them are alike."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.command import called

from offiziersskat.analysis.review import How, Mark
from offiziersskat.core.actions import Action, Declare, IllegalAction, Play, Reason
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.notation import parse_position
from offiziersskat.trainer import (
    EXERCISE_FORMAT,
    Exercise,
    Kind,
    Margin,
    Worth,
    question_json,
    verdict_json,
)
from offiziersskat.trainer.form import read_line
from offiziersskat.trainer.sameness import canonical, name_of

POSITION = (
    "classic C,w2 0 10:3-31:6 - CA CT/?? HK DT/?? SA -- -- -- "
    "| SK SQ/?? DA D9 C9/?? -- -- -- ? S8 HA H7 DK"
)
CA, CT, HK = Play(Card.CA), Play(Card.CT), Play(Card.HK)


def _values(**scores: float) -> dict[Action, Worth]:
    return {Play(Card[code]): Worth(score / 2, score) for code, score in scores.items()}


def _exercise(values: dict[Action, Worth], *, how: How = How.EXACT, error: float = 0) -> Exercise:
    position = parse_position(POSITION)
    errors = dict.fromkeys(values, error) if error else {}
    return Exercise(
        "x", Kind.ENDING, 2, position.view(), values, how, errors, matadors=position.matadors
    )


ENDING = _exercise(_values(CA=-9, CT=24, HK=-36, DT=21, SA=3))


def test_the_best_action_and_by_how_much() -> None:
    """Against the next best, in points and in score."""
    assert CT == ENDING.best
    assert Margin(1.5, 3) == ENDING.margin
    assert 4 == ENDING.unknown


def test_of_equal_scores_the_points_decide() -> None:
    """As everywhere."""
    values = {**_values(CA=5, CT=5), CT: Worth(9, 5)}
    assert CT == _exercise(values).best


def test_only_the_best_card_of_an_ending_is_right() -> None:
    """However little another one loses."""
    assert ENDING.verdict(CT).is_right
    near = ENDING.verdict(Play(Card.DT))
    assert (False, 3, Mark.DUBIOUS) == (near.is_right, near.loss.score, near.mark)
    assert 3 / 72 == near.share


def test_of_cards_that_are_worth_the_same_each_is_right() -> None:
    """As two neighbours in a suit mostly are; the points count, too."""
    values: dict[Action, Worth] = {
        CA: Worth(3, 5),
        CT: Worth(3, 5),
        Play(Card.DT): Worth(2, 5),
    }
    assert [True, True, False] == [_exercise(values).verdict(one).is_right for one in values]


def test_a_loss_gets_the_mark_that_it_would_get_in_a_review() -> None:
    """By its part of what is at stake, 72 in Skat scoring."""
    assert Mark.BLUNDER is ENDING.verdict(CA).mark
    assert None is ENDING.verdict(CT).mark
    assert Mark.MISTAKE is _exercise(_values(CA=0, CT=8)).verdict(CA).mark


def test_where_values_are_drawn_what_cannot_be_told_apart_is_right() -> None:
    """Two standard errors, and at least what would be marked."""
    values = _values(CA=0, CT=20, HK=19)
    sure = _exercise(values, how=How.WORLDS, error=4)
    assert [False, True, True] == [sure.verdict(one).is_right for one in (CA, CT, HK)]
    unsure = _exercise(values, how=How.WORLDS, error=11)
    assert unsure.verdict(CA).is_right
    assert (False, 11) == (unsure.is_exact, unsure.stderr)


def test_what_is_not_legal_is_no_answer() -> None:
    """The exercise says why, as the game does."""
    with pytest.raises(IllegalAction) as caught:
        ENDING.verdict(Play(Card.C7))
    assert Reason.NOT_PLAYABLE is caught.value.reason
    with pytest.raises(IllegalAction) as caught:
        ENDING.verdict(Declare(Contract.C))
    assert Reason.WRONG_PHASE is caught.value.reason


def test_unknown_points_stay_unknown() -> None:
    """A declaration has a score, and no card points."""
    exercise = _exercise({CA: Worth(None, 3), CT: Worth(None, 5)})
    assert Margin(None, 2) == exercise.margin
    assert Margin(None, 2) == exercise.loss(CA)


# ---- plain data ---------------------------------------------------------------------------------


def test_a_question_holds_the_table_and_nothing_of_the_answer() -> None:
    """For whoever shows it."""
    asked = question_json(ENDING)
    assert POSITION == asked["position"]
    assert ["CA", "CT", "SA", "HK", "DT"] == asked["legal"]
    assert {"with": True, "count": 2} == asked["matadors"]
    assert 4 == asked["unknown"]
    assert {"preset": "classic"} == asked["rules"]
    other = _exercise(_values(CA=24, CT=-9, HK=-36, DT=21, SA=3))
    assert json.dumps(asked) == json.dumps(question_json(other))


def test_a_verdict_holds_every_value() -> None:
    """And is plain JSON."""
    told = json.loads(json.dumps(verdict_json(ENDING.verdict(CA))))
    assert {"points": 16.5, "score": 33} == told["loss"]
    assert {"points": 1.5, "score": 3} == told["margin"]
    assert ("CA", "CT", False, "??", True, 0) == tuple(
        told[key] for key in ("action", "best", "right", "mark", "exact", "stderr")
    )
    assert {"points": 12, "score": 24, "win": None} == told["moves"]["CT"]


def test_a_line_is_read_as_it_is_meant() -> None:
    """Whole numbers, ``over`` the unit."""
    line = {
        "id": "abc",
        "grade": 3,
        "position": POSITION,
        "over": 24,
        "moves": {"CA": [24, -48, 12], "CT": [48, 24, 24]},
    }
    exercise = read_line(json.dumps(line))
    assert Worth(1, -2, 0.5) == exercise.values[CA]
    assert (CT, 3, "abc", Kind.ENDING) == (
        exercise.best,
        exercise.grade,
        exercise.id,
        exercise.kind,
    )
    assert exercise.matadors == parse_position(POSITION).matadors


# ---- sameness -----------------------------------------------------------------------------------


def _canonical(rules: str, contract: str, seat: int, table: str, unseen: str) -> str:
    """Of a position with what lies there; 20 points of the rest are the first side's, in null none."""
    names = re.findall(r"[CSHD][ATKQJ987]", f"{table} {unseen}")
    gone = 120 - sum(Card[name].points for name in names)
    tricks = (32 - len(names)) // 2
    made = f"0:0-{gone}:{tricks}" if contract == "N" else f"20:4-{gone - 20}:{tricks - 4}"
    padded = " | ".join(
        f"{half} --{' --' * (7 - len(half.split()))}" for half in table.split(" | ")
    )
    text = f"{rules} {contract} {seat} {made} - {padded} ? {unseen}"
    return canonical(parse_position(text).view())


MINE, THEIRS = "HA/?? DT S9", "HT DA/?? S8"
TABLE = ("simple", "C", 0, f"{MINE} | {THEIRS}", "SK CJ")
ALIKE = {
    "plain suits exchanged": ("simple", "C", 0, "SA/?? HT D9 | ST HA/?? D8", "DK CJ"),
    "trumps of another suit": ("simple", "S", 0, "HA/?? DT C9 | HT DA/?? C8", "CK CJ"),
    "another jack, alone too": ("simple", "C", 0, f"{MINE} | {THEIRS}", "SK DJ"),
    "other places": ("simple", "C", 0, "DT S9 HA/?? | S8 HT DA/??", "SK CJ"),
    "other seats": ("simple", "C,@1", 1, f"{THEIRS} | {MINE}", "SK CJ"),
}
DIFFERENT = {
    "another card": ("simple", "C", 0, f"HA/?? DK S9 | {THEIRS}", "SK CJ"),
    "covered elsewhere": ("simple", "C", 0, f"HA DT/?? S9 | {THEIRS}", "SK CJ"),
    "another is unknown": ("simple", "C", 0, f"{MINE} | {THEIRS}", "SQ CJ"),
    "a trump among them": ("simple", "H", 0, f"{MINE} | {THEIRS}", "SK CJ"),
    "another kind of game": ("simple", "G", 0, f"{MINE} | {THEIRS}", "SK CJ"),
    "the other to lead": ("simple", "C", 1, f"{MINE} | {THEIRS}", "SK CJ"),
    "another order of cards": ("simple;ten=below_king", "C", 0, f"{MINE} | {THEIRS}", "SK CJ"),
}
_Table = tuple[str, str, int, str, str]


@pytest.mark.parametrize("table", ALIKE.values(), ids=ALIKE)
def test_alike_is_what_differs_in_names_and_places_only(table: _Table) -> None:
    """Whoever knows the one knows the other."""
    assert _canonical(*TABLE) == _canonical(*table)


@pytest.mark.parametrize("table", DIFFERENT.values(), ids=DIFFERENT)
def test_different_is_what_plays_otherwise(table: _Table) -> None:
    """If only by one card."""
    assert _canonical(*TABLE) != _canonical(*table)


def test_points_made_so_far_do_not_make_another_table() -> None:
    """No table comes twice."""
    position = parse_position(POSITION)
    other = replace(position, points=(11, 30))
    assert name_of(position.view()) == name_of(other.view())


def test_in_null_a_jack_belongs_to_its_suit() -> None:
    """And is exchanged with it."""
    null = ("simple;contracts=N", "N", 1)
    one = _canonical(*null, "HJ/?? S9 | H9 SJ/??", "DA D7")
    assert one == _canonical(*null, "SJ/?? H9 | S9 HJ/??", "CA C7")
    assert one != _canonical(*null, "SJ/?? S9 | H9 HJ/??", "DA D7")


def test_before_the_declaration_suits_are_what_they_are_called() -> None:
    """They have different values."""
    text = "japanese - 0 0-0 - {} | {}"
    mine = "CA/?? CT/?? CK/?? CQ/?? CJ/?? C9/?? C8/?? C7/??"
    theirs = "SA/?? ST/?? SK/?? SQ/?? SJ/?? S9/?? S8/?? S7/??"
    one = text.format(mine, theirs)
    other = text.format(mine.replace("C", "D"), theirs)
    assert canonical(parse_position(one).view()) != canonical(parse_position(other).view())


def test_an_exercise_is_the_same_whatever_its_values() -> None:
    """Its view names it; hands can be told apart by it in sets."""
    assert hash(ENDING) == hash(replace(ENDING, values={CA: Worth(0, 0)}))
    assert Seat.FOREHAND is ENDING.view.seat


# ---- the page about it --------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "trainer.md").read_text("utf-8")


def test_the_page_tells_every_key() -> None:
    """Of questions, verdicts, and lines of the file."""
    keys = {*question_json(ENDING), *verdict_json(ENDING.verdict(CA))} - {"format"}
    keys |= {"over", "checks", "deal"}
    told = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert keys <= told
    assert EXERCISE_FORMAT in PAGE


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """As one program."""
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        exec(compile(block, "trainer.md", "exec"), {})
    assert "japanese" in capsys.readouterr().out


def test_the_commands_of_the_page_exist() -> None:
    """With all their options."""
    shown = called("exercise", "--help").out
    for line in re.findall(r"offiziersskat exercise( .*)$", PAGE, re.MULTILINE):
        for option in re.findall(r"--[a-z]+", line):
            assert option in shown
