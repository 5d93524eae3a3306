"""The files that keep what was learnt: they come back as they were, and nothing else is taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.ai.weights import Weights, WeightsError, read_weights, shipped_weights
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.paths import resource
from tests.playing import GAMES

MADE = {"command": "train", "seed": 3, "commit": "abc", "curve": []}
SMALL = Weights(MADE, (2, 7), 2, (0.5, -1.25, 0.125, 3.0, 1.0, 0.0, -0.001, 2.5, 4.0))
TAUGHT = [game_id for game_id in GAMES if knowledge(game_id).learned is not None]
JUDGING = {
    "holzwurm": ["medium", "hard", "expert"],
    "kistenstapel": ["expert"],
    "tovenaars": ["hard", "expert"],
}
"""In Kistenstapel only the expert looks ahead at all."""


def written(weights: Weights, folder: Path) -> Path:
    file = folder / "weights.json"
    file.write_text(weights.to_text(), "utf-8")
    return file


def test_weights_come_back_from_their_file_as_they_were(tmp_path: Path) -> None:
    assert read_weights(written(SMALL, tmp_path)) == SMALL


def test_weights_keep_five_digits(tmp_path: Path) -> None:
    exact = SMALL._replace(numbers=(0.123456789, 1234567.0, *SMALL.numbers[2:]))

    assert read_weights(written(exact, tmp_path)).numbers[:2] == (0.12346, 1234600.0)


@pytest.mark.parametrize(("count", "version"), [(2, 6), (3, 7)])
def test_weights_of_other_features_are_refused_in_so_many_words(count: int, version: int) -> None:
    with pytest.raises(WeightsError, match=r"2 numbers, version 7, not [23] numbers, version [67]"):
        SMALL.values(Features(count, version))


def test_weights_that_are_too_few_are_refused() -> None:
    with pytest.raises(WeightsError, match="8 weights for 2 inputs"):
        SMALL._replace(numbers=SMALL.numbers[1:]).values(Features(2, 7))


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"made": {}, "features": [2], "hidden": 2, "weights": []}', SMALL.to_text()[:-9]],
)
def test_what_holds_no_weights_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(content, "utf-8")

    with pytest.raises(WeightsError, match=r"weights\.json holds no weights"):
        read_weights(file)


def test_the_program_ships_with_the_weights_that_it_uses_and_no_others() -> None:
    assert sorted(file.stem for file in resource("values").glob("*.json")) == TAUGHT


@pytest.mark.parametrize("game_id", TAUGHT)
def test_shipped_weights_fit_are_small_and_say_how_they_were_made(game_id: str) -> None:
    weights, learning = shipped_weights(game_id), knowledge(game_id).learning
    assert learning is not None

    weights.values(learning.features)
    assert resource("values", f"{game_id}.json").stat().st_size < 1_000_000
    assert f"train --game {game_id} " in weights.made["command"]
    assert f"--seed {weights.made['seed']} " in weights.made["command"]
    assert "dirty" not in weights.made["commit"]


@pytest.mark.parametrize("game_id", TAUGHT)
def test_these_levels_judge_by_what_was_learnt_and_the_others_do_not(game_id: str) -> None:
    known = knowledge(game_id)

    taught = [level for level in LEVELS if known.policy_of(known.levels[level]) is known.learned]
    assert taught == JUDGING[game_id]
    assert known.policy.horizon == -1
