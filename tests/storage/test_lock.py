import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import holzwurm_desktop
from holzwurm_desktop.storage.errors import Notice
from holzwurm_desktop.storage.lock import DataLock

HOLDER = """
import sys
from pathlib import Path
from holzwurm_desktop.storage.lock import DataLock
lock = DataLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


@contextmanager
def other_copy(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process that has asked for the lock of `folder` and stays alive."""
    environment = os.environ | {"PYTHONPATH": str(Path(holzwurm_desktop.__file__).parents[1])}
    command = [sys.executable, "-c", HOLDER, str(folder)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def answer(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_the_first_copy_gets_the_lock_and_may_ask_again(tmp_path: Path) -> None:
    with DataLock(tmp_path / "data") as lock:
        assert lock.acquire()
        assert lock.owner_pid() == os.getpid()


def test_a_second_copy_learns_who_was_first(tmp_path: Path) -> None:
    with other_copy(tmp_path) as process:
        assert answer(process) == "True"
        second = DataLock(tmp_path)
        assert not second.acquire()
        assert second.notice() == Notice("in-use", {"pid": process.pid})


def test_a_second_copy_in_another_process_is_refused(tmp_path: Path) -> None:
    with DataLock(tmp_path), other_copy(tmp_path) as process:
        assert answer(process) == "False"


def test_a_released_lock_is_free(tmp_path: Path) -> None:
    lock = DataLock(tmp_path)
    lock.acquire()
    lock.release()
    with other_copy(tmp_path) as process:
        assert answer(process) == "True"


def test_a_killed_copy_leaves_no_lock(tmp_path: Path) -> None:
    with other_copy(tmp_path) as process:
        assert answer(process) == "True"
        process.kill()
        process.wait()
        with DataLock(tmp_path) as lock:
            assert lock.acquire()
            assert lock.owner_pid() == os.getpid()


def test_a_folder_that_cannot_be_written_needs_no_lock(
    open_folder: Path, unwritable: Callable[[Path], None]
) -> None:
    unwritable(open_folder)
    lock = DataLock(open_folder)
    assert lock.acquire()
    assert lock.notice() == Notice("in-use", {"pid": None})
