"""Questions about piles of boxes that only tests ask."""

from collections.abc import Collection

from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.builds import Hand
from holzwurm_desktop.games.boxes.piles import Column, Face, Pile, Position, removal_fault


def normal_form(pile: Pile) -> tuple[tuple[int, int, int], ...]:
    """Sorted (x, y, height) with least x and y 0: equal for piles that differ only by their place."""
    dx = -min(x for x, _ in pile)
    dy = -min(y for _, y in pile)
    return tuple(sorted((x + dx, y + dy, height) for (x, y), height in pile.items()))


def removable_columns(pile: Pile, opened: Collection[Position]) -> list[Column]:
    """The columns, sorted, whose top box may be taken down."""
    return [column for column in sorted(pile) if not removal_fault(pile, opened, column)]


def best_points(pile: Pile, opened: Collection[Position], hand: Hand) -> int:
    """The most points a single building action can make; 0 if none makes any."""
    build = best_build(pile, opened, hand)
    return build.points if build else 0


def middle_of(face: Face) -> tuple[float, float]:
    """The middle of a face in the picture."""
    corners = face.corners
    return (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
