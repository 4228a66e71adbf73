"""The course of a hand: what its text means, and which courses are refused (rules.md §3)."""

import pytest

from offiziersskat.core.catalogue import preset
from offiziersskat.core.course import (
    Ask,
    BadCourse,
    Deal,
    Kind,
    format_course,
    hand_cards,
    parse_course,
    places_of,
    seats_of,
    tricks_of,
)
from offiziersskat.core.seats import Seat


def test_a_course_is_packets_and_questions() -> None:
    """Forehand and dealer, or digits; dots may stand for spaces."""
    course = parse_course("F16h.116h.declare.play")
    packets = (Deal(Seat.FOREHAND, 16, Kind.HAND), Deal(Seat.SECOND, 16, Kind.HAND))
    assert (*packets, Ask.DECLARE, Ask.PLAY) == course
    assert "F16h D16h declare play" == format_course(course)


def test_with_four_seats_the_dealer_is_the_last() -> None:
    """F and D are seats 0 and 3; the canonical text has digits."""
    course = parse_course("F8h 18h 28h D8h declare play")
    assert "08h 18h 28h 38h declare play" == format_course(course)
    assert (4, 8) == (seats_of(course), tricks_of(course))


@pytest.mark.parametrize(
    ("name", "seats", "places", "hand", "tricks"),
    [
        ("classic", 2, 8, 0, 16),
        ("simple", 2, 8, 0, 16),
        ("japanese", 2, 8, 0, 16),
        ("half_open", 2, 4, 8, 16),
        ("auction", 2, 5, 5, 15),
        ("sixteen", 2, 0, 16, 16),
        ("double", 4, 4, 0, 8),
    ],
)
def test_the_layouts_have_the_sizes_of_the_table(
    name: str, seats: int, places: int, hand: int, tricks: int
) -> None:
    """Places before each seat, hand cards and tricks (rules.md §3)."""
    course = preset(name).course
    found = (seats_of(course), places_of(course), hand_cards(course), tricks_of(course))
    assert (seats, places, hand, tricks) == found


def test_open_cards_are_places_of_their_own() -> None:
    """``o`` lies on nothing."""
    course = parse_course("F10o D10o F6h D6h declare play")
    assert (10, 6, 16) == (places_of(course), hand_cards(course), tricks_of(course))


REST = "F8d D8d F8u D8u"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("course-word", "F16x D16h declare play"),
        ("course-word", "4d4d declare play"),
        ("course-cards", "16h D16h declare play"),
        ("course-cards", "F15h D15h declare play"),
        ("course-cards", "declare play"),
        ("course-cards", "F16h D16h F1h D1h declare play"),
        ("course-empty-packet", "F0h F16h D16h declare play"),
        ("course-unequal", "F17h D15h declare play"),
        ("course-unequal", "F8d D8d F8u D7u D1h declare play"),
        ("course-empty-packet", "F16h D16h 0s declare play"),
        ("course-uncovered", "F8d D8d F7u D7u F1o D1o declare play"),
        ("course-no-pile", "F8u F8d D8d D8u declare play"),
        ("course-no-pile", "F4d D8d F8u D8u F4d declare play"),
        ("course-order", f"{REST} play declare"),
        ("course-order", f"{REST} declare re kontra play"),
        ("course-order", f"{REST} declare declare play"),
        ("course-missing", f"{REST} play"),
        ("course-missing", f"{REST} declare"),
        ("course-missing", ""),
        ("course-after-play", "F8d D8d F8u declare play D8u"),
        ("course-stock", "F15h D15h 2s declare play"),
        ("course-stock", "F16h D16h bid stock declare play"),
        ("course-stock", "F14h D14h 4s bid stock declare play"),
        ("course-bid-stock", "F15h D15h 2s bid declare play"),
        ("course-bid-stock", "F15h D15h 2s stock declare play"),
        ("course-late-stock", "F15h D15h bid stock 2s declare play"),
    ],
)
def test_an_impossible_course_is_refused_with_its_reason(code: str, text: str) -> None:
    """A code and parameters, for one clear message."""
    with pytest.raises(BadCourse) as caught:
        parse_course(text)
    assert code == caught.value.code
