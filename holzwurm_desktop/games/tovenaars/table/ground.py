"""The places of a table of Razende tovenaars by seat; `places` has them by side, near and far."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.moves import Blocked, Filled, Reversed
from holzwurm_desktop.games.tovenaars.table.choices import GAP, REPORT, STRENGTHS, dungeon_key, slot_key
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture
from holzwurm_desktop.games.tovenaars.table.places import FAR, NEAR, Places
from holzwurm_desktop.table.layer import Spot

SLEEP_STACK = 3
"""The index of the sleep spells among a seat's stacks."""


@dataclass(frozen=True)
class Ground:
    """Where things lie, in scene units. `near` is the seat whose line is near."""

    places: Places
    near: int

    @property
    def seats(self) -> tuple[int, int]:
        """The near seat and the far one."""
        return self.near, 1 - self.near

    def side(self, seat: int) -> int:
        """The side of a seat: `NEAR` or `FAR`."""
        return NEAR if seat == self.near else FAR

    def soldier(self, seat: int, slot: int, picture: Picture) -> QRectF:
        """Where the soldier in a slot stands; one in a duel has stepped forward."""
        duelling = picture.duel is not None and picture.slot_in_duel(seat) == slot
        return self.places.soldier(self.side(seat), slot, duelling)

    def spots(self, picture: Picture, last: Collection[str]) -> dict[str, Spot]:
        """The spots of the open cards in a picture, with none taken up. `last` are those that the last move
        was about."""
        places, found = self.places, {}
        # From below: stacks (z from 10), soldiers (30), spells beside them (35), captives (from 40).
        for seat in range(2):
            side = self.side(seat)
            for slot, card in enumerate(picture.lines[seat]):
                if card is not None and card != BACK:
                    found[card] = (self.soldier(seat, slot, picture), 30.0)
            for which, stack in enumerate(picture.stacks(seat)):
                lying = zip(stack, places.stack(side, which, len(stack)), strict=True)
                found |= {card: (rect, 10.0 + i) for i, (card, rect) in enumerate(lying)}
            caught = zip(
                picture.captives[seat], places.cells(1 - side, len(picture.captives[seat])), strict=True
            )
            found |= {card: (rect, 40.0 + i) for i, (card, rect) in enumerate(caught)}
            for right, beside in ((True, picture.raised[seat]), (False, picture.thrown[seat])):
                if beside is not None and beside != BACK:
                    found[beside] = (places.beside(side, picture.slot_in_duel(seat), right), 35.0)
        return {card: Spot(rect, z, "last" if card in last else "") for card, (rect, z) in found.items()}

    def sleep_stack(self, seat: int) -> QRectF:
        """Where a seat's sleep spells come from."""
        return self.places.stack(self.side(seat), SLEEP_STACK, 1)[0]

    def thrown(self, seat: int, picture: Picture) -> QRectF:
        """Where a seat's sleep spell lies in the duel of a picture, which must have one."""
        return self.places.beside(self.side(seat), picture.slot_in_duel(seat), False)

    def goal_of(self, event: Event) -> QRectF | None:
        """Where the cards go that an event uses up; None if they fade where they lie."""
        card = QRectF(QPointF(0, 0), self.places.side_card)
        if isinstance(event, Blocked | Reversed):
            card.moveCenter(self.places.gap.center())
            return card
        if isinstance(event, Filled) and event.pay is not None:
            card.moveCenter(self.places.dungeons[1 - self.side(event.seat)].center())
            return card
        return None

    def rect_of(self, key: str, picture: Picture) -> QRectF:
        """Where a place lies; the gap between the lines for an unknown key."""
        places = self.places
        kind, _, where = key.partition(":")
        if kind == "slot" and where[1:].isdigit():
            return places.slots[self.side(int(where[0]))][int(where[1:])]
        if kind == "dungeon":
            return places.dungeons[self.side(1 - int(where))]
        if kind == "stack":
            return places.stacks[self.side(int(where[0]))][int(where[1])]
        if kind == "gap":
            # Between the slots of the duel, which need not face each other; without a duel in the middle.
            duel = picture.duel
            return places.meeting((duel[1] + duel[2]) / 2 if duel is not None else (SLOTS - 1) / 2)
        if key == STRENGTHS:
            return places.strengths
        return places.report if key == REPORT else places.gap

    def place_at(self, point: QPointF, gap: bool) -> str | None:
        """The key of the slot, dungeon, stack or report at `point`, and with `gap` also of the gap between
        the lines; None if there is none."""
        places = self.places
        for seat in range(2):
            side = self.side(seat)
            for slot in range(SLOTS):
                if places.slots[side][slot].contains(point):
                    return slot_key(seat, slot)
            if places.towers[1 - side].contains(point):
                return dungeon_key(seat)  # a seat's soldiers are held in the other one's tower
            for which, stack in enumerate(places.stacks[side]):
                if stack.contains(point):
                    return f"stack:{seat}{which}"
        if gap and places.gap.contains(point):
            return GAP
        return REPORT if places.report.contains(point) else None
