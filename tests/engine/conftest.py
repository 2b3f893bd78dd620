"""Makes the example game importable: it is a package of its own, as a plug-in would be."""

import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "dice_market"
sys.path.insert(0, str(EXAMPLE))
