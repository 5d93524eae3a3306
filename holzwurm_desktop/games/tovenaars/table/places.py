"""Where things lie on a table of Razende tovenaars: pure functions from the size of the table to rectangles
in scene units.

The near line stands below, the far line above. On their left is the near wizard's tower, on their right the far
one's, each with its dungeon; at the right edge the report of the duel, and below it the table of strengths.
What a wizard has left lies along the lower edge and, smaller, along the upper one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.table.layout import CARD_RATIO, Zones, card_size, grown_for, unit_of
from holzwurm_desktop.table.piles import shared_widths

NEAR, FAR = 0, 1
TITLE = 16.0
"""Height of the name of a stack, in units."""
MARGIN = 8.0
"""Room at the edges of the table, in units."""
GAP = 106.0
"""Room between the lines, enough for a question, in units."""
FAR_CARD = 62.0
"""Height of the far wizard's cards, in units."""
NEAR_CARD = 100.0
"""Height of the near wizard's cards, in units."""
BESIDE = 26.0
"""Room between two soldiers of a line, enough for the number of a slot, in units."""
LUNGE = 7.0
"""How far duelling soldiers step forward, in units."""
STRENGTHS = 112.0
"""Height of the table of strengths, in units."""
LEAST_STRENGTHS = 102.0
"""The same in pixels, below which its words would have no room: letters shrink only so far."""
SIDE_CARD = 0.6
"""The size of a spell beside a soldier, as a share of the soldier's."""


def divided(size: QSizeF, letters: float = 1.0) -> Zones:
    """The division of a table of `size`, for letters `letters` times as large as usual. The zone of the hand holds
    what the near wizard has left."""
    unit = unit_of(size)
    margin, inner = MARGIN * unit, size.width() - 2 * MARGIN * unit
    card = card_size(NEAR_CARD * unit)
    hand_top = size.height() - margin * 0.75 - card.height() - TITLE * unit
    height = 42 * unit * grown_for(letters)
    bar = QRectF(margin, hand_top - 4 * unit - height, inner, height)
    plate = QRectF(margin, margin * 0.75, 236 * unit, 54 * unit * grown_for(letters))
    own = QRectF(bar.left(), bar.top(), min(252 * unit, inner * 0.3), bar.height())
    top = margin + (TITLE + FAR_CARD) * unit
    return Zones(
        unit=unit,
        size=size,
        seats=(plate,),
        own=own,
        words=QRectF(own.right() + margin, bar.top(), bar.right() - own.right() - margin, bar.height()),
        corner=QRectF(bar.right(), bar.top(), 0, bar.height()),
        middle=QRectF(margin, top, inner, bar.top() - 4 * unit - top),
        hand=QRectF(margin, hand_top, inner, card.height() + TITLE * unit),
        rise=12 * unit,
        card=card,
    )


@dataclass(frozen=True)
class Places:
    """The parts of the table, in scene units; the first index is the side, `NEAR` or `FAR`.

    card: size of a soldier in a line; near_card, far_card: of what a wizard has left; captive: of a soldier
    in a dungeon; slots: where soldiers stand; stacks: reserve, money, charms and sleep spells; field: between
    the towers; gap: between the lines.
    """

    unit: float
    card: QSizeF
    near_card: QSizeF
    far_card: QSizeF
    captive: QSizeF
    slots: tuple[tuple[QRectF, ...], ...]
    stacks: tuple[tuple[QRectF, ...], ...]
    towers: tuple[QRectF, ...]
    dungeons: tuple[QRectF, ...]
    field: QRectF
    gap: QRectF
    report: QRectF
    strengths: QRectF

    def soldier(self, side: int, slot: int, duelling: bool) -> QRectF:
        """Where the soldier in a slot stands; one in a duel has stepped forward."""
        step = LUNGE * self.unit * (-1 if side == NEAR else 1) if duelling else 0.0
        return self.slots[side][slot].translated(0, round(step))

    def beside(self, side: int, slot: int, right: bool) -> QRectF:
        """Where a spell lies that is used in the duel of the soldier in a slot: strength on its right, sleep on its
        left."""
        soldier = self.soldier(side, slot, True)
        size = self.side_card
        x = soldier.right() - size.width() * 0.3 if right else soldier.left() - size.width() * 0.7
        y = soldier.bottom() - size.height() if side == NEAR else soldier.top()
        return QRectF(QPointF(round(x), round(y)), size)

    def meeting(self, slot: float) -> QRectF:
        """The place in the gap at a slot, or between two if `slot` is not whole."""
        width = self.field.width() / SLOTS
        left = self.field.left() + width * (slot + 0.5) - 80 * self.unit
        return QRectF(
            left, self.gap.top() + 16 * self.unit, 160 * self.unit, self.gap.height() - 32 * self.unit
        )

    @property
    def side_card(self) -> QSizeF:
        """The size of a spell beside a soldier."""
        return card_size(self.card.height() * SIDE_CARD)

    def stack(self, side: int, which: int, count: int) -> list[QRectF]:
        """Where the `count` cards of a stack lie, overlapping if they must."""
        card = self.near_card if side == NEAR else self.far_card
        area = self.stacks[side][which]
        room = area.width() - card.width()
        step = min(card.width() * 0.62, room / (count - 1)) if count > 1 else 0.0
        top = area.bottom() - card.height()
        return [QRectF(QPointF(round(area.left() + step * i), round(top)), card) for i in range(count)]

    def cells(self, side: int, count: int) -> list[QRectF]:
        """Where `count` captives in the dungeon of a side lie, two side by side, the first ones at the top."""
        dungeon, card = self.dungeons[side], self.captive
        rows = max(1, -(-count // 2))
        step = min(
            card.height() * 1.04, (dungeon.height() - card.height() - 8 * self.unit) / max(1, rows - 1)
        )
        left = dungeon.center().x() - card.width() - 2 * self.unit
        found = []
        for index in range(count):
            x = left + (index % 2) * (card.width() + 4 * self.unit)
            y = dungeon.bottom() - 4 * self.unit - card.height() - step * (rows - 1 - index // 2)
            found.append(QRectF(QPointF(round(x), round(y)), card))
        return found


def places_in(zones: Zones) -> Places:
    """Divide a table with these zones among lines, towers, report and stacks."""
    unit, middle = zones.unit, zones.middle
    high = max(STRENGTHS * unit, LEAST_STRENGTHS)
    strengths = QRectF(middle.right() - 226 * unit, middle.bottom() - high, 226 * unit, high)
    report = QRectF(
        strengths.left(), middle.top(), strengths.width(), strengths.top() - 6 * unit - middle.top()
    )
    tower_width = 128 * unit
    left = QRectF(middle.left(), middle.top(), tower_width, middle.height())
    right = QRectF(report.left() - 10 * unit - tower_width, middle.top(), tower_width, middle.height())
    field = QRectF(left.right(), middle.top(), right.left() - left.right(), middle.height())
    pitch = field.width() / SLOTS
    # In a window that is high and narrow the width decides: soldiers stand side by side, each with its number.
    wide = (pitch - BESIDE * unit) * CARD_RATIO
    card = card_size(min((middle.height() - (GAP + 8) * unit) / 2, wide))

    def line(top: float) -> tuple[QRectF, ...]:
        return tuple(
            QRectF(QPointF(round(field.left() + pitch * (slot + 0.5) - card.width() / 2), round(top)), card)
            for slot in range(SLOTS)
        )

    near, far = line(middle.bottom() - 4 * unit - card.height()), line(middle.top() + 4 * unit)
    gap_top, gap_bottom = far[0].bottom(), near[0].top()
    towers = (left, right)
    return Places(
        unit=unit,
        card=card,
        near_card=zones.card,
        far_card=card_size(FAR_CARD * unit),
        captive=card_size(56 * unit),
        slots=(near, far),
        stacks=(
            _stacks(QRectF(zones.hand), zones.card.width(), 16 * unit),
            _stacks(_far_strip(zones), FAR_CARD * unit / 1.4, 14 * unit),
        ),
        towers=towers,
        dungeons=tuple(_dungeon(tower, unit) for tower in towers),
        field=field,
        gap=QRectF(field.left(), gap_top, field.width(), gap_bottom - gap_top),
        report=report,
        strengths=strengths,
    )


def _far_strip(zones: Zones) -> QRectF:
    """The strip for what the far wizard has left, beside the far plate."""
    unit, plate = zones.unit, zones.seats[0]
    left = plate.right() + 14 * unit
    right = zones.size.width() - MARGIN * unit
    return QRectF(left, 4 * unit, right - left, (TITLE + FAR_CARD) * unit)


def _stacks(area: QRectF, card: float, gap: float) -> tuple[QRectF, ...]:
    """Reserve, money, charms and sleep spells side by side, each wide enough for all that it may hold."""
    counts: Sequence[int] = (8, 5, 5, 8)  # at the beginning; none of them ever grows
    room = area.width() - gap * (len(counts) - 1)
    widths = shared_widths(room, counts, card)
    full = [min(width, card * (1 + 0.62 * (count - 1))) for width, count in zip(widths, counts, strict=True)]
    found, x = [], area.left() + (room - sum(full)) / 2
    for width in full:
        found.append(QRectF(x, area.top(), width, area.height()))
        x += width + gap
    return tuple(found)


def _dungeon(tower: QRectF, unit: float) -> QRectF:
    """The dungeon in the lower part of a tower."""
    top = tower.top() + max(108 * unit, tower.height() * 0.36)
    return QRectF(tower.left() + 12 * unit, top, tower.width() - 24 * unit, tower.bottom() - 9 * unit - top)
