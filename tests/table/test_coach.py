"""The coach on the table: what it says, by mouse, keys and to screen readers, in all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.looks import silly_among
from holzwurm_desktop.ai.reasons import adviser_of, chance_of
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.table.coach_marks import RankItem
from holzwurm_desktop.table.palette import PALETTES
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.stops import find
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.advice import situation_text
from holzwurm_desktop.text.coaching import better_text, choice_text
from holzwurm_desktop.text.words import Words
from tests.playing import GAMES, new_match
from tests.reasons import decisions, listed_moves
from tests.table.coached import CoachedSession
from tests.table.fakes import table

Made = tuple[CoachedSession, TableView]
Make = Callable[..., Made]
every_game = pytest.mark.parametrize("game", GAMES)
AT = {"holzwurm": 12, "kistenstapel": 4, "afbraak": 8, "bergbeklimmen": 30, "superspion": 30, "tovenaars": 12}


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Makes a table at which seat 0 has a choice, with its coach on."""
    views = []

    def build(game: str = "holzwurm", settings: TableSettings | None = None, **more: Any) -> Made:
        session = CoachedSession(seats=2, game=game, **more)
        assert session.play_to_a_choice(AT[game])
        view = table(session, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def shown(view: TableView) -> list[str]:
    return [sentence.text for sentence in view.table.coach.item.sentences]


def read_out(view: TableView, qtbot: QtBot) -> list[str]:
    qtbot.waitUntil(lambda: view.reader.quiet)
    return view.reader._said


def clear_mistake(session: CoachedSession) -> Any:
    """Make the worst of the moves, which another is clearly better than."""
    moves = session.think()
    assert session.play(moves[-1]) is None
    assert session.coach.comparison is not None
    return moves[0]


# What the position asks.


@every_game
def test_it_says_what_the_position_asks(game: str, make: Make) -> None:
    session, view = make(game)
    state = session.match.playing()
    asked = adviser_of(game).situation(state.view(0))
    assert shown(view) == [situation_text(Words(), game, asked)]
    assert find(view.groups(), "coach:said") is not None


def test_it_is_read_out_once_for_each_position_in_the_same_words(make: Make, qtbot: QtBot) -> None:
    session, view = make()
    session.turn_shown.emit(0)
    session.turn_shown.emit(0)
    told = " ".join(read_out(view, qtbot))
    assert told.count(shown(view)[0]) == 1


def test_it_says_nothing_while_it_is_off_or_somebody_else_is_on_turn(make: Make) -> None:
    session, view = make(on=False)
    assert not view.table.coach.shown
    session.mentor.switch(True)
    assert view.table.coach.shown
    session.play(session.legal_moves()[0])
    assert shown(view) == [""]


def test_a_concealed_table_says_nothing(make: Make) -> None:
    session, view = make()
    session.think()
    session.coach.ask()
    view.conceal(True)
    assert shown(view) in ([], [""])
    assert view.table.coach.acts() == {}
    assert not [item for item in view.table.coach.marks.items if item.scene() is not None]


# What was better.


@every_game
def test_it_tells_of_a_better_move_and_marks_it(game: str, make: Make, qtbot: QtBot) -> None:
    session, view = make(game)
    clear_mistake(session)
    told = session.coach.comparison
    assert told is not None
    text = better_text(Words(), game, told.view, told.best, told.verdict.loss)
    assert shown(view) == [text]
    assert text in " ".join(read_out(view, qtbot))
    stop = find(view.groups(), "coach:said")
    assert stop is not None
    assert view.groups()[stop[0]].stops[stop[1]].name == text


def test_the_better_move_is_bracketed_at_its_card_and_at_its_place(make: Make) -> None:
    session, view = make()
    best = clear_mistake(session)
    places = [bracket.place for bracket in view.table.coach.marks.items]
    assert view.table.card_rect(best.card) in places
    assert len(places) == 2


@pytest.mark.parametrize("way", ["key", "button", "reader", "esc"])
def test_going_on_takes_its_words_away(way: str, make: Make) -> None:
    session, view = make()
    clear_mistake(session)
    act(view, way, Qt.Key.Key_W, "button:on")
    assert session.coach.comparison is None
    assert view.table.coach.marks.items == []


@pytest.mark.parametrize("way", ["key", "button", "reader"])
def test_the_move_can_be_taken_back(way: str, make: Make) -> None:
    session, view = make()
    made = len(session.match.rounds[0].moves)
    clear_mistake(session)
    act(view, way, Qt.Key.Key_U, "button:back")
    assert len(session.match.rounds[0].moves) == made


def test_before_that_it_is_asked_whether_the_match_is_to_be_practice(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, view = make()
    clear_mistake(session)
    monkeypatch.setattr(CoachedSession, "undo_breaks_fairness", True)
    view.table.coach.take_back()
    assert view.table.question is not None
    assert "The coach has shown you a better move." in view.table.question.text
    assert "practice" in view.table.question.text


def act(view: TableView, way: str, key: Qt.Key, button: str) -> None:
    """Do something by its key, by a click on its button, or as a screen reader presses it."""
    if way == "key":
        QTest.keyClick(view, key)
    elif way == "esc":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    elif way == "reader":
        view.press_stop(button)
    else:
        (found,) = [each for each in view.table.buttons() if each.key == button]
        click(view, found.place_in_scene().center().toPoint())


def click(view: TableView, at: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


# The best moves.


@every_game
def test_one_key_shows_the_best_three_moves_and_the_same_key_puts_them_away(game: str, make: Make) -> None:
    session, view = make(game)
    moves = session.think()
    QTest.keyClick(view, Qt.Key.Key_H)
    found = session.coach.found
    state_view = session.match.playing().view(0)
    kinds = silly_among(game, state_view, moves)
    sensible = [move for move, kind in zip(moves, kinds, strict=True) if kind is None]
    assert [each.move for each in found] == sensible[:3]
    for each, text in zip(found, shown(view), strict=True):
        choice = choice_text(Words(), game, state_view, each)
        assert choice.chance in text
        assert choice.reason[1:] in text
    QTest.keyClick(view, Qt.Key.Key_H)
    assert session.coach.found == ()
    assert view.table.coach.marks.items == []


@every_game
@pytest.mark.parametrize("number", [0, 1])
def test_a_digit_takes_one_of_them_as_the_hint_that_enter_plays(game: str, number: int, make: Make) -> None:
    session, view = make(game)
    moves = session.think()
    QTest.keyClick(view, Qt.Key.Key_H)
    QTest.keyClick(view, (Qt.Key.Key_1, Qt.Key.Key_2)[number])
    assert session.coach.found == ()
    assert view.table.hinted == moves[number]
    made = len(session.match.rounds[0].moves)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert session.match.rounds[0].moves[made:][:1] == [moves[number].to_json()]


def test_enter_on_one_of_them_takes_it_and_so_does_a_click_on_its_number(make: Make) -> None:
    for way in ("enter", "click"):
        session, view = make()
        moves = session.think()
        QTest.keyClick(view, Qt.Key.Key_H)
        assert view.focus_key == "coach:0"
        if way == "enter":
            QTest.keyClick(view, Qt.Key.Key_Right)
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            click(view, view.table.coach.numbers[1].place.center().toPoint())
        assert view.table.hinted == moves[1]


def test_escape_puts_them_away_and_so_does_a_move(make: Make) -> None:
    session, view = make()
    session.think()
    view.table.coach.ask()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert session.coach.found == ()
    view.table.coach.ask()
    session.play(session.legal_moves()[0])
    assert session.coach.found == ()


def test_escape_takes_the_keyboard_back_to_where_it_was(make: Make) -> None:
    session, view = make()
    session.think()
    view.focus_stop(f"hand:{view.table.fan.cards[1]}")
    before = view.focus_key
    QTest.keyClick(view, Qt.Key.Key_H)
    assert view.focus_key == "coach:0"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.focus_key == before
    # A reader would say other words on the stop that has the keyboard before it hears that the keyboard goes.
    assert find(view.groups(), "coach:0") is None


@pytest.mark.parametrize("size", [(1366, 686), (614, 340)])
def test_a_card_of_several_moves_has_all_their_numbers_on_one_tag_that_covers_no_words(
    size: tuple[int, int], qtbot: QtBot
) -> None:
    session = CoachedSession(seats=2, game="tovenaars", deal=7)
    assert session.play_to_a_choice(0)
    view = table(session)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    lines = {frozenset(view.table.marked_cards(move)): move for move in listed_moves(session.match.playing())}
    best = next(pair for pair in combinations(lines, 2) if len(pair[0] & pair[1]) == 2)
    session.think([lines[cards] for cards in best])
    view.table.coach.ask()
    tags = [each for each in view.table.coach.marks.items if isinstance(each, RankItem)]
    [first, second] = sorted(tag.text for tag in tags if "·" in tag.text)
    assert (first[0], second[0]) == ("1", "2")
    assert [tag.text for tag in tags if "·" not in tag.text] == ["1, 2"] * 2
    written = [*(plate.place for plate in view.table.plates), view.table.words.written]
    assert not [tag.text for tag in tags if any(tag.place.intersects(rect) for rect in written)]
    view.close_table()


def test_they_are_numbered_with_their_chances_at_their_cards_and_read_out(make: Make, qtbot: QtBot) -> None:
    session, view = make()
    moves: list[Any] = [*session.think()]
    view.table.coach.ask()
    tags = {tag.text: tag.place.center() for tag in view.table.coach.marks.items if isinstance(tag, RankItem)}
    seen = session.match.playing().view(0)
    chances = [round(100 * chance_of("holzwurm", seen, mean)) for mean in (0.6, 0.5, 0.4)]
    for number, (move, chance) in enumerate(zip(moves[:3], chances, strict=True), 1):
        assert f"{number} · {chance} %" in tags
        assert (
            view.table.card_rect(move.card)
            .adjusted(-60, -60, 60, 60)
            .contains(tags[f"{number} · {chance} %"])
        )
    numbered = [f"{number}: {text}" for number, text in enumerate(shown(view), 1)]
    group = next(group for group in view.groups() if group.key == "coach")
    assert [stop.name for stop in group.stops] == numbered
    assert view.focus_key == group.stops[0].key  # by which a reader says the first
    assert read_out(view, qtbot)[-1] == " ".join(numbered[1:])


def test_they_come_while_the_coach_is_off_and_the_room_is_the_tables_again_afterwards(make: Make) -> None:
    session, view = make(on=False, settings=TableSettings(speed="off", since_folded=True))
    before = view.table.zones.size
    session.think()
    QTest.keyClick(view, Qt.Key.Key_H)
    assert len(shown(view)) == 3
    assert view.table.zones.size != before
    QTest.keyClick(view, Qt.Key.Key_H)
    assert view.table.zones.size == before


def test_out_of_turn_the_key_says_why_not(make: Make) -> None:
    session, view = make()
    session.play(session.legal_moves()[0])
    QTest.keyClick(view, Qt.Key.Key_H)
    assert session.coach.found == ()
    assert view.table.note.isVisible()


def test_a_table_without_a_coach_has_no_key_for_it(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session, view = make(on=False)
    monkeypatch.setattr(type(session.mentor), "present", False)
    assert view.table.coach.acts() == {}
    assert "table.ask" not in [action.name for action in view.table.key_actions]


# The room.


def test_it_can_be_folded_and_stays_so(make: Make, qtbot: QtBot) -> None:
    _, view = make()
    before = view.table.coach.item.place.width()
    with qtbot.waitSignal(view.coach_folded) as told:
        QTest.keyClick(view, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert told.args == [True]
    assert view.table.coach.item.place.width() < before
    assert shown(view) == []
    assert find(view.groups(), "coach:said") is None


def test_a_folded_panel_opens_for_the_best_moves(make: Make) -> None:
    session, view = make(settings=TableSettings(speed="off", coach_folded=True))
    session.think()
    QTest.keyClick(view, Qt.Key.Key_H)
    assert len(shown(view)) == 3


@pytest.mark.parametrize("size", [(800, 560), (1024, 590), (1366, 727), (1920, 1000), (640, 360)])
@pytest.mark.parametrize("folded", [(False, False), (False, True), (True, False), (True, True)])
def test_it_shares_the_room_of_what_happened_and_covers_neither_that_nor_the_table(
    size: tuple[int, int], folded: tuple[bool, bool], make: Make
) -> None:
    settings = TableSettings(speed="off", since_folded=folded[0], coach_folded=folded[1])
    session, view = make(settings=settings)
    view.resize(*size)
    taken = view.table.zones.size
    for step in (lambda: None, session.think, view.table.coach.ask, view.table.coach.leave):
        step()
        table, coach = view.table, view.table.coach
        panels = [each.item.place for each in (table.recap, coach) if each.shown]
        room = table.recap.place.panel.adjusted(-1, -1, 1, 1)
        assert all(room.contains(panel) for panel in panels)
        assert len(panels) < 2 or not panels[0].intersects(panels[1])
        beyond = room.left() >= table.zones.size.width() - 1, room.top() >= table.zones.size.height() - 1
        assert any(beyond) or not panels
        for button in coach.buttons():
            assert coach.item.place.contains(button.place)
        for button in table.recap.buttons():
            assert table.recap.item.place.contains(button.place)
    assert view.table.zones.size == taken


def test_an_open_coach_takes_no_more_room_from_the_table_than_what_happened_does(make: Make) -> None:
    session, view = make(on=False)
    before = view.table.zones.size
    session.mentor.switch(True)
    assert view.table.zones.size == before


@pytest.mark.parametrize("theme", PALETTES)
def test_it_can_be_drawn_in_every_theme(theme: str, make: Make) -> None:
    session, view = make()
    view.set_palette(PALETTES[theme])
    session.think()
    view.table.coach.ask()
    view.grab()
    view.table.coach.leave()
    clear_mistake(session)
    view.grab()


# Beside what else is told.


def test_what_was_better_is_read_out_with_the_move_in_one_text(make: Make, qtbot: QtBot) -> None:
    session, view = make()
    read_out(view, qtbot)
    before = len(view.reader._said)
    clear_mistake(session)
    read_out(view, qtbot)
    (text,) = view.reader._said[before:]
    assert text.index("plays") < text.index("Better:")


@every_game
def test_while_the_past_is_played_again_nothing_is_marked_at_the_moves_of_the_present(
    game: str, make: Make
) -> None:
    session, view = make(game, settings=TableSettings(speed="slow"))
    session.think()
    view.table.coach.ask()
    marked = len(view.table.coach.marks.items)
    view.table.play_again()
    if view.table.retelling.running:
        view.table.show_all()
        assert view.table.coach.marks.items == []
    view.come_to_rest()
    assert len(view.table.coach.marks.items) == marked


# What it rests on.


@every_game
def test_all_that_it_says_is_the_same_whatever_is_hidden(game: str) -> None:
    rules, words, compared = new_match(game).game, Words(), 0
    for state, view, moves in decisions(game, range(3), most=3):
        texts = []
        for seen in (view, *(rules.determinize(view, Rng(w)).view(state.turn) for w in (3, 4))):
            told = [situation_text(words, game, adviser_of(game).situation(seen))]
            for at, move in enumerate(moves):
                found = Candidate(move, 100, 0.6 - at / 10)
                told += [better_text(words, game, seen, found, 0.1), *choice_text(words, game, seen, found)]
            texts.append(told)
        assert texts[0] == texts[1] == texts[2]
        compared += len(texts[0])
    assert compared
