"""Luck of turned cards by worlds: level over what might have come, and near the exact luck."""

from collections.abc import Iterator
from functools import cache

import pytest

from offiziersskat.analysis.review import best_of
from offiziersskat.analysis.review.exactly import Exact, Reach
from offiziersskat.analysis.review.sight import seen_by_all
from offiziersskat.analysis.review.turning import Turning, rearranged
from offiziersskat.core.actions import Action
from offiziersskat.core.cards import ALL_CARDS, cards_in
from offiziersskat.core.catalogue import preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.deal import Stream, numbered_seed, shuffled

_UNSEEN = (3, 4)


@cache
def _turns() -> tuple[tuple[Game, Action, Game], ...]:
    """Late steps of random hands at which one card is turned, and the hand goes on."""
    return tuple(_found())


def _found() -> Iterator[tuple[Game, Action, Game]]:
    for rules in ("classic", "japanese"):
        for number in range(6):
            seed = numbered_seed(number, 5)
            game, rng = new_game(preset(rules), shuffled(seed)), Stream(seed)
            while game.to_act is not None:
                offered = legal(observe(game, game.to_act))
                action = offered[rng.below(len(offered))]
                after = apply(game, action)
                count = seen_by_all(game).unseen.bit_count()
                left = seen_by_all(after).unseen.bit_count()
                if after.result is None and count in _UNSEEN and left == count - 1:
                    yield game, action, after
                game = after


def test_there_are_such_steps() -> None:
    """Both rulesets turn cards late enough."""
    assert len(_turns()) >= 8


def test_luck_is_level_over_all_cards_that_might_have_been_turned() -> None:
    """Put each unseen card in the place of the one that was turned: the mean is nothing."""
    for game, _, after in _turns()[:6]:
        before = seen_by_all(game)
        (turned,) = cards_in(before.unseen & ~seen_by_all(after).unseen)
        lucks, errors = [], []
        for other in cards_in(before.unseen):
            came = rearranged(after, {turned: other, other: turned})
            found = Turning(60).luck(before, came, seen_by_all(came), Stream(bytes([other])))
            assert found is not None
            lucks.append(found[0].points)
            errors.append(found[1].points)
        error = sum(e * e for e in errors) ** 0.5 / len(errors)
        assert abs(sum(lucks) / len(lucks)) <= 4 * error + 1e-9


def test_it_is_near_the_exact_luck() -> None:
    """Open cards overrate what is known, but not by much: the two agree on most of it."""
    exact, gaps, sizes = Exact(Reach(unknown=4, cards=24)), [], []
    for game, action, after in _turns():
        values = exact.moves(game, seen_by_all(game))
        following = exact.moves(after, seen_by_all(after))
        assert values is not None and following is not None and after.to_act is not None
        luck = best_of(following.values(), after.to_act.side).less(values[action])
        found = Turning(40).luck(seen_by_all(game), after, seen_by_all(after), Stream(b"near"))
        assert found is not None
        gaps.append((found[0].points - luck.points) ** 2)
        sizes.append(luck.points**2)
    assert sum(sizes) > 0
    assert sum(gaps) < 0.35 * sum(sizes)


def test_another_arrangement_is_the_same_hand_otherwise() -> None:
    """Every card is dealt to somebody once, and who sees it turned sees the other card."""
    game, _, after = _turns()[0]
    (turned,) = cards_in(seen_by_all(game).unseen & ~seen_by_all(after).unseen)
    other = next(card for card in cards_in(seen_by_all(game).unseen) if card is not turned)
    changed = rearranged(after, {turned: other, other: turned})

    assert changed.truth.dealt is not None
    assert sum(changed.truth.dealt) == ALL_CARDS
    assert seen_by_all(changed).unseen == seen_by_all(after).unseen ^ turned.bit ^ other.bit
    assert rearranged(changed, {turned: other, other: turned}) == after


@pytest.mark.parametrize("rules", ["double", "auction"])
def test_what_would_take_too_long_is_left_to_a_glance(rules: str) -> None:
    """At the beginning of a hand, and at a table of four."""
    game = new_game(preset(rules), shuffled(numbered_seed(1, 5)))
    sight = seen_by_all(game)

    assert Turning(2).luck(sight, game, sight, Stream(b"")) is None
