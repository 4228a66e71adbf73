"""Several hands in a row: who sits where, who stands how, and when it is over (rules.md §8)."""

from dataclasses import replace

import pytest

from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.match import Match, new_match
from offiziersskat.core.result import Ending, Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import thrown_in
from offiziersskat.core.seats import Seat

CLASSIC = preset("classic")
DOUBLE = preset("double")


def _result(*score: int, ending: Ending = Ending.PLAYED) -> Result:
    return replace(thrown_in(CLASSIC), score=score, ending=ending)


REPLAY = _result(0, 0, ending=Ending.REPLAY)


def _after(rules: Ruleset, *results: Result, first_dealer: int = 0) -> Match:
    match = new_match(rules, first_dealer=first_dealer)
    for result in results:
        match = match.with_result(result)
    return match


def test_forehand_sits_left_of_the_dealer() -> None:
    """The dealer has the last seat."""
    match = new_match(CLASSIC, first_dealer=0)
    assert (0, 1, 0) == (match.dealer, match.player_at(Seat(0)), match.player_at(Seat(1)))
    four = new_match(DOUBLE, first_dealer=2)
    assert [3, 0, 1, 2] == [four.player_at(seat) for seat in Seat]
    assert [1, 2, 3, 0] == [four.seat_of(player) for player in range(4)]


@pytest.mark.parametrize(
    ("rules", "dealers"), [(CLASSIC, [1, 0, 1, 0, 1]), (DOUBLE, [1, 2, 3, 0, 1])]
)
def test_the_deal_passes_after_every_hand(rules: Ruleset, dealers: list[int]) -> None:
    """Clockwise, from the first dealer on."""
    won = _result(*([1] * rules.seats))
    matches = [_after(rules, *[won] * hands, first_dealer=1) for hands in range(5)]
    assert dealers == [match.dealer for match in matches]
    assert dealers == [matches[4].player_at(rules.dealer, hand=hand) for hand in range(5)]


def test_the_same_dealer_deals_again_after_a_tie_to_be_replayed() -> None:
    """That hand does not count; one thrown in does."""
    match = _after(CLASSIC, REPLAY, REPLAY)
    assert (0, 0, 2) == (match.dealer, match.counted, len(match.results))
    thrown = _after(CLASSIC, thrown_in(CLASSIC))
    assert (1, 1) == (thrown.dealer, thrown.counted)


def test_scores_by_seat_become_scores_by_player() -> None:
    """Seats are numbered anew in every hand, players are not."""
    match = _after(CLASSIC, _result(24, 0), _result(-48, 0), _result(0, 2))
    assert [(0, 24), (-48, 0), (2, 0)] == [match.scores(hand) for hand in range(3)]
    assert (-46, 24) == match.totals


def test_a_hand_without_a_score_brings_nothing() -> None:
    """A position that does not tell the matadors has none."""
    blank = replace(_result(), score=None)
    assert (0, 0) == _after(CLASSIC, blank).totals


def test_with_four_the_standing_is_by_side() -> None:
    """Players 0 and 2 against 1 and 3."""
    match = _after(DOUBLE, _result(2, 0, 2, 0), _result(0, 1, 0, 1), first_dealer=3)
    assert [(2, 0, 2, 0), (1, 0, 1, 0)] == [match.scores(hand) for hand in range(2)]
    assert (6, 0) == match.totals


def test_a_match_has_its_number_of_hands() -> None:
    """Replayed ties left out; more points win."""
    rules = ruleset("classic", {"hands": 2})
    assert not _after(rules, _result(24, 0), REPLAY).is_over
    match = _after(rules, _result(24, 0), REPLAY, _result(0, 0))
    assert (True, 1) == (match.is_over, match.winner)
    assert None is _after(rules, _result(24, 0)).winner


def test_a_level_match_has_no_winner() -> None:
    """It is over all the same."""
    rules = ruleset("classic", {"hands": 2})
    match = _after(rules, _result(24, 0), _result(24, 0))
    assert (True, None, (24, 24)) == (match.is_over, match.winner, match.totals)


def test_a_target_is_tested_after_equally_many_deals_each() -> None:
    """Who has more at or above it wins (rules.md §8)."""
    rules = ruleset("classic", {"target": 50})
    assert not new_match(rules, first_dealer=0).is_over
    assert not _after(rules, _result(60, 0)).is_over
    match = _after(rules, _result(60, 0), _result(0, 0))
    assert (True, 1) == (match.is_over, match.winner)
    beaten = _after(rules, _result(60, 0), _result(72, 0))
    assert (True, 0) == (beaten.is_over, beaten.winner)


def test_level_or_below_the_target_another_round_is_played() -> None:
    """Both must have dealt again."""
    rules = ruleset("classic", {"target": 50})
    level = _after(rules, _result(60, 0), _result(60, 0))
    below = _after(rules, _result(24, 0), _result(0, 0))
    assert (False, False) == (level.is_over, below.is_over)
    assert (None, None) == (level.winner, below.winner)
    assert not level.with_result(_result(1, 0)).is_over
    assert level.with_result(_result(1, 0)).with_result(_result(0, 0)).is_over


def test_four_play_to_a_target_in_rounds_of_four() -> None:
    """Everybody has declared equally often."""
    rules = ruleset("double", {"target": 2})
    won = _result(2, 0, 2, 0)
    assert [False, False, False] == [_after(rules, *[won] * n).is_over for n in (1, 2, 3)]
    rounds = _after(rules, won, _result(0, 0, 0, 0), won, _result(0, 0, 0, 0), first_dealer=3)
    assert (True, 0, (8, 0)) == (rounds.is_over, rounds.winner, rounds.totals)


def test_any_number_names_a_first_dealer() -> None:
    """It is taken round the table."""
    assert 1 == new_match(CLASSIC, first_dealer=5).dealer
