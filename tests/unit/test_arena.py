"""The arena: pairs that depend on nothing but the match, kept and gone on with; figures that hold."""

import json
import re
import shlex
import sys
from collections.abc import Iterator
from itertools import islice
from math import log10
from pathlib import Path

import pytest
from tests.command import called

from offiziersskat.arena import (
    BotPlayer,
    Match,
    Pair,
    Shards,
    margins_of,
    on_cores,
    play_pair,
    played,
    rated,
    request,
    settled,
)
from offiziersskat.core.actions import Action
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import Game, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.players import Rng

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize(
    "rules", [*PRESETS, "classic; contracts=CSHDG; trump=drawn", "classic; contracts=N"]
)
def test_a_pair_takes_out_the_luck_of_the_deal(rules: str) -> None:
    """Who plays as he does himself has no margin, and wins half."""
    same = play_pair(Match("rules", "rules", rules, 3), 5)

    assert Pair(5, 0.0, 0.0, 1.0) == same


@pytest.mark.parametrize(
    ("who", "rules"),
    [
        ("random", "auction"),
        ("casual", "double"),
        ("pimc-quick", "half_open"),
        ("expert-quick", "classic"),
        ("mcts-quick", "japanese"),
    ],
)
def test_who_decides_by_chance_is_level_with_himself_too(who: str, rules: str) -> None:
    """Both games of a pair have the same chance."""
    assert Pair(2, 0.0, 0.0, 1.0) == play_pair(Match(who, who, rules, 4), 2)


def test_every_decision_has_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much one draws changes nothing of what comes after."""
    drawn: list[int] = []

    class Drawing:
        """Plays the first legal action, and draws as many numbers as its name says."""

        def __init__(self, name: str) -> None:
            self._numbers = int(name)

        def choose(self, game: Game, seat: Seat, rng: Rng, /) -> Action:
            numbers = [rng.below(1 << 16) for _ in range(self._numbers)]
            drawn.append(numbers[0])
            return legal(observe(game, seat))[0]

    monkeypatch.setattr("offiziersskat.arena.match.seated", Drawing)
    play_pair(Match("1", "3", "classic", 1), 0)
    half = len(drawn) // 2

    assert drawn[:half] == drawn[half:]
    assert half == len(set(drawn)) > 32


def test_a_pair_is_the_same_in_any_order() -> None:
    """Chance comes from the match and the number alone."""
    match = Match("random", "greedy", "classic", 1)
    forwards = [play_pair(match, number) for number in range(3)]

    assert forwards == [play_pair(match, number) for number in (2, 1, 0)][::-1]


def test_margins_turn_with_the_names() -> None:
    """What one is ahead, the other is behind."""
    there = play_pair(Match("rules", "greedy", "japanese", 1), 0)
    back = play_pair(Match("greedy", "rules", "japanese", 1), 0)

    assert (there.score, there.points, there.wins) == (-back.score, -back.points, 2 - back.wins)


def test_processes_play_what_one_would() -> None:
    """Two jobs give the pairs of one."""
    match = Match("rules", "greedy", "classic", 2, luck=0)
    alone, together = Shards(match), Shards(match)

    assert [4, 6] == list(played(match, alone, 6))
    assert 6 == list(played(match, together, 6, plant=on_cores(2)))[-1]
    assert alone.pairs == together.pairs


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    """Pairs are kept; a line that was cut off is played again, and nothing else."""
    match = Match("rules", "greedy", "classic", 2, luck=0)
    path = tmp_path / "match.jsonl"
    list(played(match, Shards(match, path), 4))
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-10], encoding="utf-8")

    again = Shards(match, path)
    assert [3, 4, 5] == again.missing(6)
    list(played(match, again, 6))

    assert [play_pair(match, number) for number in range(6)] == Shards(match, path).pairs


def test_a_file_cut_off_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    """Nothing was kept yet; it is not another match's."""
    match = Match("rules", "greedy", "classic", 2, luck=0)
    path = tmp_path / "match.jsonl"
    list(played(match, Shards(match, path), 2))
    whole = path.read_text(encoding="utf-8")
    for kept in ("", whole[:20], whole.splitlines()[0]):
        path.write_text(kept, encoding="utf-8")
        list(played(match, Shards(match, path), 2))
        assert whole == path.read_text(encoding="utf-8")


def test_it_is_told_whether_a_match_is_settled() -> None:
    """For people and for programs."""
    for pairs, said in (("80", "no more were needed"), ("8", "Not settled in 8 pairs")):
        asked = ("arena", "rules", "random", "--luck", "0", "--until-clear", "--pairs", pairs)
        assert said in called(*asked, lang="en").out
        assert json.loads(called(*asked, "--json").out)["settled"] is (pairs == "80")


@pytest.mark.parametrize("kept", [False, True])
def test_what_was_played_before_ctrl_c_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    """Figures of the pairs so far, and whether the same command goes on from there."""

    def interrupted(match: Match, shards: Shards, pairs: int, **_: object) -> Iterator[int]:
        yield from islice(played(match, shards, pairs), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("offiziersskat.cli.arena.played", interrupted)
    asked = ["arena", "rules", "greedy", "--luck", "0", "--pairs", "5000"]
    asked += ["--out", str(tmp_path)] if kept else []
    told, for_programs = called(*asked, lang="en"), called(*asked, "--json", lang="en")

    pairs = re.search(r"(\d+) pairs · seed 1", told.out)
    assert pairs is not None and int(pairs[1]) > 1
    assert f"rules against greedy was broken off after {pairs[1]} of 5000 pairs" in told.err
    assert ("the same command goes on from there" if kept else "--out FOLDER") in told.err
    assert 130 == told.status == for_programs.status
    assert int(pairs[1]) <= json.loads(for_programs.out)["pairs"] < 5000


def test_another_match_is_refused(tmp_path: Path) -> None:
    """A file is one match's."""
    path = tmp_path / "match.jsonl"
    list(
        played(
            Match("rules", "greedy", "classic", 2, luck=0),
            Shards(Match("rules", "greedy", "classic", 2, luck=0), path),
            1,
        )
    )

    with pytest.raises(InputError) as caught:
        Shards(Match("rules", "greedy", "classic", 3, luck=0), path)
    assert "arena-other-match" == caught.value.code


def test_intervals_are_those_of_the_textbook() -> None:
    """Means ± 1.96 standard errors; a single pair has none."""
    pairs = [Pair(number, float(number % 2), 2.0, 1.0) for number in range(100)]

    found = margins_of(pairs)

    assert found is not None
    assert 0.5 == found.played.score.mean
    assert pytest.approx(0.0985, abs=1e-4) == found.played.score.half
    points, wins = found.played.points, found.played.wins
    assert (2.0, 0.0, 0.5) == (points.mean, points.half, wins.mean)
    assert found.played == found.adjusted
    assert margins_of(pairs[:1]) is None


def test_chance_seldom_stops_a_match_however_often_one_looks() -> None:
    """Of 200 matches between equals fewer than one in twenty ever looks clear."""
    rng = Stream(b"equals")
    stopped = 0
    for _ in range(200):
        scores = [rng.below(2001) / 1000 - 1 for _ in range(300)]
        pairs = [Pair(number, score, 0.0, 1.0) for number, score in enumerate(scores)]
        stopped += settled(pairs) is not None

    assert stopped <= 10


def test_a_real_difference_is_settled_at_the_same_pair_whoever_is_first() -> None:
    """Shards may come in any order: what counts are the pairs in the order of their numbers."""
    match = Match("strong", "weak", "classic", 1)
    forwards, backwards = Shards(match), Shards(match)

    def made_up(_match: Match, parts: list[list[int]]) -> Iterator[list[Pair]]:
        # The pairs say the less the later they are.
        return ([Pair(n, 2.0 + 2 * (-1) ** n - n / 100, 0.0, 1.5) for n in part] for part in parts)

    list(played(match, forwards, 80, plant=made_up, until_clear=True))
    list(played(match, backwards, 80, plant=lambda m, p: made_up(m, p[::-1]), until_clear=True))
    stop = settled(forwards.first(80))

    assert stop is not None and 30 <= stop < 80
    assert stop == len(forwards.first(80)) == settled(backwards.first(80))
    assert [] == list(played(match, forwards, 80, plant=made_up, until_clear=True))


def test_a_process_that_is_lost_is_told() -> None:
    """One message; what was played before is kept."""
    match = Match("rules", 'bot:sh -c "kill -9 $PPID"', "classic", 1)

    with pytest.raises(InputError) as caught:
        list(played(match, Shards(match), 8, plant=on_cores(2)))

    assert "arena-process" == caught.value.code


def test_ratings_give_the_odds_that_were_played() -> None:
    """Three of four games are 191 points on the scale of Elo, nearly so with the prior."""
    ratings = rated({("a", "b"): _pairs(100, 2) + _pairs(100, 1)})

    assert pytest.approx(190.85, abs=1) == ratings["a"].mean - ratings["b"].mean
    assert pytest.approx(0) == ratings["a"].mean + ratings["b"].mean


def _pairs(count: int, wins: float) -> list[Pair]:
    return [Pair(number, 0.0, 0.0, wins) for number in range(count)]


def test_intervals_of_ratings_cover_what_is_true() -> None:
    """Of 200 ladders whose odds are known, about 95 % hold the true rating within the interval.

    The two games of a pair go the same way here; counted as independent they would seem to say more.
    """
    rng = Stream(b"ladder")
    odds = {("a", "b"): 0.7, ("a", "c"): 0.84, ("b", "c"): 0.7}
    true = 400 * log10(0.7 / 0.3)
    held = 0
    for _ in range(200):
        ratings = rated(
            {
                pairing: [
                    Pair(number, 0.0, 0.0, 2.0 if rng.below(1000) < 1000 * chance else 0.0)
                    for number in range(60)
                ]
                for pairing, chance in odds.items()
            }
        )
        held += abs(ratings["a"].mean - true) <= ratings["a"].half

    assert 180 <= held <= 199


def test_who_never_lost_still_has_a_rating() -> None:
    """Half a game is added to each side."""
    assert 100 < rated({("a", "b"): _pairs(5, 2)})["a"].mean < 400


def _bot(tmp_path: Path) -> str:
    (code,) = re.findall(
        r"^```python richest.py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    (tmp_path / "richest.py").write_text(code, encoding="utf-8")
    return shlex.join([sys.executable, str(tmp_path / "richest.py")])


def test_the_bot_of_the_page_plays_in_every_ruleset(tmp_path: Path) -> None:
    """Twenty lines of another program, as the page shows them."""
    name = f"bot:{_bot(tmp_path)}"

    for rules in PRESETS:
        pair = play_pair(Match(name, "random", rules, 1), 0)
        assert 0 <= pair.wins <= 2


def test_the_page_names_every_field(tmp_path: Path) -> None:
    """What a bot is told stands in the table."""
    game = new_game(preset("classic"), shuffled(numbered_seed(1, 0)))
    fields = request(observe(game, game.to_act))
    rows = re.findall(r"^\| (`.*?) \|", PAGE.read_text("utf-8"), re.MULTILINE)

    assert list(fields) == [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert json.loads(json.dumps(fields)) == fields


@pytest.mark.parametrize(
    ("code", "program"),
    [
        ("bot-illegal", "input(); print('XX', flush=True)"),
        ("bot-ended", "input()"),
        ("bot-silent", "import time; time.sleep(60)"),
        ("bot-ended", "raise SystemExit(3)"),
        ("bot-illegal", "import sys; input(); sys.stdout.buffer.write(bytes([255, 10]))"),
    ],
)
def test_a_bot_that_breaks_the_protocol_is_told(code: str, program: str) -> None:
    """A wrong answer, an end, silence: one message, and the program is gone."""
    game = new_game(preset("classic"), shuffled(numbered_seed(1, 0)))
    bot = BotPlayer(
        "bot", shlex.join([sys.executable, "-c", program]), patience=2 if "sleep" in program else 60
    )

    with pytest.raises(InputError) as caught:
        bot.choose(observe(game, game.to_act), Stream(b""))

    assert code == caught.value.code


def test_a_bot_that_is_not_there_is_told() -> None:
    """The command names what cannot be started."""
    said = called("arena", "bot:no-such-program-at-all", "random", "--pairs", "2")

    assert 2 == said.status
    assert "no-such-program-at-all" in said.err


def test_figures_have_the_decimal_mark_of_the_language() -> None:
    """A comma in German, a point elsewhere, in matches and in the ladder."""
    asked = ("arena", "rules", "greedy", "random", "--pairs", "4", "--luck", "0")
    german, english = called(*asked, lang="de").out, called(*asked, lang="en").out
    mark = r"\d[.,]\d"

    assert {","} == {found[1] for found in re.findall(mark, german)}
    assert {"."} == {found[1] for found in re.findall(mark, english)}
    assert re.findall(mark, english) == [
        found.replace(",", ".") for found in re.findall(mark, german)
    ]


def test_the_command_tells_figures_and_a_ladder() -> None:
    """Three players are three matches and a ladder."""
    said = called("arena", "rules", "greedy", "random", "--pairs", "4", "--luck", "0", lang="en")

    assert 0 == said.status
    assert 3 == said.out.count("· classic · 4 pairs · seed 1")
    *_, first, second, third = said.out.splitlines()
    assert [["1", "rules"], ["2", "greedy"], ["3", "random"]] == [
        line.split()[:2] for line in (first, second, third)
    ]
    scores = [line.split()[5:] for line in (first, second, third)]
    assert "·" == scores[0][0] and scores[0][1] == scores[1][0].replace("−", "+")


def test_the_command_speaks_json(tmp_path: Path) -> None:
    """A line for each match, with what makes it repeatable."""
    said = called("arena", "rules", "greedy", "--pairs", "4", "--json", "--out", str(tmp_path))
    told = json.loads(said.out)

    assert ("rules", "greedy", "classic", 1, 4) == tuple(
        told[name] for name in ("first", "second", "rules", "seed", "pairs")
    )
    assert {"mean", "half"} == set(told["score"]) == set(told["adjusted"]["wins"])
    assert 1 == len(list(tmp_path.iterdir()))


@pytest.mark.parametrize(
    "args",
    [
        ("rules",),
        ("rules", "rules"),
        ("rules", "nobody"),
        ("rules", "greedy", "--pairs", "1"),
        ("rules", "greedy", "--jobs", "0"),
        ("rules", "greedy", "--jobs", "2", "--scheduler", "tcp://127.0.0.1:1"),
        ("rules", "greedy", "--rules", "chess"),
        ("rules", "greedy", "--out", "/dev/null/x"),
        ("rules", "bot:"),
    ],
)
def test_what_is_no_match_is_refused(args: tuple[str, ...]) -> None:
    """One clear message, and exit status 2."""
    said = called("arena", *args)

    assert (2, "") == (said.status, said.out)
    assert "Traceback" not in said.err


def test_luck_is_taken_out_as_far_as_it_tells_something() -> None:
    """Results that are luck altogether lose all of it; luck that tells nothing is left alone."""
    rng = Stream(b"luck")
    lucks = [rng.below(2001) / 1000 - 1 for _ in range(200)]
    other = [rng.below(2001) / 1000 - 1 for _ in range(200)]

    def told(values: list[float]) -> tuple[tuple[float, float], tuple[float, float]]:
        """Half the intervals without luck and with it, of score, and of wins that follow it."""
        pairs = [
            Pair(number, value, 0.0, 1 + value / 4, (luck, 0.0))
            for number, (value, luck) in enumerate(zip(values, lucks, strict=True))
        ]
        found = margins_of(pairs)
        assert found is not None
        adjusted, played = found.adjusted, found.played
        return (adjusted.score.half, played.score.half), (adjusted.wins.half, played.wins.half)

    for adjusted, _ in told([1 + luck for luck in lucks]):
        assert pytest.approx(0, abs=1e-6) == adjusted
    for adjusted, as_played in told([1 + 3 * luck for luck in lucks]):
        assert adjusted < 0.1 * as_played
    for adjusted, as_played in told(other):
        assert pytest.approx(as_played, rel=0.02) == adjusted


def test_two_pairs_are_too_few_to_take_luck_out(tmp_path: Path) -> None:
    """And every figure is a number that JSON has."""
    said = called("arena", "random", "greedy", "--pairs", "2", "--json", "--out", str(tmp_path))

    def refused(name: str) -> None:
        raise AssertionError(name)

    told = json.loads(said.out, parse_constant=refused)
    assert told["adjusted"]["score"] == told["score"]
