"""The things on a Superspion table that are no cards in sight: places, folders, piles, the sheet, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.preferences import FILL_SHEET
from holzwurm_desktop.games.superspion.table.folder import FolderItem
from holzwurm_desktop.games.superspion.table.form import FormItem, FormState
from holzwurm_desktop.games.superspion.table.picture import RANKS, SUITS
from holzwurm_desktop.games.superspion.table.places import Places
from holzwurm_desktop.table.items import TableItem
from holzwurm_desktop.table.labels import BadgeItem, ButtonItem
from holzwurm_desktop.table.piles import StockItem
from holzwurm_desktop.table.row import PlaceItem, PlaceState

if TYPE_CHECKING:
    from holzwurm_desktop.games.superspion.table.table import SuperspionTable

GROOVES = ("lay:other", "lay:fourth", "lay:trio", "lay:stock", "lay:discard")
KEYS = {"lay:fourth": "F", "lay:trio": "T", "lay:discard": "D"}
"""The places where cards are laid, and the letters that choose them."""


class Props:
    """Makes them, lays them out, and makes them agree with what the table has read."""

    def __init__(self, table: SuperspionTable) -> None:
        look = table.look
        self._table = table
        self.grooves = {key: PlaceItem(look) for key in GROOVES}
        self.folders = [FolderItem(look) for _ in range(2)]
        self.stock, self.pile = StockItem(look), StockItem(look)
        self.form = FormItem(look)
        self.badges = {key: BadgeItem(look) for key in KEYS}
        self.guess_button = ButtonItem(look, "button:guess", lambda: table.guesser.toggle())
        self.end_button = ButtonItem(look, "button:end", table.end_turn)
        items: list[TableItem] = [*self.grooves.values(), *self.folders, *self.badges.values()]
        for item in (*items, self.stock, self.pile, self.form, self.guess_button, self.end_button):
            table.view.scene().addItem(item)

    def lay(self, places: Places) -> None:
        """Everything at its place."""
        rects = (places.rows[0], places.fourths, places.rows[1], places.stock, places.discards)
        for groove, rect in zip(self.grooves.values(), rects, strict=True):
            groove.put(rect, 2 * places.unit)
        for folder, rect in zip(self.folders, places.folders, strict=True):
            folder.put(rect, 4 * places.unit)
        self.form.put(places.sheet, 6 * places.unit)
        self.stock.put_card(places.pile_spot(places.stock))
        self.pile.put_card(places.pile_spot(places.discards))

    def show(self) -> None:
        """Show what the table has read, with light and focus."""
        picture, targets = self._table.picture, self._table.actions.picking.targets
        self._dress_grooves()
        self._dress_badges()
        self._dress_folders()
        self._dress_form()
        self._dress_buttons()
        light = "good" if "lay:discard" in targets else ""
        self.stock.show_state(picture.stock, focused=self._focused("lay:stock"))
        self.pile.show_state(picture.pile, light, self._focused("lay:discard"))

    def _dress_grooves(self) -> None:
        table = self._table
        say, targets = table.look.words.say, table.actions.picking.targets
        bottom = table.bottom
        heads = {
            "lay:other": (table.trios_title(1 - bottom), self._count(1 - bottom)),
            "lay:trio": (table.trios_title(bottom), self._count(bottom)),
            "lay:fourth": (say(text.FOURTHS), ""),
            "lay:stock": (say(text.STOCK), ""),
            "lay:discard": (say(text.DISCARDS), ""),
        }
        for key, item in self.grooves.items():
            title, remark = heads[key]
            hidden = key in targets  # a badge lies there
            item.show_state(
                PlaceState(
                    title="" if hidden else title,
                    remark="" if hidden else remark,
                    light="good" if key in targets else "",
                    focused=self._focused(key) and key not in ("lay:stock", "lay:discard"),
                    hinted=self._hinted_key() == key,
                )
            )

    def _dress_badges(self) -> None:
        """What the held card will do at each place."""
        table = self._table
        targets, chosen = table.actions.picking.targets, table.actions.picking.chosen
        for key, badge in self.badges.items():
            badge.setVisible(key in targets)
            if key in targets:
                rect, unit = self.grooves[key].place, table.zones.unit
                middle = QPointF(rect.center().x(), rect.top() + 12 * unit)
                badge.tell(targets[key].words, True, chosen == key, middle, max(rect.width(), 190 * unit))

    def _dress_folders(self) -> None:
        table = self._table
        for item, seat, key in zip(
            self.folders, (1 - table.bottom, table.bottom), ("lay:spy", "lay:folder"), strict=True
        ):
            own = seat == table.viewer
            label = f"{table.look.words.say(text.PEEK)}  P" if own else table.session.name(seat)
            light = "bad" if table.guesser.active and not own else ""
            item.show_state(table.open_spy(seat), label, light, self._focused(key))

    def _dress_form(self) -> None:
        table = self._table
        say, option, used = (
            table.look.words.say,
            table.session.match.options["notes"],
            table.may_note(),
        )
        fill = FILL_SHEET.of(table.view.settings.of_games)
        marks = table.notebook.marks(table.viewer, table.picture, fill) if used else {}
        if used:
            left = len(RANKS) * len(SUITS) - sum(bool(mark) for mark in marks.values())
            remark = say(text.UNKNOWN_LEFT, n=left)
        else:
            remark = say(text.FROM_FIVE if option == "five" else text.NOT_USED) if option != "always" else ""
        title = say(text.SHEET)
        if table.guesser.active:
            title, remark = say(text.NAME_THE_SPY, name=table.session.name(1 - table.bottom)), ""
        group, _, which = table.view.focus_key.partition(":")
        focused = which if group == "box" and table.view.focus_visible else None
        hinted = table.hinted.card if isinstance(table.hinted, Guess) else None
        self.form.show_state(
            FormState(
                title,
                remark,
                marks,
                used,
                table.guesser.active,
                table.guesser.asked or hinted,
                focused,
            )
        )

    def _dress_buttons(self) -> None:
        table = self._table
        say, room, unit = table.look.words.say, table.places.buttons, table.zones.unit
        shown = table.guesser.may_guess()
        words = say(text.GUESS_OFF if table.guesser.active else text.GUESS_BUTTON)
        self.guess_button.dress(words, "G", main=isinstance(table.hinted, Guess))
        lays = any(isinstance(move, Trio | Fourth) for move in table.moves)
        self.end_button.dress(say(text.END_BUTTON), "E", main=not lays or isinstance(table.hinted, End))
        height = min(38 * unit, room.height() / 2 - 8 * unit)
        for index, button in enumerate((self.guess_button, self.end_button)):
            button.setVisible(shown)
            top = room.center().y() + (index - 1) * (height + 12 * unit) + 6 * unit
            width = min(room.width(), max(button.natural_width(), room.width() * 0.8))
            button.put(QRectF(room.center().x() - width / 2, top, width, height), 4 * unit)

    def _count(self, seat: int) -> str:
        return text.trio_count(self._table.look.words, self._table.picture.trios[seat])

    def _focused(self, key: str) -> bool:
        return self._table.view.focus_visible and self._table.view.focus_key == key

    def _hinted_key(self) -> str:
        places = {Discard: "lay:discard", Trio: "lay:trio", Fourth: "lay:fourth"}
        return places.get(type(self._table.hinted), "")
