"""The coach at a match: when it thinks, what it tells and to whom, and that it is stored with the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.coach import LEVEL
from holzwurm_desktop.ai.reasons import CLEARLY, adviser_of
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.coach import Comparison
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.seeds import seed_of
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.settings import SettingsFile
from tests.playing import GAMES, new_match
from tests.reasons import decisions
from tests.session.tables import ANN, BO, SEATS, MakeTable, Table

TWO = [Player("Ann"), Player("Bo")]


def coached(make_table: MakeTable, players: list[Player] | None = None) -> Table:
    """A match that has started with the coach on, with what it told in `told`."""
    table = make_table(players)
    coach = table.session.coach
    coach.switch(True)
    for name in ("compared", "answered", "put_away"):
        getattr(coach, name).connect(lambda name=name: table.told.append(name))
    table.session.start()
    return table


def weighed(moves: Sequence[Move], *means: float) -> list[list[Any]]:
    return [
        [move.to_json(), 1000 - at, mean] for at, (move, mean) in enumerate(zip(moves, means, strict=False))
    ]


def think(table: Table, *means: float) -> list[Move]:
    """Answer the coach's question: the legal moves, of which the first ones have these means."""
    moves = table.session.legal_moves()
    table.players.answer(moves[0].to_json(), weighed(moves, *means))
    return moves


def comparison(table: Table) -> Comparison:
    told = table.session.coach.comparison
    assert told is not None
    return told


# When it thinks.


def test_it_thinks_about_the_view_of_the_person_on_turn_with_a_seed_that_this_gives(
    make_table: MakeTable,
) -> None:
    table = coached(make_table)
    (question,) = table.players.open
    view = table.session.match.playing().view(ANN)
    assert (question.level, question.view, question.iterations) == (
        LEVEL,
        view,
        adviser_of("holzwurm").iterations,
    )
    assert question.seed == seed_of(view)


def test_it_asks_nothing_while_it_is_off(table: Table) -> None:
    assert table.session.coach.present
    assert not table.session.coach.on
    assert table.players.open == []


def test_it_asks_when_it_is_switched_on_and_stops_when_it_is_switched_off(table: Table) -> None:
    table.session.coach.switch(True)
    assert len(table.players.open) == 1
    table.session.coach.switch(False)
    assert table.players.open == []


def test_it_makes_way_for_a_computer_player_and_asks_again_when_nobody_thinks(make_table: MakeTable) -> None:
    table = coached(make_table)
    mine = table.players.open[0]
    table.play_any()
    assert table.players.cancelled == [mine.number]
    assert [question.view.seat for question in table.players.open] == [BO]

    move = table.session.match.playing().legal_moves()[-1]
    table.players.answer(move.to_json())
    (again,) = table.players.open
    assert again.view == mine.view


def test_it_makes_way_for_a_hint(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.request_hint()
    assert len(table.players.open) == 1
    assert table.players.open[0].iterations == 0
    table.players.answer(table.session.legal_moves()[0].to_json())
    assert table.players.open[0].iterations == adviser_of("holzwurm").iterations


def test_it_waits_for_a_hint_that_was_asked_for_before_it_was_switched_on(table: Table) -> None:
    table.session.request_hint()
    hint = table.players.open[0]
    table.session.coach.switch(True)
    assert table.players.open == [hint]
    table.players.answer(table.session.legal_moves()[0].to_json())
    assert [question.view for question in table.players.open] == [hint.view]


def test_it_stops_with_the_match(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.close()
    assert table.players.open == []


def test_switched_on_again_it_thinks_of_the_present_position_and_not_of_a_move_made_before(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = coached(make_table)
    table.play_any()
    table.session.coach.switch(False)
    table.session.coach.switch(True)
    table.answer_any(qtbot)
    assert [question.view for question in table.players.open] == [table.session.match.playing().view(ANN)]


def test_a_broken_answer_is_told_to_nobody_and_not_asked_for_again(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.players.fail()
    assert table.players.open == []
    table.play_any()
    assert table.session.coach.comparison is None
    assert table.notices == []


def test_after_a_broken_answer_it_thinks_of_the_next_position(make_table: MakeTable, qtbot: QtBot) -> None:
    table = coached(make_table)
    table.players.fail()
    table.play_any()
    table.answer_any(qtbot)
    assert [question.view for question in table.players.open] == [table.session.match.playing().view(ANN)]


def test_after_a_broken_answer_it_has_no_best_moves_and_does_not_ask_again(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.players.fail()
    table.session.coach.ask()
    assert (table.players.open, table.session.coach.found) == ([], ())
    assert "answered" in table.told


def test_what_others_who_ask_are_told_is_nothing_to_it(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.coach.ask()
    moves = table.session.legal_moves()
    table.players.answered.emit(Answer(99, moves[0].to_json(), tuple(weighed(moves, 0.6, 0.5))))
    table.players.failed.emit(99, "broken")
    assert "answered" not in table.told

    think(table, 0.6, 0.5)
    assert [each.move for each in table.session.coach.found] == moves[:2]


def test_of_a_position_that_is_gone_nothing_can_be_asked(make_table: MakeTable) -> None:
    table = coached(make_table)
    think(table, 0.6, 0.5)
    table.session.coach.ask()
    assert table.session.coach.can_ask
    table.session.coach.drop()
    assert not table.session.coach.can_ask
    assert table.session.coach.found == ()


# What it tells.


def test_it_tells_of_a_move_that_was_clearly_better(make_table: MakeTable) -> None:
    table = coached(make_table)
    view = table.session.match.playing().view(ANN)
    moves = think(table, 0.6, 0.6 - CLEARLY)
    table.session.play(moves[1])
    told = comparison(table)
    assert (told.seat, told.view, told.best.move) == (ANN, view, moves[0])
    assert told.verdict.loss == pytest.approx(CLEARLY)
    assert table.told.index("events_happened") < table.told.index("compared")


def test_before_it_tells_of_a_better_move_the_table_can_know_which(make_table: MakeTable) -> None:
    table = coached(make_table)
    coach, known = table.session.coach, []
    table.session.events_happened.connect(lambda _events: known.append(coach.about_to_tell))
    moves = think(table, 0.6, 0.1)
    assert coach.about_to_tell is None
    table.session.play(moves[1])
    assert known == [moves[0]]


@pytest.mark.parametrize("mine", [0, 1])
def test_it_says_nothing_of_the_best_move_or_one_about_as_good(make_table: MakeTable, mine: int) -> None:
    table = coached(make_table)
    moves = think(table, 0.6, 0.6 - CLEARLY + 0.002)
    table.session.play(moves[mine])
    assert table.session.coach.comparison is None
    assert "compared" not in table.told


def test_it_says_nothing_while_it_is_off(table: Table) -> None:
    table.session.coach.ask()
    moves = think(table, 0.6, 0.1)
    table.session.play(moves[1])
    assert table.session.coach.comparison is None


def test_what_it_finds_out_late_it_tells_while_the_others_go_on(make_table: MakeTable, qtbot: QtBot) -> None:
    table = coached(make_table)
    moves = table.session.legal_moves()
    table.session.play(moves[1])
    with qtbot.waitSignal(table.session.events_happened):  # nobody waits for the coach
        table.players.answer(table.session.match.playing().legal_moves()[-1].to_json())
    assert table.session.my_turn
    table.players.answer(moves[0].to_json(), weighed(moves, 0.6, 0.1))
    assert comparison(table).best.move == moves[0]
    assert len(table.players.open) == 1, "and now it thinks about the present position"


def test_what_it_finds_out_too_late_it_does_not_tell(make_table: MakeTable, qtbot: QtBot) -> None:
    table = coached(make_table)
    table.play_any()
    first = table.session.match.playing().legal_moves()[-1]
    with qtbot.waitSignal(table.session.events_happened):
        table.players.answer(first.to_json())
    late = table.players.open[0]
    table.play_any()
    assert late.number in table.players.cancelled
    assert table.session.coach.comparison is None


def test_the_next_move_of_the_person_takes_its_words_away(make_table: MakeTable, qtbot: QtBot) -> None:
    table = coached(make_table)
    moves = think(table, 0.6, 0.1)
    table.session.play(moves[1])
    table.answer_any(qtbot)
    assert comparison(table)
    table.play_any()
    assert table.session.coach.comparison is None


def test_a_move_that_is_refused_leaves_its_words(make_table: MakeTable, qtbot: QtBot) -> None:
    table = coached(make_table)
    moves = think(table, 0.6, 0.1)
    table.session.play(moves[1])
    table.answer_any(qtbot)
    assert table.session.play(moves[1]) is not None, "that card has gone"
    assert comparison(table)


def test_the_end_of_the_round_takes_its_words_away(make_table: MakeTable, qtbot: QtBot) -> None:
    table = coached(make_table)
    table.session.play(think(table, 0.6, 0.1)[1])
    table.play_round(qtbot)
    assert table.session.coach.comparison is None
    assert table.players.open == []


# Taking back.


def test_taking_back_a_move_to_which_it_showed_a_better_one_makes_practice(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.play(think(table, 0.6, 0.1)[1])
    assert table.session.undo_breaks_fairness
    table.session.undo()
    assert table.session.practice
    assert table.moves == []
    assert table.session.coach.comparison is None
    assert table.store.meta(table.session.saved.match_id)["practice"]


def test_its_words_make_practice_of_an_undo_also_when_they_have_been_read(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.play(think(table, 0.6, 0.1)[1])
    table.session.coach.go_on()
    assert table.session.undo_breaks_fairness


def test_what_it_said_of_a_position_that_is_gone_counts_no_more(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.play(think(table, 0.6, 0.1)[1])
    assert table.session.coach.advised
    table.session.coach.drop()
    assert not table.session.coach.advised


def test_without_its_words_an_undo_is_what_it_was(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.play(think(table, 0.6, 0.59)[1])
    assert not table.session.undo_breaks_fairness


# The best moves.


def test_the_best_moves_are_those_it_has_thought_of_and_count_as_a_hint(make_table: MakeTable) -> None:
    table = coached(make_table)
    moves = think(table, 0.6, 0.5, 0.4, 0.3)
    table.session.coach.ask()
    assert [each.move for each in table.session.coach.found] == moves[:3]
    assert table.session.hints == 1
    assert table.store.meta(table.session.saved.match_id)["hints"] == 1
    assert len(table.session.weighed) == 4


def test_the_best_moves_can_be_asked_for_while_it_is_off_and_come_when_they_are_found(table: Table) -> None:
    table.session.coach.ask()
    assert table.session.coach.found == ()
    moves = think(table, 0.6, 0.5)
    assert [each.move for each in table.session.coach.found] == moves[:2]
    assert not table.session.coach.on


def test_who_asks_for_the_best_moves_need_not_wait_for_what_it_thinks_of_the_move_before(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = coached(make_table)
    table.play_any()
    table.answer_any(qtbot)
    before = table.players.open[0]
    table.session.coach.ask()

    assert before.number in table.players.cancelled
    assert [question.view for question in table.players.open] == [table.session.match.playing().view(ANN)]


def test_the_best_moves_are_asked_for_once(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.coach.ask()
    table.session.coach.ask()
    think(table, 0.6, 0.5)
    table.session.coach.ask()
    assert table.session.hints == 1
    assert table.told.count("answered") == 1


def test_best_moves_that_are_put_away_before_they_are_found_do_not_come(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.coach.ask()
    table.session.coach.put_list_away()
    think(table, 0.6, 0.5)
    assert table.session.coach.found == ()
    assert "answered" not in table.told


def test_a_move_puts_the_best_moves_away(make_table: MakeTable) -> None:
    table = coached(make_table)
    moves = think(table, 0.6, 0.5)
    table.session.coach.ask()
    table.session.play(moves[0])
    assert table.session.coach.found == ()
    assert "put_away" in table.told


def test_another_turn_begins_without_the_best_moves_of_the_one_before(make_table: MakeTable) -> None:
    table = coached(make_table)
    think(table, 0.6, 0.5)
    coach = table.session.coach
    coach.ask()
    assert coach.found
    coach.turn("holzwurm", table.session.match.playing().view(BO))
    assert coach.found == ()


def test_the_best_moves_of_a_position_that_is_gone_do_not_come(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.coach.ask()
    table.play_any()
    assert table.session.coach.found == ()
    assert not table.session.coach.can_ask, "the other one is on turn"


# Several people.


def test_what_it_says_is_read_by_who_moved_before_the_next_person_comes(make_table: MakeTable) -> None:
    table = coached(make_table, TWO)
    table.session.play(think(table, 0.6, 0.1)[1])
    assert comparison(table).seat == ANN
    assert table.session.viewer == ANN
    assert not table.session.my_turn
    assert table.session.play(table.session.match.playing().legal_moves()[0]) is None
    assert len(table.moves) == 1, "nobody moves meanwhile"

    table.session.coach.go_on()
    assert (table.session.viewer, table.session.turn) == (BO, BO)
    assert table.session.coach.comparison is None
    assert table.told.count("compared") == 2, "it was there, and is gone again"


def test_while_somebody_reads_it_is_told_to_be_nobodys_turn(make_table: MakeTable) -> None:
    table = coached(make_table, TWO)
    turns: list[int] = []
    table.session.turn_changed.connect(turns.append)
    table.session.play(think(table, 0.6, 0.1)[1])
    assert turns == [NOBODY]
    table.session.coach.go_on()
    assert turns == [NOBODY, BO]


def test_once_its_words_have_been_read_nobody_waits_any_more(make_table: MakeTable) -> None:
    table = coached(make_table, TWO)
    table.session.play(think(table, 0.6, 0.1)[1])
    coach = table.session.coach
    assert coach.keeping
    coach.freed.disconnect()
    coach.go_on()
    assert not coach.keeping


def test_who_reads_may_take_the_move_back(make_table: MakeTable) -> None:
    table = coached(make_table, TWO)
    table.session.play(think(table, 0.6, 0.1)[1])
    table.session.undo()
    assert (table.session.viewer, table.session.turn, table.moves) == (ANN, ANN, [])


def test_what_it_finds_out_when_another_person_looks_is_not_told(make_table: MakeTable) -> None:
    table = coached(make_table, TWO)
    moves = table.session.legal_moves()
    table.session.play(moves[1])
    assert table.session.viewer == BO
    table.players.answer(moves[0].to_json(), weighed(moves, 0.6, 0.1))
    assert table.session.coach.comparison is None


def test_nothing_can_be_asked_behind_the_curtain(make_table: MakeTable) -> None:
    table = coached(make_table, TWO)
    table.session.veil()
    assert not table.session.coach.can_ask
    table.session.coach.ask()
    think(table, 0.6, 0.5)
    assert table.session.coach.found == ()


def passed_over(opened: Opened, players: Sequence[Player]) -> tuple[Table, Move]:
    """A pass that others may knock on, though the coach has found a build; and that build."""
    table = Table(opened, Match.new(all_games()["kistenstapel"], players, {"rounds": 1}, 5))
    table.session.coach.switch(True)
    table.session.start()
    state = table.session.match.playing()
    moves = [state.move_of(code) for code in state.code_list()]
    best = next(move for move in moves if type(move).__name__ == "Build")
    table.players.answer(best.to_json(), [[best.to_json(), 20, 0.5]])
    table.session.play(next(move for move in moves if type(move).__name__ == "Pass"))
    assert table.session.waiting
    return table, best


def test_a_pass_that_others_may_knock_on_is_spoken_of_only_afterwards(opened: Opened, qapp: object) -> None:
    table, best = passed_over(opened, TWO)
    assert table.session.coach.comparison is None, "the other one might knock because of it"
    for seat in list(table.session.objections.people):
        table.session.objections.let_be(seat)
    table.session.objections._look()
    assert comparison(table).best.move == best
    table.session.close()


def test_a_pass_that_only_computers_may_knock_on_is_spoken_of_at_once(opened: Opened, qapp: object) -> None:
    table, best = passed_over(opened, SEATS)
    assert comparison(table).best.move == best
    table.session.close()


# The switch.


def test_it_is_stored_with_the_match_and_on_again_when_that_is_resumed(
    opened: Opened, qapp: object, tmp_path: Any
) -> None:
    service = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    session = service.new_match("holzwurm", SEATS, {"rounds": 1}, 5, ANN, coach=True)
    session.close()
    again = service.resume(session.saved.match_id)
    assert again.coach.on
    again.coach.switch(False)
    assert not opened.matches.meta(again.saved.match_id)["coach"]
    again.close()
    service.close()


def test_the_same_deal_again_keeps_it(make_table: MakeTable) -> None:
    table = coached(make_table)
    table.session.restart_same_deal()
    assert table.session.coach.on
    assert table.store.meta(table.session.saved.match_id)["coach"]


def test_it_is_on_at_first_only_in_games_that_nobody_has_played_here(
    opened: Opened, qapp: object, tmp_path: Any
) -> None:
    settings = SettingsFile(tmp_path / "settings.json")
    service = MatchesService(opened.matches, settings)
    assert all(service.coach_at_first(game) for game in GAMES)
    first = service.new_match("holzwurm", SEATS, {"rounds": 1}, 5, ANN)
    assert first.coach.on
    assert not service.coach_at_first("holzwurm")
    assert service.coach_at_first("afbraak")
    second = service.new_match("holzwurm", SEATS, {"rounds": 1}, 5, ANN)
    assert not second.coach.on
    settings.change(coach="on")
    assert service.coach_at_first("holzwurm")
    settings.change(coach="off")
    assert not service.coach_at_first("afbraak")
    for session in (first, second):
        session.close()
    service.close()


# What it rests on.


def test_the_order_in_which_a_view_was_put_together_does_not_change_its_seed() -> None:
    class Seen(NamedTuple):
        seat: int
        seats: int
        piles: dict[str, int]

    one, other = Seen(0, 2, {"red": 3, "blue": 4}), Seen(0, 2, {"blue": 4, "red": 3})
    assert one == other
    assert seed_of(one) == seed_of(other)


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_views_have_the_same_seed_whatever_is_hidden(game_id: str) -> None:
    game = new_match(game_id).game
    seeds = set()
    for state, view, _ in decisions(game_id, range(2)):
        seed = seed_of(view)
        assert all(seed == seed_of(game.determinize(view, Rng(w)).view(state.turn)) for w in (3, 4))
        seeds.add(seed)
    assert len(seeds) > 3
