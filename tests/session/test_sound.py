"""The sound player, on a device that only pretends; and the script that makes the sounds."""

import logging
import runpy
import struct
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.sound import Fill, Mixer, NoSoundDeviceError, SoundPlayer, load, open_miniaudio

SOON = 10.0  # seconds to wait at most for the player's thread
SOUNDS = ("error", "knock", "lay", "shuffle", "take", "turn", "win")


class FakeDevice:
    """Lets a test wait for what the player's thread does, and pull samples by hand (or all at its start)."""

    hungry = False

    def __init__(self, fill: Fill) -> None:
        self.fill = fill
        self.started = threading.Event()
        self.stopped = threading.Event()
        self.closed = threading.Event()

    def start(self) -> None:
        if self.hungry:
            self.fill(44_100)
        self.started.set()

    def stop(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        self.closed.set()


class Shop:
    """Hands out fake devices, and remembers them and the threads that asked."""

    def __init__(self) -> None:
        self.kind = FakeDevice
        self.devices: list[FakeDevice] = []
        self.threads: list[int] = []
        self.opened = threading.Event()

    def open(self, fill: Fill) -> FakeDevice:
        self.devices.append(self.kind(fill))
        self.threads.append(threading.get_ident())
        self.opened.set()
        return self.devices[-1]


def pulled(fill: Fill, count: int) -> list[int]:
    """So many samples asked of a mixer."""
    return list(struct.unpack(f"<{count}h", fill(count)))


def sound_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "sound"]


def voice(*samples: int) -> "memoryview[int]":
    return memoryview(array("h", samples))


def write_wav(path: Path, samples: list[int], rate: int = 44_100) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_wav(tmp_path / "lay.wav", [1000, 2000, 3000])
    return tmp_path


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def make(folder: Path) -> Iterator[Callable[..., SoundPlayer]]:
    """Makes players that are closed after the test."""
    players = []

    def new(**arguments: object) -> SoundPlayer:
        players.append(SoundPlayer(folder, **arguments))  # type: ignore[arg-type]
        return players[-1]

    yield new
    for player in players:
        player.close()


def test_the_mixer_is_silent_when_nothing_sounds() -> None:
    assert pulled(Mixer().fill, 3) == [0, 0, 0]


def test_a_sound_goes_on_where_the_last_request_ended() -> None:
    mixer = Mixer()
    mixer.add(voice(1, 2, 3))
    assert pulled(mixer.fill, 2) + pulled(mixer.fill, 2) == [1, 2, 3, 0]
    assert not mixer.busy


def test_a_sound_is_over_with_its_last_sample() -> None:
    mixer = Mixer()
    mixer.add(voice(1, 2, 3))
    assert pulled(mixer.fill, 2) == [1, 2]
    assert mixer.busy
    assert pulled(mixer.fill, 1) == [3]
    assert not mixer.busy


def test_overlapping_sounds_add_up() -> None:
    mixer = Mixer()
    mixer.add(voice(100, 100, 100))
    mixer.add(voice(5, 6))
    assert pulled(mixer.fill, 4) == [105, 106, 100, 0]


def test_a_sum_too_loud_is_held_at_full_scale() -> None:
    mixer = Mixer()
    mixer.add(voice(30_000, -30_000))
    mixer.add(voice(30_000, -30_000))
    assert pulled(mixer.fill, 2) == [32_767, -32_767]


def test_a_ninth_sound_drops_the_oldest() -> None:
    mixer = Mixer()
    for sample in range(1, 10):
        mixer.add(voice(sample))
    assert pulled(mixer.fill, 1) == [sum(range(2, 10))]


def test_a_sound_is_played_at_the_squared_volume(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    make(volume=0.5, open_device=shop.open).play("lay")
    assert shop.opened.wait(SOON)
    assert shop.devices[0].started.wait(SOON)
    assert pulled(shop.devices[0].fill, 4) == [250, 500, 750, 0]


def test_the_device_is_opened_by_a_thread_of_its_own(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    make(open_device=shop.open).play("lay")
    assert shop.opened.wait(SOON)
    assert shop.threads != [threading.get_ident()]


def test_play_does_not_wait_for_a_device_that_is_slow_to_open(make: Callable[..., SoundPlayer]) -> None:
    entered, go = threading.Event(), threading.Event()

    def slow(fill: Fill) -> FakeDevice:
        entered.set()
        assert go.wait(SOON)
        return FakeDevice(fill)

    player = make(open_device=slow)
    player.play("lay")
    assert entered.wait(SOON)
    took = []
    for _ in range(20):
        begun = time.perf_counter()
        player.play("lay")
        took.append(time.perf_counter() - begun)
    go.set()
    assert min(took) < 0.001


def test_a_sound_that_comes_too_late_is_left_out(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    now = [100.0]
    found = threading.Event()

    def slow(fill: Fill) -> FakeDevice:
        now[0] += 2.0
        device = shop.open(fill)
        found.set()
        return device

    player = make(open_device=slow, clock=lambda: now[0])
    player.play("lay")
    assert found.wait(SOON)
    player.close()
    assert not shop.devices[0].started.is_set()


def test_nothing_is_opened_while_sound_is_off_or_mute(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    make(enabled=False, open_device=shop.open).play("lay")
    make(volume=0.0, open_device=shop.open).play("lay")
    assert not sound_threads()
    assert not shop.devices


def test_sound_that_was_switched_off_plays_nothing_until_it_is_on_again(
    make: Callable[..., SoundPlayer], shop: Shop
) -> None:
    player = make(open_device=shop.open)
    player.set_enabled(False)
    player.play("lay")
    assert not sound_threads()
    player.set_enabled(True)
    player.play("lay")
    assert [thread.daemon for thread in sound_threads()] == [True]  # whoever quits does not wait for it
    assert shop.opened.wait(SOON)


def test_switching_sound_off_breaks_off_what_is_heard(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    player = make(open_device=shop.open)
    player.play("lay")
    assert shop.opened.wait(SOON)
    assert shop.devices[0].started.wait(SOON)
    player.set_enabled(False)
    assert pulled(shop.devices[0].fill, 3) == [0, 0, 0]


def test_a_change_of_volume_is_heard_at_once(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    player = make(volume=1.0, open_device=shop.open)
    player.play("lay")
    assert shop.opened.wait(SOON)
    assert shop.devices[0].started.wait(SOON)
    assert pulled(shop.devices[0].fill, 1) == [1000]
    player.set_volume(0.1)
    assert pulled(shop.devices[0].fill, 2) == [20, 30]


@pytest.mark.parametrize("volume", [-0.1, 1.1])
def test_a_volume_out_of_range_is_refused(make: Callable[..., SoundPlayer], volume: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        make(volume=volume)


def test_the_device_is_stopped_after_a_silence_and_started_again(
    make: Callable[..., SoundPlayer], shop: Shop
) -> None:
    class Hungry(FakeDevice):
        hungry = True

    shop.kind = Hungry
    player = make(open_device=shop.open, idle=0.01)
    player.play("lay")
    assert shop.opened.wait(SOON)
    device = shop.devices[0]
    assert device.stopped.wait(SOON)
    device.started.clear()
    player.play("lay")
    assert device.started.wait(SOON)
    assert len(shop.devices) == 1


def test_a_device_that_asks_no_more_is_closed_and_another_opened(
    make: Callable[..., SoundPlayer], shop: Shop
) -> None:
    player = make(open_device=shop.open, idle=0.01)
    player.play("lay")
    assert shop.opened.wait(SOON)
    assert shop.devices[0].closed.wait(SOON)
    shop.opened.clear()
    player.play("lay")
    assert shop.opened.wait(SOON)
    assert len(shop.devices) == 2
    assert shop.devices[1].started.wait(SOON)
    assert pulled(shop.devices[1].fill, 1) == [489]  # at the usual volume, and without what was not heard


def test_closing_the_player_closes_the_device_and_ends_the_thread(
    make: Callable[..., SoundPlayer], shop: Shop
) -> None:
    player = make(open_device=shop.open)
    player.play("lay")
    assert shop.opened.wait(SOON)
    player.close()
    player.play("lay")
    assert shop.devices[0].closed.is_set()
    assert not sound_threads()


def test_without_a_device_there_is_one_line_in_the_log_and_one_try_a_minute(
    make: Callable[..., SoundPlayer], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    now, tries = [1000.0], threading.Semaphore(0)

    def none(fill: Fill) -> FakeDevice:
        tries.release()
        raise NoSoundDeviceError("nobody home")

    player = make(open_device=none, clock=lambda: now[0])
    player.play("lay")
    assert tries.acquire(timeout=SOON)
    player.play("lay")
    assert not tries.acquire(timeout=0.1)
    now[0] += 61.0
    player.play("lay")
    assert tries.acquire(timeout=SOON)
    player.close()
    assert [record.getMessage() for record in caplog.records] == ["no sound: nobody home"]


def test_a_device_that_will_not_start_is_let_go(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    class Stubborn(FakeDevice):
        def start(self) -> None:
            raise NoSoundDeviceError("busy")

    shop.kind = Stubborn
    make(open_device=shop.open).play("lay")
    assert shop.opened.wait(SOON)
    assert shop.devices[0].closed.wait(SOON)


def test_a_name_without_a_sound_is_silent(make: Callable[..., SoundPlayer], shop: Shop) -> None:
    player = make(open_device=shop.open)
    player.play("trumpet")
    assert shop.opened.wait(SOON)
    player.close()
    assert not shop.devices[0].started.is_set()


def test_a_damaged_file_is_left_out_and_named_in_the_log(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "bent.wav").write_bytes(b"RIFF")
    write_wav(folder / "slow.wav", [1, 2], rate=8000)
    assert list(load(folder)) == ["lay"]
    assert [record.getMessage().split()[1] for record in caplog.records] == ["bent.wav", "slow.wav"]


def test_without_miniaudio_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSoundDeviceError, match="miniaudio"):
        open_miniaudio(Mixer().fill)


def test_the_shipped_sounds_are_all_there_small_and_dry() -> None:
    sounds = load(resource("sounds"))
    assert sorted(sounds) == list(SOUNDS)
    for samples in sounds.values():
        assert samples.nbytes < 60_000
        assert max(abs(sample) for sample in samples[-20:]) < 10


def test_the_script_makes_the_shipped_sounds_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = resource("sounds", "make_sounds.py")
    monkeypatch.setattr(sys, "argv", [str(script), str(tmp_path)])
    runpy.run_path(str(script), run_name="__main__")
    for name in SOUNDS:
        assert (tmp_path / f"{name}.wav").read_bytes() == resource("sounds", f"{name}.wav").read_bytes()
