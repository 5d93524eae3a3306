"""The command `train`, and the fitting of a network."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from random import Random

import pytest

from holzwurm_desktop.ai.learning import Examples
from holzwurm_desktop.ai.network import Network
from holzwurm_desktop.ai.weights import read_weights
from holzwurm_desktop.cli import train
from holzwurm_desktop.cli.main import main
from holzwurm_desktop.cli.network_fit import fit

SMALL = (
    "--seats",
    "2",
    "--rounds",
    "8",
    "--iterations",
    "4",
    "--hidden",
    "3",
    "--passes",
    "2",
    "--deals",
    "2",
)


def toy(number: int) -> Examples:
    """The reward is 0.9 where just one of two numbers is positive, else 0.1: no weighted sum tells that."""
    rng = Random(1)
    features, rewards = array("f"), array("f")
    for _ in range(number):
        one, two = rng.uniform(-1, 1), rng.uniform(-1, 1)
        features.extend([one, two])
        rewards.append(0.9 if (one > 0) != (two > 0) else 0.1)
    return Examples(features, rewards)


def train_holzwurm(out: Path, *more: str) -> int:
    return main(["train", "--game", "holzwurm", "--out", str(out), *SMALL, *more])


def test_what_no_weighted_sum_can_tell_is_learnt() -> None:
    fitted = fit(toy(10_000), 16, 30, 1)

    assert fitted.plain == pytest.approx(0.16, abs=0.01)
    assert fitted.error < 0.05
    net = Network(2, 16, fitted.numbers)
    assert net.output([0.5, -0.5]) > 0.75
    assert net.output([0.5, 0.5]) < 0.25


def test_equal_examples_and_seeds_give_equal_weights_and_other_seeds_others() -> None:
    examples = toy(600)

    assert fit(examples, 4, 2, 1) == fit(examples, 4, 2, 1)
    assert fit(examples, 4, 2, 1).numbers != fit(examples, 4, 2, 2).numbers


def test_training_writes_weights_that_tell_how_to_make_them_and_prints_the_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train_holzwurm(tmp_path / "out.json", "--generations", "1", "--seed", "5") == 0

    weights = read_weights(tmp_path / "out.json")
    assert weights.made["command"] == (
        "holzwurm-desktop train --game holzwurm --seats 2 --rounds 8 --iterations 4 --opening 12 --every 4 --hidden 3"
        " --passes 2 --deals 2 --seed 5 --generations 1"
    )
    assert (weights.made["seed"], weights.hidden) == (5, 3)
    assert weights.made["commit"]
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("generation 1: ")
    assert "wins" in line


def test_training_goes_on_from_its_file_and_gives_what_it_would_have_given_in_one_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train_holzwurm(tmp_path / "whole.json", "--generations", "2", "--jobs", "2") == 0
    whole = capsys.readouterr().out
    assert train_holzwurm(tmp_path / "parts.json", "--generations", "1") == 0
    first = capsys.readouterr().out
    assert train_holzwurm(tmp_path / "parts.json", "--generations", "2") == 0

    assert capsys.readouterr().out == whole == first + whole.removeprefix(first)
    assert (tmp_path / "parts.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_an_interruption_keeps_the_generations_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    self_play = train._self_play

    def interrupted(*given):  # type: ignore[no-untyped-def]
        if given[2] == 2:
            raise KeyboardInterrupt
        return self_play(*given)

    monkeypatch.setattr(train, "_self_play", interrupted)
    assert train_holzwurm(tmp_path / "out.json", "--generations", "3") == 1

    assert "Interrupted" in capsys.readouterr().err
    assert len(read_weights(tmp_path / "out.json").made["curve"]) == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--game", "afbraak"), "no features"),
        (("--game", "superspion", "--seats", "3"), "2 to 2 players, not 3"),
        (("--game", "holzwurm", "--hidden", "65"), "64 hidden"),
        (("--game", "holzwurm", "--seats", "2,x"), "--seats"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_line(
    arguments: tuple[str, ...], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status: object
    try:
        status = main(["train", "--out", str(tmp_path / "out.json"), *arguments])
    except SystemExit as left:
        status = left.code

    err = capsys.readouterr().err
    assert status == 2
    assert err.count("\n") == 1
    assert why in err


@pytest.mark.parametrize("content", ["nothing", "{}"])
def test_a_file_with_something_else_is_kept(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.json"
    file.write_text(content)

    assert train_holzwurm(file) == 1
    assert capsys.readouterr().err == f"holzwurm-desktop: {file}: These are no weights.\n"
    assert file.read_text() == content


def test_weights_of_other_arguments_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out.json"
    assert train_holzwurm(file, "--generations", "1") == 0
    before = file.read_bytes()

    assert train_holzwurm(file, "--generations", "2", "--seed", "2") == 2
    assert "other arguments" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_without_scikit_learn_it_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "holzwurm_desktop.cli.network_fit", None)

    assert train_holzwurm(tmp_path / "out.json") == 1
    assert "holzwurm-desktop[train]" in capsys.readouterr().err
    assert not (tmp_path / "out.json").exists()


def test_outside_a_checkout_the_version_stands_for_the_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "__file__", str(tmp_path / "train.py"))
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    assert train.commit() == train.__version__
