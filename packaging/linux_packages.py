"""What is installed on Linux, and the packages that install it: .tar.xz, .deb, .rpm, AppDir, AppImage."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import tarfile
import textwrap
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

import make_icons
from bundle_contents import needed_libraries
from project_facts import (
    APP_ID,
    DESCRIPTION,
    ICON,
    NAME,
    ROOT,
    SUMMARY,
    URL,
    VERSION,
    releases,
    run_tool,
    source_date,
    source_time,
)

HERE = Path(__file__).resolve().parent
MACHINE = platform.machine()
DEBIAN_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
SCREENSHOTS = ("holzwurm-early", "lobby", "rules", "statistics")
"""Pictures of the command `shots` that a software centre shows, the first one first."""

SYSTEM_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
}
"""Debian's packages of the libraries that belong to the system and its drivers, and so are not bundled."""
LIBC = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|mvec))\.so\.\d+")
MAINTAINER = "Holzwurm Desktop contributors <holzwurm-desktop@users.noreply.github.com>"
FONTS = ("fontconfig-config", "fonts-dejavu-core")
RPM_FONTS = ("fontconfig", "dejavu-sans-fonts")


# The tree.


def make_tree(bundle: Path, root: Path, prefix: str) -> None:
    """Lay everything out in `root` as it is to be installed below `prefix` (`usr`, or "" for none)."""
    shutil.rmtree(root, ignore_errors=True)
    base = root / prefix
    program = base / "lib" / NAME
    shutil.copytree(bundle, program, symlinks=True)
    (base / "bin").mkdir()
    (base / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    make_share(base / "share")
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.stat().st_mode & 0o100 and ".so" not in path.suffixes
            path.chmod(0o755 if path.is_dir() or runs else 0o644)


def make_share(share: Path) -> None:
    """What desktops look for: menu entry, icons, file type, software-centre page, manual page, licences."""
    for place, name in (
        ("applications", f"{APP_ID}.desktop"),
        ("mime/packages", f"{APP_ID}.mime.xml"),
    ):
        _write(share / place / name.replace(".mime.xml", ".xml"), (HERE / "linux" / name).read_text("utf-8"))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    for size in make_icons.SIZES:
        folder = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        (folder / f"{APP_ID}.png").write_bytes(make_icons.png_bytes(ICON, size))
    scalable = share / "icons" / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copyfile(ICON, scalable / f"{APP_ID}.svg")
    manual = (HERE / "linux" / f"{NAME}.1").read_text("utf-8")
    manual = manual.replace("@DATE@", source_date()).replace("@VERSION@", VERSION)
    _write_gzip(share / "man" / "man1" / f"{NAME}.1.gz", manual)
    doc = share / "doc" / NAME
    _write(doc / "copyright", copyright_text())
    _write_gzip(doc / "CHANGELOG.md.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    for licence in sorted((HERE / "licences").glob("*.txt")):
        shutil.copyfile(licence, doc / licence.name)


def metainfo() -> str:
    """The page in software centres."""
    entries = []
    for release in releases((ROOT / "CHANGELOG.md").read_text("utf-8")):
        points = "".join(f"          <li>{escape(change)}</li>\n" for change in release.changes)
        changes = f"      <description>\n        <ul>\n{points}        </ul>\n      </description>\n"
        entries.append(
            f'    <release version="{release.version}" date="{release.date}">\n'
            f"{changes if points else ''}    </release>"
        )
    shots = []
    for number, name in enumerate(SCREENSHOTS):
        kind = ' type="default"' if number == 0 else ""
        image = f"{URL}/releases/download/v{VERSION}/{name}.png"
        shots.append(f"    <screenshot{kind}>\n      <image>{image}</image>\n    </screenshot>")
    text = (HERE / "linux" / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    text = text.replace("@RELEASES@", "\n".join(entries)).replace("@SCREENSHOTS@", "\n".join(shots))
    return text.replace("@URL@", URL)


def copyright_text() -> str:
    """Who wrote what, and under which terms, in Debian's form."""
    own = (ROOT / "LICENSE").read_text("utf-8").strip().splitlines()
    terms = "\n".join(f" {line}" if line.strip() else " ." for line in own)
    text = (HERE / "linux" / "copyright").read_text("utf-8")
    return text.replace("@MIT@", terms).replace("@URL@", URL)


# What the bundle needs of the system.


def elf_files(folder: Path) -> list[Path]:
    """The programs and libraries in a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]


def system_libraries(bundle: Path) -> list[str]:
    """The libraries that the bundle is linked to and does not bring, without the C library's."""
    brought = {path.name for path in bundle.rglob("*")}
    needed: set[str] = set()
    for path in elf_files(bundle):
        needed.update(needed_libraries(path))
    return sorted(name for name in needed - brought if not LIBC.fullmatch(name))


def libc_version(bundle: Path) -> str:
    """The oldest version of the GNU C library that the bundle runs with."""
    found = {
        (int(major), int(minor))
        for path in elf_files(bundle)
        for major, minor in re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
    }
    return "{}.{}".format(*max(found))


def debian_depends(bundle: Path) -> str:
    """The Depends of the Debian package. KeyError for a library whose package nobody has named yet."""
    libraries = [SYSTEM_PACKAGES[name] for name in system_libraries(bundle)]
    return ", ".join([f"libc6 (>= {libc_version(bundle)})", *libraries, *FONTS])


# Packages.


def build_tar(bundle: Path, work: Path, target: Path) -> Path:
    """A folder to unpack anywhere: the program, and a script that puts it into one's menu."""
    path = target / f"{NAME}-{VERSION}-linux-{MACHINE}.tar.xz"
    top = work / path.name.removesuffix(".tar.xz")
    shutil.rmtree(top, ignore_errors=True)
    shutil.copytree(bundle, top / NAME, symlinks=True)
    make_share(top / "share")
    shutil.copyfile(HERE / "linux" / "install.sh", top / "install.sh")
    (top / "install.sh").chmod(0o755)
    with tarfile.open(path, "w:xz", preset=9) as archive:
        for each in [top, *sorted(top.rglob("*"))]:
            archive.add(each, each.relative_to(work).as_posix(), recursive=False, filter=_anonymous)
    return path


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Owned by nobody in particular, dated by the source: the same commit makes the same archive."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = source_time()
    member.mode = 0o755 if member.mode & 0o100 else 0o644
    return member


def build_deb(bundle: Path, work: Path, target: Path) -> Path:
    """A package for Debian, Ubuntu and what is made from them."""
    machine = DEBIAN_MACHINES[MACHINE]
    root = work / "deb"
    make_tree(bundle, root, "usr")
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(HERE / "linux" / "lintian-overrides", overrides / NAME)
    _write_gzip(root / "usr" / "share" / "doc" / NAME / "changelog.gz", debian_changelog())
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    sums = "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files
    )
    control = f"""\
Package: {NAME}
Version: {VERSION}
Architecture: {machine}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {debian_depends(bundle)}
Section: games
Priority: optional
Homepage: {URL}
Description: {SUMMARY[0].lower() + SUMMARY[1:]}
{textwrap.fill(DESCRIPTION, 78, initial_indent=" ", subsequent_indent=" ")}
"""
    debian = root / "DEBIAN"
    debian.mkdir(mode=0o755)
    _write(debian / "control", control)
    _write(debian / "md5sums", sums)
    _date_all(root)
    path = target / f"{NAME}_{VERSION}_{machine}.deb"
    run_tool("dpkg-deb", "-Zxz", "-z9", "--root-owner-group", "--build", root, path)
    return path


def debian_changelog() -> str:
    """This version's entry, in Debian's form."""
    changes = releases((ROOT / "CHANGELOG.md").read_text("utf-8"))[0].changes or ("New version.",)
    points = "\n".join(
        textwrap.fill(change, 78, initial_indent="  * ", subsequent_indent="    ") for change in changes
    )
    signed = f" -- {MAINTAINER}  {format_datetime(datetime.fromtimestamp(source_time(), UTC))}"
    return f"{NAME} ({VERSION}) unstable; urgency=medium\n\n{points}\n\n{signed}\n"


def build_rpm(bundle: Path, work: Path, target: Path) -> Path:
    """A package for Fedora, openSUSE and what is made from them."""
    root, top = work / "rpm-root", work / "rpm"
    make_tree(bundle, root, "usr")
    _date_all(root)
    needs = [f"{name}()(64bit)" for name in system_libraries(bundle)]
    listed = [f"/usr/lib/{NAME}", *_own_files(root)]
    spec = work / f"{NAME}.spec"
    _write(spec, _rpm_spec(root, [*needs, *RPM_FONTS], listed))
    shutil.rmtree(top, ignore_errors=True)
    defines = (
        f"_topdir {top}",
        f"_rpmdir {target}",
        "_rpmfilename %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
    )
    options = [part for define in defines for part in ("--define", define)]
    run_tool("rpmbuild", "-bb", "--quiet", "--target", MACHINE, *options, spec)
    return target / f"{NAME}-{VERSION}-1.{MACHINE}.rpm"


def _rpm_spec(root: Path, needs: Iterable[str], listed: Iterable[str]) -> str:
    requires = "\n".join(f"Requires: {need}" for need in needs)
    files = "\n".join(listed)
    return f"""\
%global debug_package %{{nil}}
%global __os_install_post %{{nil}}
%global _build_id_links none
%global _binary_payload w7.xzdio
%global source_date_epoch_from_changelog 0
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
%global _buildhost localhost
Name: {NAME}
Version: {VERSION}
Release: 1
Summary: {SUMMARY}
License: MIT AND LGPL-3.0-only AND PSF-2.0
URL: {URL}
Group: Amusements/Games/Board/Card
AutoReqProv: no
Requires: glibc, hicolor-icon-theme
{requires}

%description
{DESCRIPTION}

%install
cp -a "{root}/." %{{buildroot}}

%files
{files}
"""


def _own_files(root: Path) -> list[str]:
    """Every installed file outside the program's own folder, as rpm wants it listed."""
    folder = root / "usr" / "lib" / NAME
    paths = (path for path in sorted(root.rglob("*")) if folder not in (path, *path.parents))
    listed = [f"/{path.relative_to(root)}" for path in paths if path.is_symlink() or path.is_file()]
    return [f"%dir /usr/share/doc/{NAME}", *(f"%doc {each}" if "/doc/" in each else each for each in listed)]


def build_appdir(bundle: Path, work: Path, target: Path) -> Path:
    """The folder that an AppImage is made of; its AppRun starts the program as it is."""
    path = target / f"Holzwurm_Desktop-{VERSION}-{MACHINE}.AppDir"
    make_tree(bundle, path, "usr")
    (path / "AppRun").symlink_to(f"usr/bin/{NAME}")
    (path / f"{APP_ID}.desktop").symlink_to(f"usr/share/applications/{APP_ID}.desktop")
    (path / f"{APP_ID}.svg").symlink_to(f"usr/share/icons/hicolor/scalable/apps/{APP_ID}.svg")
    (path / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png")
    return path


def build_appimage(bundle: Path, work: Path, target: Path) -> Path:
    """One file that runs by itself; needs appimagetool."""
    folder = build_appdir(bundle, work, work)
    path = target / f"Holzwurm_Desktop-{VERSION}-{MACHINE}.AppImage"
    run_tool("appimagetool", "--no-appstream", folder, path, ARCH=MACHINE)
    return path


def build_flatpak(bundle: Path, work: Path, target: Path) -> Path:
    """A Flatpak in one file. It gets no network, and reaches files by the portals of the desktop alone. Its runtime
    has to be installed, see `flatpak_manifest`."""
    path = target / f"{NAME}-{VERSION}-linux-{MACHINE}.flatpak"
    folder, repository = work / "flatpak", work / "flatpak" / "repository"
    shutil.rmtree(folder, ignore_errors=True)
    make_tree(bundle, folder / "tree", "")
    manifest = folder / flatpak_manifest().name
    shutil.copyfile(flatpak_manifest(), manifest)
    options = ("--user", "--disable-rofiles-fuse", f"--state-dir={folder / 'state'}", f"--repo={repository}")
    run_tool("flatpak-builder", *options, folder / "built", manifest)
    run_tool("flatpak", "build-bundle", repository, path, APP_ID)
    return path


def flatpak_manifest() -> Path:
    """What a Flatpak is made of, and what it may do."""
    return HERE / "linux" / f"{APP_ID}.flatpak.json"


def _date_all(root: Path) -> None:
    """Date everything by the source."""
    for path in [*root.rglob("*"), root]:
        os.utime(path, (source_time(), source_time()), follow_symlinks=False)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_gzip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
