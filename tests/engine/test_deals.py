"""Numbered deals: the same number gives the same cards on every machine and in every later version."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from holzwurm_desktop.engine.deals import HIGHEST_DEAL, deal_rng, new_deal_number, shuffled
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from tests.engine.freeze_deals import FOLDER, RESHUFFLES, deal_of, path_of
from tests.playing import GAMES, new_match

every_game = pytest.mark.parametrize("game_id", GAMES)


class OnlyRandom(Random):
    """Allows nothing but `random()`, the one method whose numbers Python promises to keep."""

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError("getrandbits may change with a new Python")


@every_game
def test_a_numbered_deal_is_as_it_was_frozen(game_id: str) -> None:
    path = path_of(game_id)
    assert path.exists(), "freeze them: python -m tests.engine.freeze_deals"

    for line in path.read_text("utf-8").splitlines():
        case = json.loads(line)
        frozen = case.pop("deal")

        assert deal_of(all_games()[game_id], **case) == frozen, case


def test_the_reshuffles_of_a_numbered_deal_are_as_they_were_frozen() -> None:
    files = sorted(FOLDER.glob("reshuffles*.jsonl"))
    assert files

    for line in (line for file in files for line in file.read_text("utf-8").splitlines()):
        match = Match.from_record(json.loads(line))
        moves = match.rounds[-1].moves
        due = [index for index, move in enumerate(moves) if "chance" in move]
        drawn = [match.before(index).chance() for index in due]

        assert [move and move.to_json() for move in drawn] == [moves[index] for index in due]
        assert len(due) == RESHUFFLES


@every_game
def test_a_deal_uses_nothing_but_random(game_id: str) -> None:
    game = all_games()[game_id]

    assert game.deal(OnlyRandom(7), game.seats[0], game.full_options({}), 0) == game.deal(
        Random(7), game.seats[0], game.full_options({}), 0
    )


@every_game
def test_the_cards_do_not_depend_on_who_begins(game_id: str) -> None:
    deals = [new_match(game_id, deal=8, start=start).rounds[0].deal for start in (0, 1)]

    assert {**deals[0], "start": 1} == deals[1]


def test_python_still_draws_the_same_numbers() -> None:
    assert [deal_rng(1, 0).random(), deal_rng(HIGHEST_DEAL, 9).random()] == [
        0.13436424411240122,
        0.4587604806785244,
    ]


def test_no_two_rounds_of_any_deals_share_their_random_numbers() -> None:
    starts = {deal_rng(number, index).random() for number in range(1, 40) for index in range(10)}

    assert len(starts) == 39 * 10


def test_a_shuffled_pack_holds_the_same_cards_and_leaves_the_old_one() -> None:
    pack = list(range(20))

    order = shuffled(pack, Random(4))

    assert sorted(order) == pack == list(range(20))
    assert order != pack


def test_every_order_of_three_cards_is_equally_likely() -> None:
    rng = Random(9)

    counts = Counter(tuple(shuffled("abc", rng)) for _ in range(6000))

    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


def test_a_deal_number_nobody_chose_is_one_that_can_be_typed_in() -> None:
    assert all(1 <= new_deal_number() <= HIGHEST_DEAL for _ in range(100))
