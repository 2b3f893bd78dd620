"""The public names that a package of the same name could hide."""

import subprocess
import sys


def test_palas_games_is_a_function_whatever_is_imported_first():
    code = "import palas, palas.games.caylus; palas.game('caylus'); palas.titles(); print(len(palas.titles()))"
    assert int(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout) >= 1
