"""What can be refused to a person about himself: every refusal is one sentence in German and English."""

from __future__ import annotations

from importlib.resources import files

from palas.engine.errors import PalasError
from palas.text import COMMON, Words

WORDS = Words(files("palas.people").joinpath("text"), base=COMMON)


class PeopleError(PalasError):
    """Something that a person wishes and that cannot be done."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key, words=WORDS, **params)


class Unreachable(PeopleError):
    """An address that is not asked, or does not answer. `lasting`: trying again will not help."""

    def __init__(self, key: str, /, *, lasting: bool = False, **params: object) -> None:
        super().__init__(key, **params)
        self.lasting = lasting
