"""Kistenstapel on the table: planning by mouse and by keyboard, passing, knocking, bidding, and its end."""

from typing import Any

import pytest

from holzwurm_desktop.games.boxes.builds import ScoredBuild
from holzwurm_desktop.games.boxes.piles import boxes_of
from holzwurm_desktop.games.boxes.table.picture import side_at
from holzwurm_desktop.games.boxes.words import counted_cards
from holzwurm_desktop.games.kistenstapel.constants import CONCEDED
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words
from tests.games.boxes.asking import middle_of
from tests.games.kistenstapel.at_table import (
    SIZES,
    Key,
    Made,
    Make,
    best_move,
    click,
    click_place,
    last,
    one_more,
    plan,
    press,
    with_cards,
)

# What a screen reader finds.


def stops_of(view: TableView, group: str) -> dict[str, Any]:
    return {stop.key: stop for each in view.groups() if each.key == group for stop in each.stops}


def test_a_button_that_would_do_nothing_is_off_and_a_switch_says_whether_it_is_on(make: Make) -> None:
    _, view = make()
    before = stops_of(view, "button")
    press(view, Key.Key_X)

    assert not before["button:back"].enabled
    assert before["button:layer"].enabled
    assert before["button:layer"].pressed is None
    assert not before["button:xray"].pressed
    assert stops_of(view, "button")["button:xray"].pressed


def test_buttons_tell_their_keys(make: Make) -> None:
    _, view = make()

    keys = {key: stop.hotkey for key, stop in stops_of(view, "button").items()}

    assert (keys["button:xray"], keys["button:forward"]) == ("X", "Shift+Backspace")


def test_the_open_cards_of_the_others_are_told_with_their_seats(make: Make) -> None:
    _, view = make()

    seats = stops_of(view, "seat")

    assert seats["seat:0"].about == ""
    assert seats["seat:1"].about == counted_cards(Words(), view.table.now.hands[1])
    assert seats["seat:1"].about


# The end.


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("leftover", ["none", "lowest", "bid"])
def test_a_whole_round_is_played(make: Make, by_key: bool, leftover: str) -> None:
    session, view = make(options={"leftover": leftover}, seats=3, deal=11, persons=3)
    game = view.table
    for _ in range(500):
        if session.match.round_over:
            break
        if session.waiting:
            press(view, *([Key.Key_N] if len(game.panel.people) == 1 else []))
            if session.waiting:
                session.settle()
            continue
        move = best_move(session)
        if isinstance(move, Build):
            plan(view, ScoredBuild.of(move.pile, move.opened, 0))
        act(view, move, by_key)
    assert session.match.round_over
    assert session.refused == []
    assert sum(session.match.rounds[0].scores) > 0
    assert game.sheet is not None


def act(view: TableView, move: Any, by_key: bool) -> None:
    game = view.table
    keys = {Build: Key.Key_B, Pass: Key.Key_P, Concede: Key.Key_C, Done: Key.Key_D, Bid: Key.Key_Return}
    if by_key:
        press(view, keys[type(move)])
        return
    button = game.tools_of.build if isinstance(move, Build) else game.tools_of.end
    if isinstance(move, Bid):
        button = game.bidding.bid
    click(view, button.place_in_scene().center().toPoint())


@pytest.mark.parametrize("leftover", ["none", "lowest", "bid"])
def test_the_end_sheet_tells_how_the_score_came_about(make: Make, leftover: str) -> None:
    session, view = make(options={"leftover": leftover}, persons=0)
    while not session.match.round_over:
        if session.waiting and len(session.match.rounds[0].moves) == 9:
            session.match.play(Knock(session.match.playing().objectors()[0]))
            session.match.play(best_move(session))
        one_more(session)
    session.position_replaced.emit()

    heads, rows = view.table.round_table()
    for seat, (_name, cells, _won) in enumerate(rows):
        numbers = [int(cell.replace("−", "-").replace("+", "")) for cell in cells]
        assert sum(numbers[1:-1]) == numbers[-1] == session.match.rounds[0].scores[seat]
    assert ("Leftover" in heads) == (leftover != "none")


def test_the_best_build_of_the_last_turn_is_told_if_so_set(make: Make) -> None:
    session, view, build = with_cards(
        make, settings=TableSettings(speed="off", of_games={"best_build": True})
    )
    best = plan_points(view, build)

    press(view, Key.Key_P)
    assert not view.table.review.ready  # others may still knock
    session.settle()

    assert view.table.note.text == f"You could have made {best} point(s)."
    press(view, Key.Key_V)
    assert view.table.words.text.startswith("The best build of the last turn")
    press(view, Key.Key_Escape)
    assert not view.table.review.shown


def plan_points(view: TableView, build: ScoredBuild) -> int:
    plan(view, build)
    points: int = view.table.planner.report.points
    view.table.planner.start_over()
    return points


def test_the_best_build_is_not_told_unless_so_set(make: Make) -> None:
    session, view, build = with_cards(make)
    plan(view, build)
    press(view, Key.Key_B)

    assert not view.table.review.ready
    assert not view.table.note.isVisible()
    assert last(session)["seat"] == 0


# Moving, looks.


def test_cards_fly_between_hand_pile_and_stock(make: Make) -> None:
    session, view, build = with_cards(make, settings=TableSettings(speed="fast"))
    boxes = boxes_of(view.table.now.pile)
    plan(view, build)
    press(view, Key.Key_B)
    game = view.table

    assert game.animator.running
    assert game.layer.items
    assert all(item.face is None or item.face in "LRTO" for item in game.layer.items.values())
    game.animator.finish()

    assert game.layer.items == {}
    assert boxes_of(game.now.pile) > boxes
    assert game.now.hands == tuple(map(tuple, session.match.playing().view(0).hands))


def test_a_film_ends_with_what_is_read_after_it(make: Make) -> None:
    session, view = make(settings=TableSettings(speed="fast"), persons=3)
    kinds = set()
    for _ in range(20):
        events = session.match.settle() if session.waiting else session.match.play(best_move(session))
        kinds |= {event.kind for event in events}
        _flights, cues = view.table.film(events)
        for _at, act in cues:
            act()
        shown = view.table.now

        session.position_replaced.emit()

        read = view.table.now
        assert shown.hands == read.hands
        assert (shown.pile, shown.opened) == (read.pile, read.opened)
        assert (shown.stock, shown.scores) == (read.stock, read.scores)
    assert {"built", "drawn", "passed"} <= kinds


def test_the_card_on_its_way_from_the_stock_is_face_down_at_first(make: Make) -> None:
    session, view = make(settings=TableSettings(speed="slow"), persons=2)
    session.play(Pass(0))
    view.table.animator.finish()

    session.settle()

    items = list(view.table.layer.items.values())
    assert len(items) == 1
    assert items[0].face is None
    view.table.animator.finish()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_cut_off_at_any_size(make: Make, size: tuple[int, int], seats: int) -> None:
    _session, view = make(seats=seats, size=size, moves=30, persons=seats)
    game = view.table
    whole = view.sceneRect()
    parts = [*(plate.place for plate in game.plates), *(item.place for item in game.counts)]
    parts += [button.place_in_scene() for button in game.buttons()]

    assert all(whole.contains(part) for part in parts)
    for at, part in enumerate(parts):
        assert not any(part.intersects(other) for other in parts[at + 1 :])
    corners = [game.camera.point(*c) for side in game.heap.sides for c in side.face.corners]
    assert all(game.heap.place.contains(corner) for corner in corners)


@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_of_all_knockers_are_in_sight(make: Make, size: tuple[int, int]) -> None:
    session, view = make(seats=6, size=size, persons=6)
    press(view, Key.Key_P)

    buttons = [button.place_in_scene() for button in view.table.buttons()]
    assert len(view.table.panel.people) == 5
    assert all(view.sceneRect().contains(button) for button in buttons)
    for at, one in enumerate(buttons):
        assert not any(one.intersects(other) for other in buttons[at + 1 :])
    assert session.waiting


def test_nothing_is_planned_behind_a_curtain(make: Make) -> None:
    _, view = make()
    click_place(view, (1, 0))

    view.conceal(True)

    assert view.table.planner.draft is None


def test_every_side_of_the_pile_can_be_pointed_at(make: Make) -> None:
    _, view = make(moves=20)
    game = view.table
    for side in game.heap.sides:
        found = side_at(game.heap.sides, *middle_of(side.face))
        assert found == side


def test_the_x_ray_is_said(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = make()
    said: list[str] = []
    monkeypatch.setattr(view, "announce", lambda text, urgent=False: said.append(text))

    press(view, Key.Key_X, Key.Key_X)

    assert said == ["X-ray on: hidden boxes are shown.", "X-ray off."]


def test_whoever_may_knock_is_told_so_with_the_keys(make: Make) -> None:
    _, view = make(persons=2)

    press(view, Key.Key_P)

    assert view.table.call_words() == "Does anybody knock? K: Knock!, N: Let it be"


def test_who_waits_for_knocks_of_others_is_asked_nothing(make: Make) -> None:
    _, view = make(persons=1)

    press(view, Key.Key_P)

    assert view.table.call_words() == ""


# What a knock is about and costs.


def passed(make: Make) -> Made:
    """Seat 1, a computer player, has just passed, and the only person may knock."""
    session, view = make()
    session._make(Pass(0))
    session.settle()
    session._make(Pass(1))
    assert session.objections.people == (0,)
    return session, view


def test_both_buttons_say_what_a_knock_and_letting_it_be_cost(make: Make) -> None:
    _, view = passed(make)
    panel = view.table.panel

    assert panel.knocks[0].price == f"wrong: others +{CONCEDED}"
    assert panel.lets[0].price == "costs nothing"
    stops = {stop.key: stop for group in view.groups() for stop in group.stops}
    costs = f"If you can show nothing, every other player gets {CONCEDED} point(s)."
    assert stops["knock:0"].help == costs


def test_while_one_may_knock_and_has_to_show_the_passer_s_cards_lie_in_the_tray(make: Make) -> None:
    session, view = passed(make)
    game = view.table
    passer = session.match.playing().view(0).passer
    assert passer != 0

    for _ in range(2):  # before the knock and after it
        assert game.counts[0].state.counts == game.now.hands[passer]
        assert game.tray_tag.isVisible()
        assert game.tray_tag.text == f"Cards of {session.name(passer)}"
        hand = next(group for group in view.groups() if group.key == "hand")
        assert hand.name == game.tray_tag.text
        press(view, Key.Key_K)

    assert game.tools_of.end.text == "Concede"
    assert game.tools_of.end.price == f"others +{CONCEDED}"
    press(view, Key.Key_C)
    assert game.counts[0].state.counts == game.now.hands[0]
    assert not game.tray_tag.isVisible()
    assert game.tools_of.end.price == ""


def test_one_person_has_no_clock_and_no_room_is_kept_for_it(make: Make) -> None:
    _, view = passed(make)

    assert not view.table.panel.ring.isVisible()
    assert view.table.panel.knocks[0].place.left() == view.table.zones.corner.left()


@pytest.mark.parametrize("moves", [0, 6, 16])
@pytest.mark.parametrize("size", SIZES)
def test_the_pile_stays_where_it_is_while_a_build_is_planned(
    make: Make, moves: int, size: tuple[int, int]
) -> None:
    _, view = make(moves=moves, size=size)
    camera, draft = view.table.camera, view.table.planner.draft
    place, edge = camera.point(0, 0), camera.edge
    column = max(draft.pile, key=lambda each: (draft.pile[each], each))
    beside = next(
        each
        for each in view.table.columns_to_walk()
        if each not in draft.pile and abs(each[0] - column[0]) + abs(each[1] - column[1]) == 1
    )

    for step in (column, beside):
        view.table.planner.add(step)
        assert view.table.planner.changed
        assert (camera.point(0, 0), camera.edge) == (place, edge)

    view.table.planner.take(beside)
    assert (camera.point(0, 0), camera.edge) == (place, edge)
