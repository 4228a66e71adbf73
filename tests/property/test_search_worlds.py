"""Whatever is dealt and played: worlds agree with the view, and the truth is one of them."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.worlds import is_true, true_world

from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import Worlds

COURSES = (
    "F4h D4h F4d D4d declare F4u D4u kontra F4o D4o play",
    "F8h D8h declare F4d D4d F4u D4u play",
    "F2h D2h F5d D5d F4o D4o declare F5u D5u play",
)
RULES = [
    *map(preset, PRESETS),
    *(ruleset("classic", {"course": course}) for course in COURSES),
    ruleset("auction", {"kontra": "on", "flip": "at_once"}),
]


@settings(max_examples=120, deadline=None)
@given(
    rules=st.sampled_from(RULES),
    number=st.integers(0, 10**6),
    plies=st.integers(0, 45),
    looking=st.sampled_from([None, *Seat]),
)
def test_worlds_agree_with_the_view_and_hold_the_truth(
    rules: Ruleset, number: int, plies: int, looking: Seat | None
) -> None:
    """After any number of random actions, to any seat and to a spectator."""
    chance = Stream(numbered_seed(number, 1))
    game = new_game(rules, shuffled(numbered_seed(number, 0)))
    for _ in range(plies):
        if game.to_act is not None:
            offers = legal(observe(game, game.to_act))
            game = apply(game, offers[chance.below(len(offers))])
    seat = None if looking is None or looking >= rules.seats else looking
    view = observe(game, seat)
    worlds = Worlds(view)
    world, truth = worlds.sample(chance), true_world(game, view)

    assert 1 <= worlds.count
    assert view == observe(world_game(view, world), seat)
    assert truth == worlds.at(worlds.number(truth))
    assert is_true(view, world)
