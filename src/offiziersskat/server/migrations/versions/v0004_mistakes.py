"""What reviews have found of a guest's own decisions, to be practised."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of mistakes; hands that were reviewed before are not in it."""
    op.create_table(
        "mistakes",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("hand", sa.String(60), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("grade", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("found", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_mistakes_guest", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guest", "id", name="pk_mistakes"),
    )
