"""Makes the table's sounds: short, dry and wooden, as 44.1 kHz 16-bit mono WAV files.

    python3 make_sounds.py [FOLDER]

writes them into FOLDER, or beside this file. Every sound is struck wood (a few damped resonances hit by a
short pulse) and brushed paper (noise through a broad resonance). The same files come out on every machine:
the noise has a fixed seed, and what the platform's own mathematics computes is rounded before it is used.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 44_100  # samples per second
FADE = 0.012  # seconds at the end in which a sound goes to nothing

Samples = list[float]
# Of a piece of wood: (frequency in Hz, seconds until it is 60 dB down, loudness) of each resonance.
Modes = tuple[tuple[float, float, float], ...]

PLANK: Modes = ((247.0, 0.10, 1.0), (538.0, 0.075, 0.8), (1010.0, 0.05, 0.6), (1870.0, 0.03, 0.45))
TABLE: Modes = ((182.0, 0.16, 1.0), (349.0, 0.12, 0.9), (688.0, 0.08, 0.65), (1390.0, 0.045, 0.5))
BLOCK: Modes = ((1180.0, 0.04, 1.0), (2630.0, 0.022, 0.5))
DULL: Modes = ((1.0, 0.13, 1.0), (2.31, 0.08, 0.6), (4.2, 0.04, 0.3))
BAR: Modes = ((1.0, 0.34, 1.0), (3.92, 0.13, 0.35), (9.1, 0.04, 0.2))


def tuned(modes: Modes, pitch: float) -> Modes:
    """Resonances given as multiples of a pitch, in Hz."""
    return tuple((ratio * pitch, decay, loudness) for ratio, decay, loudness in modes)


def silence(seconds: float) -> Samples:
    """A sound to be filled in."""
    return [0.0] * round(seconds * RATE)


def resonate(samples: Samples, frequency: float, decay: float) -> Samples:
    """What one resonance makes of its input: a unit impulse rings with amplitude 1, an offset not at all."""
    damping = round(math.exp(-math.log(1000.0) / (decay * RATE)), 12)
    angle = 2.0 * math.pi * frequency / RATE
    feedback, loss = round(2.0 * damping * math.cos(angle), 12), damping * damping
    before = now = older = old = 0.0
    rung = []
    for sample in samples:
        before, now = now, 0.5 * (sample - older) + feedback * now - loss * before
        older, old = old, sample
        rung.append(now)
    return rung


def add(sound: Samples, part: Samples, at: float, gain: float) -> None:
    """Mix a part into a sound, starting `at` seconds; what would stick out at the end is dropped."""
    start = round(at * RATE)
    for index, sample in enumerate(part[: len(sound) - start], start):
        sound[index] += gain * sample


def strike(sound: Samples, modes: Modes, at: float, gain: float = 1.0, contact: float = 0.0016) -> None:
    """Hit a piece of wood; the longer the contact in seconds, the softer the mallet."""
    width = round(contact * RATE)
    half = (width - 1) / 2.0
    pulse = [1.0 - ((index - half) / (half + 1.0)) ** 2 for index in range(width)]
    total = math.fsum(pulse)
    hit = [sample / total for sample in pulse] + [0.0] * (len(sound) - round(at * RATE) - width)
    for frequency, decay, loudness in modes:
        add(sound, resonate(hit, frequency, decay), at, gain * loudness)


def brush(sound: Samples, noise: random.Random, at: float, seconds: float, band: float, gain: float) -> None:
    """Paper over wood: noise around `band` Hz that swells during its first third and dies away."""
    count = round(seconds * RATE)
    rising = count / 3.0
    rustle = []
    for index in range(count):
        swell = index / rising if index < rising else (count - index) / (count - rising)
        rustle.append(swell * swell * (2.0 * noise.random() - 1.0))
    add(sound, resonate(rustle, band, 0.0011), at, gain)


def lay(noise: random.Random) -> Samples:
    """A card put down on the board."""
    sound = silence(0.17)
    brush(sound, noise, 0.0, 0.035, 3100.0, 0.16)
    strike(sound, PLANK, 0.016, contact=0.0011)
    brush(sound, noise, 0.016, 0.024, 2300.0, 0.3)
    return sound


def take(noise: random.Random) -> Samples:
    """A row swept together and lifted."""
    sound = silence(0.34)
    for at, band in ((0.0, 1500.0), (0.05, 2100.0), (0.11, 2900.0)):
        brush(sound, noise, at, 0.13, band, 0.24)
    for at, gain in ((0.03, 0.35), (0.085, 0.45), (0.13, 0.55), (0.205, 0.9)):
        strike(sound, PLANK, at, gain, contact=0.0011)
    return sound


def shuffle(noise: random.Random) -> Samples:
    """Two halves riffled together and squared on the board."""
    sound = silence(0.66)
    at, gap = 0.01, 0.027
    while at < 0.44:
        brush(sound, noise, at, 0.011, 2300.0 + 1600.0 * noise.random(), 0.5 + 0.3 * noise.random())
        strike(sound, BLOCK, at, 0.10, contact=0.0008)
        at += gap * (0.85 + 0.3 * noise.random())
        gap *= 0.955
    brush(sound, noise, 0.43, 0.08, 2200.0, 0.35)
    strike(sound, PLANK, 0.50, 1.2, contact=0.0014)
    strike(sound, PLANK, 0.565, 0.8, contact=0.0014)
    return sound


def knock(noise: random.Random) -> Samples:
    """Knuckles on the table, twice."""
    sound = silence(0.38)
    for at, gain in ((0.0, 1.0), (0.15, 0.85)):
        strike(sound, TABLE, at, gain, contact=0.001)
        brush(sound, noise, at, 0.006, 1400.0, 0.25 * gain)
    return sound


def win(noise: random.Random) -> Samples:
    """Four wooden bars upwards: G, C, E, G."""
    del noise  # nothing rustles in this one
    sound = silence(0.67)
    for at, pitch, gain in ((0.0, 392.0, 0.8), (0.1, 523.25, 0.85), (0.2, 659.26, 0.9), (0.31, 783.99, 1.0)):
        strike(sound, tuned(BAR, pitch), at, gain, contact=0.0007)
    return sound


def error(noise: random.Random) -> Samples:
    """Two dull thuds downwards: this cannot be done."""
    sound = silence(0.28)
    for at, pitch, gain in ((0.0, 311.0, 1.0), (0.11, 233.0, 1.0)):
        strike(sound, tuned(DULL, pitch), at, gain, contact=0.0014)
        brush(sound, noise, at, 0.012, 700.0, 0.08)
    return sound


def turn(noise: random.Random) -> Samples:
    """A very soft tick: your turn."""
    del noise  # nothing rustles in this one
    sound = silence(0.07)
    strike(sound, BLOCK, 0.001, contact=0.0007)
    return sound


# Each sound with its peak, of full scale.
SOUNDS: dict[str, tuple[Callable[[random.Random], Samples], float]] = {
    "lay": (lay, 0.5),
    "take": (take, 0.45),
    "shuffle": (shuffle, 0.4),
    "knock": (knock, 0.65),
    "win": (win, 0.5),
    "error": (error, 0.45),
    "turn": (turn, 0.14),
}


def finished(sound: Samples, peak: float) -> Iterable[int]:
    """16-bit samples of a sound, brought to its peak and faded out at its end."""
    scale = peak * 32_767.0 / max(abs(sample) for sample in sound)
    fade = round(FADE * RATE)
    for index, sample in enumerate(sound):
        yield round(scale * sample * min(1.0, (len(sound) - 1 - index) / fade))


def write(name: str, folder: Path) -> Path:
    """Make one sound and save it as `name.wav` in the folder."""
    make, peak = SOUNDS[name]
    samples = list(finished(make(random.Random(13)), peak))
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return path


def main() -> None:
    """Write all sounds into the folder named on the command line, or beside this file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name in SOUNDS:
        write(name, folder)


if __name__ == "__main__":
    main()
