#!/usr/bin/env python3
"""Test a package as it was built: install it in a clean place, play in it, remove it.

  python3 packaging/smoke_test.py ARTEFACT...
  python3 packaging/smoke_test.py --system FOLDER FILE.deb    in the folder of a whole Debian (as root)
  python3 packaging/smoke_test.py --system FOLDER FILE.exe    in its Wine (see under_wine.py)

The program plays a round in its own window by mouse and keyboard (its command `selftest`), offscreen and, where
there is Xvfb, on an X11 display; quits in the middle, starts again and goes on. Prints what was found; exit status
1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
from bill_of_materials import BILL, TEXTS

from installs import DATA_FOLDERS, Install, WheelInstall, install_for
from project_facts import LANGUAGES
from x_display import x_display

MEGABYTE = 1_000_000
LARGEST_DOWNLOAD = 45 * MEGABYTE
LARGEST_ON_DISK = 170 * MEGABYTE
GAME = "holzwurm"
"""What is played: cards are laid in it from the hand to a place."""
PATIENCE = 600
"""Seconds for a whole round on a busy machine."""


class SmokeError(Exception):
    """What is wrong with the package."""


def main(arguments: Sequence[str]) -> int:
    """Test packages; the exit status."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("artefacts", nargs="+", type=Path)
    parser.add_argument("--system", type=Path, help="the folder of a whole Debian or Ubuntu")
    given = parser.parse_args(arguments)
    failed = 0
    for artefact in given.artefacts:
        print(f"== {artefact.name}", flush=True)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
            try:
                install = install_for(artefact, Path(place) / "place", {"system": given.system})
                with closing(install):
                    test(install)
            except (SmokeError, subprocess.SubprocessError, OSError, ValueError) as error:
                print(f"FAILED: {error}", flush=True)
                failed += 1
    return int(failed > 0)


def test(install: Install) -> None:
    """Everything, in the order in which a player would meet it. Raises SmokeError."""
    size = sum(path.stat().st_size for path in [install.artefact] if path.is_file())
    install.install()
    on_disk = install.installed_size()
    say(f"installed: {size / MEGABYTE:.1f} MB to download, {on_disk / MEGABYTE:.1f} MB on disk")
    if not isinstance(install, WheelInstall):
        expect(size <= LARGEST_DOWNLOAD, f"{size} bytes are too many to download")
        expect(on_disk <= LARGEST_ON_DISK, f"{on_disk} bytes are too many on a disk")
    check_version(install)
    if not isinstance(install, WheelInstall):  # has nothing of others in it
        check_licences(install)
    check_commands(install)
    check_printing(install)
    first = {} if install.own_display else {"QT_QPA_PLATFORM": "offscreen"}
    play(install, "", first)
    check_second_start(install, first)
    measure_start(install, first)
    if not install.own_display:
        test_on_x11(install)
    install.uninstall()
    check_rest(install)


def test_on_x11(install: Install) -> None:
    """The round once more, on a display, where one can be had."""
    if not shutil.which("Xvfb"):
        say("not tested on X11: there is no Xvfb")
        return
    with x_display() as display:
        play(install, "xcb", {"DISPLAY": display})
        measure_start(install, {"DISPLAY": display})


def say(text: str) -> None:
    """Tell what was found."""
    print(f"  {text}", flush=True)


def expect(holds: bool, otherwise: str) -> None:
    """Raises SmokeError unless it holds."""
    if not holds:
        raise SmokeError(otherwise)


def call(install: Install, *arguments: str, variables: dict[str, str] | None = None) -> str:
    """What the program says. Raises SmokeError if its exit status is not 0."""
    command, environment = install.command(*arguments, **(variables or {}))
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )
    told = (done.stdout[-1500:] + done.stderr[-3000:]).strip()
    expect(done.returncode == 0, f"{' '.join(arguments)}: status {done.returncode}: {told}")
    return done.stdout


def check_version(install: Install) -> None:
    """It says the version that is in the package's name."""
    told = call(install, "--version").strip()
    named = re.search(r"\d+\.\d+\.\d+", install.artefact.name)
    expect(named is not None and told == f"Holzwurm Desktop {named[0]}", f"the version is told as {told!r}")
    say(told)


def check_licences(install: Install) -> None:
    """It says what of others is in it, and on which terms."""
    if install.artefact.suffix == ".AppImage":
        say("not looked into: it is one file")
        return
    bills = [path for path in install.installed_files() if path.name == BILL]
    expect(len(bills) == 1, f"{len(bills)} bills of materials are installed")
    parts = {each["name"]: each for each in json.loads(bills[0].read_text("utf-8"))["components"]}
    missing = {"CPython", "Qt", "PySide6_Essentials", "pyinstaller", "numpy"} - {*parts}
    expect(not missing, f"the bill of materials lacks {', '.join(sorted(missing))}")
    terms = bills[0].with_name(TEXTS).read_text("utf-8")
    untold = [name for name in parts if f"\n{name} " not in terms and f"\n{name}\n" not in terms]
    expect(not untold, f"no terms are told of {', '.join(untold)}")
    say(f"the bill of materials names {len(parts)} works of others")


def check_printing(install: Install) -> None:
    """The cards and rules of a game become a PDF."""
    path = install.home / "printed.pdf"
    call(install, "print", "--game", GAME, install.inside(path))
    expect(path.read_bytes().startswith(b"%PDF-"), "what is printed is no PDF")
    path.unlink()
    say("print works")


def check_commands(install: Install) -> None:
    """Commands without a window work, with more than one process."""
    record = install.home / "matches.jsonl"
    seats = ["--game", "holzwurm", "--seats", "beginner,random", "--iterations", "20"]
    call(install, "selfplay", *seats, "--count", "2", "--jobs", "2", "--out", install.inside(record))
    told = call(install, "check", install.inside(record))
    expect(told.count(": ok") == 2, f"check says {told!r}")
    record.unlink()
    say("selfplay and check work")


def play(install: Install, platform: str, variables: dict[str, str]) -> None:
    """A round in the window; quit; start again; go on with the same match."""
    folder = install.home / f"selftest-{platform or 'first'}"
    started = time.monotonic()
    first = selftest(install, "play", folder, variables)
    expect(not platform or first["platform"] == platform, f"drew on {first['platform']}, not {platform}")
    if not isinstance(install, WheelInstall):
        expect(first["frozen"], "this is not the program as built")
    expect(first["compiled"], "the rules are not compiled")
    expect(len(first["moves"]) == 2 and bool(first["moves"][0]), "no round was played")
    expect(bool(first["sounds"]), "there are no sounds")
    for module, trouble in first["late"].items():
        expect(not trouble, f"{module} cannot be loaded: {trouble}")
    expect(first["chart_colours"] > 4, f"charts of {first['chart_colours']} colours: nothing was drawn")
    check_languages(first["languages"])
    call(install, "check", first["record"])
    second = selftest(install, "resume", folder, variables)
    before = [move for moves in first["moves"] for move in moves]
    after = [move for moves in second["moves"] for move in moves]
    expect(after[: len(before)] == before, "the match did not go on as it was left")
    shutil.rmtree(folder)
    say(
        f"on {first['platform']}: played {len(before)} moves, saved, quit, resumed"
        f" ({time.monotonic() - started:.0f} s); sounds, charts, {len(LANGUAGES)} languages"
    )


def selftest(install: Install, part: str, folder: Path, variables: dict[str, str]) -> dict[str, Any]:
    """The report of a part."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{part}.json"
    arguments = [part, "--game", GAME, "--folder", install.inside(folder), "--report", install.inside(path)]
    command, environment = install.command("selftest", *arguments, **variables)
    done = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE)
    expect(path.exists(), f"selftest {part}: {done.stderr.decode(errors='replace')[-3000:]}")
    report: dict[str, Any] = json.loads(path.read_text("utf-8"))
    expect(report["failed"] is None, f"selftest {part}: {report['failed']}")
    return report


def check_languages(languages: dict[str, Any]) -> None:
    """Each language has its own words, in the program and in Qt, and its own rules."""
    expect(set(languages) == set(LANGUAGES), f"languages: {sorted(languages)}")
    for what in ("menu", "qt", "rules"):
        said = {json.dumps(each[what]) for each in languages.values()}
        expect(len(said) == len(LANGUAGES), f"{what}: some languages say the same: {sorted(said)}")


def check_second_start(install: Install, variables: dict[str, str]) -> None:
    """Started as players start it, it opens a second start's file in its own window, in the player's folder."""
    record = install.home / "handed.holzwurm.json"
    matches = install.home / "matches.jsonl"
    seats = ["--game", "holzwurm", "--seats", "random,random"]
    call(install, "selfplay", *seats, "--count", "1", "--out", install.inside(matches))
    record.write_text(matches.read_text("utf-8").splitlines()[0], encoding="utf-8")
    command, environment = install.command(**variables)
    window = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: database_of(install) is not None and lock_owner(install) > 0, "the first window")
        time_limit = time.monotonic() + 60
        handed = False
        while not handed and time.monotonic() < time_limit:  # it may not listen yet
            handed = hand_over(install, record, variables)
        expect(handed, "a second start opened a window of its own")
        expect(window.poll() is None, "the first window is gone")
        wait_for(lambda: stored_games(install) == 1, "the file in the first window")
    finally:
        window.terminate()
        window.wait(30)
    for socket in install.runtime.iterdir():  # a program that is killed cannot tidy up; the next start does
        socket.unlink()
    record.unlink()
    matches.unlink()
    say("a second start opens its file in the first window; games are in the player's folder")


def hand_over(install: Install, record: Path, variables: dict[str, str]) -> bool:
    """Whether a second start with a file ends soon and well."""
    command, environment = install.command(install.inside(record), **variables)
    second = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        return second.wait(15) == 0
    except subprocess.TimeoutExpired:
        second.terminate()
        second.wait(30)
        return False


def wait_for(holds: Any, words: str) -> None:
    """Look again and again. Raises SmokeError after a minute."""
    limit = time.monotonic() + 60
    while not holds():
        expect(time.monotonic() < limit, f"waited in vain for {words}")
        time.sleep(0.1)


def database_of(install: Install) -> Path | None:
    """The player's database, once it is there."""
    found = (path for folder in DATA_FOLDERS for path in (install.home / folder).rglob("games.sqlite"))
    return next(found, None)


def lock_owner(install: Install) -> int:
    """The process that has the player's folder; 0 if none says so."""
    database = database_of(install)
    try:
        return int((database.parent / "in-use.lock").read_text("ascii")) if database else 0
    except (OSError, ValueError):
        return 0


def stored_games(install: Install) -> int:
    """How many matches are stored in the player's folder."""
    database = database_of(install)
    if database is None:
        return 0
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.Error:
        return 0


def measure_start(install: Install, variables: dict[str, str]) -> None:
    """Milliseconds to the first picture: once from a cold disk where that can be had, then warm."""
    cold = drop_caches()
    times = []
    for _ in range(4):
        told = call(install, "bench", "start", "--child", str(time.time()), variables=variables)
        times.append(float(json.loads(told.splitlines()[-1])["painted_ms"]))
    first = f"cold {times[0]:.0f} ms, " if cold else ""
    on = ", ".join(variables.values()) or "its own display"
    say(f"window painted: {first}warm {min(times[1:]):.0f} ms ({on})")


def drop_caches() -> bool:
    """Make the system forget what it has read; whether it could be done."""
    try:
        os.sync()
        Path("/proc/sys/vm/drop_caches").write_text("3")
    except (OSError, AttributeError):
        return False
    return True


def check_rest(install: Install) -> None:
    """Nothing is left but the player's data, and that is."""
    left = install.left()
    expect(not left, f"left behind: {', '.join(map(str, left[:20]))}")
    expect(database_of(install) is not None, "the player's games are gone")
    say("removed: nothing is left but the player's data")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
