"""The command `shots`: draws start page, dialogs and tables in positions worth seeing, always the same ones."""

from __future__ import annotations

import argparse
import errno
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.app import Program, Wishes, choose_display, make_application
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.dialogs.statistics import CHARTS, PLAYERS, StatisticsDialog
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.kits import all_games, find_part, kits
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.telling import Position, Telling
from holzwurm_desktop.languages import FALLBACK, LANGUAGES
from holzwurm_desktop.models.new_game import COMPUTER_NAMES
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.backups import back_up
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.table.palette import LIGHT, PALETTES

DEFAULT_SIZE = (1366, 768)
"""Width and height of the window in logical pixels."""
MOST_PIXELS = 8192
"""The greatest width or height that may be asked for."""
# Players, times and deals are fixed, so that two runs give the same pictures.
_BEGAN = datetime(2026, 3, 14, 19, 30, tzinfo=UTC)
_PERSON = "Nora"
_LEVELS = ("easy", "medium", "hard", "beginner", "expert")


EARLY = Position("early", 13, 0, 8)
ROUND_END = Position("round-end", 13, 0, None)
MATCH_END = Position("match-end", 13, 2, None)
PAST = tuple(Position("past", number, 2, None) for number in range(1, 9))
"""Finished matches for the statistics."""


def declare(parser: Parser) -> None:
    """Add the arguments of `shots` to its parser."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--lang", choices=list(LANGUAGES), default=FALLBACK)
    parser.add_argument("--theme", choices=list(PALETTES), default=LIGHT.name)
    parser.add_argument(
        "--size", type=_size, default=DEFAULT_SIZE, metavar="WIDTHxHEIGHT", help="of the window"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw all pictures into a folder; return the exit status, 1 if one cannot be written."""
    # Offscreen even if there is a display, so that pictures do not depend on it.
    choose_display(always_offscreen=True)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = make_application([PROGRAM])
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as home:
            studio = Studio(app, Path(home), Wishes(language=options.lang, theme=options.theme), options.size)
            for path in studio.draw_into(options.folder):
                print(path, flush=True)
            studio.close()
    except OSError as error:
        print(f"{error.filename}: {error.strerror}")
        return 1
    return 0


class Studio:
    """A program on a folder of its own, put into one state after the other and drawn."""

    def __init__(self, app: QApplication, home: Path, wishes: Wishes, size: tuple[int, int]) -> None:
        """`home` is the folder for what the program stores, `size` the window's size in logical pixels."""
        self._app = app
        self._clock = _BEGAN
        self._folders = portable_folders(home)
        self.program = Program(app, self._folders, wishes)
        self.program.preferences.change(animation_speed="off", sound=False, player_name=_PERSON)
        self.window = self.program.window
        self.window.setMinimumSize(1, 1)  # whatever size is asked for, it is drawn
        self.window.resize(*size)
        self._store = MatchStore(self.program.storage.database, self._now)

    def close(self) -> None:
        """Close the program."""
        self.program.close()

    def draw_into(self, folder: Path) -> Iterator[Path]:
        """Draw all pictures, yielding the path of each once it is written. Raises `OSError` if one cannot be."""
        for name, picture in self.pictures():
            path = folder / f"{name}.png"
            if not picture.save(str(path)):
                raise OSError(errno.EIO, "cannot be written", str(path))
            yield path

    def pictures(self) -> Iterator[tuple[str, QPixmap]]:
        """All pictures with their names. Must be drawn in this order: each state follows from the one before."""
        self.window.show()
        yield "lobby-first", self._taken(self.window)
        for game_id in kits():
            self._finish_matches(game_id)
        games = {game_id: self._store_matches(game_id) for game_id in kits()}
        for game_id, numbers in games.items():
            for name, number in numbers.items():
                self._lay(number)
                yield f"{game_id}-{name}", self._taken(self.window)
        self.window.show_lobby()  # now with pictures of the matches, taken when they left the table
        yield "lobby", self._taken(self.window)
        yield from self._dialogs()
        yield "curtain", self._curtain()

    def _lay(self, match_id: int) -> None:
        """Put a stored match on the table and hold it still.

        A computer player's answer, or the time people have to object, would make the picture different each time.
        """
        self.window.resume(match_id)
        if self.window.session is not None:
            self.window.session.hold()

    def _store_matches(self, game_id: str) -> dict[str, int]:
        """Store a match for each position to be shown; their ids, by the names of the positions."""
        positions = (MATCH_END, ROUND_END, *_telling(game_id).positions, EARLY)
        return {
            position.name: SavedMatch.new(self._store, self._played(game_id, position)).match_id
            for position in positions
        }

    def _dialogs(self) -> Iterator[tuple[str, QPixmap]]:
        windows, game_id = self.window.windows, next(iter(kits()))
        poses: dict[str, Callable[[], object]] = {
            "new-game": lambda: windows.new_game(game_id),
            "preferences": windows.preferences,
            "statistics": lambda: windows.statistics(game_id),
            "statistics-players": lambda: self._statistics_page(game_id, PLAYERS),
            "statistics-charts": lambda: self._statistics_page(game_id, CHARTS),
            "deal-of-the-day": lambda: windows.day(game_id),
            "backups": windows.restore,
            "replay": self._replay,
            "rules": lambda: windows.rules(game_id),
            "about": windows.about,
        }
        back_up(self._folders, self._now())
        for name, pose in poses.items():
            pose()
            yield name, self._taken_dialog()
        self.window.resume(self.program.matches.running()[0].match_id)
        if self.window.session is not None:
            windows.game_info(self.window.session)
        yield "game-info", self._taken_dialog()

    def _statistics_page(self, game_id: str, page: int) -> None:
        self.window.windows.statistics(game_id)
        dialog = self.window.windows.latest
        assert isinstance(dialog, StatisticsDialog)
        dialog.tabs.setCurrentIndex(page)

    def _replay(self) -> None:
        """A finished match a fifth of the way through, all cards open."""
        over = self.program.matches.finished()[-1]
        self.window.windows.replay_requested.emit(over.match_id)
        dialog = self.window.windows.latest
        assert isinstance(dialog, ReplayDialog)
        dialog.resize(self.window.size())
        dialog.session.seek(dialog.session.count // 5)
        dialog.seen_by.setCurrentIndex(dialog.seen_by.count() - 1)

    def _curtain(self) -> QPixmap:
        """The curtain between two people."""
        players = [Player(_PERSON), Player("Ben")]
        self.window.show_match(self.program.matches.new_match(next(iter(kits())), players, {}, 13, 1))
        return self._taken(self.window)

    def _finish_matches(self, game_id: str) -> None:
        """Store finished matches for the statistics."""
        # Without the last move, which is stored afterwards: statistics count only matches that were finished here.
        for position in PAST:
            whole = self._played(game_id, position)
            last = len(whole.rounds[-1].moves) - 1
            match = whole.before(last)
            saved = SavedMatch.new(self._store, match)
            match.play_json(whole.rounds[-1].moves[last])
            self._clock += timedelta(hours=21)
            saved.catch_up(
                match, duration_ms=900_000 + 41_000 * position.deal_number, hints=position.deal_number % 3
            )

    def _played(self, game_id: str, position: Position) -> Match:
        """A match played up to `position`."""
        game = all_games()[game_id]
        random = Random(position.deal_number)
        count = min(4, game.seats[-1])
        names = [self.program.languages.words.say(name) for name in COMPUTER_NAMES]
        players = [Player(_PERSON), *map(Player, names[: count - 1], _LEVELS)]
        rounds = max(int(game.options["rounds"].default), position.round_index + 1)
        match = Match.new(game, players, {"rounds": rounds}, position.deal_number)
        match.extra["created"] = _BEGAN.isoformat()
        while len(match.rounds) <= position.round_index or not match.round_over:
            if match.round_over:
                match.next_round()
            elif len(match.rounds) > position.round_index and len(match.rounds[-1].moves) == position.moves:
                break
            else:
                match.play(_some_move(match, random))
        return match

    def _taken_dialog(self) -> QPixmap:
        dialog = self.window.windows.latest
        assert dialog is not None
        picture = self._taken(dialog)
        dialog.close()
        self._settle()
        return picture

    def _taken(self, widget: QWidget) -> QPixmap:
        self._settle()
        return widget.grab()

    def _settle(self) -> None:
        """Let everything that is due happen before a picture is taken."""
        # More than once, as handling events may post others.
        for _ in range(4):
            self._app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _now(self) -> datetime:
        self._clock += timedelta(seconds=7)
        return self._clock


def _telling(game_id: str) -> Telling:
    return find_part(game_id, "telling", Telling) or Telling(())


def _some_move(match: Match, random: Random) -> Move:
    """The chance move that is due, else a move of the seat to move: searched if its game asks for that, or random."""
    due, state = match.chance(), match.playing()
    if due is not None:
        return due
    iterations = _telling(match.game.id).iterations
    if iterations:
        budget = Budget(iterations=iterations)
        return think(match.game, state.view(state.turn), "hard", random.randrange(1 << 30), budget).move
    return random.choice(state.legal_moves())


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    sides = [int(side) for side in (width, height) if side.isascii() and side.isdecimal()]
    if len(sides) != 2 or not all(0 < side <= MOST_PIXELS for side in sides):
        raise argparse.ArgumentTypeError(f"not a size such as 1366x768: {text}")
    return sides[0], sides[1]
