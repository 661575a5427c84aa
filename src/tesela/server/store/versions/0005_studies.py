"""Whose analyses are kept, so that nobody fills the disk with them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column."""
    op.add_column("studies", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    op.create_index("studies_by_person", "studies", ["person", "at"])
    op.create_index("studies_by_use", "studies", ["at"])
