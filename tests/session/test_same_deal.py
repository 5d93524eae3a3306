"""The same deal again: practice, stored as a new match, beside the one that was left."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from tests.session.tables import SEATS, MakeTable, Table


def test_the_same_deal_again_is_practice_and_leaves_the_old_match_running(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    make_table()
    table = make_table()  # the second one, so that its id is no truth value
    table.session.start()
    deal = table.session.match.rounds[0].deal
    old = table.session.saved.match_id
    table.play_any()
    record = table.stored

    with qtbot.waitSignal(table.session.left_behind) as told:
        table.session.restart_same_deal()

    assert (table.session.match.rounds[0].deal, table.moves) == (deal, [])
    assert table.session.practice
    assert table.session.saved.match_id != old
    assert told.args == [old, True]
    assert table.told[-3:] == ["practice_started", "position_replaced", "turn_changed"]
    assert table.store.load(old) == record
    assert table.stored["rounds"] == table.record["rounds"]
    assert table.store.meta(table.session.saved.match_id)["practice"] is True


def test_the_same_deal_again_is_a_match_that_nobody_has_touched(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    table.session.undo()
    assert table.session.can_redo

    table.session.restart_same_deal()

    assert not table.session.can_redo
    assert table.session.untouched
    table.play_any()
    assert not table.session.untouched


def test_the_same_deal_again_calls_off_who_thinks(table: Table) -> None:
    table.play_any()
    (question,) = table.players.open

    table.session.restart_same_deal()

    assert table.players.cancelled == [question.number]
    assert not table.session.thinking


def test_the_match_left_behind_is_practice_once_a_move_is_made_in_its_copy(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = table.session.saved.match_id
    table.play_any()
    table.session.restart_same_deal()
    assert table.store.meta(old)["practice"] is False

    table.play_any()
    assert table.store.meta(old)["practice"] is True

    marked: list[int] = []
    monkeypatch.setattr(table.session.saved, "mark_practice", marked.append)
    table.answer_any(qtbot)
    table.play_any()
    assert marked == []  # once is enough


@pytest.mark.parametrize("practice", [False, True])
def test_only_a_practice_match_makes_others_of_its_cards_practice(
    opened: Opened, qapp: object, practice: bool
) -> None:
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5, sealed=True)
    other = SavedMatch.new(opened.matches, match)
    table = Table(opened, match.at(0, 0), practice=practice)
    table.session.start()

    table.play_any()

    assert opened.matches.meta(other.match_id)["practice"] is practice
    table.session.close()


def test_a_match_that_is_over_still_counts_when_its_deal_is_played_again(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(rounds=1)
    table.session.start()
    table.play_round(qtbot)
    old = table.session.saved.match_id

    with qtbot.assertNotEmitted(table.session.left_behind):
        table.session.restart_same_deal()
    table.play_any()

    assert table.store.meta(old)["practice"] is False


def test_hints_and_undos_of_a_match_are_not_counted_again_in_its_restart(
    opened: Opened, qapp: object
) -> None:
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5)
    table = Table(opened, match, hints=3, undos=2)
    table.session.start()
    table.play_any()

    table.session.restart_same_deal()
    table.play_any()

    meta = table.store.meta(table.session.saved.match_id)
    assert (meta["hints"], meta["undos"]) == (0, 0)
    table.session.close()


@pytest.mark.parametrize(("code", "times"), [("io-error", 2), ("no-such-game", 1)])
def test_what_was_left_is_marked_as_soon_as_that_can_be_done_if_it_is_still_there(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str, times: int
) -> None:
    table.play_any()
    old = table.session.saved.match_id
    table.session.restart_same_deal()
    tried: list[int] = []

    def failing(match_id: int) -> None:
        tried.append(match_id)
        if len(tried) == 1:
            raise StorageError(code)

    monkeypatch.setattr(table.session.saved, "mark_practice", failing)
    for _ in range(3):
        table.play_any()
        table.answer_any(qtbot)

    assert tried == [old] * times
