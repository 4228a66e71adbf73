"""What somebody wants who opens a table: rules, who sits where, on what terms.

A plain request becomes a ``Sitting`` here, or an error that says what does not fit.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass

from offiziersskat.core.actions import Declare
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError
from offiziersskat.notation import read_record, rules_text
from offiziersskat.server.live import Holder
from offiziersskat.server.thinking import engine_kind
from offiziersskat.table.authority import Store
from offiziersskat.table.dealing import Dealing, lot
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.sitting import Sitting
from offiziersskat.table.terms import Options

__all__ = ["Opening", "again", "rematch", "seated"]

_LOT_BYTES = 32


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened; ``players`` and ``holders`` clockwise, ``None`` an empty seat."""

    rules: Ruleset
    players: Sequence[PlayerInfo | None]
    holders: Sequence[str | None]
    options: Options
    first_dealer: int | None = None
    dealing: Dealing | None = None

    @property
    def rules_text(self) -> str:
        """The rules in one line."""
        return rules_text(self.rules)

    def sitting(self, store: Store, game: str) -> Sitting:
        """The table itself; who deals first is drawn by lot where nobody says."""
        seats = len(self.players)
        if seats != self.rules.seats:
            raise InputError("player-count", count=seats, seats=self.rules.seats)
        dealer = self.first_dealer
        if dealer is None:
            dealer = lot(os.urandom(_LOT_BYTES), range(seats))
        elif not 0 <= dealer < seats:
            raise InputError("table-dealer", seats=seats)
        return Sitting.open(
            self.rules,
            self.players,
            options=self.options,
            first_dealer=dealer,
            store=store,
            game=game,
        )

    def deal(self, sitting: Sitting, now: float) -> None:
        """Deal the given deal, if there is one; otherwise the shuffle comes by itself."""
        if self.dealing is not None:
            sitting.deal(self.dealing, now=now)


def rematch(sitting: Sitting, holders: Sequence[Holder]) -> Opening:
    """The same table once more; the deal goes on round the table."""
    table = sitting.table
    dealer = (table.match.first_dealer + 1) % len(table.players)
    players = [None if who.is_empty else who for who in table.players]
    guests = [holder.guest for holder in holders]
    return Opening(table.rules, players, guests, sitting.options, dealer)


def seated(kind: str, *, name: str, level: str) -> PlayerInfo | None:
    """Who sits on a seat of a kind: ``me``, ``engine`` of a level, or nobody yet (``open``)."""
    if kind == "open":
        return None
    if kind == "engine":
        return PlayerInfo(level, engine_kind(level))
    return PlayerInfo(name)


def again(record: str) -> tuple[Ruleset, Dealing]:
    """The rules and the deal of a record; raises ``BadNotation``, ``InputError``."""
    found = read_record(record)
    if found.deck is None:
        raise InputError("saved-no-deck")
    first = found.actions[0] if found.actions else None
    drawn = first.contract if isinstance(first, Declare) else None
    # The deck is known now, so there is nothing left to prove.
    return found.rules, Dealing(found.deck, drawn)
