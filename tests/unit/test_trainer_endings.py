"""Endings: the shipped ones, how they are made, and the programs that check each other."""

import json
from collections import Counter
from datetime import date, timedelta
from fractions import Fraction
from functools import cache
from importlib.resources import files

import pytest
from tests.truth.exercises import checked, one_best, read
from tests.truth.make import read as truth

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.legality import legal
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_position, write_position
from offiziersskat.search.kernel.chance import COMPILED
from offiziersskat.trainer import GRADES, all_endings, by_id, daily
from offiziersskat.trainer.endings import Ending, Maker, Slot
from offiziersskat.trainer.grading import Grader
from offiziersskat.trainer.making import COUNT, SEED, line_of, made, slot_of
from offiziersskat.trainer.sameness import canonical, name_of
from offiziersskat.trainer.second import TooLong, walked
from offiziersskat.trainer.shelf import SHELF
from offiziersskat.trainer.weighing import Check, Weigher, cards_left

LINES = read()
POSITIONS = [parse_position(line["position"]) for line in LINES]
VIEWS = [position.view() for position in POSITIONS]
# Uncompiled, a position with many unknown cards would take seconds.
SMALL = [line for line in LINES if line["over"] <= (24 if COMPILED else 2)]
SAMPLE = SMALL[:: max(1, len(SMALL) // 12)]


# ---- the shipped file ---------------------------------------------------------------------------


def test_there_is_one_for_more_than_every_day_of_a_year() -> None:
    """In whole weeks, and in a file that is no burden."""
    assert len(LINES) == COUNT > 366
    assert 0 == COUNT % 7
    assert len(files("offiziersskat.trainer").joinpath(SHELF).read_bytes()) < 300_000


def test_every_one_has_exactly_one_best_card() -> None:
    """Ahead in points and in score, and behind in nothing."""
    assert all(map(one_best, LINES))
    for line, exercise in zip(LINES, all_endings(), strict=True):
        best = max(line["moves"], key=lambda card: line["moves"][card][1])
        assert Play(Card[best]) == exercise.best
        points, score = exercise.margin
        assert points is not None
        assert points >= 1
        assert score > 0


def test_no_two_are_alike() -> None:
    """Nor differ in the names of suits and places alone."""
    assert len({canonical(view) for view in VIEWS}) == COUNT
    assert [name_of(view) for view in VIEWS] == [line["id"] for line in LINES]


def test_every_line_tells_every_legal_card_in_deck_order() -> None:
    """In a string that is written as the notation writes it."""
    for line, position, view in zip(LINES, POSITIONS, VIEWS, strict=True):
        assert write_position(position) == line["position"]
        assert [action.card.code for action in legal(view) if isinstance(action, Play)] == list(
            line["moves"]
        )


def test_no_line_tells_a_hidden_card() -> None:
    """Cards lie face down, or nobody would have to think; nobody holds a hand."""
    for position, view in zip(POSITIONS, VIEWS, strict=True):
        spots = [spot for places in position.layout.places for spot in places]
        assert all(spot.down is None for spot in spots)
        assert len(view.unseen) == sum(spot.covered for spot in spots) >= 2
        assert not any(view.board.hand_sizes)


def test_several_rulesets_and_games_and_all_grades_occur() -> None:
    """Each grade in each of the rulesets with two seats."""
    grades = Counter((line["position"].split()[0], line["grade"]) for line in LINES)
    rules = {name for name, _ in grades}
    assert {"classic", "japanese", "simple", "double", "classic;spitzen=on"} == rules
    assert all(grades[name, grade] for name in rules - {"double"} for grade in GRADES)
    games = Counter(line["position"].split()[1][0] for line in LINES)
    assert set("CSHDGR") == set(games)
    assert [slot_of(number).grade for number in range(COUNT)] == [line["grade"] for line in LINES]


@pytest.mark.parametrize("line", SAMPLE, ids=lambda line: line["id"])
def test_other_programs_find_the_same_figures(line: dict[str, object]) -> None:
    """All lines are checked by ``python -m tests.truth.exercises``; these each time."""
    assert ["searched", "general"] == list(checked(line, most=2_000))[:2]


def test_a_sample_has_its_grade() -> None:
    """By what a look at the cards and the rule book would play."""
    grader = Grader()
    for line in SAMPLE:
        best = max(line["moves"], key=lambda card: line["moves"][card][1])
        assert line["grade"] == grader.grade(parse_position(line["position"]), Card[best])


# ---- days ---------------------------------------------------------------------------------------


def test_everybody_gets_the_same_on_the_same_day_and_another_the_next() -> None:
    """For more than a year."""
    first = date(2026, 11, 30)
    days = [daily(first + timedelta(day)) for day in range(COUNT)]
    assert len({exercise.id for exercise in days}) == COUNT
    assert daily(first).id == days[0].id == daily(first + timedelta(COUNT)).id


def test_mondays_are_easy_and_sundays_hard() -> None:
    """In every week of every year."""
    for start in (date(2026, 11, 30), date(2031, 6, 2)):
        week = [daily(start + timedelta(day)).grade for day in range(7)]
        assert [1, 1, 2, 2, 3, 3, 4] == week


def test_an_ending_is_found_by_its_id() -> None:
    """And nothing by any other."""
    for number in (0, COUNT - 1):
        assert VIEWS[number] == by_id(LINES[number]["id"]).view
    with pytest.raises(InputError) as caught:
        by_id('x","')
    assert "exercise-unknown" == caught.value.code


# ---- how they are made --------------------------------------------------------------------------


_MAKES = pytest.mark.skipif(not COMPILED, reason="to make endings takes minutes uncompiled")


@cache
def _some() -> tuple[Ending, ...]:
    return tuple(made(3))


@_MAKES
def test_the_same_seed_makes_the_same_bytes() -> None:
    """The shipped lines are those of the seed that stands in the code."""
    text = "".join(map(line_of, _some()))
    shelf = files("offiziersskat.trainer").joinpath(SHELF).read_text(encoding="utf-8")
    assert text == "".join(shelf.splitlines(keepends=True)[:3])


@_MAKES
def test_another_seed_makes_others() -> None:
    """And so does another index."""
    slot = slot_of(0)
    names = {Maker().ending(slot, seed=seed, index=index).name for seed, index in _SEEDS}
    assert len(_SEEDS) == len(names)


_SEEDS = ((SEED, 0), (SEED, 1), (SEED + 1, 0))


@_MAKES
def test_nothing_comes_twice_from_one_maker() -> None:
    """The same seed and index give the next ending that is not alike."""
    maker, slot = Maker(), Slot("japanese", grade=1)
    found = [maker.ending(slot, seed=5, index=0) for _ in range(3)]
    assert len({ending.name for ending in found}) == len(found)
    assert Maker().ending(slot, seed=5, index=0) == found[0]


@_MAKES
def test_an_ending_says_what_has_checked_it() -> None:
    """The search alone is not enough."""
    for ending in _some():
        assert ending.checks
        assert set(ending.checks) <= set(Check)
        assert ending.weighed == Weigher().weigh(ending.position)
        assert ending.best is ending.weighed.best


# ---- the second program -------------------------------------------------------------------------


def _walkable() -> list[dict[str, object]]:
    """Positions of the truth file that are short, one of each kind, of many rulesets and contracts."""
    kinds: dict[tuple[str, ...], dict[str, object]] = {}
    for line in truth():
        position = parse_position(line["position"])
        told = position.matadors is not None or not position.needs_matadors
        if told and line["unknown"] <= 3 and cards_left(position) <= 8:
            rules, contract = line["position"].split()[:2]
            kinds[rules.partition(";")[0], contract[0], str(position.rules.flip)] = line
    return list(kinds.values())


@pytest.mark.parametrize("line", _walkable(), ids=lambda line: str(line["id"]))
def test_the_walk_finds_the_figures_of_the_truth_file(line: dict[str, object]) -> None:
    """Which a third program has found: null, ramsch and four seats too."""
    position = parse_position(str(line["position"]))
    over = line["over"]
    figures = walked(position, most=20_000)
    sign = 1 if position.seat.side is position.own_side else -1
    for card, (points, score, win) in figures.items():
        told = [line[name]["moves"][card.code] for name in ("points", "score", "win")]  # type: ignore[index]
        assert [Fraction(one, over) for one in told] == [points, sign * score, win]  # type: ignore[call-overload]


def test_the_walk_is_tried_on_every_kind_of_game() -> None:
    """Null, ramsch, four seats, both ways of turning."""
    kinds = {tuple(str(line["position"]).split()[:2]) for line in _walkable()}
    assert {"N", "R", "G"} < {contract[0] for _, contract in kinds}
    assert {"classic", "simple", "japanese", "double"} == {
        rules.partition(";")[0] for rules, _ in kinds
    }


def test_a_walk_that_meets_too_many_tables_is_given_up() -> None:
    """Rather than go on for hours."""
    position = parse_position(LINES[0]["position"])
    with pytest.raises(TooLong):
        walked(position, most=3)


@_MAKES
def test_a_search_that_errs_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not agree is not written."""
    import offiziersskat.trainer.weighing as room

    searched = room._searched

    def wrong(position: object, search: object) -> object:
        found = searched(position, search)  # type: ignore[arg-type]
        if search._is_general:  # type: ignore[attr-defined]
            moves = {card: (one + 1, *rest) for card, (one, *rest) in found.moves.items()}
            return room.Weighed(found.over, moves)  # type: ignore[arg-type]
        return found

    monkeypatch.setattr(room, "_searched", wrong)
    with pytest.raises(AssertionError):
        Maker().ending(Slot("classic", "CSHD"), seed=SEED, index=0)


@_MAKES
def test_a_line_is_one_object() -> None:
    """With the keys that docs/trainer.md tells."""
    line = json.loads(line_of(_some()[0]))
    assert ["id", "grade", "position", "over", "moves", "checks", "deal"] == list(line)
