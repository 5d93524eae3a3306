"""The way of the arrow keys through the columns of a pile."""

from holzwurm_desktop.games.boxes.table.walk import key_of, place_name, step, walk_of

BLOCK = [(x, y) for x in range(3) for y in range(3)]


def test_an_arrow_key_goes_to_the_next_column_that_way() -> None:
    assert step(BLOCK, (1, 1), 1, 0) == (2, 1)
    assert step(BLOCK, (1, 1), -1, 0) == (0, 1)
    assert step(BLOCK, (1, 1), 0, 1) == (1, 2)
    assert step(BLOCK, (1, 1), 0, -1) == (1, 0)


def test_at_the_edge_it_stays() -> None:
    assert step(BLOCK, (2, 1), 1, 0) == (2, 1)


def test_where_nothing_is_straight_ahead_it_goes_aside() -> None:
    assert step([(0, 0), (0, 1), (1, 1)], (0, 0), 1, 0) == (1, 1)


def test_every_column_can_be_reached_from_every_other() -> None:
    ragged = [(0, 2), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]
    ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
    reached, border = {ragged[0]}, [ragged[0]]
    while border:
        column = border.pop()
        for dx, dy in ways:
            other = step(ragged, column, dx, dy)
            if other not in reached:
                reached.add(other)
                border.append(other)
    assert reached == set(ragged)


def test_rows_and_places_are_counted_from_the_rear() -> None:
    assert place_name(BLOCK, (0, 0)) == (1, 1)
    assert place_name([(5, -2), (6, -1)], (6, -1)) == (2, 2)


def test_columns_are_read_row_by_row() -> None:
    assert walk_of([(1, 1), (0, 1), (2, 0), (1, 0)]) == [(1, 0), (2, 0), (0, 1), (1, 1)]
    assert key_of((-1, 4)) == "box:-1,4"
