"""A window that cannot be opened is told in one line, with what to install."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from holzwurm_desktop.cli import display
from holzwurm_desktop.cli.display import display_trouble, missing_library

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display")


def test_without_a_display_the_commands_that_need_none_are_named() -> None:
    assert "check" in display_trouble({})


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_a_library_that_x11_needs_is_named_with_its_package(
    environment: dict[str, str], asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display, "missing_library", lambda _: "libxcb-cursor.so.0")
    told = display_trouble(environment)

    assert ("sudo apt install libxcb-cursor0" in told) == asked
    assert "\n" not in told


def test_another_library_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "missing_library", lambda _: "libsome.so.1")

    assert "libsome.so.1" in display_trouble({"DISPLAY": ":0"})


def test_a_library_that_cannot_be_loaded_is_missing(tmp_path: Path) -> None:
    assert missing_library(tmp_path / "libnone.so").endswith("libnone.so")
    assert missing_library(Path("libc.so.6")) == ""
