"""What a person is told before he decides: it comes true, and it is made of what he sees."""

from typing import Any

import pytest
from tests.sittings import CHANCE, HUMAN, act, dealt, phase, plain, play_until
from tests.tables import PLAYED

from offiziersskat.core.actions import (
    BIDS,
    Bid,
    Declare,
    Hold,
    Kontra,
    Pass,
    PlayHand,
    Re,
    TakeStock,
    text_of,
)
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.view import Phase
from offiziersskat.table.choices import choices, worth_json
from offiziersskat.table.sitting import Sitting
from offiziersskat.table.worth import Worth

Json = dict[str, Any]


def told(sitting: Sitting) -> dict[str, Json]:
    """By action, what is said to who is asked."""
    player = sitting.table.to_act
    assert player is not None
    found = plain(sitting.message(player, now=0.0))["choices"]
    return {choice["action"]: choice for choice in found}


def test_nothing_is_said_to_others_or_in_card_play() -> None:
    """Where a card is played, its consequence is the game."""
    sitting = dealt()
    assert [] == choices(sitting.table.view(1)) == choices(sitting.table.view(None))
    act(sitting, Declare(Contract.C))
    act(sitting, Pass())
    assert [] == choices(sitting.table.view(0))


def test_a_declaration_is_explained_before_it_is_made() -> None:
    """Its base, its value so far, what must be reached, what it brings and what it costs."""
    sitting = dealt(seed=3)
    found = told(sitting)
    assert ["=C", "=S", "=H", "=D", "=G", "=R"] == list(found)
    clubs = found["=C"]
    assert ("C", 12, "points", 61, None, None) == tuple(
        clubs[key] for key in ("contract", "base", "aim", "points", "bid", "reaches_bid")
    )
    assert clubs["base"] * clubs["level"] == clubs["value"] == clubs["won_score"]
    assert -2 * clubs["value"] == clubs["lost_score"]
    assert ([clubs["value"], 0], [-2 * clubs["value"], 0]) == (
        clubs["won_scores"],
        clubs["lost_scores"],
    )
    assert clubs["open_ended"]
    view = sitting.table.view(0)
    assert view.seat is not None
    own = [card for card in view.playable(view.seat) if card.is_jack or card.code[0] == "C"]
    assert len(own) == clubs["trumps"]


def test_ramsch_is_decided_by_points() -> None:
    """So nothing is said of scores under Skat scoring; the aim is to take fewest."""
    ramsch = told(dealt())["=R"]
    assert ("fewest", None, None, None) == tuple(
        ramsch[key] for key in ("aim", "value", "won_score", "lost_scores")
    )
    simple = told(dealt("simple"))["=R"]
    assert (2, [2, 0], 0, [0, 2]) == tuple(
        simple[key] for key in ("won_score", "won_scores", "lost_score", "lost_scores")
    )


def test_each_score_sheet_is_read() -> None:
    """Simple scoring 2, Japanese 1 and twice in a grand."""
    assert [2, 0] == told(dealt("simple"))["=C"]["won_scores"]
    japanese = told(dealt("japanese"))
    assert ([1, 0], [0, 2]) == (japanese["=C"]["won_scores"], japanese["=G"]["lost_scores"])
    four = told(dealt("double", (HUMAN,) * 4))["=D"]
    assert ([1, 0, 1, 0], 1, [0, 1, 0, 1], 0) == tuple(
        four[key] for key in ("won_scores", "won_score", "lost_scores", "lost_score")
    )


def test_kontra_and_re_say_what_is_at_stake() -> None:
    """Twice and four times, for both sides; and what holds without."""
    sitting = dealt()
    act(sitting, Declare(Contract.S))
    found = told(sitting)
    assert {"kontra": 2, "pass": 1} == {key: value["kontra_factor"] for key, value in found.items()}
    value = found["kontra"]["value"]
    # Who says kontra scores nothing himself: the declarer alone writes.
    assert ([-4 * value, 0], 0, [2 * value, 0]) == tuple(
        found["kontra"][key] for key in ("won_scores", "won_score", "lost_scores")
    )
    assert [-2 * value, 0] == found["pass"]["won_scores"]
    act(sitting, Kontra())
    play_until(sitting, lambda it: phase(it) is Phase.RE, CHANCE(1))
    found = told(sitting)
    assert {"re": 4, "pass": 2} == {key: value["kontra_factor"] for key, value in found.items()}
    value = found["re"]["value"]
    assert (4 * value, 2 * value) == (found["re"]["won_score"], found["pass"]["won_score"])
    assert Re() in sitting.table.legal(0)


# ---- bidding ------------------------------------------------------------------------------------


def test_a_bid_says_how_high_each_game_must_be() -> None:
    """The multiple of the base that reaches it, and the nulls that do."""
    sitting = dealt("auction")
    found = told(sitting)
    assert [*map(str, BIDS), "pass"] == list(found)
    assert {"C": 2, "S": 2, "H": 2, "D": 2, "G": 1, "N": 23, "NH": 35, "NO": 46, "NHO": 59} == (
        found["18"]["levels"]
    )
    assert {"C": 4, "S": 4, "H": 4, "D": 5, "G": 2, "NO": 46, "NHO": 59} == found["40"]["levels"]
    act(sitting, Bid(40))
    found = told(sitting)
    assert ["hold", "pass"] == list(found)
    assert (40, 4) == (found["hold"]["bid"], found["hold"]["levels"]["H"])


def test_without_null_no_null_is_counted() -> None:
    """Only games that can be declared."""
    sitting = dealt(ruleset("auction", {"contracts": "CG"}))
    assert {"C": 2, "G": 1} == told(sitting)["18"]["levels"]


def test_passing_says_who_plays_then() -> None:
    """The other side, nobody yet, or nobody at all."""
    sitting = dealt("auction")
    assert passing(sitting, declarer=None, thrown_in=False)
    act(sitting, Pass())
    assert passing(sitting, declarer=None, thrown_in=True)
    assert {"18", "pass"} == told(sitting).keys()
    sitting = dealt("auction")
    act(sitting, Bid(18))
    assert passing(sitting, declarer=1, thrown_in=False)
    act(sitting, Hold())
    assert passing(sitting, declarer=0, thrown_in=False)


def passing(sitting: Sitting, *, declarer: int | None, thrown_in: bool) -> bool:
    """Whether a pass is explained so."""
    found = told(sitting)["pass"]
    return {"action": "pass", "declarer": declarer, "thrown_in": thrown_in} == found


def test_the_stock_says_which_games_are_open_then() -> None:
    """After taking it all but hand games, else those alone; by the cards that are seen now."""
    sitting = dealt("auction", seed=2)
    act(sitting, Bid(24))
    act(sitting, Pass())
    found = told(sitting)
    assert {text_of(TakeStock()), text_of(PlayHand())} == found.keys()
    taken, hand = ([game["contract"] for game in found[key]["games"]] for key in ("take", "hand"))
    assert ["C", "S", "H", "D", "G", "NO"] == taken
    assert ["CH", "CHS", "CHSZ", "CHSZO"] == hand[:4]
    assert ["NH", "NHO"] == hand[-2:]
    act(sitting, PlayHand())
    games = {choice["contract"]: choice for choice in told(sitting).values()}
    assert games == {game["contract"]: game for game in found["hand"]["games"]}
    plain_, schneider, schwarz = (games[name] for name in ("CH", "CHS", "CHSZ"))
    assert [2, 4] == [game["level"] - plain_["level"] for game in (schneider, schwarz)]
    assert [("points", 61), ("points", 90), ("every-trick", 0)] == [
        (game["aim"], game["points"]) for game in (plain_, schneider, schwarz)
    ]
    assert (24, 35, True) == tuple(games["NH"][key] for key in ("bid", "value", "reaches_bid"))


def test_a_bid_that_is_not_reached_yet_is_said_so() -> None:
    """Hidden matadors may still do it, or it is charged as overbid."""
    sitting = dealt("auction", seed=2)
    act(sitting, Bid(120))
    act(sitting, Pass())
    act(sitting, PlayHand())
    found = told(sitting)["=DH"]
    assert not found["reaches_bid"]
    assert (-2 * 126, -2 * 126) == (found["won_score"], found["lost_score"])


def test_worth_names_the_matadors_it_counts() -> None:
    """As far as they are known."""
    run = Matadors(with_=False, count=2)
    assert {"base": 10, "level": 3, "value": 30, "open_ended": True} | {
        "matadors": {"with": False, "count": 2}
    } == worth_json(Worth(10, 3, run, open_ended=True))


# ---- it comes true ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in PLAYED if name != "drawn"])
def test_what_was_said_of_a_declaration_comes_true(name: str) -> None:
    """The score is at least what was promised or threatened, and made of the same base."""
    rules, compared = PLAYED[name], 0
    for seed in range(40):
        chance = CHANCE(seed)
        sitting = dealt(rules, (HUMAN,) * rules.seats, seed=seed)
        if not play_until(sitting, lambda it: phase(it) is Phase.DECLARE, chance):
            continue
        said = told(sitting)
        act(sitting, chance.choice(sitting.table.legal(sitting.table.to_act or 0)))
        declared = sitting.table.view(None).board.contract
        play_until(sitting, lambda _: False, chance)
        result = sitting.table.match.results[0]
        # In ramsch nobody is declarer, and a tie has no winner.
        if declared is None or result.declarer is None or result.winner is None:
            continue
        promise = said[text_of(declared)]
        scores = promise["won_scores" if result.winner == 0 else "lost_scores"]
        assert result.score is not None
        for least, came in zip(scores, result.score, strict=True):
            assert least * came >= least * least
            assert result.overbid or came % _base(rules, promise) == 0
        compared += 1
    assert compared > 10


def _base(rules: Ruleset, promise: Json) -> int:
    """What every score of this game is a multiple of."""
    is_null = promise["aim"] == "no-trick"
    return int(promise["base"]) if rules.scoring is Scoring.SKAT and not is_null else 1
