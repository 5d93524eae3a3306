"""Holzwurm's table: cards are played by mouse, by dragging and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from holzwurm_desktop.games.holzwurm import words as text
from holzwurm_desktop.games.holzwurm.words import card_name
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.text.words import Words
from tests.games.holzwurm.at_table import (
    Key,
    Make,
    card_point,
    cell_of,
    click,
    drag,
    key_of,
    legal,
    my_turn,
    place_point,
    press,
)

# The hand.


def test_the_hand_is_sorted_by_colour_and_then_in_the_other_orders(make: Make) -> None:
    _, view = make()
    colours = [card[0] for card in view.table.fan.cards]
    assert colours == sorted(colours, key="BYRGVN".index)

    with_key = []
    for _ in range(3):
        press(view, Key.Key_O)
        with_key.append((view.hand_order, view.table.fan.cards))

    assert [order for order, _ in with_key] == ["rank", "points", "suit"]
    values = [int(card[1:]) for card in with_key[0][1]]
    assert values == sorted(values)
    points = [value if value % 2 == 0 else -value for value in (int(card[1:]) for card in with_key[1][1])]
    assert points == sorted(points, reverse=True)


def test_the_card_under_the_pointer_rises_above_the_others(make: Make) -> None:
    _, view = make()
    low = view.table.card_rect("G2").top()

    QTest.mouseMove(view.viewport(), card_point(view, "G2"))

    item = view.table.layer.items["G2"]
    assert item.place.top() < low
    assert all(
        item.zValue() > other.zValue() for card, other in view.table.layer.items.items() if card != "G2"
    )


def test_cards_that_stay_somewhere_stand_higher_than_those_that_only_take(make: Make) -> None:
    (session, view), taker = my_turn(make, stays=False, single=True)
    stayer = legal(session, stays=True)

    assert view.table.card_rect(stayer.card).top() < view.table.card_rect(taker.card).top()


# By mouse.


def test_clicking_a_card_and_a_row_plays_it(make: Make) -> None:
    session, view = make()

    click(view, card_point(view, "G2"))
    assert view.table.actions.picking.held == "G2"
    click(view, place_point(view, "row:new"))

    assert session.match.rounds[0].moves == [{"seat": 0, "card": "G2", "row": "new"}]
    assert view.table.actions.picking.held is None


def test_clicking_the_held_card_again_plays_it_where_it_has_one_place(make: Make) -> None:
    session, view = make()

    click(view, card_point(view, "G2"))
    assert view.table.actions.picking.only is not None
    view.table.actions.press_card("G2", choose=False)

    assert view.table.actions.picking.held is None
    assert len(session.match.rounds[0].moves) == 1


@pytest.mark.parametrize("stays", [True, False])
def test_the_target_says_what_will_happen_before_the_play(make: Make, stays: bool) -> None:
    (_session, view), move = my_turn(make, stays=stays)
    game = view.table

    click(view, card_point(view, move.card))

    cell = cell_of(view, move)
    badge = game.badges[cell]
    assert badge.isVisible()
    assert badge.good == stays
    row = () if move.row is None else game.picture.rows[move.row]
    if stays:
        assert (badge.text, badge.price, game.cells[cell].state.light) == ("stays", "", "good")
        return
    points = sum(
        value if value % 2 == 0 else -value
        for value in (int(card[1:]) for card in (*row, game.picture.fate[-1]))
    )
    assert badge.text == f"takes {len(row) + 1} card(s) and fate: {text.signed(points)}"
    assert badge.price == game.cells[cell].state.light == "gain" if points > 0 else "loss"


def test_one_click_plays_where_one_place_is_possible_if_so_set(make: Make) -> None:
    one_click = TableSettings(speed="off", one_click=True)
    (session, view), move = my_turn(make, stays=True, single=True, settings=one_click)
    before = len(session.match.rounds[0].moves)

    click(view, card_point(view, move.card))

    assert session.match.rounds[0].moves[before] == move.to_json()


def test_one_click_asks_where_several_places_are_possible(make: Make) -> None:
    one_click = TableSettings(speed="off", one_click=True)
    (session, view), move = my_turn(make, stays=True, single=False, settings=one_click)
    before = len(session.match.rounds[0].moves)

    click(view, card_point(view, move.card))

    assert view.table.actions.picking.held == move.card
    assert len(session.match.rounds[0].moves) == before


def test_a_place_that_is_not_allowed_says_why_there(make: Make) -> None:
    (session, view), move = my_turn(make, stays=True, single=True)
    wrong = next(at for at in view.table.picture.places if at != cell_of(view, move))
    click(view, card_point(view, move.card))

    with_sound = []
    view.sound_requested.connect(with_sound.append)
    click(view, place_point(view, f"row:{wrong}"))

    note = view.table.note
    assert note.isVisible()
    assert card_name(Words(), move.card) in note.text
    assert note.place.intersects(view.table.place_rect(f"row:{wrong}"))
    assert with_sound == ["error"]
    assert len(session.refused) == 1


def test_a_card_out_of_turn_says_whose_turn_it_is(make: Make) -> None:
    _session, view = make(moves=1)

    click(view, card_point(view, view.table.fan.cards[0]))

    assert view.table.note.text == "It is Bram’s turn."
    assert view.table.actions.picking.held is None


def test_a_row_without_a_card_asks_for_one(make: Make) -> None:
    _, view = make()

    click(view, place_point(view, "row:new"))

    assert view.table.note.text == "Choose a card from your hand first."


def test_a_click_beside_everything_puts_the_card_back(make: Make) -> None:
    _, view = make()
    click(view, card_point(view, "G2"))

    click(view, view.table.zones.words.center().toPoint())

    assert view.table.actions.picking.held is None


def test_a_triple_click_plays_one_card_at_most(make: Make) -> None:
    session, view = make(TableSettings(speed="off", one_click=True), persons=4)
    point = card_point(view, "G2")

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    assert len(session.match.rounds[0].moves) <= 1
    assert sum(session.match.playing().view(0).sizes) + sum(map(len, view.table.picture.rows)) == 60


# By dragging.


def test_dragging_a_card_to_a_row_plays_it(make: Make) -> None:
    session, view = make()

    drag(view, "G2", place_point(view, "row:new"))

    assert session.match.rounds[0].moves == [{"seat": 0, "card": "G2", "row": "new"}]


def test_a_dragged_card_lies_under_the_pointer_and_lights_its_targets(make: Make) -> None:
    _, view = make()
    port, start = view.viewport(), card_point(view, "G2")
    middle = QPoint(400, 300)

    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(0, -30))
    QTest.mouseMove(port, middle)

    assert view.table.card_rect("G2").contains(QPointF(middle))
    assert view.table.cells[0].state.light == "good"
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=middle)


def test_a_card_dropped_elsewhere_returns(make: Make) -> None:
    session, view = make()
    home = view.table.card_rect("G2")

    drag(view, "G2", view.table.zones.words.center().toPoint())
    view.table.animator.finish()
    view.pointer.hover(QPointF(-1, -1))

    assert session.match.rounds[0].moves == []
    assert view.table.card_rect("G2") == home


# By keyboard.


def test_the_keyboard_goes_through_the_hand_and_shows_where_it_is(make: Make) -> None:
    _, view = make()
    cards = view.table.fan.cards

    press(view, Key.Key_Right, Key.Key_Right)

    assert view.focus_key == f"hand:{cards[2]}"
    assert view.table.layer.items[cards[2]].focused
    press(view, Key.Key_Left)
    assert view.focus_key == f"hand:{cards[1]}"


def test_enter_takes_up_and_enter_plays(make: Make) -> None:
    session, view = make()
    first = view.table.fan.cards[0]

    press(view, Key.Key_Home, Key.Key_Return)
    assert view.table.actions.picking.held == first
    press(view, Key.Key_Return)

    assert session.match.rounds[0].moves == [{"seat": 0, "card": first, "row": "new"}]


def test_the_arrows_reach_every_place(make: Make) -> None:
    (_session, view), move = my_turn(make, stays=True, single=False)
    view.focus_visible = True
    view.focus_stop(f"hand:{move.card}")
    press(view, Key.Key_Down)
    picking = view.table.actions.picking

    seen, left = {picking.chosen}, [picking.chosen]
    while left:
        begin = left.pop()
        for key in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down):
            picking.choose(begin)
            press(view, key)
            if picking.chosen not in seen:
                seen.add(picking.chosen)
                left.append(picking.chosen)

    assert seen == {target.key for target in view.table.targets_of(move.card)}


def test_a_digit_shows_the_play_and_enter_makes_it(make: Make) -> None:
    (session, view), move = my_turn(make, stays=True, single=False)
    view.focus_visible = True
    view.focus_stop(f"hand:{move.card}")
    before = len(session.match.rounds[0].moves)

    press(view, Key.Key_N if move.row is None else Key(Key.Key_1 + cell_of(view, move)))
    assert view.table.actions.picking.chosen == key_of(view, move)
    assert len(session.match.rounds[0].moves) == before
    press(view, Key.Key_Return)

    assert session.match.rounds[0].moves[before] == move.to_json()


def test_a_digit_that_is_not_allowed_says_why(make: Make) -> None:
    (session, view), move = my_turn(make, stays=True, single=True)
    wrong = next(at for at in view.table.picture.places if at != cell_of(view, move))
    view.focus_visible = True
    view.focus_stop(f"hand:{move.card}")

    press(view, Key(Key.Key_1 + wrong))

    assert view.table.note.isVisible()
    assert len(session.refused) == 1


def test_escape_puts_the_card_back(make: Make) -> None:
    _, view = make()
    press(view, Key.Key_Home, Key.Key_Return, Key.Key_Escape)

    assert view.table.actions.picking.held is None


def test_tab_goes_round_hand_rows_fate_pile_players_and_buttons(make: Make) -> None:
    _, view = make()
    press(view, Key.Key_Home)

    groups = []
    for _ in range(5):
        press(view, Key.Key_Tab)
        groups.append(view.focus_key.partition(":")[0])

    assert groups == ["row", "fate", "seat", "button", "hand"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_match_is_played_by_keyboard_alone(make: Make, seats: int) -> None:
    session, view = make(seats=seats, rounds=2, deal=11)
    wanted = []
    view.new_match_requested.connect(lambda: wanted.append("new"))

    for _ in range(400):
        session.let_others_play()
        if session.match.over and view.table.sheet_page == "match":
            break
        if session.match.round_over:
            press(view, Key.Key_Return)
        else:
            press(view, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    press(view, Key.Key_Return)

    assert session.match.over
    assert session.refused == []
    assert wanted == ["new"]


def test_a_whole_round_is_played_by_mouse(make: Make) -> None:
    session, view = make(deal=5)

    for _ in range(200):
        session.let_others_play()
        if session.match.round_over:
            break
        move = session.legal_moves()[-1]
        click(view, card_point(view, move.card))
        click(view, place_point(view, key_of(view, move)))

    assert session.match.over
    assert session.refused == []
    assert view.table.sheet is not None
