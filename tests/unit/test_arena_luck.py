"""The luck of the cards in the arena: nothing on the mean, the same always, and pairs are quieter."""

from dataclasses import replace
from pathlib import Path
from statistics import fmean, variance

import pytest
from tests.command import called

from offiziersskat.analysis.review import SETTINGS, Reviewer
from offiziersskat.analysis.review.exactly import Reach
from offiziersskat.arena import Match, Pair, Shards, margins_of, play_pair
from offiziersskat.arena.luck import lucky
from offiziersskat.core.actions import Action, Declare, Play
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, drawn_contract, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_rules
from offiziersskat.players import Player, player
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import LEVELS
from offiziersskat.search.chance import ChanceSearch, Objective

_DRAWN = "classic; trump=drawn; contracts=CSHDG"


Hand = tuple[tuple[Card, ...], list[Action]]


def _hand(rules: Ruleset, number: int, turn: int = 0) -> Hand:
    """A hand of two players, who change seats with ``turn``."""
    seed, who = numbered_seed(5, number), ("rules", "lookahead")
    deck, rng, actions = shuffled(seed), Stream(numbered_seed(6, number)), list[Action]()
    game = new_game(rules, deck)
    while (seat := game.to_act) is not None:
        if game.phase is Phase.DECLARE and rules.trump is TrumpChoice.DRAWN:
            actions.append(Declare(drawn_contract(seed)))
        else:
            someone = player(who[(seat + turn) % 2])
            actions.append(someone.choose(observe(game, seat), rng))
        game = apply(game, actions[-1])
    return deck, actions


def _both(rules: Ruleset, number: int, unknown: int) -> tuple[float, float]:
    """What chance gave the first of the two over both games of a deal."""
    deck, there = _hand(rules, number)
    _, back = _hand(rules, number, 1)
    mine, theirs = lucky(rules, deck, (there, back), unknown)
    return mine[0] - theirs[0], mine[1] - theirs[1]


@pytest.mark.parametrize(
    ("rules", "unknown", "hands"),
    [("simple", 4, 60), ("japanese", 3, 60), ("half_open", 1, 40), ("double", 1, 40)],
)
def test_luck_is_nothing_on_the_mean(rules: str, unknown: int, hands: int) -> None:
    """Hidden hands and other reaches do not bend it: within four standard errors of 0."""
    given = parse_rules(rules)
    lucks = [_both(given, number, unknown) for number in range(hands)]

    for coin in zip(*lucks, strict=True):
        assert variance(coin) > 0
        assert abs(fmean(coin)) < 4 * (variance(coin) / len(coin)) ** 0.5


def test_who_parts_late_is_told_apart_to_the_point() -> None:
    """What two cards come to, less the luck of what follows, is the difference of their values.

    What came before is the same in both games, and left out.
    """
    given, told = parse_rules("classic"), 0
    best = EnginePlayer("expert-quick", replace(LEVELS["expert-quick"], nodes=0))
    whole = Reviewer(
        RuleBook(), replace(SETTINGS["fast"], reach=Reach(5, 32, turned=True), orders=16)
    )
    for number in range(6):
        deck, actions = _hand(given, number)
        game, ply = new_game(given, deck), 0
        while len((view := observe(game, Seat.FOREHAND)).unseen) > 5 or len(legal(view)) < 2:
            game, ply = apply(game, actions[ply]), ply + 1
        assert game.to_act is not None
        values = ChanceSearch().values(observe(game, game.to_act), Objective.SCORE).moves
        high, low = (pick(values, key=lambda card: values[card]) for pick in (max, min))
        games = [_ended(game, Play(card), best) for card in (high, low)]
        both = actions[:ply] + games[0][0], actions[:ply] + games[1][0]
        lucks = lucky(given, deck, both, 1)
        before = [whole.luck(given, deck, one).score for one in both]
        assert pytest.approx(before[0] - before[1], abs=1e-5) == lucks[0][0] - lucks[1][0]
        sure = [score - luck for (_, score), (luck, _) in zip(games, lucks, strict=True)]

        side = 1 if game.to_act is Seat.FOREHAND else -1
        assert pytest.approx(float(values[high] - values[low]), abs=1e-5) == side * (
            sure[0] - sure[1]
        )
        told += values[high] > values[low]

    assert told > 2


def _ended(game: Game, first: Action, who: Player) -> tuple[list[Action], float]:
    """The actions to the end, and what forehand is ahead by."""
    actions = [first]
    while (seat := (game := apply(game, actions[-1])).to_act) is not None:
        actions.append(who.choose(observe(game, seat), Stream(b"any")))
    assert game.result is not None and game.result.score is not None
    return actions, game.result.score[0] - game.result.score[1]


def test_few_pairs_do_not_unsettle_what_is_known_of_luck() -> None:
    """Where most pairs are level a slope fitted to the rest would be chance; many have their say."""
    few = [Pair(n, 0.0, 0.0, 1.0) for n in range(95)]
    few += [Pair(n, luck + 2.0, 0.0, 1.0, (luck, 0.0)) for n, luck in enumerate((-8, -6, 1, 2, 3))]
    loud = [Pair(n, 0.5 * luck, 0.0, 1.0, (luck, 0.0)) for n, luck in enumerate([-4.0, 4.0] * 500)]

    sure, half = margins_of(few), margins_of(loud)

    assert sure is not None and half is not None
    assert pytest.approx(0.1, abs=0.01) == sure.adjusted.score.mean
    assert sure.adjusted.score.half < 0.5 * sure.played.score.half
    assert half.adjusted.score.half < 0.05 * half.played.score.half


@pytest.mark.parametrize(("count", "sure"), [(3, False), (9, False), (12, True)])
def test_games_won_that_lie_on_a_line_by_chance_are_not_certain(count: int, *, sure: bool) -> None:
    """Few of them always may; by many that follow the luck it is proved."""
    lucks = [30.0 * (number % 3 - 1) for number in range(count)]
    told = margins_of(
        [Pair(n, luck, luck, 1 + luck / 30, (luck, luck)) for n, luck in enumerate(lucks)]
    )

    assert told is not None
    assert sure is (told.adjusted.wins.half < 0.01)
    assert told.adjusted.wins.half in (told.played.wins.half, pytest.approx(0.0, abs=0.01))


def test_the_account_makes_pairs_quieter() -> None:
    """The same pairs say more without their luck, in each of the three figures."""
    pairs = [play_pair(Match("rules", "lookahead", "classic", 1), number) for number in range(16)]
    told = margins_of(pairs)

    assert told is not None
    assert told.adjusted.score.half < 0.8 * told.played.score.half
    assert told.adjusted.points.half < 0.9 * told.played.points.half
    assert told.adjusted.wins.half < 0.9 * told.played.wins.half


def test_what_was_counted_before_changes_no_figure() -> None:
    """Tables that are kept, and those of a fresh reviewer."""
    given = parse_rules("japanese")
    hands = [_hand(given, number) for number in range(4)]
    fresh = [Reviewer(RuleBook(), SETTINGS["fast"]).luck(given, *hand) for hand in hands]
    kept = Reviewer(RuleBook(), SETTINGS["fast"])

    assert fresh == [kept.luck(given, *hand) for hand in reversed(hands)][::-1]


def test_without_an_account_results_are_told_as_they_were_played() -> None:
    """The same games, quicker; and no column for what was not taken out."""
    match = Match("rules", "greedy", "simple", 1)
    counted, plain = (
        play_pair(match, 2),
        play_pair(Match("rules", "greedy", "simple", 1, luck=0), 2),
    )
    args = "arena", "rules", "greedy", "--pairs", "3", "--rules", "simple"

    assert (0.0, 0.0) == plain.lucky != counted.lucky
    assert (plain.score, plain.points, plain.wins) == (counted.score, counted.points, counted.wins)
    assert "luck of the cards" in called(*args, lang="en").out
    assert "luck of the cards" not in called(*args, "--luck", "0", lang="en").out


def test_pairs_with_other_luck_are_not_mixed(tmp_path: Path) -> None:
    """One clear message, and the file stays as it was."""
    args = "arena", "rules", "greedy", "--pairs", "2", "--out", str(tmp_path)
    assert 0 == called(*args, "--luck", "0").status
    (path,) = tmp_path.iterdir()
    kept = path.read_bytes()

    said = called(*args, "--luck", "4", lang="en")

    assert (2, "") == (said.status, said.out)
    assert "--luck" in said.err and str(path) in said.err.replace("\n", "")
    assert kept == path.read_bytes()


def test_pairs_of_an_earlier_version_are_refused(tmp_path: Path) -> None:
    """Their chance, or their luck, was another."""
    match, path = Match("rules", "greedy", "simple", 1), tmp_path / "match.jsonl"
    Shards(match, path).add([Pair(0, 1.0, 2.0, 2.0)])
    assert 1 == len(Shards(match, path).pairs)
    path.write_text(path.read_text("utf-8").replace("arena-4", "arena-3"), "utf-8")

    with pytest.raises(InputError) as caught:
        Shards(match, path)
    assert "arena-other-match" == caught.value.code
