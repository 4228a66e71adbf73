"""``offiziersskat analyse``: exact where it can be, honest where not, blind to what is hidden."""

import json
from pathlib import Path

import pytest
from tests.command import called, objects
from tests.endings import move_values

from offiziersskat.core.game import observe, play_out
from offiziersskat.notation import parse_position, position_of
from offiziersskat.notation.replay import start
from offiziersskat.notation.stream import read_records

REVEALS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "cases" / "reveals.jsonl").read_text().splitlines()
]
FEW = [case for case in REVEALS if case["unknown"] <= 4]
SOME = [case for case in REVEALS if case["unknown"] == 5][:6]
POSITION = REVEALS[0]["position"]


def _lines(cases: list[dict[str, object]]) -> str:
    return "".join(f"{case['position']}\n" for case in cases)


def test_every_case_of_reveals_is_answered_exactly() -> None:
    """Expected points and the probability of winning are those of the cases."""
    cases = FEW + SOME
    said = called("analyse", "--json", "--objective", "all", "--exact", "-", stdin=_lines(cases))
    answers = objects(said)

    assert (0, "") == (said.status, said.err)
    assert list(range(len(cases))) == [answer["hand"] for answer in answers]
    for case, answer in zip(cases, answers, strict=True):
        assert (True, 0, case["unknown"]) == (
            answer["exact"],
            answer["stderr"],
            answer["unknown"],
        )
        position = parse_position(case["position"])
        best = max if position.seat.side is position.own_side else min
        told = {coin for coin in ("points", "win") if coin in case}
        assert told
        for coin in told:
            found = best(move[coin] for move in answer["moves"].values())
            assert case[coin] == pytest.approx(found, abs=1e-8)
        points = best(move["points"] for move in answer["moves"].values())
        assert points == answer["moves"][answer["best"]]["points"]


def test_every_move_is_worth_what_a_plain_search_says() -> None:
    """Not the best alone: each move's points and chances, against an unpruned oracle."""
    cases = [case for case in REVEALS if case["unknown"] <= 3][:12]
    answers = objects(called("analyse", "--json", "--objective", "all", "-", stdin=_lines(cases)))
    for case, answer in zip(cases, answers, strict=True):
        position = parse_position(case["position"])
        points, wins = move_values(position, "points"), move_values(position, "win")

        assert {card.code for card in points} == set(answer["moves"])
        for card, value in points.items():
            move = answer["moves"][card.code]
            assert value == pytest.approx(move["points"], abs=1e-8)
            assert wins[card] == pytest.approx(move["win"], abs=1e-8)


@pytest.mark.parametrize("coin", ["points", "win", "score"])
def test_only_the_figure_of_the_objective_is_given(coin: str) -> None:
    """The other two are null, and every key of the interface is there."""
    (answer,) = objects(called("analyse", "--json", "--objective", coin, "-", stdin=POSITION))

    assert ["hand", "moves", "best", "exact", "objective", "stderr", "unknown", "ms"] == list(
        answer
    )
    assert coin == answer["objective"]
    for move in answer["moves"].values():
        assert {"points", "win", "score"} == set(move)
        assert [] == [key for key, value in move.items() if value is not None and key != coin]


def _record(name: str, *, drop: int = 0, keep: int = 200) -> str:
    """A hand without its last actions, or with its first ones, as a record of one line."""
    record = json.loads(called("random", "--seed", "11", "--hands", "1", "--rules", name).out)
    del record["result"]
    record["actions"] = record["actions"][: len(record["actions"]) - drop][:keep]
    return json.dumps(record)


@pytest.mark.parametrize("name", ["classic", "japanese", "simple"])
def test_a_record_is_worth_what_its_position_is(name: str) -> None:
    """What was hidden in the deck does not matter: only the table that the seat sees does."""
    record = _record(name, drop=6)
    (hand,) = read_records([record.encode()])
    game = play_out(start(hand), hand.actions)  # type: ignore[arg-type, union-attr]
    assert game.to_act is not None
    position = position_of(observe(game, game.to_act))
    seen, told = (
        objects(
            called("analyse", "--json", "-", stdin=f"{record}\n"),
        ),
        objects(called("analyse", "--json", "-", stdin=f"{position}\n")),
    )
    for answer in (*seen, *told):
        del answer["ms"]

    assert told == seen


def test_hidden_hands_are_never_called_exact() -> None:
    """An estimate says so, and has a standard error."""
    said = called("analyse", "--json", "--time", "0.3", "-", stdin=_record("half_open", drop=7))
    (answer,) = objects(said)

    assert not answer["exact"]
    assert answer["unknown"] > 1
    assert answer["stderr"] >= 0


def test_sixteen_is_exact_although_nobody_shows_his_hand() -> None:
    """My cards tell the other's."""
    said = called("analyse", "--json", "--exact", "-", stdin=_record("sixteen", drop=9))
    (answer,) = objects(said)

    assert (True, 0, 0) == (answer["exact"], answer["stderr"], answer["unknown"])


def test_another_seat_has_other_eyes() -> None:
    """``--seat`` looks at the same decision with what that seat knows."""
    record = _record("half_open", drop=5)
    unknown = set()
    for seat in ("0", "1"):
        said = called("analyse", "--json", "--time", "0.3", "--seat", seat, "-", stdin=record)
        (answer,) = objects(said)
        assert said.status == 0
        assert answer["moves"]
        unknown.add(answer["unknown"])
    assert unknown


def test_a_finished_hand_has_nothing_to_decide() -> None:
    """No moves, and nothing best."""
    record = called("random", "--seed", "2", "--hands", "1").out
    (answer,) = objects(called("analyse", "--json", "-", stdin=record))

    assert ({}, None, True, 0) == (
        answer["moves"],
        answer["best"],
        answer["exact"],
        answer["stderr"],
    )


@pytest.mark.parametrize(
    ("args", "stdin", "text"),
    [
        (("--seat", "3"), POSITION, "no seat 3"),
        (("--exact",), _record("half_open", drop=7), "no exact answer"),
        (("--exact",), _record("classic", drop=30), "within reach"),
        ((), _record("auction", keep=1), "analysed"),
        ((), POSITION.replace("33-39", "33-40"), "add up"),
        ((), POSITION.replace("CK/??", "CA/??"), "twice"),
        ((), POSITION + " H8", "unseen"),
    ],
)
def test_what_cannot_be_analysed_is_told_in_one_sentence(
    args: tuple[str, ...], stdin: str, text: str
) -> None:
    """The error stands in the answer's place, the next hand is answered, the status is 2."""
    said = called("analyse", "--json", *args, "-", stdin=stdin)
    (answer,) = objects(said)

    assert said.status == 2
    assert {"hand", "error", "line", "column"} == set(answer)
    assert text in answer["error"]
    assert said.err == ""


@pytest.mark.parametrize("args", [("--seat", "4"), ("--seat", "x"), ("--objective", "glory")])
def test_arguments_that_cannot_be_are_refused(args: tuple[str, ...]) -> None:
    """Status 2 and one message, before anything is read."""
    said = called("analyse", *args, "-", stdin=POSITION)

    assert (2, "") == (said.status, said.out)
    assert said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("lang", ["de", "en", "ja"])
@pytest.mark.parametrize("columns", [40, 80])
def test_people_get_a_table_with_bars(lang: str, columns: int) -> None:
    """A row for each move with its figures, the best one marked, and how sure that is."""
    said = called("analyse", "--objective", "all", "-", stdin=POSITION, lang=lang, columns=columns)

    assert (0, "") == (said.status, said.err)
    assert "▸" in said.out
    assert "%" in said.out
    assert len(said.out.splitlines()) >= 8
