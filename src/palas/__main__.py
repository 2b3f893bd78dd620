"""`python -m palas` is the command `palas`; without the libraries of the command line it says how to get them."""

from __future__ import annotations

import sys


def main() -> None:
    """Start the command line."""
    try:
        from palas.cli import main as start
    except ModuleNotFoundError as error:
        from palas.commands.extras import missing_extra
        from palas.commands.spoken import spoken_language

        missing = missing_extra(error)
        if missing is None:
            raise
        sys.exit(missing.text(spoken_language(sys.argv[1:])))
    start()


if __name__ == "__main__":  # the workers of a server look at this file too
    main()
