"""Scoring cases from public sources; each test names its source.

Rows are given for a declarer's cards and points. Spitzen count unless a test says otherwise. ISkO is
the International Skat Order, DE and JA are the German and the Japanese source of the rules.
"""

from offiziersskat.core.actions import BIDS, DECLARATIONS, Declare
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract, Ten, trumps_in_order
from offiziersskat.core.result import Matadors, Outcome, Result, matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat

SPITZEN = ruleset("classic", {"spitzen": "on", "contracts": "CSHDGNR"})
JACKS_ONLY = ruleset("classic")
AUCTION = ruleset("auction", {"kontra": "on"})
BY_TEXT = {declaration.text: declaration for declaration in DECLARATIONS}


def _holding(contract: str, cards: str, *, spitzen: bool = True) -> Matadors:
    held = mask_of(Card[code] for code in cards.split())
    return matadors(held, Contract(contract), ten=Ten.HIGH, spitzen=spitzen)


def _with(count: int) -> Matadors:
    return Matadors(with_=True, count=count)


def _without(count: int) -> Matadors:
    return Matadors(with_=False, count=count)


def _played(
    rules: Ruleset,
    contract: str,
    *,
    points: int,
    run: Matadors | None = None,
    tricks: tuple[int, int] = (8, 7),
    kontra: int = 1,
    bid: int | None = None,
) -> Result:
    said: Declare = BY_TEXT[contract]
    ramsch = said.contract is Contract.R
    return result_of(
        rules,
        Outcome(
            contract=said,
            declarer=None if ramsch else Seat.FOREHAND,
            points=(points, 120 - points),
            tricks=tricks,
            kontra=kontra,
            matadors=run,
            bid=bid,
        ),
    )


def _score(
    rules: Ruleset,
    contract: str,
    *,
    points: int,
    run: Matadors | None = None,
    tricks: tuple[int, int] = (8, 7),
    kontra: int = 1,
    bid: int | None = None,
) -> int:
    """What the declarer writes."""
    result = _played(rules, contract, points=points, run=run, tricks=tricks, kontra=kontra, bid=bid)
    assert result.score is not None
    return result.score[0]


def test_row_1_diamonds_with_or_without_one_is_18_the_lowest_bid() -> None:
    """ISkO 3.3.1."""
    assert 18 == _played(SPITZEN, "D", points=61, run=_with(1)).value
    assert 18 == _played(SPITZEN, "D", points=61, run=_without(1)).value
    assert 18 == BIDS[0]


def test_row_2_clubs_ouvert_with_two_is_nine_times_twelve() -> None:
    """ISkO 5.2.6."""
    result = _played(AUCTION, "CHSZO", points=120, run=_with(2), tricks=(15, 0), bid=18)
    assert 9 * 12 == 108 == result.value


def test_row_3_grand_ouvert_with_four_is_264_the_highest_bid() -> None:
    """ISkO 5.2.6."""
    result = _played(AUCTION, "GHSZO", points=120, run=_with(4), tricks=(15, 0), bid=18)
    assert 11 * 24 == 264 == result.value
    assert 264 == BIDS[-1]


def test_row_4_the_most_matadors_are_eleven_in_suit_and_four_in_grand() -> None:
    """ISkO 2.4.3."""
    every_trump = mask_of(trumps_in_order(Contract.H, Ten.HIGH))
    assert _with(11) == matadors(every_trump, Contract.H, ten=Ten.HIGH, spitzen=True)
    assert _without(11) == matadors(0, Contract.H, ten=Ten.HIGH, spitzen=True)
    assert _with(4) == matadors(every_trump, Contract.G, ten=Ten.HIGH, spitzen=True)
    assert _without(4) == matadors(0, Contract.G, ten=Ten.HIGH, spitzen=True)


def test_row_5_hearts_with_one() -> None:
    """Pagat."""
    assert _with(1) == _holding("H", "CJ HJ DJ HA HT HQ H9")


def test_row_6_hearts_with_seven_or_with_four_jacks() -> None:
    """Pagat."""
    assert _with(7) == _holding("H", "CJ SJ HJ DJ HA HT HK")
    assert _with(4) == _holding("H", "CJ SJ HJ DJ HA HT HK", spitzen=False)


def test_row_7_hearts_without_one() -> None:
    """Pagat."""
    assert _without(1) == _holding("H", "SJ HJ HA HK HQ H7")


def test_row_8_hearts_without_three() -> None:
    """Pagat."""
    assert _without(3) == _holding("H", "DJ HA HT HK HQ H7")


def test_row_9_spades_with_two_and_schneider() -> None:
    """Pagat."""
    assert 4 * 11 == 44 == _played(SPITZEN, "S", points=90, run=_with(2)).value


def test_row_10_null_has_fixed_values() -> None:
    """Pagat: won and lost, by hand, and ouvert."""
    won, lost = (0, 1), (1, 0)
    found = [
        (
            _score(AUCTION, null, points=0, tricks=won, bid=18),
            _score(AUCTION, null, points=0, tricks=lost, bid=18),
        )
        for null in ("N", "NH", "NO")
    ]
    assert [(23, -46), (35, -70), (46, -92)] == found


def test_row_11_a_jack_of_clubs_in_the_stock_may_overbid_the_hand() -> None:
    """Pagat: clubs hand without two as seen, bid 46; with one it is worth 36."""
    stock = "CJ S7"
    assert _without(2) == _holding("C", "HJ DJ CA CT")
    run = _holding("C", f"HJ DJ CA CT {stock}")
    result = _played(AUCTION, "CH", points=74, run=run, bid=46)
    assert (_with(1), 36, True) == (run, result.value, result.overbid)
    assert result.score is not None
    assert -96 == result.score[0]


def test_row_12_schneider_saves_that_hand() -> None:
    """Pagat: 95 points make it 48."""
    assert 48 == _score(AUCTION, "CH", points=95, run=_with(1), bid=46)


def test_row_13_an_overbid_game_is_charged_the_next_multiple_and_kontra() -> None:
    """Pagat: diamonds with one, bid 20, 85 points."""
    score = _score(AUCTION, "D", points=85, run=_with(1), kontra=2, bid=20)
    assert -27 * 2 * 2 == -108 == score


def test_row_14_clubs_without_four() -> None:
    """JSkat's tests: the ace of clubs is the only trump."""
    assert 60 == _score(SPITZEN, "C", points=61, run=_holding("C", "CA"))


def test_row_15_clubs_won_and_lost_with_kontra_and_re() -> None:
    """JSkat's tests."""
    run = _holding("C", "CJ HJ DJ CA")
    found = [
        (
            _score(SPITZEN, "C", points=61, run=run, kontra=kontra),
            _score(SPITZEN, "C", points=60, run=run, kontra=kontra),
        )
        for kontra in (1, 2, 4)
    ]
    assert [(24, -48), (48, -96), (96, -192)] == found


def test_row_16_clubs_schneider_and_schwarz() -> None:
    """JSkat's tests."""
    assert 36 == _score(SPITZEN, "C", points=90, run=_with(1))
    assert 48 == _score(SPITZEN, "C", points=120, run=_with(1), tricks=(16, 0))


def test_row_17_schneider_announced_needs_90() -> None:
    """JSkat's tests."""
    assert 60 == _score(AUCTION, "CHS", points=90, run=_with(1), bid=18)
    assert 1 == _played(AUCTION, "CHS", points=89, run=_with(1), bid=18).winner


def test_row_18_clubs_with_six_or_with_four_jacks() -> None:
    """JSkat's tests: four jacks and CA CT CQ."""
    cards = "CJ SJ HJ DJ CA CT CQ"
    assert _with(6) == _holding("C", cards)
    assert 84 == _score(SPITZEN, "C", points=61, run=_holding("C", cards))
    jacks = _holding("C", cards, spitzen=False)
    assert 60 == _score(JACKS_ONLY, "C", points=61, run=jacks)


def test_row_19_grand_won_and_lost() -> None:
    """JSkat's tests."""
    run = _holding("G", "CJ HJ")
    assert 48 == _score(SPITZEN, "G", points=61, run=run)
    assert -96 == _score(SPITZEN, "G", points=60, run=run)


def test_row_20_grand_without_two() -> None:
    """JSkat's tests."""
    run = _holding("G", "HJ DJ")
    assert (_without(2), 72) == (run, _score(SPITZEN, "G", points=89, run=run))


def test_row_21_an_overbid_grand_is_charged_72() -> None:
    """skat-ai: value 48, bid 60, points enough."""
    result = _played(AUCTION, "G", points=61, run=_with(1), bid=60)
    assert result.score is not None
    assert (48, -144) == (result.value, result.score[0])


def test_row_22_hearts_with_two_by_hand() -> None:
    """skat-online."""
    assert 40 == _score(AUCTION, "H" + "H", points=61, run=_with(2), bid=18)


def test_row_23_four_jacks_and_the_ace_of_trumps() -> None:
    """Source DE, "Spielbewertung": factor six with Spitzen, five with jacks only."""
    cards = "CJ SJ HJ DJ CA"
    assert 72 == _score(SPITZEN, "C", points=61, run=_holding("C", cards))
    jacks = _holding("C", cards, spitzen=False)
    assert 60 == _score(JACKS_ONLY, "C", points=61, run=jacks)


def test_row_24_classic_hearts_with_the_jack_of_clubs_alone() -> None:
    """RLBauernskat's tests."""
    run = _holding("H", "CJ", spitzen=False)
    assert 20 == _score(JACKS_ONLY, "H", points=61, run=run)
    assert -40 == _score(JACKS_ONLY, "H", points=60, run=run)


def test_row_25_classic_spades_without_two() -> None:
    """RLBauernskat's tests."""
    run = _holding("S", "HJ DJ", spitzen=False)
    assert (_without(2), 33) == (run, _score(JACKS_ONLY, "S", points=70, run=run))


def test_row_26_levels_add_and_do_not_multiply() -> None:
    """Worked from DE: hearts with one, 91 points; a program that multiplies gets 40."""
    assert 30 == _score(JACKS_ONLY, "H", points=91, run=_with(1))


def test_row_27_the_declarers_own_schneider_counts_against_him() -> None:
    """Worked from DE: hearts with one, 29 points."""
    assert -60 == _score(JACKS_ONLY, "H", points=29, run=_with(1))


def test_row_28_simple_scoring_by_points_and_tricks() -> None:
    """LSkat's handbook and DE: 60–60, 61–89, 90–119 or 120 with a trick, all tricks."""
    simple = ruleset("simple")
    assert (1, 1) == _played(simple, "H", points=60).score
    assert [2, 2, 3, 3, 3, 4] == [
        _score(simple, "H", points=61),
        _score(simple, "H", points=89),
        _score(simple, "H", points=90),
        _score(simple, "H", points=119),
        _score(simple, "H", points=120, tricks=(15, 1)),
        _score(simple, "H", points=120, tricks=(16, 0)),
    ]


def test_row_29_japanese_scoring_doubles_a_grand() -> None:
    """JA: win, schneider, schwarz."""
    japanese = ruleset("japanese")
    suit = [_score(japanese, "H", points=points) for points in (61, 90, 120)]
    grand = [_score(japanese, "G", points=points) for points in (61, 90, 120)]
    assert ([1, 2, 3], [2, 4, 6]) == (suit, grand)


def test_row_30_ramsch_charges_both_and_pays_every_trick() -> None:
    """Webpuzzle: 70:50, and a Durchmarsch."""
    both = ruleset("classic", {"ramsch": "both"})
    assert (-70, -50) == _played(both, "R", points=70).score
    assert (120, 0) == _played(both, "R", points=120, tricks=(16, 0)).score
