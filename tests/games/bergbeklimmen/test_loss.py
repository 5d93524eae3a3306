"""What a player of Bergbeklimmen loses by what the other one lays."""

import random
from functools import partial

import pytest

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.bergbeklimmen.constants import STAGES, TEAM_SIZE
from holzwurm_desktop.games.bergbeklimmen.game import BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.moves import Play, Played
from holzwurm_desktop.games.bergbeklimmen.words import BURIED, loss

DEALS = (3, 8, 17, 18, 23)


@pytest.mark.parametrize("deal", DEALS)
def test_the_next_stage_is_lost_when_the_other_one_covers_it(deal: int) -> None:
    match = Match.new(all_games()["bergbeklimmen"], [Player("Anna"), Player("Bram")], {}, deal)
    rng, lost = random.Random(deal), 0
    told: list[Event] = []
    while not match.round_over:
        state = match.playing()
        assert isinstance(state, BergbeklimmenState)
        mine, move = state.view(0), rng.choice(state.legal_moves())
        events: list[Event] = match.play(move)
        told += events
        for event in events:
            found = loss(event, 0, partial(list, told))
            assert found in (None, BURIED)
            if found is None:
                continue
            lost += 1
            assert isinstance(event, Played)
            assert isinstance(move, Play)
            assert (event.seat, move.pile) == (1, event.pile)
            wanted = STAGES[len(mine.routes[0]) - TEAM_SIZE]
            covered, other = (mine.piles[0][slot] for slot in (event.pile or 0, 1 - (event.pile or 0)))
            assert covered[-1][0] == wanted
            assert not other or other[-1][0] != wanted
    assert lost


def test_what_one_lays_oneself_and_what_the_other_needs_is_no_loss() -> None:
    covering = Played(1, "2H", 0, False)
    route = [Played(0, card, None, False) for card in ("KH", "QH", "JH", "AH")]
    lain = [*route, Played(1, "2D", 0, True), covering]
    assert loss(covering, 0, lambda: lain) == BURIED
    assert loss(covering, 1, lambda: lain) is None
    assert loss(Played(0, "2H", 0, False), 0, lambda: lain) is None
    climbers_wanted = [*route[:2], Played(1, "JD", 0, True), covering]
    assert loss(covering, 0, lambda: climbers_wanted) is None
    both_open = [
        *route,
        Played(1, "2D", 0, True),
        Played(1, "2H", 1, True),
        cover := Played(1, "9H", 1, False),
    ]
    assert loss(cover, 0, lambda: both_open) is None
