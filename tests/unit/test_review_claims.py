"""What a review says is tried on the facts by programs that do not choose what is said.

A few dozen hands here; ``bench/review_claims.py`` goes on until each sentence was tried a thousand times.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.claims.collecting import (
    CHECKS,
    TEMPLATES,
    Tally,
    collect,
    decided,
    findings_of,
    said_of,
)
from tests.claims.hand import hand
from tests.claims.lost import LOST
from tests.claims.scene import Said, Scene
from tests.perft import naive
from tests.players import RULESETS

from offiziersskat.analysis.review import Fault
from offiziersskat.core.game import observe
from offiziersskat.core.view import View
from offiziersskat.i18n import LANGUAGES
from offiziersskat.players import Code

_WORDS = Path("src/offiziersskat/i18n")
_DEALS, _HANDS, _SAMPLE = 6, 2, 2
_NEVER_SAID = {"counted-out", "counted-low"}
"""Only hints count to the end; a review has the values themselves."""


def test_every_template_has_a_check() -> None:
    """None is left out, and none is checked that there is not."""
    assert {*map(str, Code), *map(str, Fault)} - _NEVER_SAID == set(CHECKS) | {"loses-game"}
    for language in LANGUAGES:
        text = (_WORDS / language.value / "review.ftl").read_text(encoding="utf-8")
        assert set(LOST) == set(re.findall(r"^(could-[a-z-]+) =", text, re.MULTILINE))


def test_nothing_false_is_said() -> None:
    """Of deals as far as the first lead, and of whole hands, of every ruleset."""
    tally = Tally(200)
    for number in range(_DEALS):
        collect(number, tally, whole=False)
    tally.useful.clear()
    for number in range(_HANDS):
        collect(number, tally)

    assert [] == tally.false
    assert tally.tried.total() > 1000
    assert set(tally.attached) <= set(TEMPLATES)


@cache
def _sample() -> tuple[tuple[Scene, View, Said], ...]:
    return tuple(_attached())


def _attached() -> Iterator[tuple[Scene, View, Said]]:
    for name in RULESETS:
        for number in range(_SAMPLE):
            played = hand(name, number)
            for ply, finding in findings_of(played).items():
                view = observe(played.games[ply], finding.seat)
                for said in said_of(view, finding):
                    yield played.scenes[ply], view, said


def test_every_check_refuses_what_is_not_so() -> None:
    """The same said of another card, suit or number, one thing changed at a time."""
    tried, refused = Counter[str](), Counter[str]()
    for scene, view, said in _sample():
        for other in _changed(said):
            tried[said.template] += 1
            refused[said.template] += not _stands(scene, view, other)

    assert len(tried) > 40
    assert [] == [template for template in tried if not refused[template]]


def _stands(scene: Scene, view: View, said: Said) -> bool | None:
    try:
        return decided(scene, view, said)
    except KeyError:
        return False  # a contract that the rules do not offer


def _changed(said: Said) -> Iterator[Said]:
    for name, value in said.params.items():
        yield Said(said.template, {**said.params, name: _next(value)}, said.action, said.played)


def _next(value: str | int) -> str | int:
    if isinstance(value, int):
        return value + 1
    order = naive.PACK if len(value) > 1 else list("CSHDGNR")
    return order[(order.index(value) + 1) % len(order)]
