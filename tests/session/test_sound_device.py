"""miniaudio's playback device as the sound player uses it, on a library that only pretends."""

from __future__ import annotations

import enum
import sys
from collections.abc import Generator
from types import ModuleType
from typing import Any

import pytest

from holzwurm_desktop.session.sound import BUFFER, RATE, Device, NoSoundDeviceError, open_miniaudio


class PlaybackDevice:
    """What a test is told of the device."""

    fails: tuple[str, ...] = ()

    def __init__(self, *form: object, **settings: Any) -> None:
        self.form, self.settings = form, settings
        self.samples: Generator[bytes, int, None] | None = None
        self.stopped = self.closed = False
        self._check("open")

    def start(self, samples: Generator[bytes, int, None]) -> None:
        self._check("start")
        self.samples = samples

    def stop(self) -> None:
        self._check("stop")
        self.stopped = True

    def close(self) -> None:
        self.closed = True

    def _check(self, what: str) -> None:
        if what in self.fails:
            raise Library.MiniaudioError(f"no {what}", 7)


class Library(ModuleType):
    """Stands in for miniaudio."""

    class MiniaudioError(Exception):
        pass

    class Backend(enum.Enum):
        ALSA = 1
        NULL = 2

    class SampleFormat(enum.Enum):
        SIGNED16 = 1

    PlaybackDevice = PlaybackDevice


@pytest.fixture(autouse=True)
def _library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", Library("miniaudio"))
    monkeypatch.setattr(PlaybackDevice, "fails", ())


def opened() -> tuple[Device, PlaybackDevice]:
    device = open_miniaudio(lambda count: b"ab" * count)
    inner: PlaybackDevice = device._device  # type: ignore[attr-defined]
    return device, inner


def test_one_channel_of_16_bits_is_opened_and_no_device_that_is_none() -> None:
    _, inner = opened()

    assert inner.form == (Library.SampleFormat.SIGNED16, 1, RATE, BUFFER)
    assert inner.settings["backends"] == [Library.Backend.ALSA]


def test_the_device_gets_as_many_samples_as_it_asks_for_again_and_again() -> None:
    device, inner = opened()
    device.start()

    assert inner.samples is not None
    assert [inner.samples.send(count) for count in (2, 1, 3)] == [b"abab", b"ab", b"ababab"]


def test_it_is_stopped_and_closed() -> None:
    device, inner = opened()
    device.start()
    device.stop()
    assert (inner.stopped, inner.closed) == (True, False)
    device.close()
    assert inner.closed


@pytest.mark.parametrize("what", ["open", "start"])
def test_a_device_that_does_not_open_or_start_is_none_with_the_reason(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlaybackDevice, "fails", (what,))

    with pytest.raises(NoSoundDeviceError, match=f"no {what} 7"):
        opened()[0].start()


def test_a_device_that_does_not_stop_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaybackDevice, "fails", ("stop",))
    device, inner = opened()
    device.stop()

    assert not inner.stopped
