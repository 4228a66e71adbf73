"""``random``, ``convert`` and ``verify``: records made, rewritten and proved."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.command import Said, called, objects

from offiziersskat.core.catalogue import PRESETS
from offiziersskat.deal import commitment, cut, drawn_contract, numbered_seed, shuffled, table_seed

ALL = [
    *PRESETS,
    "classic; trump=drawn",
    "classic; course=F8o D8o F8h D8h declare play",
    "simple; kontra=on; simple_kontra=on; contracts=NR",
    "auction; kontra=on; lead=declarer",
    "double; scoring=skat; kontra=on; spitzen=on; contracts=CSHDGNR; tie=declarer_loses",
    "japanese; flip=after_trick; grand_double=declarer",
]


def _random(rules: str, *, seed: int = 1, hands: int = 3) -> Said:
    return called("random", "--rules", rules, "--seed", str(seed), "--hands", str(hands))


# ---- random ---------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ALL)
def test_random_hands_replay_without_fault(rules: str) -> None:
    """Complete hands, whose stored results are those of the replay."""
    dealt = _random(rules, hands=5)
    said = called("replay", "--json", "-", stdin=dealt.out)
    ends = [answer for answer in objects(said) if "ply" not in answer]

    assert (0, "") == (dealt.status, dealt.err)
    assert (0, "") == (said.status, said.err)
    assert [record["result"] for record in objects(dealt)] == [end["result"] for end in ends]
    assert None not in [end["result"] for end in ends]


def test_the_same_seed_gives_the_same_hands() -> None:
    """And with it the hands of a shorter run, so that a stream can be split."""
    first = _random("classic", seed=7, hands=3).out

    assert first == _random("classic", seed=7, hands=3).out
    assert first.startswith(_random("classic", seed=7, hands=2).out)
    assert first != _random("classic", seed=8, hands=3).out


def test_hands_are_dealt_as_the_notation_says() -> None:
    """Hand k of seed N comes from SHA-256 of ``offiziersskat:N:k``."""
    records = objects(_random("classic", seed=42, hands=3))

    for hand, record in enumerate(records):
        seed = sha256(f"offiziersskat:42:{hand}".encode()).digest()
        assert [card.code for card in shuffled(seed)] == record["deck"]


def test_a_seed_means_the_same_hand_in_every_version() -> None:
    """Whoever kept a seed would notice a change of the stream of choices."""
    (record,) = objects(_random("classic", seed=0, hands=1))

    assert (
        "=R H9 HQ D9 D8 HT H7 C8 CT CQ CA CK C9 H8 S8 HA SQ D7 "
        "DT CJ DJ S9 S7 SA ST SJ DA HJ DQ DK HK SK C7"
    ) == " ".join(record["actions"])


def test_a_drawn_trump_is_declared() -> None:
    """Where trump is drawn the declaration is what the seed says."""
    records = objects(_random("classic; trump=drawn", seed=3, hands=20))

    for hand, record in enumerate(records):
        drawn = drawn_contract(numbered_seed(3, hand))
        assert f"={drawn.value}" == record["actions"][0]


def test_without_a_seed_the_one_that_was_taken_is_told() -> None:
    """Chance may be repeated afterwards."""
    said = called("random")
    seed = int(said.err.split()[-1])

    assert said.out == called("random", "--seed", str(seed)).out


def test_json_is_what_random_writes_anyway() -> None:
    """``--json`` changes nothing."""
    assert _random("classic").out == called("random", "--json", "--seed", "1", "--hands", "3").out


@pytest.mark.parametrize(
    "args",
    [["--hands", "0"], ["--hands", "-1"], ["--hands", "x"], ["--seed", "-1"], ["--seed", "1.5"]],
)
def test_numbers_that_make_no_sense_are_refused(args: list[str]) -> None:
    """A message that says which numbers do, exit status 2."""
    said = called("random", *args)

    assert (2, "") == (said.status, said.out)
    assert "whole number" in said.err


# ---- convert --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ALL)
def test_text_and_json_hold_the_same(rules: str) -> None:
    """From JSON to text and back, and from text to JSON and back, nothing changes."""
    dealt = _random(rules).out
    text = called("convert", "--to", "osk", "-", stdin=dealt)
    back = called("convert", "--to", "json", "-", stdin=text.out)

    assert (0, "", 0, "") == (text.status, text.err, back.status, back.err)
    assert dealt == back.out
    assert text.out == called("convert", "--to", "osk", "-", stdin=text.out).out
    assert text.out == called("convert", "--to", "osk", "-", stdin=back.out).out


def test_names_comments_and_umlauts_survive() -> None:
    """Everything in a record, not its moves alone."""
    record = objects(_random("classic", hands=1))[0]
    record["seats"] = ['Jörg "J"', "将校"]
    record["tags"] = {"Date": "2026.11.30", "Event": "Stammtisch; 2"}
    record["notes"] = {"0": {"comment": "schön", "nags": [1]}, "3": {"comment": "♣"}}
    text = called("convert", "--to", "osk", "-", stdin=json.dumps(record))
    back = called("convert", "--to", "json", "-", stdin=text.out)

    assert 0 == back.status
    for key in ("seats", "tags", "notes"):
        assert record[key] == objects(back)[0][key]


def test_records_are_utf8_on_any_terminal() -> None:
    """A terminal of ASCII does not change what a file must hold."""
    record = {**objects(_random("classic", hands=1))[0], "seats": ["Jörg", "将校"]}
    said = called("convert", "--to", "osk", "-", stdin=json.dumps(record), encoding="ascii")

    assert 0 == said.status
    assert "Jörg" in said.out and "将校" in said.out


def test_hands_that_cannot_be_read_are_left_out_and_told() -> None:
    """The others are converted; status 2."""
    good = _random("classic", hands=1).out
    said = called("convert", "--to", "json", "-", stdin=good + "{}\n" + good)

    assert 2 == said.status
    assert good + good == said.out
    assert said.err.startswith("<stdin>:2:1: ")


def test_a_line_like_a_tag_does_not_silence_the_objects_behind_it() -> None:
    """One hand is at fault; the others are answered (notation.md §6)."""
    good = _random("classic", hands=1).out
    said = called("verify", "--json", "-", stdin=good + "[oops\n" + good)

    assert 2 == said.status
    assert [0, 1, 2] == [answer["hand"] for answer in objects(said)]


def test_an_endless_line_is_one_hand() -> None:
    """Its rest is passed over, and the next line is a hand again."""
    good = _random("classic", hands=1).out
    said = called("convert", "--to", "json", "-", stdin="x" * 50_000_000 + "\n" + good)

    assert (2, good) == (said.status, said.out)
    assert ["<stdin>:1:1: This line is too long: more than 16 megabytes."] == said.err.splitlines()


@pytest.mark.parametrize(("given", "said"), [(b"", "contains no hand"), (b"\0", "is no text")])
def test_standard_input_is_called_by_its_name(given: bytes, said: str) -> None:
    """Nobody has to know that it is a dash."""
    answer = called("verify", "-", stdin=given)

    assert (2, f"Error: Standard input {said}.\n") == (answer.status, answer.err)


def test_for_programs_texts_are_strings_and_faults_objects() -> None:
    """With ``--json`` standard output holds nothing but JSON."""
    good = _random("classic", hands=1).out
    said = called("convert", "--to", "osk", "--json", "-", stdin=good + "{}\n")
    first, second = objects(said)

    assert (2, "") == (said.status, said.err)
    assert {"hand", "osk"} == first.keys()
    assert called("convert", "--to", "json", "-", stdin=first["osk"]).out == good
    assert (1, 2) == (second["hand"], second["line"])


# ---- verify ---------------------------------------------------------------------------------


def _proved(**changes: object) -> dict[str, Any]:
    """A record dealt as a table of two people deals it."""
    salt = sha256(b"salt").digest()
    entropies = [sha256(b"Anna").digest(), sha256(b"Ben").digest()]
    deck = cut(shuffled(table_seed(salt, entropies)), 13)
    record: dict[str, Any] = {
        "format": "offiziersskat/1",
        "rules": "classic",
        "deck": [card.code for card in deck],
        "commit": commitment(salt),
        "salt": salt.hex(),
        "entropy": [entropy.hex() for entropy in entropies],
        "cut": 13,
    }
    return {**record, **changes}


def _verified(*records: dict[str, Any], lang: str = "en", as_json: bool = True) -> Said:
    lines = "".join(json.dumps(record) + "\n" for record in records)
    args = ["--json"] if as_json else []
    return called("verify", *args, "-", stdin=lines, lang=lang)


def _without(key: str) -> dict[str, Any]:
    return {name: value for name, value in _proved().items() if name != key}


def test_an_honest_shuffle_is_verified() -> None:
    """The commitment holds, and the deck is the one that follows from it."""
    said = _verified(_proved())

    assert (0, "") == (said.status, said.err)
    assert [{"hand": 0, "verified": True}] == objects(said)


def test_the_text_form_is_verified_too() -> None:
    """Commit, Salt, Entropy and Cut as tags."""
    text = called("convert", "--to", "osk", "-", stdin=json.dumps(_proved())).out

    assert '[Cut "13"]' in text
    assert 0 == called("verify", "-", stdin=text).status


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"salt": "00" * 32}, "commitment"),
        ({"commit": "sha256:" + "00" * 32}, "commitment"),
        ({"cut": 12}, "deck"),
        ({"entropy": ["00" * 32, "00" * 32]}, "deck"),
        ({"entropy": [sha256(b"Ben").hexdigest(), sha256(b"Anna").hexdigest()]}, "deck"),
        ({"deck": list(reversed(_proved()["deck"]))}, "deck"),
    ],
)
def test_a_tampered_shuffle_is_not(changes: dict[str, object], reason: str) -> None:
    """Exit status 1, with what does not hold; other hands are still answered."""
    said = _verified(_proved(**changes), _proved())

    assert 1 == said.status
    assert [
        {"hand": 0, "verified": False, "reason": reason},
        {"hand": 1, "verified": True},
    ] == objects(said)


def _played(*last: str, **changes: object) -> dict[str, Any]:
    """A proved deal, played with the first card that is legal, and then as said."""
    record = _proved(actions=[])
    for _ in range(8):
        (*_, end) = objects(called("replay", "--json", "-", stdin=json.dumps(record)))
        record["actions"].append(end["legal"][0])
    return {**record, "actions": [*record["actions"], *last], **changes}


@pytest.mark.parametrize(
    ("record", "more"),
    [
        (_played("=C"), {"ply": 8, "illegal": "=C", "reason": "wrong_phase"}),
        (_played(result={"score": [1, 0]}), {"result": None, "reason": "wrong_result"}),
    ],
)
def test_a_proved_deal_is_no_proof_of_the_play(record: dict[str, Any], more: Any) -> None:  # noqa: ANN401 - JSON
    """The shuffle verifies, the hand breaks the rules: both are said, and the status is 1."""
    said = _verified(record, _played())
    bad, good = objects(said)

    assert (1, True, more) == (said.status, bad["verified"], {key: bad[key] for key in more})
    assert {"hand": 1, "verified": True} == good


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("de", "Gespielt wurde aber nicht nach den Regeln. Zug 8"),
        ("en", "not played by the rules, though. Ply 8"),
        ("ja", "ルールどおりにプレイされていません。8手目"),
    ],
)
def test_people_are_told_of_a_proved_hand_that_breaks_the_rules(lang: str, word: str) -> None:
    """Beside what is proved, and with what is wrong."""
    said = _verified(_played("=C"), lang=lang, as_json=False)

    assert (1, "") == (said.status, said.err)
    proved, breach, *_ = said.out.splitlines()
    assert word in breach and word not in proved


@pytest.mark.parametrize(
    ("record", "word"),
    [
        (_without("commit"), "no commitment"),
        (_without("salt"), "has not been revealed"),
        (_proved(salt="zz" * 32), "hex"),
        (_proved(salt="00"), "1 bytes"),
        (_proved(entropy=["00"]), "1 bytes"),
    ],
)
def test_what_proves_nothing_is_unusable(record: dict[str, Any], word: str) -> None:
    """A record without a commitment, or with half a one, is no answer of "no"."""
    said = _verified(record)
    (answer,) = objects(said)

    assert 2 == said.status
    assert {"hand", "error", "line", "column"} == answer.keys()
    assert word in answer["error"]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"salt": "zz"}, '"zz"'),
        ({"salt": "00"}, '"00"'),
        ({"entropy": ["00" * 32, "é"]}, '"é"'),
    ],
)
def test_a_salt_that_is_none_is_found_where_it_stands(
    changes: dict[str, object], found: str
) -> None:
    """By line and column, in JSON and in text; the hands after it are answered."""
    line = json.dumps(_proved(**changes), ensure_ascii=False)
    good = json.dumps(_proved())
    first, second = objects(called("verify", "--json", "-", stdin=f"\n{line}\n{good}\n"))
    assert (2, line.index(found) + 2) == (first["line"], first["column"])
    assert second["verified"]

    text = called("convert", "--to", "osk", "-", stdin=line).out
    place = text[: text.index(found)].splitlines()
    (fault,) = objects(called("verify", "--json", "-", stdin=text))
    assert (len(place), len(place[-1]) + 2) == (fault["line"], fault["column"])


@pytest.mark.parametrize(
    ("lang", "proved", "outside"),
    [
        ("de", "bewiesen", "unter einer Decke"),
        ("en", "proved", "in league with a player"),
        ("ja", "証明されました", "結託"),
    ],
)
def test_people_are_told_what_is_proved_and_what_not(lang: str, proved: str, outside: str) -> None:
    """A server in league with a player is outside the proof, and the text says so."""
    said = _verified(_proved(), lang=lang, as_json=False)
    text = " ".join(said.out.split())

    assert (0, "") == (said.status, said.err)
    assert proved in text
    assert outside in text or outside in text.replace(" ", "")


def test_a_file_that_is_something_else_is_told_once(tmp_path: Path) -> None:
    """To people; a program is answered line by line, for its lines are counted."""
    file = tmp_path / "shopping.txt"
    file.write_text("bread\nbutter\ncheese\n", encoding="utf-8")
    said = called("verify", str(file))

    assert 2 == said.status
    first, more = said.err.splitlines()
    assert first.startswith(f"{file}:1:1: ")
    assert f"{file}: The 2 lines after it are none either." == more
    assert 3 == len(objects(called("verify", "--json", str(file))))


def test_people_are_told_where_the_fault_is(tmp_path: Path) -> None:
    """File, line and column."""
    file = tmp_path / "hands.osk"
    text = called("convert", "--to", "osk", "-", stdin=_random("classic", hands=1).out).out
    file.write_text("\n\n" + text, encoding="utf-8")
    said = called("verify", str(file))

    assert (2, "") == (said.status, said.out)
    assert said.err.startswith(f"{file}:3:1: ")
