"""The start page: games as pictures, matches to play on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop.room import Room
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.models.saved_matches import PICTURE_ROLE
from holzwurm_desktop.paths import resource
from holzwurm_desktop.window.game_tile import GameTile
from holzwurm_desktop.window.lobby import Lobby
from holzwurm_desktop.window.shelf import SavedMatchDelegate

PEOPLE = [Player("Nora"), Player("Ben")]


@pytest.fixture
def lobby(program: Program, qtbot: QtBot) -> Lobby:
    program.window.resize(1024, 640)
    program.window.show()
    qtbot.waitExposed(program.window)
    return program.window.lobby


def tile(lobby: Lobby, game_id: str) -> GameTile:
    return next(tile for tile in lobby.tiles.tiles if tile.game_id == game_id)


def store_match(program: Program, game_id: str = "holzwurm") -> int:
    session = program.matches.new_match(game_id, PEOPLE, {}, 1, 0)
    session.close()
    program.window.show_lobby()
    return session.saved.match_id


def test_all_six_games_are_there_in_the_order_of_their_names(lobby: Lobby) -> None:
    assert {tile.game_id for tile in lobby.tiles.tiles} == {
        "afbraak", "bergbeklimmen", "holzwurm", "kistenstapel", "superspion", "tovenaars",
    }  # fmt: skip
    names = [tile.accessibleName() for tile in lobby.tiles.tiles]
    assert names == sorted(names)


def test_every_game_has_its_picture(lobby: Lobby) -> None:
    for each in lobby.tiles.tiles:
        assert resource("lobby", f"{each.game_id}.svg").is_file()


def test_a_screen_reader_hears_name_description_and_players(lobby: Lobby) -> None:
    game = tile(lobby, "holzwurm")
    assert game.accessibleName() == "The Thirteenth Woodworm"
    told = game.accessibleDescription()
    assert "2 to 6 players, 30 min, easy." in told
    assert told.endswith("The rules of the game.")
    lobby.tell_keys(learn="Ctrl+F5", rules="F1", day="", puzzles="", people="", evenings="")
    assert game.accessibleDescription() == told  # they mean the game that has the keyboard
    game.setFocus()
    assert game.accessibleDescription().endswith(
        "A lesson at the table (Ctrl+F5). The rules of the game (F1)."
    )


def test_a_click_on_a_game_asks_for_it(lobby: Lobby, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lobby.game_chosen) as chosen:
        qtbot.mouseClick(tile(lobby, "holzwurm"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["holzwurm"]


def test_space_on_a_game_asks_for_it(lobby: Lobby, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lobby.game_chosen):
        qtbot.keyClick(tile(lobby, "holzwurm"), Qt.Key.Key_Space)


def test_arrow_keys_walk_over_the_games(lobby: Lobby, qtbot: QtBot) -> None:
    first, second = lobby.tiles.tiles[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Left)
    assert first.hasFocus()


def test_up_and_down_go_from_row_to_row(lobby: Lobby, qtbot: QtBot) -> None:
    tiles = lobby.tiles.tiles
    row = [tile for tile in tiles if tile.y() == tiles[0].y()]
    assert 1 < len(row) < len(tiles)
    tiles[1].setFocus()

    qtbot.keyClick(tiles[1], Qt.Key.Key_Down)
    below = tiles[1 + len(row)]
    assert below.hasFocus()
    assert below.x() == tiles[1].x()
    qtbot.keyClick(below, Qt.Key.Key_Up)
    assert tiles[1].hasFocus()
    qtbot.keyClick(tiles[1], Qt.Key.Key_Up)
    assert tiles[1].hasFocus()


def test_no_tile_is_cut_off_in_the_smallest_window(lobby: Lobby) -> None:
    whole = lobby.tiles.rect()
    assert all(whole.contains(each.geometry()) for each in lobby.tiles.tiles)


def test_pictures_give_way_to_a_long_sentence_and_stay_equally_large(lobby: Lobby) -> None:
    before = tile(lobby, "holzwurm").picture_area().height()
    assert tile(lobby, "holzwurm").lines_needed() <= 2
    letters = lobby.font()
    letters.setPointSizeF(1.7 * letters.pointSizeF())
    for each in lobby.tiles.tiles:
        each.setFont(letters)
    lobby.tiles.level()
    heights = {round(each.picture_area().height(), 3) for each in lobby.tiles.tiles}
    assert max(each.lines_needed() for each in lobby.tiles.tiles) > 2
    assert len(heights) == 1
    assert heights.pop() < before - 20


def test_the_shelf_is_there_only_when_a_match_waits(program: Program, lobby: Lobby) -> None:
    assert not lobby.shelf.isVisible()
    store_match(program)
    assert lobby.shelf.isVisible()


def test_enter_plays_on_with_the_last_match(program: Program, lobby: Lobby, qtbot: QtBot) -> None:
    number = store_match(program)
    assert lobby.shelf.list.hasFocus()
    with qtbot.waitSignal(lobby.resume_requested) as asked:
        qtbot.keyClick(lobby.shelf.list, Qt.Key.Key_Return)
    assert asked.args == [number]


def test_a_deleted_match_can_be_brought_back(program: Program, lobby: Lobby, qtbot: QtBot) -> None:
    number = store_match(program)
    qtbot.keyClick(lobby.shelf.list, Qt.Key.Key_Delete)
    assert program.matches.running() == []
    qtbot.mouseClick(program.window.notices.offer_button, Qt.MouseButton.LeftButton)
    assert [match.match_id for match in program.matches.running()] == [number]


def test_deleted_matches_come_back_by_the_undo_key_also_after_a_match(
    program: Program, lobby: Lobby, qtbot: QtBot
) -> None:
    numbers = [store_match(program) for _ in range(3)]
    for _ in range(2):
        qtbot.keyClick(lobby.shelf.list, Qt.Key.Key_Delete)
    program.window.resume(numbers[0])
    program.window.show_lobby()
    for _ in range(2):
        qtbot.keySequence(lobby.shelf.list, QKeySequence(QKeySequence.StandardKey.Undo))
    assert sorted(match.match_id for match in program.matches.running()) == sorted(numbers)
    assert program.window.notices.isHidden()
    assert not program.window.menus.actions["undo"].isEnabled()


def test_a_match_that_was_given_up_is_gone_on_with(program: Program, lobby: Lobby, qtbot: QtBot) -> None:
    record = {**program.storage.matches.load(store_match(program)), "abandoned": True}
    number = program.storage.matches.import_record(record)
    program.window.show_lobby()
    assert lobby.shelf.count == 2
    lobby.shelf.list.setCurrentIndex(lobby.shelf.list.model().index(1, 0))
    qtbot.keyClick(lobby.shelf.list, Qt.Key.Key_Return)
    session = program.window.session
    assert session is not None
    assert (session.saved.match_id, session.practice) == (number, True)
    assert session.match.rounds[0].deal == record["rounds"][0]["deal"]
    session.play(session.legal_moves()[0])
    program.window.show_lobby()
    assert program.matches.given_up() == []
    assert program.matches.running()[0].match_id == number


def test_a_match_is_renamed_in_its_place(program: Program, lobby: Lobby, qtbot: QtBot) -> None:
    store_match(program)
    lobby.shelf.rename_button.click()
    editor = lobby.shelf.list.focusWidget() or lobby.shelf.list.viewport().focusWidget()
    assert editor is not None
    qtbot.keyClicks(editor, "Sunday")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.matches.running()[0].title == "Sunday")


def test_a_match_has_a_small_picture_once_it_was_left(program: Program, lobby: Lobby) -> None:
    number = store_match(program)
    assert program.matches.thumbnail(number) is None
    program.window.resume(number)
    program.window.show_lobby()
    png = program.matches.thumbnail(number)
    assert png is not None
    picture = QImage.fromData(png)
    assert picture.width() >= 96
    assert program.window.lobby.shelf.list.model().index(0, 0).data(PICTURE_ROLE) == png


def test_a_match_without_a_picture_shows_its_games(program: Program, lobby: Lobby) -> None:
    number = store_match(program)
    assert program.matches.thumbnail(number) is None
    shelf = lobby.shelf.list
    row = shelf.visualRect(shelf.model().index(0, 0))
    picture = shelf.viewport().grab(row.adjusted(16, 14, -row.width() + 60, -14)).toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert len(colours) > 100  # a bare board has one


def test_the_small_picture_of_several_people_keeps_their_secrets(program: Program, lobby: Lobby) -> None:
    number = store_match(program)
    window, pictures = program.window, []
    for deal in (1, 2):
        window.resume(number)
        assert window.session is not None
        window.curtain.lifted.emit()
        match = window.session.match
        view = match.playing().view(1)
        match.state = match.game.determinize(view, Rng(deal))  # Nora's hand is another
        window.show_lobby()
        pictures.append(program.matches.thumbnail(number))
    assert pictures[0] == pictures[1]


def test_a_round_s_end_is_put_into_the_small_picture(program: Program, lobby: Lobby) -> None:
    number = store_match(program)
    window = program.window
    program.preferences.change(animation_speed="off", sound=False)
    window.resume(number)
    session = window.session
    assert session is not None
    while not session.match.round_over:
        session.play(session.legal_moves()[0])
    assert window._thumbnailer.timer.isActive()
    window._thumbnailer.timer.timeout.emit()
    assert program.matches.thumbnail(number) is not None


def test_a_copy_lies_beside_the_match_as_practice(program: Program, lobby: Lobby) -> None:
    store_match(program)
    lobby.shelf.copy_button.click()
    first, second = program.matches.running()
    assert {first.practice, second.practice} == {False, True}
    assert first.title == "The Thirteenth Woodworm (copy)"
    assert lobby.shelf.count == 2


@pytest.mark.parametrize("size", [(1366, 768), (2400, 1300)])
def test_the_shelf_has_room_for_larger_letters_and_longer_words_while_it_is_seen(
    program: Program, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """The window stays as large as it is: nothing but the letters and the words tells of the change."""
    program.window.show()
    program.window.resize(*size)
    qtbot.waitExposed(program.window)
    seats = (Seat("Nora"), Seat("Ben", "beginner"))
    program.window.begin("holzwurm", Choices(seats, {"rounds": 1}, start=0, deal_number=13))
    program.window.show_lobby()
    qtbot.waitUntil(program.window.lobby.shelf.isVisible)
    shelf = program.window.lobby.shelf
    before, words = shelf.font().pointSizeF(), shelf.resume_button.text()

    program.preferences.change(text_size=200)
    qtbot.waitUntil(lambda: shelf.font().pointSizeF() == 2 * before)
    program.preferences.change(language="fr")
    qtbot.waitUntil(lambda: shelf.resume_button.text() != words)
    for button in (shelf.resume_button, shelf.rename_button, shelf.copy_button, shelf.delete_button):
        qtbot.waitUntil(lambda button=button: button.width() >= button.sizeHint().width(), timeout=1000)
    assert shelf.font().pointSizeF() == 2 * before
    assert program.window.size().toTuple() == size


def test_all_players_of_a_match_are_named_in_as_many_lines_as_they_need(
    lobby: Lobby, program: Program
) -> None:
    store_match(program)
    shelf = lobby.shelf
    delegate = shelf.list.itemDelegate()
    assert isinstance(delegate, SavedMatchDelegate)
    option, index = QStyleOptionViewItem(), shelf.list.model().index(0, 0)
    option.font = shelf.list.font()
    wide, _ = delegate._parts(option, index, 2000)
    narrow, _ = delegate._parts(option, index, 150)
    assert len(wide) == 1
    assert len(narrow) > 1
    assert " ".join(narrow) == wide[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_with_a_shelf_need_not_be_scrolled_in_a_window_of_the_first_size(
    lobby: Lobby, program: Program, qtbot: QtBot, language: str
) -> None:
    program.preferences.change(language=language)
    for game_id in kits():
        store_match(program, game_id)
    program.window.resize(1024, 640)  # once more: the screen of the tests is smaller, and was heeded at first
    qtbot.waitUntil(lobby.shelf.isVisible)
    for _ in range(5):
        QApplication.processEvents()
    assert program.window.size().toTuple() == (1024, 640)
    [room] = [each for each in program.window.findChildren(Room) if each.isAncestorOf(lobby)]
    assert room.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_every_game_is_read_whole_on_the_shelf(
    lobby: Lobby, program: Program, qtbot: QtBot, language: str
) -> None:
    program.preferences.change(language=language)
    for game_id in kits():
        store_match(program, game_id)
    shelf = lobby.shelf
    qtbot.waitUntil(shelf.isVisible)
    delegate, model = shelf.list.itemDelegate(), shelf.list.model()
    assert isinstance(delegate, SavedMatchDelegate)
    option, width = QStyleOptionViewItem(), shelf.list.viewport().width()
    option.font = shelf.list.font()
    bold = QFont(option.font)
    bold.setBold(True)
    metrics = QFontMetrics(bold)
    assert model.rowCount() == len(kits())
    for row in range(model.rowCount()):
        lines = delegate._title(option, model.index(row, 0), width)
        assert " ".join(lines) == model.index(row, 0).data()
        assert all(metrics.horizontalAdvance(line) <= delegate._room(option, width) for line in lines)
        others = sum(map(len, delegate._parts(option, model.index(row, 0), width)))
        needed = (len(lines) + others) * metrics.height()
        assert delegate.sizeHint(option, model.index(row, 0)).height() > needed
