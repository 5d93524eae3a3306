"""The main window: menus, start page and table, and the match on it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.enter_key import EnterPresses
from holzwurm_desktop.desktop.foreign_letters import strike_by_place
from holzwurm_desktop.desktop.key_tips import KeyTips
from holzwurm_desktop.desktop.panes import Panes
from holzwurm_desktop.desktop.room import Room
from holzwurm_desktop.desktop.screens import keep_on_screen, room_for
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.key_book import KeyBook
from holzwurm_desktop.models.new_game import Choices
from holzwurm_desktop.models.saved_matches import SavedMatchesModel
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.saving import NOT_STORED
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import Notice
from holzwurm_desktop.storage.evenings import Link
from holzwurm_desktop.storage.preferences import game_preferences
from holzwurm_desktop.table.accessible import say
from holzwurm_desktop.table.glances import GLANCES
from holzwurm_desktop.table.press import key_of
from holzwurm_desktop.table.settings import HAND_ORDERS, TableSettings, table_settings
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.window.coach_switch import CoachSwitch
from holzwurm_desktop.window.curtain import Curtain
from holzwurm_desktop.window.dock_place import DockPlace
from holzwurm_desktop.window.edge_buttons import EdgeButtons
from holzwurm_desktop.window.evening_opener import EveningOpener
from holzwurm_desktop.window.key_groups import key_groups
from holzwurm_desktop.window.leaving import Leaving
from holzwurm_desktop.window.lesson_opener import LessonOpener
from holzwurm_desktop.window.lobby import Lobby
from holzwurm_desktop.window.match_dock import MatchDock
from holzwurm_desktop.window.match_opener import MatchOpener
from holzwurm_desktop.window.menus import Menus
from holzwurm_desktop.window.notice_bar import NoticeBar
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.order_menu import OrderMenu
from holzwurm_desktop.window.pages import Pages
from holzwurm_desktop.window.record_exchange import RecordExchange
from holzwurm_desktop.window.replay_opener import ReplayOpener
from holzwurm_desktop.window.seat_change import SeatChange
from holzwurm_desktop.window.services import Services
from holzwurm_desktop.window.status_line import StatusLine
from holzwurm_desktop.window.storage_news import StorageNews
from holzwurm_desktop.window.table_menu import TableMenu
from holzwurm_desktop.window.task_opener import TaskOpener
from holzwurm_desktop.window.thumbnailer import Thumbnailer
from holzwurm_desktop.window.window_memory import WindowMemory
from holzwurm_desktop.window.windows import Windows

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView

MakeTable = Callable[[Session, TableSettings], "TableView"]
TABLE_SETTINGS = (
    *(
        "one_click_play",
        "from_memory",
        "since_folded",
        "coach_folded",
        "animation_speed",
        "wordiness",
        "hand_order",
    ),
    *game_preferences(),
)
"""Preferences of which the table is told when they change."""
SMALLEST = QSize(640, 400)  # in logical pixels; less where the screen is smaller


class MainWindow(QMainWindow):
    """Shows the start page or one match. A match is saved as it is played, so closing the window asks nothing,
    unless something could not be saved.

    What a match is connected to is a `Slot`: to connect any other method gives the widget a new meta object, by which
    Qt takes it for another one and screen readers tell the whole window once more.
    """

    restore_requested = Signal(object)
    """What is to replace everything stored now: the `Path` of a backup, or those of the files that were kept when one
    was brought back."""

    def __init__(
        self,
        services: Services,
        matches: MatchesService,
        make_table: MakeTable,
        play_sound: Callable[[str], None] = lambda name: None,
    ) -> None:
        """`make_table` makes the table of a session; its `sound_requested` is connected to `play_sound`."""
        super().__init__()
        self.session: TableSession | None = None
        self.table: TableView | None = None
        self._minimised = False  # whether the match is held because of it
        self._preferences = services.preferences
        self._appearance = services.appearance
        self._words = services.languages.words
        self._matches = matches
        self._make_table = make_table
        self._play_sound = play_sound
        self._services = services
        self._people = services.people
        self._make_face(services)
        self._make_openers(services)
        self.panes = Panes(self, (self.notices, self.pages, self.dock), self.menuBar())
        self.setAcceptDrops(True)
        self._lay_out()
        EnterPresses(self)
        KeyTips(self)
        self._connect_actions()
        self._connect()
        self._memory = WindowMemory(self, self.menus.actions["move_list"], services.preferences)
        self._memory.restore()
        self._go_to_lobby()

    # What others ask of the window.

    def open_record(self, path: Path) -> None:
        """Continue the match in a record file; what is wrong with the file is shown on the notice bar."""
        self.record_exchange.open_file(path)

    def resume(self, match_id: int) -> None:
        """Continue a saved match; if it cannot be read, that is shown on the notice bar."""
        self.match_opener.resume(match_id)

    def begin(
        self, game_id: str, choices: Choices, day: date | None = None, link: Link | None = None
    ) -> None:
        """Begin a new match, with the deal of `day` if given; `link`: where in an evening it belongs."""
        self.match_opener.begin(game_id, choices, day, link)

    def show_match(self, session: TableSession) -> None:
        """Show a match on the table and start it, once the one that is there may be left."""
        self._leaving.leave(self.session, lambda: self._lay(session), lambda: _put_back(session))

    @Slot()
    def show_lobby(self) -> None:
        """Close the match, which is saved, and show the start page."""
        self._leaving.leave(self.session, self._go_to_lobby)

    def leave(self, go: Callable[[], None]) -> None:
        """Call `go` once the match may be left, and close the window."""

        def close() -> None:
            go()
            self.shut()

        if self._leaving.may_end(self.session, close):
            close()

    def shut(self) -> None:
        """Close the window without a question."""
        self._leaving.anyway(self.close)

    def recover(self, report: str) -> None:
        """After an error that nobody foresaw: lay the table anew from what is stored, and tell of the error."""
        session = self.session
        # What is not stored would be lost; the table may still work.
        if session is not None and not session.unsaved and session.saved.match_id != NOT_STORED:
            self.resume(session.saved.match_id)
        self.windows.mishap(report)

    def _lay(self, session: TableSession) -> None:
        self._clear_table()
        self.session = session
        session.set_watched(self.isActiveWindow())
        self.evenings.follow(session)
        self.seats.watch(session)  # before the table is made, see there
        table = self.table = self._make_table(session, self._table_settings())
        table.sound_requested.connect(self._play_sound)
        table.stop_focused.connect(lambda rect: self._room.reveal(table, rect))
        # Queued, as the follow-up below: both delete the table, which is still handling the click that asked for it.
        table.lobby_requested.connect(self.show_lobby, Qt.ConnectionType.QueuedConnection)
        table.new_match_requested.connect(self.menus.actions["new_game"].trigger)
        table.steps_changed.connect(self._enable_actions)
        table.rematch_requested.connect(
            lambda: self._with_match(self.match_opener.deal_anew), Qt.ConnectionType.QueuedConnection
        )
        table.replay_requested.connect(self.menus.actions["replay"].trigger)
        table.hand_order_changed.connect(lambda order: self._preferences.change(hand_order=order))
        table.game_preference_chosen.connect(lambda key, value: self._preferences.change(**{key: value}))
        table.since_folded.connect(lambda folded: self._preferences.change(since_folded=folded))
        table.coach_folded.connect(lambda folded: self._preferences.change(coach_folded=folded))
        table.follow_up_requested.connect(self.match_opener.follow_up, Qt.ConnectionType.QueuedConnection)
        self.status.follow(session)
        self.dock.follow(session)
        self._coach.follow(session, table)
        session.turn_changed.connect(self._enable_actions)
        session.history_changed.connect(self._enable_actions)
        session.person_moved.connect(self.notices.withdraw_offers)
        session.position_replaced.connect(self.notices.withdraw_offers)
        session.practice_started.connect(self._name_window)
        self._storage_news.follow(session)
        session.left_behind.connect(
            lambda match_id, counts: self.notifier.left_behind(
                counts, lambda: self.match_opener.go_back(match_id)
            )
        )
        self.pages.addWidget(table)
        self._thumbnailer.follow(session, table)
        self.seats.show(table)
        self._show_dock()
        self._name_window()
        self._enable_actions()
        # Last: the first moves may come at once, and everybody has to hear of them.
        if session.absent:
            self.windows.program_gone(session, self.show_lobby)
        else:
            session.start()
        self._storage_news.tell_unkept(session)

    def _go_to_lobby(self) -> None:
        self._clear_table()
        self._people.refresh()  # another window may have changed them
        self._saved.refresh()
        self.pages.setCurrentWidget(self.lobby)
        self.dock.setVisible(False)
        self._name_window()
        self._enable_actions()
        self.lobby.focus_start(self._preferences.values.last_game)

    # Events from Qt.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self._saved.refresh()
            self.status.retranslate()
            self._name_window()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._rest_while_minimised()
            # Also where the window manager did it, or it was restored to the whole screen.
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange:
            active = self.isActiveWindow()
            self._with_match(lambda session: session.set_watched(active))
            if not active:
                self._memory.save()  # a desktop session may end without a close event
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.setMinimumSize(SMALLEST.boundedTo(room_for(self)))
        super().showEvent(event)
        keep_on_screen(self)
        if self.session is None and not event.spontaneous():
            self.lobby.focus_start(self._preferences.values.last_game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not strike_by_place(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dock_place.arrange()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.record_exchange.accepts(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.record_exchange.take(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._memory.save()
        if not self._leaving.may_end(self.session, self.shut):
            event.ignore()
            return
        self._clear_table()
        super().closeEvent(event)

    # Construction.

    def _make_face(self, services: Services) -> None:
        """What is seen: start page, notices, status line, move list, menus."""
        self._saved = SavedMatchesModel(self._matches, self._words, self)
        self._saved.refresh()
        self.lobby = Lobby(self._saved, services.people, self._words, services.appearance)
        self.notices = NoticeBar(services.appearance)
        self.notices.say_aloud = self._say_aloud
        self.notifier = Notifier(self.notices, self._words)
        self.status = StatusLine(self.statusBar(), self._words)
        self.pages = Pages()
        self._room = Room(self.pages)
        self.curtain = Curtain(services.appearance)
        self.dock = MatchDock(self._words, self)
        self._dock_place = DockPlace(self, self.dock)
        self.menus = Menus(self, self._words)
        self._coach = CoachSwitch(self.menus.actions["coach"], self.status.say, self)
        self.edge = EdgeButtons(self.menus.actions)
        self.statusBar().addPermanentWidget(self.edge)
        self.book = KeyBook(services.preferences, key_groups(), self)
        TableMenu(self.menus.table, self._words, lambda: self.table)
        usual = {order: self.menus.actions[f"order_{order}"] for order in HAND_ORDERS}
        self.orders = OrderMenu(usual, self.menus.view, self._words, lambda: self.table)

    def _make_openers(self, services: Services) -> None:
        """What shows dialogs, and brings matches to the table and away from it."""
        self.windows = Windows(services, self.book, self)
        self.record_exchange = RecordExchange(self._matches, self.notifier, self._words, self.windows, self)
        self._leaving = Leaving(services, self.windows, self.record_exchange, self)
        self._storage_news = StorageNews(services, self.notifier, self.record_exchange, self)
        self.seats = SeatChange(self.pages, self.curtain, services.preferences, self)
        self._thumbnailer = Thumbnailer(self._matches, self)
        self.replay_opener = ReplayOpener(
            self._matches, self.windows, self.notifier, self._make_any_table, self
        )
        self.lessons = LessonOpener(
            self.windows,
            self.notifier,
            self._words,
            self._make_any_table,
            self._play_sound,
            self,
        )
        self.tasks = TaskOpener(
            self._matches, services, self.windows, self.notifier, self._make_any_table, self._play_sound, self
        )
        self.match_opener = MatchOpener(
            self._matches,
            services,
            self.windows,
            self.notifier,
            self.lessons,
            lambda: self.session,
            self.show_match,
            self,
        )
        self.evenings = EveningOpener(
            services.evenings,
            self.windows,
            self.notifier,
            self._words,
            self.begin,
            self.resume,
            self.show_lobby,
            self._matches.load,
            self,
        )

    def _lay_out(self) -> None:
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(self._room, 1)
        self.pages.addWidget(self.lobby)
        self.pages.addWidget(self.curtain)
        self.setCentralWidget(centre)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.statusBar().setSizeGripEnabled(False)

    def _connect_actions(self) -> None:
        actions = self.menus.actions
        # `triggered` passes whether the action is checked, which `_` takes. `do=do` keeps the value of this round of
        # the loop; the bare name would be looked up when the action is triggered.
        for name, do in self._always().items():
            actions[name].triggered.connect(lambda _=False, do=do: do())
        for name, do_with in self._with_a_match().items():
            actions[name].triggered.connect(lambda _=False, do=do_with: self._with_match(do))
        for name, do_on in self._with_a_table().items():
            actions[name].triggered.connect(lambda _=False, do=do_on: self._with_table(do))

    def _always(self) -> dict[str, Callable[[], object]]:
        """What the entries of the menus do that can always be chosen, or see for themselves whether they can."""
        windows = self.windows
        return {
            "new_game": lambda: windows.new_game(self._game_id()),
            "continue_last": lambda: self.match_opener.continue_last(self._saved),
            "lobby": self.show_lobby,
            "day": lambda: windows.day(self._game_id(), self._matches.load),
            "evenings": self.evenings.show,
            "open": self.record_exchange.choose_and_open,
            "paste_record": self.record_exchange.paste,
            "print": lambda: windows.print_and_play(self._game_id()),
            "export_all": windows.export_all,
            "import_all": self._import_all,
            "restore": windows.restore,
            "undo": self._undo,
            "people": windows.people,
            "statistics": lambda: windows.statistics(self._game_id()),
            "preferences": windows.preferences,
            "quit": self.close,
            "move_list": self._toggle_dock,
            "next_pane": lambda: self.panes.go(1),
            "last_pane": lambda: self.panes.go(-1),
            "menu_bar": self.panes.go_to_menu,
            "full_screen": self._show_full_screen,
            "rules": lambda: windows.rules(self._game_id()),
            "learn": lambda: self.lessons.open(self._game_id()),
            "puzzles": self.tasks.offer,
            "mistakes": self.tasks.learn_from_month,
            "keys": lambda: windows.keys(self._game_id()),
            "about": windows.about,
        }

    def _with_a_match(self) -> dict[str, Callable[[TableSession], None]]:
        """What those do that concern the match on the table."""
        return {
            "same_deal": self._same_deal,
            "new_deal": self.match_opener.deal_anew,
            "save": lambda session: self.record_exchange.choose_and_save(session.match),
            "copy_record": lambda session: self.record_exchange.copy(session.match),
            "replay": self.replay_opener.look_through,
            "game_info": self.windows.game_info,
        }

    def _with_a_table(self) -> dict[str, Callable[[TableView], None]]:
        """What those do that the table itself answers."""
        return {
            "redo": self._redo,
            "hint": lambda table: table.request_hint(),
            "said": lambda table: table.say_again(1),
            "said_after": lambda table: table.say_again(-1),
            **{f"glance_{each}": partial(self._glance, name=each) for each in GLANCES},
        }

    def _connect(self) -> None:
        self.lobby.game_chosen.connect(self.windows.new_game)
        self.lobby.rules_requested.connect(self.windows.rules)
        self.lobby.lesson_requested.connect(self.lessons.open)
        self.lobby.resume_requested.connect(self.resume)
        self.lobby.day_requested.connect(lambda: self.windows.day(self._game_id(), self._matches.load))
        self.lobby.puzzles_requested.connect(self.tasks.offer)
        self.lobby.people_requested.connect(self.windows.people)
        self._people.changed.connect(self._people_changed)
        self.lobby.evenings_requested.connect(self.evenings.show)
        self.windows.mistakes_chosen.connect(self.tasks.learn_from_month)
        self.tasks.found_nothing.connect(self._come_forward)
        self.record_exchange.opened.connect(self.show_match)
        self.record_exchange.said.connect(self.status.say)
        self.record_exchange.archive_dropped.connect(self._import_all)
        self.replay_opener.retried.connect(self.show_match)
        self.replay_opener.record_wanted.connect(self.record_exchange.copy)
        self.replay_opener.learn_wanted.connect(self.tasks.learn_from)
        self._saved.failed.connect(self.notifier.notice)
        self._saved.deleted.connect(
            lambda match_id, title: self.notifier.deleted(title, lambda: self._saved.undelete(match_id))
        )
        self._saved.modelReset.connect(self._enable_actions)  # "undo" and "continue" depend on the list
        self._preferences.saving_failed.connect(
            lambda error: self.notifier.tell(error.code, error.data, "preferences")
        )
        self._preferences.saved.connect(lambda: self.notifier.over("preferences"))
        self._preferences.changed.connect(self._preference_changed)
        self.windows.game_chosen.connect(self.begin)
        self.windows.lesson_requested.connect(self.lessons.open)
        self.windows.day_chosen.connect(self.begin)
        self.windows.replay_requested.connect(self.replay_opener.look_through_saved)
        self.windows.position_wanted.connect(self.replay_opener.look_through_saved)
        self.windows.import_begins.connect(self._go_to_lobby)
        self.windows.imported.connect(self._imported)
        self.windows.restore_chosen.connect(self.restore_requested)
        self._appearance.palette_changed.connect(
            lambda palette: self._with_table(lambda table: table.set_palette(palette))
        )
        self._services.motion.changed.connect(self._settings_changed)
        self.seats.changed.connect(self._show_dock)
        self.book.changed.connect(self._keys_changed)
        self._keys_changed()
        self.windows.opened.connect(lambda: self._with_match(TableSession.hold))
        self.windows.closed.connect(lambda: self._with_match(TableSession.release))
        if self._services.kept is not None:
            self._services.kept.now_kept.connect(self._now_kept)
        self.dock.closed.connect(lambda: self.menus.actions["move_list"].setChecked(False))

    def _come_forward(self) -> None:
        """Show what the notice bar tells, also where another window, such as the statistics, lies before it."""
        self.raise_()
        self.activateWindow()

    def _with_match(self, do: Callable[[TableSession], None]) -> None:
        if self.session is not None:
            do(self.session)

    def _with_table(self, do: Callable[[TableView], None]) -> None:
        if self.table is not None:
            do(self.table)

    def _glance(self, table: TableView, name: str) -> None:
        """Have told, in one breath, what can be seen at a glance."""
        if text := table.glance(name):
            self.status.answer(text)

    def _undo(self) -> None:
        """Take back a move or, on the start page, bring back the match deleted last."""
        if self.table is not None:
            self.table.request_undo()
        else:
            self.notices.withdraw_offers()
            self._saved.undelete_last()

    def _redo(self, table: TableView) -> None:
        """Do the step of a plan again that was taken back last, else the move."""
        if not table.table.step_on():
            self._with_match(TableSession.redo)

    def _game_id(self) -> str:
        """The id of the game on the table, else of that whose tile has the keyboard, else of the one begun last, else
        of the first playable one."""
        if self.session is not None:
            return self.session.match.game.id
        if self.lobby.focused_game is not None:
            return self.lobby.focused_game
        last = self._preferences.values.last_game
        return last if last in kits() else next(iter(kits()))

    def _rest_while_minimised(self) -> None:
        """Hold the match while the window is minimised: computer players must not move unseen."""
        # Holds are counted and must be released one for one, and the event comes for other changes of state as well.
        if self.session is not None and self.isMinimized() != self._minimised:
            self._minimised = self.isMinimized()
            (self.session.hold if self._minimised else self.session.release)()

    # Opening and closing matches.

    def _clear_table(self) -> None:
        # The picture first: it needs the table and the session that go next.
        self._thumbnailer.leave()
        self.seats.leave()
        # Forgotten before they are closed, so that whatever closing sets off finds no match.
        session, self.session = self.session, None
        table, self.table = self.table, None
        self._minimised = False
        self.notices.withdraw_offers()
        self.notifier.welcomed()
        self._storage_news.follow(None)
        self.evenings.follow(None)
        self.status.follow(None)
        self.dock.follow(None)
        self._coach.follow(None, None)
        if table is not None:
            table.close_table()
            self.pages.removeWidget(table)
            table.deleteLater()
        if session is not None:
            session.close()
            session.deleteLater()

    def _same_deal(self, session: TableSession) -> None:
        """Play the same cards again. The present match stays on the start page, with a last picture."""
        self._thumbnailer.take()
        session.restart_same_deal()

    def _import_all(self, path: Path | None = None) -> None:
        """Import a file with all matches. If nothing is stored here at present, say so instead."""
        if (unkept := self._services.unkept) is None:
            self._leaving.leave(self.session, lambda: self.windows.import_all(path))
        else:
            self.notifier.notice(unkept)

    def _imported(self, settings: list[str]) -> None:
        """Show what an import has added. `settings` are the names of the settings that it changed."""
        # The import has written the file of the preferences without announcing the changes.
        for name in settings:
            self._preferences.changed.emit(name)
        self._services.adopt_settings()
        self.show_lobby()

    def _now_kept(self, notices: list[Notice]) -> None:
        """What was played is kept after all."""
        self.notifier.kept_again()
        for each in notices:
            self.notifier.start_notice(each, self.windows.restore, self.restore_requested.emit)
        self._saved.refresh()

    # Titles and menu actions.

    def _say_aloud(self, text: str) -> None:
        """Have a screen reader say `text`, together with what the table has to say."""
        if self.table is not None and self.table.isVisible():
            self.table.announce(text)
        else:
            say(QApplication.focusWidget() or self, text)

    @Slot()
    def _name_window(self) -> None:
        if self.session is None:
            self.setWindowTitle("Holzwurm Desktop")
            return
        match = self.session.match
        names = ", ".join(player.name for player in match.players)
        title = self._words.say(title_of(match.game.id))
        if self.session.practice:
            practice = self.tr("practice")  # inside the braces of an f-string lupdate would not see it
            title = f"{title} ({practice})"
        self.setWindowTitle(f"{title} – {names}")

    @Slot()
    @Slot(int)
    def _enable_actions(self, *_: object) -> None:
        actions, session = self.menus.actions, self.session
        for name in ("lobby", "new_deal", "save", "game_info", "copy_record", "replay"):
            actions[name].setEnabled(session is not None)
        dealt = session is not None and session.match.game.has_deals
        actions["same_deal"].setEnabled(session is not None and dealt and session.begun)
        actions["continue_last"].setEnabled(session is None and self._saved.last_running is not None)
        # On the start page undo brings back the match deleted last.
        back, on = (False, False) if self.table is None else self.table.table.can_step
        actions["undo"].setEnabled(self._saved.can_undelete if session is None else session.can_undo or back)
        actions["redo"].setEnabled(session is not None and (session.can_redo or on))
        for name in ("said", "said_after", *(f"glance_{each}" for each in GLANCES)):
            actions[name].setEnabled(self.table is not None)
        self.menus.table.setEnabled(session is not None)
        self.orders.show()
        self.edge.setVisible(session is not None)
        actions["hint"].setEnabled(session is not None and session.can_hint)

    def _preference_changed(self, name: str) -> None:
        values = self._preferences.values
        if name == "animation_speed" and self.session is not None:
            self.session.speed = values.animation_speed
        elif name in game_preferences() and self.session is not None:
            self.session.objections.seconds = values.objection_seconds(self.session.match.game.id)
        if name in TABLE_SETTINGS:
            self._settings_changed()
            self.orders.show()

    def _people_changed(self) -> None:
        """Show everybody as they are now, also at the table."""
        if self.session is None:
            self._saved.refresh()
        else:  # not now: a match may just be begun in which somebody is called otherwise
            QTimer.singleShot(0, self, self._call_people)
        self._settings_changed()

    @Slot()
    def _call_people(self) -> None:
        """Lay the table anew if somebody at it is called otherwise now."""
        session = self.session
        if session is None or session.unsaved or session.saved.match_id == NOT_STORED:
            return
        people = [player.name for player in session.match.players if player.level is None]
        if any(self._people.shown(name) != name for name in people):
            self.resume(session.saved.match_id)

    def _keys_changed(self) -> None:
        self.menus.set_keys(self.book.keymap)
        learn, rules, day, puzzles, people, evenings, moves = (
            key_of(self.menus.actions[name].shortcut())
            for name in ("learn", "rules", "day", "puzzles", "people", "evenings", "move_list")
        )
        self.lobby.tell_keys(
            learn=learn, rules=rules, day=day, puzzles=puzzles, people=people, evenings=evenings
        )
        self.dock.tell_key(moves)
        self._settings_changed()

    def _settings_changed(self) -> None:
        self._with_table(lambda table: table.apply_settings(self._table_settings()))

    def _make_any_table(self, session: Session) -> TableView:
        return self._make_table(session, self._table_settings())

    def _table_settings(self) -> TableSettings:
        return table_settings(
            self._preferences.values, self._services.motion.less, self.book.keymap, self._people.faces
        )

    def _toggle_dock(self) -> None:
        self._show_dock()
        if self.session is not None:
            shown = self.menus.actions["move_list"].isChecked()
            told = self.tr("The move list is shown.") if shown else self.tr("The move list is hidden.")
            self._tell_change(told)

    def _show_dock(self) -> None:
        wanted = self.menus.actions["move_list"].isChecked()
        # The list tells what the curtain hides, where only one person plays.
        told = self.session is not None and not (self.session.veiled and self.session.closed)
        self.dock.setVisible(wanted and told)
        self._dock_place.arrange()

    def _show_full_screen(self) -> None:
        # This bit alone: a window that was maximised is so again afterwards.
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        whole = self.windowState() & Qt.WindowState.WindowFullScreen
        self._tell_change(self.tr("Full screen is on.") if whole else self.tr("Full screen is off."))

    def _tell_change(self, text: str) -> None:
        """Tell, to screen readers as well, what a key has changed about the window."""
        self.status.say(text)
        if self.table is not None:
            self.table.announce_for_now(text)
        else:
            say(QApplication.focusWidget() or self, text)


def _put_back(session: TableSession) -> None:
    """Close a match that was not shown after all."""
    session.close()
    session.deleteLater()
