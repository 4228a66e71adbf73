"""Who has left a seat: his name is found again when he has it deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of tenures; whoever has left before is not in it."""
    op.create_table(
        "tenures",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("player", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("until", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_tenures_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_tenures_guest", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "player", "until", name="pk_tenures"),
    )
    op.create_index("ix_tenures_guest", "tenures", ["guest"])
