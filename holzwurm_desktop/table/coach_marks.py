"""The marks at the moves that the coach speaks of: brackets at a better one, numbers and chances at the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.table.art.ornaments import paint_hint_mark
from holzwurm_desktop.table.bubbles import free_place
from holzwurm_desktop.table.drawing import CENTRE, draw_text, paint_sheet, text_width, wished
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.layer import CardLayer
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group


class BracketItem(TableItem):
    """The brackets of a hint round a place, without the hint: what would have been better."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setZValue(460)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        paint_hint_mark(painter, self.rect, self.look.palette, self.look.unit)


class RankItem(TableItem):
    """A tag on a card or place: which of the best moves it belongs to and, where that is told, its chance."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.setZValue(3200)

    def dress(self, text: str, middle: QPointF, inside: QRectF, taken: Sequence[QRectF]) -> None:
        """Show `text` around `middle`, within `inside` and beside what is `taken`, all in scene units."""
        self.text = text
        unit = self.look.unit
        width = text_width(text, 13 * unit, True) + 14 * unit
        height = max(22 * unit, 1.45 * wished(13 * unit))
        wish = QRectF(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)
        self.put(free_place(wish, taken, inside), 5 * unit)
        self.update()

    def draw(self, painter: QPainter) -> None:
        unit, palette = self.look.unit, self.look.palette
        paint_sheet(painter, self.rect, palette, unit, radius=11)
        draw_text(
            painter,
            self.rect.adjusted(4 * unit, 0, -4 * unit, 0),
            self.text,
            13 * unit,
            palette.label_text,
            CENTRE,
            bold=True,
        )


class Marked(NamedTuple):
    """What a move is about: cards by their keys, and the key of a place, "" for none."""

    cards: tuple[str, ...] = ()
    place: str = ""


class Marking(Protocol):
    """What is asked of a table on which moves are marked: see `game_table.GameTable`."""

    layer: CardLayer
    zones: Zones

    def marked_cards(self, move: Move) -> Sequence[str]:
        """The cards that a move moves."""

    def marked_place(self, move: Move) -> str:
        """The key of the place where it happens."""

    def middle_groups(self) -> list[Group]:
        """The stops of the middle."""


class CoachMarks:
    """The marks on one table, made anew whenever they are shown."""

    def __init__(self, table: Marking, view: Stage, look: Look) -> None:
        self._table = table
        self._view = view
        self._look = look
        self._better = Marked()
        self.items: list[BracketItem | RankItem] = []

    @property
    def tags(self) -> list[QRectF]:
        """Where tags are, in scene units."""
        return [item.place for item in self.items if isinstance(item, RankItem)]

    def keep(self, better: Move | None) -> None:
        """Find where the better move would have gone, while the position before it can still be seen."""
        self._better = Marked() if better is None else self._marked(better)

    def bracket(self, shown: bool) -> None:
        """Draw brackets where that move would have gone, as far as its cards and place are there; or nothing."""
        self._clear()
        if not shown:
            return
        for rect in (*self._cards(self._better.cards), *self._places(self._better.place)):
            bracket = BracketItem(self._look)
            bracket.put(rect, 6 * self._look.unit)
            self._add(bracket)

    def rank(self, best: Sequence[tuple[Move, str]], taken: Sequence[QRectF] = ()) -> None:
        """A tag at each card with the number and the chance, and one at each place with the number alone; with both
        where a move has no card. A card of several moves has their numbers. best: moves with their chances in words,
        "" where those are not told; taken: what no tag is to lie on."""
        self._clear()
        marks = [self._marked(move) for move, _ in best]
        if len(marks) > 1 and len({marked.place for marked in marks}) == 1:  # which tells them not apart
            marks = [marked._replace(place="") if marked.cards else marked for marked in marks]
        wholes = [
            f"{number} · {chance}" if chance else str(number) for number, (_, chance) in enumerate(best, 1)
        ]
        numbers: dict[str, list[int]] = {}
        for number, marked in enumerate(marks, 1):
            for card in marked.cards:
                numbers.setdefault(card, []).append(number)
        for card, found in numbers.items():
            text = wholes[found[0] - 1] if len(found) == 1 else ", ".join(map(str, found))
            for rect in self._cards([card]):
                self._tag(text, QPointF(rect.center().x(), rect.top() + 14 * self._look.unit), taken)
        for number, (marked, whole) in enumerate(zip(marks, wholes, strict=True), 1):
            for rect in self._places(marked.place):
                shown = bool(self._cards(marked.cards))
                self._tag(str(number) if shown else whole, rect.center(), taken)

    def _tag(self, text: str, middle: QPointF, taken: Sequence[QRectF]) -> None:
        tag = RankItem(self._look)
        inside = QRectF(QPointF(0, 0), self._table.zones.size)
        tag.dress(text, middle, inside, [*taken, *(other.place for other in self.items)])
        self._add(tag)

    def _add(self, item: BracketItem | RankItem) -> None:
        self._view.scene().addItem(item)
        self.items.append(item)

    def _clear(self) -> None:
        for item in self.items:
            self._view.scene().removeItem(item)
        self.items = []

    def _marked(self, move: Move) -> Marked:
        return Marked(tuple(self._table.marked_cards(move)), self._table.marked_place(move))

    def _cards(self, cards: Sequence[str]) -> list[QRectF]:
        items = self._table.layer.items
        return [items[card].place for card in cards if card in items]

    def _places(self, key: str) -> list[QRectF]:
        stops = (stop for group in self._table.middle_groups() for stop in group.stops)
        return [stop.rect for stop in stops if stop.key == key]
