"""A running hand saved as a file: what one seat knows of it, and nothing else."""

from functools import partial

import pytest
from tests.sittings import CHANCE, act, dealt, phase, play_until

from offiziersskat.core.catalogue import PRESETS
from offiziersskat.core.view import Phase, View
from offiziersskat.errors import MoveError
from offiziersskat.notation import (
    BEFORE_FIRST,
    Blocked,
    Unfinished,
    conclusion,
    read_record,
    write_json,
    write_osk,
)
from offiziersskat.notation.layout import layout
from offiziersskat.notation.position_text import write_position
from offiziersskat.table.sitting import Sitting

SAYING = {Phase.BID, Phase.STOCK, Phase.DISCARD, Phase.KONTRA, Phase.RE}


def in_play(rules: str, *, plies: int = 0) -> Sitting:
    """A hand in which cards are played, so many of them."""
    kinds = ("human",) * (4 if rules == "double" else 2)
    for seed in range(100):
        sitting = dealt(rules, kinds, seed=seed)
        chance = CHANCE(seed)
        if play_until(sitting, lambda found: phase(found) is Phase.PLAY, chance):
            wanted = sitting.table.plies + plies
            if play_until(sitting, partial(_stands, wanted), chance):
                return sitting
    raise AssertionError(rules)


def _stands(wanted: int, sitting: Sitting) -> bool:
    return sitting.table.plies == wanted


def views(sitting: Sitting) -> list[tuple[int | None, View]]:
    """What everybody sees."""
    eyes = (*range(len(sitting.table.players)), None)
    return [(eye, sitting.table.view(eye)) for eye in eyes]


@pytest.mark.parametrize("rules", PRESETS)
def test_the_file_shows_the_table_as_the_seat_sees_it(rules: str) -> None:
    """Read again, as text and as JSON, it is the same table, to be gone on with from there."""
    sitting = in_play(rules, plies=5)
    for eye, view in views(sitting):
        record = sitting.running_record(eye)
        assert record.layout is not None
        assert layout(view) in write_position(record.layout)
        for text in (write_osk(record), write_json(record)):
            found = read_record(text)
            assert record == found
            end = conclusion(found)
            knows_who_plays = eye is not None and sitting.table.to_act == eye
            assert isinstance(end, Unfinished) or not knows_who_plays
            assert isinstance(end, Unfinished | Blocked)


def test_what_was_done_stands_in_a_comment() -> None:
    """A position has no history; the tricks are numbered as in a record."""
    sitting = in_play("classic", plies=3)
    note = sitting.running_record(0).notes[BEFORE_FIRST].comment

    assert ["1.", "2."] == [word for word in note.split() if word.endswith(".")]
    assert sitting.table.plies == len([word for word in note.split() if not word.endswith(".")])


def test_names_and_date_go_with_it() -> None:
    """By seat, an engine by what decides."""
    sitting = dealt("classic", ("human", "engine:rules@1"))
    record = sitting.running_record(0)
    assert ("Anna", "engine:rules@1") == record.names
    assert "2026.11.30" == record.tag("Date")
    assert record.unfinished
    assert record.deck is None


@pytest.mark.parametrize("rules", ["classic", "half_open", "auction"])
def test_while_something_is_said_there_is_no_position(rules: str) -> None:
    """Bids, kontra and re have none; the refusal says so."""
    sitting = dealt(rules)
    while phase(sitting) not in SAYING:
        act(sitting)
    with pytest.raises(MoveError, match="extract-not-now"):
        sitting.running_record(0)


def test_before_the_deal_and_after_the_end_there_is_none() -> None:
    """The finished hand has a record of its own."""
    sitting = in_play("classic")
    play_until(sitting, lambda _: False, CHANCE(3))
    with pytest.raises(MoveError, match="hand-over"):
        sitting.running_record(0)
