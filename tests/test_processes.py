from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tesela.processes import one_at_a_time
from tests.patience import PATIENCE

WORK = """
import sys
from pathlib import Path
from tesela.processes import one_at_a_time
print("waiting", flush=True)
with one_at_a_time(Path(sys.argv[1])):
    print("inside", flush=True)
"""


def test_a_process_waits_until_another_has_left_the_lock(tmp_path: Path) -> None:
    lock = tmp_path / "deep" / "lock"
    with one_at_a_time(lock):
        other = subprocess.Popen([sys.executable, "-c", WORK, str(lock)], stdout=subprocess.PIPE, text=True)
        assert other.stdout
        assert other.stdout.readline() == "waiting\n"
        assert other.poll() is None
    assert other.stdout.readline() == "inside\n"
    assert other.wait(PATIENCE) == 0


def test_where_no_lock_can_be_had_the_work_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with one_at_a_time(tmp_path / "file" / "lock"):
        pass
