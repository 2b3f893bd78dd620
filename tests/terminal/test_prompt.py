"""What can be typed at the prompt besides the number of a choice."""

from __future__ import annotations

import sys
from io import StringIO
from types import ModuleType, SimpleNamespace

import pytest
from rich.console import Console
from terminal_people import typing

import palas as engine
from palas.engine.action import Choice
from palas.engine.record import Record
from palas.games.caylus import Caylus
from palas.terminal.screen import numbered

pytestmark = pytest.mark.usefixtures("bots")

TWO = ("play", "caylus", "--seats", "human,human", "--names", "Ada,Bob", "--seed", "1")


def moves(path):
    return [line["do"] for line in Record.read(path.read_text(encoding="utf-8")).lines if "do" in line]


@pytest.mark.parametrize(
    "line",
    ["place trading_post", "trading_post", "Trading post", "trad", "PLACE   TRADING_POST"],
    ids=["code", "place", "words", "beginning", "spaces"],
)
def test_a_choice_can_be_made_by_its_code_or_its_words(palas, tmp_path, line):
    file = tmp_path / "game.palas"
    palas(*TWO, person=typing(line, f"save {file}"))
    assert moves(file) == ["place trading_post"]


def test_a_road_space_is_told_apart_by_its_number_in_the_words(palas, tmp_path):
    file = tmp_path / "game.palas"
    run = palas(*TWO, person=typing("Carpenter", "Carpenter (space 8)", f"save {file}"))
    assert '"Carpenter" can mean: Carpenter (neutral) [place n_carpenter], Carpenter (fixed)' in run.out
    assert moves(file) == ["place fixed_carpenter"]


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("en", "99", "There is no choice 99; the last one is"),
        ("en", "0", "There is no choice 0"),
        ("en", "xyzzy", '"xyzzy" is neither a choice nor a command.'),
        ("de", "xyzzy", "„xyzzy“ ist weder eine Wahl noch ein Befehl."),
        ("en", "mason", "The Mason does not stand on the road. (CAY-5.4)"),
        ("de", "warum Maurer", "Maurer: Dieses Gebäude steht nicht an der Straße. (CAY-5.4)"),
        ("en", "why", "Why what?"),
        ("en", "why 2", "[place gate]: That is legal now."),
        ("en", "why residence", "The Residence takes no workers. (CAY-5.4)"),
        ("en", "why provost +1", '"provost +1" does not answer the question that is asked now.'),
        ("en", "why xyzzy", '"xyzzy" is no answer to this question.'),
        ("en", "why stables", "The stables are closed in a game for two. (CAY-13.2)"),
        ("en", "undo", "There is nothing to take back."),
        ("de", "zurück", "Es gibt nichts zurückzunehmen."),
        ("en", "help", "Answer with the number of a choice"),
        ("de", "hilfe", "Antworte mit der Nummer einer Wahl"),
        ("en", "help", "rules 5.1 show rule CAY-5.1; rules alone"),
        ("en", "legend", "▨ any cube but gold"),
        ("de", "vorrat", "Kathedrale"),
        ("en", "tiles", "Cathedral"),
        ("en", "hint", "A master would do this; "),
        ("de", "tipp", "Verglichen mit „"),
        ("en", "save", "Say where to save, for example: save caylus.palas"),
        ("en", "save /", "/ is a folder, not a file."),
        ("en", "save /no/such/folder/x", "There is no file /no/such/folder/x."),
    ],
)
def test_the_prompt_answers_in_a_sentence(palas, lang, line, answer):
    run = palas(*TWO, "--lang", lang, person=typing(line))
    assert run.code == 0
    assert answer in " ".join(run.out.split())


def test_the_log_shows_as_many_lines_as_wanted(palas):
    run = palas(*TWO, person=typing("log 2"))
    assert run.out.count("Round 1, phase 2: Placing workers.") == 2
    assert run.out.count("receives 2 deniers of income") == 2 + 1


def test_an_empty_line_takes_the_only_choice_and_else_asks_again(palas, tmp_path):
    file = tmp_path / "game.palas"
    asked = palas(*TWO, person=typing(""))
    assert asked.out.count("Place a worker or pass") == 2
    places = (
        "gate trading_post merchants_guild joust_field inn castle castle n_farm n_forest n_sawmill n_quarry n_market"
    )
    palas(*TWO, person=typing(*places.split(), "", "", f"save {file}"))
    assert moves(file)[-2:] == ["pass", "pass"]


def test_the_board_is_drawn_again_for_somebody_who_is_asked_twice(palas):
    alone = ("play", "nobility", "--seats", "human", "--seed", "1")
    once = palas(*alone, person=typing()).out.count("Guild Hall")
    twice = palas(*alone, person=typing("1")).out.count("Guild Hall")
    assert twice >= once + 1


def test_undo_goes_back_to_the_last_answer_of_a_person_and_a_bot_answers_the_same_again(palas, tmp_path):
    one, two = tmp_path / "one.palas", tmp_path / "two.palas"
    start = ("play", "caylus", "--players", "3", "--seed", "4")
    palas(*start, person=typing("castle", f"save {one}"))
    run = palas(*start, person=typing("castle", "undo", "castle", f"save {two}"))
    assert "Taken back." in run.out
    straight, around = (engine.replay(Record.read(file.read_text(encoding="utf-8"))) for file in (one, two))
    assert around.journal != straight.journal
    assert around.entries() == straight.entries()


def test_several_undos_lead_back_to_the_start(palas, tmp_path):
    file = tmp_path / "game.palas"
    run = palas(*TWO, person=typing("gate", "inn", "castle", "undo", "undo", "undo", "undo", "pass", f"save {file}"))
    assert run.out.count("Taken back.") == 3
    assert "There is nothing to take back." in run.out
    assert moves(file) == ["place gate", "place inn", "place castle", "pass"]


def test_a_rule_is_shown_by_its_number(palas, monkeypatch):
    book = ModuleType("palas.engine.rulebook")
    book.find = lambda game, id, lang: SimpleNamespace(
        id=f"{game} {id}", title="", text="Carpenter: one wood building."
    )
    monkeypatch.setitem(sys.modules, "palas.engine.rulebook", book)
    run = palas(*TWO, person=typing("rules CAY-8.7", "regel"))
    assert "caylus CAY-8.7" in run.out
    assert "Carpenter: one wood building." in run.out
    assert "caylus CAY-5.1" in run.out


def test_saving_asks_before_it_overwrites_what_it_did_not_write(palas, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    run = palas(*TWO, person=typing(f"save {file}", "n"))
    assert "Not saved." in run.out
    assert file.read_text(encoding="utf-8") == "mine"
    run = palas(*TWO, person=typing(f"save {file}", "y", "gate", "save", "quit", ""))
    assert run.out.count("Saved in") == 2
    assert moves(file) == ["place gate"]


@pytest.mark.parametrize("no", ["n", "No", "nein"])
def test_no_is_not_the_name_of_a_file(palas, tmp_path, monkeypatch, no):
    monkeypatch.chdir(tmp_path)
    assert "The game was not saved." in palas(*TWO, person=typing("quit", no)).out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("yes", ["y", "J", "yes", "ja"])
def test_yes_saves_under_the_usual_name(palas, tmp_path, monkeypatch, yes):
    monkeypatch.chdir(tmp_path)
    out = palas(*TWO, person=typing("quit", yes)).out
    assert "Saved in caylus.palas." in out
    assert [file.name for file in tmp_path.iterdir()] == ["caylus.palas"]


def test_quit_offers_to_save_and_says_how_to_go_on(palas, tmp_path):
    file = tmp_path / "my game.palas"
    run = palas(*TWO, person=typing("quit", str(tmp_path), str(file)))
    assert "is a folder, not a file." in run.out
    assert f"palas play --resume '{file}'" in run.out
    assert file.exists()
    assert "The game was not saved." in palas(*TWO, person=typing("quit", "")).out


def test_leaving_says_so_if_the_last_moves_are_not_saved(palas, tmp_path):
    file = tmp_path / "game.palas"
    assert "not kept" not in palas(*TWO, person=typing("gate", f"save {file}")).out
    run = palas("play", "--resume", str(file), person=typing("inn"))
    assert "What happened since the game was saved is not kept." in run.out
    assert moves(file) == ["place gate"]


def test_a_resumed_game_begins_with_the_last_lines_of_its_log(palas, tmp_path):
    file = tmp_path / "game.palas"
    palas(*TWO, person=typing("gate", "inn", "castle", "castle", "gold", *["pass"] * 9, "0", f"save {file}"))
    run = palas("play", "--resume", str(file))
    assert "is laid on space 1." not in run.out
    assert "places a worker at the" in run.out


def test_at_an_open_game_two_people_are_asked_by_name_and_read_what_the_other_did(palas):
    run = palas(*TWO, person=typing("gate"))
    assert "Please hand over" not in run.out
    first = run.out.index("> ")
    name = "Ada" if run.out[first - 3 : first] == "Ada" else "Bob"
    other = {"Ada": "Bob", "Bob": "Ada"}[name]
    assert f"{name} places a worker at the Gate for 1 denier." in run.out[first:]
    assert f"{other}: Place a worker or pass." in run.out[first:]


def test_where_hands_are_hidden_the_next_person_sits_down_first(palas, monkeypatch):
    monkeypatch.setattr(Caylus, "open_information", False)
    run = palas(*TWO, person=typing("", "gate"))
    assert run.out.count("Please hand over the keyboard.") == 2
    assert run.out.index("Please hand over") < run.out.index("Place a worker")
    second = run.out.rindex("Please hand over")
    assert "places a worker at the Gate" not in run.out[:second]
    assert "It is" in run.out[second - 60 : second]


def test_one_person_alone_is_never_asked_to_hand_over(palas, monkeypatch):
    monkeypatch.setattr(Caylus, "open_information", False)
    run = palas("play", "caylus", "--players", "3", "--seed", "1", person=typing("1", "1"))
    assert "hand over" not in run.out


def test_choices_of_several_kinds_stand_under_headings_and_are_numbered_through():
    choices = [
        Choice("a", "First", group="Free"),
        Choice("b", "Second", group="Free"),
        Choice("c", "Third", group="Die"),
    ]
    screen = Console(width=80, record=True, file=StringIO())
    screen.print(numbered(choices, 80))
    assert [line.split() for line in screen.export_text().splitlines()] == [
        ["Free"], ["1)", "First"], ["2)", "Second"], ["Die"], ["3)", "Third"],
    ]  # fmt: skip
