"""The items on a Superspion table other than open cards: places, folders, piles, the sheet, badges, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.keys import DISCARD, END, FILL, FOURTH, GUESS, PEEK, TRIO
from holzwurm_desktop.games.superspion.table.folder import FolderItem
from holzwurm_desktop.games.superspion.table.form import LEGEND, FormItem, foot_of
from holzwurm_desktop.games.superspion.table.picture import Picture
from holzwurm_desktop.games.superspion.table.places import Places
from holzwurm_desktop.games.superspion.table.seating import Seating
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.key_names import cap_of
from holzwurm_desktop.table.labels import BadgeItem, ButtonItem
from holzwurm_desktop.table.piles import StockItem
from holzwurm_desktop.table.row import PlaceItem

PILES = ("lay:stock", "lay:discard")
GROOVES = ("lay:other", "lay:fourth", "lay:trio", *PILES)
PLACES = {"lay:fourth": FOURTH, "lay:trio": TRIO, "lay:discard": DISCARD}
"""The places where cards are laid, and the keys that choose them."""


class Props:
    """Makes the items, lays them out, and shows on them what the table has read."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        guess: Callable[[], None],
        end: Callable[[], None],
        fill: Callable[[], None],
    ) -> None:
        """`guess`, `end` and `fill` are what the buttons do."""
        self._look = look
        self.grooves = {key: PlaceItem(look) for key in GROOVES}
        self.folders = [FolderItem(look) for _ in range(2)]
        self.stock, self.pile = StockItem(look), StockItem(look)
        self.form = FormItem(look)
        self.badges = {key: BadgeItem(look) for key in PLACES}
        self.guess_button = ButtonItem(look, "button:guess", guess)
        self.end_button = ButtonItem(look, "button:end", end)
        self.fill_button = ButtonItem(look, "button:fill", fill)
        self.fill_button.setZValue(5)  # it stands on the sheet
        items: list[TableItem] = [*self.grooves.values(), *self.folders, *self.badges.values()]
        buttons = (self.guess_button, self.end_button, self.fill_button)
        for item in (*items, self.stock, self.pile, self.form, *buttons):
            scene.addItem(item)

    def lay(self, places: Places) -> None:
        """Put every item at its place."""
        rects = (places.rows[0], places.fourths, places.rows[1], places.stock, places.discards)
        for groove, rect in zip(self.grooves.values(), rects, strict=True):
            groove.put(rect, 2 * places.unit)
        for folder, rect in zip(self.folders, places.folders, strict=True):
            folder.put(rect, 4 * places.unit)
        self.form.put(places.sheet, 6 * places.unit)
        self.stock.put_card(places.pile_spot(places.stock))
        self.pile.put_card(places.pile_spot(places.discards))

    def show_places(
        self, picture: Picture, seating: Seating, attention: Attention, reviewing: bool, reminder: str
    ) -> None:
        """Show grooves and piles with their words, and badges that tell what the held card would do. `reviewing`: the
        viewer's own discards lie in the place of the fourth cards; `reminder` takes the place of the title of the
        viewer's own trios unless it is ""."""
        words = self._look.words
        say, lower, upper = words.say, seating.lower, seating.upper
        own = (seating.trios_title(words, lower), text.trio_count(words, picture.trios[lower]))
        heads = {
            "lay:other": (seating.trios_title(words, upper), text.trio_count(words, picture.trios[upper])),
            "lay:trio": (reminder, "") if reminder else own,
            "lay:fourth": (say(text.OWN_DISCARDS if reviewing else text.FOURTHS), ""),
            "lay:stock": (say(text.STOCK), ""),
            "lay:discard": (say(text.DISCARDS), ""),
        }
        for key, item in self.grooves.items():
            title, remark = heads[key]
            # For piles, the ring of the keyboard is drawn round the pile itself.
            focused = attention.focus == key and key not in PILES
            item.show_state(replace(attention.place(key, title=title, remark=remark), focused=focused))
        self.stock.show_state(picture.stock, focused=attention.focus == "lay:stock")
        self.pile.show_state(picture.pile, attention.light("lay:discard"), attention.focus == "lay:discard")
        self._show_badges(attention)

    def _show_badges(self, attention: Attention) -> None:
        unit = self._look.unit
        for key, badge in self.badges.items():
            target = attention.targets.get(key)
            badge.setVisible(target is not None)
            if target is not None:
                rect = self.grooves[key].place
                middle = QPointF(rect.center().x(), rect.top() + 12 * unit)
                widest = max(rect.width(), 190 * unit)  # piles are narrower than what is to be said there
                badge.tell(target.words, True, attention.chosen == key, middle, widest)

    def show_folders(
        self, seating: Seating, spies: Sequence[str | None], guessing: bool, attention: Attention
    ) -> None:
        """Show both folders. `spies` are by seat, None for a closed folder; `guessing`: whether the other
        player's spy is being guessed."""
        for item, seat, stop in zip(
            self.folders, (seating.upper, seating.lower), ("lay:spy", "lay:folder"), strict=True
        ):
            own = seat == seating.viewer
            key = cap_of(self._look.words, self._look.keys.first(PEEK))
            label = f"{self._look.words.say(text.PEEK)}  {key}".rstrip() if own else seating.names[seat]
            light = "bad" if guessing and not own else ""
            item.show_state(spies[seat], label, light, attention.focus == stop)

    def show_fill(self, shown: bool, on: bool) -> None:
        """Show the switch on the sheet, which is `on` if what is certain is filled in, or hide it unless `shown`."""
        button, say = self.fill_button, self._look.words.say
        button.setVisible(shown)
        button.about = say(text.FILL_TIP)
        button.dress(say(text.FILL_ON if on else text.FILL_OFF), FILL, pressed=on)
        foot = foot_of(self.form.place)
        width = min(button.natural_width(), foot.width() * (0.99 - LEGEND))
        button.put(QRectF(foot.right() - width, foot.top(), width, foot.height()), 4 * self._look.unit)

    def show_buttons(self, room: QRectF, shown: bool, guessing: bool, hint: str, lays: bool) -> None:
        """Show both buttons in `room`, or hide them unless `shown`.

        guessing: the first button then gives the guess up; hint: "guess" or "end" if the hint is to press
        that button; lays: whether there is still something to lay, so that ending the turn is not the obvious
        thing to do.
        """
        say, unit = self._look.words.say, self._look.unit
        self.guess_button.dress(
            say(text.GUESS_OFF if guessing else text.GUESS_BUTTON), GUESS, main=hint == "guess"
        )
        self.end_button.dress(say(text.END_BUTTON), END, main=not lays or hint == "end")
        height = min(38 * unit, room.height() / 2 - 8 * unit)
        for index, button in enumerate((self.guess_button, self.end_button)):
            button.setVisible(shown)
            top = room.center().y() + (index - 1) * (height + 12 * unit) + 6 * unit
            width = min(room.width(), max(button.natural_width(), room.width() * 0.8))
            button.put(QRectF(room.center().x() - width / 2, top, width, height), 4 * unit)
