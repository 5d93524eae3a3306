"""The quick answer in place of a computer player that failed."""

from __future__ import annotations

import pytest

from holzwurm_desktop.ai import stand_in
from holzwurm_desktop.ai.levels import Cancelled
from holzwurm_desktop.ai.stand_in import quick_answer
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player


def a_match(game_id: str) -> Match:
    return Match.new(all_games()[game_id], [Player("A", "expert"), Player("B", "expert")], {}, 3)


@pytest.mark.parametrize("game_id", all_games())
def test_it_is_a_legal_move(game_id: str) -> None:
    match = a_match(game_id)
    state = match.playing()
    move = quick_answer(match.game, state.view(state.turn), "expert", 1)

    state.copy().apply(move)


def test_a_level_that_breaks_is_replaced_by_plain_search(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked, think = a_match("holzwurm"), [], stand_in.think

    def breaking(game, view, level, *rest):  # type: ignore[no-untyped-def]
        asked.append(level)
        if level == "expert":
            raise ValueError
        return think(game, view, level, *rest)

    monkeypatch.setattr(stand_in, "think", breaking)
    quick_answer(match.game, match.playing().view(0), "expert", 1)

    assert asked == ["expert", "ismcts"]


def test_it_can_be_given_up() -> None:
    match = a_match("holzwurm")
    with pytest.raises(Cancelled):
        quick_answer(match.game, match.playing().view(0), "expert", 1, lambda: True)
