"""The referee: rounds one after the other, records written and replayed, refusals that change nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player, copied
from holzwurm_desktop.games.holzwurm.moves import Play
from tests.playing import GAMES, new_match, play_on

HOLZWURM = all_games()["holzwurm"]
PLAYERS = [Player("Ann"), Player("Bo", "hard")]

every_game = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture
def finished() -> dict[str, Any]:
    """The record of a whole Holzwurm match of two rounds."""
    match = new_match("holzwurm", deal=5, rounds=2)
    play_on(match, 1)
    match.next_round()
    play_on(match, 2)
    return copy.deepcopy(match.to_record())


def refusal(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    return caught.value


# Beginning.


def test_a_new_match_has_its_first_round_dealt() -> None:
    match = Match.new(HOLZWURM, PLAYERS, {}, 12, start=1)

    assert len(match.rounds) == 1
    assert match.playing().turn == 1
    assert match.extra == {"deal_number": 12, "deal_version": 1}


def test_the_first_seat_begins_unless_another_is_named() -> None:
    assert Match.new(HOLZWURM, PLAYERS, {}, 12).playing().turn == 0


def test_options_left_out_have_their_defaults_and_stay_out_of_the_record() -> None:
    match = Match.new(HOLZWURM, PLAYERS, {}, 12)

    assert match.options == {"rounds": 3}
    assert match.to_record()["options"] == {}


def test_a_deal_number_nobody_chose_stands_in_the_record() -> None:
    record = Match.new(HOLZWURM, PLAYERS, {}).to_record()

    assert 1 <= record["deal_number"] <= 999_999_999


@every_game
def test_too_few_and_too_many_seats_are_refused(game_id: str) -> None:
    seats = all_games()[game_id].seats
    for count in (seats[0] - 1, seats[-1] + 1):
        with pytest.raises(RecordError, match="bad-seat-count"):
            new_match(game_id, seats=count)


@every_game
@pytest.mark.parametrize("rounds", [0, 11, -1, "3", None, 2.0, True, [1]])
def test_a_number_of_rounds_that_is_none_is_refused(game_id: str, rounds: Any) -> None:
    with pytest.raises(RecordError, match="bad-option"):
        new_match(game_id, rounds=rounds)


@every_game
def test_an_option_the_game_has_not_is_refused(game_id: str) -> None:
    with pytest.raises(RecordError, match="unknown-option"):
        new_match(game_id, cheating="allowed")


@every_game
def test_a_start_seat_that_is_none_is_refused(game_id: str) -> None:
    with pytest.raises(RecordError, match="no-such-seat"):
        new_match(game_id, start=all_games()[game_id].seats[0])


# Going on.


@every_game
def test_each_further_round_starts_one_seat_further(game_id: str) -> None:
    seats = all_games()[game_id].seats[-1]
    match = new_match(game_id, seats=seats, start=seats - 1, rounds=3)
    starts = []
    while not match.over:
        if match.round_over:
            match.next_round()
        starts.append(match.rounds[-1].deal["start"])
        play_on(match, len(match.rounds))

    assert starts == [seats - 1, 0, 1 % seats]


@every_game
def test_rounds_of_one_match_have_other_cards(game_id: str) -> None:
    match = new_match(game_id, rounds=2)
    deal = {key: value for key, value in match.rounds[0].deal.items() if key != "start"}
    if not deal or game_id == "afbraak":
        pytest.skip("nothing is dealt at random")
    play_on(match, 1)
    match.next_round()

    assert {key: match.rounds[1].deal[key] for key in deal} != deal


def test_no_round_is_dealt_before_the_last_one_is_over() -> None:
    with pytest.raises(IllegalMove, match="no-next-round"):
        new_match("holzwurm", rounds=2).next_round()


def test_no_round_is_dealt_after_the_match() -> None:
    match = new_match("holzwurm", rounds=1)
    play_on(match, 1)

    with pytest.raises(IllegalMove, match="no-next-round"):
        match.next_round()


@every_game
def test_nothing_is_played_after_the_round(game_id: str) -> None:
    match = new_match(game_id)
    move = match.playing().legal_moves()[0] if match.playing().turn >= 0 else match.chance()
    assert move is not None
    play_on(match, 1)

    with pytest.raises(IllegalMove, match="round-over"):
        match.play(move)


def test_totals_are_the_sums_of_the_rounds_and_the_highest_wins(finished: dict[str, Any]) -> None:
    match = Match.from_record(finished)
    sums = [sum(played["scores"][seat] for played in finished["rounds"]) for seat in (0, 1)]

    assert match.totals == sums
    assert match.winners == [seat for seat in (0, 1) if sums[seat] == max(sums)]


def test_equal_totals_share_the_win() -> None:
    assert HOLZWURM.winners([3, 8, 8]) == [1, 2]


def test_nobody_has_won_before_the_end() -> None:
    assert new_match("holzwurm").winners == []


# Moves as they are written.


def test_a_refused_move_is_not_written() -> None:
    match = new_match("holzwurm")

    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.play(Play(1, "B1", None))

    assert match.rounds[0].moves == []


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (None, "no-seat"),
        ("0", "no-seat"),
        (True, "no-seat"),
        (0.0, "no-seat"),
        (-1, "no-such-seat"),
        (2, "no-such-seat"),
        (10**40, "no-such-seat"),
    ],
)
def test_a_seat_that_is_none_is_refused(seat: Any, code: str) -> None:
    match = new_match("holzwurm")

    with pytest.raises(IllegalMove, match=code):
        match.play_json({"seat": seat, "card": "B1", "row": "new"})


def test_a_chance_move_in_a_game_without_any_is_refused() -> None:
    card = new_match("holzwurm").rounds[0].deal["hands"][0][0]

    with pytest.raises(IllegalMove, match="no-seat"):
        new_match("holzwurm").play_json({"chance": "shuffle", "card": card, "row": "new"})


def test_keys_of_a_move_that_nobody_knows_are_kept() -> None:
    match = new_match("holzwurm")
    written = {
        **match.playing().legal_moves()[0].to_json(),
        "ms": 1200, "self": 1, "move": 2, "notes": 3, "data": [4],
    }  # fmt: skip

    match.play_json(written)

    assert match.to_record()["rounds"][0]["moves"] == [written]


def test_keys_that_nobody_knows_are_kept_everywhere(finished: dict[str, Any]) -> None:
    finished["comment"] = {"by": ["me"]}
    finished["seats"][0]["colour"] = "blue"
    finished["rounds"][0]["weather"] = None
    finished["rounds"][1]["deal"]["table"] = 1.5
    finished["rounds"][1]["moves"][3]["ms"] = 12

    assert Match.from_record(finished).to_record() == finished


def test_a_copy_is_in_the_same_position_and_goes_on_by_itself() -> None:
    match = new_match("holzwurm")
    play_on(match, 1, moves=4)
    before, view = copy.deepcopy(match.to_record()), match.playing().view(0)
    other = copied(match)
    assert other.to_record() == before
    assert other.playing().view(0) == match.playing().view(0)

    play_on(other, 2, moves=3)
    assert (match.to_record(), match.playing().view(0)) == (before, view)
    assert len(other.rounds[0].moves) == 7


def test_of_three_seats_the_next_one_begins_the_next_round() -> None:
    match = new_match("holzwurm", seats=3, rounds=2)
    play_on(match, 1)
    match.next_round()
    assert [played.deal["start"] for played in match.rounds] == [0, 1]
    assert Match.from_record(match.to_record()).to_record() == match.to_record()


# Replaying.


def test_a_strength_between_the_levels_stands_at_its_seat() -> None:
    players = [Player("Ann"), Player("Bo", "easy", strength=1430.0)]
    match = Match.new(all_games()["tovenaars"], players, {})

    record = match.to_record()
    assert record["seats"] == [
        {"name": "Ann", "player": "human"},
        {"name": "Bo", "player": "computer", "level": "easy", "strength": 1430.0},
    ]
    assert Match.from_record(record).players == players
    assert match.before(0).players == players


@pytest.mark.parametrize("nonsense", ["1430", None, True, [1430], {"points": 1430}])
def test_what_is_no_strength_is_kept_and_means_nothing(nonsense: Any) -> None:
    record = Match.new(all_games()["tovenaars"], [Player("Ann"), Player("Bo", "easy")], {}).to_record()
    record["seats"][1]["strength"] = nonsense

    match = Match.from_record(record)
    assert match.players[1].strength is None
    assert match.to_record() == record


def test_a_person_has_no_strength() -> None:
    record = Match.new(all_games()["tovenaars"], [Player("Ann"), Player("Bo", "easy")], {}).to_record()
    record["seats"][0]["strength"] = 1430

    match = Match.from_record(record)
    assert match.players[0].strength is None
    assert match.to_record() == record


def test_a_win_that_is_written_as_true_is_no_number() -> None:
    match = new_match("superspion")
    play_on(match, seed=1)
    record = match.to_record()
    assert sorted(record["totals"]) == [0, 1]
    with pytest.raises(RecordError) as refused:
        Match.from_record({**record, "totals": [bool(each) for each in record["totals"]]})
    assert refused.value.code == "wrong-totals"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda record: record["rounds"][0].update(scores=[1, 2]), "wrong-scores"),
        (lambda record: record["rounds"][0].update(scores=None), "wrong-scores"),
        (lambda record: record["rounds"][0].update(scores=7), "wrong-scores"),
        (lambda record: record["rounds"][0].update(scores={"0": 1}), "wrong-scores"),
        (lambda record: record["rounds"][0].update(scores=[True, False]), "wrong-scores"),
        (lambda record: record["rounds"][0].update(end="passes"), "wrong-end"),
        (lambda record: record["rounds"][1]["deal"].update(start=0), "wrong-start"),
        (lambda record: record.update(totals=[1, 2]), "wrong-totals"),
        (lambda record: record.update(totals=7), "wrong-totals"),
        (lambda record: record.update(winners=[]), "wrong-winners"),
        (lambda record: record.update(winners=7), "wrong-winners"),
        (lambda record: record.update(winners=[bool(seat) for seat in record["winners"]]), "wrong-winners"),
        (lambda record: record.pop("winners"), "missing-key"),
        (lambda record: (record.pop("totals"), record.pop("winners")), "missing-key"),
        (lambda record: [record["rounds"][0].pop(key) for key in ("scores", "end")], "missing-key"),
        (lambda record: record["rounds"][0]["moves"].pop(), "round-not-over"),
        (lambda record: record["rounds"].pop(), "match-not-over"),
        (lambda record: record["rounds"].append(record["rounds"][0]), "too-many-rounds"),
        (lambda record: record["rounds"][0]["moves"].append({"seat": 0}), "no-such-card"),
        (lambda record: record.update(deal_number=0), "bad-deal-number"),
        (lambda record: record.update(game="chess"), "unknown-game"),
        (lambda record: record["seats"].pop(), "bad-seat-count"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused(finished: dict[str, Any], change: Any, code: str) -> None:
    change(finished)

    assert refusal(finished).code == code


def test_an_illegal_move_is_named_by_its_round_and_index(finished: dict[str, Any]) -> None:
    finished["rounds"][1]["moves"][4]["card"] = "Q9"

    error = refusal(finished)

    assert (error.code, error.round_index, error.move_index) == ("no-such-card", 1, 4)


def test_a_wrong_deal_is_named_by_its_round(finished: dict[str, Any]) -> None:
    finished["rounds"][1]["deal"]["hands"].pop()

    error = refusal(finished)

    assert (error.code, error.round_index, error.move_index) == ("bad-hands", 1, None)


def test_a_round_that_goes_on_before_another_is_refused(finished: dict[str, Any]) -> None:
    del finished["rounds"][0]["moves"][-1], finished["rounds"][0]["scores"], finished["rounds"][0]["end"]

    error = refusal(finished)

    assert (error.code, error.round_index) == ("round-not-over", 0)


@every_game
def test_undo_by_replay_gives_the_match_as_it_was(game_id: str) -> None:
    match = new_match(game_id, deal=3)
    written = [records.dump(match.to_record())]
    while not match.round_over and len(written) < 60:
        play_on(match, len(written), moves=1)
        written.append(records.dump(match.to_record()))
    count = len(match.rounds[0].moves)

    for moves in range(0, count, 7):
        assert records.dump(match.before(moves).to_record()) == written[moves]


def test_an_earlier_position_of_an_earlier_round_can_be_shown(finished: dict[str, Any]) -> None:
    match = Match.from_record(finished)

    earlier = match.at(0, 3)

    assert earlier.to_record()["rounds"] == [
        {"deal": finished["rounds"][0]["deal"], "moves": finished["rounds"][0]["moves"][:3]}
    ]
    assert match.to_record() == finished


# What is asked of a match.


@pytest.mark.parametrize(("noted", "count"), [({}, 0), ({"stand_ins": 1}, 1), ({"stand_ins": 3}, 3)])
@pytest.mark.parametrize("nonsense", [None, -1, True, "2", 1.5])
def test_moves_of_stand_ins_are_counted_where_the_record_says_so(
    noted: dict[str, Any], count: int, nonsense: Any
) -> None:
    match = new_match("holzwurm")
    match.extra.update(noted)
    assert match.stand_ins == count

    match.extra["stand_ins"] = nonsense
    assert match.stand_ins == 0


@every_game
def test_nothing_is_played_between_two_rounds_nor_after_the_last(game_id: str) -> None:
    match = new_match(game_id, rounds=2)
    for number in (1, 2):
        play_on(match, number)
        if not match.round_over:
            match.settle()
        assert match.state is not None
        with pytest.raises(IllegalMove, match="round-over"):
            match.playing()
        if not match.over:
            match.next_round()
