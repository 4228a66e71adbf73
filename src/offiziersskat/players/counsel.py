"""What to say before the play, with the score that is to be expected of it.

The rule book's reasons are told where it would do the same; in bidding and at the stock it has the word alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.players.advice import Advice
from offiziersskat.players.deciding import best_action, expectation
from offiziersskat.players.explain import explain
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise

__all__ = ["Counsel", "counsel", "explain_counsel"]

_DEALS = 64
_OTHERS = (Phase.BID, Phase.STOCK, Phase.PLAY, Phase.OVER)


@dataclass(frozen=True, slots=True)
class Counsel:
    """An action, the expected score by action (of the own side, less the other's), and reasons."""

    action: Action
    scores: Mapping[Action, float] = field(hash=False)
    advice: Advice | None


def counsel(view: View, rng: Rng) -> Counsel | None:
    """The best action of the seat to act before the play; ``None`` where others have the word."""
    if view.phase in _OTHERS or len(legal(view)) < 2:
        return None
    found = expectation(view, rng, _DEALS)
    action, advice = best_action(found, view), advise(view)
    return Counsel(action, found.values, advice if advice.action == action else None)


def explain_counsel(found: Counsel, language: Language, *, brief: bool = False) -> str:
    """What is expected as a sentence, and the reasons.

    In ``brief`` not of every game that can be declared: who shows it beside the choices need not say it.
    """
    messages = catalogue("players", language)
    games = "" if brief else _games(found, messages, language)
    said = [games or _choice(found, messages, language)]
    if found.scores[found.action] < max(found.scores.values()):
        said.append(messages.text("expected-points"))
    if found.advice is not None:
        said.append(explain(found.advice, language))
    return ("" if language is Language.JA else " ").join(said)


def _games(found: Counsel, messages: Catalogue, language: Language) -> str:
    """Of each contract the best that can be declared."""
    best: dict[Contract, float] = {}
    for action, score in found.scores.items():
        if isinstance(action, Declare):
            best[action.contract] = max(score, best.get(action.contract, score))
    if not best:
        return ""
    comma = "、" if language is Language.JA else ", "
    games = comma.join(
        f"{messages.text(f'contract-{contract.value.lower()}')} {_signed(score, language)}"
        for contract, score in best.items()
    )
    return messages.text("expected-games", games=games)


def _choice(found: Counsel, messages: Catalogue, language: Language) -> str:
    """The best, and what the next best would bring."""
    best = found.scores[found.action]
    other = max(score for action, score in found.scores.items() if action != found.action)
    return messages.text(
        "expected-choice", score=_signed(best, language), other=_signed(other, language)
    )


def _signed(score: float, language: Language) -> str:
    """Tenths with their sign; rounded here, since languages round halves differently."""
    tenths = f"{score:+.1f}".replace("-", "−")
    return tenths.replace(".", ",") if language is Language.DE else tenths
