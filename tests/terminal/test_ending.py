"""The places at the end of a game, as the terminal tells them."""

from palas.terminal.ending import ranking


def test_equal_points_share_a_place_unless_a_tie_break_decides():
    assert ranking([6, 9, 6], [1]) == [(1, 1), (2, 0), (2, 2)]
    assert ranking([6, 6, 4], [0, 1]) == [(1, 0), (1, 1), (3, 2)]
    assert ranking([6, 6, 4], [1]) == [(1, 1), (2, 0), (3, 2)]
