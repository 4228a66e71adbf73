"""No channel tells a seat or a spectator what it cannot see, in any ruleset.

The hands are random, and so are the places at which they are looked at.
"""

import random
from collections.abc import Callable

import pytest
from bench.random_hands import random_rules
from tests.secrecy.channels import CHANNELS, CORE
from tests.secrecy.noninterference import Channel, Played, eyes, leaks, played, secrets, worlds

from offiziersskat.core.catalogue import PRESETS, preset, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase

CHANNELS_BEYOND = [channel for channel in CHANNELS if channel not in CORE]


def _looked_at(rules: Ruleset, rng: random.Random, *, times: int) -> list[Played]:
    """Hands at random moments, and one at its end."""
    whole = played(rules, rng)
    plies = [rng.randrange(len(whole.actions)) for _ in range(times)]
    return [whole, *(played(rules, rng, plies=ply) for ply in plies)]


@pytest.mark.parametrize("name", PRESETS)
def test_the_core_tells_nobody_what_he_cannot_see(name: str) -> None:
    """Views, legal actions and refusals of every named ruleset."""
    rng = random.Random(f"core {name}")
    for hand in _looked_at(preset(name), rng, times=15):
        assert [] == leaks(hand, CORE, rng)


@pytest.mark.parametrize("number", range(8))
def test_the_core_tells_nothing_under_any_ruleset(number: int) -> None:
    """The same, with random fields and courses."""
    rng = random.Random(f"any {number}")
    for _ in range(8):
        for hand in _looked_at(random_rules(rng.randrange), rng, times=2):
            assert [] == leaks(hand, CORE, rng, tries=4)


@pytest.mark.parametrize("channel", CHANNELS_BEYOND, ids=lambda channel: channel.name)
@pytest.mark.parametrize("name", PRESETS)
def test_no_other_room_tells_it_either(name: str, channel: Channel) -> None:
    """Layouts, hints, players, tables, journals and the screen, by every named ruleset."""
    rng = random.Random(f"{name} {channel.name}")
    rules = preset(name)
    for hand in _looked_at(rules, rng, times=6):
        assert [] == leaks(hand, [channel], rng, tries=4)


@pytest.mark.parametrize("number", range(10))
def test_no_room_tells_it_under_any_ruleset(number: int) -> None:
    """All channels at once: drawn trumps, four at a table with hands, courses of one's own."""
    rng = random.Random(f"rooms {number}")
    hand = played(random_rules(rng.randrange), rng, plies=rng.randrange(30))
    assert [] == leaks(hand, CHANNELS, rng, tries=3)


@pytest.mark.parametrize("channel", CHANNELS, ids=lambda channel: channel.name)
def test_every_channel_says_something(channel: Channel) -> None:
    """A channel that is silent, or says the same to everyone, would keep any secret."""
    said = []
    for name in ("half_open", "auction"):
        hand = played(preset(name), random.Random(name), plies=14)
        said += [repr(channel.says(hand, eye)) for eye in (Seat.FOREHAND, Seat.SECOND)]
    assert 3 <= len(set(said))
    assert max(map(len, said)) > len("None")


def _private(rules: Ruleset, rng: random.Random, wanted: Callable[[Played], bool]) -> Played:
    """A random hand of which something holds."""
    while True:
        hand = played(rules, rng)
        if wanted(hand):
            return hand


@pytest.mark.parametrize("ply", range(8))
def test_an_open_hand_hides_what_was_laid_away(ply: int) -> None:
    """Null ouvert after taking the stock: the hand lies open, two cards do not."""
    rng = random.Random(f"ouvert {ply}")
    rules = ruleset("auction", {"contracts": "N"})
    whole = _private(rules, rng, lambda hand: _ouvert(hand) and hand.game.board.took_stock)
    first_lead = next(n for n, game in enumerate(whole.games) if game.phase is Phase.PLAY)
    hand = whole.until(min(first_lead + ply, len(whole.actions) - 1))
    assert [] == leaks(hand, CHANNELS, rng)


def _ouvert(hand: Played) -> bool:
    contract = hand.game.board.contract
    return contract is not None and contract.ouvert


@pytest.mark.parametrize("name", PRESETS)
def test_there_are_other_worlds_to_compare_with(name: str) -> None:
    """A test of secrecy that never finds a second world would pass for ever."""
    rng = random.Random(name)
    whole = played(preset(name), rng)
    middle = whole.until(len(whole.actions) // 2)
    for eye in eyes(middle.rules):
        if len(secrets(middle, eye)) > 1:
            found = list(worlds(middle, eye, rng, tries=20))
            assert len(found) >= 3
            assert all(other.deck != middle.deck for other in found)


@pytest.mark.parametrize("name", PRESETS)
def test_at_the_start_something_is_hidden_from_everyone(name: str) -> None:
    """Face-down cards and the pack are nobody's, hands one's own."""
    start = played(preset(name), random.Random(name), plies=0)
    assert all(len(secrets(start, eye)) >= 15 for eye in eyes(start.rules))
