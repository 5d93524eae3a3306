"""Every dialog of the program, opened as a player would find it: the one list for pictures and for tests of screens.

Also when a table is worth a picture of what the others did.

There has to be a finished match and an unfinished one among the stored matches, and a backup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QDialog

from holzwurm_desktop.ai.analysis import FROM, analyse, judgement
from holzwurm_desktop.ai.coach import LEVEL
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.tasks import verdict
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.comparison import ComparisonDialog
from holzwurm_desktop.dialogs.day import DayDialog
from holzwurm_desktop.dialogs.evenings import EveningsDialog
from holzwurm_desktop.dialogs.lesson import LessonDialog
from holzwurm_desktop.dialogs.new_evening import NewEveningDialog
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.dialogs.people import PeopleDialog
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.dialogs.programs import ProgramsDialog
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.dialogs.same_person import SamePersonDialog
from holzwurm_desktop.dialogs.statistics import AGAINST, CHARTS, PLAYERS, RATING, StatisticsDialog
from holzwurm_desktop.dialogs.task import TaskDialog
from holzwurm_desktop.dialogs.transfer import Export, TransferDialog
from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.engine.lessons import has_lesson
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import FITTING, PROGRAM_LEVEL
from holzwurm_desktop.evenings.plan import FORMS, KNOCKOUT, SAME, TOGETHER
from holzwurm_desktop.models.day import MONTH, SPANS
from holzwurm_desktop.models.new_game import Seat
from holzwurm_desktop.session.since import Since
from holzwurm_desktop.studio.evening import hold_evening, hold_same_deals, play_days
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.notices import notice

Open = Callable[[Program], object]


MOVES_TO_TELL = 4
"""How many moves of computer players a picture of what happened since the turn tells of."""
QUICK = 200
"""Iterations of an analysis that is only to be seen: enough for its judgements to differ."""
SETTLED_IN = 24
"""How many moves are made before: the first ones of a match look much alike."""


def has_much_to_tell(match: Match, seat: int = 0) -> bool:
    """Whether `seat` is to move after `MOVES_TO_TELL` moves of others, in a match that is well under way."""
    state, text = match.state, game_text(match.game.id)
    if state is None or match.round_over or state.waiting or state.turn != seat:
        return False
    since = Since(text.within_turn, text.opened_by)
    since.follow(match, seat)
    return since.first >= SETTLED_IN and len(since.moves) >= MOVES_TO_TELL


def _first() -> str:
    return next(iter(kits()))


def _new_game(program: Program, game_id: str) -> None:
    """With all its seats."""
    program.window.windows.new_game(game_id)
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    dialog.count.press_last()


def _new_game_fitting(program: Program) -> None:
    """With the opponent that fits the first of two people."""
    program.window.windows.new_game(_first())
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    seats = (Seat(), Seat(), Seat(level=FITTING))
    dialog.count.mark(len(seats))
    dialog.seats.show_seats(seats, _first())


def _new_game_of(game_id: str) -> Open:
    return lambda program: _new_game(program, game_id)


def _statistics_page(program: Program, page: int) -> None:
    program.window.windows.statistics(_first())
    dialog = program.window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    dialog.tabs.setCurrentIndex(page)


def _keys_page(program: Program) -> None:
    program.window.windows.preferences()
    dialog = program.window.windows.latest
    assert isinstance(dialog, PreferencesDialog)
    dialog.pages.setCurrentWidget(dialog.keys)


def _programs_page(program: Program) -> None:
    """With the words that tell why a program is not taken."""
    program.window.windows.preferences()
    dialog = program.window.windows.latest
    assert isinstance(dialog, PreferencesDialog)
    dialog.pages.setCurrentWidget(dialog.programs)
    dialog.programs.name.setText("Knacks")
    dialog.programs.command.setText("/opt/knacks --quick")
    dialog.programs.add_button.click()


def _programs(program: Program) -> QDialog:
    """Asked for from a new match."""
    _new_game(program, _first())
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    dialog.programs_button.click()
    return dialog.findChildren(ProgramsDialog)[-1]


def _program_gone(program: Program) -> None:
    """A match that was begun, and whose program nobody has added here."""
    players = [Player("Nora"), Player("Knacks", PROGRAM_LEVEL, program="Knacks")]
    match = Match.new(all_games()[_first()], players, {}, 13)
    match.play(match.playing().legal_moves()[0])
    session = program.matches.practise(match)

    def leave() -> None:
        session.close()
        program.matches.delete(session.saved.match_id)

    program.window.windows.program_gone(session, leave)


def _replay(program: Program) -> None:
    """A finished match a fifth of the way through, all cards open."""
    windows = program.window.windows
    windows.replay_requested.emit(program.matches.finished()[-1].match_id)
    dialog = windows.latest
    assert isinstance(dialog, ReplayDialog)
    dialog.session.seek(dialog.session.count // 5)
    dialog.seen_by.setCurrentIndex(dialog.seen_by.count() - 1)


def _analysis(program: Program) -> None:
    """The same match analysed, at the first move that was clearly worse than another."""
    _replay(program)
    dialog = program.window.windows.latest
    assert isinstance(dialog, ReplayDialog)
    panel, session = dialog.analysis, dialog.session
    assert panel is not None
    analysis = analyse(session.replay.match, QUICK)
    panel.analyst.take(analysis)
    worse = (
        index + 1
        for index, known in enumerate(analysis.rounds[0])
        if known is not None and judgement(session.match.game.id, known) in FROM
    )
    session.seek(next(worse, 1))
    dialog.seen_by.setCurrentIndex(0)
    panel.show_better()


def _task(program: Program, do: Callable[[TaskDialog], object] = lambda dialog: None) -> None:
    """The first own mistake in the first finished match of a game in which there is one."""
    window = program.window
    first = {each.game: each.match_id for each in program.matches.finished()}
    for match_id in first.values():
        match = program.matches.load(match_id)
        analyst = program.matches.analyst(match, match_id)
        if analyst.seen is None:
            analyst.take(analyse(match, QUICK))
        analyst.close()
        if found := analyst.mistakes:
            break
    else:
        raise ValueError("there is no finished match with a mistake")
    window.tasks.learn_from(found)
    dialog = window.windows.latest
    assert isinstance(dialog, TaskDialog)
    session, known = dialog.session, found[0]
    budget = Budget(iterations=known.iterations)
    session.consider(tuple(think(match.game, session.view, LEVEL, known.seed, budget).candidates))
    do(dialog)


def _puzzle(program: Program) -> None:
    """The first puzzle of a run, solved."""
    program.window.tasks.puzzles(None)
    dialog = program.window.windows.latest
    assert isinstance(dialog, TaskDialog)
    _right(dialog)


def _wrong(dialog: TaskDialog) -> None:
    """Make the worst move."""
    session, table = dialog.session, dialog.table.table
    known = [(verdict(session.task, move), move) for move in session.legal_moves()]
    worst = max(known, key=lambda each: 0.0 if each[0] is None else each[0].loss)
    table.actions.play_move(worst[1], table.zones.words)


def _right(dialog: TaskDialog) -> None:
    assert dialog.session.best is not None
    dialog.session.play(dialog.session.best.move)


def _game_info(program: Program) -> None:
    window = program.window
    window.resume(program.matches.running()[0].match_id)
    assert window.session is not None
    window.windows.game_info(window.session)


def _lesson(program: Program, game_id: str) -> None:
    """At its third step, which wants a move."""
    program.window.lessons.open(game_id)
    dialog = program.window.windows.latest
    assert isinstance(dialog, LessonDialog)
    dialog.session.seek(2)


def _lesson_of(game_id: str) -> Open:
    return lambda program: _lesson(program, game_id)


def _unsaved(program: Program) -> None:
    def never() -> bool:
        return False

    words = program.languages.words
    program.window.windows.unsaved(lambda: notice(words, "not-saved-disk-full", {}), never)


def _export(program: Program) -> None:
    """That cannot be written, so that the reason is told."""
    windows = program.window.windows
    folders = program.folders
    job = Export(folders.data / "no such folder" / "all.zip", folders.database, program.preferences.file)
    dialog = TransferDialog(job, program.languages.words, program.appearance, program.window)
    windows.show_over("transfer", dialog)
    job.start()
    job.wait()


def _same_person(program: Program) -> QDialog:
    """Asked for from the players in the statistics, where the first person is chosen."""
    _statistics_page(program, PLAYERS)
    statistics = program.window.windows.latest
    assert isinstance(statistics, StatisticsDialog)
    table = statistics.players_table
    for row in range(table.model().rowCount()):
        table.selectRow(row)
        if statistics.same_button.isEnabled():
            break
    statistics.same_button.click()
    return statistics.findChildren(SamePersonDialog)[-1]


def _people(program: Program) -> None:
    """With the words that tell that a name is somebody else's."""
    program.people.meet("Nora")
    program.people.meet("Zoë")
    program.window.windows.people()
    dialog = program.window.windows.latest
    assert isinstance(dialog, PeopleDialog)
    dialog.name.setText("Zoë")
    dialog.rename_button.click()


def _evening(program: Program) -> None:
    """With its matches half played."""
    program.window.evenings.show(hold_evening(program))


def _same_deals(program: Program) -> None:
    """Of which two were played by all."""
    program.window.evenings.show(hold_same_deals(program))


def _comparison(program: Program) -> QDialog:
    """Of the first deal, opened from its evening, which lies below it."""
    _same_deals(program)
    evening = program.window.windows.latest
    assert isinstance(evening, EveningsDialog)
    evening.compare_button.click()
    dialog = evening.findChildren(ComparisonDialog)[-1]
    dialog.finished.connect(evening.close)  # whoever dismisses this one knows of no other
    return dialog


def _days(program: Program) -> None:
    """With the days of a month in which some were missed."""
    last = play_days(program)
    program.window.windows.day(_first(), program.matches.load)
    dialog = program.window.windows.latest
    assert isinstance(dialog, DayDialog)
    dialog.day.setDate(QDate(last.year, last.month, last.day))
    dialog.span.setCurrentIndex(SPANS.index(MONTH))


def _new_evening(program: Program, form: str, count: int) -> None:
    """With the plan of a form for so many."""
    program.window.evenings.plan_another()
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewEveningDialog)
    dialog.form.setCurrentIndex(FORMS.index(form))
    dialog.count.press(count)


def strike(name: str, program: Program) -> QDialog:
    """Open the dialog of that name among `POSES`, and return it."""
    shown = POSES[name](program)
    dialog = shown if isinstance(shown, QDialog) else program.window.windows.latest
    assert dialog is not None
    return dialog


def dismiss(dialog: QDialog, program: Program) -> None:
    """Close a dialog, and the one that it was opened from."""
    dialog.close()
    if program.window.windows.latest is not None:
        program.window.windows.latest.close()


POSES: Mapping[str, Open] = {
    **{f"new-game-{game}": _new_game_of(game) for game in kits()},
    "new-game-fitting": _new_game_fitting,
    **{f"lesson-{game}": _lesson_of(game) for game in kits() if has_lesson(game)},
    "preferences": lambda program: program.window.windows.preferences(),
    "preferences-keys": _keys_page,
    "programs": _programs,
    "preferences-programs": _programs_page,
    "keys": lambda program: program.window.windows.keys(_first()),
    "statistics": lambda program: program.window.windows.statistics(_first()),
    "statistics-players": lambda program: _statistics_page(program, PLAYERS),
    "statistics-against": lambda program: _statistics_page(program, AGAINST),
    "statistics-charts": lambda program: _statistics_page(program, CHARTS),
    "statistics-rating": lambda program: _statistics_page(program, RATING),
    "same-person": _same_person,
    "people": _people,
    "deal-of-the-day": lambda program: program.window.windows.day(_first(), program.matches.load),
    "backups": lambda program: program.window.windows.restore(),
    "replay": _replay,
    "analysis": _analysis,
    "task": _task,
    "task-wrong": lambda program: _task(program, _wrong),
    "task-shown": lambda program: _task(program, lambda dialog: dialog.session.show()),
    "task-solved": lambda program: _task(program, _right),
    "puzzles": lambda program: program.window.tasks.offer(),
    "puzzle-solved": _puzzle,
    "rules": lambda program: program.window.windows.rules(_first()),
    "print": lambda program: program.window.windows.print_and_play(_first()),
    "about": lambda program: program.window.windows.about(),
    "open-cards": lambda program: program.window.windows.warn_of_open_cards(lambda: None),
    "unsaved": _unsaved,
    "mishap": lambda program: program.window.windows.mishap("ValueError: a report"),
    "export": _export,
    "game-info": _game_info,
    "program-gone": _program_gone,
    "new-evening": lambda program: _new_evening(program, TOGETHER, 3),
    "new-evening-knock-out": lambda program: _new_evening(program, KNOCKOUT, 7),
    "evening": _evening,
    "new-evening-same-deals": lambda program: _new_evening(program, SAME, 3),
    "same-deals": _same_deals,
    "comparison": _comparison,
    "series-of-days": _days,
}
