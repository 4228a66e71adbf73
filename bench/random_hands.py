"""Random hands over all rulesets and over random ones, with every invariant checked on the way.

    python bench/random_hands.py [--hands 1000000] [--processes 2] [--seed 0] [--quick]

It knows the core alone. Random rulesets and the checks are public here, since the tests run a
slice of the same hands. A broken invariant ends the run with the ruleset, the deck and the actions
that lead to it, and exit status 1.
"""

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from offiziersskat.core.actions import Action, Pass, action_at, index_of, text_of
from offiziersskat.core.cards import ALL_CARDS, DECK, Card, mask_of
from offiziersskat.core.catalogue import PRESETS, overrides, preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.fields import BadRules
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Ending, Result
from offiziersskat.core.rules import Ruleset, Scoring
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View

__all__ = [
    "Broken",
    "check_game",
    "check_result",
    "check_views",
    "play_hand",
    "random_course",
    "random_fields",
    "random_rules",
]

Below = Callable[[int], int]
"""A uniform choice 0 … n − 1: a generator's, or Hypothesis drawing."""

_HANDS = 1_000_000
_QUICK = 2_000
_CHUNK = 250


class Broken(Exception):
    """An invariant that does not hold."""


# ------------------------------------------------------------------------------ random rulesets

_WORDS: dict[str, tuple[str, ...]] = {
    "trump": ("declared", "drawn"),
    "lead": ("declarer", "forehand"),
    "ten": ("high", "below_king"),
    "flip": ("after_trick", "at_once"),
    "kontra": ("on", "off"),
    "tie": ("declarer_loses", "split", "replay"),
    "schwarz": ("tricks", "points"),
    "scoring": ("skat", "simple", "japanese"),
    "spitzen": ("on", "off"),
    "ramsch": ("loser", "both"),
    "simple_kontra": ("on", "off"),
    "grand_double": ("any", "declarer", "off"),
    "hands": ("2", "4", "8", "24"),
    "target": ("5", "61", "500"),
}


def random_rules(below: Below) -> Ruleset:
    """A named ruleset with a random valid choice of fields, a course of its own among them."""
    name = list(PRESETS)[below(len(PRESETS))]
    return ruleset(name, random_fields(name, below))


def random_fields(name: str, below: Below) -> dict[str, object]:
    """Random fields that the named ruleset takes; those that it refuses by name are left out."""
    fields: dict[str, object] = {
        field: words[below(len(words))] for field, words in _WORDS.items() if below(3) == 0
    }
    if below(3) == 0:
        fields["course"] = random_course(below)
    if below(3) == 0:
        chosen = 1 + below(127)
        fields["contracts"] = "".join(
            contract.value for bit, contract in enumerate(Contract) if chosen >> bit & 1
        )
    while True:
        try:
            ruleset(name, fields)
        except BadRules as error:
            if error.field not in fields:
                raise Broken(f"{name} {fields}: refused for {error.field}, unset") from error
            del fields[error.field]
        else:
            return fields


def random_course(below: Below) -> str:
    """A valid course: any mixture of piles, open and hand cards, in any packets."""
    seats = 4 if below(4) == 0 else 2
    bids = seats == 2 and below(3) == 0
    each = (len(DECK) - 2 * bids) // seats
    piles = below(each // 2 + 1)
    opens = below(each - 2 * piles + 1)
    shares = {"d": piles, "u": piles, "o": opens, "h": each - 2 * piles - opens}
    packets = list(_packets(seats, shares, below))
    asked = ["bid", "stock"] if bids else []
    asked += ["declare", *(word for word in ("kontra", "re") if below(2))]
    places = sorted(below(len(packets) + 1) for _ in asked)
    words = list(packets)
    for ahead, (place, word) in enumerate(zip(places, asked, strict=True)):
        words.insert(place + ahead, word)
    if bids:
        words.insert(below(words.index("stock") + 1), "2s")
    return " ".join([*words, "play"])


def _packets(seats: int, shares: dict[str, int], below: Below) -> Iterator[str]:
    """Packets in random order, an upper card never before the card that it lies on."""
    left = [(seat, kind, size) for seat in range(seats) for kind, size in shares.items() if size]
    bare = [0] * seats
    while left:
        possible = [
            number for number, (seat, kind, _) in enumerate(left) if kind != "u" or bare[seat]
        ]
        seat, kind, size = left.pop(possible[below(len(possible))])
        most = min(size, bare[seat]) if kind == "u" else size
        count = 1 + below(most)
        bare[seat] += {"d": count, "u": -count}.get(kind, 0)
        if count < size:
            left.append((seat, kind, size - count))
        name = "FD"[seat] if seats == len("FD") and below(2) else str(seat)
        yield f"{name}{count}{kind}"


# ----------------------------------------------------------------------------------- invariants


def _demand(fact: object, what: str) -> None:
    if not fact:
        raise Broken(what)


def check_game(game: Game) -> None:
    """32 distinct cards, and points, tricks and counts that fit them, at every moment."""
    board, truth = game.board, game.truth
    ups = [place.up for row in board.places for place in row if place.up is not None]
    downs = [card for row in truth.downs for card in row if card is not None]
    hands = [card for hand in truth.hands for card in hand]
    trick = list(board.trick.cards) if board.trick else []
    lying = [*ups, *downs, *hands, *trick, *truth.pack, *truth.stock]
    gone = [card for card in DECK if board.gone >> card & 1]
    _demand(len(lying) + len(gone) == len(DECK), "32 cards")
    _demand(mask_of(lying) | board.gone == ALL_CARDS, "each card once")
    covered = [[place.covered for place in row] for row in board.places]
    _demand(covered == [[card is not None for card in row] for row in truth.downs], "covered")
    _demand(sum(board.points) == sum(card.points for card in gone), "points of tricks")
    _demand(sum(board.tricks) * board.rules.seats == len(gone), "number of tricks")
    _demand(board.hand_sizes == tuple(len(hand) for hand in truth.hands), "hand sizes")
    _demand(board.pack_size == len(truth.pack), "pack size")
    _demand(board.stock_size == len(truth.stock), "stock size")


def check_views(game: Game) -> tuple[Action, ...]:
    """Only the seat to act may act; every view accounts for 32 cards. Gives the legal actions."""
    found: tuple[Action, ...] = ()
    for seat in (None, *(Seat(number) for number in range(game.rules.seats))):
        view = observe(game, seat)
        _check_view(view)
        actions = legal(view)
        if seat is not None and seat == game.to_act:
            found = actions
        else:
            _demand(not actions, "an idle seat has no legal action")
    _demand(bool(found) is (game.phase is not Phase.OVER), "somebody may act until it is over")
    _demand(len(set(found)) == len(found), "no action twice")
    _demand(all(action_at(index_of(action)) == action for action in found), "index round-trip")
    return found


def _check_view(view: View) -> None:
    seen = view.visible | view.board.gone
    _demand(not view.visible & view.board.gone, "a card is gone or visible, never both")
    _demand(not seen & mask_of(view.unseen), "a card is seen or unseen, never both")
    _demand(seen | mask_of(view.unseen) == ALL_CARDS, "every card is seen or unseen")


def check_result(rules: Ruleset, result: Result) -> None:
    """The sums that a result must have, whatever was played."""
    _demand(result.score is not None and len(result.score) == rules.seats, "a score by seat")
    if result.ending is Ending.THROWN_IN:
        _demand(result.contract is None and set(result.score or ()) == {0}, "thrown in")
        return
    points, tricks, score = result.points, result.tricks, result.score
    _demand(points is not None and tricks is not None and score is not None, "counted")
    assert points is not None and tricks is not None and score is not None
    if result.contract is not Contract.N:
        _demand(sum(points) == 120, "120 points")
        _demand(sum(tricks) == rules.tricks, "all tricks")
    ramsch = result.contract is Contract.R
    _demand((result.declarer is None) is ramsch, "nobody is declarer in ramsch alone")
    if result.ending is Ending.REPLAY:
        _demand(points == (60, 60) and not any(score), "a tie played again brings nothing")
    elif rules.scoring is Scoring.SKAT and result.declarer is not None:
        own = score[result.declarer]
        _demand(sum(map(abs, score)) == abs(own), "the declarer alone writes")
        _demand((own > 0) is (result.winner == 0), "the winner's score is positive")
    elif rules.scoring is not Scoring.SKAT:
        _demand(min(score) >= 0, "nobody loses points")
        _demand((score[0] == score[1]) is (result.winner is None), "one side writes")


# ----------------------------------------------------------------------------------- one hand


def play_hand(rules: Ruleset, rng: random.Random) -> tuple[Game, int]:
    """A random hand with every check; its last game and the number of plies.

    Raises ``Broken``, whose text is all that is needed to see the same again.
    """
    deck = list(DECK)
    rng.shuffle(deck)
    game = new_game(rules, deck)
    done: list[Action] = []
    try:
        while True:
            check_game(game)
            actions = check_views(game)
            if not actions:
                break
            done.append(_pick(actions, rng))
            game = apply(game, done[-1])
        assert game.result is not None
        check_result(rules, game.result)
    except Exception as error:
        raise Broken(_story(rules, deck, done, error)) from error
    return game, len(done)


def _pick(actions: tuple[Action, ...], rng: random.Random) -> Action:
    # Bids would climb to 264 in every hand if all were as likely as passing.
    if actions[-1] == Pass() and rng.random() < 0.5:
        return actions[-1]
    return rng.choice(actions)


def _story(rules: Ruleset, deck: list[Card], done: list[Action], error: Exception) -> str:
    texts = " ".join(text_of(action) for action in done)
    codes = " ".join(card.code for card in deck)
    return f"{error!r}\n  rules {rules.preset} {overrides(rules)}\n  deck {codes}\n  {texts}"


# -------------------------------------------------------------------------------------- the run


@dataclass(frozen=True)
class _Tally:
    hands: Counter[str]
    contracts: Counter[str]
    plies: int


def _chunk(job: tuple[int, int, int]) -> _Tally:
    """Hands first … first + count − 1: three in four by a named ruleset, the others by any."""
    seed, first, count = job
    hands: Counter[str] = Counter()
    contracts: Counter[str] = Counter()
    plies = 0
    for number in range(first, first + count):
        rng = random.Random(f"{seed}:{number}")
        names = list(PRESETS)
        named = number % 4 != 3
        rules = preset(names[number % len(names)]) if named else random_rules(rng.randrange)
        game, length = play_hand(rules, rng)
        hands[rules.preset if named else "random fields"] += 1
        contracts[game.board.contract.contract.value if game.board.contract else "-"] += 1
        plies += length
    return _Tally(hands, contracts, plies)


def _run(hands: int, *, seed: int, processes: int) -> int:
    jobs = [(seed, first, min(_CHUNK, hands - first)) for first in range(0, hands, _CHUNK)]
    done = plies = 0
    by_rules: Counter[str] = Counter()
    by_contract: Counter[str] = Counter()
    begun = time.perf_counter()
    with multiprocessing.Pool(processes) as pool:
        for tally in pool.imap_unordered(_chunk, jobs):
            by_rules += tally.hands
            by_contract += tally.contracts
            plies += tally.plies
            done += sum(tally.hands.values())
            spent = time.perf_counter() - begun
            print(f"\r{done} of {hands} hands, {done / spent:.0f} a second", end="", flush=True)
    print(f"\n{plies} plies, no invariant broken")
    print("  by ruleset:  " + ", ".join(f"{n} {c}" for n, c in sorted(by_rules.items())))
    print("  by contract: " + ", ".join(f"{n} {c}" for n, c in sorted(by_contract.items())))
    return 0


def main() -> int:
    """Read the options, play the hands; 1 if an invariant broke."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--hands", type=int, default=_HANDS)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quick", action="store_true", help=f"{_QUICK} hands")
    options = parser.parse_args()
    hands = _QUICK if options.quick else options.hands
    try:
        return _run(hands, seed=options.seed, processes=options.processes)
    except Broken as broken:
        print(f"\nBroken: {broken}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
