"""``replay`` answers programs line by line, and tells people a hand as they would tell it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.command import Said, called, objects

CASES = Path(__file__).parents[1] / "cases" / "replays.jsonl"

END_OF_GAME = (
    "classic C 0 29-14 - S8/?? H7 DK DT C9/?? CJ -- -- "
    "| HQ/?? HK HT/?? D9 DA C7 -- -- ? SA H9 HA CA"
)


def _cases() -> list[dict[str, Any]]:
    return [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


def _record(rules: str = "classic") -> dict[str, Any]:
    """A complete random hand."""
    said = called("random", "--rules", rules, "--seed", "5")
    record: dict[str, Any] = json.loads(said.out)
    return record


def _replayed(*records: dict[str, Any] | str, lang: str = "en") -> Said:
    lines = [one if isinstance(one, str) else json.dumps(one) for one in records]
    return called("replay", "--json", "-", stdin="\n".join(lines) + "\n", lang=lang)


@pytest.mark.parametrize("case", _cases(), ids=lambda case: str(case["id"]))
def test_every_case_is_replayed_decision_by_decision(case: dict[str, Any]) -> None:
    """Seat, phase, legal actions in canonical order, action, and in the end the result."""
    said = _replayed(case["record"])
    *steps, end = objects(said)

    assert (0, "") == (said.status, said.err)
    assert {"hand": 0, "result": case["record"]["result"]} == end
    assert list(range(len(case["steps"]))) == [step["ply"] for step in steps]
    for wanted, step in zip(case["steps"], steps, strict=True):
        assert {"hand", "ply", "seat", "phase", "view", "legal", "action"} == step.keys()
        assert wanted["seat"] == step["seat"]
        assert wanted["phase"] == step["phase"]
        assert wanted["action"] == step["action"]
        legal = wanted["legal"]
        assert legal == (step["legal"] if isinstance(legal, list) else len(step["legal"]))


def test_a_stream_of_all_cases_is_numbered() -> None:
    """Every answer carries the number of its hand, counted from 0."""
    cases = _cases()
    said = _replayed(*(case["record"] for case in cases))
    ends = [answer for answer in objects(said) if "result" in answer]

    assert list(range(len(cases))) == [end["hand"] for end in ends]
    assert [case["record"]["result"] for case in cases] == [end["result"] for end in ends]


@pytest.mark.parametrize("rules", ["half_open", "sixteen"])
def test_a_view_hides_the_other_hand(rules: str) -> None:
    """The layout of a step shows the hand of its seat and marks for the other."""
    for step in objects(_replayed(_record(rules)))[:-1]:
        hands = step["view"].split(";")[0].split("&")[0].split(" | ")
        own, other = hands[step["seat"]], hands[1 - step["seat"]]

        assert "??*" not in own
        assert "+" not in other or "+ ??*" in other


def test_an_illegal_action_is_told_with_its_reason() -> None:
    """The first illegal action ends the hand: exit status 1, no result."""
    record = _record("sixteen")
    record["actions"][2] = record["actions"][1]
    said = _replayed(record)
    answer = objects(said)[-1]

    assert 1 == said.status
    assert {"hand", "ply", "seat", "illegal", "reason", "legal"} == answer.keys()
    assert (0, 2, 1) == (answer["hand"], answer["ply"], answer["seat"])
    assert (record["actions"][1], "not_playable") == (answer["illegal"], answer["reason"])
    assert len(answer["legal"]) > 0


def test_a_card_that_does_not_exist_is_illegal() -> None:
    """An unknown card is a move that is refused, not an unreadable record."""
    record = _record()
    record["actions"][4] = "ZZ"
    said = _replayed(record)
    answer = objects(said)[-1]

    assert (1, "ZZ", "unknown_card") == (said.status, answer["illegal"], answer["reason"])


def test_an_action_after_the_end_is_illegal() -> None:
    """Nobody is to act any more."""
    record = _record()
    record["actions"].append("CJ")
    answer = objects(_replayed(record))[-1]

    assert (None, "CJ", "wrong_phase", []) == tuple(
        answer[key] for key in ("seat", "illegal", "reason", "legal")
    )


def test_a_wrong_stored_result_is_told_with_the_right_one() -> None:
    """One line with both results, and exit status 1."""
    record = _record()
    right = dict(record["result"])
    record["result"]["score"] = [1, 1]
    said = _replayed(record)
    answer = objects(said)[-1]

    assert 1 == said.status
    assert {
        "hand": 0,
        "result": right,
        "stored": record["result"],
        "reason": "wrong_result",
    } == answer


def test_an_unfinished_record_ends_with_what_is_to_be_done() -> None:
    """The record stands for the position at its end."""
    record = _record()
    del record["result"], record["actions"][6:]
    said = _replayed(record)
    answer = objects(said)[-1]

    assert 0 == said.status
    assert {"hand", "result", "seat", "phase", "legal"} == answer.keys()
    assert (None, "play") == (answer["result"], answer["phase"])


def test_a_position_is_a_hand_too() -> None:
    """One position string a line; there is nothing to replay but whose turn it is."""
    said = _replayed(END_OF_GAME, END_OF_GAME)
    legal = ["CJ", "C9", "S8", "H7", "DT", "DK"]

    assert 0 == said.status
    assert [
        {"hand": hand, "result": None, "seat": 0, "phase": "play", "legal": legal}
        for hand in (0, 1)
    ] == objects(said)


def test_a_hand_that_cannot_be_read_does_not_stop_the_others() -> None:
    """Its answer says what is wrong and where; status 2 wins over 1."""
    broken = {"format": "offiziersskat/1", "rules": "nonsense", "deck": []}
    wrong = _record()
    wrong["result"]["score"] = [1, 1]
    said = _replayed(wrong, broken, _record())
    ends = [answer for answer in objects(said) if "ply" not in answer]

    assert 2 == said.status
    assert [0, 1, 2] == [end["hand"] for end in ends]
    assert {"hand", "error", "line", "column"} == ends[1].keys()
    assert 2 == ends[1]["line"]
    assert "nonsense" in ends[1]["error"]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"deck": None}, "Deck"),
        ({"rules": "classic; foo=1"}, "foo"),
        ({"rules": {"preset": "classic", "scoring": "japanese", "kontra": True}}, "kontra"),
        ({"actions": ["nonsense!"]}, "nonsense!"),
        ({"format": "offiziersskat/9"}, "offiziersskat/1"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_faults_of_a_record_are_told_in_every_language(
    change: dict[str, object], word: str, lang: str
) -> None:
    """The message names what is at fault; the exit status is 2."""
    said = _replayed({**_record(), **change}, lang=lang)
    answer = objects(said)[-1]

    assert 2 == said.status
    assert word in answer["error"]
    assert answer["line"] == 1 and answer["column"] >= 1


@pytest.mark.parametrize("count", [31, 33])
def test_a_deck_of_another_size_is_refused(count: int) -> None:
    """The message gives the number of cards."""
    record = _record()
    record["deck"] = (record["deck"] * 2)[:count]
    said = _replayed(record)

    assert 2 == said.status
    assert str(count) in objects(said)[0]["error"] or count == 33


def test_a_half_written_line_is_one_fault() -> None:
    """The end of the file in the middle of a record."""
    line = json.dumps(_record())
    said = _replayed(_record(), line[: len(line) // 2])

    assert 2 == said.status
    assert 1 == objects(said)[-1]["hand"]


# ---- for people -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["Spiel 1", "Vorhand", "Geber", "Angeschrieben"]),
        ("en", ["Hand 1", "Forehand", "Dealer", "Score"]),
        ("ja", ["第1局", "フォアハンド", "ディーラー", "得点"]),
    ],
)
def test_a_hand_is_told_trick_by_trick(lang: str, words: list[str]) -> None:
    """Heading, calls, sixteen numbered tricks, the result in words."""
    said = called("replay", "-", stdin=json.dumps(_record()), lang=lang)

    assert (0, "") == (said.status, said.err)
    assert [] == [word for word in words if word not in said.out]
    assert "16. " in said.out and "17. " not in said.out


def test_players_are_called_by_their_names() -> None:
    """The names of the record stand for the seats."""
    record = {**_record(), "seats": ["Anna", "Ben"]}
    said = called("replay", "-", stdin=json.dumps(record))

    assert "Anna – Ben" in said.out
    assert "Forehand" not in said.out


def test_the_points_of_the_last_trick_are_those_of_the_result() -> None:
    """The running count by side ends with what the record stores."""
    record = _record()
    said = called("replay", "-", stdin=json.dumps(record))
    last = next(line for line in said.out.splitlines() if line.startswith("16."))

    assert record["result"]["points"] == [int(word) for word in last.split()[-3::2]]


def test_faults_go_to_standard_error_with_their_place(tmp_path: Path) -> None:
    """``FILE:line:column: message``, and the other hands are told all the same."""
    file = tmp_path / "my hands.json"
    file.write_text("{}\n" + json.dumps(_record()) + "\n", encoding="utf-8")
    said = called("replay", str(file))

    assert 2 == said.status
    assert said.err.startswith(f"{file}:1:1: ")
    assert 1 == len(said.err.splitlines())
    assert said.out.strip().startswith("Hand 2")


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "bedient"), ("en", "follow"), ("ja", "フォロー")]
)
def test_people_are_told_why_a_card_is_illegal(lang: str, word: str) -> None:
    """A revoke is explained in words, with what could have been played."""
    record, ply, card = next(
        (case["record"], ply, _revoke(case, ply))
        for case in _cases()
        for ply in range(len(case["steps"]))
        if _revoke(case, ply)
    )
    record = {**record, "actions": [*record["actions"][:ply], card], "result": None}
    said = called("replay", "-", stdin=json.dumps(record), lang=lang)

    assert 1 == said.status
    assert word in said.out


def _revoke(case: dict[str, Any], ply: int) -> str:
    """A hand card that the seat played later and may not play now."""
    step = case["steps"][ply]
    if case["record"]["rules"]["preset"] != "sixteen" or step["phase"] != "play":
        return ""
    later = [one["action"] for one in case["steps"][ply:] if one["seat"] == step["seat"]]
    return next((card for card in later if card not in step["legal"]), "")


def test_a_wrong_result_is_told_in_words() -> None:
    """What the record says and what the hand gives."""
    record = _record()
    right = record["result"]["value"]
    record["result"]["value"] = 1
    said = called("replay", "-", stdin=json.dumps(record))

    assert 1 == said.status
    assert f"value: 1; the hand gives value: {right}." in said.out


WRONG: list[tuple[str, object, str]] = [
    ("contract", "N", "contract: Null;"),
    ("contract", "X", 'contract: "X";'),
    ("declarer", 1, "declarer: Ben;"),
    ("declarer", 7, "declarer: 7;"),
    ("points", [60, 60], "card points: 60 : 60;"),
    ("tricks", None, "tricks: none;"),
    ("schneider", "maybe", 'schneider: "maybe";'),
    ("schwarz", 1, "schwarz: 1;"),
    ("matadors", {"with": False, "count": 9}, "matadors: without 9;"),
    ("matadors", {"with": 2}, 'matadors: {"with": 2};'),
    ("kontra", 3, "kontra: 3;"),
    ("score", [-1, 0], "score: −1 : 0;"),
    ("bid", 18, "bid: 18;"),
    ("overbid", True, "overbid: yes;"),
    ("overbid", False, "overbid: no;"),
]


@pytest.mark.parametrize(("key", "stored", "told"), WRONG)
def test_every_field_of_a_wrong_result_is_told_in_words(
    key: str, stored: object, told: str
) -> None:
    """Nothing of it looks like code, unless something that is no value is repeated."""
    record = {**_record(), "seats": ["Anna", "Ben"]}
    record["result"] = {**record["result"], key: stored}
    said = called("replay", "-", stdin=json.dumps(record))

    assert 1 == said.status
    assert f"The record says {told}" in said.out
    assert not {"None", "True", "False"} & set(re.findall(r"\w+", said.out))


@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_a_hand_won_by_the_wrong_side_is_told_in_words(lang: str) -> None:
    """Sides are called by what they are; a hand said to be unfinished, by that."""
    record = _record()
    record["result"]["winner"] = 1 - record["result"]["winner"]
    other = {**_record(), "result": "*"}
    said = called("replay", "-", stdin=json.dumps(record) + "\n" + json.dumps(other), lang=lang)
    words = {
        "de": ("die Gegenseite", "unbeendet"),
        "en": ("the other side", "unfinished"),
        "ja": ("もう一方の側", "未完"),
    }

    assert 1 == said.status
    for word in words[lang]:
        assert word in said.out


def test_a_card_after_the_end_does_not_hide_who_took_the_last_trick() -> None:
    """Nor does an illegal one hide who took the trick before it."""
    record = {**_record(), "result": None}
    last = called("replay", "-", stdin=json.dumps(record)).out.split("16.")[1].splitlines()[0]
    more = {**record, "actions": [*record["actions"], "CJ"]}
    short = {**record, "actions": [*record["actions"][:-2], record["actions"][-1]]}

    assert f"16.{last}\n" in called("replay", "-", stdin=json.dumps(more)).out
    assert "takes it" in called("replay", "-", stdin=json.dumps(short)).out.split("15.")[1]


def test_where_suits_cannot_be_written_cards_are_codes() -> None:
    """An output of ASCII gets letters, and no question marks for cards."""
    said = called("replay", "-", stdin=json.dumps(_record()), encoding="ascii")

    assert 0 == said.status
    assert "?" not in said.out
    assert said.out.isascii()
