"""Since your turn: what is told, marked and noted of the others' moves, in all games, and playing it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.contract import Event, Move, seen_by
from holzwurm_desktop.games.bergbeklimmen.moves import Draw
from holzwurm_desktop.table.layout import Beside
from holzwurm_desktop.table.recap import merged
from holzwurm_desktop.table.recap_item import recap_place
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words
from tests.table.fakes import NAMES, FakeSession, table

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
BEGIN = {
    "holzwurm": 12,
    "kistenstapel": 8,
    "afbraak": 8,
    "bergbeklimmen": 60,
    "superspion": 60,
    "tovenaars": 40,
}
GAMES = sorted(BEGIN)


def is_answer(game: str, move: Move) -> bool:
    within = game_text(game).within_turn or frozenset()
    return not within.isdisjoint(move.to_json())


def play_until_told(session: FakeSession, game: str) -> list[Event]:
    """Play at random until seat 0 is to move after the others' turns; all that happened since seat 0's own turn."""
    random, told, others = Random(6), list[Event](), 0
    for _ in range(900):
        match = session.match
        state = match.playing()
        if state.waiting:
            told += [seen_by(event, 0) for event in match.settle()]
            continue
        if len(match.rounds[0].moves) >= BEGIN[game] and others >= 3 and state.turn == 0:
            break
        legal = [move for move in state.legal_moves() if getattr(move, "kind", "") != "guess"]
        move = match.chance() or random.choice(legal)
        if state.turn == 0 and not is_answer(game, move):
            told, others = [], 0
            match.play(move)
        else:
            others += state.turn != 0
            told += [seen_by(event, 0) for event in match.play(move)]
        assert not match.round_over
    return told


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(game: str, size: tuple[int, int] = (1024, 590), **settings: Any) -> Made:
        session = FakeSession(
            seats=4 if game in ("holzwurm", "kistenstapel", "afbraak") else 2, game=game, deal=6
        )
        session.told = play_until_told(session, game)  # type: ignore[attr-defined]
        view = table(session, size, settings=TableSettings(**{"speed": "off", **settings}))
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def told_by(view: TableView) -> list[str]:
    return [sentence.text for sentence in view.table.recap.item.sentences]


def marked(view: TableView) -> set[str]:
    """The cards of the table, the hand left out, that have the mark of what changed."""
    return {card for card, item in view.table.layer.items.items() if item.mark == "last"}


# What is told, marked and noted.


@pytest.mark.parametrize("game", GAMES)
def test_everything_since_the_own_turn_is_told_as_the_seat_saw_it(make: Make, game: str) -> None:
    session, view = make(game)
    text = game_text(game)
    events: list[Event] = session.told  # type: ignore[attr-defined]

    assert len({event.seat for event in events} - {0, -1}) >= 1
    opened = [text.event_text(Words(), event, NAMES) for event in events if event.kind not in text.opened_by]
    assert [line for line in told_by(view) if line in opened] == opened
    assert len(told_by(view)) == len(events)


EXPECTED: dict[str, tuple[list[str], list[tuple[str, ...]], set[str]]] = {
    "holzwurm": (
        [
            "Bram plays the grey 10 to the yellow row.",
            "Charlotte van der Molen plays the grey 8 to the red row.",
            "Dirk plays the grey 2 to the red row.",
            "Dirk takes 3 card(s), and the violet 10 from the fate pile: +13 in all.",
        ],
        [(), ("grey 10",), ("grey 8",), ("took +13", "grey 2")],
        {"N10"},
    ),
    "kistenstapel": (
        [
            "Bram takes a right side.",
            "Bram passes.",
            "Charlotte van der Molen takes a left side.",
            "Charlotte van der Molen passes.",
            "Dirk takes a closed lid.",
            "Dirk passes.",
            "Anna takes a left side.",
        ],
        [(), ("passes",), ("passes",), ("passes",)],
        set(),
    ),
    "afbraak": (
        [
            "Bram takes down a box: 1 left side(s).",
            "Charlotte van der Molen takes down a box: 1 closed lid(s).",
            "Dirk takes down a box: no card.",
        ],
        [(), ("wins 1 card(s)",), ("wins 1 card(s)",), ("wins nothing",)],
        set(),
    ),
    "bergbeklimmen": (
        [
            "Bram lays the queen of hearts on pile 1.",
            "Bram lays the king of diamonds on pile 2.",
            "Bram draws from the stock.",
            "Bram takes the 7 of spades from pile 3.",
        ],
        [(), ("took ♠7", "laid ♥Q, ♦K", "drew from the stock")],
        {"QH", "KD"},
    ),
    "superspion": (
        [
            "Bram discards a card.",
            "Bram draws a card.",
            "Bram lays a fourth card: the 8 of spades.",
            "Bram draws a card.",
            "Bram ends the turn.",
        ],
        [(), ("fourth card: ♠8",)],
        {"8S"},
    ),
    "tovenaars": (
        [
            "Anna uses no strength spell.",
            "Bram uses no strength spell.",
            "Anna challenges to a duel of sleep spells.",
            "Anna has chosen a sleep spell: 8.",
            "Bram has chosen a sleep spell: 7.",
            "Sleep spells: Anna 8, Bram 7. Anna wins.",
            "So Anna wins the duel.",
            "Bram loses a soldier to the dungeon: 8.",
            "Bram ransoms for 2 + 6: 8 to slot 2.",
            "Bram attacks: 8 against 8.",
            "Bram adds 4: strength 12.",
            "Anna adds 3: strength 11.",
            "Bram challenges to a duel of sleep spells.",
            "Bram has chosen a sleep spell: 10.",
            "Anna has chosen a sleep spell: 9.",
            "Sleep spells: Bram 10, Anna 9. Bram wins.",
            "So Bram wins the duel.",
            "Anna loses a soldier to the dungeon: 8.",
        ],
        [
            ("sleep spell", "lost a soldier"),
            (
                "sleep spell ×2",
                "lost a soldier",
                "filled the slot",
                "attacked",
                "strength spell",
                "challenged",
            ),
        ],
        {"8C"},  # the eight of hearts, which fell, may be ransomed: that is lit in its place
    ),
}


@pytest.mark.parametrize("game", sorted(EXPECTED))
def test_a_fixed_deal_is_told_noted_and_marked(make: Make, game: str) -> None:
    _, view = make(game)
    sentences, notes, cards = EXPECTED[game]

    assert told_by(view) == sentences
    assert [plate.state.notes for plate in view.table.plates] == notes
    assert [plate.state.marked for plate in view.table.plates][1:] == [True] * (len(notes) - 1)
    assert marked(view) == cards


def test_places_that_something_was_taken_from_are_marked(make: Make) -> None:
    for game, places in (
        ("holzwurm", {"fate:pile", "row:new"}),
        ("bergbeklimmen", {"pile:stock", "pile:2"}),
        ("superspion", {"lay:discard", "lay:stock"}),
    ):
        _, view = make(game)
        assert view.table.changed_places() == places  # type: ignore[attr-defined]


def test_cards_that_were_taken_are_framed_beside_the_plate_and_lie_first(make: Make) -> None:
    _, view = make("holzwurm")
    known = view.table.known[3]
    assert known.fresh == {"R7", "N8", "N2", "V10"}
    assert set(known.cards[:4]) == known.fresh
    _, view = make("bergbeklimmen")
    assert view.table.known[1].fresh == {"7S"}


def test_points_stay_on_a_plate_beside_the_notes(make: Make) -> None:
    session, view = make("kistenstapel")
    scores = session.match.playing().view(0).scores  # type: ignore[attr-defined]
    for plate, score in zip(view.table.plates, scores, strict=True):
        assert f"{score} point(s)" in plate.state.line


def test_boxes_that_are_gone_are_outlined_and_winnings_counted(make: Make) -> None:
    _, view = make("afbraak")
    assert len(view.table.heap.marks.last) == 3  # type: ignore[attr-defined]
    changes = [item.state.changes for item in view.table.counts]  # type: ignore[attr-defined]
    assert changes == [(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 0)]


@pytest.mark.parametrize("game", GAMES)
def test_the_own_next_move_ends_the_telling(make: Make, game: str) -> None:
    session, view = make(game)
    assert told_by(view)
    for _ in range(20):
        move = session.legal_moves()[0] if session.my_turn else None
        if move is None:
            session.let_others_play()
        else:
            session.play(move)
        if move is not None and not is_answer(game, move):
            break
    assert view.table.recap.told == []
    assert view.table.recent == view.table.news


def test_notes_that_repeat_are_told_once_with_their_number() -> None:
    assert merged(["drew", "laid 7", "", "drew"]) == ("drew ×2", "laid 7")


def test_before_the_first_turn_the_panel_speaks_of_the_deal(qtbot: QtBot) -> None:
    session = FakeSession(deal=7)
    view = table(session)
    qtbot.addWidget(view)
    assert view.table.recap.title == "Since the deal"
    assert not view.table.recap.again_button.enabled
    session.play(session.legal_moves()[0])
    session.let_others_play()
    assert view.table.recap.title == "Since your turn"
    assert len(told_by(view)) >= 3
    assert view.table.recap.again_button.enabled
    view.close_table()


# The panel.


@pytest.mark.parametrize(
    "size", [(560, 320), (800, 550), (1024, 590), (1366, 718), (1920, 1030), (2560, 1390)]
)
@pytest.mark.parametrize("folded", [False, True])
def test_the_panel_takes_room_of_its_own(qapp: object, size: tuple[int, int], folded: bool) -> None:
    place = recap_place(QSizeF(*size), folded)
    table = QRectF(0, 0, place.table.width(), place.table.height())
    assert not place.panel.intersects(table)
    if place.beside is not Beside.APART:
        assert QRectF(0, 0, *size).contains(place.panel)
    assert place.table.width() * place.table.height() >= 0.72 * size[0] * size[1]


@pytest.mark.parametrize("size", [(800, 550), (1024, 590), (1366, 718)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_table_lies_under_the_panel(make: Make, game: str, size: tuple[int, int]) -> None:
    _, view = make(game, size)
    panel = view.table.recap.item.place
    assert not panel.isEmpty()
    own = {"since", "button"}
    for group in view.groups():
        for stop in group.stops:
            if group.key not in own:
                assert not stop.rect.intersects(panel), stop.key
    before, after = view.table.recap.item.hidden
    assert (before, after) == (0, 0) or (game == "tovenaars" and after == 0)
    for at in range(before, len(told_by(view)) - after):
        assert panel.contains(view.table.recap.item.place_of(at))


def test_folding_gives_the_room_back_and_is_remembered(make: Make, qtbot: QtBot) -> None:
    _, view = make("holzwurm")
    unit = view.look.unit
    with qtbot.waitSignal(view.since_folded) as told:
        QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    assert told.args == [True]
    assert view.settings.since_folded
    assert view.look.unit > unit
    assert all(group.key != "since" for group in view.groups())
    view.table.recap.fold_button.press()
    assert not view.settings.since_folded
    assert view.look.unit == unit


def test_what_does_not_fit_is_reached_by_wheel_and_keys(make: Make) -> None:
    _, view = make("tovenaars", (800, 550))
    item = view.table.recap.item
    item.tell([*item.sentences, *item.sentences, *item.sentences], "")
    count = len(item.sentences)
    before, after = item.hidden
    assert before > 0
    assert after == 0
    assert item.remark == f"{before} earlier"
    assert not item.foot.intersects(item.room)
    item.focus(0)
    assert item.first == 0
    assert item.hidden[1] > 0
    item.focus(count - 1)
    assert item.hidden[1] == 0
    item.go_through(-1)
    assert item.first < before or item.hidden[1] > 0


@pytest.mark.parametrize("game", GAMES)
def test_each_sentence_is_a_stop(make: Make, game: str) -> None:
    _, view = make(game)
    group = next(group for group in view.groups() if group.key == "since")
    assert [stop.name for stop in group.stops] == told_by(view)


# Behind a curtain, and for those who only look on.


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_marked_or_noted_behind_a_curtain(make: Make, game: str) -> None:
    _, view = make(game)
    view.conceal(True)
    assert told_by(view) == []
    assert view.table.recap.item.blank == ""
    assert all(group.key != "since" for group in view.groups())
    view.table.play_again()
    assert not view.table.retelling.running
    view.conceal(False)
    assert told_by(view)


def test_each_person_is_told_what_that_seat_saw(qtbot: QtBot) -> None:
    session = FakeSession(seats=2, persons=2, game="bergbeklimmen", deal=6)
    view = table(session)
    qtbot.addWidget(view)
    random, seen = Random(2), {0: list[str](), 1: list[str]()}
    for _ in range(40):
        drawn = [move for move in session.legal_moves() if move == Draw(session.turn, None)]
        session.play(random.choice(drawn or session.legal_moves()))
        seen[session.viewer] += told_by(view)
    for seat, lines in seen.items():
        assert f"{NAMES[1 - seat]} draws from the stock." in lines
        assert not any(" draws the " in line for line in lines)  # which card it was, only who drew it knows
    view.close_table()


def test_who_only_looks_on_has_no_panel(qtbot: QtBot) -> None:
    session = FakeSession(persons=0)
    view = table(session)
    qtbot.addWidget(view)
    assert not view.table.recap.shown
    assert view.table.zones.size == view.sceneRect().size()
    view.close_table()
