"""Keys on real layouts: every key that the program shows can be struck on each of them, and means what is shown."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.games.kistenstapel.moves import Bid
from holzwurm_desktop.models.keys import KeyAction, Keymap
from holzwurm_desktop.table.frame_keys import TABLE_KEYS
from holzwurm_desktop.table.press import place_of, press_of
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table
from tests.table.keyboards import LAYOUTS, PLACES, ROW_OF_DIGITS, Stroke, event_of, strike, strokes

Make = Callable[..., tuple[FakeSession, TableView]]
LATIN = ("us", "de", "fr", "be", "dvorak")
GAMES = tuple(all_games())

layouts = pytest.mark.parametrize("layout", LAYOUTS)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(**given: object) -> tuple[FakeSession, TableView]:
        session = FakeSession(**given)  # type: ignore[arg-type]
        view = table(session)
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def strokes_for(layout: str, action: KeyAction) -> list[Stroke]:
    """Every way to strike one of the keys of `action` on a layout."""
    wanted = {*Keymap().keys(action)}
    return [each for each in strokes(layout) if wanted & {*press_of(event_of(layout, each)).keys()}]


# Letters, digits, signs.


@pytest.mark.parametrize("layout", LATIN)
def test_a_latin_layout_keeps_its_own_letters(qapp: object, layout: str) -> None:
    typed = {}
    for stroke in strokes(layout):
        event = event_of(layout, stroke)
        if stroke.held == "plain" and event.text().isascii() and event.text().isalpha():
            typed[event.text().upper()] = press_of(event).letter

    assert typed == {letter: letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


@pytest.mark.parametrize(("layout", "without"), [("ru", ""), ("gr", "Q")])
def test_another_script_has_the_latin_letter_of_the_place(qapp: object, layout: str, without: str) -> None:
    # Where a Greek keyboard types a semicolon there is no letter.
    for letter in sorted(set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") - set(without)):
        for held in ("plain", "Shift", "Ctrl"):
            assert press_of(event_of(layout, Stroke(PLACES[letter], held))).letter == letter


@layouts
def test_what_types_no_letter_is_none(qapp: object, layout: str) -> None:
    for stroke in strokes(layout):
        event = event_of(layout, stroke)
        if stroke.held != "Ctrl" and not event.text().isalpha():
            assert press_of(event).letter == "", event.text()


@pytest.mark.parametrize(("layout", "place"), [("fr", 3), ("fr", 40), ("be", 8), ("de", 39), ("dvorak", 16)])
def test_letters_with_accents_and_apostrophes_are_no_letters(qapp: object, layout: str, place: int) -> None:
    assert press_of(event_of(layout, Stroke(place))).letter == ""


@layouts
@pytest.mark.parametrize("digit", "123456")
def test_the_row_of_digits_has_its_digits_with_and_without_shift(
    qapp: object, layout: str, digit: str
) -> None:
    plain = press_of(event_of(layout, Stroke(ROW_OF_DIGITS[digit]))).keys()
    shifted = press_of(event_of(layout, Stroke(ROW_OF_DIGITS[digit], "Shift"))).keys()

    assert digit in plain
    assert f"Shift+{digit}" not in plain
    assert f"Shift+{digit}" in shifted


def test_the_digits_of_the_number_pad_are_digits_and_no_places(qapp: object) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier, 84, 0, 0, "5")

    assert press_of(event).keys() == ("5",)


@pytest.mark.parametrize(
    ("platform", "scan", "virtual", "place"),
    [
        ("linux", 45, 0, "K"),  # KEY_K is 37
        ("linux", 11, 0, "2"),  # KEY_2 is 3
        ("linux", 24 + 100, 0, ""),
        ("win32", 37, 0x4B, "K"),  # VK_K
        ("win32", 3, 0x32, "2"),
        ("win32", 0, 0x6B, ""),  # VK_ADD
        ("darwin", 0, 40, "K"),  # kVK_ANSI_K
        ("darwin", 0, 19, "2"),
        ("darwin", 0, 24, ""),  # kVK_ANSI_Equal
    ],
)
def test_each_system_tells_the_place_of_a_key(platform: str, scan: int, virtual: int, place: str) -> None:
    assert place_of(scan, virtual, platform) == place


# Every key that the program shows.


@layouts
@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_game_can_be_struck_and_does_what_it_says(make: Make, layout: str, game: str) -> None:
    seats = all_games()[game].seats[-1]
    _, view = make(game=game, seats=seats, persons=seats)
    done: list[KeyAction] = []
    for action in view.table.key_actions:
        if action.fixed:
            continue
        view.table.acts = lambda action=action: {action: lambda: done.append(action)}  # type: ignore[method-assign]
        ways = strokes_for(layout, action)
        assert ways, f"{action.name} cannot be struck"
        for way in ways:
            del done[:]
            strike(view, layout, way)
            assert done == [action], f"{action.name} by {way}"


@layouts
def test_every_key_of_every_table_can_be_struck(qapp: object, layout: str) -> None:
    for action in TABLE_KEYS.actions:
        assert strokes_for(layout, action) or "Tab" in action.keys[0], action.name  # Tab was not recorded


@layouts
def test_a_row_is_chosen_by_its_number_on_every_layout(make: Make, layout: str) -> None:
    session, view = make()
    view.focus_stop(f"hand:{view.table.fan.cards[0]}")
    row = next(iter(view.table.targets_of(view.table.fan.cards[0])))
    key = view.table.place_keys()[row.key]

    strike(view, layout, strokes_for(layout, key)[0])

    assert session.match.rounds[0].moves == []
    assert view.table.actions.picking.chosen == row.key


def waiting_for_all(make: Make) -> tuple[FakeSession, TableView]:
    """Six people, all of whom but the first may knock."""
    session, view = make(game="kistenstapel", seats=6, persons=6)
    session.play(session.legal_moves()[-1])
    assert view.table.panel.people == (1, 2, 3, 4, 5)
    return session, view


@pytest.mark.parametrize("seat", range(1, 6))
@layouts
def test_each_player_knocks_by_the_key_of_his_number(make: Make, layout: str, seat: int) -> None:
    session, view = waiting_for_all(make)

    strike(view, layout, Stroke(ROW_OF_DIGITS[str(seat + 1)]))

    assert session.match.rounds[0].moves[-1] == {"seat": seat, "knock": True}


@pytest.mark.parametrize("seat", range(1, 6))
@layouts
def test_with_shift_each_player_lets_it_be(make: Make, layout: str, seat: int) -> None:
    session, view = waiting_for_all(make)

    strike(view, layout, Stroke(ROW_OF_DIGITS[str(seat + 1)], "Shift"))

    assert session.objections.people == tuple(each for each in range(1, 6) if each != seat)
    assert len(session.match.rounds[0].moves) == 1


def test_the_french_minus_on_the_place_of_six_takes_a_box_away(make: Make) -> None:
    _, view = make(game="kistenstapel", seats=6, persons=1)
    view.focus_visible = True
    column = next(iter(view.table.planner.draft.pile))
    view.focus_stop(f"box:{column[0]},{column[1]}")
    view.table.planner.add(column)
    height = view.table.planner.draft.pile[column]

    strike(view, "fr", Stroke(ROW_OF_DIGITS["6"]))

    assert view.table.planner.draft.pile[column] == height - 1


def bidding(make: Make) -> TableView:
    session, view = make(game="kistenstapel", options={"leftover": "bid"})
    while session.match.playing().view(0).phase != "bid" or session.turn != 0:
        if session.waiting:
            session.settle()
            continue
        moves = session.match.playing().legal_moves()
        bids = [move for move in moves if isinstance(move, Bid)]
        session.match.play(bids[0] if bids else moves[-1])
    session.position_replaced.emit()
    return view


@layouts
def test_a_bid_is_typed_on_the_row_of_digits(make: Make, layout: str) -> None:
    view = bidding(make)

    for digit in "12":
        strike(view, layout, Stroke(ROW_OF_DIGITS[digit]))

    assert view.table.bidding.value == 12


def test_a_sign_that_steps_a_bid_does_so_where_a_layout_has_it_in_place_of_a_digit(make: Make) -> None:
    view = bidding(make)
    strike(view, "fr", Stroke(ROW_OF_DIGITS["6"], "Shift"))
    assert view.table.bidding.value == 6

    strike(view, "fr", Stroke(ROW_OF_DIGITS["6"]))  # types a minus

    assert view.table.bidding.value == 5
