"""The command `selftest`: plays a round in the real window with mouse and keyboard, and reports what happened.

For testing a program as it was built and installed. `selftest --folder DIR play` begins a match, plays a
round of it, saves a record, goes on and quits in the middle; `resume` opens the program on that folder again
and plays on. Mouse and keys enter where the window system would hand them in. The report is JSON: `failed`
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
from holzwurm_desktop.app import Program, Wishes, choose_display, make_application
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.sound import load
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.figures import Who
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.records_files import RECORD_SUFFIX
from holzwurm_desktop.storage.statistics import MatchRow, SeatResult
from holzwurm_desktop.table.view import TableView

PARTS = ("play", "resume")
PATIENCE = 60.0
"""Seconds that anything waited for may take, unless told otherwise; a busy computer thinks slowly."""
CHARTS = "holzwurm_desktop.dialogs.charts"
LATE = ("miniaudio", "openskill.models", CHARTS)
"""What the program loads only when it is needed: a package may lack it and start all the same."""
DEAL = "13"

Condition = tuple[str, Callable[[], bool]]
"""What is waited for, in words, and whether it is so."""
Script = Iterator[Condition]


def declare(parser: Parser) -> None:
    """The arguments of `selftest`."""
    parser.add_argument("part", nargs="?", choices=PARTS, default="play", help="begin (default), or go on")
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
        "--patience", type=float, default=PATIENCE, metavar="S", help="seconds to wait for each step"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Run one part; the exit status: 0 if nothing failed."""
    choose_display()
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
    """Goes through a script, one condition after the other, while the program runs as always."""

    def __init__(self, app: QApplication, folder: Path, game: str, patience: float) -> None:
        self._app = app
        self._game = game
        self._patience = patience
        self._folder = folder
        self.program = Program(app, portable_folders(folder), Wishes())
        self.window = self.program.window
        self._report: dict[str, Json] = {"failed": None}
        self._told: list[str] = []
        self._script: Script = iter(())
        self._awaited: Condition = ("the start", lambda: True)
        self._deadline = 0.0
        self._timer = QTimer(interval=15)
        self._timer.timeout.connect(self._step)

    def run(self, part: str) -> dict[str, Json]:
        """Play a part until it is done or fails; the report."""
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
        if self._told:
            self._fail("; ".join(self._told))
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
        self._told.append("".join(traceback.format_exception(kind, error, trace)))

    # Mouse and keys. They are sent after the script has stepped, as what they cause may run a loop of its own.

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
        """The keys of one of the window's actions."""
        # Where there is no window manager, nobody gives the window the keyboard back after a dialog.
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
        """Whether the player may act: it is their turn, or a sheet lies there, and nothing flies any more."""
        view = self.window.table
        return (
            isinstance(view, TableView)
            and not view.game.animator.running
            and (self._session.my_turn or view.game.sheet is not None)
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
        sheet = self._view.game.sheet
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
        """The new-game dialog: two players, a deal by its number."""
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
        self._session.noticed.connect(lambda code, data: self._told.append(f"{code}: {data}"))
        self._report["game"] = self._session.match.game.id

    def _play_round(self) -> Script:
        by_mouse = True
        while not self._session.match.round_over:
            yield from self._play_card(by_mouse)
            by_mouse = not by_mouse
            yield "the next turn", self._ready

    def _play_card(self, by_mouse: bool) -> Script:
        """Lay the first card that may be laid, at the first place where it may."""
        session, view = self._session, self._view
        card = getattr(session.legal_moves()[0], "card", "")
        target = view.game.targets_of(card)[0]
        before = sum(map(len, self._moves()))
        if by_mouse:
            place = view.game.fan.places()[view.game.fan.cards.index(card)]
            self._click(view.viewport(), (place + QPointF(6, 40)).toPoint())
            yield f"{card} in the hand", lambda: view.game.actions.picking.held == card
            self._click(view.viewport(), view.game.place_rect(target.key).center().toPoint())
        else:
            yield from self._walk_to(card)
            self._key(view, Qt.Key.Key_Return)
            yield f"{card} in the hand", lambda: view.game.actions.picking.held == card
            self._key(view, Qt.Key.Key_Return)
        yield "the move", lambda: sum(map(len, self._moves())) > before

    def _walk_to(self, card: str) -> Script:
        """Go to a card of the hand with the arrow keys."""
        view = self._view
        self._key(view, Qt.Key.Key_Home)
        yield "the keyboard's place", lambda: view.focus_key.startswith("hand:")
        first = view.game.fan.cards[0]
        if view.focus_key != f"hand:{first}":
            self._key(view, Qt.Key.Key_Home)
        yield "the first card", lambda: view.focus_key == f"hand:{first}"
        for each in view.game.fan.cards[1 : view.game.fan.cards.index(card) + 1]:
            self._key(view, Qt.Key.Key_Right)
            yield f"the keyboard on {each}", partial(self._is_on, f"hand:{each}")

    def _is_on(self, key: str) -> bool:
        return self._view.focus_key == key

    def _save(self) -> Script:
        """Save a record with the file dialog, under the name and in the folder that it offers."""
        yield from self._press("save")
        yield "the file dialog", lambda: isinstance(QApplication.activeModalWidget(), QFileDialog)
        dialog = cast(QFileDialog, QApplication.activeModalWidget())
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        save = buttons.button(QDialogButtonBox.StandardButton.Save)
        yield "the save button", save.isEnabled  # the dialog looks into the folder first
        self._click(save, save.rect().center())
        yield "the file", lambda: bool(self._records()) and QApplication.activeModalWidget() is None
        self._report["record"] = str(self._records()[0])

    def _records(self) -> list[Path]:
        return list(self._folder.glob(f"*{RECORD_SUFFIX}"))

    def _quit(self) -> Script:
        """Quit in the middle, as people do."""
        self._report["moves"] = self._moves()
        yield from self._press("quit")
        yield "the end", lambda: not self.window.isVisible()

    def _look_around(self) -> Script:
        """Note what the program is, and what it says in each language."""
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
            yield f"the menus in {language}", self._menus_are_translated  # they hear of it by an event
            buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            self._report["languages"][language] = {
                "menu": [action.text() for action in self.window.menus.actions.values()],
                "qt": buttons.button(QDialogButtonBox.StandardButton.Cancel).text(),
                "rules": len(resource("rules", self._game, f"{language}.md").read_text("utf-8")),
            }

    def _menus_are_translated(self) -> bool:
        return self.window.menus.actions["quit"].text() == QCoreApplication.translate("menus", "&Quit")

    def _chart_colours(self) -> int:
        """How many colours there are in the charts of a match; 0 if they cannot be drawn."""
        try:
            module = import_module(CHARTS)
        except (ImportError, OSError):
            return 0
        charts = module.Charts(self.program.languages.words, self.program.appearance)
        past = _past(self._game)
        charts.show_player([past], Who.at(past.seats[0]))
        charts.resize(600, 400)
        picture = charts.grab().toImage()
        places = ((x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3))
        return len({picture.pixel(x, y) for x, y in places})


def _past(game: str) -> MatchRow:
    """A match for the charts to show."""
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
