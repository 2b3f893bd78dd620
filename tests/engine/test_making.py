"""What makers of games need not write: copies, stored fields and views go through lists in lists."""

from __future__ import annotations

from palas.making import Position, Step, View, fields_of, seen


class Fair(Position):
    """A position whose constructor wants more than the number of players."""

    def __init__(self, players: int, box: object) -> None:
        super().__init__(players)
        self.box = box
        self.carts = [[0, 1], [2]]


class FairView(View, frozen=True, kw_only=True):
    carts: tuple[tuple[int, ...], ...]


class Haggle(Step[Fair]):
    kind = "haggle"

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price


SHARED = {
    "game": "fair", "rules_version": "1", "players": 2, "options": {}, "changes": {}, "seat": 0, "over": False,
    "to_act": (0,), "asked": None, "answer": None, "pending": (), "ask_all": False,
}  # fmt: skip


def test_a_copy_has_lists_of_its_own_and_shares_the_box():
    fair = Fair(2, box := object())
    fair.stack, fair.asks_all = [Haggle(1, 5)], True
    twin = fair.clone()
    assert isinstance(twin, Fair)
    assert twin.box is box
    assert (twin.players, twin.stack, twin.asks_all) == (2, fair.stack, True)
    twin.carts[0].append(7)
    twin.stack.pop()
    assert (fair.carts, len(fair.stack)) == ([[0, 1], [2]], 1)


def test_stored_fields_have_lists_of_their_own():
    fair = Fair(2, None)
    stored = fields_of(fair, ["carts"])
    fair.carts[0].append(7)
    assert stored == {"carts": [[0, 1], [2]]}


def test_a_view_holds_tuples_and_its_fields_lists_again():
    view = seen(FairView, Fair(2, None), **SHARED)
    assert view.carts == ((0, 1), (2,))
    assert fields_of(view, ["carts"]) == {"carts": [[0, 1], [2]]}


def test_a_step_remembers_what_its_constructor_takes():
    assert Haggle(1, 5).fields() == [1, 5]
