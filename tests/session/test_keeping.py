"""What could not be stored is tried again until it is, and told once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from holzwurm_desktop.session import keeping
from holzwurm_desktop.session.keeping import Keeper
from holzwurm_desktop.storage.errors import StorageError


class Disk:
    """A match to be kept, which a test can let fail to be stored, and what its keeper told."""

    def __init__(self) -> None:
        self.error: str | None = None
        self.stored = True
        self.saves = 0
        self.owner = QObject()
        self.keeper = Keeper(self.save, lambda: self.stored, self.owner)
        self.told: list[str | bool] = []
        self.keeper.troubled.connect(lambda error: self.told.append(error.code))
        self.keeper.unsaved_changed.connect(self.told.append)

    def save(self) -> None:
        self.saves += 1
        if self.error is not None:
            raise StorageError(self.error)
        self.stored = True


@pytest.fixture
def disk(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(keeping, "AGAIN_MS", 0)
    return Disk()


def test_what_is_stored_is_told_to_nobody(disk: Disk) -> None:
    assert disk.keeper.save() is True
    assert (disk.told, disk.keeper.unsaved, disk.keeper.error) == ([], False, None)


def test_a_misfortune_is_told_once_until_storing_goes_well_again(disk: Disk) -> None:
    disk.error, disk.stored = "disk-full", False
    assert [disk.keeper.save(), disk.keeper.save()] == [False, False]
    assert disk.told == ["disk-full", True]
    assert disk.keeper.unsaved
    assert disk.keeper.error is not None

    disk.error = None
    assert disk.keeper.save() is True
    assert disk.told == ["disk-full", True, False]
    assert (disk.keeper.unsaved, disk.keeper.error) == (False, None)

    disk.error, disk.stored = "disk-full", False
    disk.keeper.save()
    assert disk.told == ["disk-full", True, False, "disk-full", True]


def test_a_misfortune_that_is_why_nothing_happens_is_told_again(disk: Disk) -> None:
    disk.error, disk.stored = "disk-full", False
    disk.keeper.save()
    assert disk.keeper.save_or_tell() is False
    assert disk.told == ["disk-full", True, "disk-full"]
    disk.error = None
    assert disk.keeper.save_or_tell() is True


def test_what_another_copy_has_changed_is_told_each_time(disk: Disk) -> None:
    disk.error = "changed-elsewhere"
    disk.keeper.save()
    disk.keeper.save()
    assert disk.told == ["changed-elsewhere"] * 2

    disk.error = "disk-full"
    disk.keeper.save()
    assert disk.told[2:] == ["disk-full"]


def test_where_no_move_was_missing_it_is_told_that_the_trouble_is_over(disk: Disk) -> None:
    disk.error = "disk-full"
    disk.keeper.save()
    disk.error = None
    disk.keeper.save()
    disk.keeper.save()
    assert disk.told == ["disk-full", False]


def test_it_is_tried_again_until_it_is_stored_and_no_longer(disk: Disk, qtbot: QtBot) -> None:
    disk.error, disk.stored = "disk-full", False
    disk.keeper.save()
    qtbot.waitUntil(lambda: disk.saves > 2)
    disk.error = None
    qtbot.waitUntil(lambda: disk.stored)
    saves = disk.saves
    for _ in range(3):
        QCoreApplication.processEvents()
    assert disk.saves == saves


def test_after_stopping_nothing_is_tried_again(disk: Disk) -> None:
    disk.error, disk.stored = "disk-full", False
    disk.keeper.save()
    disk.keeper.stop()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert disk.saves == 1


def test_any_other_change_is_made_in_the_same_way(disk: Disk) -> None:
    done: list[int] = []
    assert disk.keeper.do(lambda: done.append(1)) is True
    assert done == [1]
