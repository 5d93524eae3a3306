"""What several tests ask about piles and the program itself never does."""

from __future__ import annotations

from collections.abc import Collection

from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.builds import Hand
from holzwurm_desktop.games.boxes.piles import Column, Pile, Position, lid_position, removal_fault


def removable_columns(pile: Pile, opened: Collection[Position]) -> list[Column]:
    """The columns, sorted, whose top box may be taken down: closed ones if there are any, else open ones."""
    free = [column for column in sorted(pile) if not removal_fault(pile, (), column)]
    closed = [column for column in free if lid_position(column, pile[column]) not in opened]
    return closed or free


def best_points(pile: Pile, opened: Collection[Position], hand: Hand) -> int:
    """The most points a single build can make; 0 if none makes any."""
    build = best_build(pile, opened, hand)
    return build.points if build else 0
