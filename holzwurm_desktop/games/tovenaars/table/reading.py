"""The table of Razende tovenaars for keyboard and screen reader: what lies where, and what is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS, seat_of, strength_of
from holzwurm_desktop.games.tovenaars.moves import Line
from holzwurm_desktop.games.tovenaars.table.choices import GAP, dungeon_key, slot_key
from holzwurm_desktop.games.tovenaars.table.picture import BACK
from holzwurm_desktop.table.stops import Group, Stop

if TYPE_CHECKING:
    from holzwurm_desktop.games.tovenaars.table.table import TovenaarsTable

STACKS = (text.RESERVE, text.MONEY, text.CHARMS, text.SLEEPERS)
REPORT = "report:duel"


class Reading:
    """Stops for everything in sight; near things first."""

    def __init__(self, table: TovenaarsTable) -> None:
        self._table = table

    def groups(self) -> list[Group]:
        """Lines, dungeons, belongings, report."""
        table, say = self._table, self._table.look.words.say
        seats = (table.near, 1 - table.near)
        slots = [self._slot_stop(seat, slot) for seat in seats for slot in range(SLOTS)]
        if GAP in table.actions.picking.targets:
            slots.append(self._stop(GAP, say(text.FIELD)))
        report = " ".join(table.scenery.report.lines) or say(text.NO_DUEL)
        return [
            Group("slot", say(text.LINES), tuple(slots)),
            Group("dungeon", say(text.DUNGEONS), tuple(self._dungeon_stop(1 - seat) for seat in seats)),
            Group("stack", say(text.BELONGINGS), tuple(self._stack_stops(seats))),
            Group("report", say(text.REPORT), (Stop(REPORT, report, table.places.report, "text"),)),
        ]

    def choice_group(self) -> Group:
        """The cards to choose from, each with the odds it brings."""
        table = self._table
        stops = tuple(
            Stop(
                f"hand:{card}",
                self._choice_name(card),
                table.card_rect(card),
                "card",
                self.odds_of(card).replace("\n", " "),
                selected=card == table.actions.picking.held,
            )
            for card in table.fan.cards
        )
        return Group("hand", table.look.words.say(text.CHOICES), stops)

    def _choice_name(self, card: str) -> str:
        """A card with the slot it stands in, if it does."""
        table, seat = self._table, seat_of(card)
        name = text.card_name(table.look.words, card)
        if card in table.picture.lines[seat]:
            slot = table.picture.lines[seat].index(card) + 1
            return table.look.words.say(text.IN_SLOT, card=name, slot=slot)
        if card in table.picture.captives[seat]:
            return table.look.words.say(text.IN_DUNGEON, card=name)
        return name

    def odds_of(self, card: str) -> str:
        """What is told of a card that may be taken up."""
        table = self._table
        if table.telling is None or card not in table.fan.cards:
            return ""
        choosing_line = table.moves and isinstance(table.moves[0], Line)
        moves = table.moves[:1] if choosing_line else table.moves_of(card)
        return table.telling.of_card(card, moves)

    def _slot_stop(self, seat: int, slot: int) -> Stop:
        table, words = self._table, self._table.look.words
        name, card = table.session.name(seat), table.picture.lines[seat][slot]
        data: dict[str, Any] = {"name": name, "slot": slot + 1}
        if card is None:
            return self._stop(slot_key(seat, slot), words.say(text.SLOT_EMPTY, **data))
        if card == BACK:
            return self._stop(slot_key(seat, slot), words.say(text.SLOT_HIDDEN, **data))
        rank = text.rank_name(words, card[0])
        return self._stop(slot_key(seat, slot), words.say(text.SLOT_STATE, card=rank, **data))

    def _stop(self, key: str, name: str) -> Stop:
        picking = self._table.actions.picking
        target = picking.targets.get(key)
        about = target.words if target is not None else ""
        return Stop(key, name, self.rect_of(key), "place", about, picking.chosen == key)

    def _dungeon_stop(self, seat: int) -> Stop:
        """The dungeon that holds the soldiers of `seat`."""
        table, words = self._table, self._table.look.words
        cards = text.list_text(words, [card[0] for card in table.picture.captives[seat]])
        name = words.say(text.DUNGEON_STATE, name=table.session.name(1 - seat), cards=cards)
        return self._stop(dungeon_key(seat), name)

    def _stack_stops(self, seats: tuple[int, int]) -> list[Stop]:
        table, words, picture = self._table, self._table.look.words, self._table.picture
        found = []
        for seat in seats:
            stacks = (picture.reserve, picture.money, picture.charms, picture.sleep)
            for which, (title, stack) in enumerate(zip(STACKS, stacks, strict=True)):
                if which == 2:
                    cards = ", ".join(text.card_name(words, card) for card in stack[seat])
                    cards = cards or words.say(text.NOTHING)
                else:
                    cards = text.list_text(words, [card[0] for card in stack[seat]])
                name = words.say(
                    text.STACK_STATE, name=table.session.name(seat), stack=words.say(title), cards=cards
                )
                rect = table.places.stacks[table.side_of(seat)][which]
                found.append(Stop(f"stack:{seat}{which}", name, rect, "place"))
        return found

    def rect_of(self, key: str) -> QRectF:
        """Where a place lies."""
        table, places = self._table, self._table.places
        kind, _, where = key.partition(":")
        if kind == "slot" and where[1:].isdigit():
            return places.slots[table.side_of(int(where[0]))][int(where[1:])]
        if kind == "dungeon":
            return places.dungeons[table.side_of(1 - int(where))]
        if kind == "stack":
            return places.stacks[table.side_of(int(where[0]))][int(where[1])]
        if kind == "gap":
            return places.meeting(self._meeting())
        return places.report if kind == "report" else places.gap

    def _meeting(self) -> float:
        """Between which slots the duel is: the mean of their numbers."""
        duel = self._table.picture.duel
        return (duel[1] + duel[2]) / 2 if duel is not None else (SLOTS - 1) / 2

    def place_at(self, point: QPointF) -> str | None:
        """The place at `point`."""
        table, places = self._table, self._table.places
        for seat in range(2):
            side = table.side_of(seat)
            for slot in range(SLOTS):
                if places.slots[side][slot].contains(point):
                    return slot_key(seat, slot)
            if places.towers[1 - side].contains(point):
                return dungeon_key(seat)
            for which, stack in enumerate(places.stacks[side]):
                if stack.contains(point):
                    return f"stack:{seat}{which}"
        if GAP in table.actions.picking.targets and places.gap.contains(point):
            return GAP
        return REPORT if places.report.contains(point) else None

    def refusal(self, key: str) -> str:
        """Why pressing a place without a card does nothing."""
        table, say = self._table, self._table.look.words.say
        if key == dungeon_key(max(table.viewer, 0)) and table.emptied >= 0:
            held = [card for card in table.picture.captives[table.viewer] if card not in table.fan.cards]
            if held:
                return say(text.NO_EXACT_SUM, price=strength_of(held[-1][0]))
        if self._table.draft.full:
            return say(text.LINE_READY)
        return say(text.ONE_OF_YOURS)
