"""The best building action: against every small pile there is, records, and random players."""

import itertools
import json
import subprocess
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.boxes.best_build import best_build, good_builds
from holzwurm_desktop.games.boxes.build_search import BuildSearch
from holzwurm_desktop.games.boxes.build_tables import BuildTables
from holzwurm_desktop.games.boxes.building_site import sample_build
from holzwurm_desktop.games.boxes.builds import build_fault, cards_laid, value_of
from holzwurm_desktop.games.boxes.piles import (
    MAX_COORDINATE,
    boxes_of,
    cards_of,
    lids_of,
    moved,
    pile_fault,
)
from tests.games.boxes.piles import best_points

BOX = {(0, 0): 1}
OTHER_CARDS = (15, 15, 11, 4)
RECORDS = Path(__file__).parent.parent / "conformance" / "kistenstapel-legal.jsonl"


class Position(NamedTuple):
    pile: dict
    opened: frozenset
    hand: tuple


def heights(columns):
    return {(x, y): height for x, y, height in columns}


def position_of(record):
    """The position of whoever is to build after an unfinished record of one round.

    After a knock the knocker builds with the hand of the player who passed; at the end somebody builds with
    all unused cards together.
    """
    seats = len(record["seats"])
    deal = record["rounds"][0]["deal"]
    stock = ["LRTO".index(card) for card in deal["stock"]]
    hands = [[0, 0, 0, 0] for _ in range(seats)]
    for turn in range(seats):
        hands[(deal["start"] + turn) % seats][stock.pop(0)] += 1
    pile, opened = BOX, frozenset()
    seat, passes, passer, knocked, shared = deal["start"], 0, None, False, False

    def draw():
        if stock:
            hands[seat][stock.pop(0)] += 1

    def share():
        pool = [sum(counts) for counts in zip(*hands, strict=True)]
        hands[:] = [pool] * seats

    for move in record["rounds"][0]["moves"]:
        if passes == seats and not shared and not knocked and not {"knock", "concede"} & set(move):
            shared = True
            share()
        if "knock" in move:
            knocked = True
        elif "concede" in move:
            knocked = False
        elif "pass" in move:
            draw()
            passer, seat = seat, (seat + 1) % seats
            passes = 0 if stock else passes + 1
        elif "build" in move:
            builder = passer if knocked else seat
            if not knocked and not shared:
                draw()
                seat = (seat + 1) % seats
            new_pile = heights(move["build"]["pile"])
            new_opened = frozenset(map(tuple, move["build"]["open"]))
            laid = cards_laid(pile, opened, new_pile, new_opened)
            hands[builder][:] = [held - used for held, used in zip(hands[builder], laid, strict=True)]
            pile, opened, knocked, passes = new_pile, new_opened, False, passes if shared else 0
    if passes == seats and not shared and not knocked:
        share()
    elif not knocked and not shared:
        draw()
    return Position(pile, opened, tuple(hands[passer if knocked else seat]))


LINES = [json.loads(text) for text in RECORDS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("line", [line for line in LINES if "best" in line])
def test_the_most_points_are_those_of_the_record(line):
    position = position_of(line["record"])

    build = best_build(*position)

    assert (build.points if build else 0) == line["best"]
    if build:
        assert build_fault(*position, build.heights, build.opened) is None
        assert value_of(build.heights) - value_of(position.pile) == build.points


@pytest.mark.parametrize("line", [line for line in LINES if "points" in line])
def test_no_legal_action_of_the_records_beats_the_best(line):
    position = position_of(line["record"])
    pile = heights(line["move"]["build"]["pile"])
    opened = {tuple(lid) for lid in line["move"]["build"]["open"]}

    assert build_fault(*position, pile, opened) is None
    assert value_of(pile) - value_of(position.pile) == line["points"] <= best_points(*position)


def normal_form(pile):
    """Sorted (x, y, height) with least x and y 0: equal for piles that differ only by their place."""
    dx, dy = -min(x for x, _ in pile), -min(y for _, y in pile)
    return tuple(sorted((x + dx, y + dy, height) for (x, y), height in pile.items()))


@cache
def all_piles(most_cards):
    """Every valid pile of at most so many cards, at one place, grown box by box: none needs more than one
    box at a time, since a box can be taken from every pile."""
    start = normal_form(BOX)
    found, border = {start}, [start]
    while border:
        pile = heights(border.pop())
        beside = {(x + dx, y + dy) for x, y in pile for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        for column in pile.keys() | beside:
            grown = {**pile, column: pile.get(column, 0) + 1}
            if pile_fault(grown) is None and sum(cards_of(grown)) <= most_cards:
                form = normal_form(grown)
                if form not in found:
                    found.add(form)
                    border.append(form)
    return [heights(form) for form in found]


def most_valuable(most_cards):
    """For every set of up to four lids that a pile can have (moved to one place): the value of the most
    valuable pile with those lids, by its cards."""
    table = defaultdict(dict)
    for pile in all_piles(most_cards):
        for count in range(5):
            for lids in itertools.combinations(sorted(lids_of(pile)), count):
                a, b = (min(lid[0] for lid in lids), min(lid[1] for lid in lids)) if lids else (0, 0)
                values = table[tuple((lid[0] - a, lid[1] - b) for lid in lids)]
                cards = cards_of(pile)
                values[cards] = max(values.get(cards, -1), value_of(pile))
    return table


def budgets(totals):
    """All (L, R, lids) of at least one card each and one of these totals."""
    counts = range(1, max(totals) - 1)
    return [each for each in itertools.product(counts, repeat=3) if sum(each) in totals]


def wrong_answers(totals):
    """The questions to the search (lids, cards) with so many cards in all that it does not answer as the list
    of all piles does."""
    search = BuildSearch(BuildTables())
    wrong = []
    for lids, values in most_valuable(max(totals)).items():
        for budget in budgets(totals):
            within = [
                value
                for cards, value in values.items()
                if all(count <= most for count, most in zip(cards, budget, strict=True))
            ]
            if search.run(lids, budget, -1) != max(within, default=-1):
                wrong.append((lids, budget))
    return wrong


def test_the_search_is_exact_for_all_piles_hands_and_open_lids_of_12_cards():
    assert wrong_answers([12]) == []


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_search_is_exact_for_all_piles_hands_and_open_lids_of_up_to_16_cards():
    assert wrong_answers(range(3, 17)) == []


def actions(pile, opened, most_open):
    """Every valid pile of up to 9 cards at every place where it keeps the open lids, with every choice of
    further open lids."""
    for new in all_piles(9):
        lids = lids_of(new)
        a, b = min(opened, default=(0, 0))
        for own_a, own_b in lids if opened else [(0, 0)]:
            placed = moved(new, a - own_a, b - own_b)
            more = sorted(set(lids_of(placed)) - opened)
            for count in range(min(len(more), most_open) + 1):
                for chosen in itertools.combinations(more, count):
                    yield placed, opened | set(chosen)


def test_the_best_is_that_of_all_actions_which_the_rules_allow_for_small_positions():
    for pile in all_piles(7):
        spare = 8 - sum(cards_of(pile))
        choices = [
            frozenset(chosen)
            for count in range(min(len(pile), 4) + 1)
            for chosen in itertools.combinations(lids_of(pile), count)
        ]
        hands = [hand for hand in itertools.product(range(spare + 1), repeat=4) if sum(hand) == spare]
        for opened, hand in itertools.product(choices, hands):
            if hand[3] + len(opened) > 4:
                continue
            points = [
                value_of(new) - value_of(pile)
                for new, new_opened in actions(pile, opened, hand[3])
                if build_fault(pile, opened, hand, new, new_opened) is None
            ]
            assert best_points(pile, opened, hand) == max(points, default=0)


def test_the_most_boxes_in_the_table_are_those_of_all_small_piles():
    tables = BuildTables()
    most = defaultdict(int)
    for pile in all_piles(13):
        most[cards_of(pile)] = max(most[cards_of(pile)], boxes_of(pile))

    for budget in budgets(range(3, 14)):
        within = [
            boxes
            for cards, boxes in most.items()
            if all(count <= limit for count, limit in zip(cards, budget, strict=True))
        ]
        assert tables.most_boxes(*budget) == max(within)


def test_all_cards_of_the_game_build_the_cube_from_the_start_box():
    build = best_build(BOX, (), OTHER_CARDS)

    assert boxes_of(build.heights) == 64
    assert build.points == 3 * 63 - 45


def test_none_proves_that_no_action_makes_a_point():
    assert best_build(BOX, (), (0, 0, 11, 4)) is None
    assert best_points(BOX, (), (0, 0, 11, 4)) == 0


def test_the_known_rearrangements_are_found():
    corner = {(1, 1): 1, (0, 1): 2, (1, 0): 2}

    assert best_points(corner, (), (0, 0, 0, 0)) == 3
    assert best_points({**corner, (1, 1): 2}, (), (0, 0, 1, 0)) == 5


def test_a_new_lid_is_open_only_for_want_of_closed_ones():
    assert best_build(BOX, (), (1, 0, 1, 1)).opened == ()
    assert len(best_build(BOX, (), (1, 0, 0, 1)).opened) == 1


def grown(seed, least=1):
    """A position grown by random actions with all cards in one hand."""
    rng = Rng(seed)
    pile, opened, hand = BOX, (), OTHER_CARDS
    for _ in range(least + rng.draw(40)):
        build = sample_build(pile, opened, hand, rng)
        if build is None:
            break
        laid = cards_laid(pile, opened, build.heights, build.opened)
        hand = tuple(held - used for held, used in zip(hand, laid, strict=True))
        pile, opened = build.heights, build.opened
    return pile, opened, tuple(rng.draw(count + 1) for count in hand)


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_the_best_is_legal_and_no_random_action_beats_it(seed):
    pile, opened, hand = grown(seed)
    best = best_build(pile, opened, hand)
    rng = Rng(seed + 1)

    drawn = [sample_build(pile, opened, hand, rng) for _ in range(50)]

    assert max((build.points for build in drawn if build), default=0) <= (best.points if best else 0)
    if best:
        assert build_fault(pile, opened, hand, best.heights, best.opened) is None
        assert best.points == value_of(best.heights) - value_of(pile)


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_the_most_points_do_not_depend_on_place_or_on_left_and_right(seed):
    pile, opened, hand = grown(seed)
    points = best_points(pile, opened, hand)
    mirrored = {(y, x): height for (x, y), height in pile.items()}

    assert best_points(moved(pile, 5, -9), {(a + 5, b - 9) for a, b in opened}, hand) == points
    assert best_points(mirrored, {(b, a) for a, b in opened}, (hand[1], hand[0], *hand[2:])) == points


def test_without_open_lids_the_new_pile_stands_where_the_old_one_stood():
    pile = moved({(0, 0): 2, (1, 0): 1}, 30, -20)

    build = best_build(pile, (), (2, 2, 2, 0))

    assert pile.items() & build.heights.items() or set(pile) <= set(build.heights)


def test_no_column_leaves_the_table():
    far = MAX_COORDINATE
    corner = {(far, far): 1}

    free = best_build(corner, (), OTHER_CARDS)
    tied = best_build(corner, {(far - 1, far - 1)}, (15, 15, 12, 3))

    assert boxes_of(free.heights) == 64
    assert boxes_of(tied.heights) < 64
    for build in (free, tied):
        assert pile_fault(build.heights) is None


def test_good_builds_are_the_best_for_every_leave_of_cards():
    hand = (3, 3, 3, 0)
    by_leave = defaultdict(int)
    for pile in all_piles(12):
        cards = cards_of(pile)
        if max(cards) <= 4 and value_of(pile) > value_of(BOX):
            by_leave[cards] = max(by_leave[cards], value_of(pile) - value_of(BOX))
    best = max(by_leave.values())

    builds = good_builds(BOX, (), hand, 9, limit=1000, effort=0)

    expected = {cards: points for cards, points in by_leave.items() if points >= best - 9}
    assert {cards_of(build.heights): build.points for build in builds} == expected
    assert [build.points for build in builds] == sorted(expected.values(), reverse=True)


def test_good_builds_are_legal_and_begin_with_the_best():
    pile, opened, hand = grown(11, least=12)

    builds = good_builds(pile, opened, hand, 6, limit=5)

    assert builds[0].points == best_points(pile, opened, hand)
    assert len(builds) <= 5
    for build in builds:
        assert build_fault(pile, opened, hand, build.heights, build.opened) is None
        assert build.points >= builds[0].points - 6


@pytest.mark.parametrize(
    ("pile", "opened", "hand", "message"),
    [
        ({(0, 0): 1, (2, 0): 1}, (), (1, 1, 1, 0), "pile-not-connected"),
        (BOX, {(0, 0)}, (1, 1, 1, 0), "open-not-a-lid"),
        (BOX, (), (16, 1, 1, 0), "cards of the game"),
        (BOX, (), (-1, 1, 1, 0), "cards of the game"),
    ],
)
def test_what_is_no_position_of_the_game_is_refused(pile, opened, hand, message):
    with pytest.raises(ValueError, match=message):
        best_build(pile, opened, hand)


AS_SOURCE = """
import importlib.machinery as machinery, json, sys

class SourceOnly:
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] == "holzwurm_desktop":
            for entry in path or sys.path:
                finder = machinery.FileFinder(entry, (machinery.SourceFileLoader, [".py"]))
                if spec := finder.find_spec(name):
                    return spec

sys.meta_path.insert(0, SourceOnly)
from holzwurm_desktop.ai import best_build, build_search
from holzwurm_desktop.engine import core
from holzwurm_desktop.games.boxes import building_site

assert build_search.__file__.endswith(".py")
answers = []
for pile, opened, hand in json.load(sys.stdin):
    position = {(x, y): h for x, y, h in pile}, {(a, b) for a, b in opened}, tuple(hand)
    answers.append([best_build.best_build(*position), best_build.good_builds(*position, 3)])
    answers.append([building_site.sample_build(*position, core.Rng(seed)) for seed in range(20)])
json.dump(answers, sys.stdout)
"""


def test_compiled_and_uncompiled_modules_give_the_same_answers():
    positions = [grown(seed, least=8) for seed in range(4)]
    answers = []
    for position in positions:
        answers.append([best_build(*position), good_builds(*position, 3)])
        answers.append([sample_build(*position, Rng(seed)) for seed in range(20)])

    result = subprocess.run(
        [sys.executable, "-c", AS_SOURCE],
        input=json.dumps([(normal_columns(pile), sorted(opened), hand) for pile, opened, hand in positions]),
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )

    assert json.loads(result.stdout) == json.loads(json.dumps(answers))


def normal_columns(pile):
    return [(x, y, height) for (x, y), height in pile.items()]
