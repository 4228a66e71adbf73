"""Where the deck of a hand comes from; chance itself is always an argument, bytes from outside.

Also the table's gateway to ``deal`` for clients, which must not import it: dealings for a hand, a
lot for the first dealer, numbers for players that choose by chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.deal import (
    Proof,
    Stream,
    commitment,
    drawn_contract,
    numbered_seed,
    proved_deck,
    shuffled,
    table_seed,
)

__all__ = [
    "Dealing",
    "chance",
    "lot",
    "numbered_dealing",
    "proved_dealing",
    "salted_dealing",
    "seeded_dealing",
]


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck in dealing order after the cut, and where it comes from.

    ``drawn`` is the contract of the card drawn before the deal, used only with trump = drawn
    (rules.md §4); ``proof`` what is revealed when the hand is over, if there is one.
    """

    deck: tuple[Card, ...]
    drawn: Contract | None = None
    proof: Proof | None = None


def seeded_dealing(seed: bytes) -> Dealing:
    """The deal of a seed of 32 bytes, not cut (notation.md §5)."""
    return Dealing(shuffled(seed), drawn_contract(seed))


def numbered_dealing(number: int, hand: int) -> Dealing:
    """The deal of hand ``hand``, from 0, of ``--seed number``."""
    return seeded_dealing(numbered_seed(number, hand))


def proved_dealing(proof: Proof) -> Dealing:
    """The deal that a proof gives; raises ``BadProof`` if its commitment does not hold."""
    deck = proved_deck(proof)
    seed = table_seed(bytes.fromhex(proof.salt), [bytes.fromhex(e) for e in proof.entropies])
    return Dealing(deck, drawn_contract(seed), proof)


def salted_dealing(salt: bytes, *, cut: int = 0) -> Dealing:
    """The deal of a local game: 32 random bytes, no entropies; the seed is SHA-256(salt)."""
    return proved_dealing(Proof(commitment(salt), salt.hex(), (), cut))


def chance(seed: bytes) -> Stream:
    """Numbers for players that choose by chance: ``chance(seed).below(n)``."""
    return Stream(seed)


def lot(seed: bytes, choices: Sequence[int]) -> int:
    """One of several numbers by lot: who deals first (rules.md §8)."""
    return choices[Stream(seed).below(len(choices))]
