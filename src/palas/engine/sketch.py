"""What the text drawings of all games share: the letter and the colour by which a seat is known."""

from __future__ import annotations

from rich.text import Text

# The colour is never the only mark: the letter is always there. The last style serves the black pieces.
STYLES = ("bold bright_blue", "bold bright_red", "bold bright_green", "bold dark_orange", "reverse", "bold magenta")


def letter(seat: int) -> str:
    """The letter of a seat: A for the first."""
    return chr(ord("A") + seat)


def style(seat: int) -> str:
    """The colour of a seat."""
    return STYLES[seat % len(STYLES)]


def mark(seat: int) -> Text:
    """The seat's letter in its colour; a dash for nobody."""
    return Text(letter(seat), style(seat)) if seat >= 0 else Text("–", "dim")


def worker(seat: int) -> Text:
    """A worker of that seat, or an empty circle."""
    return Text("[").append_text(mark(seat) if seat >= 0 else Text(" ")).append("]")


def marks(seats: list[int]) -> Text:
    """Several letters in a row."""
    return Text(" ").join(mark(seat) for seat in seats)
