"""A title brings icons of its own; its board may draw them."""

import palas
from palas.draw.icons import ICONS, add


def test_icons_of_a_title_are_known_when_its_board_is_drawn(monkeypatch):
    game = palas.game("heirs")
    monkeypatch.delitem(ICONS, "jug", raising=False)
    monkeypatch.setattr(type(game), "figures", lambda _self: {"jug": "M9 2h6v4H9z"})
    state = game.start(2, 1)
    assert game.board(state.view(0)) is not None
    assert ICONS["jug"] == "M9 2h6v4H9z"
    add({"jug": "M9 2h6v4H9z"})  # the same drawing may come again
    del ICONS["jug"]
