"""What desktops and installers say before the program runs, in each of its languages."""

import re
import tomllib
from xml.etree import ElementTree

import pytest

from holzwurm_desktop import languages

from project_facts import APP_ID, DESCRIPTION, LANGUAGES, ROOT

LINUX = ROOT / "packaging" / "linux"
TRANSLATED = sorted({*LANGUAGES} - {languages.FALLBACK})
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_packages_have_the_languages_of_the_program() -> None:
    assert LANGUAGES == languages.LANGUAGES


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(key: str) -> None:
    entry = (LINUX / f"{APP_ID}.desktop").read_text("utf-8")
    assert sorted(re.findall(rf"^{key}\[(\w+)\]=.", entry, re.MULTILINE)) == TRANSLATED


@pytest.mark.parametrize(
    ("file", "paths"), [("metainfo", ("summary", "description/p")), ("mime", ("*/{*}comment",))]
)
def test_texts_for_desktops_are_in_every_language(file: str, paths: tuple[str, ...]) -> None:
    root = ElementTree.parse(LINUX / f"{APP_ID}.{file}.xml").getroot()
    for path in paths:
        found = [each.get(LANG, languages.FALLBACK) for each in root.findall(path)]
        times = found.count(languages.FALLBACK)
        assert times > 0
        assert sorted(found) == sorted([*TRANSLATED, languages.FALLBACK] * times), path


def test_the_installer_and_the_metadata_name_the_same_languages() -> None:
    installer = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = set(re.findall(r"^Natural Language :: (\w+)$", "\n".join(project["classifiers"]), re.MULTILINE))
    spoken = set(re.findall(r'MUI_LANGUAGE "(\w+)"', installer))
    assert spoken == named
    assert len(spoken) == len(LANGUAGES)
    assert {each.title() for each in re.findall(r"LangString RECORD \$\{LANG_(\w+)\}", installer)} == spoken
    assert all(each in DESCRIPTION for each in spoken)
