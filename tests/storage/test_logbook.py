"""The log: where something went wrong, without names and cards, and of a limited size."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from holzwurm_desktop.storage import logbook
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.logbook import close_logbook, logbook_path, open_logbook, trace_of

logger = logging.getLogger("holzwurm_desktop.somewhere")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    handler = open_logbook(tmp_path / "data")
    yield logbook_path(tmp_path / "data")
    close_logbook(handler)


def test_nothing_is_made_before_something_is_logged(log: Path) -> None:
    assert not log.parent.exists()


def test_an_exception_is_logged_with_its_place_and_without_its_words(log: Path) -> None:
    try:
        raise KeyError("Ann has B1")
    except KeyError:
        logger.exception("the start failed for %s", "Ann")
    text = log.read_text("utf-8")

    assert "the start failed" in text
    assert "test_logbook.py" in text
    assert "Ann" not in text
    assert "B1" not in text


def test_the_log_does_not_grow_for_ever(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3 * logbook.LARGEST_BYTES // 100):
        logger.warning("x" * 200)

    files = list(log.parent.iterdir())
    assert len(files) == 1 + logbook.OLDER_FILES
    assert all(file.stat().st_size <= logbook.LARGEST_BYTES for file in files)


def test_a_log_that_cannot_be_written_disturbs_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").touch()
    handler = open_logbook(tmp_path / "data")
    logger.warning("x")
    close_logbook(handler)

    assert capsys.readouterr().err == ""


def test_a_trace_tells_the_cause_and_the_code_and_no_folder_of_a_person() -> None:
    try:
        try:
            raise OSError("/home/ann/secret")
        except OSError as error:
            raise StorageError("disk-full", {"path": "/home/ann"}) from error
    except StorageError as error:
        trace = trace_of(error)

    assert trace.splitlines()[0] == "StorageError (disk-full)"
    assert "OSError" in trace
    assert "ann" not in trace
    assert str(Path(__file__).parent) not in trace
