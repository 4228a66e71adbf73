"""What is said before the first lead, tried on the facts: declaring, bidding, laying away, kontra.

Forecasts ("about 63 points") are no facts. Their figure is added up anew, card by card, from the
weights that the package publishes; whether the weights are good is measured elsewhere.
"""

from collections.abc import Callable
from math import exp

from tests.claims.scene import Said, Scene, points_of
from tests.perft import naive

from offiziersskat.core.cards import DECK
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.players.misere import PER_UNKNOWN, PER_WEAK_SPOT
from offiziersskat.players.strength import lead_of, weight

__all__ = ["BEFORE", "Check"]

Check = Callable[[Scene, Said], bool]

_CARDS = {card.code: card for card in DECK}
_HALF_A_POINT = 0.5 + 1e-6
_NULL_RANKS = "789TJQKA"


def _games(scene: Scene) -> str:
    """The suit games and grand that the rules offer."""
    return "".join(letter for letter in "CSHDG" if letter in scene.state["rules"]["contracts"])


def _suits(scene: Scene) -> str:
    return _games(scene).replace("G", "")


# ---- declaring ----------------------------------------------------------------------------------


def _longest(scene: Scene, said: Said) -> bool:
    lengths = {suit: scene.trumps(scene.ours(), suit) for suit in _suits(scene)}
    suit = said.text("suit")
    return said.action[1] == suit and lengths[suit] == said.number("count") == max(lengths.values())


def _strongest(scene: Scene, said: Said) -> bool:
    sums = {
        suit: points_of(card for card in scene.ours() if card[0] == suit) for suit in _suits(scene)
    }
    suit = said.text("suit")
    return said.action[1] == suit and sums[suit] == said.number("points") == max(sums.values())


def _hurts(scene: Scene, said: Said) -> bool:
    shown = {suit: scene.trumps(scene.theirs(), suit) for suit in _suits(scene)}
    suit = said.text("suit")
    return said.action[1] == suit and shown[suit] == said.number("count") == min(shown.values())


def _jacks(scene: Scene, said: Said) -> bool:
    mine, theirs = (
        sum(card[1] == "J" for card in cards) for cards in (scene.ours(), scene.theirs())
    )
    return said.action[1] == "G" and mine == said.number("count") > theirs


def _aces(scene: Scene, said: Said) -> bool:
    return said.action[1] == "G" and said.number("count") == sum(c[1] == "A" for c in scene.ours())


def _low_cards(scene: Scene, said: Said) -> bool:
    cards = scene.ours()
    if said.action.startswith("-"):
        cards -= set(said.laid)
    low = sum(card[1] in "987" for card in cards)
    return (low, len(cards)) == (said.number("count"), said.number("total")) and 2 * low >= len(
        cards
    )


def _cheapest(scene: Scene, said: Said) -> bool:
    """No game but ramsch would cost less by all the cards that are dealt."""
    offered = scene.state["rules"]["contracts"].replace("R", "")
    costs = {letter: _cost(scene, letter) for letter in offered}
    return said.action[1] == said.text("contract") and costs[said.action[1]] == min(costs.values())


def _cost(scene: Scene, letter: str) -> int:
    """What a plain loss of this game would be charged."""
    points = [59, 61]
    ended = {
        **scene.state,
        "contract": letter,
        "dealt": scene.dealt,
        "points": points,
        "tricks": [4, 4],
        "stock": [],
        "away": [],
    }
    scores: list[int] = naive.outcome(ended)["score"]
    return -sum(scores)


# ---- forecasts ----------------------------------------------------------------------------------


def _forecast(scene: Scene, letter: str, *, ours: bool = True) -> float:
    own, other = (scene.ours(), scene.theirs()) if ours else (scene.theirs(), scene.ours())
    contract, ten = Contract(letter), Ten(scene.state["rules"]["ten"])
    four = len(scene.seats) > len("FD")

    def total(cards: set[str]) -> float:
        return sum(weight(_CARDS[card], contract, ten, four=four) for card in cards)

    knows = scene.state.get("took") and scene.state["declarer"] == scene.me
    away = points_of(scene.state["away"]) / 2 if knows else 0
    return 60 + away + lead_of(contract, four=four) + total(own) - total(other)


def _is_about(scene: Scene, said: Said, *, ours: bool = True) -> bool:
    found = _forecast(scene, said.text("contract"), ours=ours)
    return abs(found - said.number("points")) <= _HALF_A_POINT


def _expects(scene: Scene, said: Said) -> bool:
    return said.action[1] == said.text("contract") and _is_about(scene, said)


def _no_game(scene: Scene, said: Said) -> bool:
    """Declared is no game, and of all games the one that is named promises most."""
    found = {letter: _forecast(scene, letter) for letter in _games(scene)}
    best = max(found.values()) - found[said.text("contract")] < 1e-6
    return said.action[1] in "NR" and best and _is_about(scene, said)


def _too_weak(scene: Scene, said: Said) -> bool:
    return said.action == "pass" and _is_about(scene, said)


def _stock_helps(scene: Scene, said: Said) -> bool:
    return said.action == "take" and _is_about(scene, said)


def _strong_hand(scene: Scene, said: Said) -> bool:
    return said.action == "hand" and _is_about(scene, said)


def _null_odds(scene: Scene, said: Said) -> bool:
    mine = not scene.contract or scene.my_side == 0
    hunted, hunters = (scene.ours(), scene.theirs()) if mine else (scene.theirs(), scene.ours())
    spots = 0
    for suit in "CSHD":
        own, other = (
            sorted(_NULL_RANKS.index(card[1]) for card in cards if card[0] == suit)
            for cards in (hunted, hunters)
        )
        below = [*other, *[_NULL_RANKS.index("9")] * len(own)]
        spots += sum(rank > against for rank, against in zip(own, below, strict=False))
    unknown = 32 - len(hunted) - len(hunters)
    chance = exp(-PER_WEAK_SPOT * spots - PER_UNKNOWN * unknown)
    return abs(100 * chance - said.number("points")) <= _HALF_A_POINT


def _declarer_expects(scene: Scene, said: Said) -> bool:
    ours = scene.my_side == 0
    return scene.contract == said.text("contract") and _is_about(scene, said, ours=ours)


# ---- bidding ------------------------------------------------------------------------------------


def _value(scene: Scene, letter: str) -> int:
    """What the game is worth by all the cards, played from the hand or not, with no level made."""
    if letter == "N":
        return naive.NULLS["N"]
    _, count = naive.matadors(
        {**scene.state, "declarer": scene.me, "contract": letter, "dealt": scene.dealt}
    )
    return naive.BASE[letter] * (count + 1)


def _worth_bid(scene: Scene, said: Said) -> bool:
    bid = said.action if said.action.isdigit() else str(scene.state["bid"])
    covered = said.text("bid") == bid and said.number("bid") <= said.number("value")
    return covered and said.number("value") <= _value(scene, said.text("contract"))


def _too_high(scene: Scene, said: Said) -> bool:
    """No more is certain by what is in sight: some stock and piles make it worth no more."""
    asked = min(
        (int(word) for word in naive.choices(scene.state) if word.isdigit()),
        default=scene.state["bid"],
    )
    letter, value = said.text("contract"), said.number("value")
    return (
        said.action == "pass"
        and value < said.number("bid") == asked
        and value <= _value(scene, letter)
        and (letter == "N" or value == _least(scene, letter))
    )


def _least(scene: Scene, letter: str) -> int:
    """The least value over two deals of the unseen cards for each length: what ends the run there."""
    ranks = "ATKQ987" if scene.state["rules"]["ten"] == "high" else "AKTQ987"
    run = naive.trumps(letter, ranks)
    run = run if scene.state["rules"]["spitzen"] == "on" else run[:4]
    own, other = scene.ours(), scene.theirs()
    found = []
    for holder, foreign in ((own, other), (other, own)):
        if run[0] in foreign:
            continue
        # The rest of the run lies where it ends the run soonest.
        length = next((n for n, card in enumerate(run[1:], 1) if card not in holder), len(run))
        found.append(length)
    return naive.BASE[letter] * (min(found) + 1)


# ---- laying away --------------------------------------------------------------------------------


def _lays_points(scene: Scene, said: Said) -> bool:
    return points_of(said.laid) == said.number("points") > 0


def _lays_ten(scene: Scene, said: Said) -> bool:
    ten = said.text("card")
    ranks = "A" if scene.state["rules"]["ten"] == "high" else "AK"
    higher = {ten[0] + rank for rank in ranks} - set(said.laid)
    return ten in said.laid and ten[1] == "T" and bool(higher - scene.ours())


def _makes_void(scene: Scene, said: Said) -> bool:
    suit = said.text("suit")
    left = {card for card in scene.ours() - set(said.laid) if card[0] == suit and card[1] != "J"}
    return any(card[0] == suit for card in said.laid) and not left


def _keeps_trumps(scene: Scene, said: Said) -> bool:
    left = scene.ours() - set(said.laid)
    return scene.trumps(left, said.text("contract")) == said.number("count")


# ---- kontra and re ------------------------------------------------------------------------------


def _both(said: Said) -> tuple[int, int]:
    return said.number("mine"), said.number("theirs")


def _trumps(scene: Scene) -> tuple[int, int]:
    return scene.trumps(scene.ours(), scene.contract), scene.trumps(scene.theirs(), scene.contract)


def _more_trumps(scene: Scene, said: Said) -> bool:
    mine, theirs = found = _trumps(scene)
    return said.action in {"kontra", "re"} and found == _both(said) and mine > theirs


def _fewer_trumps(scene: Scene, said: Said) -> bool:
    mine, theirs = found = _trumps(scene)
    return said.action == "pass" and found == _both(said) and mine < theirs


def _more_high(scene: Scene, said: Said) -> bool:
    mine, theirs = (sum(c[1] in "AT" for c in cards) for cards in (scene.ours(), scene.theirs()))
    return said.action in {"kontra", "re"} and (mine, theirs) == _both(said) and mine > theirs


BEFORE: dict[str, Check] = {
    "only-legal": lambda scene, said: naive.choices(scene.state) == [said.action],
    "longest-suit": _longest,
    "strongest-suit": _strongest,
    "hurts-opponent": _hurts,
    "many-jacks": _jacks,
    "aces": _aces,
    "low-cards": _low_cards,
    "no-game": _no_game,
    "cheapest": _cheapest,
    "expects": _expects,
    "worth-bid": _worth_bid,
    "too-high": _too_high,
    "too-weak": _too_weak,
    "stock-helps": _stock_helps,
    "strong-hand": _strong_hand,
    "null-odds": _null_odds,
    "lays-points": _lays_points,
    "lays-ten": _lays_ten,
    "makes-void": _makes_void,
    "keeps-trumps": _keeps_trumps,
    "more-trumps": _more_trumps,
    "fewer-trumps": _fewer_trumps,
    "more-high": _more_high,
    "declarer-expects": _declarer_expects,
}
"""A check for every template of what is said before the play."""
