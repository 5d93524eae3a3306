"""How the keyboard walks through the columns of a pile. No Qt here."""

from __future__ import annotations

from collections.abc import Collection

from holzwurm_desktop.games.boxes.piles import Column


def key_of(column: Column) -> str:
    """The key of a column's stop on the table: "box:x,y"."""
    return f"box:{column[0]},{column[1]}"


def column_of(key: str) -> Column | None:
    """The column whose stop has this key; None for any other stop."""
    group, _, which = key.partition(":")
    if group != "box":
        return None
    x, _, y = which.partition(",")
    return int(x), int(y)


def walk_of(columns: Collection[Column]) -> list[Column]:
    """All columns in reading order: row by row from the rear, each row from the rear to the front."""
    return sorted(columns, key=lambda column: (column[1], column[0]))


def place_name(columns: Collection[Column], column: Column) -> tuple[int, int]:
    """(number of a column's row, place in the row) as a player is told them, both from 1.

    Rows run to the lower right; the first one is that at the upper right. Places count from the rearmost column of
    the whole pile, so that columns side by side have the same place. Raises `ValueError` if `columns` is empty.
    """
    first_row = min(y for _, y in columns)
    first_place = min(x for x, _ in columns)
    return column[1] - first_row + 1, column[0] - first_place + 1


def step(columns: Collection[Column], column: Column, dx: int, dy: int) -> Column:
    """Where an arrow key leads: to the nearest column in the direction (dx, dy), or nowhere if there is none.

    Columns a little to the side count, too, so that gaps and crooked edges stop nobody.
    """

    def price(other: Column) -> tuple[int, int]:
        x, y = other[0] - column[0], other[1] - column[1]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        return ahead + 2 * aside, aside

    ahead = [other for other in columns if (other[0] - column[0]) * dx + (other[1] - column[1]) * dy > 0]
    return min(ahead, key=price, default=column)
