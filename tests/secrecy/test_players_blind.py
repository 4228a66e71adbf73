"""Players cannot peek: what they do, and say, is the same in all worlds that look alike to them."""

import random
from dataclasses import replace

import pytest
from tests.players import sat_down
from tests.secrecy.noninterference import Channel, Eye, Played, leaks, played

from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import observe
from offiziersskat.core.seats import Seat
from offiziersskat.deal import Stream
from offiziersskat.i18n import Language
from offiziersskat.players import PLAYERS, advise, explain
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import LEVELS

_PLIES = (0, 1, 2, 4, 7, 12, 20, 23, 26)


def _chosen(name: str) -> Channel:
    """What a player does when it is his turn."""

    def says(hand: Played, eye: Eye) -> object:
        if eye is None or eye is not hand.game.to_act:
            return None
        return sat_down(name).choose(observe(hand.game, eye), Stream(b"same chance"))

    return Channel(name, says)


def _by_value(hand: Played, eye: Eye) -> object:
    """What a level would do that leaves no question before the play to the rule book."""
    if eye is None or eye is not hand.game.to_act:
        return None
    return _decided("by value", hand, eye)


def _for_wins(hand: Played, eye: Eye) -> object:
    """The same where it plays for wins."""
    if eye is None or eye is not hand.game.to_act:
        return None
    return _decided("by value-wins", hand, eye)


def _decided(name: str, hand: Played, eye: Seat) -> object:
    engine = EnginePlayer(name, replace(LEVELS["club-quick"], worlds=2), by_rule=())
    return engine.choose(observe(hand.game, eye), Stream(b"same chance")), engine.expectation


def _hint(hand: Played, eye: Eye) -> object:
    if eye is None or eye is not hand.game.to_act:
        return None
    return explain(advise(observe(hand.game, eye)), Language.DE)


def _peek(hand: Played, eye: Eye) -> object:
    """A planted leak: the cards that lie face down."""
    return hand.game.truth.downs


@pytest.mark.parametrize("name", PRESETS)
def test_players_and_hints_do_not_depend_on_what_they_cannot_see(name: str) -> None:
    """Cards that a seat has never seen change places, and it does and says the same."""
    channels = [
        *map(_chosen, PLAYERS),
        Channel("by value", _by_value),
        Channel("for wins", _for_wins),
        Channel("hint", _hint),
    ]
    for number, plies in enumerate(_PLIES):
        hand = played(preset(name), random.Random(f"{name}:{number}"), plies=plies)

        assert [] == leaks(hand, channels, random.Random(number))


def test_a_player_who_peeks_is_caught() -> None:
    """The test above can fail."""
    hand = played(preset("classic"), random.Random("peek"), plies=4)

    assert leaks(hand, [Channel("peek", _peek)], random.Random(0))
