"""Messages: every sentence exists in every language, and a missing one says so."""

from importlib.resources import files

import pytest
from dice_market import GAME
from fluent.syntax import FluentParser, ast

from palas.engine.contract.battery import CHECKS
from palas.engine.contract.report import WORDS
from palas.engine.errors import PalasError
from palas.text import COMMON, LANGUAGES, Words, language


def keys(words: Words, lang: str) -> set[str]:
    source = words.folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("words", [COMMON, WORDS, GAME.words], ids=["common", "contract", "example"])
def test_both_languages_have_the_same_messages(words: Words) -> None:
    assert keys(words, "de") == keys(words, "en")


def test_a_missing_message_says_which() -> None:
    with pytest.raises(KeyError, match="no message 'no-such-key' in de"):
        GAME.words.say("de", "no-such-key")


def test_a_missing_parameter_says_which() -> None:
    with pytest.raises(KeyError, match="event-undone"):
        COMMON.say("en", "event-undone")


def test_a_value_that_is_too_long_is_told_as_far_as_it_goes() -> None:
    for length in (999, 1_000_000):
        told = COMMON.say("en", "error-unknown-game", game="x" * length, known="castle")
        assert told.startswith('There is no game "xxx')
        assert ("…" in told) == (length > 1000)


def test_a_package_falls_back_on_what_all_share() -> None:
    assert GAME.words.say("en", "seat", number=2) == "Player 2"
    assert GAME.words.has("de", "event-undone")
    assert not GAME.words.has("de", "no-such-key")


@pytest.mark.parametrize(("wish", "spoken"), [("de_DE.UTF-8", "de"), ("en-GB", "en"), ("fr", "en"), (None, "en")])
def test_the_nearest_language_is_spoken(wish: str | None, spoken: str) -> None:
    assert language(wish) == spoken


def test_every_check_has_a_description() -> None:
    described = {key.removeprefix("check-") for key in keys(WORDS, "en") if key.startswith("check-")}
    assert described == set(CHECKS)


def test_every_way_to_be_broken_is_used() -> None:
    """Every message of the battery is named in its code, and every name in its code has a message."""
    folder = files("palas.engine.contract")
    code = "".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    unused = [key for key in keys(WORDS, "en") if key.startswith("broken-") and f'"{key[7:]}"' not in code]
    assert unused == []


def test_an_error_within_an_error_speaks_the_same_language() -> None:
    error = PalasError("record-line", line=3, detail=PalasError("no-chance"))
    assert error.text("de") == "Zeile 3 der Aufzeichnung: Jetzt entscheidet nicht der Zufall."
    assert str(error) == "Line 3 of the record: Nothing is left to chance now."


def test_we_speak_german_and_english() -> None:
    assert set(LANGUAGES) == {"de", "en"}
