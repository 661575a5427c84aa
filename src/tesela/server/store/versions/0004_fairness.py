"""What makes queues fair: whose bots' turns and reviews wait, and when somebody last went from a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("deserted", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_deserted", "tables", ["deserted"])
    op.add_column("duties", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("duties", sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("duties_by_host", "duties", ["host", "until"])
    op.add_column("reviews", sa.Column("person", sa.String(64), nullable=False, server_default=""))
    op.add_column("reviews", sa.Column("asked", sa.Float, nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("taken", sa.Float, nullable=False, server_default="0"))
    op.create_index("reviews_by_person", "reviews", ["person", "taken"])
