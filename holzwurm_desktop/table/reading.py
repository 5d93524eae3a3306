"""The table as keyboard and screen reader go through it: everything in sight, in groups, with its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.results import sheet_lines
from holzwurm_desktop.table.stops import Group, Stop

if TYPE_CHECKING:
    from holzwurm_desktop.table.game_table import GameTable


def groups_of(table: GameTable) -> list[Group]:
    """Everything that can be gone to now: a question alone while it is asked; a sheet; or the table."""
    say = table.look.words.say
    buttons = tuple(
        Stop(button.key, button.text, button.place_in_scene(), "button", button.about)
        for button in table.buttons()
    )
    if table.question is not None:
        return [Group("question", table.question.text, buttons)]
    if table.sheet is not None:
        return [Group("sheet", table.sheet.title, buttons), sheet_lines(table.sheet)]
    seats = tuple(
        Stop(f"seat:{seat}", seat_words(table, seat), plate.place, "seat")
        for seat, plate in enumerate(table.plates)
    )
    return [
        table.hand_group(),
        *table.middle_groups(),
        Group("seat", say(phrases.SEATS), seats),
        Group("button", say(phrases.BUTTONS), buttons),
    ]


def seat_words(table: GameTable, seat: int) -> str:
    """A plate for a screen reader."""
    say, state = table.look.words.say, table.plates[seat].state
    count = table.hand_count(seat)
    parts = [state.name, state.line, "" if count is None else say(phrases.CARDS, n=count), state.news]
    if state.on_turn:
        parts.append(say(phrases.ON_TURN))
    return ", ".join(part for part in parts if part)


def hand_group(table: GameTable) -> Group:
    """The cards of the viewer's fan."""
    held = table.actions.picking.held
    stops = tuple(
        Stop(
            f"hand:{card}",
            table.text.card_text(table.look.words, card),
            table.card_rect(card),
            "card",
            selected=card == held,
        )
        for card in table.fan.cards
    )
    return Group("hand", table.look.words.say(phrases.HAND), stops)
