"""Playing Holzwurm on the table: by mouse, by dragging, by keyboard, and what the table says to it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import chance_of
from holzwurm_desktop.games.holzwurm.deck import points_of
from holzwurm_desktop.games.holzwurm.moves import Play, Played, RowTaken
from holzwurm_desktop.games.holzwurm.table.picture import emptied_places
from holzwurm_desktop.games.holzwurm.words import card_name, signed
from holzwurm_desktop.table.palette import DARK
from holzwurm_desktop.table.row import PlaceState
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.games.holzwurm.at_table import (
    Key,
    Made,
    Make,
    card_point,
    cell_of,
    click,
    drag,
    key_of,
    my_turn,
    place_point,
    press,
)
from tests.games.holzwurm.test_rules import FATE, position
from tests.table.fakes import FakeSession, table

# Moving.


def test_the_table_is_held_while_cards_fly_and_let_go_after(make: Make) -> None:
    session, view = make(TableSettings(speed="normal"))
    view.press_stop("hand:G2")
    view.press_stop("row:new")
    assert session.held == 1
    assert view.table.animator.running

    view.table.animator.finish()

    assert session.held == 0
    assert view.table.layer.items["G2"].mark == "last"


def test_a_key_during_a_flight_ends_it_and_then_counts(make: Make) -> None:
    _session, view = make(TableSettings(speed="slow"), persons=2, seats=2)
    view.press_stop("hand:G2")
    view.press_stop("row:new")
    assert view.table.animator.running

    press(view, Key.Key_Home)

    assert not view.table.animator.running
    assert view.focus_key == f"hand:{view.table.fan.cards[0]}"
    assert "G2" not in view.table.fan.cards


def test_no_card_is_lost_when_every_move_is_hurried(make: Make) -> None:
    session, view = make(TableSettings(speed="slow"), deal=3)
    while not session.match.round_over:
        session._make(session._rng.choice(session.match.playing().legal_moves()))
        view.table.animator.finish()
        shown = set(view.table.layer.items)
        seen = session.match.state.view(0)  # type: ignore[union-attr]
        lying = {*seen.hand, *seen.fate, *(card for row in seen.rows for card in row)}
        assert shown == lying
        assert all(item.face == card for card, item in view.table.layer.items.items())


def test_a_card_from_another_hand_shows_its_back_until_it_turns(make: Make) -> None:
    session, view = make(TableSettings(speed="slow"), moves=1)
    move = session.match.playing().legal_moves()[0]

    session._make(move)

    item = view.table.layer.items[move.card]  # type: ignore[attr-defined]
    assert item.face is None
    view.table.animator.finish()
    assert item.face == move.card  # type: ignore[attr-defined]


def test_a_row_stays_counted_where_it_lies_until_it_is_taken(make: Make) -> None:
    (session, view), move = my_turn(make, stays=False, settings=TableSettings(speed="normal"))
    seconds = [0.0]
    view.table.animator._clock = lambda: seconds[0]
    row = move.row
    assert row is not None
    count, hand = len(view.table.picture.rows[row]), len(view.table.fan.cards)
    before = view.table.picture.hand

    view.press_stop(f"hand:{move.card}")
    view.press_stop(key_of(view, move))
    seconds[0] = 0.4
    view.table.animator.advance()
    lying = view.table.picture
    seconds[0] = 5.0
    view.table.animator.advance()

    assert len(lying.rows[row]) == count + 1
    taken = set(view.table.picture.hand) - set(before)
    points = signed(sum(points_of(card) for card in (*taken, move.card)))
    name = card_name(view.look.words, move.card)
    assert view.table.plates[0].state.notes == (f"took {points}", name)
    assert view.table.plates[0].state.news == f"took {count + 2} card(s): {points}, {name}"
    assert len(view.table.fan.cards) == hand + count + 1
    assert session.held == 0


def test_the_cards_just_taken_are_marked_in_the_hand(make: Make) -> None:
    (_session, view), move = my_turn(make, stays=False)
    fate = view.table.picture.fate[-1]

    view.press_stop(f"hand:{move.card}")
    view.press_stop(key_of(view, move))

    marked = {card for card, item in view.table.layer.items.items() if item.mark == "last"}
    assert {fate, move.card} < marked
    assert marked <= set(view.table.fan.cards)


def test_the_next_person_s_hand_comes_after_the_flight_of_the_last_card(make: Make) -> None:
    session, view = make(TableSettings(speed="normal"), persons=4)
    own = set(view.table.fan.cards)

    view.press_stop("hand:G2")
    view.press_stop("row:new")
    assert session.viewer == 1
    assert set(view.table.fan.cards) == own - {"G2"}
    view.table.animator.finish()

    assert set(view.table.fan.cards) == set(session.match.playing().view(1).hand)
    assert view.table.plates[1].place == view.table.zones.own


def test_a_match_without_persons_can_be_watched(make: Make) -> None:
    session, view = make(persons=0)

    session.let_others_play()

    assert view.table.fan.cards == []
    assert session.match.over
    assert view.table.sheet is not None


def test_reduced_motion_moves_nothing(make: Make) -> None:
    session, view = make(TableSettings(speed="normal", reduced_motion=True))
    view.press_stop("hand:G2")
    view.press_stop("row:new")

    assert not view.table.animator.running
    assert session.held == 0


def test_sounds_go_with_what_happens(make: Make) -> None:
    (_session, view), move = my_turn(make, stays=False)
    sounds: list[str] = []
    view.sound_requested.connect(sounds.append)

    view.press_stop(f"hand:{move.card}")
    view.press_stop(key_of(view, move))

    assert sounds == ["take"]


# Rows and their places.


def lay_out(session: FakeSession, hand: list[str], rows: list[list[str]], fate: list[str]) -> None:
    """Put the person with `hand` on turn before these rows, which lie at the first places."""
    session.made_up = True
    session.match.state = position(hand, ["V9"], ["V10"], ["V11"], rows=rows, fate=fate)
    session.position_replaced.emit()


ROWS = [["B2", "B4"], ["Y2", "Y4"], ["R2", "R4"], ["G2", "G4"]]


def titles(view: TableView) -> list[str]:
    return [cell.state.title for cell in view.table.cells[:5]]


def before_a_taking(make: Make) -> tuple[Made, Play, int]:
    """A table at which the first of several rows can be taken, the play that takes it, and its place."""
    for deal in range(1, 80):
        session, view = make(deal=deal, moves=20, persons=4)
        for move in session.legal_moves():
            rows = view.table.picture.rows
            if move.row == 0 and len(rows) > 2 and int(move.card[1:]) <= len(rows[0]):
                return (session, view), move, view.table.picture.places[0]
    raise AssertionError("no deal has such a position")


def play_by_keys(view: TableView, move: Play) -> None:
    view.press_stop(f"hand:{move.card}")
    view.press_stop(key_of(view, move))


def test_rows_keep_place_and_number_when_another_is_taken(make: Make) -> None:
    (_session, view), move, place = before_a_taking(make)
    before = titles(view)
    assert before[place].endswith("row")
    keys = [cell.state.key for cell in view.table.cells[:5]]

    play_by_keys(view, move)

    after = titles(view)
    rows = [at for at in range(5) if before[at].endswith("row") and before[at] != "New row"]
    assert [after[at] for at in rows if at != place] == [before[at] for at in rows if at != place]
    assert [view.table.cells[at].state.key for at in rows if at != place] == [
        keys[at] for at in rows if at != place
    ]
    for row, at in zip(view.table.picture.rows, view.table.picture.places, strict=True):
        assert all(view.table.place_rect(f"row:{at}").contains(view.table.card_rect(card)) for card in row)
    assert after[place] in ("New row", "")


def test_a_new_row_comes_to_the_first_free_place(make: Make) -> None:
    (session, view), move, _place = before_a_taking(make)
    play_by_keys(view, move)
    free = next(at for at in range(5) if at not in view.table.picture.places)
    assert titles(view)[free] == "New row"
    news = [each for each in session.legal_moves() if each.row is None]
    while not news:
        play_by_keys(view, session.legal_moves()[0])
        free = next(at for at in range(5) if at not in view.table.picture.places)
        news = [each for each in session.legal_moves() if each.row is None]

    play_by_keys(view, news[0])

    assert view.table.place_rect(f"row:{free}").contains(view.table.card_rect(news[0].card))
    assert titles(view)[free].endswith("row")


def test_the_keys_of_places_choose_what_lies_there_also_after_a_taking(make: Make) -> None:
    (session, view), taking, _place = before_a_taking(make)
    play_by_keys(view, taking)
    picking = view.table.actions.picking

    wrong = []
    for move in session.legal_moves():
        view.focus_visible = True
        view.focus_stop(f"hand:{move.card}")
        press(view, Key(Key.Key_1 + cell_of(view, move)))
        if picking.chosen != key_of(view, move):
            wrong.append(move)
        press(view, Key.Key_Escape)

    assert session.legal_moves()
    assert wrong == []
    assert session.refused == []


@pytest.mark.parametrize(
    ("rows", "fate", "words", "price"),
    [
        ([["B10", "B8"]], "Y8", "takes 3 card(s) and fate: +26", "gain"),
        ([["B11", "B9"]], "Y8", "takes 3 card(s) and fate: −12", "loss"),
        ([["B11", "B3"]], "Y10", "takes 3 card(s) and fate: −4", "loss"),
        ([["B9", "B1"]], "Y10", "takes 3 card(s) and fate: 0", "even"),
        ([["B10", "B8"]], "X13", "takes 3 card(s) and the poison: +5, the round ends", "poison"),
    ],
)
def test_a_taking_is_priced(make: Make, rows: list[list[str]], fate: str, words: str, price: str) -> None:
    session, view = make()
    lay_out(session, ["B2", "N9"], rows, ["X13"] if fate == "X13" else ["X13", fate])

    view.press_stop("hand:B2")

    badge = view.table.badges[0]
    assert (badge.text, badge.price) == (words, price)
    assert view.table.cells[0].state.light == price


def test_every_price_looks_other_than_a_forbidden_place(make: Make) -> None:
    _, view = make()
    item = view.table.cells[0]

    def picture(light: str) -> QImage:
        item.show_state(PlaceState(light=light))
        return view.grab().toImage()

    pictures = [picture(light) for light in ("", "good", "bad", "gain", "loss", "even", "poison")]

    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_enter_on_a_card_chooses_the_first_place_at_which_it_stays(make: Make) -> None:
    session, view = make()
    lay_out(session, ["N3", "N9"], [["B2", "B4", "B6"], ["Y2"]], FATE)
    view.focus_visible = True
    view.focus_stop("hand:N3")

    press(view, Key.Key_Return)

    assert view.table.targets_of("N3")[0].good is False
    assert view.table.actions.picking.chosen == "row:1"


def test_all_four_arrows_move_among_the_places(make: Make) -> None:
    session, view = make()
    lay_out(session, ["N9", "N10"], ROWS, FATE)
    places = view.table.place_rect
    assert places("row:0").center().x() < places("row:1").center().x()
    assert places("row:0").center().y() < places("row:3").center().y()
    view.focus_visible = True
    view.focus_stop("hand:N9")
    press(view, Key.Key_Return)
    picking = view.table.actions.picking

    way = []
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        press(view, key)
        way.append(picking.chosen)

    assert way == ["row:1", "row:new", "row:3", "row:0"]
    assert picking.held == "N9"


def test_the_prompt_names_the_keys_while_the_keyboard_is_used(make: Make) -> None:
    _, view = make()
    card = view.table.fan.cards[0]

    press(view, Key.Key_Home, Key.Key_Return)
    by_key = view.table.words.text
    press(view, Key.Key_Escape)
    click(view, card_point(view, card))

    assert all(key in by_key for key in ("arrow keys", "Enter", "Esc"))
    assert "Enter" not in view.table.words.text


@pytest.mark.parametrize("how", ["drop", "click", "key"])
def test_an_empty_frame_says_where_a_new_row_begins(make: Make, how: str) -> None:
    _, view = make()
    point = view.table._rects[3].center().toPoint()

    if how == "drop":
        drag(view, "G2", point)
    elif how == "click":
        click(view, card_point(view, "G2"))
        click(view, point)
    else:
        view.focus_visible = True
        view.focus_stop("hand:G2")
        press(view, Key.Key_4)

    assert view.table.note.text == "A new row begins at the place “New row”: lay the card there (N)."


def test_the_fate_pile_says_when_its_card_is_taken(make: Make) -> None:
    _, view = make()

    drag(view, "G2", place_point(view, "fate:pile"))

    assert view.table.note.text.startswith("No card is laid here: whoever takes a row")


# Hints, undo, the end.


def test_a_hint_marks_card_and_row_with_a_reason_until_the_next_action(make: Make) -> None:
    session, view = make()
    view.request_hint()
    assert session.asked_hint

    session.hint_found.emit(Play(0, "V11", None))
    assert view.table.layer.items["V11"].mark == "hint"
    assert view.table.cells[0].state.hinted
    assert view.table.words.text == (
        "Hint: the violet 11 stays here, and your worst card is gone: −11. Enter plays it."
    )
    click(view, card_point(view, "G2"))

    assert view.table.layer.items["V11"].mark == ""
    assert not view.table.cells[0].state.hinted


def test_a_hint_says_that_other_moves_are_about_as_good(make: Make) -> None:
    session, view = make()
    best, other, worse = (Play(0, card, None) for card in ("V11", *view.table.hand()[:2]))
    session.weighed = (Candidate(best, 90, 0.5), Candidate(other, 80, 0.49), Candidate(worse, 80, 0.4))

    session.hint_found.emit(best)

    assert view.table.words.text.endswith("−11. 1 other move(s) as good. Enter plays it.")


def test_a_hint_for_which_nothing_speaks_says_what_is_expected(make: Make) -> None:
    session, view = make()
    # Among so many cards an even one that costs more than another has nothing to be said for it.
    best, rest = Play(0, max(view.table.hand(), key=points_of), None), Play(0, "V11", None)
    session.weighed = (Candidate(best, 90, 0.624), Candidate(rest, 80, 0.4))

    session.hint_found.emit(best)

    percent = round(100 * chance_of("holzwurm", session.match.playing().view(0), 0.624))
    assert view.table.words.text == f"Hint: nothing better found: about {percent} % to win. Enter plays it."


def test_undo_asks_on_the_table_where_it_goes_past_what_was_revealed(make: Make) -> None:
    session, view = make(moves=4)
    session.undo_breaks_fairness = True
    view.request_undo()
    assert view.table.question is not None
    press(view, Key.Key_Escape)
    assert view.table.question is None
    assert session.undos == 0

    view.request_undo()
    assert "practice: with the same cards" in view.table.question.text
    press(view, Key.Key_Return)  # the answer that does no harm
    assert view.table.question is None
    assert session.undos == 0

    view.request_undo()
    press(view, Key.Key_Right, Key.Key_Return)
    assert session.undos == 1


def test_undo_with_a_card_in_the_hand_puts_it_back(make: Make) -> None:
    session, view = make(moves=4)
    session.undo_breaks_fairness = True
    view.press_stop(f"hand:{view.table.fan.cards[0]}")
    assert view.table.actions.picking.held

    view.request_undo()

    assert view.table.actions.picking.held is None
    assert view.table.question is None
    assert session.undos == 0


def test_undo_with_nothing_to_take_back_says_so(make: Make) -> None:
    _, view = make()

    view.request_undo()

    assert view.table.note.text == "There is no move to take back."


def test_the_end_of_a_round_shows_every_hand_and_how_it_adds_up(make: Make) -> None:
    session, view = make(moves=500, rounds=2)
    scores = session.match.rounds[0].scores

    lines = view.table.round_lines()

    assert scores is not None
    for seat, line in enumerate(lines):
        cards = [card for pile, _ in line.piles for card in pile]
        assert sorted(cards) == sorted(session.match.state.view(seat).hand)  # type: ignore[union-attr]
        sums = [int(words.replace("−", "-")) for _, words in line.piles]
        assert sum(sums) + (30 if line.bonus else 0) == scores[seat]
    assert [line.best for line in lines] == [score == max(scores) for score in scores]


def test_the_button_of_the_round_sheet_deals_the_next_round(make: Make) -> None:
    session, view = make(moves=500, rounds=2)
    sheet = view.table.sheet
    sounds: list[str] = []
    view.sound_requested.connect(sounds.append)
    assert sheet is not None

    click(view, sheet.buttons[0].place_in_scene().center().toPoint())

    assert len(session.match.rounds) == 2
    assert view.table.sheet is None
    assert len(view.table.fan.cards) == 15
    assert sounds[0] == "shuffle"


def test_enter_on_a_line_of_the_sheet_goes_on(make: Make) -> None:
    session, view = make(moves=500, rounds=2)

    press(view, Key.Key_Tab)
    assert view.focus_key == "line:remark"
    press(view, Key.Key_Down, Key.Key_Down)
    assert view.focus_key == "line:1"
    press(view, Key.Key_Return)

    assert len(session.match.rounds) == 2


def test_the_match_sheet_offers_the_same_deal_a_new_match_and_the_start_page(make: Make) -> None:
    session, view = make(moves=500)
    asked: list[str] = []
    view.new_match_requested.connect(lambda: asked.append("new"))
    view.lobby_requested.connect(lambda: asked.append("lobby"))
    view.table.turn_page("match")

    for key in ("sheet:new", "sheet:lobby", "sheet:again"):
        view.press_stop(key)

    assert asked == ["new", "lobby"]
    assert session.match.rounds[0].moves == []
    assert view.table.sheet is None


# Whatever the window does.


def test_a_curtain_leaves_no_card_of_the_hand_in_the_scene(make: Make) -> None:
    session, view = make()
    hand = set(view.table.fan.cards)

    view.conceal(True)
    assert not hand & set(view.table.layer.items)
    view.conceal(False)

    assert hand <= set(view.table.layer.items)
    assert session.held == 0


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("size", [(640, 400), (1024, 590), (1920, 1000)])
def test_everything_lies_in_the_window_at_every_size(make: Make, seats: int, size: tuple[int, int]) -> None:
    _, view = make(seats=seats, moves=25)
    view.resize(*size)
    window = QRectF(0, 0, *size)

    stops = [stop for group in view.groups() for stop in group.stops]

    assert stops
    assert [stop.key for stop in stops if not window.contains(stop.rect)] == []
    assert all(window.contains(item.place) for item in view.table.layer.items.values())


def test_theme_and_language_change_while_playing(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = make(moves=8)
    light = view.grab().toImage()

    view.set_palette(DARK)
    dark = view.grab().toImage()
    monkeypatch.setattr(view.look.words, "_translate", lambda context, source, n: f"«{source}»")
    view.retranslate()

    assert light != dark
    assert view.table.cells[5].state.title == "«Fate pile»"
    assert view.accessible_name == "«Card table»"


def test_a_table_thrown_away_hears_no_more_of_its_session(qtbot: QtBot) -> None:
    session = FakeSession()
    view = table(session)
    gone: list[None] = []
    view.destroyed.connect(lambda: gone.append(None))
    view.close_table()
    view.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))

    session.play_at_random(3)
    session.viewer_changed.emit(0)
    session.turn_changed.emit(session.turn)

    assert session.held == 0


def test_the_place_of_a_row_that_went_is_known_as_long_as_it_is_empty() -> None:
    first = Played(0, "B7", 0, True, True, "B")
    second = Played(1, "Y4", 1, True, True, "Y")
    gone = RowTaken(1, 0, ("B7", "B1"), "G6")
    anew = Played(0, "R2", 1, True, True, "R")

    assert emptied_places([first, second, gone], [gone]) == {0}
    assert emptied_places([first, second, gone], []) == frozenset()
    assert emptied_places([first, second, gone, anew], [gone]) == frozenset()
