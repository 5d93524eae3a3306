"""`bench builds`: how long the exact best build takes, by the number of cards it may use.

Positions come from two sources: games in which four of five builds are the best ones and the fifth is random,
and piles grown at random with all other cards of the game in one hand, up to all 48 cards and four open lids.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.building_site import sample_build
from holzwurm_desktop.games.boxes.builds import CARD_SET, CARDS, Hand, ScoredBuild, cards_laid
from holzwurm_desktop.games.boxes.piles import Pile, Position, cards_of

BEST_SHARE = 0.8
"""The probability with which a player of the measured games makes the best build."""
GROUP = 8
"""How many numbers of cards share a line of the table."""
_START: tuple[Pile, tuple[Position, ...]] = ({(0, 0): 1}, ())
_REST: Hand = (CARD_SET[0] - 1, CARD_SET[1] - 1, CARD_SET[2] - 1, CARD_SET[3])
"""The cards that are not in the start box."""

Question = tuple[Pile, tuple[Position, ...], Hand]


def measure(positions: int) -> dict[str, Json]:
    """Wall-clock milliseconds for this many positions of each source, by number of cards: n, p50_ms, p99_ms,
    max_ms."""
    best_build(*_START, (1, 1, 1, 0))  # makes the tables
    return {
        "games": _timed(islice(_games(), positions)),
        "all other cards in hand": _timed(_grown(seed) for seed in range(positions)),
    }


def in_words(report: dict[str, Json]) -> str:
    """The report of `measure` as a table of text for each source."""
    lines = []
    for source, rows in report.items():
        lines.append(f"best build, {source}")
        lines += [
            f"{name:>12} cards: {found['n']:6d} positions, p50 {found['p50_ms']:.2f} ms,"
            f" p99 {found['p99_ms']:.2f} ms, max {found['max_ms']:.2f} ms"
            for name, found in rows.items()
        ]
    return "\n".join(lines)


def _timed(questions: Iterator[Question]) -> dict[str, Json]:
    groups: dict[str, list[float]] = {}
    for pile, opened, hand in questions:
        begun = time.perf_counter()
        best_build(pile, opened, hand)
        spent = (time.perf_counter() - begun) * 1000
        low = (sum(cards_of(pile)) + sum(hand)) // GROUP * GROUP
        groups.setdefault(f"{low:2d} to {low + GROUP - 1:2d}", []).append(spent)
        groups.setdefault("all", []).append(spent)
    return {name: _quantiles(sorted(groups[name])) for name in sorted(groups)}


def _quantiles(times: Sequence[float]) -> dict[str, float]:
    count = len(times)
    return {
        "n": count,
        "p50_ms": times[count // 2],
        "p99_ms": times[min(count - 1, count * 99 // 100)],
        "max_ms": times[count - 1],
    }


def _grown(seed: int) -> Question:
    """The position of a pile grown by random builds, with all other cards in hand."""
    rng = Rng(seed)
    pile, opened = _START
    hand = _REST
    for _ in range(1 + rng.draw(60)):
        build = sample_build(pile, opened, hand, rng)
        if build is None:
            break
        hand = _less(hand, pile, opened, build)
        pile, opened = build.heights, build.opened
    return pile, opened, hand


def _games() -> Iterator[Question]:
    """Every position in which somebody builds, game after game without end."""
    number = 0
    while True:
        yield from _game(number)
        number += 1


def _game(number: int) -> Iterator[Question]:
    # Numbered games: the same positions on every machine, so that two measurements can be compared.
    rng, chance = Rng(number), Random(number)
    stock = shuffled([kind for kind, count in zip(CARDS, _REST, strict=True) for _ in range(count)], chance)
    hands: list[Hand] = [_with(stock.pop()) for _ in range(2 + number % 5)]
    pile, opened = _START
    passes = turn = 0
    while passes < len(hands):
        seat = turn % len(hands)
        if stock:
            hands[seat] = _with(stock.pop(), hands[seat])
        question = (pile, opened, hands[seat])
        yield question
        build = best_build(*question) if chance.random() < BEST_SHARE else sample_build(*question, rng)
        if build is None:
            passes = 0 if stock else passes + 1
        else:
            hands[seat] = _less(hands[seat], pile, opened, build)
            pile, opened = build.heights, build.opened
            passes = 0
        turn += 1


def _with(kind: str, hand: Hand = (0, 0, 0, 0)) -> Hand:
    left, right, lids, opened = (count + (name == kind) for name, count in zip(CARDS, hand, strict=True))
    return left, right, lids, opened


def _less(hand: Hand, pile: Pile, opened: Sequence[Position], build: ScoredBuild) -> Hand:
    laid = cards_laid(pile, opened, build.heights, build.opened)
    left, right, lids, still_open = (count - used for count, used in zip(hand, laid, strict=True))
    return left, right, lids, still_open
