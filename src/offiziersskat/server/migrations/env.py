"""Runs the migrations on a connection that the server has opened; Alembic calls this file."""

from alembic import context

from offiziersskat.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite cannot alter a column: Alembic copies the table instead.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
