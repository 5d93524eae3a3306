"""How tests are shared by several machines (`--shard 2/6`)."""

from __future__ import annotations

import argparse
from collections.abc import Iterable


def parse(text: str) -> tuple[int, int]:
    """Which shard, from 1 on, of how many. Raises `ArgumentTypeError` for anything else."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise argparse.ArgumentTypeError(f"a shard and their number, such as 2/6; not {text}")
    return int(number), int(count)


def share(names: Iterable[str], number: int, count: int) -> set[str]:
    """The tests of one shard: every `count`-th, so that the cases of one test, which take about as long, are spread
    over all shards. The order of `names` does not matter."""
    return set(sorted(names)[number - 1 :: count])
