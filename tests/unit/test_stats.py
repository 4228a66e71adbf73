"""What many hands come to: sums and their intervals, the course over time, files of all of it."""

import csv
import io
import json
from dataclasses import replace

import pytest
from tests.records import played

from offiziersskat.analysis.review import SETTINGS, Account, Figures, Finding, Reviewer
from offiziersskat.analysis.stats import (
    Form,
    Group,
    Share,
    career_of,
    groups_of,
    shares_of,
    told,
    written,
)
from offiziersskat.analysis.stats.shares import level_of
from offiziersskat.core.actions import Declare, Play
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.notation import Finished, Record, conclusion
from offiziersskat.players.appraising import RuleBook

HAND = Share(
    person="Anna",
    level="club",
    rules="classic",
    contract="C",
    role="declarer",
    date="2026.11.30",
    best="C",
    won=True,
    points=10.0,
    score=36.0,
    luck=30.0,
    adjusted=6.0,
    known=4.0,
    stake=40.0,
    decisions=2,
    declared_loss=0.0,
)


def test_the_interval_is_that_of_the_mean() -> None:
    """1.96 standard errors; none for a single hand."""
    hands = [replace(HAND, adjusted=value) for value in (1.0, 3.0, 8.0)]
    (group,) = groups_of(hands, ())

    # Variance 13 over three hands.
    assert pytest.approx(1.96 * (13 / 3) ** 0.5) == group.half
    (single,) = groups_of(hands[:1], ())
    assert single.half is None
    assert Group({}).loss_per_decision is None


def test_a_group_tells_how_well_was_declared() -> None:
    """Only where there was a choice."""
    hands = [
        HAND,
        replace(HAND, best="G", declared_loss=9.0),
        replace(HAND, best="-", declared_loss=None),
    ]
    (group,) = groups_of(hands, ())

    assert (3, 2, 1) == (group.hands, group.declarations, group.best)
    assert 4.5 == group.loss_per_declaration
    assert 2.0 == group.loss_per_decision


def test_months_come_one_after_the_other_and_all_else_by_weight() -> None:
    """However many hands fall into them."""
    dates = ("2026.11.02", "2026.10.30", "2026.11.30", "")
    hands = [replace(HAND, date=date) for date in dates]

    assert ["-", "2026-10", "2026-11"] == [g.key["month"] for g in groups_of(hands, ("month",))]
    levels = [replace(HAND, level=level) for level in ("club", "person", "person")]
    assert ["person", "club"] == [g.key["level"] for g in groups_of(levels, ("level",))]


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("engine:club@1", "club"),
        ("engine:club-quick", "club-quick"),
        ("engine:expert-points@1", "expert-points"),
        ("Anna", "person"),
    ],
)
def test_engines_have_a_level_and_people_are_people(name: str, level: str) -> None:
    """No name of the other side is told."""
    assert level == level_of(name)


def test_the_course_adds_up_hand_by_hand() -> None:
    """It begins with nothing and ends with the sums; its band grows as the root of the hands."""
    hands = [
        replace(HAND, score=10.0 * number, adjusted=float(number % 3)) for number in range(250)
    ]
    career = career_of(hands)
    first, *_, last = career.moments

    assert (0, 0.0, 0.0, 0.0) == (first.hands, first.score, first.adjusted, first.half)
    assert (250, sum(hand.score for hand in hands)) == (last.hands, last.score)
    assert pytest.approx(sum(hand.adjusted for hand in hands)) == last.adjusted
    assert len(career.moments) < 100
    assert career.total is not None and career.total.half is not None
    assert pytest.approx(250 * career.total.half) == last.half


def test_a_few_hands_have_no_band() -> None:
    """It would seem surer than it is."""
    assert {None} == {moment.half for moment in career_of([HAND] * 3).moments}
    assert None not in {moment.half for moment in career_of([HAND] * 4).moments}


@pytest.mark.parametrize(
    ("count", "sizes"), [(0, []), (1, [1]), (7, [7]), (9, [4, 5]), (33, [4] * 7 + [5])]
)
def test_blocks_are_of_equal_size(count: int, sizes: list[int]) -> None:
    """At most eight, of at least four hands; every hand lies in one."""
    blocks = career_of([HAND] * count).blocks

    assert sizes == [block.group.hands for block in blocks]
    assert [block.last - block.first + 1 for block in blocks] == sizes


def test_choices_are_counted_by_what_was_declared_and_what_was_best() -> None:
    """Hands without a choice are not among them."""
    career = career_of(
        [HAND, HAND, replace(HAND, best="G", declared_loss=9.0), replace(HAND, best="-")]
    )

    assert [("C", "C", 2, 0.0), ("C", "G", 1, 9.0)] == [
        (one.contract, one.best, one.count, one.loss) for one in career.choices
    ]


# ---- from a record --------------------------------------------------------------------------------


def _reviewed(record: Record) -> tuple[Finished, Account]:
    end = conclusion(record)
    assert isinstance(end, Finished) and record.deck is not None
    reviewer = Reviewer(RuleBook(), SETTINGS["fast"])
    return end, reviewer.account(record.rules, record.deck, record.actions, record.resigned)


@pytest.mark.parametrize("rules", ["classic", "auction", "double"])
def test_what_one_side_gains_the_other_loses(rules: str) -> None:
    """By seat; each has lost what his own side lost."""
    names = ("Anna", "engine:club@1", "Ben", "Cleo")[: preset(rules).seats]
    record = replace(played(rules), names=names, tags=(("Date", "2026.11.30"),))
    end, account = _reviewed(record)
    shares = shares_of(told(record, end, account))

    assert list(names) == [share.person for share in shares]
    for figure in ("points", "score", "luck", "adjusted"):
        values = [getattr(share, figure) for share in shares]
        assert values[0] == pytest.approx(-values[1])
        assert values[::2] == values[:1] * len(values[::2])
    assert account.result.score == shares[0].score
    assert "2026.11.30" == shares[0].date
    assert ("club" if len(names) == 2 else "club+person") == shares[0].level
    assert [share.won for share in shares] != [shares[0].won] * len(shares)


def test_only_who_chose_has_declared() -> None:
    """The finding of the declaration says what was best and what it cost."""
    record = played("classic")
    end, account = _reviewed(record)
    summary = told(record, end, account)
    shares = shares_of(summary)
    (finding,) = [one for one in account.findings if isinstance(one.action, Declare)]

    assert isinstance(finding.best, Declare)
    assert finding.best.contract.value == shares[0].best
    assert shares[0].declared_loss == pytest.approx(finding.loss.score)
    assert ("-", None) == (shares[1].best, shares[1].declared_loss)
    assert shares == [Share(**json.loads(json.dumps(share.json()))) for share in shares]


def test_who_had_nothing_to_choose_has_not_declared() -> None:
    """A single game that may be played, or a trump that is drawn."""
    record = played("classic")
    end, account = _reviewed(record)
    declare = Declare(Contract.C)
    zero = Figures(0.0, 0.0)
    forced = Finding(0, Seat.FOREHAND, None, declare, zero, best=declare, values={declare: zero})
    drawn = Finding(0, Seat.FOREHAND, None, declare, zero)
    card = Play(Card.SQ)
    other = Finding(1, Seat.FOREHAND, None, card, zero, best=card, values={card: zero})
    changed = replace(account, findings=(forced, drawn, other))

    assert told(record, end, changed)["declared"] is None


# ---- files ----------------------------------------------------------------------------------------


def test_csv_and_json_hold_the_same_rows() -> None:
    """With the columns that were asked for; a name that looks like a formula is only text."""
    rows = [{"person": "=1+1", "hands": 3, "half": None, "contract": "-"}]
    columns = ["person", "hands", "half", "contract"]
    table = csv.DictReader(io.StringIO(written(rows, columns, Form.CSV).decode()))

    assert [{"person": "'=1+1", "hands": "3", "half": "", "contract": "-"}] == list(table)
    assert rows == json.loads(written(rows, columns, Form.JSON))
    assert b"person,hands,half,contract\n" == written([], columns, Form.CSV)
