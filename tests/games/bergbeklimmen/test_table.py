"""Playing Bergbeklimmen on the table: by mouse, by dragging, by keyboard, from both sides."""

from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.bergbeklimmen.deck import climb, colour_of, must_lay
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Keep, Play
from holzwurm_desktop.games.bergbeklimmen.table.places import divided, places_in
from holzwurm_desktop.table.palette import PALETTES
from holzwurm_desktop.table.pictures import draw_picture_of
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
Key = Qt.Key
STAGES = "A23456789T"


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(settings: TableSettings | None = None, moves: int = 0, **given: int) -> Made:
        session = FakeSession(seats=2, game="bergbeklimmen", **given)
        view = table(session, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        play_sensibly(session, moves)
        return session, view

    yield build
    for view in views:
        view.close_table()


def sensible(session: FakeSession) -> Any:
    """A legal move that gets on: climb, take what is needed, else keep or any move."""
    state = session.match.playing()
    view: Any = state.view(state.turn)
    route, moves = view.routes[state.turn], state.legal_moves()
    wanted = "JQK" if len(route) < 3 else STAGES[len(route) - 3]

    def worth(move: Any) -> int:
        if isinstance(move, Play):
            return 9 if move.pile is None else 1 - 3 * (move.card[0] in wanted)
        if isinstance(move, Draw) and move.pile is not None:
            return 5 if any(card[0] in wanted for card in view.piles[move.seat][move.pile][-2:]) else 0
        return 2

    return max(moves, key=lambda move: (worth(move), session._rng.random()))


def play_sensibly(session: FakeSession, moves: int) -> None:
    for _ in range(moves):
        if not session.match.round_over:
            session.match.play(sensible(session))
    session.position_replaced.emit()


def until(make: Make, wanted: Callable[[FakeSession], bool], **given: int) -> Made:
    """A table in a position of seat 0 in which `wanted` holds."""
    for deal in range(1, 40):
        session, view = make(deal=deal, **given)
        for _ in range(120):
            if session.match.round_over:
                break
            if session.turn == 0 and wanted(session):
                session.position_replaced.emit()
                return session, view
            session.match.play(sensible(session))
        view.hide()
    raise AssertionError("no deal has such a position")


def plays(session: FakeSession) -> list[Play]:
    return [move for move in session.legal_moves() if isinstance(move, Play)]


def drawing(session: FakeSession) -> bool:
    return any(isinstance(move, Draw) for move in session.legal_moves())


def key_of(move: Any) -> str:
    if isinstance(move, Draw):
        return "pile:stock" if move.pile is None else f"pile:{move.seat * 2 + move.pile}"
    if move.pile is None:
        return f"route:{move.seat}"
    return f"pile:{colour_of(move.card) * 2 + move.pile}"


def card_point(view: TableView, card: str) -> QPoint:
    return view.table.card_rect(card).center().toPoint()


def place_point(view: TableView, key: str) -> QPoint:
    return view.table.place_rect(key).center().toPoint()


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def do_by_mouse(view: TableView, move: Any) -> None:
    if isinstance(move, Keep):
        click(view, view.table.keep_button.place_in_scene().center().toPoint())
    elif isinstance(move, Draw):
        click(view, place_point(view, key_of(move)))
    else:
        click(view, card_point(view, move.card))
        click(view, place_point(view, key_of(move)))


def do_by_keyboard(view: TableView, move: Any) -> None:
    if isinstance(move, Keep):
        press(view, Key.Key_K)
        return
    key = key_of(move)
    if isinstance(move, Play):
        view.focus_visible = True
        view.focus_stop(f"hand:{move.card}")
    number = {"pile:stock": Key.Key_S}.get(key)
    if number is None:
        number = Key.Key_R if key.startswith("route") else Key(Key.Key_1 + int(key[-1]))
    press(view, number)
    if isinstance(move, Play):
        press(view, Key.Key_Return)


# Playing.


@pytest.mark.parametrize("do", [do_by_mouse, do_by_keyboard])
def test_a_whole_match_is_played(make: Make, do: Callable[[TableView, Any], None]) -> None:
    session, view = make(deal=5, rounds=2)

    for _ in range(4000):
        if session.match.over and view.table.sheet_page == "match":
            break
        if session.match.round_over:
            press(view, Key.Key_Return)
        elif session.my_turn:
            do(view, sensible(session))
        else:
            session._make(sensible(session))

    assert session.match.over
    assert session.refused == []
    assert view.table.sheet is not None
    assert view.table.sheet.rows[0][0] == "Anna"


def test_arrows_and_enter_alone_lay_keep_and_draw(make: Make) -> None:
    session, view = until(make, lambda session: len(plays(session)) >= 2)
    before = len(session.match.rounds[0].moves)

    press(view, Key.Key_Home, Key.Key_Down, Key.Key_Return)
    assert len(session.match.rounds[0].moves) == before + 1
    for _ in range(12):
        if session.turn != 0:
            break
        if drawing(session):
            assert view.focus_key.startswith("pile:")
            press(view, Key.Key_Return)
        elif view.focus_key.startswith("hand:"):
            press(view, Key.Key_Down, Key.Key_Return)
        else:
            press(view, Key.Key_Tab)

    assert session.turn == 1
    assert session.refused == []


def test_dragging_a_card_to_a_pile_lays_it(make: Make) -> None:
    session, view = until(make, lambda session: any(play.pile is not None for play in plays(session)))
    move = next(play for play in plays(session) if play.pile is not None)
    start, goal = card_point(view, move.card), place_point(view, key_of(move))

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), start + (goal - start) * share)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=goal)

    assert session.match.rounds[0].moves[-1] == move.to_json()


# What is lit and said.


def test_a_reader_hears_of_each_card_whether_it_must_be_laid(make: Make) -> None:
    _, view = until(make, lambda session: bool(plays(session)))

    stops = next(group for group in view.groups() if group.key == "hand").stops

    climbing = {play.card for play in plays(view.table.session) if play.pile is None}
    assert [stop.help for stop in stops] == [tag_words(stop.key[-2:], climbing) for stop in stops]


def test_cards_that_must_be_laid_shine_and_say_so(make: Make) -> None:
    _, view = until(make, lambda session: {colour_of(play.card) for play in plays(session)} == {0, 1})
    game = view.table

    spots = game.fan.spots()
    tags = dict(zip(spots, (tag.text for tag in game.marks.hand_tags), strict=True))

    for card in game.fan.cards:
        must = colour_of(card) == 1
        assert (spots[card].mark == "playable") == must
        assert tags[card] == tag_words(card, view.table.fan.ready)


def tag_words(card: str, climbing: Collection[str]) -> str:
    if must_lay(card, 0):
        return "must be laid"
    return "fits your route" if card in climbing else "may be kept"


def test_a_card_that_fits_the_route_says_so(make: Make) -> None:
    session, view = until(make, lambda session: any(play.pile is None for play in plays(session)))
    card = next(play.card for play in plays(session) if play.pile is None)

    tags = dict(zip(view.table.fan.spots(), (tag.text for tag in view.table.marks.hand_tags), strict=True))

    assert tags[card] == "fits your route"
    # What can be done is told with the keyboard's place, and not by itself whenever it changes.
    stop = next(stop for stop in view.table.hand_group().stops if stop.key == f"hand:{card}")
    assert (stop.about, stop.help) == ("", "fits your route")


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_viewer_s_side_of_the_mountain_is_named(make: Make, viewer: int) -> None:
    session, view = make(persons=2 if viewer >= 0 else 0)
    session.show(viewer)
    tag = view.table.marks.own_tag

    assert tag.isVisible() == (viewer >= 0)
    if viewer >= 0:
        assert tag.text == "your side"
        assert view.table.places.face(viewer).contains(tag.place)
        assert not tag.place.intersects(view.table.marks.face_tags[viewer].place)


def test_a_plate_says_how_far_its_team_has_come(make: Make) -> None:
    session, view = make(deal=3)
    seen = set()
    for _ in range(200):
        if session.match.round_over:
            break
        session.match.play(sensible(session))
        session.position_replaced.emit()
        length = len(session.match.playing().view(0).routes[0]) if not session.match.round_over else 13
        words = f"climbers {length}/3" if length < 3 else f"stages {length - 3}/10"
        assert view.table.seat_remark(0) == words
        seen.add(length)

    assert {0, 3, 4} <= seen


# New piles.


def no_black_pile(session: FakeSession) -> bool:
    empty = not any(session.match.playing().view(0).piles[1])
    return empty and any(colour_of(play.card) == 1 for play in plays(session))


def test_where_no_pile_of_a_colour_lies_there_is_one_place_for_it(make: Make) -> None:
    _, view = until(make, no_black_pile)
    game = view.table

    names = [cell.state.title for cell in game.cells if cell.isVisible()]
    stops = [stop.key for group in view.groups() if group.key == "pile" for stop in group.stops]

    assert names.count("New black pile") == 1
    assert "pile:3" not in stops
    assert "3" in {stop.hotkey for group in view.groups() for stop in group.stops if stop.key == "pile:2"}
    right = QPoint(round(game.places.valley.right()) - 20, round(game.places.valley.center().y()))
    assert game.place_at(QPointF(right)) == "pile:2"


@pytest.mark.parametrize("by", ["key 3", "key 4", "click", "drag"])
def test_the_first_card_of_a_colour_may_be_laid_on_either_place(make: Make, by: str) -> None:
    session, view = until(make, no_black_pile)
    move = next(play for play in plays(session) if colour_of(play.card) == 1)
    valley = view.table.places.valley
    right = QPoint(round(valley.right()) - 20, round(valley.center().y()))

    if by.startswith("key"):
        view.focus_visible = True
        view.focus_stop(f"hand:{move.card}")
        press(view, Key.Key_3 if by == "key 3" else Key.Key_4, Key.Key_Return)
    elif by == "click":
        click(view, card_point(view, move.card))
        click(view, right)
    else:
        start = card_point(view, move.card)
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(view.viewport(), start + (right - start) * share)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=right)

    assert session.refused == []
    assert session.match.rounds[0].moves[-1] == {"seat": 0, "play": move.card, "to": 0}


@pytest.mark.parametrize("places", [1, 2])
def test_a_second_click_plays_a_card_that_has_one_place_and_puts_any_other_back(
    make: Make, places: int
) -> None:
    def wanted(session: FakeSession) -> bool:
        cards = [play.card for play in plays(session)]
        return any(cards.count(card) == places for card in cards)

    session, view = until(make, wanted)
    cards = [play.card for play in plays(session)]
    card = next(card for card in cards if cards.count(card) == places)
    before = len(session.match.rounds[0].moves)

    click(view, card_point(view, card))
    click(view, card_point(view, card))

    assert view.table.actions.picking.held is None
    assert (len(session.match.rounds[0].moves) > before) == (places == 1)


# The keyboard.


def test_the_key_of_a_pile_takes_up_the_only_card_that_may_go_there(make: Make) -> None:
    def one_each(session: FakeSession) -> bool:
        return sorted(colour_of(play.card) for play in plays(session) if play.pile is not None) == [0, 1]

    session, view = until(make, one_each)
    red, black = sorted((play for play in plays(session) if play.pile is not None), key=must_go)
    view.focus_visible = True
    view.focus_stop(f"hand:{red.card}")

    press(view, Key(Key.Key_1 + int(key_of(black)[-1])))

    assert view.table.actions.picking.held == black.card
    assert view.table.actions.picking.chosen == key_of(black)
    assert view.focus_key == f"hand:{black.card}"
    assert not view.table.note.isVisible()


def must_go(play: Play) -> bool:
    return must_lay(play.card, 0)


def test_left_and_right_go_through_the_places_of_a_card_that_is_held(make: Make) -> None:
    session, view = until(make, lambda session: len({key_of(play) for play in plays(session)}) >= 3)
    card = max(
        {play.card for play in plays(session)}, key=lambda c: sum(play.card == c for play in plays(session))
    )
    view.focus_visible = True
    view.focus_stop(f"hand:{card}")
    press(view, Key.Key_Return)
    keys = list(view.table.actions.picking.targets)

    press(view, Key.Key_Right)
    assert view.table.actions.picking.held == card
    assert view.table.actions.picking.chosen == keys[1 % len(keys)]
    press(view, Key.Key_Left)
    assert view.table.actions.picking.chosen == keys[0]


@pytest.mark.parametrize("by_key", [False, True])
def test_at_each_turn_the_keyboard_is_on_what_is_to_be_done(make: Make, by_key: bool) -> None:
    session, view = make(persons=2, deal=4)
    view.focus_visible = by_key

    for _ in range(60):
        if session.match.round_over:
            break
        view.conceal(True)
        view.focus_key = "seat:1"
        view.conceal(False)
        view.focus_visible = by_key
        wanted = "pile:" if drawing(session) else "hand:"
        assert view.focus_key.startswith(wanted)
        session._make(sensible(session))


def test_what_may_be_drawn_is_lit(make: Make) -> None:
    session, view = until(make, drawing)

    lit = {f"pile:{at}" for at, cell in enumerate(view.table.cells) if cell.state.light}
    if view.table.stock.light:
        lit.add("pile:stock")

    assert lit == {key_of(move) for move in session.legal_moves()}


def test_a_held_card_lights_its_places_and_says_what_it_will_do(make: Make) -> None:
    session, view = until(make, lambda session: any(play.pile is None for play in plays(session)))
    move = next(play for play in plays(session) if play.pile is None)

    click(view, card_point(view, move.card))

    assert view.table.steps[0].state.light == "good"
    assert view.table.marks.badges[0].text in ("climbs on", "reaches the summit")


def test_the_leader_is_on_a_rope(make: Make) -> None:
    session, view = make(deal=5)
    seen = set()
    for _ in range(400):
        if session.match.round_over:
            break
        session.match.play(sensible(session))
        session.position_replaced.emit()
        if not session.match.round_over:
            red, black = (climb(route) for route in session.match.playing().view(0).routes)
            seen.add(red > black)
            assert view.table.marks.rope.isVisible() == (red != black)
            assert len(view.table.marks.rope.stands) == (abs(red - black) + 1 if red != black else 0)

    assert seen == {True, False}


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("route:1", "That is your opponent’s side of the mountain."),
        ("pile:2", "Red cards go on the red piles, black ones on the black."),
        ("pile:stock", "This card cannot go there."),
    ],
)
def test_a_place_that_takes_no_red_card_says_why(make: Make, place: str, words: str) -> None:
    session, view = until(make, lambda session: any(colour_of(play.card) == 0 for play in plays(session)))
    card = next(play.card for play in plays(session) if colour_of(play.card) == 0)
    before = len(session.match.rounds[0].moves)

    click(view, card_point(view, card))
    click(view, place_point(view, place))

    assert view.table.note.text == words
    assert len(session.match.rounds[0].moves) == before


def test_drawing_before_laying_says_what_comes_first(make: Make) -> None:
    _, view = make()

    click(view, place_point(view, "pile:stock"))

    assert view.table.note.text == "First lay a card, then fill your hand."


def test_a_card_cannot_be_laid_while_it_is_time_to_draw(make: Make) -> None:
    session, view = until(make, lambda session: drawing(session) and session.match.playing().view(0).hand)

    click(view, card_point(view, view.table.fan.cards[0]))
    click(view, place_point(view, "pile:0"))

    assert view.table.note.isVisible()
    assert session.turn == 0


# Hidden cards, both sides.


def test_a_card_that_the_other_draws_from_the_stock_is_never_shown(make: Make, qtbot: QtBot) -> None:
    session, view = make(TableSettings(speed="normal"), deal=3)
    for _ in range(200):
        view.table.animator.finish()
        move = sensible(session)
        if session.turn == 1 and isinstance(move, Draw) and move.pile is None:
            break
        session._make(move)
    hidden = set(session.match.playing().view(1).hand)

    session._make(move)
    fresh = set(session.match.playing().view(1).hand) - hidden

    assert len(fresh) == 1
    assert not fresh & set(view.table.layer.items)
    assert view.table.animator.running
    view.table.animator.finish()
    assert view.table.unseen._items == []


def test_the_mountain_stays_when_the_other_person_looks(make: Make) -> None:
    session, view = make(persons=2, deal=4)
    plates = [view.table.plates[seat].place for seat in range(2)]
    seen = set()

    for _ in range(30):
        session._make(sensible(session))
        seen.add(session.viewer)
        assert view.table.viewer == session.viewer
        assert set(view.table.fan.cards) == set(session.match.playing().view(session.viewer).hand)
        assert [view.table.plates[seat].place for seat in range(2)] == plates

    assert seen == {0, 1}


def test_a_curtain_leaves_no_card_of_the_hand_in_the_scene(make: Make) -> None:
    _, view = make()
    hand = set(view.table.fan.cards)

    view.conceal(True)

    assert len(hand) == 2
    assert not hand & set(view.table.layer.items)
    assert not any(tag.isVisible() for tag in view.table.marks.hand_tags)


def test_no_card_is_lost_when_every_move_is_hurried(make: Make) -> None:
    session, view = make(TableSettings(speed="normal"), deal=2)

    for _ in range(60):
        session._make(sensible(session))
        view.table.animator.finish()
        own: Any = session.match.playing().view(0)
        piles = [*own.routes, *own.piles[0], *own.piles[1]]
        assert set(view.table.layer.items) == {*own.hand, *(card for pile in piles for card in pile)}
        assert session.held == 0


# Where things lie.


@pytest.mark.parametrize("size", [(640, 400), (1024, 590), (1366, 718), (2560, 1390), (900, 1000)])
def test_everything_lies_in_the_window_and_every_card_can_be_read(make: Make, size: tuple[int, int]) -> None:
    _, view = make(moves=150, deal=3)
    view.resize(*size)
    window = QRectF(0, 0, *size)

    stops = [stop for group in view.groups() for stop in group.stops]

    assert [stop.key for stop in stops if not window.contains(stop.rect)] == []
    assert all(window.contains(item.place) for item in view.table.layer.items.values())


@pytest.mark.parametrize("counts", [(12, 12, 12, 12), (26, 1, 1, 20), (0, 24, 0, 24), (1, 0, 0, 0)])
def test_the_piles_share_the_width_so_that_each_card_shows_its_corner(counts: tuple[int, ...]) -> None:
    zones = divided(QRectF(0, 0, 1024, 590).size(), 0)
    places = places_in(zones.middle, zones.unit)

    grooves = places.pile_rects(counts)

    assert grooves[-1].right() <= places.valley.right() + 1
    for groove, count in zip(grooves, counts, strict=True):
        spots = places.pile_spots(groove, count)
        assert all(groove.contains(spot) for spot in spots)
        steps = [other.left() - one.left() for one, other in pairwise(spots)]
        assert all(step >= places.pile_card.width() * 0.2 for step in steps)


def test_the_routes_mirror_each_other_and_meet_below_the_summit() -> None:
    zones = divided(QRectF(0, 0, 1024, 590).size(), 1)
    places = places_in(zones.middle, zones.unit)

    for index in range(13):
        left, right = places.stand(0, index), places.stand(1, index)
        assert left.top() == right.top()
        assert abs((left.left() - places.mountain.left()) - (places.mountain.right() - right.right())) <= 1
    assert places.stand(0, 12).right() < places.stand(1, 12).left()
    assert not any(plate.intersects(places.stand(0, 12)) for plate in (zones.own, *zones.seats))


def test_themes_differ_and_courts_are_climbers(qtbot: QtBot) -> None:
    def picture(kind: str, theme: str, **arguments: str) -> QImage:
        return draw_picture_of(kind, arguments, PALETTES[theme], 600, 1.0)

    light = picture("bergbeklimmen/route", "light", side="black", cards="KS,QC")
    assert light != picture("bergbeklimmen/route", "dark", side="black", cards="KS,QC")
    climber = picture("bergbeklimmen/middle", "light", red0="KH", red1="", black0="", black1="")
    king = picture("superspion/cards", "light", cards="KH")
    assert climber.size() != king.size()


# The end.


def test_the_end_tells_who_stood_on_the_summit_and_how_high_the_other_came(make: Make) -> None:
    for deal in range(1, 20):
        session, view = make(deal=deal)
        play_sensibly(session, 2000)
        if session.match.rounds[0].end == "top":
            break

    sheet = view.table.sheet
    heights = [line.piles[0][1] for line in sheet.lines]

    assert max(map(int, heights)) == 10
    best = next(line for line in sheet.lines if line.best)
    assert best.score == "1"
    assert sheet.remark == f"{best.name} has reached the summit."
