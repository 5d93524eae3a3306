"""No table cuts its words off or writes them over each other, in any language and in one 40 % longer than English."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import advise
from holzwurm_desktop.engine.contract import Event, NoObjection
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.table import drawing
from holzwurm_desktop.table.factory import make_table
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.advice import advice_text
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Phrase, Words, english
from tests.playing import GAMES
from tests.pseudo import PSEUDO, lengthened
from tests.reasons import listed_moves
from tests.table.fakes import NAMES, FakeSession
from tests.table.words_seen import WordsSeen, watch

AROUND = 41
"""The height of the window's menu bar and status line."""
SIZES = ((800, 600 - AROUND), (1024, 640 - AROUND), (1366, 768 - AROUND))
"""Widths and heights of the table in a window of 800x600, 1024x640 and 1366x768; the smallest one is the hardest."""
BESIDE = ((614, 381), (800, 394), (746, 590))
"""And with a list beside it: in a replay of 800x600 with all hands open, in a window of 800x600 (where the list lies
below it) and in one of 1024x640."""
MOVES = (0, 5, 17, 40, 90, 300, 600, 10**4)
"""How many moves are made before the table is looked at."""
FEW = (5, 90, 10**4)
"""And where a few positions are enough."""
RASH = frozenset({"Guess"})
"""Types of moves that end a round too soon if they are made at random."""
COSTLY = RASH | {"Knock"}
"""Those that cost another one something, and are seldom made at random."""
QUICK = [(language, SIZES[0]) for language in (PSEUDO, "de")]
QUICK_BESIDE = [(PSEUDO, size) for size in BESIDE]
REST = [
    (language, size)
    for language in (*LANGUAGES, PSEUDO)
    for size in (*SIZES, *BESIDE)
    if (language, size) not in QUICK
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
        view.resize(width, height)
        view.show()
        return view

    yield build
    for view in views:
        view.close_table()


def positions(game_id: str, counts_of_moves: Sequence[int] = MOVES) -> Iterator[FakeSession]:
    """Matches of few and of many, at a person's turn or at the end."""
    counts = all_games()[game_id].seats
    for seats in sorted({counts[0], counts[-1]}):
        for index, moves in enumerate(counts_of_moves):
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


def faults(
    game_id: str, make: Make, seen: WordsSeen, counts_of_moves: Sequence[int] = MOVES
) -> dict[tuple[int, int], set[tuple[str, ...]]]:
    """By number of the position, and whether a card was lifted (1) or not (0)."""
    found = {}
    for number, session in enumerate(positions(game_id, counts_of_moves)):
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


def losses_of(game_id: str, deal: int, words: Words) -> dict[Phrase, tuple[str, str]]:
    """What seat 0 loses in a round: the longest sentence of each headline, below it in words."""
    game, text = all_games()[game_id], game_text(game_id)
    players = [Player(name) for name in NAMES[: game.seats[-1]]]
    match, rng = Match.new(game, players, {}, deal), Random(deal)
    told: list[Event] = []
    found: dict[Phrase, tuple[str, str]] = {}
    while not match.round_over:
        due, legal = match.chance(), match.playing().legal_moves()
        wanted = [move for move in legal if (type(move).__name__ in COSTLY) == bool(match.playing().turn)]
        events = match.play(due or rng.choice(wanted or legal))
        told += events
        for event in events:
            phrase = text.loss(event, 0, partial(list, told))
            if phrase is not None:
                lost = words.say(phrase), text.event_text(words, event, NAMES)
                found[phrase] = max(lost, found.get(phrase, ("", "")), key=lambda each: len(each[1]))
    return found


def banner_faults(game_id: str, make: Make, seen: WordsSeen) -> set[tuple[str, ...]]:
    """What is wrong with the banners of a game."""
    view = make(FakeSession(seats=all_games()[game_id].seats[-1], game=game_id, deal=23))
    found, losses = set(), {}
    for deal in range(20, 30):
        losses |= losses_of(game_id, deal, view.table.look.words)
    for headline, sentence in losses.values():
        view.table.recap.banner.tell(headline, sentence, view.table.zones.middle)
        found |= look(view, seen)
        assert {headline, sentence} <= seen.read
    assert bool(losses) == (game_id != "afbraak"), "nothing was lost"
    return found


@pytest.mark.parametrize("shown", QUICK, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_banner_can_be_read(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not banner_faults(game_id, make, watch(monkeypatch))


@pytest.mark.parametrize("shown", [QUICK[0]], ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_panel_is_watched_and_what_is_cut_on_it_is_noticed(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = watch(monkeypatch)
    for session in positions(game_id):
        view = make(session)
        panel = view.table.recap.item
        if panel.sentences and not panel.room.isEmpty():
            assert look(view, seen) == set()
            assert {panel.sentences[at].text for at, _ in panel._shown} <= seen.read
            at, rect = panel._shown[0]
            panel._shown[0] = at, rect.adjusted(0, 0, 0, -rect.height() / 2)
            assert ("cut", panel.sentences[at].text) in look(view, seen)
            return
        view.hide()
    raise AssertionError("there was nothing on the panel")


def test_nothing_on_a_table_is_written_unwatched() -> None:
    package = Path(drawing.__file__).parents[1]
    files = [*package.glob("table/**/*.py"), *package.glob("games/**/*.py")]
    writers = [
        path for path in files if re.search(r"drawText|drawStaticText|addText", path.read_text("utf-8"))
    ]
    assert writers == [Path(drawing.__file__)]


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


@pytest.mark.parametrize("shown", QUICK_BESIDE, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_all_words_can_be_read_beside_a_list(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults(game_id, make, watch(monkeypatch), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("shown", REST, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_all_words_can_be_read_in_every_language_and_size(
    game_id: str, shown: tuple[str, tuple[int, int]], make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults(game_id, make, watch(monkeypatch))
