"""The shuffle, the cut and the proof, against a program of a dozen lines (notation.md §5)."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.deal import (
    SEED_BYTES,
    BadProof,
    Proof,
    Stream,
    commitment,
    cut,
    drawn_contract,
    numbered_seed,
    proved_deck,
    shuffled,
    table_seed,
)


def _naive_shuffle(seed: bytes) -> list[str]:
    """Written from the text: bytes used in order, too large ones skipped, i from 31 to 1."""
    stream = b"".join(sha256(seed + counter.to_bytes(4, "big")).digest() for counter in range(9))
    deck = [suit + rank for suit in "CSHD" for rank in "ATKQJ987"]
    position = 0
    for i in range(31, 0, -1):
        while stream[position] >= 256 // (i + 1) * (i + 1):
            position += 1
        j = stream[position] % (i + 1)
        position += 1
        deck[i], deck[j] = deck[j], deck[i]
    return deck


# Fixed for ever: a seed gives this deck on every platform and in every version.
VECTORS = {
    bytes(32): (
        "S8 SQ DT D7 CT CK ST SJ C8 HT CA HA H7 DJ CJ DA "
        "D9 D8 S7 DK CQ HJ C7 HK H9 SA H8 HQ SK C9 DQ S9"
    ),
    bytes(range(32)): (
        "S8 SJ H9 DA CK SK D8 DT HT C9 H8 HQ ST C8 CT CJ "
        "SQ SA H7 C7 D7 S7 D9 S9 HK DJ HJ DK CQ CA DQ HA"
    ),
    sha256(b"offiziersskat:1:0").digest(): (
        "DQ HA HT CA HJ DJ DK SQ S9 ST SA SJ SK HQ S8 DT "
        "C9 CT C7 C8 S7 DA HK CK H8 CJ D8 D9 H9 H7 D7 CQ"
    ),
}


@pytest.mark.parametrize("seed", VECTORS, ids=[seed.hex()[:8] for seed in VECTORS])
def test_a_seed_gives_its_deck_for_ever(seed: bytes) -> None:
    """Reference vectors: other programs deal the same."""
    assert VECTORS[seed] == " ".join(card.code for card in shuffled(seed))
    assert VECTORS[seed] == " ".join(_naive_shuffle(seed))


@given(st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES))
def test_the_shuffle_is_that_of_the_text(seed: bytes) -> None:
    """For any seed."""
    assert _naive_shuffle(seed) == [card.code for card in shuffled(seed)]


@given(st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES), st.integers(0, 31))
def test_the_cut_rotates_the_deck(seed: bytes, number: int) -> None:
    """``after = before[n:] + before[:n]``; 0 is not cut."""
    before = shuffled(seed)
    after = cut(before, number)
    assert before[number] is after[0]
    assert (32, set(DECK)) == (len(after), set(after))
    assert before == (*after[32 - number :], *after[: 32 - number])


@pytest.mark.parametrize("number", [-1, 32])
def test_a_cut_is_0_to_31(number: int) -> None:
    """Anything else is refused."""
    with pytest.raises(BadProof) as caught:
        cut(DECK, number)
    assert ("cut-range", number) == (caught.value.code, caught.value.params["number"])


def test_numbered_seeds_are_those_of_the_ascii_text() -> None:
    """SHA-256 of ``offiziersskat:N:k``."""
    assert sha256(b"offiziersskat:42:7").digest() == numbered_seed(42, 7)
    assert 100 == len({numbered_seed(n, k) for n in range(10) for k in range(10)})


def test_a_tables_seed_is_made_from_salt_and_entropies_in_seat_order() -> None:
    """SHA-256(salt ‖ entropy of seat 0 ‖ …)."""
    salt, one, two = bytes(32), b"\x01" * 32, b"\x02" * 32
    assert sha256(salt).digest() == table_seed(salt, [])
    assert sha256(salt + one + two).digest() == table_seed(salt, [one, two])
    assert table_seed(salt, [one, two]) != table_seed(salt, [two, one])


def test_a_commitment_is_the_hash_of_the_salt() -> None:
    """Published before anybody's entropy is known."""
    assert "sha256:" + sha256(bytes(32)).hexdigest() == commitment(bytes(32))


def test_the_stream_draws_without_bias() -> None:
    """Every value of a small range comes as often as the others, within reason."""
    stream = Stream(bytes(32))
    counts = Counter(stream.below(5) for _ in range(5_000))
    assert set(range(5)) == set(counts)
    assert all(850 < count < 1_150 for count in counts.values())


def test_the_stream_goes_beyond_a_byte() -> None:
    """Up to 65,536 values, in two bytes; one value needs none."""
    stream = Stream(bytes(range(32)))
    digest = sha256(bytes(range(32)) + bytes(4)).digest()
    assert [0, 0] == [stream.below(1), stream.below(0)]
    assert digest[0] * 256 + digest[1] == stream.below(1 << 16)
    found = {stream.below(1_000) for _ in range(4_000)}
    assert (0, 999) == (min(found), max(found))
    assert len(found) > 950


def test_too_large_draws_are_skipped() -> None:
    """A bound just above half of the range throws many away, and stays uniform."""
    stream = Stream(b"skip")
    counts = Counter(stream.below(129) // 43 for _ in range(3_000))
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_drawn_card_names_a_suit_or_grand() -> None:
    """A jack means grand: one card in eight (rules.md §4)."""
    found = Counter(drawn_contract(numbered_seed(0, hand)) for hand in range(2_000))
    assert {Contract.C, Contract.S, Contract.H, Contract.D, Contract.G} == set(found)
    assert 190 < found[Contract.G] < 310
    assert all(350 < found[contract] < 530 for contract in found if contract is not Contract.G)


def test_a_drawn_card_tells_nothing_of_the_deal() -> None:
    """It is put back, and drawn by chance of its own: every card can lie on top of a heart deal."""
    tops = {
        shuffled(seed)[0]
        for seed in (numbered_seed(3, hand) for hand in range(2_000))
        if drawn_contract(seed) is Contract.H
    }
    assert set(DECK) == tops


# ---- the proof ----------------------------------------------------------------------------------

SALT = bytes(range(32))
ENTROPY = ("11" * 32, "AB" * 32)


def test_a_proof_gives_the_deck_that_was_dealt() -> None:
    """Commitment, shuffle and cut, recomputed."""
    seed = table_seed(SALT, [bytes.fromhex(text) for text in ENTROPY])
    proof = Proof(commitment(SALT), SALT.hex(), ENTROPY, 13)
    assert cut(shuffled(seed), 13) == proved_deck(proof)


def test_a_proof_without_entropies_or_cut_is_one_too() -> None:
    """Engines and local games send none; hex may be in capitals."""
    proof = Proof(commitment(SALT).upper().replace("SHA", "sha"), SALT.hex().upper())
    assert shuffled(table_seed(SALT, [])) == proved_deck(proof)


@pytest.mark.parametrize(
    ("code", "proof"),
    [
        ("proof-commitment", Proof(commitment(bytes(32)), SALT.hex())),
        ("proof-commitment", Proof("", SALT.hex())),
        ("proof-hex", Proof(commitment(SALT), "salt")),
        ("proof-length", Proof(commitment(SALT), SALT.hex()[:-2])),
        ("proof-hex", Proof(commitment(SALT), SALT.hex(), ("xy",))),
        ("proof-length", Proof(commitment(SALT), SALT.hex(), ("11", "11" * 32))),
        ("cut-range", Proof(commitment(SALT), SALT.hex(), (), 32)),
    ],
)
def test_a_bad_proof_is_refused_with_its_reason(code: str, proof: Proof) -> None:
    """What does not hold, and what cannot be read."""
    with pytest.raises(BadProof) as caught:
        proved_deck(proof)
    assert code == caught.value.code


def test_another_entropy_gives_another_deck() -> None:
    """Each player's bytes matter."""
    decks = {
        proved_deck(Proof(commitment(SALT), SALT.hex(), (entropy,)))
        for entropy in ("00" * 32, "01" * 32, "01" * 31 + "02")
    }
    assert 3 == len(decks)
    assert all(isinstance(card, Card) for deck in decks for card in deck)
