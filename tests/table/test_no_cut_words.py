"""No table cuts its words off or writes them over each other, in any language and in one 40 % longer than English."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import advise
from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.table.factory import make_table
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.advice import advice_text
from holzwurm_desktop.text.words import Words, english
from tests.playing import GAMES
from tests.pseudo import PSEUDO, lengthened
from tests.reasons import listed_moves
from tests.table.fakes import NAMES, FakeSession
from tests.table.words_seen import WordsSeen, watch

SIZES = ((800, 600), (1024, 640), (1366, 768))
"""Widths and heights of the window; the smallest one is the hardest."""
AROUND = 41
"""The height of the window's menu bar and status line."""
MOVES = (0, 5, 17, 40, 90, 300, 600, 10**4)
"""How many moves are made before the table is looked at."""
RASH = frozenset({"Guess"})
"""Types of moves that end a round too soon if they are made at random."""
QUICK = [(language, SIZES[0]) for language in (PSEUDO, "de")]
REST = [
    (language, size) for language in (*LANGUAGES, PSEUDO) for size in SIZES if (language, size) not in QUICK
]


@cache
def translator(language: str) -> QTranslator:
    found = QTranslator()
    assert found.load(f"holzwurm_{language}", str(resource("translations")))
    return found


def words_in(language: str) -> Words:
    """The words of a language, without telling the application."""
    if language == PSEUDO:
        return Words(lengthened)

    def say(context: str, source: str, n: int) -> str:
        return english(context, translator(language).translate(context, source, "", n) or source, n)

    return Words(say)


Make = Callable[[FakeSession], TableView]


@pytest.fixture
def make(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Make]:
    views = []

    def build(session: FakeSession) -> TableView:
        language, (width, height) = request.node.callspec.params["shown"]
        view = make_table(session, words_in(language), LIGHT, TableSettings(speed="off"))
        qtbot.addWidget(view)
        views.append(view)
        view.resize(width, height - AROUND)
        view.show()
        return view

    yield build
    for view in views:
        view.close_table()


def positions(game_id: str) -> Iterator[FakeSession]:
    """Matches of few and of many, at a person's turn or at the end."""
    counts = all_games()[game_id].seats
    for seats in sorted({counts[0], counts[-1]}):
        for index, moves in enumerate(MOVES):
            session = FakeSession(seats=seats, game=game_id, deal=7 + index)
            session.play_at_random(moves, RASH)
            while session.turn > 0 and not session.match.round_over:
                session.play_at_random(1, RASH)
            yield session


def look(view: TableView, seen: WordsSeen) -> set[tuple[str, ...]]:
    """What is wrong with the words of the table as it is now."""
    view.grab()  # lays out what had not been shown before
    for item in view.scene().items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # so that all is written again, in its place
    seen.clear()
    view.grab()
    # What people call themselves may be longer than any plate.
    cut = seen.cut.difference(NAMES)
    return {("cut", words) for words in cut} | {("overlap", *pair) for pair in seen.overlapping()}


def lift(view: TableView) -> None:
    """Take up what the keyboard comes to first, so that the places for it are named."""
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(view, key)


def faults(game_id: str, make: Make, seen: WordsSeen) -> dict[tuple[int, int], set[tuple[str, ...]]]:
    """By number of the position, and whether a card was lifted (1) or not (0)."""
    found = {}
    for number, session in enumerate(positions(game_id)):
        view = make(session)
        found[number, 0] = look(view, seen)
        lift(view)
        found[number, 1] = look(view, seen)
        view.hide()
    assert seen.places, "nothing was written at all"
    return {position: wrong for position, wrong in found.items() if wrong}


def hint_faults(game_id: str, make: Make, seen: WordsSeen) -> dict[int, set[tuple[str, ...]]]:
    """The same by number of the position, with the longest hint that there can be in it, for one of several moves."""
    found = {}
    for number, session in enumerate(positions(game_id)):
        if not session.my_turn:
            continue
        view, state = make(session), session.match.playing()
        words, seat_view = view.table.look.words, state.view(session.turn)
        said = {}
        for move in listed_moves(state)[:60]:
            weighed = (Candidate(move, 9, 0.5), *(Candidate(NoObjection(seat), 9, 0.5) for seat in range(12)))
            said[advice_text(words, game_id, advise(game_id, seat_view, move, weighed))] = move, weighed
        move, session.weighed = said[max(said, key=len)]
        session.hint_found.emit(move)
        found[number] = look(view, seen)
        view.hide()
    assert found, "there was no hint at all"
    return {position: wrong for position, wrong in found.items() if wrong}


@pytest.mark.parametrize("shown", QUICK, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_hint_can_be_read(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not hint_faults(game_id, make, watch(monkeypatch))


@pytest.mark.parametrize("shown", QUICK, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_all_words_can_be_read(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults(game_id, make, watch(monkeypatch))


@pytest.mark.slow
@pytest.mark.parametrize("shown", REST, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_all_words_can_be_read_in_every_language_and_size(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults(game_id, make, watch(monkeypatch))
