"""Where matches and settings are kept: in the system's folders, or in one folder that travels with the program."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP_NAME = "holzwurm-desktop"
_FOLDER_MODE, _FILE_MODE = 0o700, 0o600
PORTABLE_MARKER = "portable"
PORTABLE_FOLDER = "holzwurm-desktop-data"


@dataclass(frozen=True)
class Folders:
    """The folder for matches and the folder for settings; neither need exist yet."""

    data: Path
    config: Path

    @property
    def database(self) -> Path:
        """The file of the saved matches and results."""
        return self.data / "games.sqlite"

    @property
    def backups(self) -> Path:
        """The folder of the backups."""
        return self.data / "backups"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


class NoHome(Exception):
    """The system knows no home folder of this user."""


def make_private(folders: Folders) -> None:
    """Make the folders, and let nobody but this user read what is in them, where the system can do that."""
    for folder in (folders.data, folders.config, folders.backups):
        with suppress(OSError):  # a folder that cannot be written shows itself when something is stored
            if folder != folders.backups:
                folder.mkdir(mode=_FOLDER_MODE, parents=True, exist_ok=True)
            folder.chmod(_FOLDER_MODE)
            for path in folder.iterdir():
                if path.is_file() and not path.is_symlink():
                    path.chmod(_FILE_MODE)


def default_folders() -> Folders:
    """The folders this system provides for a user's data and settings of this program. Raises `NoHome`."""
    try:
        found = _of_system()
    except RuntimeError as error:  # of `Path.home`
        raise NoHome from error
    if not found.data.is_absolute() or not found.config.is_absolute():  # "~" that nobody could replace
        raise NoHome
    return found


def _of_system() -> Folders:
    # Without appauthor=False the path on Windows would name the program twice.
    return Folders(
        data=platformdirs.user_data_path(APP_NAME, appauthor=False),
        config=platformdirs.user_config_path(APP_NAME, appauthor=False),
    )


def portable_folders(folder: Path) -> Folders:
    """Both folders inside `folder`, for a memory stick or a shared directory."""
    return Folders(data=folder / "data", config=folder / "config")


def find_folders(program_folder: Path, portable: Path | None = None) -> Folders:
    """The folders to use: inside `portable` if given, else the system's, unless the program is portable.

    The program is portable if `program_folder` contains a file named `portable`; its data is then kept there.
    """
    if portable is not None:
        return portable_folders(portable)
    if (program_folder / PORTABLE_MARKER).is_file():
        return portable_folders(program_folder / PORTABLE_FOLDER)
    return default_folders()
