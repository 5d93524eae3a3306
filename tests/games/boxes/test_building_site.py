"""Random building actions: always legal, the same for the same generator, and varied."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.boxes.building_site import sample_build
from holzwurm_desktop.games.boxes.builds import build_fault, cards_laid
from holzwurm_desktop.games.boxes.piles import MAX_COORDINATE, boxes_of

BOX = {(0, 0): 1}
OTHER_CARDS = (15, 15, 11, 4)


def grown(seed, hand=OTHER_CARDS, pile=BOX, opened=()):
    """The positions (pile, open lids, hand, the action taken) of a pile that grows by random actions."""
    rng = Rng(seed)
    while build := sample_build(pile, opened, hand, rng):
        yield pile, opened, hand, build
        laid = cards_laid(pile, opened, build.heights, build.opened)
        hand = tuple(held - used for held, used in zip(hand, laid, strict=True))
        pile, opened = build.heights, build.opened


@given(st.integers(0, 2**32))
def test_every_action_drawn_is_legal_and_makes_the_points_it_says(seed):
    for pile, opened, hand, build in grown(seed):
        assert build_fault(pile, opened, hand, build.heights, build.opened) is None
        gained = 3 * (boxes_of(build.heights) - boxes_of(pile))
        assert build.points == gained - sum(cards_laid(pile, opened, build.heights, build.opened))


def test_equal_generators_draw_equal_actions():
    assert list(grown(7)) == list(grown(7))
    assert list(grown(7)) != list(grown(8))


def test_actions_vary_and_lay_open_and_closed_lids():
    drawn = Counter(sample_build(BOX, (), OTHER_CARDS, rng) for rng in map(Rng, range(200)))

    assert len(drawn) > 10
    assert {len(build.opened) for build in drawn} >= {0, 1}


def test_without_a_closed_lid_a_new_lid_is_open():
    for rng in map(Rng, range(50)):
        build = sample_build(BOX, (), (1, 0, 0, 1), rng)
        assert len(build.pile) == 2
        assert len(build.opened) == 1


def test_nothing_is_drawn_where_nothing_makes_a_point():
    assert sample_build(BOX, (), (0, 0, 11, 4), Rng(1)) is None


def test_no_column_leaves_the_table():
    pile = {(MAX_COORDINATE, MAX_COORDINATE): 1}
    lid = [(MAX_COORDINATE - 1, MAX_COORDINATE - 1)]

    drawn = [
        build for build in (sample_build(pile, lid, OTHER_CARDS, Rng(seed)) for seed in range(60)) if build
    ]

    assert drawn
    assert all(max(x, y) <= MAX_COORDINATE for build in drawn for x, y, _ in build.pile)
