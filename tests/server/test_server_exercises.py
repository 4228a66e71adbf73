"""Exercises over HTTP: asked, judged, the same for everybody, and no question tells its answer."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.secrecy.noninterference import Channel, Eye, Leak, Played, leaks, played
from tests.server.serving import Address, running

from offiziersskat.core.actions import text_of
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.server import exercising
from offiziersskat.trainer import Exercise, Kind, Worth, shelf

Json = dict[str, Any]
ENDING, BEST = "f3989eeee7", "D8"
ANSWERS = {"best", "loss", "margin", "mark", "moves", "right", "why", "checks", "deal", "over"}
SQL = "x'; DROP TABLE events; --"


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server at which nobody plays: whatever database it has, exercises are not in it."""
    with running(tmp_path_factory.mktemp("exercises")) as server:
        yield server.address


def _get(address: Address, path: str = "") -> Json:
    answer = httpx.get(f"{address.http}/api/exercises{path}", timeout=30)
    assert 200 == answer.status_code, answer.text
    found: Json = answer.json()
    return found


def _judged(address: Address, name: str, **body: object) -> Json:
    answer = httpx.post(f"{address.http}/api/exercises/{name}", json=body, timeout=30)
    assert 200 == answer.status_code, answer.text
    found: Json = answer.json()
    return found


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_the_list_names_every_ending_and_where_there_is_a_choice(alone: Address) -> None:
    """By id, grade and rules, as they follow from day to day."""
    told = _get(alone)
    assert [one.id for one in shelf.all_endings()] == [one["id"] for one in told["endings"]]
    assert {1, 2, 3, 4} == {one["grade"] for one in told["endings"]}
    assert list(PRESETS) == [one["rules"] for one in told["declarations"]]


def test_the_ending_of_a_day_is_the_same_for_everybody(alone: Address) -> None:
    """Another day, another ending; the terminal asks the same."""
    path = "/daily?date=2026-12-02"
    assert _get(alone, path) == _get(alone, path)
    assert _get(alone, path)["id"] != _get(alone, "/daily?date=2026-12-03")["id"]
    question = _get(alone, path)
    assert "2026-12-02" == question.pop("date")
    assert question == _get(alone, f"/{question['id']}")


def test_an_ending_is_asked_and_judged(alone: Address) -> None:
    """Every card has its value, one of them is best, and it is said why, in one's language."""
    question = _get(alone, f"/{ENDING}")
    told = {card: _judged(alone, ENDING, action=card, lang="de") for card in question["legal"]}
    assert [told[BEST]] == [one for one in told.values() if one["right"]]
    assert all(set(question["legal"]) == set(one["moves"]) for one in told.values())
    assert all(BEST == one["best"] for one in told.values())
    assert "Augen" in " ".join(told["CK"]["why"])
    assert told["CK"]["why"] != _judged(alone, ENDING, action="CK", lang="ja")["why"]
    assert 0 < told["CK"]["loss"]["score"]


def test_who_asks_for_the_solution_has_missed_it(alone: Address) -> None:
    """No action, not right; what is best is told."""
    told = _judged(alone, ENDING)
    assert (None, False, BEST) == (told["action"], told["right"], told["best"])


@pytest.mark.parametrize("rules", PRESETS)
def test_a_declaration_is_asked_and_judged(alone: Address, rules: str) -> None:
    """What each choice means stands with it; the best is right."""
    name = f"contract:{rules}:1:0"
    question = _get(alone, f"/{name}")
    assert "declare" == question["view"]["phase"]
    assert question["legal"] == [one["action"] for one in question["choices"]]
    best = _judged(alone, name)["best"]
    assert _judged(alone, name, action=best)["right"]


@pytest.mark.parametrize(
    "name",
    [
        "none",
        SQL,
        "<script>",
        "x" * 5000,
        "contract:classic:1:10000",
        "contract:classic:1:007",
        "contract:classic:1:" + "9" * 4000,
        "contract:classic:2:0",
        "contract:nonsense:1:0",
        "contract:classic;spitzen=on:1:0",
        "mistake:x",
    ],
)
def test_what_is_no_exercise_is_not_found(alone: Address, name: str) -> None:
    """Whoever wants another hand weighed than those on offer as well."""
    path = f"{alone.http}/api/exercises/{httpx.QueryParams(x=name)['x']}"
    assert (404, "exercise-unknown") == _refused(httpx.get(path, timeout=30))
    assert (404, "exercise-unknown") == _refused(httpx.post(path, json={}, timeout=30))


@pytest.mark.parametrize("date", ["", "x", "2026-02-30", "20261202", "0000-01-01", SQL])
def test_what_is_no_date_is_refused(alone: Address, date: str) -> None:
    """With the sentence that the command has for it."""
    answer = httpx.get(f"{alone.http}/api/exercises/daily", params={"date": date})
    assert (400, "exercise-date") == _refused(answer)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"action": "SA"}, 400),
        ({"action": "=C"}, 400),
        ({"action": SQL}, 400),
        ({"action": "XX"}, 400),
        ({"action": ""}, 400),
        ({"action": "x" * 41}, 422),
        ({"action": 5}, 422),
        ({"action": "CK", "lang": "fr"}, 422),
        ({"action": "CK", "more": 1}, 422),
    ],
)
def test_what_is_no_answer_is_refused(alone: Address, body: Json, status: int) -> None:
    """One clear code, and nothing of the solution."""
    answer = httpx.post(f"{alone.http}/api/exercises/{ENDING}", json=body, timeout=30)
    assert status == answer.status_code
    assert answer.json()["error"]["code"]
    assert BEST not in answer.text


def test_pages_of_other_hosts_get_no_verdict(alone: Address) -> None:
    """It is work, and it is not done for them."""
    headers = {"Origin": "https://evil.example"}
    answer = httpx.post(f"{alone.http}/api/exercises/{ENDING}", json={}, headers=headers)
    assert (403, "origin-foreign") == _refused(answer)


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    """An exercise costs more than a page."""
    with running(tmp_path, rate=0.001, burst=14) as server:
        path = f"{server.address.http}/api/exercises/{ENDING}"
        answers = [httpx.get(path, timeout=30) for _ in range(4)]
        assert (429, "too-often") == _refused(answers[-1])
        assert 200 == answers[0].status_code


# ---- secrecy ------------------------------------------------------------------------------------


def _everything(name: str) -> str:
    return json.dumps([exercising.question(name), exercising.listed()])


def _turned(line: str) -> str:
    """The same position with every card worth what another one was."""
    told = json.loads(line)
    cards, values = list(told["moves"]), list(told["moves"].values())
    told["moves"] = dict(zip(cards, values[1:] + values[:1], strict=True))
    return json.dumps({**told, "over": told["over"] * 2, "checks": [], "deal": 0})


def _answers_seen(monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a question changes with the values of its cards."""
    lines = shelf._lines()[::70]
    names = [json.loads(line)["id"] for line in lines]
    honest = [_everything(name) for name in names]
    solved = [exercising.judged(name, None, "en")["best"] for name in names]
    with monkeypatch.context() as patch:
        turned = tuple(_turned(line) if line in lines else line for line in shelf._lines())
        patch.setattr(shelf, "_lines", lambda: turned)
        exercising.listed.cache_clear()
        changed = [_everything(name) for name in names]
        # Or there would have been nothing to see.
        assert solved != [exercising.judged(name, None, "en")["best"] for name in names]
    exercising.listed.cache_clear()
    return honest != changed


def test_no_question_depends_on_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a byte of it, nor of the list; and no field of a verdict stands in one."""
    assert not _answers_seen(monkeypatch)
    names = [one["id"] for one in exercising.listed()["endings"][::70]]
    for name in (*names, *(f"contract:{rules}:1:1" for rules in PRESETS)):
        assert not ANSWERS & exercising.question(name).keys()


def _plant(honest: Callable[[Exercise], Json]) -> Callable[[Exercise], Json]:
    return lambda exercise: {**honest(exercise), "hint": text_of(exercise.best)[-1:]}


def test_a_question_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be it one letter."""
    monkeypatch.setattr(exercising, "_asked", _plant(exercising._asked))
    assert _answers_seen(monkeypatch)


def _question(hand: Played, eye: Eye) -> object:
    view = observe(hand.game, eye)
    if not view.is_my_turn or view.phase not in (Phase.PLAY, Phase.DECLARE):
        return None
    values = {action: Worth(0.0, 0.0) for action in legal(view)}
    return json.dumps(exercising._asked(Exercise("id", Kind.MISTAKE, 1, view, values)))


def _seen(name: str) -> list[Leak]:
    rng = random.Random(f"exercise {name}")
    whole = played(preset(name), rng)
    asks = [n for n in range(len(whole.actions)) if _is_asked(whole.until(n))]
    hands = [whole.until(ply) for ply in (asks[0], asks[len(asks) // 2])]
    channel = Channel("question", _question)
    return [leak for hand in hands for leak in leaks(hand, [channel], rng, tries=3)]


def _is_asked(hand: Played) -> bool:
    return _question(hand, hand.game.to_act) is not None


@pytest.mark.parametrize("name", ["classic", "sixteen", "auction", "double"])
def test_no_question_tells_a_hidden_card(name: str) -> None:
    """What its seat cannot see changes no byte of it."""
    assert [] == _seen(name)
