"""What follows from the fields of a state is up to date."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "fields.py"


def test_copies_and_stored_fields_follow_from_the_constructors():
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
