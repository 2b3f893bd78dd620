"""The log of a table: whoever read it while it grew has read the same as whoever comes later."""

from __future__ import annotations

import pytest
from tables.people import HERE, ME, Party

import palas
from palas.engine.deeds import Deed
from palas.tables.looks import Wording


def read(deeds: tuple[Deed, ...]) -> list[tuple[object, ...]]:
    return [(deed.begun, deed.seat, deed.sentence(), deed.heading, deed.points, deed.parts) for deed in deeds]


@pytest.mark.parametrize("title", [game.meta.id for game in palas.titles()])
def test_a_log_that_grows_move_by_move_is_the_log_that_is_read_at_once(hall, title):
    party = Party(hall, ME, HERE, game=title)
    for number in range(40):
        for seat, lang in ((0, "en"), (None, "de")):
            standing = party.table.standing
            look = party.table.look(party.host, seat, lang=lang)
            fresh = Wording()
            told = fresh.log(standing, seat, lang)
            assert look.told == told
            assert read(look.deeds) == read(fresh.deeds(standing, seat, lang, told, keep=False))
        if number % 11 == 10:
            party.table.undo(party.host, 0, f"undo {number}")
        else:
            party.move(party.to_act())
