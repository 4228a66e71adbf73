"""What a level plays for: the score, card points or wins, each by its own best card."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.records import played

from offiziersskat.analysis.standing import names_of
from offiziersskat.arena import Match, play_pair
from offiziersskat.arena import seated as contestant
from offiziersskat.core.actions import Declare, Play
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, Scoring, Tie
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.i18n import Language, catalogue
from offiziersskat.notation import parse_position, parse_rules, read_record, write_osk
from offiziersskat.players import AIMING, PLAYERS, advise, is_player, player
from offiziersskat.players.deciding import best_action, expectation
from offiziersskat.players.effort import Effort
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.levels import LEVELS, aim_of, level, seconds_of
from offiziersskat.players.registry import is_searching
from offiziersskat.players.search_play import best_of, think
from offiziersskat.players.utility import Stake, utility_of
from offiziersskat.search.chance import Objective
from offiziersskat.server.thinking import engine_kind, engine_name
from offiziersskat.tui.engines import engine_for

SCORE, POINTS, WIN = Objective.SCORE, Objective.POINTS, Objective.WIN
SUFFIXES = {SCORE: "", POINTS: "-points", WIN: "-wins"}
CASES = {
    str(case["id"]): case
    for case in map(
        json.loads,
        (Path(__file__).parents[1] / "truth" / "positions.jsonl").read_text().splitlines(),
    )
}

# ---- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", AIMING)
@pytest.mark.parametrize("quick", ["", "-quick"])
def test_levels_that_search_say_in_their_name_what_they_play_for(who: str, quick: str) -> None:
    """All else is that of the level; such names are found and not offered."""
    for aim, suffix in SUFFIXES.items():
        name = who + quick + suffix

        assert name == player(name).name
        assert is_player(name) and is_searching(name)
        assert aim is aim_of(name)
        assert level(who + quick) == level(name)
        assert seconds_of(who + quick) == seconds_of(name)
        assert (name in PLAYERS) is (name == who)
        contestant(name)


@pytest.mark.parametrize(
    "name",
    [
        "expert-tricks",
        "expert-points-quick",
        "expert-points-wins",
        "rules-points",
        "casual-wins",
        "pimc-points",
        "net-quick-wins",
        "-points",
        "-quick",
        "",
    ],
)
def test_another_suffix_is_refused(name: str) -> None:
    """As a name that nobody has, in the arena too."""
    assert not is_player(name)
    for ask in (player, contestant):
        with pytest.raises(InputError) as caught:
            ask(name)
        assert "player-unknown" == caught.value.code
        assert name == caught.value.params["name"]


@pytest.mark.parametrize("language", Language)
def test_who_asks_for_nobody_is_told_of_the_suffixes(language: Language) -> None:
    """Beside the players that there are."""
    said = catalogue("errors", language).text("player-unknown", name="x", known="rules expert")

    assert all(word in said for word in ("x", "rules expert", "-points", "-wins"))


@pytest.mark.parametrize("name", ["expert-points", "master-quick-wins"])
def test_a_record_names_what_its_engine_played_for(name: str) -> None:
    """It reads back, tells who played, and finds him again."""
    kind = engine_kind(name)
    record = read_record(write_osk(replace(played(), names=(kind, "Anna"))))

    assert f"engine:{name}@1" == kind
    assert (kind, "Anna") == record.names
    assert [f"Computer “{name}”", "Anna"] == names_of(record, Language.EN)
    assert name == engine_name(kind)
    assert engine_for(kind) is player(name)


# ---- cards --------------------------------------------------------------------------------------

APART = {
    "japanese D 1 17:2-41:4 - CA D9 C8 CJ/?? CQ D7/?? H9 SA"
    " | H8 HJ/?? DJ S7 DK C7/?? SK DT ? D8 CT S9 HQ": ("S7", "C7", "H8"),
    "japanese S 0 59:8-17:2 - -- S8/?? H9 -- H7/?? -- HQ --"
    " | -- CA -- -- ST -- CK/?? D8/?? ? DJ C9 DT DK": ("HQ", "H7", "S8"),
}
"""Positions in which score, points and wins ask for three cards; in the first for the defender."""


@pytest.mark.parametrize("text", APART)
def test_each_aim_has_its_own_best_card(text: str) -> None:
    """Counted out, by the engine as it is called."""
    view = parse_position(text).view()
    for aim, wanted in zip(SUFFIXES, APART[text], strict=True):
        engine = EnginePlayer(f"master{SUFFIXES[aim]}")
        action = engine.choose(view, Stream(b""))

        assert engine.thought is not None
        assert "exact" == engine.thought.how
        assert wanted == _code(action)


def _code(action: object) -> str:
    assert isinstance(action, Play)
    return action.card.code


@pytest.mark.parametrize("aim", SUFFIXES)
def test_no_aim_loses_anything_where_search_is_exact(aim: Objective) -> None:
    """By its own figure of the truth set."""
    asked = 0
    for case in [case for case in CASES.values() if case["unknown"] == 2][:60]:
        moves = case[aim.value]["moves"]
        if (_told(case) and aim is SCORE) or len(set(moves.values())) == 1:
            continue
        view = parse_position(case["position"]).view()
        thought = think(view, Stream(b""), LEVELS["expert"], aim)
        asked += 1

        assert "exact" == thought.how
        assert case[aim.value]["value"] == moves[_code(best_of(thought.values))], case["id"]
    assert 10 < asked


def _told(case: dict[str, object]) -> bool:
    """Whether the position tells matadors, for which a view has no place."""
    return "," in str(case["position"]).split()[1]


@pytest.mark.parametrize(
    ("number", "aim", "level_ones", "wanted"),
    [
        ("t420", POINTS, "CJ SA", "CJ SA"),
        ("t670", POINTS, "C7 ST", "C7"),
        ("t935", POINTS, "CA D8", "CA"),
        ("t046", WIN, "DJ HJ", "HJ"),
        ("t056", WIN, "C8 SA", "SA"),
        ("t085", WIN, "DA SA", "SA"),
    ],
)
def test_what_is_level_is_told_apart_by_the_other_figure(
    number: str, aim: Objective, level_ones: str, wanted: str
) -> None:
    """Wins by card points, card points by the score where it can be told."""
    case = CASES[number]
    moves = case[aim.value]["moves"]
    values = think(
        parse_position(case["position"]).view(), Stream(b""), LEVELS["expert"], aim
    ).values
    best = max(values.values())

    assert level_ones.split() == sorted(c for c in moves if moves[c] == case[aim.value]["value"])
    assert wanted.split() == sorted(card.code for card in values if values[card] == best)


WIDE = (
    "japanese D 1 31:6-27:3 - -- -- HQ SK/?? H9/?? SJ HA --"
    " | CK/?? HJ -- -- DT CT HK/?? -- ? S8 H8 CJ ST"
)
DRAWN = Effort(exact=0, worlds=24, fewest=2, plies=2, states=10**9)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (str(CASES["t536"]["position"]), ("HJ", "D7", "HJ")),
        (str(CASES["t915"]["position"]), ("HJ", "CK", "HJ")),
        (
            WIDE,
            ("CK", "CK", "HK"),
        ),
    ],
)
def test_in_drawn_worlds_each_aim_has_its_own_best_card(
    text: str, wanted: tuple[str, str, str]
) -> None:
    """Each the one that is best for it in truth."""
    view = parse_position(text).view()
    found = [think(view, Stream(b""), DRAWN, aim) for aim in SUFFIXES]

    assert {"worlds"} == {thought.how for thought in found}
    assert wanted == tuple(_code(best_of(thought.values)) for thought in found)


def test_the_score_is_played_for_if_nothing_else_is_said() -> None:
    """By name, and where no aim is given."""
    for text in APART:
        view = parse_position(text).view()
        for effort in (DRAWN, LEVELS["expert"]):
            plain, score = think(view, Stream(b""), effort), think(view, Stream(b""), effort, SCORE)
            assert score == plain


# ---- what an end is worth -----------------------------------------------------------------------


def _stake(
    rules: Ruleset | str, contract: Contract, declarer: Seat | None, **fields: object
) -> Stake:
    rules = ruleset(rules) if isinstance(rules, str) else rules
    counted = rules.scoring is Scoring.SKAT and contract not in (Contract.N, Contract.R)
    stake = Stake(
        rules=rules,
        declared=Declare(contract),
        declarer=declarer,
        kontra=1,
        bid=None,
        taken=(True, True),
        run=int(counted),
        spread=0.0,
    )
    return replace(stake, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("declarer", [Seat.FOREHAND, Seat.SECOND])
def test_a_win_is_a_win_by_one_point_or_by_sixty(declarer: Seat) -> None:
    """Kontra makes no win bigger; card points are a small share of it, as of the score."""
    side = declarer.side
    stake = _stake("classic", Contract.C, declarer)
    wins = utility_of(stake, WIN)

    assert wins == utility_of(replace(stake, kontra=2, run=4), WIN)
    assert [-1 + 60 / 240, 1 + 61 / 240, 1 + 120 / 240] == pytest.approx(
        [wins.of(value, side) for value in (60, 61, 120)]
    )
    assert wins.of(61, side) == -wins.of(61, side.other)


def test_what_is_won_is_what_the_score_sheet_says() -> None:
    """An overbid game is lost, a tie is neither, few points win a ramsch, and none a null."""
    overbid = utility_of(_stake("auction", Contract.C, Seat.FOREHAND, bid=48), WIN)
    split = utility_of(
        _stake(ruleset("japanese", {"tie": "split"}), Contract.C, Seat.FOREHAND), WIN
    )
    ramsch = utility_of(_stake("classic", Contract.R, None), WIN)
    null = utility_of(_stake("auction", Contract.N, Seat.SECOND), WIN)

    assert overbid.of(110, Side.FOREHAND) < 0
    assert [60 / 240, -1 + 59 / 240] == [split.of(value, Side.FOREHAND) for value in (60, 59)]
    assert [1, 1 - 59 / 240, -60 / 240, -1 - 61 / 240] == pytest.approx(
        [ramsch.of(value, Side.FOREHAND) for value in (0, -59, -60, -61)]
    )
    assert [1.0, -1.0] == [null.of(value, Side.FOREHAND) for value in (0, 1)]


def test_a_win_just_missed_counts_for_something_in_uncertain_worlds() -> None:
    """It is smoothed as the score is."""
    sharp, soft = (
        utility_of(_stake("classic", Contract.C, Seat.FOREHAND, spread=spread), WIN)
        for spread in (0.0, 5.0)
    )

    assert sharp.of(60, Side.FOREHAND) < soft.of(60, Side.FOREHAND)
    assert sharp.of(61, Side.FOREHAND) > soft.of(61, Side.FOREHAND)


def test_points_are_those_that_a_side_is_ahead_by() -> None:
    """In ramsch few are better, and all or none are beyond that; a null goes by its score."""
    mine, theirs = (
        utility_of(_stake("classic", Contract.G, seat, spread=5.0), POINTS)
        for seat in (Seat.FOREHAND, Seat.SECOND)
    )
    ramsch = utility_of(_stake("classic", Contract.R, None), POINTS)
    null = _stake("auction", Contract.N, Seat.FOREHAND)

    assert [-120, 0, 2, 120] == [mine.of(value, Side.FOREHAND) for value in (0, 60, 61, 120)]
    assert [120, 0, -2, -120] == [theirs.of(value, Side.FOREHAND) for value in (0, 60, 61, 120)]
    assert [122, 120, 0, -120, -122] == [
        ramsch.of(value, Side.FOREHAND) for value in (1, 0, -60, -120, -121)
    ]
    assert utility_of(null) == utility_of(null, POINTS)


# ---- before the play ----------------------------------------------------------------------------


def _asked(name: str, phase: Phase, hands: int) -> list[View]:
    """What a seat sees that is asked this, where the rule book has the word until then."""
    found = []
    for number in range(hands):
        game = new_game(parse_rules(name), shuffled(numbered_seed(53, number)))
        while game.phase not in (phase, Phase.PLAY, Phase.OVER):
            game = apply(game, advise(observe(game, game.to_act)).action)
        if game.phase is phase:
            found.append(observe(game, game.to_act))
    return found


@pytest.mark.parametrize("name", ["classic", "japanese", "simple", "half_open", "double"])
def test_games_are_declared_for_what_is_played_for(name: str) -> None:
    """By what their prospects say of points and of the chance to win."""
    for view in _asked(name, Phase.DECLARE, 3):
        by_points, by_wins = (expectation(view, Stream(b"x"), 8, aim) for aim in (POINTS, WIN))
        for action, found in by_points.prospects.items():
            assert isinstance(action, Declare)
            ahead = 2 * found.points - 120
            few = action.contract is Contract.R
            own = found.game.side is view.seat.side  # type: ignore[union-attr]
            assert by_points.values[action] == pytest.approx(-ahead if few is own else ahead)
            ends = found.distribution()
            wins = sum(ends[61:]) - sum(ends[:60])
            if few:
                wins = -wins
            elif view.rules.tie is Tie.DECLARER_LOSES:
                wins -= ends[60]
            # A ramsch may be won with every trick.
            close = 0.03 if few else 1e-9
            assert by_wins.values[action] == pytest.approx(wins if own else -wins, abs=close)


def test_aims_declare_differently_in_some_deal() -> None:
    """The score asks for more than points or a win."""
    chosen = {}
    for aim in SUFFIXES:
        views = _asked("classic", Phase.DECLARE, 30)
        chosen[aim] = [best_action(expectation(v, Stream(b"x"), 8, aim), v) for v in views]

    assert chosen[SCORE] != chosen[POINTS]
    assert chosen[SCORE] != chosen[WIN]
    assert chosen[POINTS] != chosen[WIN]


@pytest.mark.parametrize("name", ["classic", "auction"])
@pytest.mark.parametrize("aim", [POINTS, WIN])
def test_an_engine_declares_and_lays_away_for_its_aim(name: str, aim: Objective) -> None:
    """It names its own best; every legal action has its worth."""
    phase = Phase.DECLARE if name == "classic" else Phase.DISCARD
    effort = replace(LEVELS["expert-quick"], deals=8)
    views = _asked(name, phase, 12)
    assert views
    for view in views[:4]:
        engine = EnginePlayer(f"expert{SUFFIXES[aim]}", effort)
        chosen = engine.choose(view, Stream(b"x"))
        found = expectation(view, Stream(b"x"), 8, aim)

        assert found == engine.expectation
        assert set(found.values) == set(legal(view))
        assert best_action(found, view) == chosen


def test_kontra_makes_no_game_worse_for_who_plays_for_wins() -> None:
    """Whether it is allowed changes a lost game's score, and no chance to win."""
    values = [
        [
            expectation(view, Stream(b"x"), 8, aim).values
            for view in _asked(f"auction;kontra={kontra}", Phase.DISCARD, 20)
        ]
        for aim in (SCORE, WIN)
        for kontra in ("on", "off")
    ]

    assert values[0] != values[1]
    assert values[2] == values[3]


@pytest.mark.parametrize("aim", [POINTS, WIN])
def test_kontra_and_re_are_said_by_the_score(aim: Objective) -> None:
    """They change nothing else."""
    effort = replace(LEVELS["expert-quick"], deals=8)
    views = _asked("classic;contracts=CSHD", Phase.KONTRA, 6)
    assert views
    for view in views:
        engines = [EnginePlayer(f"expert{suffix}", effort) for suffix in ("", SUFFIXES[aim])]

        assert 1 == len({engine.choose(view, Stream(b"x")) for engine in engines})
        assert engines[0].expectation == engines[1].expectation


# ---- a whole game -------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", ["-points", "-wins"])
def test_both_sides_may_play_for_the_same_in_the_arena(suffix: str) -> None:
    """A pair of one player with itself is level."""
    name = f"club-quick{suffix}"
    same = play_pair(Match(name, name, "japanese", 3), 5)

    assert (0.0, 0.0, 1.0) == (same.score, same.points, same.wins)
