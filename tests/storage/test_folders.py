from pathlib import Path

from holzwurm_desktop.storage.folders import default_folders, find_folders, portable_folders


def test_the_systems_folders_carry_the_programs_name() -> None:
    folders = default_folders()
    assert "holzwurm-desktop" in folders.data.parts
    assert "holzwurm-desktop" in folders.config.parts


def test_the_files_lie_in_their_folders(tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    assert folders.database == tmp_path / "data" / "games.sqlite"
    assert folders.settings == tmp_path / "config" / "settings.json"


def test_a_named_folder_goes_before_the_marker(tmp_path: Path) -> None:
    (tmp_path / "portable").touch()
    assert find_folders(tmp_path, tmp_path / "stick") == portable_folders(tmp_path / "stick")


def test_a_marker_beside_the_program_makes_it_portable(tmp_path: Path) -> None:
    (tmp_path / "portable").touch()
    assert find_folders(tmp_path) == portable_folders(tmp_path / "holzwurm-desktop-data")


def test_without_a_marker_the_systems_folders_are_used(tmp_path: Path) -> None:
    assert find_folders(tmp_path) == default_folders()


def test_looking_for_folders_makes_none(tmp_path: Path) -> None:
    find_folders(tmp_path, tmp_path / "stick")
    assert list(tmp_path.iterdir()) == []
