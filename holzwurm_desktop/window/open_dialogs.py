"""The dialogs that are open before a window: each kind at most once, beside the table or over it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget


class OpenDialogs(QObject):
    """Keeps the dialogs of one window while they are open."""

    opened = Signal()
    """A dialog that covers the table was opened."""
    closed = Signal()
    """The dialog that covered the table was closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._open: dict[str, QDialog] = {}  # by the name of their kind
        self.latest: QDialog | None = None
        """The dialog opened last; None once it is closed."""

    def resting(self, ask: Callable[[], None]) -> None:
        """Call `ask`, which shows one of the system's own dialogs and returns when it is closed; hold the match
        meanwhile."""
        self.opened.emit()
        ask()
        self.closed.emit()

    def _show(self, name: str, make: Callable[[], QDialog]) -> QDialog:
        """Show a dialog next to the window; if it is already open, bring it to the front."""
        dialog = self._open.get(name)
        if dialog is None:
            dialog = make()
            # A dialog always lies above its window; this one may be covered by the table that it is read beside.
            dialog.setWindowFlags(Qt.WindowType.Window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._keep(name, dialog)
        _let_behind(dialog)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def _raised(self, name: str) -> bool:
        """Bring the dialog of this name to the front, and say whether there is one."""
        if (dialog := self._open.get(name)) is not None:
            dialog.raise_()
        return dialog is not None

    def show_over(self, name: str, dialog: QDialog) -> None:
        """Show a modal dialog, which holds the match until it is closed; ignored if one of that name is open."""
        if name in self._open:
            dialog.deleteLater()
            return
        self._keep(name, dialog)
        dialog.finished.connect(self.closed)
        self.opened.emit()
        dialog.open()  # not `exec`, whose event loop of its own would run inside the caller

    def _keep(self, name: str, dialog: QDialog) -> None:
        if self._open.get(name) is dialog:
            return
        self._open[name] = self.latest = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # else its parent keeps it for good
        dialog.finished.connect(lambda _: self._forget(name))

    def _forget(self, name: str) -> None:
        if self._open.pop(name, None) is self.latest:
            self.latest = None

    def _lift(self, dialog: QDialog) -> None:
        """Let a dialog be used although a modal one is open."""
        # A modal dialog blocks all windows but its own children.
        modal = next((each for each in self._open.values() if each.isModal() and each is not dialog), None)
        if modal is None or dialog.parent() is modal:
            return

        def put_back() -> None:
            if dialog in self._open.values():  # not closed meanwhile
                shown = dialog.isVisible()
                dialog.setParent(self._parent, dialog.windowFlags())  # which hides it
                _let_behind(dialog)
                dialog.setVisible(shown)

        dialog.setParent(modal, dialog.windowFlags())
        modal.finished.connect(put_back)
        dialog.show()
        dialog.activateWindow()


def _let_behind(dialog: QDialog) -> None:
    """Let the main window cover a dialog that is not shown yet."""
    dialog.winId()  # makes the handle
    if (handle := dialog.windowHandle()) is not None:
        handle.setTransientParent(None)  # type: ignore[arg-type] # PySide does not know that None is allowed
