"""Cards, seats and contracts: the values everything else is made of."""

import re

import pytest

from offiziersskat.core.cards import ALL_CARDS, DECK, Card, Rank, Suit, cards_in, mask_of, points_of
from offiziersskat.core.contracts import TRUMP, Contract, Ten, order, trumps_in_order
from offiziersskat.core.seats import Seat, Side


def test_the_pack_stands_in_canonical_order() -> None:
    """C S H D, in each suit A T K Q J 9 8 7 (notation.md)."""
    codes = [suit + rank for suit in "CSHD" for rank in "ATKQJ987"]
    assert codes == [card.code for card in DECK]
    assert codes == [str(card) for card in DECK]
    assert list(range(32)) == [int(card) for card in DECK]


def test_the_pack_has_120_points() -> None:
    """A 11, T 10, K 4, Q 3, J 2, others 0 (rules.md §1)."""
    assert 120 == points_of(DECK)
    hearts = DECK[16:24]
    assert [11, 10, 4, 3, 2, 0, 0, 0] == [card.points for card in hearts]


def test_a_card_knows_its_suit_and_rank() -> None:
    """Both are values of their own."""
    assert (Suit.S, Rank.T) == (Card.ST.suit, Card.ST.rank)
    assert [Card.CJ, Card.SJ, Card.HJ, Card.DJ] == [card for card in DECK if card.is_jack]


def test_even_the_first_card_is_something() -> None:
    """The ace of clubs has the number 0 and is no nothing."""
    assert 0 == int(DECK[0])
    assert all(DECK)


def test_masks_and_cards_name_each_other() -> None:
    """Bit n stands for card n; cards come back in canonical order."""
    assert 0b101 == mask_of([Card.CK, Card.CA])
    assert (Card.CA, Card.CK) == cards_in(0b101)
    assert (ALL_CARDS, DECK) == (mask_of(DECK), cards_in(ALL_CARDS))
    assert (0, ()) == (mask_of([]), cards_in(0))


def test_seats_0_and_2_play_against_1_and_3() -> None:
    """Sides are forehand's and the dealer's (rules.md §2)."""
    sides = [Side.FOREHAND, Side.DEALER] * 2
    assert sides == [seat.side for seat in Seat]
    assert (Side.DEALER, Side.FOREHAND) == (Side.FOREHAND.other, Side.DEALER.other)


def test_seats_follow_each_other_clockwise() -> None:
    """After the last seat comes forehand again."""
    assert [1, 2, 3, 0] == [seat.next(4) for seat in Seat]
    assert [1, 0] == [Seat(0).next(2), Seat(1).next(2)]


@pytest.mark.parametrize(
    ("contract", "count"),
    [("C", 11), ("S", 11), ("H", 11), ("D", 11), ("G", 4), ("R", 4), ("N", 0)],
)
def test_each_contract_has_its_number_of_trumps(contract: str, count: int) -> None:
    """Eleven in a suit, the jacks in grand and ramsch, none in null (rules.md §1)."""
    trumps = trumps_in_order(Contract(contract), Ten.HIGH)
    assert count == len(trumps)
    table = order(Contract(contract), Ten.HIGH)
    assert list(trumps) == sorted(
        (card for card in DECK if table.is_trump(card)), key=lambda card: -table.strength[card]
    )
    assert count == table.follow.count(TRUMP)


def test_only_suit_contracts_have_a_trump_suit() -> None:
    """Grand, null and ramsch have none."""
    suits = [Suit.C, Suit.S, Suit.H, Suit.D, None, None, None]
    assert suits == [contract.suit for contract in Contract]


def test_the_place_of_the_ten_changes_strength_in_the_trump_suit_too() -> None:
    """A T K against A K T (rules.md §1)."""
    high = trumps_in_order(Contract.H, Ten.HIGH)[4:]
    low = trumps_in_order(Contract.H, Ten.BELOW_KING)[4:]
    assert "HA HT HK HQ H9 H8 H7" == " ".join(card.code for card in high)
    assert "HA HK HT HQ H9 H8 H7" == " ".join(card.code for card in low)


def test_the_place_of_the_ten_never_matters_in_null() -> None:
    """A K Q J T 9 8 7 under either value."""
    assert order(Contract.N, Ten.HIGH) == order(Contract.N, Ten.BELOW_KING)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_highest_card_of_the_led_suit_or_the_highest_trump_wins(seats: int) -> None:
    """The place of the winner in the trick, whoever led."""
    table = order(Contract.S, Ten.HIGH)
    tricks = {
        2: "HA HT:0 H7 HA:1 H7 S7:1 S9 H7:0 D7 HA:0",
        4: "H7 HA S7 S8:3 H7 D7 C7 HA:3 DJ SA CJ SJ:2 HK HT DA CA:1",
    }[seats]
    for *codes, winner in re.findall(r"(\w\w) " * (seats - 1) + r"(\w\w):(\d)", tricks):
        assert int(winner) == table.winner(tuple(Card[code] for code in codes))
