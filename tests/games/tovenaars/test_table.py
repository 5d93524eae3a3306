"""The table of Razende tovenaars, played by mouse, by dragging and by keyboard in the real view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Block,
    Challenge,
    Fill,
    Line,
    Reverse,
    Sleep,
    Slide,
    Strength,
)
from holzwurm_desktop.games.tovenaars.table.choices import card_of, place_of
from holzwurm_desktop.games.tovenaars.table.picture import BACK
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Make = Callable[..., tuple[FakeSession, TableView]]
Key = Qt.Key


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(
        moves: int = 0,
        settings: TableSettings | None = None,
        size: tuple[int, int] = (1024, 590),
        **given: Any,
    ) -> tuple[FakeSession, TableView]:
        session = FakeSession(**{"seats": 2, "persons": 2, "game": "tovenaars", **given})
        view = table(session, size=size, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        if moves:
            session.play_at_random(moves)
        return session, view

    yield build
    for view in views:
        view.close_table()


def at_stage(
    make: Make, stage: str, minimum: int = 0, deal_from: int = 1, **given: Any
) -> tuple[FakeSession, TableView]:
    """A table in a position that asks for this, after at least so many moves."""
    for deal in range(deal_from, 200):
        session, view = make(deal=deal, **given)
        for _ in range(160):
            if session.match.round_over:
                break
            view_now: Any = session.match.playing().view(max(session.turn, 0))
            played = len(session.match.rounds[0].moves)
            if session.my_turn and view_now.stage == stage and played >= minimum:
                session.show(session.turn)
                return session, view
            session.play_at_random(1)
        view.hide()
    raise AssertionError(f"no deal has the stage {stage}")


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def card_point(view: TableView, card: str) -> QPoint:
    """A point where the card shows, whatever lies on it."""
    place = view.table.fan.places()[view.table.fan.cards.index(card)]
    return QPoint(round(place.x()) + 5, round(place.y()) + 12)


def place_point(view: TableView, key: str) -> QPoint:
    return view.table.place_rect(key).center().toPoint()


def click_button(view: TableView, key: str) -> None:
    button = next(button for button in view.table.buttons() if button.key == key)
    click(view, button.place_in_scene().center().toPoint())


def by_mouse(view: TableView, move: Any) -> None:
    """Make a legal move of the person to move as one does with the mouse."""
    game: Any = view.table
    if isinstance(move, Line):
        for slot, rank in enumerate(move.cards):
            card = next(card for card in game.fan.cards if card[0] == rank)
            click(view, card_point(view, card))
            click(view, place_point(view, f"slot:{move.seat}{slot}"))
        click_button(view, "question:line")
    elif isinstance(move, Challenge | Reverse):
        click_button(view, f"question:{move.kind}{int(move.yes)}")
    elif isinstance(move, Strength) and not move.spell:
        click_button(view, "question:strength0")
    else:
        card = card_of(move, game.picture)
        assert card is not None
        key = place_of(move, game.picture, game.emptied)
        several = isinstance(move, Fill) and len(game.telling.moves_of(card)) > 1
        click(view, card_point(view, card))
        click(view, place_point(view, key))
        if several:
            number = game.telling.moves_of(card).index(move) + 1
            click_button(view, f"question:pay{number}")


def by_keyboard(view: TableView, move: Any) -> None:
    """Make a legal move with keys alone: Tab and arrows to the card, Enter, arrows to its target, Enter."""
    game: Any = view.table
    if isinstance(move, Line):
        for rank in move.cards:
            go_to(view, next(f"hand:{card}" for card in game.fan.cards if card[0] == rank))
            press(view, Key.Key_Return, Key.Key_Return)
        press(view, Key.Key_L)
    elif isinstance(move, Challenge | Reverse):
        press(view, Key.Key_N if not move.yes else Key.Key_C if isinstance(move, Challenge) else Key.Key_R)
    elif isinstance(move, Strength):
        press(view, Key(Key.Key_0.value + move.spell) if move.spell else Key.Key_N)
    else:
        card = card_of(move, game.picture)
        assert card is not None
        fills = game.telling.moves_of(card)
        go_to(view, f"hand:{card}")
        press(view, Key.Key_Return)
        key = place_of(move, game.picture, game.emptied)
        aim(view, key)
        press(view, Key.Key_Return)
        if isinstance(move, Fill) and len(fills) > 1:
            press(view, Key(Key.Key_1.value + fills.index(move)))


def aim(view: TableView, key: str) -> None:
    """Choose a target of the held card with arrows, as the eye would: towards where it lies."""
    game: Any = view.table
    for _ in range(12):
        chosen = game.actions.picking.chosen
        if chosen == key:
            return
        way = game.place_rect(key).center() - game.place_rect(chosen).center()
        if abs(way.x()) > abs(way.y()):
            press(view, Key.Key_Right if way.x() > 0 else Key.Key_Left)
        else:
            press(view, Key.Key_Down if way.y() > 0 else Key.Key_Up)


def go_to(view: TableView, key: str) -> None:
    """Bring the keyboard to a stop with Tab and arrows."""
    for _ in range(8):
        if view.focus_key.partition(":")[0] == key.partition(":")[0]:
            break
        press(view, Key.Key_Tab)
    press(view, Key.Key_Home)
    for _ in range(30):
        if view.focus_key == key:
            return
        press(view, Key.Key_Right)
    raise AssertionError(f"the keyboard cannot reach {key}")


@pytest.mark.parametrize("how", [by_mouse, by_keyboard])
@pytest.mark.parametrize("deal", [1, 2, 3])
def test_a_whole_match_can_be_played(make: Make, how: Callable[..., None], deal: int) -> None:
    session, view = make(deal=deal)
    while not session.match.round_over:
        move = session._rng.choice(session.legal_moves())
        count = len(session.match.rounds[0].moves)
        how(view, move)
        assert session.match.rounds[0].moves[count:] == [move.to_json()]
    assert view.table.sheet is not None
    assert session.refused == []


# What is asked, and where.


@pytest.mark.parametrize(
    ("stage", "keys"),
    [
        ("attacker-challenge", ["challenge1", "challenge0"]),
        ("loser-reverse", ["reverse1", "reverse0"]),
        ("winner-reverse", ["reverse1", "reverse0"]),
    ],
)
def test_a_question_is_asked_between_the_lines_with_its_keys(make: Make, stage: str, keys: list[str]) -> None:
    _, view = at_stage(make, stage)

    strip = view.table.asking.strip

    assert [button.key for button in strip.buttons] == [f"question:{key}" for key in keys]
    assert all(button.hotkey for button in strip.buttons)
    assert strip.place.intersects(view.table.places.gap)
    assert view.table.question is None  # the rest of the table stays free


def test_a_strength_spell_is_offered_with_what_it_makes_of_the_duel(make: Make) -> None:
    session, view = at_stage(make, "defender-strength")
    seen: Any = session.match.playing().view(session.turn)
    spell = seen.strength_spells[session.turn][0]
    own = "789T".index(seen.lines[session.turn][seen.duel[1]]) + 7 + spell
    button = f"question:strength{spell}"

    view.focus_visible = True
    view.focus_stop(button)

    assert view.table.asking.strip.remark.startswith(f"{own} against ")
    assert f"{spell}{'DS'[session.turn]}" in view.table.fan.cards  # the card itself can be laid, too


def test_the_odds_of_a_challenge_are_told_on_focus_and_on_hover(make: Make) -> None:
    _, view = at_stage(make, "attacker-challenge")
    strip = view.table.asking.strip
    assert strip.remark.endswith(("wins.", "loses."))  # what comes of it without a challenge

    button = strip.buttons[0]
    QTest.mouseMove(view.viewport(), button.place_in_scene().center().toPoint())

    assert "% won" in strip.remark
    assert "% to win the duel" in strip.remark
    stops = {stop.key: stop.told for group in view.groups() for stop in group.stops}
    assert "% to win the duel" in stops[button.key]  # a screen reader tells it, too


def test_the_odds_of_a_sleep_spell_follow_from_the_open_stacks(make: Make) -> None:
    session, view = at_stage(make, "attacker-sleep")
    seen: Any = session.match.playing().view(session.turn)
    card = view.table.fan.cards[0]
    spells = seen.sleep_spells[1 - session.turn]

    told = view.table.odds_of(card)

    assert f"cancels {int(card[0] in spells)}" in told
    QTest.mouseMove(view.viewport(), card_point(view, card))
    assert view.table.scenery.odds.isVisible()
    assert view.table.scenery.odds.text == told


def test_an_attack_says_beforehand_who_wins_by_strength(make: Make) -> None:
    _, view = at_stage(make, "attack")
    game = view.table
    card = next(
        card for card in game.fan.cards if any(m.kind == "attack" for m in game.telling.moves_of(card))
    )

    click(view, card_point(view, card))

    badge = next(badge for badge in game.scenery.badges if badge.isVisible())
    assert badge.text.endswith("wins" if badge.good else "loses")


def test_an_attack_on_a_soldier_that_faces_another_is_refused_with_the_reason(make: Make) -> None:
    session, view = at_stage(make, "attack")
    card = view.table.picture.lines[session.turn][0]

    click(view, card_point(view, card))
    click(view, place_point(view, f"slot:{1 - session.turn}1"))

    assert view.table.note.text == "This soldier faces an enemy and may attack only that one."
    assert len(session.refused) == 1


def test_a_place_without_a_card_asks_for_one(make: Make) -> None:
    _, view = at_stage(make, "attack")

    click(view, place_point(view, f"slot:{1 - view.table.viewer}0"))

    assert view.table.note.text == "Choose one of the lit cards first."


def test_a_ransom_that_can_be_paid_in_several_ways_asks_how(make: Make) -> None:
    for deal in range(1, 60):
        session, view = at_stage(make, "fill", deal_from=deal)
        game = view.table
        cards = [card for card in game.fan.cards if len(game.telling.moves_of(card)) > 1]
        if cards:
            break
        view.hide()
    fills = game.telling.moves_of(cards[0])
    click(view, card_point(view, cards[0]))
    click(view, place_point(view, game.emptied_key))

    question = game.question
    assert question is not None
    assert [answer.words for answer in question.answers[:-1]] == [
        " + ".join(map(str, fill.pay)) for fill in fills
    ]
    press(view, Key.Key_Escape)
    assert game.question is None
    assert session.match.rounds[0].moves[-1] != fills[0].to_json()


def test_dragging_a_soldier_to_its_target_attacks(make: Make) -> None:
    session, view = at_stage(make, "attack")
    game = view.table
    card = next(
        card for card in game.fan.cards if any(m.kind == "attack" for m in game.telling.moves_of(card))
    )
    target = next(t for t in game.targets_of(card) if t.move.kind == "attack")
    start, end = card_point(view, card), place_point(view, target.key)

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * share)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)

    assert session.match.rounds[0].moves[-1] == target.move.to_json()


# Lines.


def test_soldiers_change_places_in_the_draft_of_a_line(make: Make) -> None:
    session, view = make(persons=1)
    for card, slot in (("9H", 0), ("KH", 1), ("9H", 1)):
        click(view, card_point(view, card))
        click(view, place_point(view, f"slot:0{slot}"))

    assert view.table.draft.line == ["KH", "9H", None]
    assert session.match.rounds[0].moves == []
    assert view.table.asking.strip is None


def test_number_keys_line_soldiers_up(make: Make) -> None:
    session, view = make(persons=1)
    for rank, key in (("T", Key.Key_3), ("8", Key.Key_1), ("A", Key.Key_2)):
        go_to(view, f"hand:{rank}H")
        press(view, key)

    assert view.table.draft.line == ["8H", "AH", "TH"]
    press(view, Key.Key_L)
    assert session.match.rounds[0].moves == [{"seat": 0, "line": ["8", "A", "T"]}]


# Secrets.


def faces(view: TableView) -> set[str]:
    return {str(item.face) for item in view.table.layer.items.values()}


def test_the_second_to_line_up_does_not_see_the_first_line(make: Make) -> None:
    session, view = make(persons=2)

    session.play(Line(0, ("9", "K", "A")))

    assert session.viewer == 1
    assert view.table.picture.lines[0] == (BACK,) * 3
    assert view.table.picture.reserve[0] == tuple(f"{rank}H" for rank in "789TJQKA")
    assert sum(item.isVisible() for item in view.table.scenery.backs) == 3
    names = [stop.name for group in view.groups() for stop in group.stops]
    assert "Anna, slot 1: face down" in names


@pytest.mark.parametrize("persons", [1, 2])
def test_the_second_to_choose_a_sleep_spell_does_not_see_the_first_one(make: Make, persons: int) -> None:
    for deal in range(1, 40):
        session, view = make(deal=deal, persons=persons)
        for _ in range(120):
            if session.match.round_over:
                break
            state: Any = session.match.playing()
            seen = state.view(state.turn)
            if seen.stage == "attacker-sleep" and (persons == 2 or state.turn == 1):
                card = f"{seen.sleep_spells[state.turn][0]}{'DS'[state.turn]}"
                session._make(Sleep(state.turn, card[0]))
                assert view.table.picture.thrown[state.active] == BACK
                assert sum(item.isVisible() for item in view.table.scenery.backs) == 1
                assert (
                    card in view.table.picture.sleep[state.active]
                )  # as if nothing had been taken from there
                assert not any("chosen a sleep spell: " in line for line in view.table.scenery.report.lines)
                return
            session.play_at_random(1)
        view.hide()
    raise AssertionError("no duel of sleep spells")


def test_one_sees_one_s_own_sealed_spell_against_a_computer(make: Make) -> None:
    session, view = at_stage(make, "attacker-sleep", persons=1)
    card = view.table.fan.cards[0]

    session.play(Sleep(0, card[0]))

    assert view.table.picture.thrown[0] == card


def test_only_sealed_choices_are_secret(make: Make) -> None:
    session, view = make(persons=2)
    assert view.secret(0)
    assert not view.secret(1)
    session.play(Line(0, ("9", "K", "A")))
    assert view.secret(1)
    session.play(Line(1, ("9", "K", "A")))

    assert not view.secret(session.turn)


def test_a_film_never_turns_up_a_spell_before_both_are_chosen(make: Make) -> None:
    session, view = make(settings=TableSettings(speed="slow"), persons=1, deal=3)
    while not session.match.round_over:
        state: Any = session.match.playing()
        move = session._rng.choice(state.legal_moves())
        open_before = set(view.table.layer.items)
        session._make(move)
        if isinstance(move, Sleep) and move.seat == 1 and state.view(0).stage == "defender-sleep":
            assert set(view.table.layer.items) <= open_before
        view.table.animator.finish()
        shown = {card for card, item in view.table.layer.items.items() if item.face == card}
        assert shown == set(view.table.layer.items)
    assert session.held == 0


# The report, the end, and everything else.


def test_the_report_of_a_duel_stays_until_the_next_attack(make: Make) -> None:
    session, view = at_stage(make, "attack", minimum=8)
    report = list(view.table.scenery.report.lines)
    assert len(report) >= 3
    assert " attacks: " in report[0]

    attack = next(move for move in session.legal_moves() if move.kind == "attack")
    session.play(attack)

    assert len(view.table.scenery.report.lines) == 1
    assert " attacks: " in view.table.scenery.report.lines[0]


def test_opening_a_match_again_shows_the_same_report(make: Make) -> None:
    session, view = at_stage(make, "attack", minimum=8)
    report = list(view.table.scenery.report.lines)

    session.position_replaced.emit()

    assert view.table.scenery.report.lines == report


def test_the_end_of_a_round_tells_who_stands_and_who_was_caught(make: Make) -> None:
    session, view = make(moves=500)
    scores = session.match.rounds[0].scores
    assert scores is not None
    winner = scores.index(1)

    lines = view.table.round_lines()

    assert [line.best for line in lines] == [score == 1 for score in scores]
    assert lines[1 - winner].piles[0][0] == ()
    assert len(lines[winner].piles[0][0]) >= 1
    assert view.table.sheet is not None
    assert "has no soldier left" in view.table.ending_words()


def test_a_hint_marks_the_card_and_its_target(make: Make) -> None:
    session, view = at_stage(make, "attack")
    attack = next(move for move in session.legal_moves() if move.kind == "attack")

    session.hint_found.emit(attack)

    card = view.table.picture.lines[session.turn][attack.slot]
    assert view.table.layer.items[card].mark == "hint"
    assert view.table.scenery.slots[view.table.ground.side(1 - session.turn)][attack.target].state.hinted
    assert view.table.words.text.startswith("Hint: ")


@pytest.mark.parametrize("size", [(1024, 590), (1366, 700), (2560, 1380), (800, 900)])
@pytest.mark.parametrize("stage", ["attack", "fill", "attacker-challenge"])
def test_nothing_leaves_the_table_or_is_cut_off(make: Make, size: tuple[int, int], stage: str) -> None:
    _, view = at_stage(make, stage, size=size)
    table_rect = view.sceneRect()

    for card, item in view.table.layer.items.items():
        assert table_rect.contains(item.place), card
    for group in view.groups():
        for stop in group.stops:
            assert table_rect.adjusted(-1, -1, 1, 1).contains(stop.rect), stop.key


def test_every_stop_has_a_name_and_the_cards_tell_their_odds(make: Make) -> None:
    _, view = at_stage(make, "fill")

    groups = view.groups()

    assert {"hand", "slot", "dungeon", "stack", "report", "seat"} <= {group.key for group in groups}
    assert all(stop.name for group in groups for stop in group.stops)
    assert all(stop.help for stop in groups[0].stops)


def test_a_match_between_computers_can_be_watched(make: Make) -> None:
    session, view = make(persons=0)

    session.let_others_play()

    assert session.match.over
    assert view.table.fan.cards == []
    assert view.table.sheet is not None


# What is told.


def position(make: Make, wanted: Callable[[FakeSession], bool]) -> tuple[FakeSession, TableView]:
    """A table at an attack, in a position in which `wanted` holds."""
    for deal in range(1, 40):
        session, view = make(deal=deal)
        for _ in range(160):
            if session.match.round_over:
                break
            if attacks(session) and wanted(session):
                session.position_replaced.emit()
                session.show(session.turn)
                return session, view
            session.match.play(session._rng.choice(session.match.playing().legal_moves()))
        view.hide()
    raise AssertionError("no deal has such a position")


def attacks(session: FakeSession) -> list[Attack]:
    return [move for move in session.legal_moves() if isinstance(move, Attack)]


def told_of(view: TableView, move: Attack) -> str:
    return str(view.table.odds_of(view.table.picture.lines[move.seat][move.slot]))


def strength(session: FakeSession, seat: int, slot: int) -> int:
    seen: Any = session.match.playing().view(session.turn)
    return "789TJQKA".index(seen.lines[seat][slot]) + 7


def strengths(session: FakeSession, move: Attack) -> tuple[int, int]:
    return strength(session, move.seat, move.slot), strength(session, 1 - move.seat, move.target)


def wins(own: int, other: int) -> bool:
    """The rule in the test's own words: an ace (14) loses to 7 to 10, else the greater wins; equal the attacker."""
    if own == 14 and other <= 10:
        return False
    if other == 14 and own <= 10:
        return True
    return own >= other


@pytest.mark.parametrize("won", [True, False])
def test_of_an_attack_only_the_strength_spells_that_turn_it_are_told_and_to_the_loser(
    make: Make, won: bool
) -> None:
    def raisable(session: FakeSession, move: Attack) -> bool:
        """Whether the loser of that attack has spells for its soldier."""
        seen: Any = session.match.playing().view(session.turn)
        loser, slot = (1 - move.seat, move.target) if won else (move.seat, move.slot)
        may_take = strength(session, loser, slot) <= 10 and len(seen.strength_spells[loser]) > 1
        return wins(*strengths(session, move)) == won and may_take

    session, view = position(make, lambda session: any(raisable(session, move) for move in attacks(session)))
    seen: Any = session.match.playing().view(session.turn)
    checked = 0
    for move in attacks(session):
        if not raisable(session, move):
            continue
        own, other = strengths(session, move)
        loser = 1 - move.seat if won else move.seat
        helping = [
            spell
            for spell in seen.strength_spells[loser]
            if (wins(own, other + spell) if won else wins(own + spell, other)) != won
        ]
        told = told_of(view, move)
        name = session.name(loser) if won else "You"
        assert f"{name} can" in told or f"{name} cannot" in told
        assert ("add" in told) == bool(helping)
        assert all((f"+{spell}" in told) == (spell in helping) for spell in (2, 3, 4))
        checked += 1
    assert checked


@pytest.mark.parametrize("slides", [True, False])
def test_the_prompt_speaks_of_sliding_where_a_soldier_may_slide(make: Make, slides: bool) -> None:
    def may_slide(session: FakeSession) -> bool:
        return any(isinstance(move, Slide) for move in session.legal_moves()) == slides

    _, view = position(make, may_slide)

    assert ("slide a soldier first" in view.table.words.text) == slides


def test_the_table_of_strengths_is_shown_and_read(make: Make) -> None:
    _, view = at_stage(make, "attack")
    game = view.table

    stops = {stop.key: stop.name for group in view.groups() for stop in group.stops}

    assert "jack: 11" in stops["report:strengths"]
    assert "7 to 10 beat the ace" in stops["report:strengths"]
    assert game.scenery.strengths.law in stops["report:strengths"]
    assert not game.places.strengths.intersects(game.places.report)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_table_turns_for_whoever_looks(make: Make, seat: int) -> None:
    session, view = make(moves=6)
    session.show(seat)
    game = view.table

    assert game.near == seat
    assert game.plates[seat].place.top() > game.plates[1 - seat].place.top()
    own, other = (game.place_rect(f"slot:{each}0") for each in (seat, 1 - seat))
    assert own.top() > other.top()
    view.grab()
    towers = view.grab().toImage()
    session.show(1 - seat)
    assert view.grab().toImage() != towers


def test_a_card_that_may_be_chosen_is_lit_although_the_last_move_was_about_it(make: Make) -> None:
    seen = False
    session, view = make(deal=3)
    for _ in range(200):
        if session.match.round_over:
            break
        session._make(session._rng.choice(session.legal_moves()))
        game = view.table
        fresh = game._fresh_cards() & set(game.fan.cards)
        if fresh and game.stage != "line":
            spots = game.fan.spots()
            assert all(spots[card].mark == "playable" for card in fresh if card != game.fan.held)
            seen = True
    assert seen


def test_the_tag_of_blocked_spells_does_not_look_out_from_under_a_question(make: Make) -> None:
    session, view = position(
        make, lambda session: any(isinstance(move, Block) for move in session.legal_moves())
    )
    session._make(Block(session.turn))
    tag = view.table.scenery.blocked
    assert tag.isVisible()

    view.table.ask("?", [Answer("yes", "yes", None, lambda: None)], tag.place)

    assert not tag.isVisible()
    view.table.close_question()
    view.table.show_all()
    assert tag.isVisible()
