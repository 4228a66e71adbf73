"""Luck apart from skill: luck is nothing on the mean, whatever the value, and makes results quieter."""

from collections import Counter
from itertools import pairwise
from statistics import fmean, variance

import pytest

from offiziersskat.analysis.luck import Figures, Standing, luck_of, standing_of, total
from offiziersskat.arena import Match, play_pair
from offiziersskat.arena.worth import promise
from offiziersskat.core.cards import ALL_CARDS, Card
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import player


def _hand(rules: str, number: int, who: str = "rules") -> list[Game]:
    games = [new_game(preset(rules), shuffled(numbered_seed(5, number)))]
    rng, someone = Stream(numbered_seed(6, number)), player(who)
    while (seat := games[-1].to_act) is not None:
        games.append(apply(games[-1], someone.choose(observe(games[-1], seat), rng)))
    return games


def _jacks(standing: Standing) -> Figures:
    """A value that is easy to check: the jacks of forehand's side, less the other's."""
    jacks = Card.CJ.bit | Card.SJ.bit | Card.HJ.bit | Card.DJ.bit
    counts = [(mask & jacks).bit_count() for mask in standing.owned]
    return (float(sum(counts[0::2]) - sum(counts[1::2])),)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_card_that_comes_to_light_is_counted_once(rules: str) -> None:
    """All but what is never seen before the end; and what is known together is known of 32 cards."""
    for number in range(3):
        games = _hand(rules, number, "random")
        lucks = list(luck_of(games, _jacks))
        last = standing_of(games[-2])
        seen = [luck.card for luck in lucks]

        assert len(set(seen)) == len(seen)
        assert 32 - last.unseen.bit_count() == len(seen)
        for game in games[:-1]:
            standing = standing_of(game)
            cards = Counter(
                bit for mask in (*standing.owned, standing.unseen) for bit in _bits(mask)
            )
            assert {1} == set(cards.values()) and 32 == len(cards)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(32) if mask >> bit & 1]


def test_a_jack_that_is_turned_is_worth_what_it_was_not_expected_to_be() -> None:
    """With u unseen cards and j jacks among them, a jack is 1 − j/u, anything else −j/u."""
    jacks = Card.CJ.bit | Card.SJ.bit | Card.HJ.bit | Card.DJ.bit
    games = _hand("japanese", 1)
    checked = 0
    for before, after in pairwise(games[:-1]):
        lucks = list(luck_of([before, after], _jacks, deal=False))
        unseen = standing_of(before).unseen
        for luck in lucks:
            share = (unseen & jacks).bit_count() / unseen.bit_count()
            side = 1 if luck.seat % 2 == 0 else -1
            expected = side * (luck.card.is_jack - share)
            assert pytest.approx(expected) == luck.figures[0]
            unseen &= ~luck.card.bit
            checked += 1

    assert 16 == checked


def test_all_luck_and_nothing_else_makes_the_end_of_a_value_that_decisions_cannot_change() -> None:
    """Whose the jacks are is decided by the deal alone: from 0 to the end it is luck altogether."""
    for rules in ("classic", "half_open", "sixteen", "double"):
        games = _hand(rules, 2)

        had = _jacks(standing_of(games[-2]))[0]
        assert pytest.approx(had) == total(luck_of(games, _expected_jacks))[0]


def _expected_jacks(standing: Standing) -> Figures:
    """The jacks that each side will turn out to have been dealt, as far as can be told."""
    jacks = Card.CJ.bit | Card.SJ.bit | Card.HJ.bit | Card.DJ.bit
    unseen = standing.unseen.bit_count()
    share = (standing.unseen & jacks).bit_count() / unseen if unseen else 0.0
    told = 0.0
    for seat, mask in enumerate(standing.owned):
        hidden = 32 // len(standing.owned) - mask.bit_count()
        told += (1 if seat % 2 == 0 else -1) * ((mask & jacks).bit_count() + hidden * share)
    return (told,)


@pytest.mark.parametrize("rules", ["classic", "auction", "half_open", "double"])
def test_luck_is_nothing_on_the_mean(rules: str) -> None:
    """Hidden hands and bids do not bend it: within four standard errors of 0."""
    sums = [total(luck_of(_hand(rules, number), _jacks)) for number in range(60)]
    lucks = [figures[0] for figures in sums]

    assert abs(fmean(lucks)) < 4 * (variance(lucks) / len(lucks)) ** 0.5


def test_the_account_makes_pairs_quieter() -> None:
    """In classic the same pairs say more without their luck."""
    pairs = [play_pair(Match("rules", "lookahead", "classic", 1), number) for number in range(40)]
    played = variance([pair.points for pair in pairs])
    adjusted = variance([pair.points - pair.lucky[1] for pair in pairs])

    assert adjusted < 0.8 * played


@pytest.mark.parametrize("rules", PRESETS)
def test_what_a_standing_promises_is_told_for_forehand(rules: str) -> None:
    """Chances lie between 0 and 1, and with every card swapped between the sides all is turned."""
    for game in _hand(rules, 4)[:-1]:
        score, points, win = promise(standing_of(game))

        assert 0 <= win <= 1
        assert abs(points) <= 240
        assert game.phase is Phase.BID or (score > 0) is (win > 0.5) or abs(score) < 60


def test_the_unseen_are_those_that_no_player_has_seen() -> None:
    """A hand is known to its owner, the stock to nobody."""
    game = new_game(preset("auction"), shuffled(numbered_seed(1, 1)))
    standing = standing_of(game)
    downs = {card for cards in game.truth.downs for card in cards if card}

    assert {*downs, *game.truth.stock} == {card for card in Card if standing.unseen >> card & 1}
    assert ALL_CARDS == standing.unseen | standing.owned[0] | standing.owned[1]
