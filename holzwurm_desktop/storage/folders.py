"""Where games and settings are kept: the system's places, or one folder that travels with the program."""

from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP_NAME = "holzwurm-desktop"
PORTABLE_MARKER = "portable"
PORTABLE_FOLDER = "holzwurm-desktop-data"


@dataclass(frozen=True)
class Folders:
    """The folder of the games and the folder of the settings; neither need exist yet."""

    data: Path
    config: Path

    @property
    def database(self) -> Path:
        """The file of the saved games and results."""
        return self.data / "games.sqlite"

    @property
    def backups(self) -> Path:
        """The folder of the backups."""
        return self.data / "backups"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def default_folders() -> Folders:
    """The folders this system sets aside for a user's data and settings of this program."""
    return Folders(
        data=platformdirs.user_data_path(APP_NAME, appauthor=False),
        config=platformdirs.user_config_path(APP_NAME, appauthor=False),
    )


def portable_folders(folder: Path) -> Folders:
    """Both folders within `folder`, for a stick or a shared directory."""
    return Folders(data=folder / "data", config=folder / "config")


def find_folders(program_folder: Path, portable: Path | None = None) -> Folders:
    """The folders to use: below `portable` if given, else the system's, unless the program is portable.

    It is if a file named `portable` lies in `program_folder`; its data is then kept beside that.
    """
    if portable is not None:
        return portable_folders(portable)
    if (program_folder / PORTABLE_MARKER).is_file():
        return portable_folders(program_folder / PORTABLE_FOLDER)
    return default_folders()
