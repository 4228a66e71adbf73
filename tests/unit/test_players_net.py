"""The player by the learned value: it reads the table aright, and uses what it reads."""

import pytest
from tests.players import RULESETS

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_position
from offiziersskat.players import player
from offiziersskat.players.net_player import NetPlayer, stands_of, valued

TWO = [name for name in RULESETS if not name.startswith("double")]


def chance() -> Stream:
    """Always the same."""
    return Stream(numbered_seed(4, 1))


def in_play(name: str, number: int) -> View:
    """A decision in the play of a hand, after some random plies of it."""
    rules, rng = RULESETS[name], Stream(numbered_seed(9, number))
    game, played = new_game(rules, shuffled(numbered_seed(8, number))), 0
    while (seat := game.to_act) is not None:
        view = observe(game, seat)
        played += view.phase is Phase.PLAY
        if played > 3 * (number % 10):
            return view
        game = apply(game, player("random").choose(view, rng))
    return in_play(name, number + 10)


@pytest.mark.parametrize("name", TWO)
def test_a_stand_holds_every_card_once(name: str) -> None:
    """Cards open, unknown, gone and laid away are all there are, and covers fit the unknown."""
    for number in range(6):
        view = in_play(name, number)
        for stand, away in stands_of(view, chance(), 3):
            masks = [*stand.bare, *stand.covered, stand.unknown]
            gone = view.board.gone
            assert sum(mask.bit_count() for mask in masks) + gone.bit_count() + len(away) == 32
            held = 0
            for mask in (*masks, gone):
                assert not held & mask
                held |= mask
            covered = sum(mask.bit_count() for mask in stand.covered)
            assert covered == stand.unknown.bit_count()


@pytest.mark.parametrize("name", TWO)
def test_every_legal_card_has_a_worth(name: str) -> None:
    """And no other."""
    for number in range(6):
        view = in_play(name, number)
        cards = [action.card for action in legal(view) if isinstance(action, Play)]
        assert sorted(valued(view, chance(), 2)) == sorted(cards)


def test_it_takes_what_is_to_be_had() -> None:
    """At the end nothing is opinion: the ace takes the ten, and the game is won by it."""
    position = "classic C,w1 0 52-47 - HA H7 -- -- -- -- -- -- | HT C7 -- -- -- -- -- --"
    view = parse_position(position).view()
    values = valued(view, chance(), 1)
    assert NetPlayer().choose(view, chance()) == Play(Card.HA)
    assert values[Card.HA] > 0 > values[Card.H7]


def test_null_is_played_to_take_no_trick() -> None:
    """To throw the seven away would leave the king alone, to be led to."""
    position = (
        "classic;contracts=N N 0 0:0-105:13 D9 S7 SK H7 -- -- -- -- -- | SA S8 -- -- -- -- -- --"
    )
    values = valued(parse_position(position).view(), chance(), 1)
    assert values[Card.SK] == values[Card.H7] > 0 > values[Card.S7]
