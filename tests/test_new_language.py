"""A language that nobody has heard of is there as soon as its files are: no line of code names it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6

from build_rules import release_translations
from holzwurm_desktop.languages import FALLBACK, languages_in
from holzwurm_desktop.paths import resource

ROOT = Path(__file__).resolve().parents[1]

# What the program offers where its resources lie in a folder, each on a line of its own.
ASKED = """
import sys
from pathlib import Path
from holzwurm_desktop import paths
paths._INSTALLED = Path(sys.argv[1])
from PySide6.QtWidgets import QApplication
from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.storage.folders import portable_folders
app = QApplication([])
program = Program(app, portable_folders(Path(sys.argv[2])), Wishes(language=None, theme="light"))
program.preferences.change(language="xx")
app.processEvents()  # the menus follow by an event
book, words = program.window.book, program.languages.words
box = PreferencesDialog(program.preferences, book, words, program.appearance).lists["language"]
print(*(box.itemText(place) for place in range(box.count())), sep="\\n")
print(box.currentText())
print(program.window.menus.actions["quit"].text())
program.close()
"""


def copied(folder: Path) -> Path:
    """A copy of the resources, with a language `xx` that is German but for its name and the word for Quit."""
    shutil.copytree(resource(), folder)
    translations = folder / "translations"
    text = (translations / "holzwurm_de.ts").read_text("utf-8")
    for old, new in ((">Deutsch<", ">Xish<"), (">&amp;Beenden<", ">&amp;Xit<")):
        assert old in text
        text = text.replace(old, new)
    (translations / "holzwurm_xx.ts").write_text(text, "utf-8")
    release_translations(Path(PySide6.__file__).parent, [translations / "holzwurm_xx.ts"], translations)
    for kind in ("rules", "lessons"):
        for page in (folder / kind).rglob("de.md"):
            shutil.copy(page, page.with_name("xx.md"))
    return folder


def test_a_language_is_offered_once_its_files_are_there(tmp_path: Path) -> None:
    folder = copied(tmp_path / "resources")
    asked = [sys.executable, "-c", ASKED, str(folder), str(tmp_path / "kept")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    ran = subprocess.run(asked, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    *offered, chosen, quits = ran.stdout.splitlines()
    assert "Xish" in offered
    assert "Español" in offered
    assert chosen == "Xish"
    assert quits == "&Xit"


def test_the_sources_count_where_there_are_some_and_what_is_compiled_elsewhere(tmp_path: Path) -> None:
    assert languages_in(tmp_path) == (FALLBACK,)
    for name in ("holzwurm_aa.qm", "holzwurm_en.qm", "qtbase_bb.qm"):
        (tmp_path / name).touch()
    assert languages_in(tmp_path) == ("aa", "en")
    for name in ("holzwurm_en.ts", "holzwurm_cc.ts"):
        (tmp_path / name).touch()
    assert languages_in(tmp_path) == ("cc", "en")
