"""A second start shows the window that is there; copies on other folders, or beside a stuck one, have their own."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Application, Program, Wishes
from holzwurm_desktop.desktop import single_instance
from holzwurm_desktop.desktop.single_instance import TOKEN, Doorbell, hand_over, socket_name
from holzwurm_desktop.storage.folders import portable_folders

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def runtime(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("run")
    folder.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.delenv(TOKEN, raising=False)
    return folder


@pytest.fixture
def bell(qapp: QApplication, tmp_path: Path) -> Iterator[Doorbell]:
    bell = Doorbell(tmp_path)
    assert bell.listen()
    yield bell
    bell.close()


def second_copy(folder: Path, record: str, cwd: Path) -> Popen[bytes]:
    """A process that hands over what a second copy is asked to open; its status is 0 if it did."""
    code = (
        "import sys; from pathlib import Path; from holzwurm_desktop.desktop.single_instance import hand_over;"
        "folder, record = sys.argv[1:];"
        "sys.exit(not hand_over(Path(folder), Path(record) if record else None))"
    )
    paths = os.pathsep.join(filter(None, [str(CHECKOUT), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-c", code, str(folder), record]
    return Popen(command, cwd=cwd, env=os.environ | {"PYTHONPATH": paths, "TMPDIR": tempfile.gettempdir()})


def status_of(qtbot: QtBot, copy: Popen[bytes]) -> int | None:
    qtbot.waitUntil(lambda: copy.poll() is not None, timeout=20_000)
    return copy.returncode


def test_without_a_window_there_is_nobody_to_hand_over_to(qapp: QApplication, tmp_path: Path) -> None:
    assert not hand_over(tmp_path, None)


def test_a_record_is_handed_to_the_window_with_its_whole_path(
    bell: Doorbell, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(bell.rung, timeout=20_000) as rung:
        copy = second_copy(tmp_path, "mäuse.holzwurm.json", tmp_path)
    assert status_of(qtbot, copy) == 0
    assert rung.args == [tmp_path / "mäuse.holzwurm.json"]


def test_a_start_without_a_record_only_rings(bell: Doorbell, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(bell.rung, timeout=20_000) as rung:
        copy = second_copy(tmp_path, "", tmp_path)
    assert status_of(qtbot, copy) == 0
    assert rung.args == [None]


def test_the_permission_to_come_to_the_front_is_handed_on(
    bell: Doorbell, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, "from the menu")
    copy = second_copy(tmp_path, "", tmp_path)
    monkeypatch.delenv(TOKEN)
    assert status_of(qtbot, copy) == 0
    assert os.environ.get(TOKEN) == "from the menu"


def test_windows_on_other_folders_do_not_hear(bell: Doorbell, tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "other", None)


def test_a_socket_left_by_a_copy_that_was_killed_is_taken_over(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    Path(socket_name(tmp_path) or "").touch()
    bell = Doorbell(tmp_path)
    assert bell.listen()
    status = status_of(qtbot, second_copy(tmp_path, "", tmp_path))
    bell.close()
    assert status == 0


def test_nothing_is_left_behind_when_the_window_closes(
    qapp: QApplication, tmp_path: Path, runtime: Path
) -> None:
    bell = Doorbell(tmp_path)
    bell.listen()
    bell.close()
    assert list(runtime.iterdir()) == []


def test_a_stuck_window_is_not_waited_for_long(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 20)
    stuck = QLocalServer()
    assert stuck.listen(socket_name(tmp_path) or "")
    assert not hand_over(tmp_path, None)
    stuck.close()


@pytest.fixture
def temporary(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the temporary files, on a system without runtime folders."""
    if sys.platform == "win32":
        pytest.skip("Windows has no sockets in folders")
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    folder = tmp_path_factory.mktemp("t")  # a short name: a socket's path has its limits
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_without_a_runtime_folder_the_socket_is_in_a_private_folder(temporary: Path) -> None:
    folder = Path(socket_name(temporary) or "").parent

    assert folder.parent == temporary
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_window_is_found_without_a_runtime_folder(
    qapp: QApplication, qtbot: QtBot, temporary: Path
) -> None:
    bell = Doorbell(temporary)
    assert bell.listen()
    copy = second_copy(temporary, "", temporary)
    status = status_of(qtbot, copy)
    bell.close()

    assert status == 0


def test_a_folder_that_others_can_write_to_is_not_trusted(qapp: QApplication, temporary: Path) -> None:
    """There another user may have put up a socket, to answer "shown" and keep the window from opening."""
    folder = Path(socket_name(temporary) or "").parent
    folder.chmod(0o777)

    assert socket_name(temporary) is None
    assert not hand_over(temporary, None)
    assert not Doorbell(temporary).listen()


def test_a_folder_of_another_user_is_not_trusted(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    socket_name(temporary)
    own, other = os.getuid(), os.getuid() + 1
    (temporary / f"holzwurm-desktop-{own}").rename(temporary / f"holzwurm-desktop-{other}")
    monkeypatch.setattr(os, "getuid", lambda: other)

    assert socket_name(temporary) is None


def test_a_link_to_a_folder_is_not_trusted(temporary: Path) -> None:
    folder = Path(socket_name(temporary) or "").parent
    folder.rename(temporary / "elsewhere")
    folder.symlink_to(temporary / "elsewhere")

    assert socket_name(temporary) is None


@pytest.mark.parametrize(
    "line",
    [
        b"no JSON\n", b"\n", b"\xff\n", b"[]\n", b"7\n", b"null\n", b'"x"\n', b"{}\n", b"[" * 60_000 + b"\n",
        b"x" * 70_000,
        b'{"open": 3, "token": null}\n', b'{"open": {}, "token": null}\n', b'{"open": null, "token": []}\n',
        b'{"open": "/a\\u0000b", "token": null}\n', b'{"open": null, "token": "a\\u0000b"}\n',
        b'{"open": "/\\ud800", "token": null}\n', b'{"open": null, "token": "\\ud800"}\n',
        b'{"open": "not/whole", "token": null}\n',
    ],
)  # fmt: skip
def test_who_says_something_else_is_hung_up_on(
    bell: Doorbell, qtbot: QtBot, tmp_path: Path, line: bytes
) -> None:
    stranger = QLocalSocket()
    stranger.connectToServer(socket_name(tmp_path) or "")
    with qtbot.assertNotEmitted(bell.rung), qtbot.waitSignal(stranger.disconnected):
        stranger.write(line)


def test_a_second_start_on_the_same_folder_is_shown_in_the_first_window(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    folders = portable_folders(tmp_path)
    program = Program(qapp, folders, Wishes(language="en"))
    program.window.showMinimized()
    status = status_of(qtbot, second_copy(folders.data, "none.json", tmp_path))
    told, minimized = program.window.notices.label.text(), program.window.isMinimized()
    program.close()
    assert status == 0
    assert "There is no file" in told
    assert not minimized


def test_a_file_that_macos_tells_of_is_passed_on(qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> None:
    told: list[Path] = []

    class Notifier:
        """As much of the application object as the event needs; there can be only one real one."""

        file_opened = type("Signal", (), {"emit": staticmethod(told.append)})

    event = QFileOpenEvent(QUrl.fromLocalFile(str(tmp_path / "a.holzwurm.json")))
    assert event.type() == QEvent.Type.FileOpen
    assert Application.event(Notifier(), event)  # type: ignore[arg-type]
    assert told == [tmp_path / "a.holzwurm.json"]
