"""Playing Superspion on the table: by mouse and by keyboard, the folder, the sheet, and what stays hidden."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.deck52.deck import DECK
from holzwurm_desktop.games.superspion.deck import possible_trio_ranks, ruled_out
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.table.notes import certain_marks
from holzwurm_desktop.games.superspion.table.picture import sets_first
from holzwurm_desktop.models.move_words import MoveWords
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words
from tests.table.fakes import FakeSession, table

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
Key = Qt.Key
RANKS = "A23456789TJQK"

FILLED_IN = TableSettings(speed="off", of_games={"fill_sheet": True})
LEFT_OPEN = TableSettings(speed="off", of_games={"fill_sheet": False})


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(settings: TableSettings | None = None, **given: Any) -> Made:
        session = FakeSession(seats=2, game="superspion", **given)
        view = table(session, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def sensible(session: FakeSession) -> Any:
    """The shuffle that is due, or a move that gets on: lay what can be laid, keep what there are several of."""
    state = session.match.playing()
    due = session.match.chance()
    if due is not None:
        return due
    moves = state.legal_moves()
    lays = [move for move in moves if isinstance(move, Trio | Fourth)]
    if lays:
        return lays[0]
    if isinstance(moves[0], Discard):
        hand = [move.card for move in moves]
        return min(
            moves, key=lambda move: (sum(card[0] == move.card[0] for card in hand), hand.index(move.card))
        )
    return End(state.turn)


def play_on(session: FakeSession, until: Callable[[], bool]) -> bool:
    """Play sensibly until seat 0 is to move and `until` holds."""
    for _ in range(600):
        if session.match.round_over:
            return False
        if session.turn == 0 and until():
            session.position_replaced.emit()
            return True
        session.match.play(sensible(session))
    return False


def position(make: Make, wanted: Callable[[FakeSession], bool], **given: Any) -> Made:
    for deal in range(1, 40):
        session, view = make(deal=deal, **given)
        if play_on(session, lambda session=session: wanted(session)):
            return session, view
        view.hide()
    raise AssertionError("no deal has such a position")


def legal(session: FakeSession, kind: type) -> list[Any]:
    return [move for move in session.legal_moves() if isinstance(move, kind)]


def center(rect: QRectF) -> QPoint:
    return rect.center().toPoint()


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def card_point(view: TableView, card: str) -> QPoint:
    place = view.table.fan.places()[view.table.fan.cards.index(card)]
    return QPoint(int(place.x()) + 6, int(place.y()) + 40)


def answer(view: TableView, key: str) -> None:
    button = next(b for b in view.table.question.buttons if b.key == f"question:{key}")
    click(view, center(button.place_in_scene()))


def do_by_mouse(view: TableView, move: Any) -> None:
    game = view.table
    if isinstance(move, End):
        click(view, center(game.props.end_button.place_in_scene()))
        return
    card = move.cards[0] if isinstance(move, Trio) else move.card
    key = {Discard: "lay:discard", Trio: "lay:trio", Fourth: "lay:fourth"}[type(move)]
    click(view, card_point(view, card))
    click(view, center(game.place_rect(key)))
    if game.question is not None:
        answer(view, "0")


def do_by_keyboard(view: TableView, move: Any) -> None:
    if isinstance(move, End):
        press(view, Key.Key_E)
        return
    card = move.cards[0] if isinstance(move, Trio) else move.card
    view.focus_visible = True
    view.focus_stop(f"hand:{card}")
    press(view, {Discard: Key.Key_D, Trio: Key.Key_T, Fourth: Key.Key_F}[type(move)], Key.Key_Return)
    if view.table.question is not None:
        press(view, Key.Key_Return)


# Playing.


@pytest.mark.parametrize("do", [do_by_mouse, do_by_keyboard])
def test_a_whole_match_is_played(make: Make, do: Callable[[TableView, Any], None]) -> None:
    session, view = make(deal=3, rounds=2)

    for _ in range(1500):
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
    assert {played.end for played in session.match.rounds} <= {"trios", "draw"}


def test_a_trio_of_four_cards_asks_which_three(make: Make) -> None:
    def four(session: FakeSession) -> bool:
        trios = legal(session, Trio)
        return any(sum(trio.cards[0][0] == other.cards[0][0] for other in trios) > 1 for trio in trios)

    session, view = position(make, four)
    trios = legal(session, Trio)
    rank = next(t.cards[0][0] for t in trios if sum(t.cards[0][0] == o.cards[0][0] for o in trios) > 1)
    card = next(card for card in view.table.fan.cards if card[0] == rank)
    spy = session.match.playing().view(0).spies[0]
    before = len(session.match.rounds[0].moves)

    view.table.actions.hold_card(card)
    view.table.actions.play_at("lay:trio")
    if view.table.question is not None:
        press(view, Key.Key_Escape)
        assert len(session.match.rounds[0].moves) == before
        view.table.actions.hold_card(card)
        view.table.actions.play_at("lay:trio")
        press(view, Key.Key_Return)

    laid = session.match.rounds[0].moves[before]["trio"]
    assert spy is not None
    assert spy[1] in {card[1] for card in laid}


def test_the_stock_says_that_drawing_happens_by_itself(make: Make) -> None:
    _, view = make()

    click(view, center(view.table.place_rect("lay:stock")))

    assert "by itself" in view.table.note.text


# The hand.


def test_ranks_stand_together_and_possible_trios_higher(make: Make) -> None:
    session, view = position(make, lambda session: bool(legal(session, Trio)))
    cards = view.table.fan.cards
    ranks = {move.cards[0][0] for move in legal(session, Trio)}

    assert [RANKS.index(card[0]) for card in cards] == sorted(RANKS.index(card[0]) for card in cards)
    raised = {card for card in cards if card[0] in ranks}
    assert raised <= set(view.table.fan.ready)
    press(view, Key.Key_O)
    assert view.hand_order == "sets"
    assert set(view.table.fan.cards[: len(raised)]) == raised


def test_possible_trios_need_the_suit_of_the_spy() -> None:
    hand = ["7H", "7S", "7C", "9D", "9S", "9C", "KD"]

    assert possible_trio_ranks(hand, "2D") == {"9"}
    assert possible_trio_ranks(hand, None) == set()
    assert sets_first(hand, "2D") == ["9S", "9D", "9C", "7S", "7H", "7C", "KD"]


def test_a_game_s_own_order_is_not_kept_for_other_tables(make: Make) -> None:
    _, view = make()
    told: list[str] = []
    view.hand_order_changed.connect(told.append)

    press(view, Key.Key_O)

    assert told == []


# The folder.


def test_the_folder_opens_on_demand_only_and_closes_again(make: Make) -> None:
    session, view = make()
    spy = session.match.playing().view(0).spies[0]
    own, other = view.table.props.folders[1], view.table.props.folders[0]

    assert own.card is None
    click(view, center(view.table.places.folders[1]))
    assert own.card == spy
    press(view, Key.Key_P)
    assert own.card is None
    assert other.card is None


def test_a_curtain_closes_the_folder_and_hides_hand_and_marks(make: Make) -> None:
    session, view = make(options={"notes": "always"}, settings=FILLED_IN)
    hand, spy = set(view.table.fan.cards), session.match.playing().view(0).spies[0]
    press(view, Key.Key_P)
    assert view.table.props.form.state.marks

    view.conceal(True)

    assert view.table.props.folders[1].card is None
    assert view.table.props.form.state.marks == {}
    assert not (hand | {spy}) & set(view.table.layer.items)
    names = " ".join(stop.name for group in view.groups() for stop in group.stops)
    assert "seen" not in names
    view.conceal(False)
    assert view.table.props.folders[1].card is None


# Guessing.


def test_a_guess_takes_two_steps_and_can_be_thought_over(make: Make) -> None:
    session, view = position(make, lambda session: bool(legal(session, Guess)))
    before = len(session.match.rounds[0].moves)

    click(view, center(view.table.props.guess_button.place_in_scene()))
    click(view, center(view.table.props.form.box("QH")))
    assert view.table.question.text == "Is the queen of hearts the spy of Bram? If not, you lose."
    assert view.table.props.form.state.chosen == "QH"
    answer(view, "no")
    assert len(session.match.rounds[0].moves) == before
    click(view, center(view.table.props.form.box("3S")))
    answer(view, "guess")

    assert session.match.rounds[0].moves[before] == {"seat": 0, "guess": "3S"}
    assert session.match.round_over


def test_a_guess_by_keyboard(make: Make) -> None:
    session, view = position(make, lambda session: bool(legal(session, Guess)))

    press(view, Key.Key_G, Key.Key_Down, Key.Key_Right)
    assert view.focus_key == "box:2H"
    press(view, Key.Key_Return, Key.Key_Return)

    assert session.match.rounds[0].moves[-1] == {"seat": 0, "guess": "2H"}


def test_escape_ends_guessing_before_a_card_is_named(make: Make) -> None:
    _, view = position(make, lambda session: bool(legal(session, Guess)))

    press(view, Key.Key_G)
    assert view.table.props.form.state.guessing
    press(view, Key.Key_Escape)

    assert not view.table.props.form.state.guessing


def test_before_the_discard_a_guess_is_refused_with_the_reason(make: Make) -> None:
    _, view = make()

    press(view, Key.Key_G)

    assert view.table.note.text == "You may guess once you have discarded and drawn."


# The sheet.


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("five", "The sheet may be used once a player has five trios."),
        ("never", "This match is played without the sheet."),
    ],
)
def test_a_sheet_that_may_not_be_used_says_why(make: Make, option: str, words: str) -> None:
    _, view = make(options={"notes": option}, settings=FILLED_IN)

    click(view, center(view.table.props.form.box("5D")))

    assert view.table.note.text == words
    assert view.table.props.form.state.marks == {}


def test_the_sheet_may_be_used_from_five_trios_on(make: Make) -> None:
    _, view = position(make, lambda session: 5 in map(len, session.match.playing().view(0).trios))

    assert view.table.props.form.state.used


def test_boxes_are_marked_by_hand_and_found_again_in_the_record(make: Make, qtbot: QtBot) -> None:
    session, view = make(options={"notes": "always"}, settings=LEFT_OPEN)
    box = center(view.table.props.form.box("5D"))
    click(view, box)
    click(view, center(view.table.props.form.box("6D")))
    click(view, center(view.table.props.form.box("6D")))
    assert view.table.props.form.state.marks == {"5D": "out", "6D": "seen"}

    do_by_mouse(view, sensible(session))
    assert session.match.rounds[0].moves[0]["sheet"] == {"out": ["5D"], "seen": ["6D"]}
    session.match = Match.from_record(session.match.to_record())
    session.position_replaced.emit()

    assert view.table.props.form.state.marks == {"5D": "out", "6D": "seen"}


def test_what_is_certain_is_filled_in_only_if_so_set(make: Make) -> None:
    session, view = make(options={"notes": "always"}, settings=LEFT_OPEN)
    assert view.table.props.form.state.marks == {}

    view.apply_settings(FILLED_IN)

    own: Any = session.match.playing().view(0)
    assert set(view.table.props.form.state.marks) == {*own.hand, own.spies[0]}


def test_what_is_certain_is_filled_in_from_the_start_but_not_for_who_plays_from_memory(make: Make) -> None:
    _, view = make(options={"notes": "always"}, settings=TableSettings(speed="off"))
    assert view.table.props.form.state.marks

    view.apply_settings(TableSettings(speed="off", from_memory=True))

    assert view.table.props.form.state.marks == {}
    assert view.table.props.fill_button not in view.table.buttons()


@pytest.mark.parametrize("by_key", [False, True])
def test_the_switch_on_the_sheet_fills_in_what_is_certain(make: Make, by_key: bool) -> None:
    _, view = make(options={"notes": "always"}, settings=LEFT_OPEN)
    chosen: list[tuple[str, object]] = []
    view.game_preference_chosen.connect(lambda key, value: chosen.append((key, value)))
    button = view.table.props.fill_button
    assert view.table.props.form.place.contains(button.place)
    assert button.text == "Certain: left to you"

    if by_key:
        press(view, Key.Key_C)
    else:
        click(view, center(button.place_in_scene()))

    assert chosen == [("fill_sheet", True)]
    view.apply_settings(FILLED_IN)
    assert button.text == "Certain: filled in"


def test_a_sheet_that_may_not_be_used_has_no_switch_and_no_legend(make: Make) -> None:
    _, view = make(options={"notes": "never"})

    assert not view.table.props.fill_button.isVisible()
    assert view.table.props.form.state.legend == ()


def test_the_legend_says_what_the_marks_mean(make: Make) -> None:
    _, view = make(options={"notes": "always"})

    assert dict(view.table.props.form.state.legend) == {"out": "ruled out", "seen": "seen"}


@pytest.mark.parametrize("where", ["hand", "spy", "open"])
def test_naming_a_card_that_cannot_be_the_spy_says_so_and_enter_thinks_again(make: Make, where: str) -> None:
    def ready(session: FakeSession) -> bool:
        return bool(legal(session, Guess)) and any(session.match.playing().view(0).trios)

    session, view = position(make, ready)
    own: Any = session.match.playing().view(0)
    lying = [card for trios in own.trios for trio in trios for card in trio]
    card = {"hand": own.hand[0], "spy": own.spies[0], "open": lying[0]}[where]
    words = {"hand": "is in your own hand", "spy": "is your own spy", "open": "lies open on the table"}[where]
    before = len(session.match.rounds[0].moves)

    press(view, Key.Key_G)
    click(view, center(view.table.props.form.box(card)))
    assert words in view.table.question.text
    assert view.focus_key == "question:no"
    press(view, Key.Key_Return)

    assert view.table.question is None
    assert len(session.match.rounds[0].moves) == before


def test_a_card_that_cannot_be_the_spy_may_be_named_all_the_same(make: Make) -> None:
    session, view = position(make, lambda session: bool(legal(session, Guess)))
    card = session.match.playing().view(0).hand[0]

    press(view, Key.Key_G)
    click(view, center(view.table.props.form.box(card)))
    press(view, Key.Key_G)

    assert session.match.rounds[0].moves[-1] == {"seat": 0, "guess": card}


def test_when_nothing_can_be_laid_the_keyboard_is_on_ending_the_turn(make: Make) -> None:
    _, view = position(
        make, lambda session: bool(legal(session, End)) and not legal(session, Trio) + legal(session, Fourth)
    )

    assert view.focus_key == "button:end"


def test_the_other_s_trios_rule_out_suits_and_ranks() -> None:
    marks = certain_marks(["2H", "7S", "7H", "7D"], [("7S", "7H", "7D"), ("QH", "QC", "QS")])
    left = {rank + suit for rank in RANKS for suit in "SHDC"} - set(marks)

    assert marks["2H"] == "seen"
    assert marks["7C"] == "out"
    assert left == {rank + suit for rank in RANKS for suit in "HS" if rank not in "7Q"} - {"2H"}


# What stays hidden.


def test_what_the_other_discards_and_draws_is_never_shown_or_told(make: Make) -> None:
    session, view = make(TableSettings(speed="normal"), deal=4)
    said: list[str] = []
    view.announce = lambda text, urgent=False: said.append(text)  # type: ignore[method-assign]
    for _ in range(60):
        view.table.animator.finish()
        if session.match.round_over:
            break
        before = set(session.match.playing().view(0).sighted)
        session._make(sensible(session))
        seen = set(session.match.playing().view(0).sighted) if not session.match.round_over else None
        if seen is not None:
            assert set(view.table.layer.items) <= seen | before

    view.table.animator.finish()
    assert "Bram discards a card." in said
    assert "Bram draws a card." in said


def test_the_move_list_hides_the_other_s_discards_while_the_round_goes_on(make: Make) -> None:
    session, _ = make(deal=4)
    for _ in range(12):
        session.match.play(sensible(session))
    moves = session.match.rounds[0].moves
    theirs = next(at for at, move in enumerate(moves) if move.get("seat") == 1 and "discard" in move)
    own = next(at for at, move in enumerate(moves) if move.get("seat") == 0 and "discard" in move)

    lines = MoveWords(Words(), session.match, 0)

    assert lines.say(0, theirs).startswith("Bram discards a card.")
    assert "Anna discards the" in lines.say(0, own)


def test_two_people_see_their_own_side_below(make: Make) -> None:
    session, view = make(persons=2, deal=4, options={"notes": "always"}, settings=LEFT_OPEN)
    seen = set()
    view.table.notebook.turn_over(0, "5D")

    for _ in range(25):
        session._make(sensible(session))
        seen.add(session.viewer)
        own: Any = session.match.playing().view(session.viewer)
        assert set(view.table.fan.cards) == set(own.hand)
        assert view.table.props.form.state.marks == ({"5D": "out"} if session.viewer == 0 else {})
        assert view.table.props.folders[1].card is None

    assert seen == {0, 1}


# Where things lie, and the end.


@pytest.mark.parametrize("size", [(640, 400), (1024, 590), (1366, 718), (2560, 1390), (900, 1000)])
def test_everything_lies_in_the_window_at_every_size(make: Make, size: tuple[int, int]) -> None:
    _, view = position(make, lambda session: 4 in map(len, session.match.playing().view(0).trios))
    view.resize(*size)
    window, game = QRectF(0, 0, *size), view.table

    stops = [stop for group in view.groups() for stop in group.stops]

    assert [stop.key for stop in stops if not window.contains(stop.rect)] == []
    assert all(window.contains(item.place) for item in game.layer.items.values())
    assert not game.places.sheet.intersects(game.places.rows[0])
    six = game.places.trio_spots(1, [3] * 6)
    assert all(game.places.rows[1].contains(rect) for trio in six for rect in trio)
    assert all(one[-1].right() < other[0].left() for one, other in pairwise(six))


def test_the_end_opens_both_folders_and_tells_why(make: Make) -> None:
    session, view = position(make, lambda session: bool(legal(session, Guess)))
    spy = session.match.playing().spy_of(1)

    session.play(Guess(0, spy))

    sheet = view.table.sheet
    assert view.table.props.folders[0].card == spy
    assert sheet.lines[1].piles[0][0] == (spy,)
    assert sheet.remark.startswith("Anna has unmasked the spy: the ")


def test_looking_into_the_own_folder_tells_the_suit_and_how_many_cards_can_still_be_suspected(
    make: Make,
) -> None:
    session, view = position(make, lambda session: bool(session.match.playing().view(0).trios[0]))
    seen = session.match.playing().view(0)
    lying = [card for trios in seen.trios for trio in trios for card in trio] + [
        *seen.fourths[0],
        *seen.fourths[1],
    ]
    possible = set(DECK) - set(lying) - ruled_out(seen.trios[0])

    view.table.toggle_peek()

    title = view.table.props.grooves["lay:trio"].state.title
    assert f"leaves {len(possible)} suspect" in title
    assert seen.spies[0] in possible
    view.table.toggle_peek()
    assert "suspect" not in view.table.props.grooves["lay:trio"].state.title


def test_a_single_round_shows_no_total_but_whoever_asks_for_the_scores_is_told(make: Make) -> None:
    _, view = make()

    assert view.table.seat_points(0) == ""
    assert "Anna: Total 0. Bram: Total 0" in view.glance("scores")


def test_no_key_of_the_table_means_two_things(make: Make) -> None:
    _, view = make(options={"notes": "always"})
    actions = [action for action in view.table.key_actions if not action.name.startswith("superspion.which")]

    keys = [key for action in actions for key in view.look.keys.keys(action)]

    assert len(keys) == len(set(keys))
