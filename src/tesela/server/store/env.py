"""How Alembic reaches the database."""

from alembic import context
from sqlalchemy import create_engine

from tesela.server.store.schema import metadata

with create_engine(context.config.attributes["url"]).connect() as connection:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
