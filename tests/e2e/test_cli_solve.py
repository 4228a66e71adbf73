"""``offiziersskat solve``: equal to trying everything, streamed, and clear about what it refuses."""

from pathlib import Path

import pytest
from tests.command import called, objects
from tests.lateplay import brute_moves, brute_value, late_hands

from offiziersskat.core.actions import Play
from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.game import Game, apply
from offiziersskat.notation import parse_action, position_of_game
from offiziersskat.notation.stream import read_records

ENDING = "classic C 0 29-14 - S8/SA H7 DK DT C9/H9 CJ -- -- | HQ/HA HK HT/CA D9 DA C7 -- --"
UNKNOWN = "classic C 0 29-14 - S8/?? H7 DK DT C9/?? CJ -- -- | HQ/?? HK HT/?? D9 DA C7 -- -- ? SA H9 HA CA"
FIELDS = {
    "classic": {"contracts": "CSHDGNR"},
    "half_open": {"contracts": "CSHDGNR"},
    "sixteen": {"contracts": "CSHDGNR"},
    "double": {"contracts": "CSHDGNR"},
}


def _endings(name: str) -> list[Game]:
    return list(late_hands(ruleset(name, FIELDS.get(name)), range(8), cards=8))


@pytest.mark.parametrize("name", PRESETS)
def test_solving_is_as_good_as_trying_everything(name: str) -> None:
    """Value, every move's value, and a line that leads to the value, for every ruleset."""
    games = _endings(name)
    given = "".join(position_of_game(game) + "\n" for game in games)
    answers = objects(called("solve", "--json", "-", stdin=given))

    assert [brute_value(game) for game in games] == [answer["value"] for answer in answers]
    for game, answer in zip(games, answers, strict=True):
        assert {card.code: value for card, value in brute_moves(game).items()} == answer["moves"]
        after = game
        for text in answer["line"]:
            action = parse_action(text)
            assert isinstance(action, Play)
            after = apply(after, action)
        assert answer["value"] == brute_value(after)
        assert answer["nodes"] > 0


def test_hands_are_numbered_and_answered_one_by_one() -> None:
    """A faulty hand gets an error with its place, and the next is answered all the same."""
    said = called("solve", "--json", "-", stdin=f"{ENDING}\n{UNKNOWN}\n{ENDING}\n")
    first, second, third = objects(said)

    assert said.status == 2
    assert (0, 56) == (first["hand"], first["value"])
    assert {"hand": 1, "error": "4 cards are not known.", "line": 2, "column": 1} == second
    assert (2, 56) == (third["hand"], third["value"])


def test_the_value_alone_has_no_moves() -> None:
    """``--value-only`` leaves moves and line out."""
    (answer,) = objects(called("solve", "--json", "--value-only", "-", stdin=ENDING))

    assert {"hand", "value", "nodes", "ms"} == set(answer)
    assert answer["value"] == 56


def test_before_the_declaration_every_contract_has_a_value(tmp_path: Path) -> None:
    """A record that stands before the declaration is answered with ``contracts``."""
    record = called("random", "--seed", "3", "--hands", "1", "--rules", "double").out
    (hand,) = read_records([record.encode()])
    deck = " ".join(card.code for card in hand.deck)  # type: ignore[union-attr]
    file = tmp_path / "hand.osk"
    file.write_text(f'[Rules "double"]\n[Deck "{deck}"]\n\n*\n')
    (answer,) = objects(called("solve", "--json", str(file)))

    assert {"hand", "contracts", "nodes", "ms"} == set(answer)
    assert list("CSHDG") == list(answer["contracts"])
    for contract, value in answer["contracts"].items():
        file.write_text(f'[Rules "double"]\n[Deck "{deck}"]\n\n={contract} *\n')
        (declared,) = objects(called("solve", "--json", "--value-only", str(file)))
        assert value == declared["value"]


def test_a_finished_hand_has_its_own_value() -> None:
    """Nothing is left to be played: the value is that of the result, there are no moves."""
    record = called("random", "--seed", "5", "--hands", "3").out
    answers = objects(called("solve", "--json", "-", stdin=record))
    results = [hand.result for hand in read_records([record.encode()])]  # type: ignore[union-attr]

    assert len(answers) == 3
    for answer, result in zip(answers, results, strict=True):
        assert result is not None
        assert ({}, [], 0) == (answer["moves"], answer["line"], answer["nodes"])
        points = result["points"]
        assert isinstance(points, list)
        assert answer["value"] == (-points[0] if result["contract"] == "R" else points[0])


def test_a_record_that_breaks_the_rules_is_told_as_in_replay() -> None:
    """The answer is "no" (status 1), and says at which ply."""
    record = called("random", "--seed", "5", "--hands", "1").out.replace(
        '"actions": ["', '"actions": ["D7", "', 1
    )
    said = called("solve", "--json", "-", stdin=record)

    assert said.status == 1
    assert objects(said) == objects(called("replay", "--json", "-", stdin=record))


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (ENDING.replace("S8/SA", "S8/H7"), "twice"),
        (ENDING.replace("29-14", "29-15"), "add up"),
        (ENDING.replace(" - S8", " CJ S8", 1), "twice"),
        (ENDING.replace("S8/SA", "S8"), "cards"),
        (ENDING.replace("classic C 0", "classic C 7"), "turn"),
    ],
)
def test_a_position_that_cannot_be_gets_one_clear_message(position: str, code: str) -> None:
    """What is wrong is said in one sentence with its column, and nothing is solved."""
    said = called("solve", "--json", "-", stdin=position)
    (answer,) = objects(said)

    assert said.status == 2
    assert {"hand", "error", "line", "column"} == set(answer)
    assert code in answer["error"]
    assert "Traceback" not in said.err


@pytest.mark.parametrize("lang", ["de", "en", "ja"])
@pytest.mark.parametrize("columns", [40, 80])
def test_people_get_a_table_with_bars(lang: str, columns: int) -> None:
    """A heading, a row with a bar for each move, the value and a line."""
    said = called("solve", "-", stdin=ENDING, lang=lang, columns=columns)

    assert (0, "") == (said.status, said.err)
    assert "56" in said.out
    assert "▸" in said.out
    assert said.out.count("█") > 6


def test_a_terminal_without_signs_gets_plain_bars() -> None:
    """In ASCII bars are made of ``#``."""
    said = called("solve", "-", stdin=ENDING, encoding="ascii")

    assert "#####" in said.out
    assert said.out.isascii()
