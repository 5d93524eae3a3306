"""The parts that all tables have, as stops for keyboard and screen reader: buttons, seats, hand, end sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from holzwurm_desktop.models.keys import Keymap
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import SheetItem
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.seat import SeatItem
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.game_text import GameText
from holzwurm_desktop.text.words import Words


def button_stops(buttons: Iterable[ButtonItem], keymap: Keymap, words: Words) -> tuple[Stop, ...]:
    """The stops of buttons, which may lie on a sheet or question, with the keys that do the same."""
    return tuple(
        Stop(
            button.key,
            button.text,
            button.place_in_scene(),
            "button",
            help=button.about,
            enabled=button.enabled,
            pressed=button.pressed,
            hotkey="" if button.action is None else name_of(words, keymap.first(button.action)),
        )
        for button in buttons
    )


def with_keys(groups: Iterable[Group], keys: Mapping[str, str]) -> list[Group]:
    """The same groups; `keys`: the key that chooses a stop, by the key of the stop."""
    return [
        replace(
            group, stops=tuple(replace(stop, hotkey=keys.get(stop.key, stop.hotkey)) for stop in group.stops)
        )
        for group in groups
    ]


def sheet_lines(sheet: SheetItem) -> Group:
    """A sheet's lines, so that they can be read one by one."""
    stops = tuple(
        Stop(f"line:{at}", words, sheet.line_place(at), "text")
        for at, words in enumerate(sheet.lines_in_words())
    )
    if sheet.remark:
        stops = (Stop("line:remark", sheet.remark, sheet.head_place(), "text"), *stops)
    return Group("line", sheet.title, stops)


def seat_group(
    words: Words, plates: Sequence[SeatItem], counts: Sequence[int | None], cards: Sequence[str]
) -> Group:
    """The group of all seats' plates. `counts` has each seat's number of cards, None if that is not told;
    `cards` the cards that lie open before each, in words."""
    stops = tuple(
        Stop(f"seat:{seat}", seat_words(words, plate, count), plate.place, "seat", cards[seat])
        for seat, (plate, count) in enumerate(zip(plates, counts, strict=True))
    )
    return Group("seat", words.say(phrases.SEATS), stops)


def seat_words(words: Words, plate: SeatItem, count: int | None) -> str:
    """What a screen reader says about a plate."""
    say, state = words.say, plate.state
    parts = [state.name, state.line, "" if count is None else say(phrases.CARDS, n=count), state.news]
    if state.on_turn:
        parts.append(say(phrases.ON_TURN))
    return ", ".join(part for part in parts if part)


def hand_group(
    words: Words,
    cards: Sequence[str],
    held: str | None,
    text: GameText,
    rect_of: Callable[[str], QRectF],
) -> Group:
    """The group of the viewer's cards, of which the `held` one counts as selected. `text` names the cards, `rect_of`
    tells where each lies, in scene units."""
    stops = tuple(
        Stop(
            f"hand:{card}",
            text.card_text(words, card),
            rect_of(card),
            "card",
            selected=card == held,
            short=text.card_name(words, card),
        )
        for card in cards
    )
    return Group("hand", words.say(phrases.HAND), stops)
