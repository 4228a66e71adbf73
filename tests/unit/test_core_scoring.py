"""The score sheets where the published cases are silent: every axis of rules.md §6 and §7."""

import pytest

from offiziersskat.core.actions import DECLARATIONS
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Ending, Matadors, Outcome, Result
from offiziersskat.core.scoring import BASE, NULL_VALUES, contract_value, result_of, thrown_in
from offiziersskat.core.seats import Seat

BY_TEXT = {said.text: said for said in DECLARATIONS}
WITH_ONE = Matadors(with_=True, count=1)


def _outcome(contract: str, points: int, **more: object) -> Outcome:
    ramsch = contract == "R"
    facts: dict[str, object] = {
        "declarer": None if ramsch else Seat.FOREHAND,
        "tricks": (8, 8),
        "matadors": None if contract[0] in "NR" else WITH_ONE,
        **more,
    }
    said = BY_TEXT[contract]
    return Outcome(contract=said, points=(points, 120 - points), **facts)  # type: ignore[arg-type]


def _result(name: str, contract: str, points: int, **more: object) -> Result:
    """``fields`` of the ruleset, and facts of the outcome."""
    fields = more.pop("fields", {})
    assert isinstance(fields, dict)
    return result_of(ruleset(name, fields), _outcome(contract, points, **more))


@pytest.mark.parametrize(
    ("name", "tie", "winner", "score", "ending"),
    [
        ("classic", "declarer_loses", 1, (-48, 0), Ending.PLAYED),
        ("classic", "replay", None, (0, 0), Ending.REPLAY),
        ("simple", "split", None, (1, 1), Ending.PLAYED),
        ("simple", "declarer_loses", 1, (0, 2), Ending.PLAYED),
        ("simple", "replay", None, (0, 0), Ending.REPLAY),
        ("japanese", "replay", None, (0, 0), Ending.REPLAY),
        ("japanese", "split", None, (1, 1), Ending.PLAYED),
        ("japanese", "declarer_loses", 1, (0, 1), Ending.PLAYED),
    ],
)
def test_60_60_is_what_the_ruleset_says(
    name: str, tie: str, winner: int | None, score: tuple[int, int], ending: Ending
) -> None:
    """Lost, shared, or played again."""
    result = _result(name, "C", 60, fields={"tie": tie})
    assert (winner, score, ending) == (result.winner, result.score, result.ending)


@pytest.mark.parametrize("seat", [Seat.FOREHAND, Seat.SECOND])
def test_a_resignation_at_60_60_is_a_tie_like_any_other(seat: Seat) -> None:
    """Who gives up gains nothing by it: the rest goes to the other side, and then ``tie`` decides."""
    given_up = {"ending": Ending.RESIGNED, "resigned": seat}
    split = _result("simple", "C", 60, **given_up)
    assert (None, (1, 1), Ending.RESIGNED) == (split.winner, split.score, split.ending)
    again = _result("japanese", "C", 60, **given_up)
    assert (None, (0, 0), Ending.REPLAY) == (again.winner, again.score, again.ending)
    lost = _result("classic", "C", 60, **given_up)
    assert (1, (-48, 0), Ending.RESIGNED) == (lost.winner, lost.score, lost.ending)


def test_in_four_every_seat_of_a_side_is_paid() -> None:
    """To each seat of the winning side, in a tie to all."""
    assert (1, 0, 1, 0) == _result("double", "C", 61).score
    assert (0, 2, 0, 2) == _result("double", "C", 30).score
    assert (1, 1, 1, 1) == _result("double", "C", 60, fields={"tie": "split"}).score
    skat = {"scoring": "skat", "contracts": "CSHDGR"}
    assert (24, 0, 0, 0) == _result("double", "C", 61, fields=skat).score
    assert (-70, 0, -70, 0) == _result("double", "R", 70, fields=skat).score
    both = {**skat, "ramsch": "both"}
    assert (-70, -50, -70, -50) == _result("double", "R", 70, fields=both).score


@pytest.mark.parametrize(
    ("schwarz", "points", "tricks", "expected"),
    [
        ("tricks", 120, (15, 1), (True, False, 36)),
        ("tricks", 120, (16, 0), (True, True, 48)),
        ("points", 120, (15, 1), (True, True, 48)),
        ("points", 119, (15, 1), (True, False, 36)),
        ("tricks", 0, (1, 15), (True, False, 36)),
        ("points", 0, (1, 15), (True, True, 48)),
        ("tricks", 90, (8, 8), (True, False, 36)),
        ("tricks", 30, (8, 8), (True, False, 36)),
        ("tricks", 31, (8, 8), (False, False, 24)),
    ],
)
def test_schwarz_counts_tricks_or_points(
    schwarz: str, points: int, tricks: tuple[int, int], expected: tuple[bool, bool, int]
) -> None:
    """A side whose only tricks are worth nothing is not schwarz by tricks (rules.md §6)."""
    result = _result("classic", "C", points, tricks=tricks, fields={"schwarz": schwarz})
    assert expected == (result.schneider, result.schwarz, result.value)


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "value", "won"),
    [
        ("CH", 61, (8, 7), 36, True),
        ("CHS", 90, (8, 7), 60, True),
        ("CHS", 89, (8, 7), 60, False),
        ("CHS", 61, (8, 7), 60, False),
        ("CHS", 120, (15, 0), 72, True),
        ("CHSZ", 120, (15, 0), 84, True),
        ("CHSZ", 120, (14, 1), 84, False),
        ("CHSZ", 95, (12, 3), 84, False),
        ("CHSZO", 120, (15, 0), 96, True),
        ("CHSZO", 20, (3, 12), 96, False),
    ],
)
def test_an_announced_level_counts_and_has_to_be_reached(
    contract: str,
    points: int,
    tricks: tuple[int, int],
    value: int,
    won: bool,  # noqa: FBT001 - a column
) -> None:
    """Missed, it loses the game and counts all the same (rules.md §7)."""
    result = _result("auction", contract, points, tricks=tricks, bid=18)
    score = value if won else -2 * value
    assert (value, (score, 0), False) == (result.value, result.score, result.overbid)


def test_an_announced_schwarz_means_every_trick_whatever_schwarz_says() -> None:
    """120 points are not enough (rules.md §7)."""
    fields = {"schwarz": "points"}
    result = _result("auction", "CHSZ", 120, tricks=(14, 1), bid=18, fields=fields)
    assert (1, True) == (result.winner, result.schwarz)


@pytest.mark.parametrize(
    ("contract", "bid", "value", "score"),
    [
        ("D", 18, 18, 18),
        ("D", 20, 18, -54),
        ("D", 27, 18, -54),
        ("D", 30, 18, -72),
        ("G", 59, 48, -144),
        ("C", 264, 24, -528),
        ("H", 21, 20, -60),
    ],
)
def test_an_overbid_game_is_charged_the_multiple_that_reaches_the_bid(
    contract: str, bid: int, value: int, score: int
) -> None:
    """Twice the smallest one; ``value`` stays what the game was worth (rules.md §7)."""
    result = _result("auction", contract, 61, bid=bid)
    assert (value, (score, 0), score < 0) == (result.value, result.score, result.overbid)


def test_an_overbid_game_that_is_lost_anyway_is_charged_the_multiple_too() -> None:
    """The bid has to be paid."""
    assert (-54, 0) == _result("auction", "D", 40, bid=20).score


@pytest.mark.parametrize(("contract", "bid"), [("D", 20), ("CHS", 18), ("CHSZ", 18)])
def test_a_tie_is_not_played_again_when_the_game_is_lost_by_its_bid(
    contract: str, bid: int
) -> None:
    """Overbid, or an announcement missed: lost, whatever the points (rules.md §7)."""
    result = _result("auction", contract, 60, bid=bid, fields={"tie": "replay"})
    assert (1, Ending.PLAYED) == (result.winner, result.ending)
    assert result.score is not None
    assert result.score[0] < 0


def test_the_dealer_can_be_declarer() -> None:
    """Then his seat writes."""
    assert (0, 24) == _result("auction", "C", 61, declarer=Seat.SECOND, bid=18).score


@pytest.mark.parametrize(
    ("ramsch", "points", "tricks", "winner", "score"),
    [
        ("loser", 70, (8, 8), 1, (-70, 0)),
        ("loser", 50, (8, 8), 0, (0, -70)),
        ("loser", 60, (8, 8), None, (0, 0)),
        ("both", 60, (8, 8), None, (-60, -60)),
        ("loser", 120, (16, 0), 0, (120, 0)),
        ("both", 0, (0, 16), 1, (0, 120)),
        ("loser", 120, (15, 1), 1, (-120, 0)),
    ],
)
def test_ramsch_under_skat_scoring(
    ramsch: str, points: int, tricks: tuple[int, int], winner: int | None, score: tuple[int, int]
) -> None:
    """The loser is charged or both are; every trick is a Durchmarsch (rules.md §6)."""
    result = _result("classic", "R", points, tricks=tricks, fields={"ramsch": ramsch})
    assert (winner, score) == (result.winner, result.score)
    nothing = (result.value, result.matadors, result.schneider, result.schwarz, result.declarer)
    assert (None,) * 5 == nothing


@pytest.mark.parametrize(("name", "amount"), [("simple", 2), ("japanese", 1)])
def test_ramsch_and_null_pay_the_plain_amount(name: str, amount: int) -> None:
    """No levels in them; 60–60 brings nobody anything, and is not played again."""
    fields = {"contracts": "NR"}
    assert (0, amount) == _result(name, "R", 70, fields=fields).score
    assert (amount, 0) == _result(name, "R", 120, tricks=(16, 0), fields=fields).score
    level = _result(name, "R", 60, fields=fields)
    assert ((0, 0), Ending.PLAYED) == (level.score, level.ending)
    assert (amount, 0) == _result(name, "N", 0, tricks=(0, 16), fields=fields).score
    assert (0, amount) == _result(name, "N", 2, tricks=(1, 3), fields=fields).score


@pytest.mark.parametrize(
    ("double", "won", "lost"),
    [("any", (4, 0), (0, 4)), ("declarer", (4, 0), (0, 2)), ("off", (2, 0), (0, 2))],
)
def test_a_grand_counts_twice_for_whom_the_ruleset_says(
    double: str, won: tuple[int, int], lost: tuple[int, int]
) -> None:
    """Schneider on both sides (rules.md §6)."""
    fields = {"grand_double": double}
    assert won == _result("japanese", "G", 90, fields=fields).score
    assert lost == _result("japanese", "G", 30, fields=fields).score


def test_simple_kontra_multiplies_the_winners_points() -> None:
    """Null too, a split never (rules.md §6)."""
    fields = {"kontra": "on", "simple_kontra": "on", "contracts": "CN"}
    assert (6, 0) == _result("simple", "C", 90, kontra=2, fields=fields).score
    assert (0, 8) == _result("simple", "C", 59, kontra=4, fields=fields).score
    assert (4, 0) == _result("simple", "N", 0, tricks=(0, 16), kontra=2, fields=fields).score
    assert (1, 1) == _result("simple", "C", 60, kontra=4, fields=fields).score


def test_kontra_multiplies_the_score_and_not_the_value() -> None:
    """×2 and ×4 (rules.md §6)."""
    result = _result("classic", "C", 61, kontra=4)
    assert (24, (96, 0), 4) == (result.value, result.score, result.kontra)


def test_outside_skat_scoring_there_is_no_value() -> None:
    """Nor matadors (notation.md §4)."""
    result = _result("simple", "C", 90)
    assert (None, None, True, False) == (
        result.value,
        result.matadors,
        result.schneider,
        result.schwarz,
    )


def test_a_hand_thrown_in_has_a_score_of_nothing() -> None:
    """Everything else is empty (notation.md §4)."""
    result = thrown_in(ruleset("auction"))
    assert ((0, 0), 1, Ending.THROWN_IN) == (result.score, result.kontra, result.ending)
    assert (None, None, None, None) == (result.winner, result.points, result.bid, result.contract)


def test_the_value_of_a_contract_can_be_asked_alone() -> None:
    """Before kontra and before any charge; ramsch has none."""
    rules = ruleset("auction")
    assert 24 == contract_value(_outcome("C", 61), rules)
    assert [23, 46, 35, 59] == [
        contract_value(_outcome(null, 0), rules) for null in ("N", "NO", "NH", "NHO")
    ]
    assert None is contract_value(_outcome("R", 61), rules)
    assert None is contract_value(_outcome("C", 61, matadors=None), rules)
    assert {9, 10, 11, 12, 24} == set(BASE.values())
    assert {23, 35, 46, 59} == set(NULL_VALUES.values())
    assert Contract.N not in BASE
