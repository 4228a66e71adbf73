"""The tables of the database as they are now; how they came to be so stands in ``migrations``.

``events`` is the truth: append-only, one row a step, unique by game and number. All else is what
the events do not say: whose seat it is, what somebody keeps. Values are plain text and numbers,
the same in SQLite and PostgreSQL.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

__all__ = [
    "METADATA",
    "accounts",
    "events",
    "guests",
    "mistakes",
    "records",
    "rulesets",
    "seats",
    "tables",
    "tenures",
]

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

_ID = String(40)
_NAME = String(40)

guests = Table(
    "guests",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", _NAME, nullable=False),
    Column("language", String(2), nullable=False),
    # SHA-256 of the key: who reads the database cannot sit down in somebody's place.
    Column("key_hash", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("made", Float, nullable=False),
    # Whether others may see what his hands came to.
    Column("shows_stats", Boolean, nullable=False, server_default=false()),
    Index("ix_guests_key_hash", "key_hash", unique=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("invite", _ID, nullable=False),
    # The table of the rematch.
    Column("next", _ID, nullable=True),
    Column("is_over", Boolean, nullable=False),
    # How it stands, as JSON, for the lists of tables: no card is in it.
    Column("summary", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_changed", "changed"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    # ``human``, ``engine:rules@1``, or ``empty``, and the name that goes with it.
    Column("kind", _NAME, nullable=False),
    Column("name", _NAME, nullable=False),
    # Nobody's: an engine's, an empty one, or of a guest who had his data deleted.
    Column("guest", _ID, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
    # Grows when a seat changes hands; tokens of an earlier generation are worth nothing.
    Column("generation", Integer, nullable=False),
    Index("ix_seats_guest", "guest"),
)

# Guests who have left a seat: their names still stand in the events, until they have them deleted.
tenures = Table(
    "tenures",
    METADATA,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    # The number of events when he left: the last name given to this player before is his.
    Column("until", Integer, primary_key=True, autoincrement=False),
    Column("guest", _ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Index("ix_tenures_guest", "guest"),
)

events = Table(
    "events",
    METADATA,
    Column("game", _ID, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

rulesets = Table(
    "rulesets",
    METADATA,
    Column("guest", _ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("name", _NAME, primary_key=True),
    Column("rules", Text, nullable=False),
)

records = Table(
    "records",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("guest", _ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=True),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_records_guest", "guest"),
)

# What a finished hand came to for one guest, worked out once: his luck, his losses, no card.
accounts = Table(
    "accounts",
    METADATA,
    Column("guest", _ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    # ``table.number``, or the name of a record that he has brought along.
    Column("hand", String(60), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # How it was worked out; what comes of another version is worked out again.
    Column("version", Integer, nullable=False),
    Column("played", Float, nullable=False),
    # JSON; ``null`` for a hand that does not count for him.
    Column("body", Text, nullable=False),
)

# A guest's own decisions that lost something for certain, as reviews of his hands have found them.
mistakes = Table(
    "mistakes",
    METADATA,
    Column("guest", _ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    # Made of the hand up to the decision: the same hand brought along again makes no second one.
    Column("id", _ID, primary_key=True),
    # ``table.number``, or the name of a record that he has brought along.
    Column("hand", String(60), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("grade", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("found", Float, nullable=False),
    # JSON: the hand up to the decision, which holds no name, and what every action was worth.
    Column("body", Text, nullable=False),
)
