"""Own mistakes: which decisions are such, whose they are, and the position that each becomes a task of."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from holzwurm_desktop.ai.analysis import FROM, Analysis, Judged, decisions, judgement, seed_of
from holzwurm_desktop.ai.analysis_record import to_json
from holzwurm_desktop.ai.mistakes import Month, mistakes_of, mistakes_since, own_seats
from holzwurm_desktop.ai.tasks import view_of
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.matches import MatchStore
from tests.playing import GAMES, as_json, new_match, play_on

BLUNDER, GOOD = 0.5, 0.01
TODAY = datetime(2026, 11, 28, 12, tzinfo=UTC)


def finished(game_id: str, *names: str | None) -> Match:
    """A finished match; a name is a person's, None a computer player's."""
    match = new_match(game_id, deal=3, seats=len(names))
    play_on(match, 1)
    match.players = [
        Player(f"computer {seat}", "hard") if name is None else Player(name)
        for seat, name in enumerate(names)
    ]
    return match


def judged(match: Match, bad: set[int]) -> Analysis:
    """The decisions with these numbers of the first round were blunders, all others good."""
    found: list[Judged | None] = [None] * len(match.rounds[0].moves)
    for at, decision in enumerate(decisions(match)):
        others = [move for move in decision.state.legal_moves() if move != decision.move]
        loss = BLUNDER if at in bad else GOOD
        if others:
            found[decision.move_index] = Judged(0.8, 0.8 - loss, loss, others[0])
    return Analysis(50, 1, False, (tuple(found),))


@pytest.mark.parametrize("game_id", ["bergbeklimmen", "holzwurm"])
def test_every_decision_becomes_the_position_it_was_made_in(game_id: str) -> None:
    match = finished(game_id, "Nora", None)
    own = [each for each in decisions(match) if each.move.seat == 0 and len(each.state.legal_moves()) > 1]
    found = list(mistakes_of(match, judged(match, set(range(10**4))), (0,)))
    assert [mistake.move_index for mistake in found] == [each.move_index for each in own]
    for mistake, decision in zip(found, own, strict=True):
        task = mistake.task
        assert (task.seat, task.weighed) == (0, ())
        assert as_json(view_of(task)) == as_json(decision.view)
        assert len(task.match.rounds[0].moves) == decision.move_index
        assert mistake.made == decision.move
        assert (mistake.iterations, mistake.seed) == (50, seed_of(1, 0, decision.move_index))


def test_where_nobody_objected_the_position_is_the_one_after_that() -> None:
    match = finished("kistenstapel", "Nora", "Ben")
    views = {each.move_index: as_json(each.view) for each in decisions(match)}
    found = list(mistakes_of(match, judged(match, set(range(10**4))), (0, 1)))
    assert {each.move_index: as_json(view_of(each.task)) for each in found} == {
        each.move_index: views[each.move_index] for each in found
    }
    waited = [each for each in found if match.at(0, each.move_index).playing().waiting]
    assert any(not each.task.match.playing().waiting for each in waited)


def test_only_what_was_clearly_worse_is_a_mistake_and_only_ones_own() -> None:
    match = finished("holzwurm", "Nora", None)
    analysis = judged(match, {0, 1, 4, 6})
    own = list(mistakes_of(match, analysis, (0,)))
    moves = match.rounds[0].moves
    assert 0 < len(own) < 4
    assert all(moves[each.move_index]["seat"] == 0 for each in own)
    assert all(judgement("holzwurm", each.known) in FROM for each in own)
    everybody = list(mistakes_of(match, analysis, (0, 1)))
    assert len(everybody) > len(own)
    assert [each.move_index for each in everybody] == sorted(each.move_index for each in everybody)


def test_the_only_person_is_oneself_whatever_the_name() -> None:
    assert own_seats(finished("holzwurm", None, "Somebody"), "Nora") == (1,)


def test_of_several_people_the_one_with_the_name_is_oneself() -> None:
    match = finished("holzwurm", "Ben", "nora ", None)
    assert own_seats(match, "Nora") == (1,)
    assert own_seats(match, "Zoë") == (0, 1)
    assert own_seats(match, "B.", {"b.": "Ben"}) == (0,)


def test_computer_players_make_no_mistakes_of_ones_own() -> None:
    assert own_seats(finished("holzwurm", None, None), "Nora") == ()


class Shelf:
    """Stored matches, each finished some days ago."""

    def __init__(self, path: Path) -> None:
        self.opened = open_database(path)
        self._days = 0
        self.store = MatchStore(self.opened.database, clock=lambda: TODAY - timedelta(days=self._days))

    def put(self, match: Match, days: int, analysis: Analysis | None) -> None:
        """Store a match as one that was played here."""
        self._days = days
        # Without the last move, which is stored afterwards: only what ends here was finished here.
        saved = SavedMatch.new(self.store, match.before(len(match.rounds[0].moves) - 1))
        saved.catch_up(match)
        if analysis is not None:
            self.store.store_analysis(saved.match_id, "seen", to_json(match, analysis))

    def month(self) -> Month:
        return mistakes_since(self.store, TODAY - timedelta(days=30), "Nora")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


def test_the_mistakes_of_the_month_come_from_all_its_analysed_matches_the_earliest_first(
    shelf: Shelf,
) -> None:
    holzwurm, berg = finished("holzwurm", "Nora", None), finished("bergbeklimmen", "Nora", None)
    shelf.put(holzwurm, 2, judged(holzwurm, {0}))
    shelf.put(berg, 20, judged(berg, {0, 1}))
    shelf.put(berg, 40, judged(berg, {0, 1}))
    shelf.put(holzwurm, 3, None)
    month = shelf.month()
    assert (month.finished, month.analysed) == (3, 2)
    games = [each.match.game.id for each in month.mistakes]
    assert games == sorted(games)
    assert set(games) == {"bergbeklimmen", "holzwurm"}


def test_without_an_analysis_there_are_none(shelf: Shelf) -> None:
    assert shelf.month() == Month((), 0, 0)
    shelf.put(finished("holzwurm", "Nora", None), 2, None)
    assert shelf.month() == Month((), 1, 0)


def test_a_match_that_cannot_be_read_is_left_out(shelf: Shelf) -> None:
    match = finished("holzwurm", "Nora", None)
    shelf.put(match, 2, judged(match, {0, 1}))
    with shelf.opened.database.writing() as connection:
        connection.execute("UPDATE moves SET move = '{' WHERE move_index = 1")
    assert shelf.month() == Month((), 1, 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_task_leaves_the_match_as_it_was(game_id: str) -> None:
    match = finished(game_id, "Nora", "Ben")
    before = match.to_record()
    for mistake in list(mistakes_of(match, judged(match, {1, 2, 3}), (0, 1)))[:2]:
        task = mistake.task
        task.match.play(task.match.playing().legal_moves()[0])
    assert match.to_record() == before
