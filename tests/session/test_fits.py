"""The opponent that fits a person, from the stored matches to the seats of a new one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from holzwurm_desktop.ai.fitting import Fit
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.proof import accepted
from holzwurm_desktop.session.fits import fit_by, fitted, newcomer
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.play import MatchResult, RoundResult
from holzwurm_desktop.storage.settings import SettingsFile

GAME = "holzwurm"
SEATED = [Player("Anna"), Player("Fiete", "medium", strength=1500.0)]


@pytest.fixture
def service(opened: Opened, tmp_path: Path, qapp: object) -> Iterator[MatchesService]:
    settings = SettingsFile(tmp_path / "settings.json")
    matches = MatchesService(opened.matches, settings, fit_of=fit_by(opened.statistics))
    yield matches
    matches.close()


def store(opened: Opened, won: bool, person: str = "Anna", game: str = GAME, level: str = "hard") -> None:
    """A finished match of a person against a level."""
    seats = [
        {"name": person, "player": "human"},
        {"name": "Marthe", "player": "computer", "level": level},
    ]
    header = {"format": "holzwurm-record", "version": 1, "game": game, "seats": seats}
    match_id = opened.matches.create(header, first_round={"deal": {}})
    result = MatchResult([2 * won, 1], [0 if won else 1])
    opened.matches.finish_round(match_id, 0, RoundResult(result.totals, "out"), match=result)


def strengths(session: TableSession | Match) -> list[float | None]:
    match = session if isinstance(session, Match) else session.match
    return [player.strength for player in match.players]


def begin(service: MatchesService, players: list[Player] = SEATED, game: str = GAME) -> TableSession:
    return service.new_match(game, players, {"rounds": 1}, None, 0)


def test_results_of_the_person_in_the_game_decide_and_no_others(opened: Opened) -> None:
    fit_of = fit_by(opened.statistics)
    for _ in range(3):
        store(opened, won=True)
        store(opened, won=False, person="Bram")
    store(opened, won=False, game="superspion")
    known = fit_of(GAME, "Anna")

    assert known.matches == 3
    assert known.strength > newcomer(GAME, "Anna").strength > fit_of(GAME, "Bram").strength
    assert fit_of(GAME, "aNNA") == known
    assert fit_of(GAME, "Cem") == newcomer(GAME, "Cem")


def test_a_disk_that_fails_leaves_a_newcomer(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise StorageError("io-error", {"reason": "no disk"})

    store(opened, won=True)
    monkeypatch.setattr(opened.statistics, "matches_alone", fail)

    assert fit_by(opened.statistics)(GAME, "Anna") == newcomer(GAME, "Anna")


@pytest.mark.parametrize(
    ("players", "person"),
    [
        ([Player("Lina", "easy"), Player("Bram"), SEATED[1], Player("Anna")], "Bram"),
        ([SEATED[1], Player("Lina", "easy")], "Mum"),
    ],
    ids=["the first person", "nobody at the table"],
)
def test_it_fits_the_first_person_or_who_the_computer_belongs_to(players: list[Player], person: str) -> None:
    asked = []

    def fit_of(game_id: str, name: str) -> Fit:
        asked.append((game_id, name))
        return Fit(1760.0, 50.0)

    seated = fitted(GAME, players, "Mum", fit_of)

    assert asked == [(GAME, person)]
    assert [(each.level, each.strength) for each in seated if each.strength] == [
        (scale_of(GAME).nearest(1760.0), 1760.0)
    ]
    assert [each for each in seated if each.strength is None] == [
        each for each in players if each.strength is None
    ]


def test_where_nobody_plays_at_a_strength_nothing_is_read() -> None:
    def fit_of(game_id: str, name: str) -> Fit:
        raise AssertionError

    players = [Player("Anna"), Player("Lina", "easy")]
    assert fitted(GAME, players, "Anna", fit_of) == players


def test_a_new_match_takes_the_strength_of_now_and_its_nearest_level(
    service: MatchesService, opened: Opened
) -> None:
    before = begin(service)
    for _ in range(4):
        store(opened, won=True)
    after = begin(service)

    assert strengths(before) == [None, newcomer(GAME, "Anna").strength]
    wanted = fit_by(opened.statistics)(GAME, "Anna").strength
    assert strengths(after) == [None, wanted]
    assert after.match.players[1].level == scale_of(GAME).nearest(wanted)


def test_a_match_keeps_its_strength_when_it_is_resumed_opened_and_replayed(
    service: MatchesService, opened: Opened, tmp_path: Path
) -> None:
    session = begin(service)
    session.hold()
    session.play(session.legal_moves()[0])
    kept, path = strengths(session), tmp_path / "match.holzwurm.json"
    service.save_record(session.match, path)
    session.close()
    for _ in range(6):
        store(opened, won=True)
    assert fit_by(opened.statistics)(GAME, "Anna").strength != kept[1]

    again = service.resume(session.saved.match_id)
    assert strengths(again) == kept
    assert again.match.to_record()["seats"][1]["strength"] == kept[1]
    again.restart_same_deal()
    assert strengths(again) == kept
    again.close()
    assert strengths(Replay(service.load(session.saved.match_id)).match) == kept
    assert strengths(service.open_record(path)) == kept
    assert strengths(accepted(session.match.to_record())) == kept
    assert strengths(service.practise(session.match.before(0))) == kept


def test_playing_again_takes_the_strength_anew(service: MatchesService, opened: Opened) -> None:
    first = begin(service)
    store(opened, won=True)
    store(opened, won=True)
    again = begin(service, first.match.players)

    assert strengths(again)[1] == fit_by(opened.statistics)(GAME, "Anna").strength
    assert strengths(again) != strengths(first)
    assert [player.name for player in again.match.players] == ["Anna", "Fiete"]


def test_a_match_of_another_game_takes_the_strength_of_that_game(
    service: MatchesService, opened: Opened
) -> None:
    """As after Kistenstapel, whose pile is taken down: every game has a scale of its own."""
    for _ in range(6):
        store(opened, won=True, game="kistenstapel", level="expert")
    built = begin(service, game="kistenstapel")
    deal = begin(service, [Player("Anna"), Player("Bram")], "afbraak").match.rounds[0].deal
    follow_up = service.match_of_deal("afbraak", built.match.players, {"rounds": 1}, deal)

    wanted = newcomer("afbraak", "Anna").strength
    assert strengths(follow_up) == [None, wanted] != strengths(built)
    assert follow_up.match.players[1].level == scale_of("afbraak").nearest(wanted)


def test_what_was_played_against_it_counts_at_its_strength(service: MatchesService, opened: Opened) -> None:
    session = begin(service)
    session.hold()
    while not session.match.over:
        session._make(session.match.playing().legal_moves()[0])
    session.close()
    (row,) = opened.statistics.finished_matches()
    known = fit_by(opened.statistics)(GAME, "Anna")

    assert [seat.strength for seat in row.seats] == strengths(session)
    assert (known.matches, known.met, known.won) == (1, 1, row.seats[0].share > 0)
    assert replace(session.match.players[1], extra={}) == session.match.players[1]
