"""The only randomness: shuffle, cut and commitment (notation.md §5), and seeded choices.

Everything is derived from SHA-256, so that a seed gives the same deal on every platform and every
Python version. Where seeds come from (the operating system, a browser) is the caller's business.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.errors import InputError

__all__ = [
    "SEED_BYTES",
    "BadProof",
    "Proof",
    "Stream",
    "commitment",
    "cut",
    "drawn_contract",
    "numbered_seed",
    "proved_deck",
    "secret_from",
    "shuffled",
    "table_seed",
]

SEED_BYTES = 32
"""The length of seeds, salts and entropies in bytes."""

_LARGEST_CUT = 31


class BadProof(InputError):
    """A proof that is malformed, or that does not give the deck it claims."""


class Stream:
    """Bytes drawn from SHA-256(seed ‖ counter), counter 0, 1, … as four bytes big-endian."""

    def __init__(self, seed: bytes) -> None:
        """Start at the first byte."""
        self._seed = seed
        self._counter = 0
        self._bytes = b""

    def byte(self) -> int:
        """The next byte, 0–255."""
        if not self._bytes:
            self._bytes = sha256(self._seed + self._counter.to_bytes(4, "big")).digest()
            self._counter += 1
        first, self._bytes = self._bytes[0], self._bytes[1:]
        return first

    def below(self, bound: int) -> int:
        """A uniform number 0 … bound − 1, without bias; bound 1 … 2^16."""
        if bound <= 1:
            return 0
        width = 1 if bound <= 1 << 8 else 2
        span = 1 << (8 * width)
        limit = span // bound * bound
        while True:
            number = 0
            for _ in range(width):
                number = number << 8 | self.byte()
            if number < limit:
                return number % bound


def shuffled(seed: bytes) -> tuple[Card, ...]:
    """The pack in dealing order before the cut (Fisher–Yates; notation.md §5)."""
    stream = Stream(seed)
    deck = list(DECK)
    for place in range(len(deck) - 1, 0, -1):
        other = stream.below(place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def cut(deck: Sequence[Card], number: int) -> tuple[Card, ...]:
    """The deck rotated by the number the cutter names, 1–31, or 0 for not cut."""
    if not 0 <= number <= _LARGEST_CUT:
        raise BadProof("cut-range", number=number)
    return (*deck[number:], *deck[:number])


def numbered_seed(number: int, hand: int) -> bytes:
    """The seed of hand ``hand``, from 0, of ``random --seed number``."""
    return sha256(f"offiziersskat:{number}:{hand}".encode("ascii")).digest()


def table_seed(salt: bytes, entropies: Sequence[bytes]) -> bytes:
    """SHA-256(salt ‖ entropy of seat 0 ‖ entropy of seat 1 …)."""
    return sha256(salt + b"".join(entropies)).digest()


def commitment(salt: bytes) -> str:
    """What is published before anybody's entropy is known: ``sha256:…`` in hex."""
    return "sha256:" + sha256(salt).hexdigest()


def drawn_contract(seed: bytes) -> Contract:
    """The contract of a card drawn before the deal and put back: its suit; a jack means grand.

    The card is drawn by a stream of its own, so that it tells nothing of the deal (rules.md §4).
    """
    card = DECK[Stream(sha256(b"offiziersskat:trump:" + seed).digest()).below(len(DECK))]
    return Contract.G if card.is_jack else Contract(card.suit.name)


@dataclass(frozen=True, slots=True)
class Proof:
    """What is revealed when a hand is over: all in hex but the cut, as records hold it.

    ``entropies`` by seat, empty for engines, which send none.
    """

    commit: str
    salt: str
    entropies: tuple[str, ...] = ()
    cut: int = 0


def proved_deck(proof: Proof) -> tuple[Card, ...]:
    """The deck that the proof gives; raises ``BadProof`` if the commitment does not hold."""
    salt = secret_from("salt", proof.salt)
    if commitment(salt) != proof.commit.lower():
        raise BadProof("proof-commitment")
    entropies = [secret_from("entropy", text) for text in proof.entropies if text]
    return cut(shuffled(table_seed(salt, entropies)), proof.cut)


def secret_from(what: str, text: str) -> bytes:
    """The bytes of a salt or an entropy (``what``) from hex; raises ``BadProof`` if it is none."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        raise BadProof("proof-hex", what=what) from None
    if len(found) != SEED_BYTES:
        raise BadProof("proof-length", what=what, count=len(found))
    return found
