"""What is installed on Linux, tried with a small stand-in for the frozen program."""

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

import linux_packages as linux
from installs import unpack
from project_facts import APP_ID, NAME, VERSION

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux packages")
needs = {
    tool: pytest.mark.skipif(shutil.which(tool) is None, reason=f"there is no {tool}")
    for tool in ("appstreamcli", "desktop-file-validate", "dpkg-deb", "objdump", "rpmbuild")
}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Looks like what PyInstaller makes."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    shutil.copyfile("/bin/true", folder / NAME)
    (folder / NAME).chmod(0o755)
    (folder / "_internal" / "data.txt").write_text("data")
    (folder / "_internal" / "link.txt").symlink_to("data.txt")
    return folder


@pytest.fixture
def share(tmp_path: Path) -> Path:
    folder = tmp_path / "share"
    linux.make_share(folder)
    return folder


@pytest.fixture(autouse=True)
def dated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")


def folder(path: Path) -> Path:
    path.mkdir(exist_ok=True)
    return path


def test_the_menu_entry_has_the_programs_id_and_file_type(share: Path) -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(share / "applications" / f"{APP_ID}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Icon"] == APP_ID
    assert entry["Desktop Entry"]["Exec"] == f"{NAME} %f"
    types = ET.parse(share / "mime" / "packages" / f"{APP_ID}.xml").getroot()
    (kind,) = [element.get("type") for element in types]
    assert entry["Desktop Entry"]["MimeType"] == f"{kind};"


@needs["desktop-file-validate"]
def test_the_menu_entry_is_valid(share: Path) -> None:
    path = share / "applications" / f"{APP_ID}.desktop"
    told = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (0, "")


def test_the_software_centres_page_names_this_version_and_the_programs_id() -> None:
    root = ET.fromstring(linux.metainfo())
    assert root.findtext("id") == APP_ID
    assert VERSION in [release.get("version") for release in root.iter("release")]
    assert len(list(root.iter("screenshot"))) == len(linux.SCREENSHOTS)


@needs["appstreamcli"]
def test_the_software_centres_page_is_valid(share: Path) -> None:
    path = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    command = ["appstreamcli", "validate", "--no-net", path]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_the_icon_is_there_in_every_size(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    assert {path.parent.parent.name for path in icons.rglob(f"{APP_ID}.*")} == {
        "scalable",
        *(f"{size}x{size}" for size in (16, 22, 24, 32, 48, 64, 128, 256, 512)),
    }


def test_licences_of_what_is_bundled_come_with_it(share: Path) -> None:
    doc = share / "doc" / NAME
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (doc / "LGPL-3.0.txt").read_text("utf-8")
    assert "Permission is hereby granted" in (doc / "copyright").read_text("utf-8")


def test_the_same_source_makes_the_same_archive(bundle: Path, tmp_path: Path) -> None:
    made = []
    for turn in ("one", "two"):
        os.utime(bundle / NAME)
        path = linux.build_tar(bundle, folder(tmp_path / "work"), folder(tmp_path / turn))
        made.append(path.read_bytes())
    assert made[0] == made[1]


def test_the_archives_script_installs_and_removes_everything(bundle: Path, tmp_path: Path) -> None:
    path = linux.build_tar(bundle, folder(tmp_path / "work"), folder(tmp_path / "target"))
    unpack(path, tmp_path / "unpacked")
    (top,) = (tmp_path / "unpacked").iterdir()
    home = folder(tmp_path / "it's home")
    data = home / ".local" / "share" / NAME / "games.sqlite"
    data.parent.mkdir(parents=True)
    data.touch()
    environment = {"HOME": str(home), "PATH": "/bin:/usr/bin"}
    # Without the programs that make indexes, which belong to the system.
    for tool in ("update-desktop-database", "update-mime-database"):
        folder(tmp_path / "tools")
        (tmp_path / "tools" / tool).write_text("#!/bin/sh\n")
        (tmp_path / "tools" / tool).chmod(0o755)
    environment["PATH"] = f"{tmp_path / 'tools'}:{environment['PATH']}"

    subprocess.run([top / "install.sh"], env=environment, check=True)
    program = home / ".local" / "bin" / NAME
    ran = subprocess.run([program], check=False).returncode
    entry = (home / ".local" / "share" / "applications" / f"{APP_ID}.desktop").read_text("utf-8")
    subprocess.run([top / "install.sh", "--uninstall"], env=environment, check=True)

    assert ran == 0
    assert f'Exec="{program}" %f' in entry
    assert [path for path in home.rglob("*") if not path.is_dir()] == [data]


@needs["objdump"]
@needs["dpkg-deb"]
def test_the_debian_package_says_what_it_needs(bundle: Path, tmp_path: Path) -> None:
    path = linux.build_deb(bundle, folder(tmp_path / "work"), folder(tmp_path / "target"))
    told = subprocess.run(["dpkg-deb", "-f", path], capture_output=True, text=True, check=True).stdout
    assert f"Version: {VERSION}\n" in told
    assert "Depends: libc6 (>= 2." in told
    listed = subprocess.run(["dpkg-deb", "-c", path], capture_output=True, text=True, check=True).stdout
    assert f"./usr/bin/{NAME} -> ../lib/{NAME}/{NAME}" in listed
    assert all(line.split()[1] == "root/root" for line in listed.splitlines())


@needs["objdump"]
def test_a_library_that_nobody_has_named_stops_the_build(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux, "system_libraries", lambda bundle: ["libnew.so.1"])
    with pytest.raises(KeyError, match="libnew"):
        linux.debian_depends(bundle)


@needs["objdump"]
@needs["rpmbuild"]
def test_the_rpm_package_owns_its_folder_and_no_other(bundle: Path, tmp_path: Path) -> None:
    path = linux.build_rpm(bundle, folder(tmp_path / "work"), folder(tmp_path / "target"))
    told = subprocess.run(["rpm", "-qlp", path], capture_output=True, text=True, check=True).stdout.split()
    assert f"/usr/lib/{NAME}/_internal/data.txt" in told
    assert f"/usr/share/applications/{APP_ID}.desktop" in told
    assert "/usr/share/applications" not in told


def test_the_appdir_starts_the_program(bundle: Path, tmp_path: Path) -> None:
    path = linux.build_appdir(bundle, tmp_path, folder(tmp_path / "target"))
    assert subprocess.run([path / "AppRun"], check=False).returncode == 0
    assert (path / f"{APP_ID}.svg").exists()
    assert (path / ".DirIcon").exists()
