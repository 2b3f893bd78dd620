"""`python -m palas` is the command `palas`."""

from palas.cli import main

if __name__ == "__main__":  # the workers of a server look at this file too
    main()
