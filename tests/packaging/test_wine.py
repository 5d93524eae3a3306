"""Windows' programs in the Wine of a Debian in a folder: what is said to it, and what it lacks."""

from pathlib import Path

import pytest

import installs
import wine
from project_facts import APP_ID

DUMP = """\
The Import Tables (interpreted .idata section contents)

	DLL Name: KERNEL32.dll
	vma:     Ordinal  Hint  Member-Name  Bound-To
	0000c2a8  <none>  0117  DeleteCriticalSection

	DLL Name: icuuc.dll
	vma:     Ordinal  Hint  Member-Name  Bound-To
	0000c2c0  <none>  0141  u_charType
	0000c2c8  <none>  0142  ucnv_open

[Ordinal/Name Pointer] Table -- Ordinal Base 1
	Ordinal   Hint Name
	[   0] +base[   1]  0000 DllMain
	[   1] +base[   2]  0001 ?name@@YAXXZ

"""
OLDER = """\
The Import Tables (interpreted .idata section contents)

	DLL Name: KERNEL32.dll
	vma:  Hint/Ord Member-Name Bound-To
	c2a8	  279  DeleteCriticalSection

	DLL Name: icuuc.dll
	vma:  Hint/Ord Member-Name Bound-To
	c2c0	  321  u_charType
	c2c8	  322  ucnv_open

[Ordinal/Name Pointer] Table
	[   0] DllMain
	[   1] ?name@@YAXXZ

"""
"""As binutils wrote it before 2.42."""


@pytest.fixture(params=[DUMP, OLDER])
def dumped(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wine, "_dump", lambda library: request.param)


@pytest.mark.usefixtures("dumped")
def test_what_a_library_takes_from_another_is_read() -> None:
    assert wine.imported_names([Path("Qt6Core.dll")], "icuuc.dll") == {"u_charType", "ucnv_open"}


@pytest.mark.usefixtures("dumped")
def test_what_a_library_offers_is_read() -> None:
    assert wine.exported_names(Path("mscms.dll")) == {"DllMain", "?name@@YAXXZ"}


def test_wine_sees_the_debians_folder_as_a_drive() -> None:
    assert wine.windows_path(Path("/deb"), Path("/deb/srv/a b.exe")) == r"Z:\srv\a b.exe"


def test_only_what_is_named_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    words = wine.command(Path("/deb"), Path("/deb/srv/prefix"), ["wine", "x.exe"], DISPLAY=":7")
    assert words[:4] == ["chroot", "/deb", "/usr/bin/env", "-i"]
    assert {"WINEPREFIX=/srv/prefix", "DISPLAY=:7"} < set(words)
    assert not any("QPA" in word for word in words)
    assert words[-2:] == ["wine", "x.exe"]


@pytest.mark.parametrize(("name", "kind"), [("x.deb", "ChrootDebInstall"), ("x.exe", "WineInstall")])
def test_a_package_is_installed_in_another_system(tmp_path: Path, name: str, kind: str) -> None:
    made = installs.install_for(tmp_path / name, tmp_path / "place", {"system": tmp_path})
    assert type(made).__name__ == kind


def test_what_cannot_go_into_another_system_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a package for another system"):
        installs.install_for(tmp_path / "x.rpm", tmp_path / "place", {"system": tmp_path})


MENU = r"""[Software\\Wine\\MenuFiles] 1795838262
"\\?\Z:\root\Holzwurm Desktop.desktop"="C:\users\root\Holzwurm Desktop.lnk"
"""


@pytest.mark.parametrize(
    "ours",
    [
        r"[Software\\Holzwurm Desktop] 1795838262",
        r"[Software\\Classes\\Applications\\holzwurm-desktop.exe\\shell] 1795838262",
        f'"{APP_ID}.record"=""',
    ],
)
def test_a_key_or_value_of_ours_is_seen_in_the_registry(ours: str) -> None:
    assert installs.registers_us(MENU + ours)


def test_wines_list_of_menu_entries_is_not_ours() -> None:
    assert not installs.registers_us(MENU)
