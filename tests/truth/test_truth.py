"""The thousand public positions: the file itself, and that all ways to its figures still agree."""

import re
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from tests.truth.make import COUNT, FILE, read
from tests.truth.methods import general, searched, walked
from tests.truth.second import FIGURES

from offiziersskat.analysis import Engine
from offiziersskat.core.actions import text_of
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.notation import Position, parse_position, write_position
from offiziersskat.search.chance import ChanceSearch
from offiziersskat.search.kernel.chance import COMPILED

LINES = read()
POSITIONS = [parse_position(line["position"]) for line in LINES]
VIEWS = [position.view() for position in POSITIONS]
# Uncompiled, a position with many unknown cards would take seconds.
MOST = 6 if COMPILED else 3
SMALL = 1 << 20


def _figures(line: dict[str, Any]) -> dict[str, dict[str, int]]:
    return {name: line[name]["moves"] for name in FIGURES}


# ---- the file ----------------------------------------------------------------------------------


def test_there_are_a_thousand_lines_two_hundred_for_each_number_of_unknown_cards() -> None:
    """In order, no position twice, and small enough to be fetched with the rest."""
    assert [f"t{number:03}" for number in range(COUNT)] == [line["id"] for line in LINES]
    assert dict.fromkeys(range(2, 7), COUNT // 5) == Counter(line["unknown"] for line in LINES)
    assert len({line["position"] for line in LINES}) == COUNT
    assert FILE.stat().st_size < 1_500_000


def test_every_position_is_written_as_the_notation_writes_it() -> None:
    """A string that another program reads must not lean on our reader's kindness."""
    assert [line["position"] for line in LINES] == [write_position(each) for each in POSITIONS]


def test_every_line_tells_every_legal_card_in_deck_order() -> None:
    """For each figure, and as many unknown cards as there are."""
    for line, view in zip(LINES, VIEWS, strict=True):
        cards = [text_of(action) for action in legal(view)]
        assert len(cards) > 1
        assert [cards] * 3 == [list(moves) for moves in _figures(line).values()]
        assert (len(view.unseen), factorial(len(view.unseen))) == (line["unknown"], line["over"])


def test_every_value_is_that_of_the_best_card() -> None:
    """The greatest for whom it is the greater the better; a score is told by the side to act."""
    for line, position in zip(LINES, POSITIONS, strict=True):
        for name in FIGURES:
            best = max if name == "score" or position.seat % 2 == 0 else min
            assert best(line[name]["moves"].values()) == line[name]["value"]


def test_figures_are_possible() -> None:
    """A win is a probability; card points lie between those made and those still to be had."""
    for line, position in zip(LINES, POSITIONS, strict=True):
        over = line["over"]
        assert all(0 <= value <= over for value in line["win"]["moves"].values())
        mine, theirs = position.points
        low, high = {"N": (0, 1), "R": (-121, 1)}.get(_contract(position), (mine, 120 - theirs))
        assert all(low * over <= v <= high * over for v in line["points"]["moves"].values())


def _contract(position: Position) -> str:
    assert position.contract is not None
    return position.contract.contract.value


def test_all_that_rulesets_differ_in_occurs() -> None:
    """Each ruleset and field, every contract, kontra and re, both kinds of matadors."""
    rules = Counter(position.rules.preset for position in POSITIONS)
    assert {"classic", "simple", "japanese", "double"} == set(rules)
    assert min(rules.values()) >= 0.15 * COUNT
    fields = {word for line in LINES for word in line["position"].split()[0].split(";")[1:]}
    assert {"spitzen", "ten", "flip", "tie", "kontra", "schwarz", "ramsch", "grand_double"} <= {
        field.partition("=")[0] for field in fields
    }
    assert set("CSHDGNR") == {_contract(position) for position in POSITIONS}
    assert {1, 2, 4} == {position.kontra for position in POSITIONS}
    told = Counter(position.matadors is not None for position in POSITIONS if _counts(position))
    assert told[True] >= 0.1 * COUNT and told[False] >= 0.04 * COUNT
    assert {0, 1, 2, 3} == {len(position.trick) for position in POSITIONS}
    assert {0, 1, 2, 3} == {int(position.seat) for position in POSITIONS}


def _counts(position: Position) -> bool:
    return position.needs_matadors


def test_most_positions_have_something_to_decide() -> None:
    """A set in which it does not matter what is played would prove little."""
    deciding = [
        line for line in LINES if sum(len(set(m.values())) > 1 for m in _figures(line).values()) > 1
    ]
    assert len(deciding) >= 0.8 * COUNT
    open_ended = [line for line in LINES if 0 < line["win"]["value"] < line["over"]]
    assert len(open_ended) >= 0.3 * COUNT


def test_every_line_was_checked_by_another_method() -> None:
    """With up to four unknown cards by the one that leaves nothing out."""
    for line in LINES:
        assert line["checks"] and set(line["checks"]) <= {"unpruned", "general"}
        assert line["unknown"] > 4 or "unpruned" in line["checks"]
    assert sum("unpruned" in line["checks"] for line in LINES) >= 0.7 * COUNT


# ---- the figures -------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(4))
def test_the_search_finds_every_figure(start: int) -> None:
    """Points, wins and scores, of every card, exactly; one line in four."""
    search = ChanceSearch(bits=18)
    for line in LINES[start::16]:
        if line["unknown"] <= MOST:
            assert _figures(line) == searched(line["position"], search), line["id"]


def test_the_program_that_leaves_nothing_out_finds_them_too() -> None:
    """On lines that it is quick with."""
    lines = [line for line in LINES if line["unknown"] <= 4 and _left(line) <= 12]
    for line in lines[::23]:
        assert _figures(line) == walked(line["position"]), line["id"]


def _left(line: dict[str, Any]) -> int:
    view: View = VIEWS[int(line["id"][1:])]
    return 32 - view.board.gone.bit_count()


def test_the_other_kernel_finds_them_too() -> None:
    """Where two kernels can answer."""
    lines = [line for line in LINES if "general" in line["checks"] and line["unknown"] <= MOST]
    for line in lines[::29]:
        assert _figures(line) == general(line["position"]), line["id"]


def test_an_engine_tells_the_same_to_whoever_asks_it() -> None:
    """The public interface: the figures as numbers, with the side that they are told for."""
    engine = Engine(memory_mb=64)
    for number in range(0, COUNT, 97):
        line, position = LINES[number], POSITIONS[number]
        if line["unknown"] > MOST:
            continue
        told = engine.analyse(VIEWS[number], objective="all", matadors=position.matadors)
        assert told.exact
        for action, values in told.moves.items():
            for name in FIGURES:
                expected = line[name]["moves"][text_of(action)] / line["over"]
                assert pytest.approx(expected) == getattr(values, name).value


# ---- the page beside it ------------------------------------------------------------------------


def test_the_example_of_the_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it stands there, from the root of the repository."""
    page = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(Path(__file__).parents[2])
    with redirect_stdout(StringIO()) as told:
        exec(example, {})
    first, *moves = told.getvalue().splitlines()
    assert first == "simple 3 unknown"
    assert [line.split()[0] for line in moves] == list(LINES[81]["win"]["moves"])
