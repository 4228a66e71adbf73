"""What is done in worker processes: engines' moves and hints, on views alone.

Only a ``View`` comes in, so that no engine can know more than its seat. Imports stay few, and the
search is loaded with the first hint: a worker has to be ready soon.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from offiziersskat.core.actions import Action, text_of
from offiziersskat.core.view import View
from offiziersskat.i18n import Language
from offiziersskat.players.explain import explain
from offiziersskat.players.registry import is_compiled, is_searching, player, was_cut
from offiziersskat.players.rules import advise
from offiziersskat.table.dealing import chance

__all__ = ["Choice", "choose", "engine_kind", "engine_name", "hint", "thinks_less"]

_PREFIX = "engine:"
_VERSION = "@1"
_HINT = b"hint"
"""Who asks twice is told the same."""


def engine_kind(name: str) -> str:
    """``rules`` → ``engine:rules@1``; raises ``InputError`` ``player-unknown``."""
    return f"{_PREFIX}{player(name).name}{_VERSION}"


def engine_name(kind: str) -> str:
    """``engine:rules@1`` → ``rules``; raises ``InputError`` ``player-unknown``."""
    name = kind.removeprefix(_PREFIX).partition("@")[0]
    return player(name).name


@dataclass(frozen=True, slots=True)
class Choice:
    """What an engine does, and whether a clock ended its search."""

    action: Action
    cut: bool


def choose(name: str, view: View, seed: bytes) -> Choice:
    """The action of an engine."""
    engine = player(name)
    action = engine.choose(view, chance(seed))
    return Choice(action, was_cut(engine))


def thinks_less(kinds: Iterable[str]) -> bool:
    """Whether one of them is an engine whose search is not compiled here, and so a tenth of it."""
    return any(is_searching(engine_name(kind)) for kind in kinds if kind.startswith(_PREFIX)) and (
        not is_compiled()
    )


def hint(view: View, language: str) -> tuple[str, str, dict[str, float]]:
    """The action that is advised, and why: what is exact and quickly found goes first.

    Last the score to be expected by action, before the play.
    """
    from offiziersskat.analysis.hint import explain_hint
    from offiziersskat.analysis.hint import hint as exact_hint
    from offiziersskat.players.counsel import counsel, explain_counsel

    speaks = Language(language)
    exact = exact_hint(view)
    if exact is not None:
        return text_of(exact.action), explain_hint(exact, speaks), {}
    found = counsel(view, chance(_HINT))
    if found is not None:
        scores = {text_of(action): round(score, 1) for action, score in found.scores.items()}
        return text_of(found.action), explain_counsel(found, speaks, brief=True), scores
    advice = advise(view)
    return text_of(advice.action), explain(advice, speaks), {}
