"""Everything that reviews of many hands would say, and whether it is so.

A hand is reviewed at the fast setting. At every decision that has a better action the sentences are
collected as a review would attach them, also at those that it would pass over as not among the worst.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice

from tests.claims.before import BEFORE
from tests.claims.hand import Hand, hand
from tests.claims.lost import LOST, said_of_loss
from tests.claims.playing import PLAYING
from tests.claims.reviewed import FAULTS
from tests.claims.scene import Said, Scene
from tests.claims.values import worths
from tests.players import RULESETS

from offiziersskat.analysis.review import SETTINGS, Finding, How, Reviewer, remarks
from offiziersskat.core.actions import Play, text_of
from offiziersskat.core.cards import Card, Suit
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import observe
from offiziersskat.core.view import View
from offiziersskat.players.appraising import RuleBook
from offiziersskat.players.speaking import reasons_for

__all__ = ["CHECKS", "EARLY", "TEMPLATES", "Tally", "collect", "decided", "findings_of", "said_of"]

CHECKS = BEFORE | PLAYING | FAULTS
_VALUED = ("loses-game", "decision")
EARLY = tuple(BEFORE)
"""What is said before the first lead, and needs no hand that is played."""

TEMPLATES = (*CHECKS, *_VALUED, *LOST)
"""All that a review states about a hand; ``decision`` is a loss that is said to be exact."""

_EVEN = 1e-6


@dataclass
class Tally:
    """How often each template was attached, how often its claim was tried, and what was false.

    Tried is each ``most`` times; by ruleset, ``useful`` tells in which round it still gave something.
    """

    most: int
    attached: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)
    useful: dict[str, int] = field(default_factory=dict)

    def wants(self, templates: Iterable[str]) -> bool:
        """Whether one of these has not been tried so often yet."""
        return any(self.tried[template] < self.most for template in templates)

    def note(self, template: str, holds: "bool | None", where: str) -> None:
        """One sentence; ``holds`` is ``None`` where its claim was not tried."""
        self.attached[template] += 1
        if holds is not None:
            self.tried[template] += 1
            if not holds:
                self.false.append(f"{template}: {where}")


_REST = 8
"""A ruleset that gave nothing new comes up again in every eighth round."""


def collect(number: int, tally: Tally, *, whole: bool = True) -> None:
    """One round: everything that is said of a hand of each ruleset that still tells something new."""
    for name in RULESETS:
        if tally.useful.get(name, number) < number - 1 and number % _REST:
            continue
        played = hand(name, number, whole=whole)
        before = tally.tried.total()
        findings = findings_of(played)
        for finding in findings.values():
            _decision(played, finding, tally)
        if whole and tally.wants(LOST):
            for template, find_out in said_of_loss(played, findings):
                holds = find_out() if tally.wants([template]) else None
                tally.note(template, holds, f"{name} #{number}")
        if tally.tried.total() > before:
            tally.useful[name] = number


def findings_of(played: Hand) -> Mapping[int, Finding]:
    """The decisions of a hand that have a best action, by ply."""
    found = _reviewer().findings(RULESETS[played.name], played.deck, played.actions)
    steps = islice(found, len(played.actions) + 1)
    return {one.ply: one for one in steps if one.seat is not None and one.best is not None}


@cache
def _reviewer() -> Reviewer:
    """The fast setting; what is said of decisions does not depend on luck, which is drawn thinly."""
    return Reviewer(RuleBook(), replace(SETTINGS["fast"], orders=2, starts=2))


def _decision(played: Hand, finding: Finding, tally: Tally) -> None:
    scene = played.scenes[finding.ply]
    assert finding.seat is not None
    view = observe(played.games[finding.ply], finding.seat)
    for said in said_of(view, finding):
        wanted = tally.wants([said.template])
        holds = decided(scene, view, said) if wanted else None
        tally.note(said.template, holds, f"{played.name} #{played.number} {finding.ply}: {said}")
    if finding.how is How.EXACT and finding.matters and isinstance(finding.action, Play):
        holds = _is_exact(scene, view, finding) if tally.wants(["decision"]) else None
        tally.note("decision", holds, f"{played.name} #{played.number} {finding.ply}")


def said_of(view: View, finding: Finding) -> Iterator[Said]:
    """What a review says of a decision, all remarks included that it could choose from."""
    assert finding.best is not None and finding.action is not None
    action, done = text_of(finding.best), text_of(finding.action)
    for remark in remarks(view, finding):
        yield Said(remark.fault.value, _words(remark.params), action, done)
    for why in reasons_for(view, finding.best):
        yield Said(why.code.value, _words(why.params), action, done)


def decided(scene: Scene, view: View, said: Said) -> bool | None:
    """Whether it is so; ``None`` where that cannot be tried."""
    if said.template == "loses-game":
        return _turns_game(scene, view, said)
    return CHECKS[said.template](scene, said)


def _words(params: Mapping[str, Card | Suit | Contract | int]) -> dict[str, str | int]:
    """Cards, suits and contracts in the words of the notation."""
    return {name: _word(value) for name, value in params.items()}


def _word(value: Card | Suit | Contract | int) -> str | int:
    match value:
        case Card():
            return value.code
        case Suit():
            return value.name
        case Contract():
            return value.value
        case _:
            return value


def _turns_game(scene: Scene, view: View, said: Said) -> bool | None:
    """With the one card the score is the side's, with the other it is not."""
    found = worths(scene, view)
    if found is None:
        return None
    names = said.text("card") == said.action
    return len(scene.unseen()) <= 1 and names and found[said.action][0] > 0 > found[said.played][0]


def _is_exact(scene: Scene, view: View, finding: Finding) -> bool | None:
    """The best action loses nothing, and the loss that is told is that of the one taken."""
    found = worths(scene, view)
    if found is None:
        return None
    assert finding.best is not None and finding.action is not None
    best, done = text_of(finding.best), text_of(finding.action)
    score, points = (max(one[coin] for one in found.values()) for coin in range(2))
    told = (finding.loss.score, finding.loss.points)
    lost = (score - found[done][0], points - found[done][1])
    right = all(abs(mine - theirs) < _EVEN for mine, theirs in zip(told, lost, strict=True))
    return right and score - found[best][0] < _EVEN
