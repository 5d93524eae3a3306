"""An analysis in a record: it comes back as it was written, and one that does not fit the moves is passed over."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from holzwurm_desktop.ai.analysis import Analysis, analyse
from holzwurm_desktop.ai.analysis_record import Analyses, key_of, read_all, to_json
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.carried import ANALYSIS_KEY, META_KEY, of_header, put_into, without
from holzwurm_desktop.engine.match import Match
from tests.playing import GAMES, new_match, play_on


def analysed(game_id: str, open_cards: bool = False) -> tuple[Match, Analysis]:
    match = new_match(game_id, deal=3)
    play_on(match, seed=1, moves=10)
    return match, analyse(match, 40, open_cards=open_cards)


def of_record(match: Match) -> Analyses:
    return read_all(match, of_header(match.extra))


def carrying(extra: dict[str, Any], match: Match, analysis: Analysis) -> dict[str, Any]:
    return put_into(extra, {key_of(analysis): to_json(match, analysis)})


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("open_cards", [False, True])
def test_a_record_carries_its_analysis(game_id: str, open_cards: bool) -> None:
    match, analysis = analysed(game_id, open_cards)
    match.extra = carrying({**match.extra, "comment": "mine", META_KEY: {"more": 1}}, match, analysis)

    read = Match.from_record(records.parse(records.dump(match.to_record())))

    found = of_record(read)
    back = found.opened if open_cards else found.seen
    assert (found.seen if open_cards else found.opened) is None
    assert back is not None
    assert to_json(read, back) == to_json(match, analysis)
    assert (back.iterations, back.seed) == (40, 1)
    assert without(read.extra)["comment"] == "mine"
    assert without(read.extra)[META_KEY] == {"more": 1}
    match.extra = without(match.extra)
    assert of_record(match) == (None, None)


def test_both_analyses_stand_side_by_side() -> None:
    match, seen = analysed("holzwurm")
    match.extra = carrying(carrying(match.extra, match, seen), match, seen._replace(open_cards=True))
    assert None not in of_record(match)
    assert META_KEY not in without(match.extra)


def other_moves(written: Any) -> None:
    written["rounds"][0].pop()


def other_seat(written: Any) -> None:
    known = next(each for each in written["rounds"][0] if each and "best" in each)
    known["best"]["seat"] = 1 - known["best"]["seat"]


def nonsense_move(written: Any) -> None:
    known = next(each for each in written["rounds"][0] if each and "best" in each)
    known["best"] = {"seat": known["best"]["seat"], "dance": True}


def set_all(key: str, value: Any) -> Callable[[Any], None]:
    def spoil(written: Any) -> None:
        for known in written["rounds"][0]:
            if known:
                known[key] = value

    spoil.__name__ = f"{key}={value}"
    return spoil


def set_top(key: str, value: Any) -> Callable[[Any], None]:
    def spoil(written: Any) -> None:
        written[key] = value

    spoil.__name__ = f"{key}={value}"
    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        other_moves, other_seat, nonsense_move, set_all("chance", 1.5), set_all("loss", -1),
        set_all("after", "much"), set_all("loss", True), set_all("best", 7), set_all("best", {}),
        set_top("iterations", 0), set_top("iterations", "many"), set_top("seed", None), set_top("rounds", 5),
        set_top("rounds", [5]), set_top("rounds", [[5] * 10]), set_top("rounds", []),
    ],
    ids=lambda spoil: spoil.__name__,
)  # fmt: skip
def test_an_analysis_that_is_none_of_these_moves_is_passed_over(spoil: Callable[[Any], None]) -> None:
    match, analysis = analysed("holzwurm")
    written = copy.deepcopy(to_json(match, analysis))
    spoil(written)
    match.extra[META_KEY] = {ANALYSIS_KEY: {"seen": written}}
    assert of_record(match).seen is None


@pytest.mark.parametrize("meta", [7, "text", [], {ANALYSIS_KEY: 7}, {ANALYSIS_KEY: {"seen": []}}, {}])
def test_other_things_under_its_key_do_no_harm(meta: Any) -> None:
    match, analysis = analysed("holzwurm")
    match.extra[META_KEY] = meta
    assert of_record(match) == (None, None)
    assert without(match.extra).keys() <= match.extra.keys()
    match.extra = carrying(match.extra, match, analysis)
    assert of_record(match).seen is not None
