"""What estimates are made of: score sheets by their marks, matadors by their chances, bands."""

from collections import Counter
from itertools import combinations
from statistics import fmean, stdev

import pytest

from offiziersskat.analysis.review import Band, band_of
from offiziersskat.analysis.review.sight import Sight, seen_by_all
from offiziersskat.cli.progress import Progress
from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import cards_in, mask_of
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import new_game
from offiziersskat.core.result import Matadors, Outcome, matadors
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.notation import parse_rules
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.appraising.sheet import Game, runs, score
from offiziersskat.players.appraising.starts import STARTS

_GAMES = [
    (name, declared)
    for name in PRESETS
    for declared in (
        Declare(Contract.C),
        Declare(Contract.G),
        Declare(Contract.D, hand=True, schneider=True),
        Declare(Contract.S, hand=True, schneider=True, schwarz=True, ouvert=True),
    )
    if name == "auction" or not declared.hand
]


def _written(game: Game, points: int, run: int) -> float:
    """What the core writes down for an end, every trick's side having points."""
    counted = game.rules.scoring is Scoring.SKAT
    outcome = Outcome(
        contract=game.declared,
        declarer=game.declarer,
        points=(points, 120 - points),
        tricks=(int(points > 0), int(points < 120)),
        kontra=game.kontra,
        matadors=Matadors(with_=False, count=run) if counted else None,
        bid=game.bid,
    )
    found = result_of(game.rules, outcome).score
    assert found is not None
    return float(sum(found[::2]) - sum(found[1::2]))


@pytest.mark.parametrize(("name", "declared"), _GAMES)
@pytest.mark.parametrize("declarer", [Seat.FOREHAND, Seat.SECOND])
def test_a_sheet_of_marks_is_the_whole_sheet(name: str, declared: Declare, declarer: Seat) -> None:
    """Without spread the score of each of 121 ends is what the core writes."""
    bid = 60 if name == "auction" else None
    game = Game(preset(name), declared, declarer, kontra=2, bid=bid)
    for run in (1, 4):
        found = [score(game, points, 0.0, {run: 1.0}) for points in range(121)]
        assert [_written(game, points, run) for points in range(121)] == found


def test_a_spread_mixes_what_lies_around() -> None:
    """On the mark the score is half of both, far from it what it is there."""
    game = Game(preset("classic"), Declare(Contract.C), Seat.FOREHAND)

    assert score(game, 60.5, 3.0, {1: 1.0}) == pytest.approx((24 - 48) / 2)
    assert score(game, 75, 1.0, {1: 1.0}) == pytest.approx(24)
    assert score(game, 75, 1.0, {1: 0.5, 3: 0.5}) == pytest.approx(36)


@pytest.mark.parametrize("rules", ["classic", "classic; spitzen=on", "auction"])
@pytest.mark.parametrize("contract", [Contract.H, Contract.G])
def test_chances_of_matadors_are_those_of_all_deals(rules: str, contract: Contract) -> None:
    """With few cards unseen every way they can lie is counted."""
    chosen = parse_rules(rules)
    for number in range(4):
        sight = _with_few_unseen(chosen, number)
        found = runs(sight, contract, Seat.FOREHAND)
        assert found == pytest.approx(_counted(sight, contract, chosen))


def _with_few_unseen(rules: Ruleset, number: int) -> Sight:
    """A sight of a whole deal in which eight cards are not seen, four of each side's."""
    deck = shuffled(numbered_seed(number, 9))
    sight = seen_by_all(new_game(rules, deck))
    size = rules.tricks
    sides = mask_of(deck[:size]), mask_of(deck[size : 2 * size]), mask_of(deck[2 * size :])
    hidden = mask_of(deck[:4]) | mask_of(deck[size : size + 4])

    class Few(Sight):
        """Its unseen cards are these."""

        @property
        def unseen(self) -> int:
            return hidden

    owned = tuple(mask & ~hidden for mask in sides)
    return Few(sight.board, sight.hands, sight.stock, sight.log, owned)


def _counted(sight: Sight, contract: Contract, rules: Ruleset) -> dict[int, float]:
    assert sight.owned is not None
    own = sight.owned[0] | sight.owned[-1]
    counts: Counter[int] = Counter()
    for mine in combinations(cards_in(sight.unseen), 4):
        held = own | mask_of(mine)
        run = matadors(held, contract, ten=rules.ten, spitzen=bool(rules.spitzen))
        counts[run.count] += 1
    return {count: times / counts.total() for count, times in counts.items()}


def test_bands_need_decisions_and_go_by_the_share() -> None:
    """The less of what was at stake is lost, the better; a few decisions tell nothing."""
    shares = (0.0, 0.03, 0.08, 0.2, 0.6)

    assert list(Band) == [band_of(100 * share, 100.0, 50) for share in shares]
    assert band_of(0.0, 100.0, 5) is None
    assert band_of(0.0, 0.0, 50) is None


def test_the_bar_says_how_far_it_is() -> None:
    """In signs and in figures; only figures where nobody knows how many there are."""
    assert "Reviewed [############............] 2 / 4 (50 %)" == Progress("Reviewed", 4).line(2)
    assert "Reviewed 7" == Progress("Reviewed", None).line(7)


@pytest.mark.parametrize("name", STARTS)
def test_what_is_known_before_the_deal_is_what_deals_come_to(name: str) -> None:
    """The table agrees with some deals of its own; bench/review_starts.py makes it anew."""
    rules, book = preset(name), RuleBook()
    known = book.start(rules)
    assert known is not None
    deals = [new_game(rules, shuffled(numbered_seed(6, number))) for number in range(60)]
    found = [book.value(seen_by_all(game)) for game in deals]
    for coin in range(2):
        values = [figures[coin] for figures in found]
        error = (stdev(values) ** 2 / len(values) + known[1][coin] ** 2) ** 0.5
        assert abs(fmean(values) - known[0][coin]) < 4 * error


def test_rules_with_fields_of_their_own_are_not_in_the_table() -> None:
    """What holds for a named ruleset need not hold for it with other fields."""
    assert RuleBook().start(parse_rules("classic; spitzen=on")) is None
