"""`python -m tesela` is the command `tesela`."""

import sys

from tesela.cli import main

sys.exit(main())
