"""How a player likes the table."""

from __future__ import annotations

from dataclasses import dataclass

from holzwurm_desktop.storage.settings import Settings

HAND_ORDERS = ("suit", "rank", "points")
"""The orders of a hand that are kept for other tables too; a game's own hold as long as its table."""


@dataclass(frozen=True)
class TableSettings:
    """one_click: a click on a card plays it where it can go to one place only; speed: of the animations,
    "off", "slow", "normal" or "fast"; reduced_motion: the system asks for no motion, which overrides it;
    hand_order: "suit", "rank" or "points"; best_build: tell after a turn what the best build would have been;
    fill_sheet: fill in what is certain on the elimination sheet."""

    one_click: bool = False
    speed: str = "normal"
    reduced_motion: bool = False
    hand_order: str = "suit"
    best_build: bool = False
    fill_sheet: bool = False

    @property
    def pace(self) -> str:
        """The speed that holds."""
        return "off" if self.reduced_motion else self.speed


def table_settings(values: Settings, reduced_motion: bool = False) -> TableSettings:
    """The table's part of the player's settings."""
    return TableSettings(
        one_click=values.one_click_play,
        speed=values.animation_speed,
        reduced_motion=reduced_motion,
        hand_order=values.hand_order,
        best_build=values.best_build,
        fill_sheet=values.fill_sheet,
    )
