"""The command `selftest`: plays a round in the real window with mouse and keyboard, and reports what happened.

It tests a program as it was built and installed. `selftest --folder DIR play` begins a match, plays a round of it,
saves a record, goes on and quits in the middle of the next round; `resume` opens the program on that folder again and
plays on. Mouse and keys are sent to the window's native handle, as by the window system. The report is JSON: `failed`
is what went wrong, or null; `moves` are all moves of the match so far.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import cast

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QWidget

from holzwurm_desktop import __version__
from holzwurm_desktop.app import Program, Wishes, make_application
from holzwurm_desktop.cli.common import positive_float
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.desktop.display import choose_display
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.sound import load
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.figures import Who
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.storage.records_files import RECORD_SUFFIX
from holzwurm_desktop.table.view import TableView

PARTS = ("play", "resume")
PATIENCE = 60.0
"""Seconds that each step may take by default. So many, because a busy computer is slow."""
CHARTS = "holzwurm_desktop.dialogs.charts"
LATE = ("miniaudio", "openskill.models", CHARTS)
"""Modules that the program imports only when it needs them: a package may lack them and start all the same."""
DEAL = "13"

Condition = tuple[str, Callable[[], bool]]
"""What the script waits for: in words, and as a function that tells whether it has come about."""
Script = Iterator[Condition]
"""Steps of a person. After each step the script yields the condition for the next."""


def declare(parser: Parser) -> None:
    """Add the arguments of `selftest` to its parser."""
    parser.add_argument(
        "part", nargs="?", choices=PARTS, default="play", help="begin, or go on (default play)"
    )
    parser.add_argument(
        "--game",
        required=True,
        choices=list(kits()),
        metavar="ID",
        help="one in which a card is laid from the hand to a place",
    )
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="keeps settings and games")
    parser.add_argument("--report", type=Path, metavar="FILE", help="where to write instead of to the output")
    parser.add_argument(
        "--patience", type=positive_float, default=PATIENCE, metavar="S", help="seconds to wait for each step"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Run one part and write its report; return the exit status, 0 if nothing failed."""
    choose_display()
    # Qt's own file dialog is made of widgets, which the script can click; the system's is not.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    folder, target = given.folder.absolute(), given.report and given.report.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)  # where the file dialog opens
    tester = Tester(make_application([PROGRAM]), folder, given.game, given.patience)
    report = tester.run(given.part)
    text = json.dumps(report, indent=1)
    if target is not None:
        target.write_text(text, encoding="utf-8")
    else:
        print(text, flush=True)
    return 0 if report["failed"] is None else 1


class Tester:
    """Runs a script step by step while the program runs as usual: each step begins when its condition holds."""

    def __init__(self, app: QApplication, folder: Path, game: str, patience: float) -> None:
        self._app = app
        self._game = game
        self._patience = patience
        self._folder = folder
        self.program = Program(app, portable_folders(folder), Wishes())
        self.window = self.program.window
        self._report: dict[str, Json] = {"failed": None}
        self._complaints: list[str] = []  # exceptions and notices that the program has reported
        self._script: Script = iter(())
        self._awaited: Condition = ("the start", lambda: True)
        self._deadline = 0.0
        self._timer = QTimer(interval=15)
        self._timer.timeout.connect(self._step)

    def run(self, part: str) -> dict[str, Json]:
        """Play `part`, one of `PARTS`, until it is done or fails; return the report."""
        # An exception in a slot does not end the program: Qt calls the hook and goes on.
        hook, sys.excepthook = sys.excepthook, self._exception
        self.program.preferences.change(animation_speed="fast", last_game=self._game)
        self._script = {"play": self._play, "resume": self._resume}[part]()
        self._deadline = time.monotonic() + self._patience
        self._timer.start()
        self.window.show()
        self._app.exec()
        self._timer.stop()
        sys.excepthook = hook
        self._app.closeAllWindows()
        self.program.close()
        return self._report

    # How the script goes on.

    def _step(self) -> None:
        words, holds = self._awaited
        if self._complaints:
            self._fail("; ".join(self._complaints))
        elif not holds():
            if time.monotonic() > self._deadline:
                self._fail(f"waited in vain for {words}")
        else:
            self._deadline = time.monotonic() + self._patience
            try:
                self._awaited = next(self._script)
            except StopIteration:
                self._timer.stop()

    def _fail(self, reason: str) -> None:
        self._timer.stop()
        self._report["failed"] = reason
        QApplication.exit(1)

    def _exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._complaints.append("".join(traceback.format_exception(kind, error, trace)))

    # Mouse and keys. They are sent when the present step is over, because what they cause may run an event loop of
    # its own (a file dialog does), in which the script has to go on.

    def _click(self, widget: QWidget, at: QPoint) -> None:
        window = widget.window()
        place = widget.mapTo(window, at)
        QTimer.singleShot(
            0, lambda: QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        )

    def _key(self, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        handle = widget.window().windowHandle()
        modifiers = modifier or Qt.KeyboardModifier.NoModifier
        QTimer.singleShot(0, lambda: QTest.keyClick(handle, key, modifiers))

    def _press(self, action: str) -> Script:
        """Press the keys of one of the window's actions."""
        # Without a window manager nobody gives the keyboard focus back to the window after a dialog.
        self.window.activateWindow()
        yield "the keyboard", self.window.isActiveWindow
        keys = self.window.menus.actions[action].shortcut()
        handle = self.window.windowHandle()
        QTimer.singleShot(0, lambda: QTest.keySequence(handle, keys))

    # What is looked at.

    @property
    def _session(self) -> TableSession:
        assert self.window.session is not None
        return self.window.session

    @property
    def _view(self) -> TableView:
        assert self.window.table is not None
        return self.window.table

    def _moves(self) -> list[list[dict[str, Json]]]:
        return [[dict(move) for move in played.moves] for played in self._session.match.rounds]

    def _ready(self) -> bool:
        """Whether the player may act: nothing moves any more, and it is their turn or a sheet is shown."""
        view = self.window.table
        return (
            isinstance(view, TableView)
            and not view.table.animator.running
            and (self._session.my_turn or view.table.sheet is not None)
        )

    # The parts.

    def _play(self) -> Script:
        yield "the window", self._exposed
        yield from self._look_around()
        yield from self._press("new_game")
        yield from self._choose_match()
        yield from self._play_round()
        self._report["scores"] = list(self._session.match.totals)
        yield from self._save()
        sheet = self._view.table.sheet
        assert sheet is not None
        self._click(self._view.viewport(), sheet.buttons[0].place_in_scene().center().toPoint())
        yield "the next round", lambda: len(self._session.match.rounds) == 2 and self._ready()
        yield from self._play_card(by_mouse=True)
        yield from self._quit()

    def _resume(self) -> Script:
        yield "the window", self._exposed
        yield from self._press("continue_last")
        yield "the match", self._ready
        self._report["resumed"] = self._moves()
        yield from self._play_card(by_mouse=False)
        yield from self._quit()

    def _exposed(self) -> bool:
        handle = self.window.windowHandle()
        return handle is not None and handle.isExposed()

    def _choose_match(self) -> Script:
        """Choose two players and a deal number in the new-game dialog, and begin."""
        yield "the new-game dialog", lambda: isinstance(self.window.windows.latest, NewGameDialog)
        dialog = self.window.windows.latest
        assert isinstance(dialog, NewGameDialog)
        yield "the dialog on the screen", dialog.isVisible
        two = next(button for button in dialog.count.findChildren(QWidget) if _text(button) == "2")
        self._click(two, two.rect().center())
        yield "two seats", lambda: len(dialog.choices().seats) == 2
        self._click(dialog.deal, dialog.deal.rect().center())
        yield "the deal's field", dialog.deal.hasFocus
        QTimer.singleShot(0, lambda: QTest.keyClicks(dialog.deal, DEAL))
        yield "the deal's number", lambda: dialog.choices().deal_number == int(DEAL)
        self._key(dialog, Qt.Key.Key_Return)
        yield "the match", lambda: self.window.session is not None and self._ready()
        self._session.noticed.connect(lambda code, data: self._complaints.append(f"{code}: {data}"))
        self._report["game"] = self._session.match.game.id

    def _play_round(self) -> Script:
        by_mouse = True  # and by keyboard, in turn
        while not self._session.match.round_over:
            yield from self._play_card(by_mouse)
            by_mouse = not by_mouse
            yield "the next turn", self._ready

    def _play_card(self, by_mouse: bool) -> Script:
        """Play the first legal card to its first legal place."""
        session, view = self._session, self._view
        card = getattr(session.legal_moves()[0], "card", "")
        target = view.table.targets_of(card)[0]
        before = sum(map(len, self._moves()))
        if by_mouse:
            place = view.table.fan.places()[view.table.fan.cards.index(card)]
            # Near the card's upper left corner: the next card of the fan covers the rest.
            self._click(view.viewport(), (place + QPointF(6, 40)).toPoint())
            yield f"{card} in the hand", lambda: view.table.actions.picking.held == card
            self._click(view.viewport(), view.table.place_rect(target.key).center().toPoint())
        else:
            yield from self._walk_to(card)
            self._key(view, Qt.Key.Key_Return)
            yield f"{card} in the hand", lambda: view.table.actions.picking.held == card
            self._key(view, Qt.Key.Key_Return)
        yield "the move", lambda: sum(map(len, self._moves())) > before

    def _walk_to(self, card: str) -> Script:
        """Go to a card of the hand by the keyboard."""
        view = self._view
        self._key(view, Qt.Key.Key_Home)
        yield "the keyboard's place", lambda: view.focus_key.startswith("hand:")
        first = view.table.fan.cards[0]
        # If the keyboard was on a card that is gone, the first Home only finds the nearest one.
        if view.focus_key != f"hand:{first}":
            self._key(view, Qt.Key.Key_Home)
        yield "the first card", lambda: view.focus_key == f"hand:{first}"
        for each in view.table.fan.cards[1 : view.table.fan.cards.index(card) + 1]:
            self._key(view, Qt.Key.Key_Right)
            yield f"the keyboard on {each}", partial(self._is_on, f"hand:{each}")

    def _is_on(self, key: str) -> bool:
        return self._view.focus_key == key

    def _save(self) -> Script:
        """Save a record by the file dialog, with the name and in the folder that it proposes."""
        yield from self._press("save")
        yield "the file dialog", lambda: isinstance(QApplication.activeModalWidget(), QFileDialog)
        dialog = cast(QFileDialog, QApplication.activeModalWidget())
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        save = buttons.button(QDialogButtonBox.StandardButton.Save)
        yield "the save button", save.isEnabled  # not before the dialog has read the folder
        self._click(save, save.rect().center())
        yield "the file", lambda: bool(self._records()) and QApplication.activeModalWidget() is None
        self._report["record"] = str(self._records()[0])

    def _records(self) -> list[Path]:
        return list(self._folder.glob(f"*{RECORD_SUFFIX}"))

    def _quit(self) -> Script:
        """Quit in the middle of a round, as people do."""
        self._report["moves"] = self._moves()
        yield from self._press("quit")
        yield "the end", lambda: not self.window.isVisible()

    def _look_around(self) -> Script:
        """Report what the installed program consists of, and what it says in each language."""
        engine = str(import_module("holzwurm_desktop.engine.core").__file__)
        self._report |= {
            "version": __version__,
            "frozen": bool(getattr(sys, "frozen", False)),
            "compiled": not engine.endswith((".py", ".pyc")),
            "platform": QGuiApplication.platformName(),
            "games": list(kits()),
            "sounds": sorted(load(resource("sounds"))),
            "late": {name: _trouble_with(name) for name in LATE},
            "chart_colours": self._chart_colours(),
            "languages": {},
        }
        for language in LANGUAGES:
            self.program.preferences.change(language=language)
            yield f"the menus in {language}", self._menus_are_translated  # by an event, so not at once
            buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            self._report["languages"][language] = {
                "menu": [action.text() for action in self.window.menus.actions.values()],
                "qt": buttons.button(QDialogButtonBox.StandardButton.Cancel).text(),
                "rules": len(resource("rules", self._game, f"{language}.md").read_text("utf-8")),
            }

    def _menus_are_translated(self) -> bool:
        return self.window.menus.actions["quit"].text() == QCoreApplication.translate("menus", "&Quit")

    def _chart_colours(self) -> int:
        """The number of colours in the charts of a match; 0 if they cannot be drawn."""
        try:
            module = import_module(CHARTS)
        except (ImportError, OSError):
            return 0
        charts = module.Charts(self.program.languages.words, self.program.appearance)
        past = _past(self._game)
        charts.show_player([past], Who.at(past.seats[0]))
        charts.resize(600, 400)
        picture = charts.grab().toImage()
        # Every third pixel each way is enough to meet each line and bar.
        places = ((x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3))
        return len({picture.pixel(x, y) for x, y in places})


def _past(game: str) -> MatchRow:
    """An invented match for the charts to show."""
    return MatchRow(
        match_id=1,
        game=game,
        finished="2026-03-14T12:00:00+00:00",
        seats=(
            SeatResult("Anna", "human", None, 31.0, 1.0),
            SeatResult("Hard", "computer", "hard", 20.0, 0.0),
        ),
        rounds=1,
        duration_ms=1000,
        hints=0,
        undos=0,
        practice=False,
    )


def _text(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return str(text()) if callable(text) else ""


def _trouble_with(module: str) -> str:
    """Why a module cannot be loaded; "" if it can."""
    try:
        import_module(module)
    except (ImportError, OSError) as error:
        return str(error)
    return ""
