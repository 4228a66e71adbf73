"""Plays one hand by the core and by the naive program at once, and says where they part.

It turns the core's values into the naive program's words. It judges nothing: who is right, the
rules say.
"""

import random
from collections.abc import Iterator
from typing import Any

from tests.perft import naive

from offiziersskat.core.actions import ACTIONS, BIDS, DECLARATIONS, Action, Declare, text_of
from offiziersskat.core.cards import DECK, Card, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.fields import FIELDS, plain_value
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Outcome, Result, matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.notation.layout import layout

__all__ = [
    "BY_TEXT",
    "differences",
    "eyes",
    "random_ending",
    "result_words",
    "rule_words",
]

BY_TEXT: dict[str, Action] = {text_of(action): action for action in ACTIONS}


def rule_words(rules: Ruleset) -> dict[str, str]:
    """Every field of a ruleset in the words of a user, ``-`` where it has no meaning."""
    words = {}
    for field in FIELDS:
        value = getattr(rules, field)
        plain = "-" if value is None else plain_value(field, value)
        words[field] = {True: "on", False: "off"}[plain] if isinstance(plain, bool) else str(plain)
    return words


def result_words(result: Result) -> dict[str, Any]:
    """A result as notation.md §4 writes it, in plain lists and dictionaries."""
    matadors = result.matadors
    return {
        "contract": result.contract.value if result.contract else None,
        "declarer": None if result.declarer is None else int(result.declarer),
        "points": None if result.points is None else list(result.points),
        "tricks": None if result.tricks is None else list(result.tricks),
        "winner": result.winner,
        "schneider": result.schneider,
        "schwarz": result.schwarz,
        "matadors": None if matadors is None else {"with": matadors.with_, "count": matadors.count},
        "kontra": result.kontra,
        "value": result.value,
        "score": None if result.score is None else list(result.score),
        "bid": result.bid,
        "overbid": result.overbid,
    }


def eyes(rules: Ruleset) -> tuple[Seat | None, ...]:
    """Everybody who looks: the seats, and a spectator."""
    return (*(Seat(number) for number in range(rules.seats)), None)


def differences(rules: Ruleset, deck: list[Card], rng: random.Random) -> Iterator[str]:
    """Play a random hand by both; every disagreement as a line, none if they agree."""
    game = new_game(rules, deck)
    state = naive.start(rule_words(rules), [card.code for card in deck])
    while True:
        texts = naive.choices(state)
        yield from _state_differences(game, state, texts)
        if game.result is not None or not texts:
            break
        text = _pick(texts, rng)
        game, state = apply(game, BY_TEXT[text]), naive.act(state, text)
    if game.result is None:
        yield "the core has not finished"
        return
    mine, other = result_words(game.result), naive.outcome(state)
    for name in mine:
        if mine[name] != other[name]:
            yield f"{name}: core {mine[name]}, naive {other[name]}"


def _pick(texts: list[str], rng: random.Random) -> str:
    if texts[-1] == "pass" and rng.random() < 0.5:
        return "pass"
    return rng.choice(texts)


def _state_differences(game: Game, state: dict[str, Any], texts: list[str]) -> Iterator[str]:
    seat = None if game.to_act is None else int(game.to_act)
    if (game.phase.value, seat) != (state["phase"], state["turn"]):
        yield f"core {game.phase.value} {seat}, naive {state['phase']} {state['turn']}"
    for eye in eyes(game.rules):
        view = observe(game, eye)
        found = [text_of(action) for action in legal(view)]
        wanted = texts if eye == game.to_act and eye is not None else []
        if found != wanted:
            yield f"legal of {eye}: core {found}, naive {wanted}"
        mine, other = layout(view), naive.picture(state, eye)
        if mine != other:
            yield f"eye {eye}: core {mine}\n  naive {other}"


def random_ending(rules: Ruleset, rng: random.Random) -> tuple[Outcome, dict[str, Any]]:
    """A made-up end of a hand, rare ones as often as others: for the core, and for the naive.

    Points and tricks need not be reachable by play; both have to count them all the same.
    """
    contract = rng.choice(_declarations(rules))
    declarer = None if contract.contract is Contract.R else Seat(rng.randrange(rules.seats))
    if not rules.bids and declarer is not None:
        declarer = Seat.FOREHAND
    deck = list(DECK)
    rng.shuffle(deck)
    stock, dealt = deck[: 2 * rules.bids], deck[2 * rules.bids :]
    mine = rng.choice((0, 29, 30, 31, 59, 60, 60, 60, 61, 89, 90, 91, 120, rng.randrange(121)))
    won = rng.choice((0, 1, rules.tricks - 1, rules.tricks))
    factor = rng.choice((1, 2, 4)) if rules.kontra and declarer is not None else 1
    bid = rng.choice([value for value in BIDS if _within(contract, value)]) if rules.bids else None
    state = {
        **naive.start(rule_words(rules), [card.code for card in DECK]),
        "contract": contract.text,
        "declarer": int(declarer or 0),
        "factor": factor,
        "bid": bid or 0,
        "dealt": [
            [card.code for card in dealt[seat :: rules.seats]] for seat in range(rules.seats)
        ],
        "stock": [],
        "points": [mine, 120 - mine],
        "tricks": [won, rules.tricks - won],
    }
    side = [card for seat in range(rules.seats) for card in dealt[seat :: rules.seats]
            if (seat - int(declarer or 0)) % 2 == 0]  # fmt: skip
    has_run = declarer is not None and contract.contract is not Contract.N
    outcome = Outcome(
        contract=contract,
        declarer=declarer,
        points=(mine, 120 - mine),
        tricks=(won, rules.tricks - won),
        kontra=factor,
        matadors=matadors(
            mask_of([*side, *stock]),
            contract.contract,
            ten=rules.ten,
            spitzen=bool(rules.spitzen),
        )
        if has_run
        else None,
        bid=bid,
    )
    return outcome, state


def _declarations(rules: Ruleset) -> list[Declare]:
    if not rules.bids:
        return [Declare(contract) for contract in rules.contracts]
    return [game for game in DECLARATIONS if game.contract in rules.contracts]


def _within(contract: Declare, bid: int) -> bool:
    return contract.contract is not Contract.N or naive.NULLS[contract.text] >= bid
