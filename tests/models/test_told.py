"""The moves of a match told by what they did: for the list beside the table and that of the replay."""

from __future__ import annotations

from random import Random

import pytest

from holzwurm_desktop.engine.contract import seen_by
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.models.move_words import MoveWords, turns_of
from holzwurm_desktop.models.replay_moves import ReplayMovesModel
from holzwurm_desktop.models.told_rows import LEVEL_ROLE
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words

WORDS = Words()
NAMES = ("Anna", "Bram")
GAMES = sorted(all_games())


def begun(game_id: str, deal: int = 4, **options: object) -> Match:
    players = [Player("Anna"), Player("Bram", "medium")]
    return Match.new(all_games()[game_id], players, {"rounds": 1, **options}, deal)


def play_on(match: Match, random: Random, moves: int) -> list[list[object]]:
    """Up to `moves` random moves in the round, and the events of each as they were told at the time."""
    told: list[list[object]] = []
    settled: list[object] = []  # told with the next move, as the record has nothing between the two
    for _ in range(moves):
        if match.round_over:
            break
        state = match.playing()
        if state.waiting:
            settled = match.settle()
            if match.round_over:
                told[-1] += settled
            continue
        legal = [move for move in state.legal_moves() if getattr(move, "kind", "") != "guess"]
        told.append([*settled, *match.play(match.chance() or random.choice(legal))])
        settled = []
    return told


@pytest.mark.parametrize("game_id", GAMES)
def test_each_line_of_a_running_match_says_what_the_watcher_saw_happen(game_id: str) -> None:
    match = begun(game_id)
    happened = play_on(match, Random(3), 8)
    text, lines = game_text(game_id), MoveWords(WORDS, match, 0)

    sealed = game_text(game_id).opened_by
    for index, events in enumerate(happened):
        if not any(event.kind in sealed for event in events):
            seen = [text.event_text(WORDS, seen_by(event, 0), NAMES) for event in events]
            assert lines.say(0, index) == " ".join(seen)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_reads_the_same_as_the_match_that_wrote_it(game_id: str) -> None:
    match = begun(game_id)
    play_on(match, Random(5), 60)
    copy = Match.from_record(match.to_record())

    lines, read = MoveWords(WORDS, match, 0), MoveWords(WORDS, copy, 0)

    count = len(match.rounds[0].moves)
    assert count
    assert [read.say(0, at) for at in range(count)] == [lines.say(0, at) for at in range(count)]


def test_a_taken_row_is_told_with_its_cards_and_the_fate_card() -> None:
    match = begun("holzwurm")
    play_on(match, Random(1), 40)
    lines = MoveWords(WORDS, match, 0)
    told = [lines.say(0, at) for at in range(len(match.rounds[0].moves))]

    assert any(" plays " in line and " takes " in line and "fate pile" in line for line in told)


def test_a_line_of_soldiers_is_told_once_both_are_chosen() -> None:
    match = begun("tovenaars")
    first = match.playing().legal_moves()[0]
    match.play(first)
    name = NAMES[first.seat]
    lines = MoveWords(WORDS, match, 1 - first.seat)

    assert lines.say(0, 0) == f"{name} has chosen a line."
    match.play(match.playing().legal_moves()[0])
    assert lines.say(0, 0).startswith(f"{name} has chosen a line: ")


def test_a_sealed_bid_is_told_once_all_have_bid() -> None:
    match, random = begun("kistenstapel", 2, leftover="bid"), Random(2)
    lines = MoveWords(WORDS, match, -1)
    while "bid" not in (match.rounds[0].moves or [{}])[-1]:
        state = match.playing()
        quiet = [move for move in state.legal_moves() if move.kind in ("pass", "bid")]
        match.settle() if state.waiting else match.play(random.choice(quiet))
    at = len(match.rounds[0].moves) - 1
    move = match.rounds[0].moves[at]

    assert lines.say(0, at) == f"{NAMES[move['seat']]} has bid."
    match.play(match.playing().legal_moves()[0])
    assert lines.say(0, at) == f"{NAMES[move['seat']]} bids {move['bid']}."


def test_the_other_s_drawn_cards_are_told_only_after_the_match() -> None:
    match, random = begun("bergbeklimmen"), Random(8)
    play_on(match, random, 60)
    at = next(
        at
        for at, move in enumerate(match.rounds[0].moves)
        if move.get("draw") == "stock" and move["seat"] == 1
    )
    assert MoveWords(WORDS, match, 0).say(0, at) == game_text("bergbeklimmen").event_text(
        WORDS, seen_by(match.before(at).play_json(match.rounds[0].moves[at])[0], 0), NAMES
    )
    match.extra["abandoned"] = True
    assert " of " in MoveWords(WORDS, match, 0).say(0, at)


def test_answers_belong_to_the_turn_in_which_they_are_given() -> None:
    moves = [
        {"seat": 0, "attack": [0, 0]},
        {"seat": 1, "strength": 3},
        {"seat": 0, "challenge": True},
        {"seat": 1, "fill": {"card": "9"}},
        {"seat": 1, "slide": [0, 1]},
        {"seat": 1, "attack": [1, 1]},
    ]

    assert turns_of(moves, game_text("tovenaars").within_turn) == [(0, 0), (4, 1)]


def test_games_whose_turns_are_one_move_need_no_headings() -> None:
    assert turns_of([{"seat": 0, "card": "B7", "row": 0}], game_text("holzwurm").within_turn) == []


def test_the_rows_of_a_replay_know_their_positions_and_headings_are_none(qapp: object) -> None:
    match = begun("bergbeklimmen")
    play_on(match, Random(8), 30)
    replay = Replay(match)
    model = ReplayMovesModel(replay, 0, WORDS)
    headings = [row for row in range(model.rowCount()) if model.position_of(row) is None]

    assert headings[0] == 1
    assert model.index(1, 0).data() == f"Turn 1: {NAMES[match.rounds[0].moves[0]['seat']]}"
    assert model.rowCount() - len(headings) == replay.count
    assert [model.position_of(model.row_of(at)) for at in range(replay.count)] == list(range(replay.count))
    assert [model.index(row, 0).data(LEVEL_ROLE) for row in range(3)] == [0, 0, 1]
