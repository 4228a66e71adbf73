"""What must hold of every hand by every ruleset of the catalogue, and by any other.

Nothing here knows a ruleset by name: a new one is tested as soon as it stands in the catalogue.
"""

import random
from itertools import pairwise

import pytest
from bench.random_hands import check_game, check_result, check_views, play_hand, random_rules
from hypothesis import given, settings
from tests.strategies import (
    Beginning,
    beginnings,
    courses,
    decks,
    eyes,
    finished_hands,
    rulesets,
    views,
)

from offiziersskat.core.actions import ACTIONS, action_at, index_of
from offiziersskat.core.cards import ALL_CARDS, Card, mask_of
from offiziersskat.core.catalogue import PRESETS, overrides, preset, ruleset
from offiziersskat.core.course import format_course, parse_course
from offiziersskat.core.fields import FIELDS, BadRules
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase, View

HANDS_OF_A_RULESET = 40
HANDS_OF_A_SLICE = 150
SLICES = range(4)


@pytest.mark.parametrize("name", PRESETS)
def test_random_hands_of_a_named_ruleset_break_no_invariant(name: str) -> None:
    """32 distinct cards and 120 points at every moment, idle seats idle, results that add up."""
    rng = random.Random(name)
    lengths = [play_hand(preset(name), rng)[1] for _ in range(HANDS_OF_A_RULESET)]
    assert max(lengths) > preset(name).tricks


@pytest.mark.parametrize("number", SLICES)
def test_random_hands_of_any_ruleset_break_no_invariant(number: int) -> None:
    """A slice of what ``bench/random_hands.py`` plays a million times."""
    rng = random.Random(f"slice {number}")
    for _ in range(HANDS_OF_A_SLICE):
        game, _ = play_hand(random_rules(rng.randrange), rng)
        assert Phase.OVER is game.phase


@given(beginnings())
def test_every_moment_of_a_hand_keeps_the_invariants(hand: Beginning) -> None:
    """The same, on hands that shrink."""
    for game in hand.games:
        check_game(game)
        check_views(game)


@given(finished_hands())
def test_every_result_adds_up(hand: Beginning) -> None:
    """120 points and all tricks but in a null, and a score that its ruleset can give."""
    assert hand.game.result is not None
    check_result(hand.rules, hand.game.result)


@given(finished_hands())
def test_an_action_leaves_the_game_before_it_as_it_was(hand: Beginning) -> None:
    """Games are values: played again from the same deck, every one of them is equal."""
    again = [new_game(hand.rules, hand.deck)]
    again.extend(
        apply(game, action) for game, action in zip(hand.games, hand.actions, strict=False)
    )
    assert hand.games == tuple(again)


@given(beginnings())
def test_nobody_ever_forgets(hand: Beginning) -> None:
    """Perfect recall: the log of an earlier view is the beginning of the later one's."""
    for eye in eyes(hand.rules):
        logs = [observe(game, eye).log for game in hand.games]
        assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(logs))
        assert all(len(later) > len(earlier) for earlier, later in pairwise(logs))


@given(beginnings())
def test_different_information_makes_different_views(hand: Beginning) -> None:
    """Two moments of a hand are never one information set, nor are two eyes one view."""
    every = [observe(game, eye) for game in hand.games for eye in eyes(hand.rules)]
    assert len(every) == len(set(every))


@given(views())
def test_a_view_can_be_hashed_and_compared(view: View) -> None:
    """A view is a value that may key a table."""
    assert {view: 1} == {View(view.board, view.seat, view.hands, view.stock, view.log): 1}


@given(views())
def test_seen_and_unseen_cards_make_the_pack(view: View) -> None:
    """What lies open, what is gone and what nobody showed this eye are 32 cards."""
    unseen = mask_of(view.unseen)
    assert ALL_CARDS == view.visible | view.board.gone | unseen
    assert 0 == (view.visible | view.board.gone) & unseen


@given(beginnings())
def test_the_seen_cards_are_the_true_ones(hand: Beginning) -> None:
    """A view shows no card in another place than it lies."""
    game = hand.game
    for eye in eyes(hand.rules):
        view = observe(game, eye)
        for seat, cards in enumerate(view.hands):
            if isinstance(cards, tuple):
                assert game.truth.hands[seat] == cards
            else:
                assert len(game.truth.hands[seat]) == cards.count
        hidden = [*game.truth.pack, *(card for row in game.truth.downs for card in row if card)]
        assert set(hidden) <= set(view.unseen)


@given(views())
def test_only_who_is_to_act_has_legal_actions(view: View) -> None:
    """Asking is always allowed: the list is empty, and never an error."""
    assert view.is_my_turn is bool(legal(view))


def test_every_action_has_a_number_of_its_own() -> None:
    """Numbers and actions name each other."""
    assert list(range(len(ACTIONS))) == [index_of(action) for action in ACTIONS]
    assert list(ACTIONS) == [action_at(number) for number in range(len(ACTIONS))]


@given(rulesets())
def test_a_ruleset_is_made_again_from_its_preset_and_the_fields_it_overrides(
    rules: Ruleset,
) -> None:
    """Records and saved rulesets keep nothing else."""
    assert rules == ruleset(rules.preset, overrides(rules))


@given(rulesets())
def test_no_field_of_the_overrides_can_be_left_out(rules: Ruleset) -> None:
    """The fewest fields: without any one of them it is another ruleset, or none."""
    fields = overrides(rules)
    assert list(fields) == [field for field in FIELDS if field in fields]
    for field in fields:
        fewer = {name: value for name, value in fields.items() if name != field}
        assert _makes_another(rules, fewer)


def _makes_another(rules: Ruleset, fields: dict[str, str | bool | int]) -> bool:
    try:
        return ruleset(rules.preset, fields) != rules
    except BadRules:
        return True


@given(courses())
def test_a_course_is_read_back_from_its_text(text: str) -> None:
    """Writing and reading are inverse, and dots may stand for spaces."""
    course = parse_course(text)
    assert course == parse_course(format_course(course))
    assert course == parse_course(format_course(course).replace(" ", "."))


@settings(max_examples=30)
@given(rulesets(), decks())
def test_the_whole_deck_is_dealt_before_the_first_lead(
    rules: Ruleset, deck: tuple[Card, ...]
) -> None:
    """Whatever the course: at the first lead no card is in the pack."""
    game = new_game(rules, deck)
    while game.phase not in (Phase.PLAY, Phase.OVER):
        game = apply(game, legal(observe(game, game.to_act))[0])
    assert _dealt_out(game)


def _dealt_out(game: Game) -> bool:
    sizes = {len(game.truth.hands[seat]) for seat in range(game.rules.seats)}
    return game.board.pack_size == 0 and len(sizes) == 1
