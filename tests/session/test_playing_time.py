"""What counts as the playing time of a match."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session import playing_time
from holzwurm_desktop.storage.database import Opened
from tests.session.tables import SEATS, MakeTable, Table


class HandClock:
    """Stands in for the session's clock; time goes on when a test says so."""

    now = 0

    def start(self) -> None:
        self._begun = HandClock.now

    def restart(self) -> int:
        passed = self.elapsed()
        self.start()
        return passed

    def elapsed(self) -> int:
        return HandClock.now - self._begun


def test_the_duration_of_a_match_counts_from_its_restart(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    HandClock.now = 5_000
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5)
    table = Table(opened, match, duration_ms=90_000)
    table.session.start()
    HandClock.now += 30_000

    table.session.restart_same_deal()
    HandClock.now += 400
    table.play_any()

    assert table.store.meta(table.session.saved.match_id)["duration_ms"] == 400
    table.session.close()


def test_the_match_left_for_the_same_deal_keeps_the_time_that_was_played_in_it(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5), duration_ms=90_000)
    old = table.session.saved.match_id
    table.session.start()
    HandClock.now += 30_000  # and no move since

    table.session.restart_same_deal()

    assert table.store.meta(old)["duration_ms"] == 120_000
    table.session.close()


def test_leaving_a_match_stores_how_long_it_was_looked_at_since_the_last_move(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += 700

    table.session.close()

    assert table.store.meta(table.session.saved.match_id)["duration_ms"] == 700


def test_the_duration_of_a_resumed_match_goes_on_from_what_it_was(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5)
    table = Table(opened, match, duration_ms=90_000)
    table.session.start()
    HandClock.now += 400
    table.play_any()

    assert table.store.meta(table.session.saved.match_id)["duration_ms"] == 90_400
    table.session.close()


def played_ms(table: Table) -> int:
    """The playing time, as it is stored when the match is left."""
    table.session.close()
    return table.store.meta(table.session.saved.match_id)["duration_ms"]


def test_time_in_which_nobody_looks_is_not_played(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += 400
    table.session.set_watched(False)
    HandClock.now += 75_000
    table.session.set_watched(True)
    HandClock.now += 30

    assert played_ms(table) == 430


def test_time_behind_the_curtain_is_not_played(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    table.session.veil()
    HandClock.now += 75_000
    table.session.unveil()
    HandClock.now += 30

    assert played_ms(table) == 30


def test_time_after_the_end_of_a_round_is_not_played(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = make_table()
    table.session.start()
    table.play_round(qtbot)
    HandClock.now += 75_000

    assert played_ms(table) == 0


def test_somebody_who_went_away_is_not_counted_for_ever(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += 10 * playing_time.IDLE_MS
    table.play_any()
    HandClock.now += 30

    assert played_ms(table) == 300_030  # five minutes of the silence count


def test_who_asks_for_a_hint_is_there(opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += playing_time.IDLE_MS
    table.session.request_hint()
    HandClock.now += playing_time.IDLE_MS

    assert played_ms(table) == 2 * playing_time.IDLE_MS
