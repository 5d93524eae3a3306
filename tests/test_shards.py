"""Tests shared by several machines: each runs on one of them, and none twice."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from tests.playing import ROOT
from tests.shards import parse, share

NAMES = [f"test_{number}" for number in range(20)]


def test_each_test_is_in_one_shard_and_shards_are_of_one_size() -> None:
    shards = [share(NAMES, number, 6) for number in range(1, 7)]

    assert sorted(name for shard in shards for name in shard) == sorted(NAMES)
    assert {len(shard) for shard in shards} == {3, 4}


def test_a_shard_does_not_depend_on_the_order_of_the_tests() -> None:
    assert share(NAMES, 2, 6) == share(reversed(NAMES), 2, 6)


@pytest.mark.parametrize("wrong", ["0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/2/3", ""])
def test_a_shard_that_there_is_not_is_refused(wrong: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="such as 2/6"):
        parse(wrong)


@pytest.mark.timeout(180)
def test_only_the_chosen_ones_of_a_shard_are_run() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0", "-mslow", "--shard", "2/3"]
    done = subprocess.run([*command, "tests/engine/test_fuzz.py"], cwd=ROOT, capture_output=True, text=True)
    found = [line for line in done.stdout.splitlines() if "::" in line]

    assert found
    assert all("400" in name for name in found)  # the quick ones of that file play fewer rounds
