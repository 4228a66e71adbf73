"""Every reason that ``rules`` gives is true, and every reason it has is given."""

from collections import Counter

import pytest
from tests.players import RULESETS, advised_hand, decisions

from offiziersskat.core.cards import DECK, Card, Suit
from offiziersskat.core.contracts import Contract
from offiziersskat.players import Advice, Code, Why
from offiziersskat.players.advice import Param
from offiziersskat.players.claims import CLAIMS, holds

_HANDS = 84
_CHUNK = 21
_SAMPLE = 25


def test_a_thousand_hands_are_looked_at() -> None:
    """The reasons are tested on at least as many hands as we say."""
    assert 1000 <= _HANDS * len(RULESETS)


@pytest.mark.parametrize("start", range(0, _HANDS, _CHUNK))
@pytest.mark.parametrize("name", RULESETS)
def test_every_reason_that_is_given_is_true(name: str, start: int) -> None:
    """In self-played hands each action is legal and each reason stands up to its checker."""
    for number in range(start, start + _CHUNK):
        for decision in advised_hand(RULESETS[name], number):
            assert holds(decision.view, decision.advice), (number, decision.advice)


def test_every_reason_has_a_checker() -> None:
    """No code goes unchecked, and no checker is left over."""
    assert set(Code) == set(CLAIMS)


def test_every_reason_is_given_somewhere() -> None:
    """A reason that is never given would be no reason of this player's."""
    given = {
        why.code for name in RULESETS for d in decisions(name, _SAMPLE) for why in d.advice.reasons
    }

    assert set(Code) == given


def test_every_checker_refuses_something() -> None:
    """The same reason about another card, suit or number is false, and is seen to be."""
    refused: Counter[Code] = Counter()
    for name in RULESETS:
        for decision in decisions(name, _SAMPLE):
            for why in decision.advice.reasons:
                if why.params and not _stands(decision.view, decision.advice, _other(why)):
                    refused[why.code] += 1

    assert set(Code) - {Code.ONLY_LEGAL} == set(refused)


def test_what_is_not_the_only_action_is_not_called_so() -> None:
    """``only-legal`` has no parameter to change, so it is tried where there is a choice."""
    decision = next(
        d for d in decisions("classic", 1) if d.advice.reasons[0].code != Code.ONLY_LEGAL
    )

    assert not CLAIMS[Code.ONLY_LEGAL](decision.view, decision.advice, Why(Code.ONLY_LEGAL))


def test_no_decision_goes_without_a_reason() -> None:
    """A hint always says why, and in no more than two sentences."""
    lengths = {len(d.advice.reasons) for name in RULESETS for d in decisions(name, _SAMPLE)}

    assert {1, 2} == lengths


def _stands(view: object, advice: Advice, why: Why) -> bool:
    return CLAIMS[why.code](view, advice, why)  # type: ignore[arg-type]


def _other(why: Why) -> Why:
    """The reason with its first parameter changed."""
    name, value = next(iter(why.params.items()))
    return Why(why.code, {**why.params, name: _changed(value)})


def _changed(value: Param) -> Param:
    match value:
        case Card():
            return DECK[(value + 1) % len(DECK)]
        case Suit():
            return Suit((value + 1) % len(Suit))
        case Contract():
            return next(contract for contract in Contract if contract is not value)
        case int():
            return value + 1
