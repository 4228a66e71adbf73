"""The luck of the cards in the arena: nothing on the mean, the same always, and pairs are quieter."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, variance

import pytest
from tests.command import called

from offiziersskat.analysis.review import SETTINGS, Reviewer
from offiziersskat.arena import Match, Pair, Shards, margins_of, play_pair
from offiziersskat.arena.luck import lucky
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, drawn_contract, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_rules
from offiziersskat.players import player
from offiziersskat.players.appraising import RuleBook

_DRAWN = "classic; trump=drawn; contracts=CSHDG"


def _hand(
    rules: Ruleset, number: int, who: Sequence[str] = ("rules", "lookahead")
) -> tuple[tuple[Card, ...], list[Action]]:
    """A hand of two players; they swap seats from one to the next."""
    seed = numbered_seed(5, number)
    deck, rng, actions = shuffled(seed), Stream(numbered_seed(6, number)), list[Action]()
    game = new_game(rules, deck)
    while (seat := game.to_act) is not None:
        if game.phase is Phase.DECLARE and rules.trump is TrumpChoice.DRAWN:
            actions.append(Declare(drawn_contract(seed)))
        else:
            someone = player(who[(seat + number) % 2])
            actions.append(someone.choose(observe(game, seat), rng))
        game = apply(game, actions[-1])
    return deck, actions


@pytest.mark.parametrize(
    ("rules", "unknown", "hands"),
    [("simple", 4, 60), ("japanese", 3, 60), ("half_open", 1, 40), ("double", 1, 40)],
)
def test_luck_is_nothing_on_the_mean(rules: str, unknown: int, hands: int) -> None:
    """Hidden hands and other reaches do not bend it: within four standard errors of 0."""
    given = parse_rules(rules)
    lucks = [lucky(given, *_hand(given, number), unknown) for number in range(hands)]

    for coin in zip(*lucks, strict=True):
        assert variance(coin) > 0
        assert abs(fmean(coin)) < 4 * (variance(coin) / len(coin)) ** 0.5


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
