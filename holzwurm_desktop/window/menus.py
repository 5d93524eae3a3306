"""The menus: one table of all actions with their texts and keys."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from holzwurm_desktop.models.key_book import MENU
from holzwurm_desktop.models.keys import KeyAction, KeyGroup, Keymap
from holzwurm_desktop.table.press import key_of, sequence_of
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

    @property
    def action(self) -> KeyAction:
        """What its keys do."""
        return KeyAction(f"menu.{self.name}", self.text, tuple(map(key_of, _sequences(self.keys))))


# None stands for a separator.
GAME = (
    Entry("new_game", QT_TRANSLATE_NOOP("menus", "&New game…"), (Key.New,)),
    Entry("day", QT_TRANSLATE_NOOP("menus", "Dea&l of the day…"), ("Ctrl+Shift+D",)),
    Entry("evenings", QT_TRANSLATE_NOOP("menus", "&Evenings…"), ("Ctrl+Shift+A",)),
    Entry("continue_last", QT_TRANSLATE_NOOP("menus", "&Continue last match"), ("Ctrl+L",)),
    Entry("lobby", QT_TRANSLATE_NOOP("menus", "Start &page"), ("Alt+Home",)),
    None,
    Entry("same_deal", QT_TRANSLATE_NOOP("menus", "Play the same deal &again"), ("Ctrl+R",)),
    Entry("new_deal", QT_TRANSLATE_NOOP("menus", "New &deal"), ("Ctrl+D",)),
    Entry("replay", QT_TRANSLATE_NOOP("menus", "Repla&y the match…"), ("F3",)),
    Entry("game_info", QT_TRANSLATE_NOOP("menus", "About this &match…"), ("Ctrl+I",)),
    None,
    Entry("people", QT_TRANSLATE_NOOP("menus", "Pe&ople…"), ("Ctrl+Shift+W",)),
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
    Entry("copy_record", QT_TRANSLATE_NOOP("menus", "&Copy match"), ("Ctrl+Shift+C",)),
    Entry("paste_record", QT_TRANSLATE_NOOP("menus", "&Paste match"), ("Ctrl+Shift+V",)),
    None,
    Entry("print", QT_TRANSLATE_NOOP("menus", "Pri&nt and play…"), ("Ctrl+Shift+K",)),
    None,
    Entry("export_all", QT_TRANSLATE_NOOP("menus", "&Export everything…"), ("Ctrl+Shift+E",)),
    Entry("import_all", QT_TRANSLATE_NOOP("menus", "&Import…"), ("Ctrl+Shift+I",)),
    Entry("restore", QT_TRANSLATE_NOOP("menus", "&Restore a backup…"), ("Ctrl+Shift+B",)),
)
MOVE = (
    Entry("undo", QT_TRANSLATE_NOOP("menus", "&Undo"), (Key.Undo,)),
    Entry("redo", QT_TRANSLATE_NOOP("menus", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    None,
    Entry("hint", QT_TRANSLATE_NOOP("menus", "&Hint"), ("F2",)),
    Entry("coach", QT_TRANSLATE_NOOP("menus", "&Coach"), ("Shift+F2",), checkable=True),
    None,
    Entry("said", QT_TRANSLATE_NOOP("menus", "What has hap&pened"), ("F4",)),
    Entry("said_after", QT_TRANSLATE_NOOP("menus", "What happened a&fter that"), ("Shift+F4",)),
    None,
    Entry("glance_turn", QT_TRANSLATE_NOOP("menus", "Whose &turn it is"), ("F5",)),
    Entry("glance_scores", QT_TRANSLATE_NOOP("menus", "The &scores"), ("F7",)),
    Entry("glance_hand", QT_TRANSLATE_NOOP("menus", "&My hand"), ("F8",)),
    Entry("glance_board", QT_TRANSLATE_NOOP("menus", "What lies on the ta&ble"), ("F12",)),
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
    Entry("next_pane", QT_TRANSLATE_NOOP("menus", "&Next part of the window"), ("F6",)),
    Entry("last_pane", QT_TRANSLATE_NOOP("menus", "Part &before that"), ("Shift+F6",)),
    Entry("menu_bar", QT_TRANSLATE_NOOP("menus", "To the men&u"), ("F10",)),
    None,
    Entry("full_screen", QT_TRANSLATE_NOOP("menus", "&Full screen"), ("F11",), checkable=True),
)
HELP = (
    Entry("rules", QT_TRANSLATE_NOOP("menus", "&Rules of the game"), (Key.HelpContents, "F1")),
    Entry("learn", QT_TRANSLATE_NOOP("menus", "&Learn the game…"), ("Ctrl+F5",)),
    Entry("puzzles", QT_TRANSLATE_NOOP("menus", "&Puzzles…"), ("Ctrl+Shift+P",)),
    Entry("mistakes", QT_TRANSLATE_NOOP("menus", "Learn from my &mistakes…"), ("Ctrl+Shift+M",)),
    Entry("keys", QT_TRANSLATE_NOOP("menus", "&Keys…"), ("Ctrl+F1",)),
    Entry(
        "about",
        QT_TRANSLATE_NOOP("menus", "&About Holzwurm Desktop"),
        ("Shift+F1",),
        QAction.MenuRole.AboutRole,
    ),
)
TABLE = QT_TRANSLATE_NOOP("menus", "&Table")
"""The menu that is filled with what can be done on the table."""
MENUS: tuple[tuple[Phrase, tuple[Entry | None, ...]], ...] = (
    (QT_TRANSLATE_NOOP("menus", "&Game"), GAME),
    (QT_TRANSLATE_NOOP("menus", "&Files"), FILES),
    (QT_TRANSLATE_NOOP("menus", "&Move"), MOVE),
    (TABLE, ()),
    (QT_TRANSLATE_NOOP("menus", "&View"), VIEW),
    (QT_TRANSLATE_NOOP("menus", "&Help"), HELP),
)


def menu_keys() -> KeyGroup:
    """What keys do everywhere in the window."""
    entries = (entry for _, entries in MENUS for entry in entries if entry is not None)
    return KeyGroup(
        MENU, QT_TRANSLATE_NOOP("keys", "Everywhere"), tuple(entry.action for entry in entries if entry.keys)
    )


class Menus:
    """The menu bar of a window, with its `actions` by name. The window connects them, and fills the menu `table`;
    which orders of the hand the menu `view` has, depends on the table."""

    table: QMenu
    view: QMenu

    def __init__(self, window: QMainWindow, words: Words) -> None:
        self.actions: dict[str, QAction] = {}
        self._words = words
        self._menus: list[tuple[QMenu, Phrase]] = []
        self._entries: dict[str, Entry] = {}
        self._groups: dict[str, QActionGroup] = {}
        for title, entries in MENUS:
            menu = window.menuBar().addMenu("")
            self._menus.append((menu, title))
            if title is TABLE:
                self.table = menu
            elif entries is VIEW:
                self.view = menu
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
        self._tell_keys()

    def set_keys(self, keymap: Keymap) -> None:
        """Use the keys that the player has chosen."""
        for name, entry in self._entries.items():
            self.actions[name].setShortcuts([sequence_of(key) for key in keymap.keys(entry.action)])
        self._tell_keys()

    def _tell_keys(self) -> None:
        """Let the tooltips say what the actions do, and by which key."""
        for action in self.actions.values():
            words = action.text().replace("&", "").removesuffix("…")
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words} ({key})" if key else words)

    def _action(self, entry: Entry, window: QMainWindow) -> QAction:
        action = QAction(window)
        action.setObjectName(entry.name)
        action.setMenuRole(entry.role)
        action.setCheckable(entry.checkable)
        action.setShortcuts([sequence_of(key) for key in entry.action.keys])
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
