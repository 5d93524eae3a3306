"""What packages say of the program."""

import pytest

import holzwurm_desktop

from project_facts import APP_ID, VERSION, Release, constant, releases, source_time

CHANGELOG = """\
# Changelog

## [Unreleased]

### Added

- A game for
  two.

## [0.0.2] - 2025-04-01

### Added

- Sound.
- Undo.

### Fixed

- A crash.

## [0.0.1] - 2025-03-01
"""


def test_version_and_id_are_those_of_the_program() -> None:
    assert holzwurm_desktop.__version__ == VERSION
    assert holzwurm_desktop.APP_ID == APP_ID


def test_a_constant_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        constant("NONE")


def test_releases_come_from_the_changelog() -> None:
    assert releases(CHANGELOG)[1:] == [
        Release("0.0.2", "2025-04-01", ("Sound.", "Undo.", "A crash.")),
        Release("0.0.1", "2025-03-01", ()),
    ]


def test_what_is_not_released_stands_for_the_present_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert releases(CHANGELOG)[0] == Release(VERSION, "1970-01-02", ("A game for two.",))


def test_the_present_version_is_named_once() -> None:
    dated = CHANGELOG.replace("## [0.0.2]", f"## [{VERSION}]")
    assert [release.version for release in releases(dated)] == [VERSION, "0.0.1"]


def test_the_source_can_be_dated_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "12345")
    assert source_time() == 12345
