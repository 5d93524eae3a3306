"""What a screen reader finds on the table, by walking the tree that Qt hands out."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Name = QAccessible.Text.Name
SET_FOCUS = QAccessibleActionInterface.setFocusAction()
"""Qt's name, which is not the same in all its versions."""


@pytest.fixture
def session() -> FakeSession:
    return FakeSession()


@pytest.fixture
def view(qtbot: QtBot, session: FakeSession) -> Iterator[TableView]:
    view = table(session)
    qtbot.addWidget(view)
    yield view
    view.close_table()


def tree(view: TableView) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def group(view: TableView, name: str) -> QAccessibleInterface:
    root = tree(view)
    found = [root.child(at) for at in range(root.childCount()) if root.child(at).text(Name) == name]
    assert len(found) == 1
    return found[0]


def names(interface: QAccessibleInterface) -> list[str]:
    return [interface.child(at).text(Name) for at in range(interface.childCount())]


def test_the_table_has_hand_rows_fate_pile_players_and_buttons(view: TableView) -> None:
    assert names(tree(view)) == ["Your hand", "Rows", "Fate pile", "Players", "Buttons"]


def test_every_card_of_the_hand_says_what_it_is_and_is_worth(view: TableView) -> None:
    hand = group(view, "Your hand")

    assert hand.role() == QAccessible.Role.List
    assert hand.childCount() == 15
    assert names(hand)[0] == "blue 1, minus 1"
    assert all(hand.child(at).role() == QAccessible.Role.ListItem for at in range(15))


def test_where_a_card_is_among_the_others_is_answered_at_a_look(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt asks that at each event; a look for each card took up to a sixth of a second where there were 52."""
    hand, looks, groups = group(view, "Your hand"), [], view.groups
    monkeypatch.setattr(view, "groups", lambda: looks.append(1) or groups())
    last = hand.child(14)

    view.look_again()
    assert hand.indexOfChild(last) == 14
    assert tree(view).indexOfChild(hand) == 0
    assert hand.indexOfChild(tree(view)) == -1
    assert len(looks) <= 2


def test_rows_say_what_they_need_and_what_lies_in_them(view: TableView, session: FakeSession) -> None:
    session.play_at_random(6)

    rows = names(group(view, "Rows"))

    count = len(session.match.playing().view(0).rows)
    assert len(rows) == min(count + 1, 5)
    assert "or more stays; from left to right: " in rows[0]


def test_the_fate_pile_tells_the_next_card_first(view: TableView, session: FakeSession) -> None:
    top = session.match.playing().view(0).fate[-1]
    value = int(top[1:])
    worth = "plus" if value % 2 == 0 else "minus"

    words = names(group(view, "Fate pile"))[0]

    assert words.startswith("Fate pile, next: ")
    assert f" {value}, {worth} {value}; then " in words
    assert words.endswith("the poisonous thirteen, minus 13")


@pytest.mark.parametrize(("rounds", "own", "other"), [(1, "", ""), (2, "Total 0, ", ", Total 0")])
def test_seats_say_cards_total_and_whose_turn_it_is(qtbot: QtBot, rounds: int, own: str, other: str) -> None:
    view = table(FakeSession(rounds=rounds))
    qtbot.addWidget(view)

    players = names(group(view, "Players"))
    view.close_table()

    # A match of one round has no total before its end.
    assert players[0] == f"Anna, {own}hand −6, 15 card(s), on turn"
    assert players[1] == f"Bram, medium{other}, 15 card(s)"


def test_no_name_tells_a_card_of_another_hand(view: TableView, session: FakeSession) -> None:
    words = " | ".join(name for at in range(tree(view).childCount()) for name in names(tree(view).child(at)))
    seen = session.match.playing().view(0)
    colours = {"B": "blue", "Y": "yellow", "R": "red", "G": "green", "V": "violet", "N": "grey"}

    for seat in range(1, 4):
        for card in session.match.playing().view(seat).hand:
            assert card not in seen.hand
            assert f"{colours[card[0]]} {card[1:]}," not in words


def test_a_curtain_takes_the_hand_out_of_the_tree(view: TableView) -> None:
    first = group(view, "Your hand").child(0)

    view.conceal(True)

    assert "Your hand" not in names(QAccessible.queryAccessibleInterface(view))
    assert first.text(Name) == ""
    assert "hand" not in names(group(view, "Players"))[0]


def test_a_hidden_table_tells_nothing(view: TableView) -> None:
    hand = group(view, "Your hand")
    card = hand.child(0)

    view.hide()

    assert tree(view).childCount() == 0
    assert hand.childCount() == 0
    assert card.text(Name) == ""


def test_pressing_takes_a_card_up_and_plays_it(view: TableView, session: FakeSession) -> None:
    card = group(view, "Your hand").child(0)
    actions = card.actionInterface()
    assert actions.actionNames() == ["Press", SET_FOCUS]

    actions.doAction("Press")
    assert card.state().selected
    row = group(view, "Rows").child(0)
    assert row.state().selected
    row.actionInterface().doAction("Press")

    assert session.match.rounds[0].moves == [{"seat": 0, "card": "B1", "row": "new"}]


def test_setting_the_focus_moves_it(view: TableView, qtbot: QtBot) -> None:
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    card = group(view, "Your hand").child(3)

    card.actionInterface().doAction(SET_FOCUS)

    assert card.state().focused
    assert tree(view).focusChild() == card


def test_positions_are_those_on_the_screen(view: TableView) -> None:
    hand = group(view, "Your hand")
    boxes = [hand.child(at).rect() for at in range(hand.childCount())]

    assert [box.x() for box in boxes] == sorted(box.x() for box in boxes)
    assert all(hand.rect().contains(box) for box in boxes)
    below = QPoint(boxes[2].x() + 3, boxes[2].y() + 60)
    assert hand.childAt(below.x(), below.y()) == hand.child(2)


def test_parents_and_indices_agree(view: TableView) -> None:
    root, hand = tree(view), group(view, "Your hand")

    assert hand.parent() == root
    assert hand.child(4).parent() == hand
    assert hand.indexOfChild(hand.child(4)) == 4
    assert root.indexOfChild(hand) == 0


def test_nothing_claims_interfaces_it_has_not(view: TableView) -> None:
    card = group(view, "Your hand").child(0)

    assert card.textInterface() is None
    assert card.valueInterface() is None
    assert group(view, "Rows").actionInterface() is None


def test_the_sheet_of_a_round_can_be_read_line_by_line(view: TableView, session: FakeSession) -> None:
    session.play_at_random(500)

    root = tree(view)

    # Its title is said when it comes; as the name of the buttons' group it would be said twice.
    assert names(root) == ["Buttons", "Round 1 of 1"]
    assert view.table.call_words() == "Round 1 of 1"
    lines = names(root.child(1))
    assert len(lines) == 5
    assert lines[0] == view.table.sheet.remark
    assert lines[1].startswith("Anna: +")
