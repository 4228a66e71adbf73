"""Sittings for the tests: people at a table, hands shuffled by all, steps by chance."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from offiziersskat.core.actions import Action, Pass
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase
from offiziersskat.table.authority import MemoryStore
from offiziersskat.table.eventjson import event_from, event_json
from offiziersskat.table.sitting import Options, PlayerInfo, Sitting

__all__ = [
    "EMPTY",
    "ENGINE",
    "HUMAN",
    "CHANCE",
    "act",
    "dealt",
    "phase",
    "play_until",
    "resumed",
    "seated",
    "shuffle",
]

HUMAN, ENGINE, EMPTY = "human", "engine:rules@1", "empty"
CHANCE = random.Random
NAMES = ("Anna", "Ben", "Cora", "Dirk")


def seated(
    rules: Ruleset | str = "classic",
    kinds: Sequence[str] = (HUMAN, HUMAN),
    *,
    options: Options | None = None,
    store: MemoryStore | None = None,
) -> tuple[Sitting, MemoryStore]:
    """A table at which nothing has been dealt; the first forehand is player 0."""
    kept = MemoryStore() if store is None else store
    infos = [
        None if kind == EMPTY else PlayerInfo(name, kind)
        for name, kind in zip(NAMES, kinds, strict=False)
    ]
    sitting = Sitting.open(
        ruleset(rules) if isinstance(rules, str) else rules,
        infos,
        options=options or Options(practice=True),
        first_dealer=len(infos) - 1,
        store=kept,
        game="game-1",
    )
    return sitting, kept


def shuffle(sitting: Sitting, chance: random.Random, *, now: float = 0.0, cut: int = 13) -> None:
    """All have their part in the shuffle, and the hand is dealt."""
    sitting.commit(chance.randbytes(32), now=now, date="2026.11.30")
    for player in () if sitting.awaiting is None else sitting.awaiting.entropies:
        sitting.give_entropy(player, chance.randbytes(32), now=now)
    if sitting.awaiting is not None and sitting.awaiting.cutter is not None:
        sitting.cut(sitting.awaiting.cutter, cut, now=now)


def dealt(
    rules: Ruleset | str = "classic",
    kinds: Sequence[str] = (HUMAN, HUMAN),
    *,
    options: Options | None = None,
    seed: int = 1,
) -> Sitting:
    """A table at which the first hand has just been dealt, at time 0."""
    sitting, _ = seated(rules, kinds, options=options)
    shuffle(sitting, CHANCE(seed))
    return sitting


def act(sitting: Sitting, action: Action | None = None, *, now: float = 0.0) -> None:
    """Whoever is asked does this, or the first that is legal."""
    player = sitting.table.to_act
    assert player is not None
    chosen = sitting.table.legal(player)[0] if action is None else action
    sitting.act(player, chosen, ply=sitting.table.plies, now=now)


def phase(sitting: Sitting) -> Phase:
    """What is being decided."""
    return sitting.table.view(None).phase


def play_until(
    sitting: Sitting,
    wanted: Callable[[Sitting], bool],
    chance: random.Random,
    *,
    now: float = 0.0,
) -> bool:
    """Go on by chance until something holds; ``False`` if the hand ends before."""
    while sitting.table.to_act is not None:
        if wanted(sitting):
            return True
        actions = sitting.table.legal(sitting.table.to_act)
        # High bids would leave nothing but lost games.
        lowest = actions[0] if Pass() not in actions or chance.random() < 0.3 else Pass()
        act(sitting, lowest if phase(sitting) is Phase.BID else chance.choice(actions), now=now)
    return wanted(sitting)


def resumed(store: MemoryStore, *, now: float = 0.0) -> Sitting:
    """The same match after a kill: from the text of its events alone."""
    texts = [json.dumps(event_json(event)) for event in store.events]
    kept = MemoryStore()
    kept.events = [event_from(json.loads(text)) for text in texts]
    return Sitting.resume(list(kept.events), kept, now=now)


def plain(message: dict[str, Any]) -> dict[str, Any]:
    """A message as it arrives."""
    found: dict[str, Any] = json.loads(json.dumps(message))
    return found
