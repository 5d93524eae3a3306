"""The table's sounds, mixed on one sound device. The caller never waits.

A thread of its own opens the device for the first sound, stops it a few seconds after the last (a stopped device
uses no processor time) and starts it again for the next. If there is no device, or if miniaudio is missing or fails,
the table is silent: the log gets one line, and the device is tried again a minute later at the earliest.
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
BUFFER = 40  # milliseconds of sound that the device asks for at a time
IDLE = 3.0  # seconds of silence after which the device is stopped; longer than any sound
LATE = (
    0.5  # seconds after which a sound that was asked for is left out: it would come after what it belongs to
)
RETRY = 60.0  # seconds before a device is looked for again after there was none
VOICES = 8  # sounds heard at once; one more drops the oldest
LOUDEST = 32_767  # the largest 16-bit sample

Fill = Callable[[int], bytes]  # number of samples wanted -> that many samples, 16-bit mono


class NoSoundDeviceError(Exception):
    """There is no sound device, or it cannot be used at present."""


class Device(Protocol):
    """An opened sound device. While it is started, it asks for samples."""

    def start(self) -> None:
        """Begin or go on to ask for samples. Raises `NoSoundDeviceError`."""

    def stop(self) -> None:
        """Ask for no more samples until started again."""

    def close(self) -> None:
        """Release the device for good."""


class Mixer:
    """Adds up the sounds being played. Any thread may call it. `gain` is the factor for all samples, 0 to 1."""

    def __init__(self) -> None:
        self.gain = 1.0
        self._voices: list[memoryview[int]] = []
        self._lock = threading.Lock()

    @property
    def busy(self) -> bool:
        """Whether any sound has not been played to its end."""
        return bool(self._voices)

    def add(self, samples: memoryview[int]) -> None:
        """Begin a sound with the next samples that are asked for."""
        with self._lock:
            self._voices = [*self._voices, samples][-VOICES:]

    def clear(self) -> None:
        """Break off every sound."""
        with self._lock:
            self._voices = []

    def fill(self, count: int) -> bytes:
        """The next `count` samples, 16-bit mono; silence where there is no sound."""
        with self._lock:
            heard = [voice[:count] for voice in self._voices]
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
            gain = self.gain
        # Outside the lock: adding up takes a while, and `add` must not wait for it.
        sums = (int(gain * sum(column)) for column in zip_longest(*heard, fillvalue=0))
        # Clipped: several loud sounds together may exceed what 16 bits hold.
        mixed = array("h", (max(-LOUDEST, min(LOUDEST, total)) for total in sums))
        return mixed.tobytes().ljust(2 * count, b"\0")


class SoundPlayer:
    """Plays the `.wav` files of a folder by name; several may sound at once."""

    def __init__(
        self,
        folder: Path,
        enabled: bool = True,
        volume: float = 0.7,
        open_device: Callable[[Fill], Device] | None = None,
        idle: float = IDLE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Neither files nor device are opened before the first sound.

        `folder` holds 16-bit mono files of 44,100 samples a second. `volume` is from 0 to 1, as loud as it seems to
        the ear. `open_device` (default: `open_miniaudio`), `idle` and `clock` (both in seconds) are there for tests.
        Raises `ValueError` for a volume outside 0 to 1.
        """
        self._folder = folder
        self._enabled = enabled
        self._open_device = open_device or open_miniaudio
        self._idle = idle
        self._clock = clock
        self._mixer = Mixer()
        self._asked: list[tuple[str, float]] = []  # names of sounds, and when they were asked for
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False
        # What follows is used by the thread alone, so without a lock.
        self._sounds: dict[str, memoryview[int]] | None = None
        self._device: Device | None = None
        self._running = False
        self._retry_at = -RETRY  # when a device was last missed; at first long enough ago
        self._failure_logged = False
        self.set_volume(volume)

    def play(self, name: str) -> None:
        """Play the sound `name` as soon as possible. Returns at once; an unknown name is ignored."""
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
        """Set the volume, from 0 to 1; sounds being played follow at once. Raises `ValueError` for another volume."""
        if not 0.0 <= volume <= 1.0:
            raise ValueError(f"volume {volume} is not between 0 and 1")
        self._mixer.gain = volume * volume  # the ear hears ratios: half the amplitude sounds louder than half

    def set_enabled(self, enabled: bool) -> None:
        """Switch sound on or off. Switching it off also ends the sounds being played."""
        self._enabled = enabled
        if not enabled:
            with self._wake:
                self._asked.clear()
            self._mixer.clear()

    def close(self) -> None:
        """Release the device; nothing is played any more. Waits at most two seconds for the thread."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(timeout=2.0)

    def _work(self) -> None:
        """What the thread does: wait for sounds, start the device for them, stop it after a silence."""
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
        """Play the sounds that were asked for, unless there is no device or it took too long to open."""
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
        """Open the device if it is not open yet; return False if there is none."""
        if self._device is None and self._clock() - self._retry_at >= RETRY:
            try:
                self._device = self._open_device(self._mixer.fill)
            except NoSoundDeviceError as reason:
                self._give_up(reason)
        return self._device is not None

    def _give_up(self, reason: NoSoundDeviceError) -> None:
        """Be silent for a while. Only the first failure is logged, so that the log does not fill up."""
        if not self._failure_logged:
            logger.info("no sound: %s", reason)
            self._failure_logged = True
        self._retry_at = self._clock()
        self._drop_device()

    def _rest(self) -> None:
        """Stop the device after a silence.

        No sound lasts as long as `IDLE`. A device that has not asked for the end of one by now is dead, and dropped.
        """
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
    """The sounds of a folder by name, as 16-bit samples. A file that cannot be used is logged and left out."""
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
        # Without the null device: it always opens, and would keep a thread busy for nothing.
        backends = [backend for backend in library.Backend if backend is not library.Backend.NULL]
        self._device = library.PlaybackDevice(
            library.SampleFormat.SIGNED16, 1, RATE, BUFFER, backends=backends, app_name="Holzwurm Desktop"
        )

    def start(self) -> None:
        samples = self._samples()
        next(samples)  # miniaudio sends the number of samples into it, for which it must have been started
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
    """Open the computer's sound device. It will call `fill` from a thread of miniaudio's.

    Importing miniaudio and opening the device take a while. Raises `NoSoundDeviceError`.
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


# Kept for good: ALSA keeps only its address, which Python does not count as a use.
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
