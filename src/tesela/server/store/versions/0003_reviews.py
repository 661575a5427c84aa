"""Reviews of finished matches, and saved analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32)),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("reviews_by_lease", "reviews", ["done", "until"])
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
