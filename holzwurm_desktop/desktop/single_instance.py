"""One window per data folder: a second start passes what it should open to the window that is already there.

The window listens on a local socket named after its data folder, so copies on other folders do not interfere. A
message is one line of JSON, {"open": path or null, "token": text or null}; the answer is one line, "shown".
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 2000
"""How many milliseconds to wait for a window before it counts as stuck."""
LONGEST_MESSAGE = 65_536  # bytes; paths are far shorter, and whoever sends more must not fill our memory
TOKEN = "XDG_ACTIVATION_TOKEN"
"""Under Wayland only a program the user has just started may come to the front; this token passes that right on."""
ANSWER = b"shown\n"


def socket_name(data: Path) -> str | None:
    """The socket of the window on the data folder `data`: a path in a folder of this user's own, on Windows a
    name. None if there is no such folder."""
    # Hashed: a socket's path may have about a hundred bytes, fewer than that of many a folder.
    digest = hashlib.sha256(str(data.absolute()).encode("utf-8", "surrogatepass")).hexdigest()
    name = f"holzwurm-desktop-{digest[:16]}"
    if sys.platform == "win32":
        return name
    folder = _own_folder()
    return None if folder is None else os.path.join(folder, name)


def _own_folder() -> str | None:
    """The user's runtime folder, else one of our own among the temporary files."""
    # In a folder that others can write to, another user could put up the socket first and answer in our name.
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime and _is_private(runtime):
        return runtime
    folder = os.path.join(tempfile.gettempdir(), f"holzwurm-desktop-{os.getuid()}")
    with suppress(OSError):
        os.mkdir(folder, 0o700)
    return folder if _is_private(folder) else None


def _is_private(folder: str) -> bool:
    """Whether this is a folder of this user's, no link to one, that nobody else can write to."""
    try:
        found = os.lstat(folder)
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022


def hand_over(data: Path, record: Path | None) -> bool:
    """Ask the window on this data folder to come to the front and open `record`. Returns whether it did.

    False at once if there is no window, and after `PATIENCE_MS` if it does not answer.
    """
    name = socket_name(data)
    if name is None:
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE_MS):
        return False
    message = {
        "open": None if record is None else str(record.absolute()),
        "token": os.environ.get(TOKEN),
    }
    socket.write(json.dumps(message).encode() + b"\n")
    deadline = QDeadlineTimer(PATIENCE_MS)  # for the whole answer, which might come byte by byte
    while not socket.canReadLine():
        if not socket.waitForReadyRead(max(0, deadline.remainingTime())):
            return False
    return bytes(socket.readLine().data()) == ANSWER


class Doorbell(QObject):
    """Emits a signal when the program is started again on the same data folder."""

    rung = Signal(object)
    """The record to open (a `Path`), or None if the window only has to come to the front."""

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = socket_name(data)
        self._server = QLocalServer(self)
        # Other users of this computer must not be able to open files in our window.
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._admit)

    def listen(self) -> bool:
        """Start listening. Only the holder of the data folder's lock may call this. Returns False if the system
        refuses; every start then opens a window of its own, as far as the lock allows."""
        if self._name is None:
            return False
        if self._server.listen(self._name):
            return True
        # A copy that was killed leaves its socket behind. It cannot be a living one's: that would hold the lock.
        QLocalServer.removeServer(self._name)
        return self._server.listen(self._name)

    def close(self) -> None:
        """Stop listening and remove the socket."""
        self._server.close()

    def _admit(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.readyRead.connect(lambda visitor=visitor: self._answer(visitor))
            visitor.disconnected.connect(visitor.deleteLater)
            self._answer(visitor)  # the line may have arrived before `readyRead` was connected

    def _answer(self, visitor: QLocalSocket) -> None:
        if not visitor.canReadLine():
            if visitor.bytesAvailable() > LONGEST_MESSAGE:
                visitor.abort()
            return
        wish = _read(bytes(visitor.readLine().data()))
        if wish is None:
            visitor.abort()
            return
        record, token = wish
        visitor.write(ANSWER)
        visitor.flush()
        if token:
            os.environ[TOKEN] = token  # where Qt looks when the window is activated the next time
        self.rung.emit(record)


def _read(line: bytes) -> tuple[Path | None, str] | None:
    """The record to open and the token in a message; None if it is not one of ours."""
    try:
        message = json.loads(line)
        record, token = message["open"], message["token"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    if not all(text is None or (isinstance(text, str) and _is_passable(text)) for text in (record, token)):
        return None
    path = Path(record) if record else None
    return None if path is not None and not path.is_absolute() else (path, token or "")


def _is_passable(text: str) -> bool:
    """Whether the system takes this as a file name or in its environment."""
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
