"""What finished hands came to for each guest, and whether others may see it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table and a column."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("hand", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("played", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_accounts_guest", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guest", "hand", "seat", name="pk_accounts"),
    )
    op.add_column(
        "guests",
        sa.Column("shows_stats", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
