"""What luck is measured by: the learned value of the very position, and nothing that is not seen."""

from collections.abc import Iterator

import pytest

from offiziersskat.analysis.review import Figures, Sight
from offiziersskat.analysis.review.sight import seen_by_all
from offiziersskat.core.cards import Card, cards_in
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.appraising.hopes import Shares, hopes
from offiziersskat.players.net_player import stands_of
from offiziersskat.search.evaluate import cards_of, ends_of

_LEARNED, _GLANCE = Shares(ramsch=1.0, game=1.0), Shares(ramsch=0.0, game=0.0)


def _moments(rules: Ruleset, number: int) -> Iterator[tuple[Game, int, int]]:
    """The moments of a random hand at which some card has just been turned or dealt.

    With the masks of what was unseen before, and of what is.
    """
    seed = numbered_seed(number, 7)
    rng, game = Stream(seed), new_game(rules, shuffled(seed))
    while game.to_act is not None:
        offered = legal(observe(game, game.to_act))
        after = apply(game, offered[rng.below(len(offered))])
        unseen, left = seen_by_all(game).unseen, seen_by_all(after).unseen
        if unseen != left and after.result is None:
            yield after, unseen, left
        game = after


def _learned(sight: Sight, order: dict[Card, Card]) -> Figures:
    (found,) = hopes(sight, [order], RuleBook().value, _LEARNED)
    return found


def _is_told(game: Game) -> bool:
    """Whether the learned value has a word of its own, next to the glance's."""
    sight = seen_by_all(game)
    value = RuleBook().value
    return hopes(sight, [{}], value, _LEARNED) != hopes(sight, [{}], value, _GLANCE)


@pytest.mark.parametrize("name", ["classic", "simple", "japanese"])
def test_points_are_those_of_the_learned_value(name: str) -> None:
    """Between tricks by its chances, with a card lying there by the best answer."""
    found = 0
    for number in range(4):
        for game, _, _ in _moments(preset(name), number):
            board = game.board
            if board.phase is not Phase.PLAY or board.contract is None or not _is_told(game):
                continue
            assert board.to_act is not None
            own = Side.FOREHAND if board.declarer is None else board.declarer.side
            ((stand, _),) = stands_of(observe(game, board.to_act), Stream(b"any"), 1)
            if board.trick is None:
                more = sum(count * chance for count, chance in enumerate(ends_of([stand])[0]))
            else:
                best = max if board.to_act.side is own else min
                worths = cards_of(stand, board.trick.cards[0]).values()
                more = abs(best(worths))
            points = board.points[own] + more - 60
            if board.contract.contract is Contract.R:
                points = -points
            told = _learned(seen_by_all(game), {}).seen_by(own).points
            assert told == pytest.approx(points, abs=1e-9)
            found += 1
    assert found > 20


@pytest.mark.parametrize("name", ["classic", "japanese", "half_open", "auction", "double"])
def test_exchanged_cards_promise_what_they_would_have_promised(name: str) -> None:
    """Cards exchanged on the way are worth the same as in a sight that holds them."""
    found = 0
    for number in range(3):
        for game, unseen, left in _moments(preset(name), number):
            sight, fresh = seen_by_all(game), cards_in(unseen & ~left)
            order = dict(zip(fresh, cards_in(unseen)[: len(fresh)], strict=True))
            one, other = _learned(sight, order), _learned(sight.exchanged(order), {})
            assert one == pytest.approx(other, abs=1e-9)
            found += one != _learned(sight, {})
    assert found


def test_what_is_not_covered_is_left_to_the_glance() -> None:
    """Before all open cards are dealt, in null and at a table of four the glance alone tells."""
    for rules in (preset("double"), parse_rules("classic; contracts=N")):
        assert not any(_is_told(game) for game, _, _ in _moments(rules, 1))
    early = [
        game
        for number in range(4)
        for game, _, _ in _moments(preset("classic"), number)
        if game.phase is not Phase.PLAY
    ]
    assert early
    assert not any(_is_told(game) for game in early)


def test_cards_that_lie_face_down_change_nothing() -> None:
    """Two deals that look alike to all promise the same: nothing hidden is looked at."""
    rules, deck = preset("classic"), list(shuffled(numbered_seed(3, 3)))
    game = new_game(rules, deck)
    hidden = [place for place, card in enumerate(deck) if card.bit & seen_by_all(game).unseen]
    swapped = list(deck)
    for place, card in zip(hidden, [deck[at] for at in reversed(hidden)], strict=True):
        swapped[place] = card
    other = new_game(rules, swapped)
    assert seen_by_all(game).unseen == seen_by_all(other).unseen
    assert RuleBook().hopes(seen_by_all(game), [{}]) == RuleBook().hopes(seen_by_all(other), [{}])
