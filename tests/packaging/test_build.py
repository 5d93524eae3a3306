"""The command that builds packages."""

import subprocess
import sys
from pathlib import Path

import pytest

import build


def test_the_list_says_what_can_be_built_and_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == list(build.TARGETS)


def test_without_a_target_it_says_which_there_are() -> None:
    assert build.main([]) == 2


def test_what_cannot_be_built_here_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build.sys, "platform", "linux")
    with pytest.raises(build.BuildError, match="dmg cannot be built here: only on darwin"):
        build.main(["dmg"])


def test_a_missing_tool_is_named() -> None:
    assert build.Target(None, "", ("no-such-tool",)).lacks() == "needs no-such-tool"


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"abc")
    (tmp_path / "folder.AppDir").mkdir()
    build.write_sums(tmp_path)
    build.write_sums(tmp_path)  # its own file is not among them
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "SHA256SUMS").read_text() == f"{known}  a.deb\n"


def test_a_bundle_with_a_module_that_is_not_compiled_is_refused(tmp_path: Path) -> None:
    with pytest.raises(build.BuildError, match="not compiled: holzwurm_desktop"):
        build.ensure_compiled(tmp_path)


def test_it_runs_as_a_script_with_nothing_installed() -> None:
    script = Path(build.__file__)
    command = [sys.executable, "-S", "-I", str(script), "--list"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_a_package_that_does_not_exist_is_refused() -> None:
    with pytest.raises(build.BuildError, match="no such package: msi"):
        build.main(["msi"])


def test_a_bundle_that_lacks_a_library_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window would not open on X11 where that library is missing."""
    import linux_packages

    needed = ["libX11.so.6", "libxcb-icccm.so.4"]
    monkeypatch.setattr(linux_packages, "system_libraries", lambda bundle: needed)
    with pytest.raises(build.BuildError, match=r"not in the bundle: libxcb-icccm\.so\.4$"):
        build.ensure_whole(tmp_path)
    needed.pop()
    build.ensure_whole(tmp_path)
