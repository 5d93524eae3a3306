"""The command `shots`: draws start page, dialogs and tables in positions worth seeing, always the same ones."""

from __future__ import annotations

import argparse
import errno
import json
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import chdir
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeySequence, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from holzwurm_desktop.ai.coach import LEVEL, judge
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.app import Program, Wishes, make_application
from holzwurm_desktop.cli.failures import Failure, Parser, file_trouble
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.desktop.display import choose_display, offscreen_platform
from holzwurm_desktop.desktop.files import choose_record, choose_target
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.kits import all_games, find_part, kits
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.telling import Position, Telling
from holzwurm_desktop.languages import FALLBACK, LANGUAGES
from holzwurm_desktop.models.new_game import Seat, own_names
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.backups import back_up
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.settings import LARGEST_TEXT, SMALLEST_TEXT
from holzwurm_desktop.studio.poses import POSES, dismiss, has_much_to_tell, strike
from holzwurm_desktop.table.palette import LIGHT, PALETTES
from holzwurm_desktop.text.words import Words

DEFAULT_SIZE = (1366, 768)
"""Width and height of the window in logical pixels."""
MOST_PIXELS = 8192
"""The greatest width or height that may be asked for."""
# Players, times and deals are fixed, so that two runs give the same pictures.
_BEGAN = datetime(2026, 3, 14, 19, 30, tzinfo=UTC)
_PERSON = "Nora"
_LEVELS = ("easy", "medium", "hard", "beginner", "expert")


SINCE = Position("since", 13, 0, None)
"""After the moves of others, when there is much to tell of them: see `poses`."""
EARLY = Position("early", 13, 0, 8)
ROUND_END = Position("round-end", 13, 0, None)
MATCH_END = Position("match-end", 13, 2, None)
PAST = tuple(Position("past", number, 2, None) for number in range(1, 9))
"""Finished matches for the statistics."""


def declare(parser: Parser) -> None:
    """Add the arguments of `shots` to its parser."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument(
        "--lang", choices=list(LANGUAGES), default=FALLBACK, help=f"language (default {FALLBACK})"
    )
    parser.add_argument("--theme", choices=list(PALETTES), default=LIGHT.name, help="theme (default light)")
    parser.add_argument(
        "--size", type=_size, default=DEFAULT_SIZE, metavar="WIDTHxHEIGHT", help="of the window"
    )
    parser.add_argument(
        "--text",
        type=int,
        choices=range(SMALLEST_TEXT, LARGEST_TEXT + 1),
        default=100,
        metavar="PERCENT",
        help="size of the text",
    )
    parser.add_argument("--moves", action="store_true", help="with the list of moves")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="no other picture than this, such as lobby or new-evening; may be given several times",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw all pictures into a folder; return the exit status, 1 if one cannot be written."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)  # the system's cannot be drawn
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as home:
            # Offscreen even if there is a display, so that pictures do not depend on it; and on a screen that the
            # window fills, so that other windows get the room that they have there.
            choose_display(always=offscreen_platform(Path(home), *options.size))
            app = QApplication.instance()
            if not isinstance(app, QApplication):
                app = make_application([PROGRAM])
            wishes = Wishes(language=options.lang, theme=options.theme)
            studio = Studio(app, Path(home), wishes, options.size, options.text, options.moves, options.only)
            try:
                for path in studio.draw_into(options.folder):
                    print(path, flush=True)
            finally:
                studio.close()
    except OSError as error:
        print(f"{PROGRAM}: {file_trouble(error.filename, error)}", file=sys.stderr)
        return 1
    return 0


class Studio:
    """A program on a folder of its own, put into one state after the other and drawn."""

    def __init__(
        self,
        app: QApplication,
        home: Path,
        wishes: Wishes,
        size: tuple[int, int],
        text_size: int = 100,
        moves: bool = False,
        only: Collection[str] = (),
    ) -> None:
        """`home`: the folder for what the program stores; `size`: the window's, in logical pixels; `text_size`: as in
        the preferences; `moves`: with the list of moves; `only`: the names of the pictures wanted, () for
        all."""
        self._app = app
        self._clock = _BEGAN
        self._only = only
        self._folders = portable_folders(home)
        self.program = Program(app, self._folders, wishes)
        self.program.preferences.change(
            animation_speed="off", sound=False, player_name=_PERSON, text_size=text_size
        )
        self.window = self.program.window
        self._size = size
        self.window.menus.actions["move_list"].setChecked(moves)
        self._store = MatchStore(self.program.storage.database, self._now)

    def close(self) -> None:
        """Close the program."""
        self.program.close()

    def draw_into(self, folder: Path) -> Iterator[Path]:
        """Draw all pictures, or the only ones wanted, yielding the path of each once it is written. Raises
        `OSError` if one cannot be, and `Failure` if there is none of that name."""
        left = set(self._only)
        for name, picture in self.pictures():
            if self._only and name not in left:
                continue
            path = folder / f"{name}.png"
            if not picture.save(str(path)):
                raise OSError(errno.EIO, "cannot be written", str(path))
            yield path
            left.discard(name)
            if self._only and not left:
                return
        if left:
            raise Failure(f"There is no picture of this name: {', '.join(sorted(left))}.")

    def pictures(self) -> Iterator[tuple[str, QPixmap]]:
        """All pictures with their names. Must be drawn in this order: each state follows from the one before."""
        self.window.show()
        self.window.setMinimumSize(1, 1)  # whatever size is asked for, it is drawn
        self.window.resize(*self._size)
        yield "lobby-first", self._taken(self.window)
        for game_id in kits():
            self._finish_matches(game_id)
        games = {game_id: self._store_matches(game_id) for game_id in kits()}
        for game_id, numbers in games.items():
            for position, number in numbers.items():
                self._lay(number, position.settled)
                self._press(position.press)
                yield f"{game_id}-{position.name}", self._taken(self.window)
            yield from self._table_poses(game_id, reversed(numbers.values()))
        self.window.show_lobby()  # now with pictures of the matches, taken when they left the table
        yield "lobby", self._taken(self.window)
        yield from self._dialogs()
        yield "file-open", self._file_dialog(choose_record)
        yield "file-save", self._file_dialog(lambda parent, words: choose_target(parent, words, _PERSON))
        yield "curtain", self._curtain()

    def _lay(self, match_id: int, settled: bool) -> None:
        """Put a stored match on the table and hold it still.

        A computer player's answer, or the time people have to object, would make the picture different each time.
        """
        self.window.resume(match_id)
        session = self.window.session
        if session is not None:
            session.hold()
            if settled:
                session.objections.drop()
                session.objections.nobody_objected.emit()

    def _press(self, steps: Sequence[str]) -> None:
        """Focus stops and press keys on the table, as `Position.press` has them."""
        table = self.window.table
        assert table is not None
        for step in steps:
            self._settle()
            if ":" in step:
                table.focus_visible = True
                table.focus_stop(step)
            else:
                QTest.keySequence(table, QKeySequence(step))

    def _table_poses(self, game_id: str, numbers: Iterable[int]) -> Iterator[tuple[str, QPixmap]]:
        """What every table shows at some time: a hint, the question before an undo, the list of moves. `numbers`: ids
        of stored matches, in one of which the person is to move."""
        actions = self.window.menus.actions
        for number in numbers:
            self._lay(number, settled=False)
            session = self.window.session
            if session is not None and session.legal_moves():
                break
        else:
            raise ValueError(f"there is no picture of {game_id} in which the person is to move")
        view, budget = session.match.playing().view(session.turn), Budget(iterations=100)
        thought = think(session.match.game, view, "hard", 1, budget)
        session.weighed = tuple(thought.candidates)
        session.hint_found.emit(thought.move)
        yield f"{game_id}-hint", self._taken(self.window)
        yield from self._coach_poses(game_id, number)
        self._lay(number, settled=False)
        actions["undo"].trigger()
        yield f"{game_id}-undo", self._taken(self.window)
        self._lay(number, settled=False)
        listed = actions["move_list"].isChecked()
        if not listed:
            actions["move_list"].trigger()
        yield f"{game_id}-moves", self._taken(self.window)
        if not listed:
            actions["move_list"].trigger()

    def _coach_poses(self, game_id: str, number: int) -> Iterator[tuple[str, QPixmap]]:
        """What the coach says in the stored match `number`, where the person is to move: what the position asks, the
        best moves, and what was better than a bad one."""
        self._lay(number, settled=False)
        session = self.window.session
        assert session is not None
        view, coach = session.match.playing().view(session.turn), session.coach
        budget = Budget(iterations=adviser_of(game_id).iterations // 10)
        thoughts = tuple(think(session.match.game, view, LEVEL, 1, budget).candidates)
        coach.switch(True)
        coach.make_way()  # what its process would find is there already
        coach.consider(thoughts)
        yield f"{game_id}-coach", self._taken(self.window)
        coach.ask()
        yield f"{game_id}-coach-best", self._taken(self.window)
        verdicts = [judge(game_id, view, thoughts, move) for move in session.legal_moves()]
        known = [verdict for verdict in verdicts if verdict is not None]
        worst = max(known, key=lambda verdict: verdict.loss, default=None)
        if worst is not None and worst.clearly:
            session.play(worst.move)
            yield f"{game_id}-coach-better", self._taken(self.window)

    def _store_matches(self, game_id: str) -> dict[Position, int]:
        """Store a match for each position to be shown; their ids."""
        positions = (MATCH_END, ROUND_END, *_telling(game_id).positions, SINCE, EARLY)
        return {
            position: SavedMatch.new(self._store, self._played(game_id, position)).match_id
            for position in positions
        }

    def _dialogs(self) -> Iterator[tuple[str, QPixmap]]:
        back_up(self._folders, self._now())
        for name in POSES:
            dialog = strike(name, self.program)
            yield name, self._taken(dialog)
            dismiss(dialog, self.program)
            self._settle()

    def _curtain(self) -> QPixmap:
        """The curtain between two people, in the first game that hides something from one of them."""
        players = [Player(_PERSON), Player("Ben")]
        for game_id in kits():
            self.window.show_match(self.program.matches.new_match(game_id, players, {}, 13, 1))
            if self.window.curtain.isVisible():
                break
        return self._taken(self.window)

    def _file_dialog(self, choose: Callable[[QWidget, Words], object]) -> QPixmap:
        """Qt's own file dialog, as it is where the system has none; `choose` shows it and returns when it is
        closed."""
        taken: list[QPixmap] = []

        def take() -> None:
            dialog = self._app.activeModalWidget()
            if isinstance(dialog, QDialog):
                taken.append(self._taken(dialog))
                dialog.reject()

        QTimer.singleShot(0, take)
        with chdir(self._folders.data):  # where the dialog opens: the same files in every picture
            choose(self.window, self.program.languages.words)
        return taken[0]

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
        """A match played up to `position`. Raises `ValueError` if it does not come there: the computer players who
        lead there may have become others."""
        game = all_games()[game_id]
        random = Random(position.deal_number)
        count = min(5 if position is SINCE else 4, game.seats[-1])
        seats = [Seat(), *(Seat(level=level) for level in _LEVELS[: count - 1])]
        names = own_names(self.program.languages.words, seats, _PERSON)
        players = [Player(name, seat.level) for name, seat in zip(names, seats, strict=True)]
        rounds = max(int(game.options["rounds"].default), position.round_index + 1)
        match = Match.new(game, players, {"rounds": rounds, **dict(position.options)}, position.deal_number)
        match.extra["created"] = _BEGAN.isoformat()
        while len(match.rounds) <= position.round_index or not match.round_over:
            if match.round_over:
                match.next_round()
            elif (
                len(match.rounds) > position.round_index and len(match.rounds[-1].moves) == position.moves
            ) or (position is SINCE and has_much_to_tell(match)):
                break
            else:
                match.play(_some_move(match, random))
        for move in position.then:
            match.play_json(json.loads(move))
        ended = position.moves is not None and match.round_over
        if ended or (position.settled and not match.playing().waiting):
            raise ValueError(f"{game_id} does not come to the position {position.name!r}")
        return match

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
