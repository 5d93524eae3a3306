"""Ways to install a package in a clean place, to run what it brought, and to remove it again; for the smoke test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import wine
from project_facts import APP_ID, NAME, TITLE, run_tool
from x_display import x_display

DATA_FOLDERS = (
    Path(".local", "share", NAME),
    Path(".config", NAME),
    Path("Library", "Application Support", NAME),
    Path("AppData", "Local", NAME),
    Path("AppData", "Roaming", NAME),
)
"""Where the player's games and settings are, below the home folder, on one system or the other."""
SYSTEM_FOLDERS = (
    Path(".cache", "fontconfig"),
    Path(".config", "QtProject.conf"),
    Path(".local", "share", "mime"),
    Path(".local", "share", "applications", "mimeinfo.cache"),
    Path("Library", "Preferences"),
    Path("Library", "Saved Application State"),
)
"""What the system and Qt keep below the home folder: indexes, and where a file was last opened."""


class Install:
    """A package and the clean place for it: a home folder, a runtime folder and one for temporary files."""

    own_display = sys.platform in ("win32", "darwin")
    """Whether the system draws by itself, with no X11 to ask for."""

    def __init__(self, artefact: Path, place: Path) -> None:
        self.artefact = artefact.resolve()
        self.place = place
        self.home, self.runtime, self.temporary = place / "home", place / "run", place / "tmp"
        for folder in (self.home, self.runtime, self.temporary):
            folder.mkdir(parents=True)
            folder.chmod(0o700)
        self.root = place / "root"
        self.program: Sequence[str | Path] = ()

    def install(self) -> None:
        """Install the package; sets `program`."""
        raise NotImplementedError

    def uninstall(self) -> None:
        """Remove the package."""
        raise NotImplementedError

    def close(self) -> None:
        """End what was started for the test; also after it failed."""

    def inside(self, path: Path) -> str:
        """How the program sees a path."""
        return str(path)

    def command(self, *arguments: str, **variables: str) -> tuple[list[str], dict[str, str]]:
        """What to run for the program with arguments, and in which environment."""
        return [*map(str, self.program), *arguments], self.environment() | variables

    def environment(self) -> dict[str, str]:
        """The environment of a player who has just moved in."""
        kept = (
            "PATH",
            "LANG",
            "SYSTEMROOT",
            "SYSTEMDRIVE",
            "WINDIR",
            "COMSPEC",
            "PATHEXT",
            "NUMBER_OF_PROCESSORS",
        )
        environment = {name: os.environ[name] for name in kept if name in os.environ}
        home, temporary = self.inside(self.home), self.inside(self.temporary)
        environment |= {"HOME": home, "TMPDIR": temporary}
        if sys.platform == "win32":
            local, roaming = self.home / "AppData" / "Local", self.home / "AppData" / "Roaming"
            environment |= {"USERPROFILE": home, "LOCALAPPDATA": str(local), "APPDATA": str(roaming)}
            environment |= {"TEMP": temporary, "TMP": temporary}
        else:
            environment["XDG_RUNTIME_DIR"] = self.inside(self.runtime)
        return environment

    def installed_files(self) -> list[Path]:
        """What was installed."""
        return files_below(self.root)

    def installed_size(self) -> int:
        """Bytes on disk."""
        return sum(path.lstat().st_size for path in self.installed_files())

    def left(self) -> list[Path]:
        """What is still there after removing, apart from the player's data."""
        allowed = [self.home / folder for folder in (*DATA_FOLDERS, *SYSTEM_FOLDERS)]
        found = [*files_below(self.home), *files_below(self.runtime), *files_below(self.temporary)]
        rest = [path for path in found if not any(path.is_relative_to(folder) for folder in allowed)]
        return [*rest, *files_below(self.root)]


def files_below(folder: Path) -> list[Path]:
    """All files and links in a folder, which need not be there."""
    return [path for path in sorted(folder.rglob("*")) if path.is_symlink() or not path.is_dir()]


def unpack(archive: Path, folder: Path) -> None:
    """Unpack a tar archive. Pythons before 3.11.4 have no filters against archives that reach beyond the folder."""
    with tarfile.open(archive) as files:
        if hasattr(tarfile, "tar_filter"):
            files.extractall(folder, filter="tar")
        else:
            files.extractall(folder)


class TarInstall(Install):
    """Unpacked, and put into the user's menu by its own script."""

    def install(self) -> None:
        unpack(self.artefact, self.root)
        (self._folder,) = self.root.iterdir()
        run_tool(self._folder / "install.sh", HOME=str(self.home), PREFIX=str(self.home / ".local"))
        self.program = [self.home / ".local" / "bin" / NAME]

    def installed_files(self) -> list[Path]:
        return files_below(self.home / ".local")

    def uninstall(self) -> None:
        run_tool(
            self._folder / "install.sh",
            "--uninstall",
            HOME=str(self.home),
            PREFIX=str(self.home / ".local"),
        )
        shutil.rmtree(self._folder)


class DebInstall(Install):
    """Installed by dpkg below a folder, as far as that goes without the packages it depends on."""

    def install(self) -> None:
        database = self.root / "var" / "lib" / "dpkg"
        for folder in ("updates", "info", "triggers"):
            (database / folder).mkdir(parents=True)
        (database / "status").touch()
        run_tool(*self._dpkg(), "--force-depends", "--install", self.artefact)
        self.program = [self.root / "usr" / "bin" / NAME]

    def uninstall(self) -> None:
        run_tool(*self._dpkg(), "--purge", NAME)
        shutil.rmtree(self.root / "var")

    def _dpkg(self) -> list[str | Path]:
        return [
            "dpkg",
            f"--root={self.root}",
            "--force-script-chrootless",
            "--force-not-root",
            "--no-triggers",
        ]


class RpmInstall(Install):
    """Installed by rpm below a folder, without the packages it depends on."""

    def install(self) -> None:
        self.root.mkdir()
        run_tool("rpm", "--root", self.root, "--nodeps", "--nosignature", "--install", self.artefact)
        self.program = [self.root / "usr" / "bin" / NAME]

    def uninstall(self) -> None:
        run_tool("rpm", "--root", self.root, "--nodeps", "--erase", NAME)
        listed = subprocess.run(
            ["rpm", "--root", self.root, "--eval", "%{_dbpath}"], capture_output=True, text=True, check=True
        )
        shutil.rmtree(self.root / listed.stdout.strip().lstrip("/"), ignore_errors=True)


class ChrootDebInstall(Install):
    """Installed by apt-get within the folder of a whole Debian or Ubuntu, with all it depends on."""

    def __init__(self, artefact: Path, place: Path, system: Path) -> None:
        self._system = system.resolve()
        inner = self._system / "home" / "smoke-test"
        shutil.rmtree(inner, ignore_errors=True)
        super().__init__(artefact, inner)
        self.root = self._system / "usr" / "lib" / NAME

    def install(self) -> None:
        shutil.copyfile(self.artefact, self._system / "tmp" / self.artefact.name)
        self._before = self._installed()
        self._apt("install", f"/tmp/{self.artefact.name}")
        self.program = ["chroot", self._system, "/usr/bin/env", "-i"]

    def command(self, *arguments: str, **variables: str) -> tuple[list[str], dict[str, str]]:
        environment = self.environment() | variables
        told = [f"{name}={value}" for name, value in environment.items()]
        return [*map(str, self.program), *told, f"/usr/bin/{NAME}", *arguments], dict(os.environ)

    def inside(self, path: Path) -> str:
        return "/" + str(path.relative_to(self._system)) if path.is_relative_to(self._system) else str(path)

    def uninstall(self) -> None:
        self._apt("purge", "--autoremove", NAME)
        (self._system / "tmp" / self.artefact.name).unlink()

    def left(self) -> list[Path]:
        named = [
            path
            for folder in ("etc", "opt", "usr", "var/cache", "var/lib")
            for path in files_below(self._system / folder)
            if NAME in path.name or "HolzwurmDesktop" in path.name
        ]
        return [*super().left(), *named]

    def _apt(self, *arguments: str) -> None:
        apt = ["apt-get", "-y", "-q", "--no-install-recommends"]
        run_tool("chroot", self._system, *apt, *arguments, DEBIAN_FRONTEND="noninteractive", LC_ALL="C.UTF-8")

    def _installed(self) -> set[str]:
        listed = ["chroot", str(self._system), "dpkg-query", "-W", "-f", "${Package}\n"]
        return set(subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split())


class FolderInstall(Install):
    """An AppDir or AppImage: nothing to install."""

    def install(self) -> None:
        self.program = [self.artefact / "AppRun" if self.artefact.is_dir() else self.artefact]

    def installed_files(self) -> list[Path]:
        return files_below(self.artefact) if self.artefact.is_dir() else [self.artefact]

    def uninstall(self) -> None:
        pass


class WheelInstall(Install):
    """Installed by pip in an environment of its own."""

    def install(self) -> None:
        venv.create(self.root, with_pip=True)
        scripts = self.root / ("Scripts" if sys.platform == "win32" else "bin")
        run_tool(scripts / "python", "-m", "pip", "install", "-q", self.artefact)
        self.program = [scripts / NAME]

    def uninstall(self) -> None:
        shutil.rmtree(self.root)


class WindowsInstall(Install):
    """Installed by its own installer, silently."""

    def install(self) -> None:
        # /D has to be the last argument, without quotes.
        run_tool(self.artefact, "/S", f"/D={self.root}")
        self.program = [self.root / f"{NAME}-console.exe"]

    def uninstall(self) -> None:
        # "_?" keeps the uninstaller from going on in a copy of itself; it then cannot delete itself.
        run_tool(self.root / "uninstall.exe", "/S", f"_?={self.root}")
        (self.root / "uninstall.exe").unlink()


def registers_us(registry: str) -> bool:
    """Whether a registry, as Wine writes it down, has a key or value of ours. Wine's own list of menu entries, which
    names the program as well, does not count."""
    lines = registry.splitlines()
    keys = (line for line in lines if line.startswith("["))
    return any(APP_ID in line for line in lines) or any(
        name.lower() in key.lower() for key in keys for name in (TITLE, NAME)
    )


class WineInstall(WindowsInstall):
    """Installed by its own installer in the Wine of a Debian in a folder, on a display of its own."""

    own_display = True

    def __init__(self, artefact: Path, place: Path, system: Path) -> None:
        self._system = system.resolve()
        inner = self._system / "home" / "smoke-test"
        shutil.rmtree(inner, ignore_errors=True)
        super().__init__(artefact, inner)
        self._prefix = inner / "prefix"
        self._drive = self._prefix / "drive_c"
        self.home, self.root = self._drive / "users" / "root", self._drive / NAME
        self._display = ""
        self._opened = ExitStack()

    def install(self) -> None:
        self._display = self._opened.enter_context(x_display("chroot", str(self._system)))
        setup = self.place / "setup.exe"
        shutil.copyfile(self.artefact, setup)
        self._wine("wineboot", "--init")
        self._wine("wineserver", "--wait")
        self._before = {*files_below(self._drive), setup}
        self._wine("wine", self.inside(setup), "/S", rf"/D=C:\{NAME}")
        self._stand_ins = wine.copy_stand_ins(self._system, self.root)
        self.program = ["wine", self.inside(self.root / f"{NAME}-console.exe")]

    def installed_size(self) -> int:
        return super().installed_size() - sum(path.stat().st_size for path in self._stand_ins)

    def inside(self, path: Path) -> str:
        return wine.windows_path(self._system, path) if path.is_relative_to(self._system) else str(path)

    def command(self, *arguments: str, **variables: str) -> tuple[list[str], dict[str, str]]:
        return self._command(*map(str, self.program), *arguments, **variables), dict(os.environ)

    def uninstall(self) -> None:
        for path in self._stand_ins:
            path.unlink()
        self._wine("wine", self.inside(self.root / "uninstall.exe"), "/S", rf"_?=C:\{NAME}")
        (self.root / "uninstall.exe").unlink()
        self._wine("wineserver", "--kill")  # writes the registry

    def left(self) -> list[Path]:
        rest = [path for path in super().left() if path not in self._before]
        registries = [self._prefix / name for name in ("user.reg", "system.reg")]
        return [*rest, *(path for path in registries if registers_us(path.read_text("utf-8", "replace")))]

    def close(self) -> None:
        if self._display:
            subprocess.run(self._command("wineserver", "--kill"), check=False)
        self._opened.close()

    def _command(self, *words: str, **variables: str) -> list[str]:
        return wine.command(self._system, self._prefix, words, DISPLAY=self._display, **variables)

    def _wine(self, *words: str) -> None:
        run_tool(*self._command(*words))


class MacInstall(Install):
    """Copied out of its disk image."""

    def install(self) -> None:
        volume = self.place / "volume"
        run_tool("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", volume, self.artefact)
        try:
            (application,) = volume.glob("*.app")
            run_tool("ditto", application, self.root / application.name)
        finally:
            run_tool("hdiutil", "detach", volume)
        self.program = [self.root / application.name / "Contents" / "MacOS" / NAME]

    def uninstall(self) -> None:
        shutil.rmtree(self.root)


def install_for(artefact: Path, place: Path, options: Mapping[str, Path | None]) -> Install:
    """The way to install a package, by its name. ValueError for what is no package."""
    system = options.get("system")
    if system is not None:
        if artefact.suffix == ".deb":
            return ChrootDebInstall(artefact, place, system)
        if artefact.suffix == ".exe":
            return WineInstall(artefact, place, system)
        raise ValueError(f"not a package for another system: {artefact.name}")
    kinds: dict[str, type[Install]] = {
        ".tar.xz": TarInstall,
        ".deb": DebInstall,
        ".rpm": RpmInstall,
        ".AppDir": FolderInstall,
        ".AppImage": FolderInstall,
        ".whl": WheelInstall,
        ".exe": WindowsInstall,
        ".dmg": MacInstall,
    }
    for ending, kind in kinds.items():
        if artefact.name.endswith(ending):
            return kind(artefact, place)
    raise ValueError(f"not a package: {artefact.name}")
