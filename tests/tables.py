"""Tables for the tests: players by chance, stores that fail, rulesets that are played."""

import random
from collections.abc import Callable

from offiziersskat.core.catalogue import PRESETS, overrides, ruleset
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import StorageError
from offiziersskat.table.authority import MemoryStore, Store, Table
from offiziersskat.table.dealing import salted_dealing
from offiziersskat.table.events import Event, PlayerInfo

__all__ = [
    "PLAYED",
    "SHORT",
    "FailingStore",
    "new_table",
    "play_hand",
    "play_match",
    "random_salt",
    "salted_until",
]

PLAYED: dict[str, Ruleset] = {
    **{name: ruleset(name) for name in PRESETS},
    "drawn": ruleset("classic", {"trump": "drawn"}),
    "target": ruleset("simple", {"target": 3}),
}
"""Every preset, and rules under which the table itself has something to do."""

SHORT: dict[str, Ruleset] = {
    name: rules if rules.target else ruleset(rules.preset, overrides(rules) | {"hands": 4})
    for name, rules in PLAYED.items()
}
"""The same in matches of four hands."""

NAMES = ("Anna", "Ben", "Cora", "Dirk")


class FailingStore(MemoryStore):
    """A store whose disk is full as long as ``is_full``, or which cannot end a match."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.cannot_end = False
        self._filling: type | None = None

    def fill_before(self, kind: type) -> None:
        """Let the disk be full from the first event of a kind on."""
        self._filling = kind

    def append(self, event: Event) -> None:
        """Keep an event, if there is room."""
        if self._filling is not None and isinstance(event, self._filling):
            self.is_full, self._filling = True, None
        if self.is_full:
            raise StorageError("storage-full", path="here", detail="full")
        super().append(event)

    def end(self) -> None:
        """End the match, if that can be kept."""
        if self.cannot_end:
            raise StorageError("storage-denied", path="here", detail="no")
        super().end()


def random_salt(chance: random.Random) -> bytes:
    """32 bytes, repeatable."""
    return chance.randbytes(32)


def new_table(
    rules: Ruleset, *, store: Store | None = None, first_dealer: int = 1, practice: bool = True
) -> Table:
    """A table at which nothing has been dealt yet."""
    players = [PlayerInfo(name) for name in NAMES[: rules.seats]]
    return Table.start(
        rules,
        players,
        first_dealer=first_dealer,
        store=MemoryStore() if store is None else store,
        game="game-1",
        practice=practice,
    )


def play_hand(
    table: Table, chance: random.Random, *, look: Callable[[], None] = lambda: None
) -> None:
    """Play the hand that is dealt to its end, with a hint and a take-back now and then."""
    while table.to_act is not None:
        player = table.to_act
        if chance.random() < 0.05:
            table.note_hint(player)
        if chance.random() < 0.05 and table.can_take_back(player):
            table.take_back(player)
        else:
            table.act(player, chance.choice(table.legal(player)))
        look()


def play_match(table: Table, chance: random.Random) -> None:
    """Deal and play until the match is over."""
    while not table.is_match_over:
        table.deal(salted_dealing(random_salt(chance)), date="2026.11.30")
        play_hand(table, chance)


def salted_until(wanted: Callable[[Table], bool], rules: Ruleset, *, tries: int = 2000) -> Table:
    """A table whose first hand, played by chance, ended as wanted."""
    for number in range(tries):
        chance = random.Random(number)
        table = new_table(rules)
        table.deal(salted_dealing(random_salt(chance)))
        play_hand(table, chance)
        if wanted(table):
            return table
    raise AssertionError(wanted)
