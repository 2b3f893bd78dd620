"""Boards as PNG, for mails: drawn by a process of its own, so that no page waits for it.

`python -m palas.web.pictures FOLDER WIDTH` reads an SVG and writes the picture; FOLDER keeps the typefaces.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from pathlib import Path
from tempfile import TemporaryDirectory

from palas.draw import fonts

LOG = logging.getLogger(__name__)
SECONDS = 60.0  # no board takes so long, not even on a busy machine
PAPER = "#EFE6D2"


class Studio:
    """Draws one picture at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._folder: TemporaryDirectory[str] | None = None

    def png(self, svg: str, width: int) -> bytes | None:
        """The picture; None if it cannot be drawn: a letter goes out without it then."""
        with self._lock:
            if self._folder is None:
                self._folder = TemporaryDirectory(prefix="palas-fonts-")
            try:
                done = subprocess.run(
                    [sys.executable, "-m", "palas.web.pictures", self._folder.name, str(width)],
                    input=svg.encode(),
                    capture_output=True,
                    timeout=SECONDS,
                    check=True,
                )
            except (OSError, subprocess.SubprocessError) as error:
                LOG.warning("a picture could not be drawn: %s", type(error).__name__)
                return None
            return done.stdout


def typefaces(folder: Path) -> list[str]:
    """Our typefaces as the drawing program reads them, unpacked once; none where they were not gathered."""
    from fontTools.ttLib import TTFont

    made = []
    for file in sorted(fonts.FOLDER.glob("*-latin*.woff2")):
        target = folder / f"{file.stem}.ttf"
        if not target.exists():
            part = target.with_suffix(".part")
            font = TTFont(file)
            font.flavor = None
            font.save(part)
            part.replace(target)
        made.append(str(target))
    return made


def main() -> None:
    """Draw what comes in."""
    import resvg_py

    folder, width = Path(sys.argv[1]), int(sys.argv[2])
    own = typefaces(folder)
    png = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        width=width,
        background=PAPER,
        skip_system_fonts=bool(own),
        font_files=own or None,
    )
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
