"""What stands around the cards: towers, bars, lit slots, face-down cards, badges, the report, the odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.table.choices import GAP, dungeon_key, place_of, slot_key
from holzwurm_desktop.games.tovenaars.table.picture import BACK
from holzwurm_desktop.games.tovenaars.table.places import FAR, NEAR, TITLE
from holzwurm_desktop.games.tovenaars.table.reading import REPORT, STACKS
from holzwurm_desktop.games.tovenaars.table.report import ReportItem
from holzwurm_desktop.games.tovenaars.table.towers import ArrowItem, BarsItem, paint_tower
from holzwurm_desktop.table.art.ornaments import paint_slot
from holzwurm_desktop.table.drawing import CENTRE, LEFT, draw_text
from holzwurm_desktop.table.items import CardItem
from holzwurm_desktop.table.labels import BadgeItem, NoteItem, TagItem
from holzwurm_desktop.table.row import PlaceItem, PlaceState

if TYPE_CHECKING:
    from holzwurm_desktop.games.tovenaars.table.table import TovenaarsTable

SUITS = "HC"
"""The soldiers' suit of each seat, on the pennant of its tower."""


class Scenery:
    """Items that show the table's picture; they are made once and dressed again and again."""

    def __init__(self, table: TovenaarsTable) -> None:
        self._table = table
        scene, look = table.view.scene(), table.look
        self.slots = [[PlaceItem(look) for _ in range(SLOTS)] for _ in range(2)]
        self.gap = PlaceItem(look)
        self.bars = [BarsItem(look) for _ in range(2)]
        self.backs = [CardItem(look, None) for _ in range(SLOTS + 1)]
        self.badges = [BadgeItem(look) for _ in range(SLOTS)]
        self.report = ReportItem(look)
        self.odds = NoteItem(look)
        self.arrow = ArrowItem(look)
        self.blocked = TagItem(look)
        for item in (*self.slots[0], *self.slots[1], self.gap, *self.bars, *self.backs, *self.badges):
            scene.addItem(item)
        scene.addItem(self.report)
        scene.addItem(self.odds)
        scene.addItem(self.arrow)
        scene.addItem(self.blocked)

    # The board.

    def lay(self) -> None:
        """Put everything that has a fixed place there."""
        places, unit = self._table.places, self._table.zones.unit
        for side in (NEAR, FAR):
            for slot in range(SLOTS):
                rect = places.slots[side][slot].adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit)
                self.slots[side][slot].put(rect, 3 * unit)
            self.bars[side].put(places.dungeons[side], 4 * unit)
        self.report.put(places.report, 6 * unit)

    def paint(self, painter: QPainter) -> None:
        """Towers, slots with their numbers, and the names of the stacks."""
        table, places = self._table, self._table.places
        unit, palette, say = table.zones.unit, table.look.palette, table.look.words.say
        for side, seat in enumerate((table.near, 1 - table.near)):
            name = say(text.DUNGEON_OF, name=table.session.name(seat))
            paint_tower(painter, places.towers[side], places.dungeons[side], SUITS[seat], name, palette, unit)
            for slot, rect in enumerate(places.slots[side]):
                paint_slot(painter, rect, palette)
                number = QRectF(rect.left() - 24 * unit, rect.top(), 20 * unit, 20 * unit)
                draw_text(painter, number, str(slot + 1), 14 * unit, palette.board_muted, CENTRE, bold=True)
            for which, title in enumerate(STACKS):
                area = places.stacks[side][which]
                head = QRectF(area.left() + 2 * unit, area.top(), area.width(), TITLE * unit)
                draw_text(painter, head, say(title), 11.5 * unit, palette.board_text, LEFT, bold=True)

    # What changes.

    def dress(self) -> None:
        """Make everything agree with the table."""
        self._dress_slots()
        self._dress_gap()
        self._dress_duel()
        self._dress_backs()
        self._dress_badges()
        self._dress_report()
        self._dress_odds()

    def _dress_slots(self) -> None:
        table = self._table
        hinted = ""
        if table.hinted is not None:
            hinted = place_of(table.hinted, table.picture, table.emptied)
        for side, seat in enumerate((table.near, 1 - table.near)):
            for slot, item in enumerate(self.slots[side]):
                key = slot_key(seat, slot)
                light = self._light(key)
                if not light and key == table.emptied_key and not table.actions.picking.held:
                    light = "good"
                state = PlaceState(light=light, focused=self._focused(key), hinted=hinted == key)
                item.show_state(state)
                item.setZValue(410 if light or state.focused or state.hinted else 1)
            self.bars[side].show_state(self._focused(dungeon_key(1 - seat)))

    def _dress_gap(self) -> None:
        table = self._table
        light = self._light(GAP)
        self.gap.setVisible(bool(light) or self._focused(GAP))
        if self.gap.isVisible():
            self.gap.put(table.reading.rect_of(GAP), 3 * table.zones.unit)
            self.gap.show_state(PlaceState(light=light, focused=self._focused(GAP)))

    def _dress_duel(self) -> None:
        """Who attacks whom; and whether spells are blocked."""
        table, duel, unit = self._table, self._table.picture.duel, self._table.zones.unit
        self.arrow.setVisible(duel is not None)
        if duel is not None:
            near = duel[0] == table.near
            sides = (NEAR, FAR) if near else (FAR, NEAR)
            begin, end = (
                table.places.soldier(side, slot, True) for side, slot in zip(sides, duel[1:], strict=True)
            )
            shift = QPointF(0, (begin.height() / 2 + 4 * unit) * (-1 if near else 1))
            self.arrow.point(begin.center() + shift, end.center() - shift)
        self.blocked.setVisible(table.picture.blocked)
        if table.picture.blocked:
            gap = table.places.gap
            self.blocked.dress(
                table.look.words.say(text.SPELLS_BLOCKED), QPointF(gap.center().x(), gap.bottom() - 12 * unit)
            )

    def _light(self, key: str) -> str:
        target = self._table.actions.picking.targets.get(key)
        return "" if target is None else "good" if target.good else "bad"

    def _focused(self, key: str) -> bool:
        return self._table.view.focus_visible and self._table.view.focus_key == key

    def _dress_backs(self) -> None:
        """Cards that lie face down: a sealed line, a sealed sleep spell."""
        table, picture = self._table, self._table.picture
        rects = []
        for seat in range(2):
            side = table.side_of(seat)
            rects += [
                table.places.slots[side][slot]
                for slot, card in enumerate(picture.lines[seat])
                if card == BACK
            ]
            if picture.thrown[seat] == BACK and picture.duel is not None:
                rects.append(table.thrown_place(seat, picture))
        for index, item in enumerate(self.backs):
            item.setVisible(index < len(rects))
            if index < len(rects):
                item.put_card(rects[index])
                item.setZValue(36)

    def _dress_badges(self) -> None:
        """What a held card would do at each of its targets."""
        table, unit = self._table, self._table.zones.unit
        targets = list(table.actions.picking.targets.values())
        for index, badge in enumerate(self.badges):
            badge.setVisible(index < len(targets))
            if index < len(targets):
                target = targets[index]
                rect = table.place_rect(target.key)
                below = rect.center().y() < table.places.gap.center().y()
                y = rect.bottom() + 4 * unit if below else rect.top() - 14 * unit
                if target.key == GAP:
                    y = rect.center().y()
                widest = table.places.field.width() / SLOTS - 4 * unit
                chosen = table.actions.picking.chosen == target.key
                badge.tell(target.words, target.good, chosen, QPointF(rect.center().x(), y), widest)

    def _dress_report(self) -> None:
        table, words = self._table, self._table.look.words
        names = [table.session.name(seat) for seat in range(2)]
        lines = text.report_text(words, table.report, names)
        title, blank = words.say(text.REPORT), words.say(text.NO_DUEL)
        self.report.show_state(title, lines, blank, self._focused(REPORT))

    def _dress_odds(self) -> None:
        """What is told of the card under the pointer or the keyboard, beside it."""
        table = self._table
        card = table.view.pointer.card or table.view.focused_card
        free = table.actions.picking.held is None and table.question is None and not table.note.isVisible()
        told = table.reading.odds_of(card) if card is not None and free else ""
        self.odds.setVisible(bool(told))
        if told and card is not None:
            margin = 4 * table.zones.unit
            inside = QRectF(QPointF(0, 0), table.zones.size).adjusted(margin, margin, -margin, -margin)
            about = table.card_rect(card)
            if about.center().y() < table.places.gap.top():
                inside.setTop(about.top())  # beneath it, so that nothing of the far wizard's is covered
            self.odds.tell(told, about, inside)
