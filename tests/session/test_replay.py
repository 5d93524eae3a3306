"""Stepping through matches of every game."""

import json
import time
from random import Random

import pytest

from holzwurm_desktop.engine.carried import put_into
from holzwurm_desktop.engine.contract import Json, Move
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session import replay as replays
from holzwurm_desktop.session.replay import Replay
from tests.playing import GAMES, new_match, play_on

Place = tuple[int, int]


def played(game_id: str, rounds: int = 2, seed: int = 1) -> Match:
    """A finished match of random moves."""
    match = new_match(game_id, seed, rounds=rounds)
    for _ in range(rounds):
        if match.round_over:
            match.next_round()
        play_on(match, seed)
        if not match.round_over:
            match.settle()
    assert match.over
    return match


def seen(state: State) -> str:
    """A position as all seats together see it."""
    views = [state.view(seat)._asdict() for seat in range(state.seats)]
    return json.dumps([state.actor, state.ending, views])


def oracle(match: Match) -> dict[Place, str]:
    """Every position of a match, each made by replaying it from its deal."""
    found = {}
    for index, one in enumerate(match.rounds):
        state = match.game.start(one.deal, match.seats, match.options)
        found[index, 0] = seen(state)
        for number, move in enumerate(one.moves, 1):
            state.apply(match.game.move_from_json(move))
            if number == len(one.moves) and state.actor is not None and state.waiting:
                state.settle()
            found[index, number] = seen(state)
    return found


def place(replay: Replay) -> Place:
    return replay.round, replay.made


@pytest.mark.parametrize("game_id", GAMES)
def test_stepping_on_shows_every_position_and_back_shows_them_again(game_id: str) -> None:
    match = played(game_id)
    expected = oracle(match)
    replay = Replay(match)
    shown = [(place(replay), seen(replay.state))]
    while replay.step(1):
        shown.append((place(replay), seen(replay.state)))
    assert shown == list(expected.items())
    assert replay.scores == match.rounds[-1].scores
    back = [shown[-1]]
    while replay.step(-1):
        back.append((place(replay), seen(replay.state)))
        assert replay.events == []
    assert back == shown[::-1]


@pytest.mark.parametrize("game_id", GAMES)
def test_jumps_in_any_order_show_the_same_positions(game_id: str) -> None:
    match = played(game_id, seed=2)
    expected = list(oracle(match).items())
    replay = Replay(match)
    order = list(range(replay.count))
    Random(3).shuffle(order)
    for index in order[:200]:
        replay.seek_index(index)
        assert (place(replay), seen(replay.state)) == expected[index]
        assert (replay.index, replay.events) == (index, [])
        at = replay.made - 1
        assert replay.move == (None if at < 0 else match.rounds[replay.round].moves[at])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_step_on_tells_what_the_move_brought_about(game_id: str) -> None:
    match = new_match(game_id, 5)
    told = [play_on(match, seed, moves=1) for seed in range(30)]
    replay = Replay(match)
    steps = []
    while replay.step(1):
        steps.append(replay.events)
    assert steps == told[: len(steps)]
    assert len(steps) == len(match.rounds[0].moves)


def test_before_the_first_and_behind_the_last_position_there_is_none() -> None:
    replay = Replay(played("holzwurm"))
    assert not replay.step(-1)
    assert place(replay) == (0, 0)
    replay.seek_index(replay.count - 1)
    assert not replay.step(1)
    for missing in ((2, 0), (0, 10**6), (-1, 0), (0, -1)):
        with pytest.raises(IndexError, match="no position"):
            replay.seek(*missing)
    with pytest.raises(IndexError):
        replay.seek_index(replay.count)


def test_a_running_match_is_replayed_as_it_was_when_the_replay_began() -> None:
    match = new_match("holzwurm")
    play_on(match, seed=1, moves=7)
    replay = Replay(match)
    play_on(match, seed=1, moves=3)
    assert replay.lengths == [7]
    replay.seek(0, 7)
    assert (replay.scores, replay.step(1)) == (None, False)


def table(*levels: str | None, over: bool = False) -> Match:
    """A match with people (None) and computers."""
    players = [Player(f"player {seat}", level) for seat, level in enumerate(levels)]
    match = Match.new(all_games()["holzwurm"], players, {"rounds": 1}, 1)
    play_on(match, seed=1, moves=10**6 if over else 5)
    return match


@pytest.mark.parametrize(
    ("match", "seats"),
    [
        (table(None, "easy", "easy", over=True), (0, 1, 2)),
        (table("easy", None, "easy"), (1,)),
        (table(None, None, "easy"), ()),
        (table(None, None, "easy", over=True), (0, 1, 2)),
        (table("easy", "easy"), ()),
    ],
    ids=["over", "one person", "several people", "several people, over", "computers only"],
)
def test_only_what_the_onlooker_may_see_is_shown(match: Match, seats: tuple[int, ...]) -> None:
    replay = Replay(match)
    assert replay.seats_to_show == seats
    assert replay.open_cards is match.over
    for seat in range(match.seats):
        if seat in seats:
            assert replay.view(seat).seat == seat
        else:
            with pytest.raises(ValueError, match="hidden"):
                replay.view(seat)


def test_a_match_given_up_has_nothing_to_hide() -> None:
    match = table(None, "easy")
    match.extra["abandoned"] = True
    assert Replay(match).open_cards


def test_of_a_match_of_several_people_given_up_nobodys_cards_are_shown() -> None:
    match = table(None, None)
    match.extra["abandoned"] = True
    replay = Replay(match)
    assert (replay.open_cards, replay.seats_to_show) == (False, ())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_can_be_tried_again_from_any_position(game_id: str) -> None:
    match = played(game_id)
    match.extra |= {"uuid": "one", "deal_of_the_day": "2026-11-28", "comment": "kept"}
    match.extra = put_into(match.extra, {"seen": {"iterations": 1}})
    before = match.to_record()
    replay = Replay(match)
    replay.seek(1, replay.lengths[1] // 2)
    again = replay.retry_from_here()
    assert [len(one.moves) for one in again.rounds] == [replay.lengths[0], replay.made]
    assert seen(again.playing()) == seen(replay.state)
    assert again.extra["comment"] == "kept"
    assert not {"uuid", "deal_of_the_day", "meta"} & set(again.extra)
    play_on(again, seed=77)
    assert match.to_record() == before
    replay.step(1)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_any_jump_in_a_long_match_takes_less_than_20_ms(game_id: str) -> None:
    match = played(game_id, rounds=10)
    replay = Replay(match)
    rng = Random(1)
    jumps = [replay.count - 1, *(rng.randrange(replay.count) for _ in range(200))]
    spent = []
    for index in jumps:
        began = time.process_time()
        replay.seek_index(index)
        spent.append(time.process_time() - began)
    assert max(spent) < 0.02


def test_a_jump_plays_few_moves_again_once_one_has_been_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "_STRIDE", 4)
    match = played("holzwurm", rounds=1)
    looked_at = Replay(match)
    made = looked_at.lengths[0]
    applied: list[object] = []
    read = match.game.move_from_json

    def counted(data: dict[str, Json]) -> Move:
        applied.append(data)
        return read(data)

    monkeypatch.setattr(type(match.game), "move_from_json", staticmethod(counted))

    def moves_of(target: int) -> int:
        applied.clear()
        looked_at.seek(0, target)
        assert looked_at.made == target
        return len(applied)

    assert moves_of(made) == made
    assert moves_of(made) == 0
    assert [moves_of(target) for target in (11, 12, 8, 10, 7, 4, 3, 5, 9)] == [3, 1, 0, 2, 3, 0, 3, 2, 4]
