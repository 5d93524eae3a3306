"""The table's sounds, mixed on one sound device and played without ever making the caller wait.

A thread of its own opens the device at the first sound, stops it a few seconds after the last (a stopped
device uses no processor time) and starts it again for the next. Where there is no device, or miniaudio
is missing or fails, the table is silent: one line in the log, and another try a minute later at the earliest.
"""

from __future__ import annotations

import ctypes
import logging
import struct
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Generator
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from typing import Protocol

logger = logging.getLogger(__name__)

RATE = 44_100  # samples per second, of the files and the device alike
BUFFER = 40  # milliseconds that the device asks for at a time
IDLE = 3.0  # seconds of silence after which the device is stopped; longer than any sound
LATE = 0.5  # seconds after which a sound that could not be started is better left out
RETRY = 60.0  # seconds before a device is looked for again after there was none
VOICES = 8  # sounds heard at once; one more drops the oldest
LOUDEST = 32_767

Fill = Callable[[int], bytes]  # so many samples wanted -> as many, 16-bit mono


class NoSoundDeviceError(Exception):
    """There is no sound device, or it cannot be used now."""


class Device(Protocol):
    """A sound device that has been opened; it asks for samples while it is started."""

    def start(self) -> None:
        """Begin or go on asking for samples. Raises NoSoundDeviceError."""

    def stop(self) -> None:
        """Ask for no more samples until started again."""

    def close(self) -> None:
        """Let go of the device for good."""


class Mixer:
    """Adds up the sounds under way. Any thread may call it."""

    def __init__(self) -> None:
        self.gain = 1.0
        self._voices: list[memoryview[int]] = []
        self._lock = threading.Lock()

    @property
    def busy(self) -> bool:
        """Whether a sound is still under way."""
        return bool(self._voices)

    def add(self, samples: memoryview[int]) -> None:
        """Let a sound begin with the next samples asked for."""
        with self._lock:
            self._voices = [*self._voices, samples][-VOICES:]

    def clear(self) -> None:
        """Break off every sound."""
        with self._lock:
            self._voices = []

    def fill(self, count: int) -> bytes:
        """The next `count` samples, 16-bit mono; silence where nothing sounds."""
        with self._lock:
            heard = [voice[:count] for voice in self._voices]
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
            gain = self.gain
        sums = (int(gain * sum(column)) for column in zip_longest(*heard, fillvalue=0))
        mixed = array("h", (max(-LOUDEST, min(LOUDEST, total)) for total in sums))
        return mixed.tobytes().ljust(2 * count, b"\0")


class SoundPlayer:
    """Plays the `.wav` files of a folder by name, overlapping if need be."""

    def __init__(
        self,
        folder: Path,
        enabled: bool = True,
        volume: float = 0.7,
        open_device: Callable[[Fill], Device] | None = None,
        idle: float = IDLE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Nothing is read or opened before the first sound.

        `folder` holds 16-bit mono files of 44,100 samples a second. `volume` goes from 0 to 1 as the ear
        hears it. `open_device` (default: `open_miniaudio`), `idle` (seconds) and `clock` (seconds) are there
        for tests. Raises ValueError for another volume.
        """
        self._folder = folder
        self._enabled = enabled
        self._open_device = open_device or open_miniaudio
        self._idle = idle
        self._clock = clock
        self._mixer = Mixer()
        self._asked: list[tuple[str, float]] = []
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False
        # From here on only the thread's own.
        self._sounds: dict[str, memoryview[int]] | None = None
        self._device: Device | None = None
        self._running = False
        self._retry_at = -RETRY
        self._told = False
        self.set_volume(volume)

    def play(self, name: str) -> None:
        """Let the sound `name` be heard as soon as may be; returns at once, and never fails."""
        if not self._enabled or self._closed or self._mixer.gain == 0.0:
            return
        with self._wake:
            self._asked.append((name, self._clock()))
            del self._asked[:-VOICES]
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
                self._thread.start()
            self._wake.notify()

    def set_volume(self, volume: float) -> None:
        """Set the loudness, 0 to 1, at once for sounds under way too. Raises ValueError."""
        if not 0.0 <= volume <= 1.0:
            raise ValueError(f"volume {volume} is not between 0 and 1")
        self._mixer.gain = volume * volume

    def set_enabled(self, enabled: bool) -> None:
        """Switch sound on or off; off breaks off what is being heard."""
        self._enabled = enabled
        if not enabled:
            with self._wake:
                self._asked.clear()
            self._mixer.clear()

    def close(self) -> None:
        """Let go of the device; nothing is played any more."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(timeout=2.0)

    def _work(self) -> None:
        """The thread: waits for sounds, starts the device for them, stops it after a silence."""
        while not self._closed:
            with self._wake:
                if not self._asked and not self._closed:
                    self._wake.wait(self._idle if self._running else None)
                asked, self._asked = self._asked, []
            if asked:
                self._begin(asked)
            elif self._running and not self._closed:
                self._rest()
        self._drop_device()

    def _begin(self, asked: list[tuple[str, float]]) -> None:
        """Mix the sounds asked for, if a device can be had in time."""
        if self._sounds is None:
            self._sounds = load(self._folder)
        if not self._find_device():
            return
        for name, at in asked:
            if self._enabled and name in self._sounds and self._clock() - at <= LATE:
                self._mixer.add(self._sounds[name])
        if self._device is not None and self._mixer.busy and not self._running:
            try:
                self._device.start()
                self._running = True
            except NoSoundDeviceError as reason:
                self._give_up(reason)

    def _find_device(self) -> bool:
        """Open the device if it is not; False where there is none."""
        if self._device is None and self._clock() - self._retry_at >= RETRY:
            try:
                self._device = self._open_device(self._mixer.fill)
            except NoSoundDeviceError as reason:
                self._give_up(reason)
        return self._device is not None

    def _give_up(self, reason: NoSoundDeviceError) -> None:
        """Be silent for a while, and say so in the log the first time."""
        if not self._told:
            logger.info("no sound: %s", reason)
            self._told = True
        self._retry_at = self._clock()
        self._drop_device()

    def _rest(self) -> None:
        """Stop the device after a silence. One that still owes us the end of a sound has died: drop it."""
        if self._mixer.busy:
            self._drop_device()
        elif self._device is not None:
            self._device.stop()
            self._running = False

    def _drop_device(self) -> None:
        device, self._device, self._running = self._device, None, False
        self._mixer.clear()
        if device is not None:
            device.close()


def load(folder: Path) -> dict[str, memoryview[int]]:
    """The sounds of a folder by name, as 16-bit samples; a file of no use is logged and left out."""
    sounds = {}
    for path in sorted(folder.glob("*.wav")):
        try:
            with wave.open(str(path), "rb") as file:
                if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                    raise wave.Error("not 16-bit mono at 44.1 kHz")
                data = file.readframes(file.getnframes())
            sounds[path.stem] = memoryview(array("h", struct.unpack(f"<{len(data) // 2}h", data)))
        except (OSError, EOFError, wave.Error) as reason:
            logger.warning("sound %s left out: %s", path.name, reason)
    return sounds


class _Miniaudio:
    """miniaudio's playback device."""

    def __init__(self, library: ModuleType, fill: Fill) -> None:
        self._error: type[Exception] = library.MiniaudioError
        self._fill = fill
        # Without the null device, which would keep a thread busy for nothing.
        backends = [backend for backend in library.Backend if backend is not library.Backend.NULL]
        self._device = library.PlaybackDevice(
            library.SampleFormat.SIGNED16, 1, RATE, BUFFER, backends=backends, app_name="Holzwurm Desktop"
        )

    def start(self) -> None:
        samples = self._samples()
        next(samples)
        try:
            self._device.start(samples)
        except self._error as reason:
            raise NoSoundDeviceError(" ".join(map(str, reason.args))) from reason

    def stop(self) -> None:
        try:
            self._device.stop()
        except self._error as reason:
            logger.debug("sound device did not stop: %s", reason)

    def close(self) -> None:
        self._device.close()

    def _samples(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            count = yield self._fill(count)


def open_miniaudio(fill: Fill) -> Device:
    """Open the computer's sound device; `fill` is called from a thread of miniaudio's.

    It takes a while, the import of miniaudio included. Raises NoSoundDeviceError.
    """
    try:
        import miniaudio
    except (ImportError, OSError) as reason:
        raise NoSoundDeviceError(f"miniaudio cannot be loaded: {reason}") from reason
    _hush_alsa()
    try:
        return _Miniaudio(miniaudio, fill)
    except miniaudio.MiniaudioError as reason:
        raise NoSoundDeviceError(" ".join(map(str, reason.args))) from reason


# Kept here, as the library keeps only its address.
_ignore_message = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)(lambda file, line, function, code, message: None)


def _hush_alsa() -> None:
    """Keep ALSA from writing dozens of lines to standard error on a computer without a sound card."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_ignore_message)
    except (OSError, AttributeError) as reason:
        logger.debug("no ALSA to hush: %s", reason)
