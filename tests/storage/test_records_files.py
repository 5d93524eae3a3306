import errno
import os
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.storage import files, records_files
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.records_files import read_record_file, write_record_file

Json = dict[str, Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.holzwurm.json"


def code_of_reading(path: Path) -> str:
    with pytest.raises(StorageError) as refusal:
        read_record_file(path)
    assert refusal.value.data["path"] == str(path)
    return refusal.value.code


def test_a_written_record_reads_equal(path: Path, record: Json) -> None:
    write_record_file(path, record)
    assert read_record_file(path) == record


def test_a_record_is_one_line_of_readable_utf_8(path: Path, record: Json) -> None:
    write_record_file(path, record)
    content = path.read_bytes()
    assert content.count(b"\n") == 1
    assert "Zoë".encode() in content


def test_writing_makes_the_folder_and_leaves_nothing_else(tmp_path: Path, record: Json) -> None:
    write_record_file(tmp_path / "new" / "game.holzwurm.json", record)
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["game.holzwurm.json"]


def test_a_missing_file_is_not_found(path: Path) -> None:
    assert code_of_reading(path) == "not-found"


def test_a_folder_is_not_a_file(path: Path) -> None:
    path.mkdir()
    assert code_of_reading(path) == "not-a-file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    assert code_of_reading(path) == "not-a-file"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"{} {}",
        b'{"name": "\xe9"}',
        b'"\\ud800"',
        b"[NaN]",
        b"[-Infinity]",
        b"[" * 100_000,
        b"1" * 5000,
    ],
    ids=[
        "empty", "cut off", "two values", "not UTF-8", "half a surrogate pair", "NaN",
        "infinity", "nested too deeply", "endless number",
    ],
)  # fmt: skip
def test_what_is_not_strict_json_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(RecordError, match="not-"):
        read_record_file(path)


def test_a_byte_order_mark_is_passed_over(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbf{"a": 1}')
    assert read_record_file(path) == {"a": 1}


def test_a_whole_surrogate_pair_is_read(path: Path) -> None:
    path.write_bytes(b'"\\ud83c\\udccf"')
    assert read_record_file(path) == "🃏"


def test_the_largest_file_allowed_is_read_and_one_byte_more_is_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_files, "MAX_RECORD_BYTES", 10)
    path.write_bytes(b'"12345678"')
    assert read_record_file(path) == "12345678"
    path.write_bytes(b'"123456789"')
    assert code_of_reading(path) == "too-large"


def test_a_record_too_large_to_read_back_is_not_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_files, "MAX_RECORD_BYTES", 10)
    with pytest.raises(StorageError, match="too-large"):
        write_record_file(path, {"comment": "long"})
    assert not path.exists()


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EACCES, "no-permission"),
        (errno.EROFS, "read-only"),
        (errno.EIO, "io-error"),
    ],
)
def test_a_failed_writing_leaves_the_old_file_and_no_other(
    path: Path, record: Json, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    write_record_file(path, record)

    def fail(descriptor: int) -> None:
        raise OSError(number, "failed")

    monkeypatch.setattr(files.os, "fsync", fail)
    with pytest.raises(StorageError) as refusal:
        write_record_file(path, {})
    assert refusal.value.code == code
    assert read_record_file(path) == record
    assert list(path.parent.iterdir()) == [path]


def test_a_symbolic_link_stays_one(tmp_path: Path, path: Path, record: Json) -> None:
    target = tmp_path / "elsewhere.json"
    target.write_bytes(b"{}")
    try:
        path.symlink_to(target)
    except OSError:
        pytest.skip("this system allows no symbolic links")
    write_record_file(path, record)
    assert path.is_symlink()
    assert read_record_file(target) == record
