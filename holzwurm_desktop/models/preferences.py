"""The player's settings as a Qt object: every change is saved at once and announced by a signal."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.settings import Settings, SettingsFile


class Preferences(QObject):
    """The settings, with a signal for those who depend on them."""

    changed = Signal(str)
    """The name of a setting that has changed."""
    saving_failed = Signal(object)
    """The `StorageError` that kept a change from being saved; the change holds until the program ends."""

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file

    @property
    def values(self) -> Settings:
        """The present settings."""
        return self.file.values

    def change(self, **changes: object) -> None:
        """Change settings, save them and announce each that has changed.

        Raises `ValueError` for an unknown setting or an invalid value. If saving fails, `saving_failed` is emitted.
        """
        news = {name: value for name, value in changes.items() if self.values.value(name) != value}
        if not news:
            return
        try:
            self.file.change(**news)
        except StorageError as error:
            self.saving_failed.emit(error)
        for name in news:
            self.changed.emit(name)

    def remember_new_game(self, game_id: str, choices: Mapping[str, object]) -> None:
        """Remember the choices of the new-game dialog for a game, and that this game was begun last."""
        self.change(new_game={**self.values.new_game, game_id: dict(choices)}, last_game=game_id)
