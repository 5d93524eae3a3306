"""One window for one data folder: a second start hands what it was asked to open to the window that is there.

The window listens on a local socket named after its data folder, so copies on other folders do not meet.
A message is one line of JSON, {"open": path or null, "token": text or null}; the answer is one line, "shown".
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 2000
"""How long a window is waited for before it counts as stuck."""
LONGEST_MESSAGE = 65_536
TOKEN = "XDG_ACTIVATION_TOKEN"
"""Wayland lets only who was just clicked come to the front; this is how its permission is handed on."""
ANSWER = b"shown\n"


def socket_name(data: Path) -> str:
    """Where the window on the data folder `data` listens: a path in the user's own runtime folder if there is
    one, else a name that Qt puts in its usual place."""
    digest = hashlib.sha256(str(data.absolute()).encode("utf-8", "surrogatepass")).hexdigest()
    name = f"holzwurm-desktop-{digest[:16]}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return os.path.join(runtime, name) if os.path.isdir(runtime) else name


def hand_over(data: Path, record: Path | None) -> bool:
    """Ask the window on this data folder to show itself, and `record` in it; whether it did.

    False at once where there is none, and after `PATIENCE_MS` where it does not answer.
    """
    socket = QLocalSocket()
    socket.connectToServer(socket_name(data))
    if not socket.waitForConnected(PATIENCE_MS):
        return False
    message = {
        "open": None if record is None else str(record.absolute()),
        "token": os.environ.get(TOKEN),
    }
    socket.write(json.dumps(message).encode() + b"\n")
    while not socket.canReadLine():
        if not socket.waitForReadyRead(PATIENCE_MS):
            return False
    return bytes(socket.readLine().data()) == ANSWER


class Doorbell(QObject):
    """Rings when the program is started again on the same data folder."""

    rung = Signal(object)
    """What is to be opened: a `Path`, or None where the window only has to come to the front."""

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = socket_name(data)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._admit)

    def listen(self) -> bool:
        """Begin to listen, in place of a copy that ended without hanging up. Only who holds the data folder's
        lock may. False where the system refuses; every start is then a window of its own, as the lock allows."""
        if self._server.listen(self._name):
            return True
        QLocalServer.removeServer(self._name)
        return self._server.listen(self._name)

    def close(self) -> None:
        """Stop listening; takes the socket away."""
        self._server.close()

    def _admit(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.readyRead.connect(lambda visitor=visitor: self._answer(visitor))
            visitor.disconnected.connect(visitor.deleteLater)
            self._answer(visitor)  # the line may be there already

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
            os.environ[TOKEN] = token  # Qt takes it from there when the window is next activated
        self.rung.emit(record)


def _read(line: bytes) -> tuple[Path | None, str] | None:
    """The record to open and the token in a message; None for what is no message of ours."""
    try:
        message = json.loads(line)
        record, token = message["open"], message["token"]
    except (ValueError, KeyError, TypeError):
        return None
    if not isinstance(record, str | None) or not isinstance(token, str | None):
        return None
    return (Path(record) if record else None), token or ""
