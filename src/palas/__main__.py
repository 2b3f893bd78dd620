"""`python -m palas` is the command `palas`."""

from palas.cli import main

main()
