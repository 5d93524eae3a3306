"""The items around the open cards: towers, bars, lit slots, face-down cards, badges, the report, the odds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.table.choices import GAP, REPORT, STRENGTHS, dungeon_key, slot_key
from holzwurm_desktop.games.tovenaars.table.ground import Ground
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture
from holzwurm_desktop.games.tovenaars.table.places import FAR, NEAR, TITLE, Places
from holzwurm_desktop.games.tovenaars.table.reading import STACKS
from holzwurm_desktop.games.tovenaars.table.report import ReportItem
from holzwurm_desktop.games.tovenaars.table.strengths import StrengthItem
from holzwurm_desktop.games.tovenaars.table.towers import ArrowItem, BarsItem, paint_tower
from holzwurm_desktop.table.art.ornaments import paint_slot
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.drawing import CENTRE, LEFT, draw_text
from holzwurm_desktop.table.items import CardItem, Look
from holzwurm_desktop.table.labels import BadgeItem, NoteItem, TagItem
from holzwurm_desktop.table.row import PlaceItem, PlaceState

SUITS = "HC"
"""The suit of each seat's soldiers, shown on the pennant of its tower."""


class Scenery:
    """The items that show the picture except its open cards. Each is made once and hidden while it is not needed."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._look = look
        self.slots = [[PlaceItem(look) for _ in range(SLOTS)] for _ in range(2)]
        self.gap = PlaceItem(look)
        self.bars = [BarsItem(look) for _ in range(2)]
        self.backs = [CardItem(look, None) for _ in range(SLOTS + 1)]  # a sealed line, a sealed sleep spell
        self.badges = [BadgeItem(look) for _ in range(SLOTS)]
        self.report = ReportItem(look)
        self.strengths = StrengthItem(look)
        self.odds = NoteItem(look)
        self.arrow = ArrowItem(look)
        self.blocked = TagItem(look)
        for item in (
            *self.slots[0],
            *self.slots[1],
            self.gap,
            *self.bars,
            *self.backs,
            *self.badges,
        ):
            scene.addItem(item)
        for item in (self.report, self.strengths, self.odds, self.arrow, self.blocked):
            scene.addItem(item)

    # The board.

    def lay(self, places: Places) -> None:
        """Put the items that have a fixed place there."""
        unit = places.unit
        for side in (NEAR, FAR):
            for slot in range(SLOTS):
                rect = places.slots[side][slot].adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit)
                self.slots[side][slot].put(rect, 3 * unit)
            self.bars[side].put(places.dungeons[side], 4 * unit)
        self.report.put(places.report, 6 * unit)
        self.strengths.put(places.strengths, 6 * unit)

    def paint(self, painter: QPainter, ground: Ground, names: Sequence[str]) -> None:
        """Draw on the board what never changes: towers, slots with their numbers, the names of the stacks."""
        places, palette, say = ground.places, self._look.palette, self._look.words.say
        unit = places.unit
        for side, seat in enumerate(ground.seats):
            name = say(text.DUNGEON_OF, name=names[seat])
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

    def dress(self, picture: Picture, ground: Ground, names: Sequence[str], attention: Attention) -> None:
        """Show a picture with its report, lights and focus. `names` are those of the players, by seat."""
        self._dress_slots(ground, attention)
        self._dress_gap(picture, ground, attention)
        self._dress_duel(picture, ground)
        self._dress_backs(picture, ground)
        self._dress_badges(picture, ground, attention)
        words = self._look.words
        lines = text.report_text(words, picture.report, names)
        title, blank = words.say(text.REPORT), words.say(text.NO_DUEL)
        self.report.show_state(title, lines, blank, attention.focus == REPORT)
        law = words.say(text.STRENGTH_LAW)
        self.strengths.show_state(words.say(text.STRENGTH_TABLE), law, attention.focus == STRENGTHS)

    def _dress_slots(self, ground: Ground, attention: Attention) -> None:
        for side, seat in enumerate(ground.seats):
            for slot, item in enumerate(self.slots[side]):
                state = attention.place(slot_key(seat, slot))
                item.show_state(state)
                # Lit slots lie above the cards in them, plain ones below.
                item.setZValue(410 if state.light or state.focused or state.hinted else 1)
            self.bars[side].show_state(attention.focus == dungeon_key(1 - seat))

    def _dress_gap(self, picture: Picture, ground: Ground, attention: Attention) -> None:
        light, focused = attention.light(GAP), attention.focus == GAP
        self.gap.setVisible(bool(light) or focused)
        if self.gap.isVisible():
            self.gap.put(ground.rect_of(GAP, picture), 3 * ground.places.unit)
            self.gap.show_state(PlaceState(light=light, focused=focused))

    def _dress_duel(self, picture: Picture, ground: Ground) -> None:
        """Show who attacks whom, and whether spells are blocked."""
        duel, unit = picture.duel, ground.places.unit
        self.arrow.setVisible(duel is not None)
        if duel is not None:
            attacker, slot, target = duel
            begin = ground.soldier(attacker, slot, picture)
            end = ground.soldier(1 - attacker, target, picture)
            shift = QPointF(0, (begin.height() / 2 + 4 * unit) * (-1 if attacker == ground.near else 1))
            self.arrow.point(begin.center() + shift, end.center() - shift)
        self.blocked.setVisible(picture.blocked)
        if picture.blocked:
            gap = ground.places.gap
            middle = QPointF(gap.center().x(), gap.bottom() - 12 * unit)
            self.blocked.dress(self._look.words.say(text.SPELLS_BLOCKED), middle)

    def clear(self, over: QRectF) -> None:
        """Show no tag of which a part would look out from under what lies at `over`."""
        if self.blocked.place.intersects(over):
            self.blocked.hide()

    def _dress_backs(self, picture: Picture, ground: Ground) -> None:
        """Show cards that lie face down: a sealed line, a sealed sleep spell."""
        rects = []
        for seat in range(2):
            slots = ground.places.slots[ground.side(seat)]
            rects += [rect for rect, card in zip(slots, picture.lines[seat], strict=True) if card == BACK]
            if picture.thrown[seat] == BACK and picture.duel is not None:
                rects.append(ground.thrown(seat, picture))
        for index, item in enumerate(self.backs):
            item.setVisible(index < len(rects))
            if index < len(rects):
                item.put_card(rects[index])
                item.setZValue(36)

    def _dress_badges(self, picture: Picture, ground: Ground, attention: Attention) -> None:
        """Show what a held card would do at each of its targets."""
        places, unit = ground.places, ground.places.unit
        targets = list(attention.targets.values())
        for index, badge in enumerate(self.badges):
            badge.setVisible(index < len(targets))
            if index < len(targets):
                target = targets[index]
                rect = ground.rect_of(target.key, picture)
                below = rect.center().y() < places.gap.center().y()
                y = rect.bottom() + 4 * unit if below else rect.top() - 14 * unit
                if target.key == GAP:
                    y = rect.center().y()
                widest = places.field.width() / SLOTS - 4 * unit
                chosen = attention.chosen == target.key
                about = None if target.key == GAP else rect
                badge.tell(target.words, target.good, chosen, QPointF(rect.center().x(), y), widest, about)

    def show_odds(self, told: str, about: QRectF, places: Places, size: QSizeF) -> None:
        """Show the words `told` beside the card that lies at `about`, on a table of `size`; nothing if they
        are ""."""
        self.odds.setVisible(bool(told))
        if told:
            margin = 4 * places.unit
            inside = QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin)
            if about.center().y() < places.gap.top():
                inside.setTop(about.top())  # below the card, so that nothing of the far wizard's is covered
            self.odds.tell(told, about, inside)
