"""The menus: one table of all actions with their texts and keys."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

Key = QKeySequence.StandardKey


@dataclass(frozen=True)
class Entry:
    """An action of a menu.

    `keys`: Qt's standard keys or portable key texts; the menu shows the first. `group`: of checkable actions with the
    same group exactly one is checked.
    """

    name: str
    text: Phrase
    keys: tuple[Key | str, ...] = ()
    # macOS moves actions with a role into its application menu. Without one Qt would guess the role from the text.
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    checkable: bool = False
    group: str = ""


# None stands for a separator.
GAME = (
    Entry("new_game", QT_TRANSLATE_NOOP("menus", "&New game…"), (Key.New,)),
    Entry("day", QT_TRANSLATE_NOOP("menus", "Dea&l of the day…"), ("Ctrl+Shift+D",)),
    Entry("continue_last", QT_TRANSLATE_NOOP("menus", "&Continue last match"), ("Ctrl+L",)),
    Entry("lobby", QT_TRANSLATE_NOOP("menus", "Start &page"), ("Alt+Home",)),
    None,
    Entry("same_deal", QT_TRANSLATE_NOOP("menus", "Play the same deal &again"), ("Ctrl+R",)),
    Entry("new_deal", QT_TRANSLATE_NOOP("menus", "New &deal"), ("Ctrl+D",)),
    Entry("replay", QT_TRANSLATE_NOOP("menus", "Look &through the match…"), ("F3",)),
    Entry("game_info", QT_TRANSLATE_NOOP("menus", "About this &match…"), ("Ctrl+I",)),
    None,
    Entry("statistics", QT_TRANSLATE_NOOP("menus", "&Statistics…"), ("Ctrl+T",)),
    Entry(
        "preferences",
        QT_TRANSLATE_NOOP("menus", "P&references…"),
        ("Ctrl+,",),
        QAction.MenuRole.PreferencesRole,
    ),
    None,
    Entry("quit", QT_TRANSLATE_NOOP("menus", "&Quit"), ("Ctrl+Q",), QAction.MenuRole.QuitRole),
)
FILES = (
    Entry("open", QT_TRANSLATE_NOOP("menus", "&Open a match…"), (Key.Open,)),
    Entry("save", QT_TRANSLATE_NOOP("menus", "&Save the match as…"), ("Ctrl+Shift+S",)),
    None,
    Entry("copy_record", QT_TRANSLATE_NOOP("menus", "&Copy record"), ("Ctrl+Shift+C",)),
    Entry("paste_record", QT_TRANSLATE_NOOP("menus", "&Paste record"), ("Ctrl+Shift+V",)),
    None,
    Entry("export_all", QT_TRANSLATE_NOOP("menus", "&Export everything…"), ("Ctrl+Shift+E",)),
    Entry("import_all", QT_TRANSLATE_NOOP("menus", "&Import…"), ("Ctrl+Shift+I",)),
    Entry("restore", QT_TRANSLATE_NOOP("menus", "&Bring back a backup…"), ("Ctrl+Shift+B",)),
)
MOVE = (
    Entry("undo", QT_TRANSLATE_NOOP("menus", "&Undo"), (Key.Undo,)),
    Entry("redo", QT_TRANSLATE_NOOP("menus", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    None,
    Entry("hint", QT_TRANSLATE_NOOP("menus", "&Hint"), ("F2",)),
)
VIEW = (
    Entry("move_list", QT_TRANSLATE_NOOP("menus", "&Move list and scores"), ("F9",), checkable=True),
    None,
    Entry(
        "order_suit",
        QT_TRANSLATE_NOOP("menus", "Hand by &colour"),
        ("Ctrl+1",),
        checkable=True,
        group="hand_order",
    ),
    Entry(
        "order_rank",
        QT_TRANSLATE_NOOP("menus", "Hand by &value"),
        ("Ctrl+2",),
        checkable=True,
        group="hand_order",
    ),
    Entry(
        "order_points",
        QT_TRANSLATE_NOOP("menus", "Hand by &points"),
        ("Ctrl+3",),
        checkable=True,
        group="hand_order",
    ),
    None,
    Entry("full_screen", QT_TRANSLATE_NOOP("menus", "&Full screen"), ("F11",), checkable=True),
)
HELP = (
    Entry("rules", QT_TRANSLATE_NOOP("menus", "&Rules of the game"), (Key.HelpContents, "F1")),
    Entry(
        "about",
        QT_TRANSLATE_NOOP("menus", "&About Holzwurm Desktop"),
        ("Shift+F1",),
        QAction.MenuRole.AboutRole,
    ),
)
MENUS: tuple[tuple[Phrase, tuple[Entry | None, ...]], ...] = (
    (QT_TRANSLATE_NOOP("menus", "&Game"), GAME),
    (QT_TRANSLATE_NOOP("menus", "&Files"), FILES),
    (QT_TRANSLATE_NOOP("menus", "&Move"), MOVE),
    (QT_TRANSLATE_NOOP("menus", "&View"), VIEW),
    (QT_TRANSLATE_NOOP("menus", "&Help"), HELP),
)


class Menus:
    """The menu bar of a window, with its `actions` by name. The window connects them."""

    def __init__(self, window: QMainWindow, words: Words) -> None:
        self.actions: dict[str, QAction] = {}
        self._words = words
        self._menus: list[tuple[QMenu, Phrase]] = []
        self._entries: dict[str, Entry] = {}
        self._groups: dict[str, QActionGroup] = {}
        for title, entries in MENUS:
            menu = window.menuBar().addMenu("")
            self._menus.append((menu, title))
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    menu.addAction(self._action(entry, window))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        for menu, title in self._menus:
            menu.setTitle(self._words.say(title))
        for name, entry in self._entries.items():
            self.actions[name].setText(self._words.say(entry.text))

    def _action(self, entry: Entry, window: QMainWindow) -> QAction:
        action = QAction(window)
        action.setObjectName(entry.name)
        action.setMenuRole(entry.role)
        action.setCheckable(entry.checkable)
        action.setShortcuts(_sequences(entry.keys))
        if entry.group:
            group = self._groups.setdefault(entry.group, QActionGroup(window))
            group.addAction(action)
        # Added to the window as well, so that shortcuts keep working while the menu bar is hidden (full screen).
        window.addAction(action)
        self.actions[entry.name] = action
        self._entries[entry.name] = entry
        return action


def _sequences(keys: tuple[Key | str, ...]) -> list[QKeySequence]:
    """The keys as sequences without duplicates; a standard key gives its first sequence on this platform."""
    found: list[QKeySequence] = []
    for key in keys:
        known = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)[:1]
        found += [sequence for sequence in known if sequence not in found]
    return found
