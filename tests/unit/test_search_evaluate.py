"""The learned value: what must hold whatever the weights are."""

from array import array
from collections.abc import Iterable
from random import Random

import pytest

from offiziersskat.core.cards import ALL_CARDS, DECK, Suit, mask_of
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.search.evaluate import Stand, ends_of, loaded, means_of, worths_of
from offiziersskat.search.netfile import BadWeights, pack, unpack

SUITS = {Suit.C: Contract.C, Suit.S: Contract.S, Suit.H: Contract.H, Suit.D: Contract.D}


def drawn(rng: Random, contract: Contract, ten: Ten = Ten.HIGH) -> Stand:
    """Some position: tricks gone, piles as they may stand, up to one card a side to be turned."""
    cards = list(DECK)
    rng.shuffle(cards)
    tricks = rng.randrange(1, 17)
    turning = rng.randrange(2), rng.randrange(2)
    dark = [rng.randrange(turns, (tricks + turns) // 2 + 1) for turns in turning]
    sides = [[cards.pop() for _ in range(tricks - few)] for few in dark]
    on_unknown = [few - turns for few, turns in zip(dark, turning, strict=True)]
    covered = [mask_of(side[:few]) for side, few in zip(sides, on_unknown, strict=True)]
    bare = [mask_of(side[few:]) for side, few in zip(sides, on_unknown, strict=True)]
    unknown = mask_of(cards[: sum(dark)])
    return Stand(contract, ten, (bare[0], bare[1]), (covered[0], covered[1]), unknown, 0, turning)


def stands(contract: Contract, ten: Ten = Ten.HIGH, count: int = 60) -> list[Stand]:
    """Some positions, always the same."""
    rng = Random(contract.value + ten.value)
    return [drawn(rng, contract, ten) for _ in range(count)]


def everywhere(stand: Stand) -> int:
    """The mask of all cards that are not gone."""
    return stand.bare[0] | stand.bare[1] | stand.covered[0] | stand.covered[1] | stand.unknown


def points(mask: int) -> int:
    """The card points of a mask."""
    return sum(card.points for card in DECK if card.bit & mask)


def relabelled(stand: Stand, suits: Iterable[Suit]) -> Stand:
    """Every suit by another; jacks, whose order counts, stay what they are, but not in null."""
    to = list(suits)

    def turned(mask: int) -> int:
        new = 0
        for card in DECK:
            if card.bit & mask:
                stays = card.is_jack and stand.contract is not Contract.N
                new |= card.bit if stays else 1 << (8 * to[card.suit] + card.rank)
        return new

    suit = stand.contract.suit
    return Stand(
        stand.contract if suit is None else SUITS[to[suit]],
        stand.ten,
        (turned(stand.bare[0]), turned(stand.bare[1])),
        (turned(stand.covered[0]), turned(stand.covered[1])),
        turned(stand.unknown),
        stand.leader,
        stand.turning,
    )


def swapped(stand: Stand) -> Stand:
    """The same with the seats changed."""
    return Stand(
        stand.contract,
        stand.ten,
        stand.bare[::-1],
        stand.covered[::-1],
        stand.unknown,
        1 - stand.leader,
        stand.turning[::-1],
    )


@pytest.mark.parametrize("ten", Ten)
@pytest.mark.parametrize("contract", Contract)
def test_chances_are_of_what_can_still_be_won(contract: Contract, ten: Ten) -> None:
    """Chances, and none of more than there is."""
    drawn_stands = stands(contract, ten)
    for stand, ends in zip(drawn_stands, ends_of(drawn_stands), strict=True):
        most = 1 if contract is Contract.N else points(everywhere(stand))
        assert len(ends) == 121
        assert min(ends) >= 0
        assert sum(ends) == pytest.approx(1)
        assert not any(ends[most + 1 :])


@pytest.mark.parametrize("contract", Contract)
def test_relabelling_suits_changes_nothing(contract: Contract) -> None:
    """Not a bit: suits are put in order by what lies in them."""
    rng = Random(5)
    for stand in stands(contract):
        suits = list(Suit)
        rng.shuffle(suits)
        assert ends_of([relabelled(stand, suits)]) == ends_of([stand])
        assert means_of([relabelled(stand, suits)]) == means_of([stand])


@pytest.mark.parametrize("contract", [one for one in Contract if one is not Contract.N])
def test_swapping_the_seats_swaps_the_chances(contract: Contract) -> None:
    """What one side makes, the other does not."""
    for stand in stands(contract):
        left = points(everywhere(stand))
        there, back = ends_of([stand, swapped(stand)])
        assert list(there[: left + 1]) == pytest.approx(list(back[left::-1]), abs=1e-12)
        assert means_of([stand])[0] == pytest.approx(left - means_of([swapped(stand)])[0])


def test_worth_is_read_off_the_chances() -> None:
    """By any table."""
    mixed = [*stands(Contract.C, count=3), *stands(Contract.G, count=3)]
    is_won = [[float(points >= 40) for points in range(121)] for _ in mixed]
    expected = [sum(ends[40:]) for ends in ends_of(mixed)]
    assert worths_of(mixed, is_won) == pytest.approx(expected)


def test_many_contracts_at_once_come_back_in_order() -> None:
    """Each network gets its own together."""
    mixed = [stand for contract in Contract for stand in stands(contract, count=2)]
    Random(1).shuffle(mixed)
    assert means_of(mixed) == [means_of([stand])[0] for stand in mixed]


def test_the_file_is_small_and_says_when_it_is_damaged() -> None:
    """At most two megabytes, and a check sum."""
    data = pack(loaded())
    assert len(data) <= 2_000_000
    assert unpack(data) == loaded()
    for bad in (b"", data[:-5], data[:100] + b"x" + data[101:]):
        with pytest.raises(BadWeights, match="weights-unreadable"):
            unpack(bad)


def test_no_sum_of_weights_leaves_its_range() -> None:
    """Each card adds one of five rows: the worst of each together must fit into two bytes."""
    for weights in loaded().values():
        rows = [weights.first[64 * row : 64 * row + 64] for row in range(164)]
        slots = [rows[5 * slot : 5 * slot + 5] for slot in range(32)]
        for unit in range(64):
            most = sum(max(abs(row[unit]) for row in slot) for slot in slots)
            most += sum(abs(row[unit]) for row in rows[160:])
            assert most < 1 << 15
        assert weights.first.typecode == "h" and isinstance(weights.start, array)


def test_all_cards_are_somewhere_in_a_fresh_hand() -> None:
    """A whole hand of open cards, as a drawn world of hands is valued."""
    stand = Stand(Contract.H, Ten.HIGH, (0x0F0F0F0F, 0xF0F0F0F0), (0, 0), 0, 1)
    assert everywhere(stand) == ALL_CARDS
    assert 0 <= means_of([stand])[0] <= 120
