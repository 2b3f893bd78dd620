"""Moves go first: whoever draws what pages are told lets them pass, but not for ever."""

from __future__ import annotations

import threading
from contextvars import copy_context

import pytest
from steady import PATIENCE

from palas.web import lines
from palas.web.lines import DEEDS, HERE, NEWS, Lines, Precedence


def in_line(line: str) -> None:
    HERE.set(Lines().place(line, "table"))


def test_who_draws_goes_on_when_the_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_WAY", PATIENCE)
    precedence = Precedence()
    done: list[str] = []

    def draw() -> None:
        in_line(NEWS)
        precedence.give()
        done.append("drawn")

    with precedence.taken():
        drawing = threading.Thread(target=copy_context().run, args=(draw,))
        drawing.start()
        with precedence.taken():
            pass
        done.append("moved")
    drawing.join(PATIENCE)
    assert done == ["moved", "drawn"]


def test_where_there_is_always_a_move_it_is_drawn_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_WAY", 0.0)
    precedence = Precedence()
    with precedence.taken():
        copy_context().run(lambda: (in_line(NEWS), precedence.give()))


def test_a_movers_own_answer_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    precedence = Precedence()
    monkeypatch.setattr(precedence._free, "wait", lambda seconds: pytest.fail("it waits"))
    with precedence.taken():
        copy_context().run(lambda: (in_line(DEEDS), precedence.give()))
