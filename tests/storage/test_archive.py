import base64
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.storage import archive
from holzwurm_desktop.storage.archive import ImportReport, Stopped, export_all, import_all
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.play import MatchResult, RoundResult
from holzwurm_desktop.storage.settings import SettingsFile
from tests.playing import new_match, play_on

Json = dict[str, Any]
PNG = b"\x89PNG\r\n\x1a\n" + bytes(50)
MANIFEST = {"format": "holzwurm-archive", "version": 1}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The archive."""
    return tmp_path / "all.holzwurm.zip"


@pytest.fixture
def here(opened: Opened) -> Opened:
    """The computer that exports."""
    return opened


@pytest.fixture
def there(open_matches: Callable[..., Opened], tmp_path: Path) -> Opened:
    """Another computer, which imports."""
    return open_matches(tmp_path / "there" / "games.sqlite")


def running(uuid: str = "one", moves: int = 5, deal: int = 1, seed: int = 1) -> Match:
    """A match that goes on, true to the rules."""
    match = new_match("holzwurm", deal)
    match.extra["uuid"] = uuid
    play_on(match, seed, moves)
    return match


def finished(uuid: str = "one", deal: int = 1) -> Match:
    match = running(uuid, 10**6, deal)
    assert match.over
    return match


def store(opened: Opened, match: Match, **meta: Any) -> int:
    """Store a match as if it had been played here."""
    record = match.to_record()
    (played,) = record.pop("rounds")
    record.pop("totals", None)
    record.pop("winners", None)
    match_id = opened.matches.create(record, first_round={"deal": played["deal"]}, title="A title")
    for index, move in enumerate(played["moves"]):
        opened.matches.append_move(match_id, 0, index, move)
    if match.over:
        result = RoundResult(played["scores"], played["end"])
        total = MatchResult(match.totals, match.winners)
        opened.matches.finish_round(match_id, 0, result, match=total)
    opened.matches.set_meta(match_id, **meta)
    return match_id


def everything(opened: Opened) -> list[Any]:
    """All that lists and statistics show, without numbers."""
    matches = [*opened.matches.list_running(), *opened.matches.list_finished()]
    shown = [
        (opened.matches.load(match.match_id), match.title, match.status, match.created, match.updated,
         opened.matches.meta(match.match_id), opened.matches.thumbnail(match.match_id))
        for match in matches
    ]  # fmt: skip
    rows = [(row.finished, row.seats, row.practice) for row in opened.statistics.finished_matches()]
    return [sorted(shown, key=repr), rows]


def counts(report: ImportReport) -> tuple[int, int, int, list[str]]:
    return report.added, report.continued, report.already_there, [each.code for each in report.refused]


def write(file: Path, *lines: bytes, manifest: Json = MANIFEST, name: str = "matches.jsonl") -> None:
    """An archive that some other program made."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        target.writestr("manifest.json", json.dumps(manifest))
        target.writestr(name, b"".join(line + b"\n" for line in lines))


def line(match: Match, **beside: Any) -> bytes:
    return json.dumps({"record": match.to_record(), **beside}).encode()


def test_everything_comes_over(here: Opened, there: Opened, file: Path) -> None:
    first = store(here, running("a"), hints=2)
    here.matches.set_thumbnail(first, PNG)
    store(here, finished("b", 2), duration_ms=1234, undos=1)
    store(here, finished("c", 3), practice=True)
    here.matches.import_record({**running("d", deal=4).to_record(), "abandoned": True})
    assert export_all(file, here.database) == []
    assert counts(import_all(file, there.database)) == (4, 0, 0, [])
    assert everything(there) == everything(here)


def test_a_second_import_changes_nothing(here: Opened, there: Opened, file: Path) -> None:
    for number in range(3):
        store(here, finished(f"match {number}", number + 1))
    export_all(file, here.database)
    import_all(file, there.database)
    before = everything(there)
    assert counts(import_all(file, there.database)) == (0, 0, 3, [])
    assert counts(import_all(file, here.database)) == (0, 0, 3, [])
    assert everything(there) == before


def test_deleted_matches_stay_away_and_can_be_brought_back(here: Opened, there: Opened, file: Path) -> None:
    here.matches.delete(store(here, running("deleted here")))
    kept = store(here, running("kept", deal=2))
    export_all(file, here.database)
    assert counts(import_all(file, there.database)) == (1, 0, 0, [])
    here.matches.delete(kept)
    assert counts(import_all(file, here.database)) == (1, 0, 0, [])


def test_a_match_finished_elsewhere_and_imported_there_still_counts_nowhere(
    here: Opened, there: Opened, file: Path
) -> None:
    here.matches.import_record(finished().to_record())
    export_all(file, here.database)
    import_all(file, there.database)
    assert there.statistics.finished_matches() == []
    assert len(there.matches.list_finished()) == 1


def test_a_match_that_went_further_elsewhere_goes_on_from_there(
    here: Opened, there: Opened, file: Path
) -> None:
    number = store(there, running(moves=5))
    there.matches.set_thumbnail(number, PNG)
    store(here, finished(), undos=3)
    export_all(file, here.database)
    assert counts(import_all(file, there.database)) == (0, 1, 0, [])
    assert there.matches.load(number) == finished().to_record()
    (row,) = there.statistics.finished_matches()
    assert (row.match_id, row.undos) == (number, 3)
    assert there.matches.thumbnail(number) is None


def test_a_match_that_went_further_here_stays_as_it_is(here: Opened, there: Opened, file: Path) -> None:
    store(there, running(moves=9))
    before = everything(there)
    store(here, running(moves=5))
    export_all(file, here.database)
    assert counts(import_all(file, there.database)) == (0, 0, 1, [])
    assert everything(there) == before


def test_a_match_played_otherwise_elsewhere_comes_beside_the_one_here_as_practice(
    here: Opened, there: Opened, file: Path
) -> None:
    mine = store(there, running(moves=9, seed=1))
    before = there.matches.load(mine)
    store(here, running(moves=12, seed=8))
    export_all(file, here.database)
    assert counts(import_all(file, there.database)) == (1, 0, 0, [])
    assert there.matches.load(mine) == before
    (other,) = [match for match in there.matches.list_running() if match.match_id != mine]
    assert (other.moves, other.practice) == (12, True)
    assert there.matches.load(other.match_id)["uuid"] != "one"


def test_old_matches_without_a_name_are_recognised_by_players_and_deal(
    here: Opened, there: Opened, file: Path
) -> None:
    old = running()
    del old.extra["uuid"]
    store(here, old)
    here.matches.import_record(old.to_record(), title="its copy")
    export_all(file, here.database)
    assert counts(import_all(file, there.database)) == (2, 0, 0, [])
    assert counts(import_all(file, there.database)) == (0, 0, 2, [])


def test_a_match_too_broken_to_be_read_is_left_out_and_told(here: Opened, there: Opened, file: Path) -> None:
    broken, sound = store(here, running("a")), store(here, running("b", deal=2))
    with here.database.writing() as connection:
        connection.execute("UPDATE games SET header = '{' WHERE id = ?", (broken,))
    assert export_all(file, here.database) == [broken]
    assert counts(import_all(file, there.database)) == (1, 0, 0, [])
    assert there.matches.load(there.matches.list_running()[0].match_id) == here.matches.load(sound)


def test_settings_are_taken_over_where_none_was_chosen(here: Opened, file: Path, tmp_path: Path) -> None:
    mine, other = SettingsFile(tmp_path / "mine.json"), SettingsFile(tmp_path / "other.json")
    mine.change(volume=5, theme="dark", player_name="Anna", window_state="of my screen")
    other.change(volume=95)
    export_all(file, here.database, mine)
    report = import_all(file, here.database, other)
    assert sorted(report.settings) == ["player_name", "theme"]
    again = SettingsFile(other.path).values
    assert (again.volume, again.theme, again.player_name, again.window_state) == (95, "dark", "Anna", "")


def test_results_are_in_it_for_people_to_read(here: Opened, file: Path) -> None:
    store(here, finished())
    export_all(file, here.database)
    with zipfile.ZipFile(file) as content:
        assert content.read("results.csv").decode().count("player 0") == 1


def test_an_export_that_is_stopped_leaves_the_old_file(here: Opened, file: Path) -> None:
    for number in range(3):
        store(here, running(f"match {number}", deal=number + 1))
    file.write_bytes(b"before")
    with pytest.raises(Stopped):
        export_all(file, here.database, progress=lambda done: done < 2)
    assert file.read_bytes() == b"before"
    assert [each.name for each in file.parent.glob("*.tmp")] == []


def test_an_import_that_is_stopped_goes_on_the_next_time(here: Opened, there: Opened, file: Path) -> None:
    for number in range(3):
        store(here, running(f"match {number}", deal=number + 1))
    export_all(file, here.database)
    report = import_all(file, there.database, progress=lambda done: done < 2)
    assert (report.stopped, report.added) == (True, 2)
    assert counts(import_all(file, there.database)) == (1, 0, 2, [])


def test_a_record_against_the_rules_is_refused_and_the_others_come(there: Opened, file: Path) -> None:
    wrong = running("wrong")
    wrong.rounds[0].moves[2]["seat"] = 7
    unknown = {**running("unknown").to_record(), "game": "chess"}
    write(
        file,
        line(running("a")),
        line(wrong),
        json.dumps({"record": unknown}).encode(),
        b"not json",
        b'{"record": 5}',
        b"[" * 100_000,
        b'{"record": {"format": "holzwurm-record", "version": 2}}',
        line(finished("b", 2)),
    )
    report = import_all(file, there.database)
    assert counts(report) == (
        2, 0, 0,
        ["no-such-seat", "unknown-game", "not-json", "bad-record", "not-json", "newer-version"],
    )  # fmt: skip
    assert (report.refused[0].line, report.refused[0].data["move_index"]) == (2, 2)


def test_nonsense_beside_a_record_is_left_out(there: Opened, file: Path) -> None:
    nonsense = {
        "title": 5, "updated": "yesterday", "finished": "9999-99-99", "practice": "yes", "counted": "yes",
        "hints": -1, "undos": 10**30, "duration_ms": 1.5, "thumbnail": base64.b64encode(b"GIF89a").decode(),
    }  # fmt: skip
    write(file, line(running(), **nonsense), line(finished("b", 2), **nonsense))
    assert counts(import_all(file, there.database)) == (2, 0, 0, [])
    assert there.statistics.finished_matches() == []
    for match in (*there.matches.list_running(), *there.matches.list_finished()):
        meta = there.matches.meta(match.match_id)
        assert meta == {"practice": False, "hints": 0, "undos": 0, "duration_ms": 0, "coach": False}
        assert (match.title, there.matches.thumbnail(match.match_id)) == ("", None)


def test_results_follow_from_the_record_whatever_the_file_says(there: Opened, file: Path) -> None:
    match = finished()
    write(file, line(match, counted=True, finished="2026-11-28T12:00:00+00:00", results=[["me", 1000]]))
    import_all(file, there.database)
    (row,) = there.statistics.finished_matches()
    assert [seat.score for seat in row.seats] == match.totals


def hostile(kind: str, file: Path) -> None:
    """A file made to do harm."""
    if kind == "no zip":
        file.write_bytes(b"PK\x03\x04 and then nothing of the kind")
    elif kind == "path":
        write(file, line(running()), name="../../matches.jsonl")
    elif kind == "no manifest":
        with zipfile.ZipFile(file, "w") as target:
            target.writestr("matches.jsonl", b"")
    elif kind == "no matches":
        with zipfile.ZipFile(file, "w") as target:
            target.writestr("manifest.json", json.dumps(MANIFEST))
    elif kind == "another format":
        write(file, manifest={"format": "holzwurm-backup", "version": 1})
    elif kind == "manifest is no object":
        write(file, manifest=["format"])  # type: ignore[arg-type]
    elif kind == "newer":
        write(file, manifest={**MANIFEST, "version": 2})
    elif kind == "twice":
        write(file, line(running()))
        with zipfile.ZipFile(file, "a") as target, pytest.warns(UserWarning, match="Duplicate"):
            target.writestr("matches.jsonl", b"")
    elif kind == "other compression":
        with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as target:
            target.writestr("manifest.json", json.dumps(MANIFEST))
            target.writestr("matches.jsonl", b"")
    elif kind == "encrypted":
        write(file, line(running()))
        content = bytearray(file.read_bytes())
        for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
            start = 0
            while (start := content.find(mark, start)) >= 0:
                content[start + place] |= 1
                start += 4
        file.write_bytes(content)
    elif kind == "damaged":
        write(file, line(running()))
        content = bytearray(file.read_bytes())
        start = content.find(b"matches.jsonl") + len(b"matches.jsonl")
        content[start : start + 200] = bytes(200)
        file.write_bytes(content)
    elif kind == "large manifest":
        write(file, manifest={**MANIFEST, "comment": "x" * 100_000})


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("no zip", "bad-archive"),
        ("path", "bad-archive"),
        ("no manifest", "bad-archive"),
        ("no matches", "bad-archive"),
        ("another format", "bad-archive"),
        ("manifest is no object", "bad-archive"),
        ("newer", "newer-archive"),
        ("twice", "bad-archive"),
        ("other compression", "bad-archive"),
        ("encrypted", "bad-archive"),
        ("damaged", "bad-archive"),
        ("large manifest", "too-large"),
    ],
)
def test_a_hostile_file_is_refused_whole(there: Opened, file: Path, kind: str, code: str) -> None:
    store(there, running("mine", deal=5))
    before = everything(there)
    hostile(kind, file)
    with pytest.raises(StorageError) as refusal:
        import_all(file, there.database)
    assert refusal.value.code == code
    assert everything(there) == before
    assert [each for each in file.parent.rglob("*") if each.name == "matches.jsonl"] == []


def test_a_bomb_of_one_endless_line_costs_no_more_than_a_line(
    there: Opened, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MAX_RECORD_BYTES", 100_000)
    write(file, b"x" * 5_000_000, line(running()))
    assert counts(import_all(file, there.database)) == (1, 0, 0, ["too-large"])


def test_a_bomb_of_too_many_bytes_is_refused(
    there: Opened, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MAX_MATCHES_BYTES", 1_000_000)
    write(file, *([b"{}"] * 400_000))
    with pytest.raises(StorageError, match="too-large"):
        import_all(file, there.database)


def test_a_missing_file_and_a_folder_are_told(there: Opened, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="not-found"):
        import_all(tmp_path / "nothing.zip", there.database)
    with pytest.raises(StorageError, match="not-a-file"):
        import_all(tmp_path, there.database)
