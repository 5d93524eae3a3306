"""What is told of the program in several places is the same everywhere: version, commands, languages, sizes."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from holzwurm_desktop import __main__ as front
from holzwurm_desktop.commands import listed_commands
from holzwurm_desktop.languages import FALLBACK, LANGUAGES

import linux_packages
import smoke_test
from project_facts import APP_ID, NAME, ROOT, VERSION, releases

LINUX = ROOT / "packaging" / "linux"
OTHERS = {*LANGUAGES} - {FALLBACK}


def read(*parts: str) -> str:
    return Path(ROOT, *parts).read_text("utf-8")


def manual() -> str:
    return (LINUX / f"{NAME}.1").read_text("utf-8").replace("\\-", "-")


def test_the_changelog_is_about_the_version_that_the_program_names() -> None:
    changelog = read("CHANGELOG.md")
    assert releases(changelog)[0].version == VERSION
    coming = changelog.partition("## [Unreleased]")[2].partition("\n## ")[0]
    named = re.findall(r"What follows becomes (\d+\.\d+\.\d+)", coming)
    assert named == [VERSION] if coming.strip() else f"## [{VERSION}]" in changelog


def test_the_readme_names_packages_of_the_present_version() -> None:
    packages = re.findall(r"`[Hh]olzwurm[-_][Dd]esktop[-_](\d+\.\d+\.\d+)[^`]*`", read("README.md"))
    assert len(packages) >= 7
    assert {*packages} == {VERSION}


def test_readme_and_manual_have_every_command_and_no_other() -> None:
    section = read("README.md").partition("## Without a window")[2].partition("\nAll that plays many")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == {*listed_commands()}
    commands = manual().partition(".SH COMMANDS")[2].partition(".SH ")[0]
    heads = re.findall(r"^\.TP\n\.BR? (.*)$", commands, re.MULTILINE)
    assert {name for head in heads for name in re.findall(r"\w+", head)} == {*listed_commands()}


def test_the_manual_has_every_option_of_the_help_text(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        front.main(["--help"])
    helped = set(re.findall(r"--[a-z]+", capsys.readouterr().out.partition("commands,")[0])) - {"--help"}
    options = manual().partition(".SH OPTIONS")[2].partition(".SH ")[0]
    assert helped == {*re.findall(r"--[a-z]+", options)} - {"--help"}
    assert {"--portable", "--lang", "--version"} <= helped


def test_every_language_is_spoken_where_a_desktop_shows_the_program() -> None:
    menu = (LINUX / f"{APP_ID}.desktop").read_text("utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        assert {*re.findall(rf"^{key}\[(\w+)\]=", menu, re.MULTILINE)} == OTHERS
    page = ElementTree.fromstring(linux_packages.metainfo())
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {each.get(language) for each in page.findall("summary")} == {*OTHERS, None}
    paragraphs = [each.get(language) for each in page.findall("description/p")]
    assert {paragraphs.count(each) for each in {*paragraphs}} == {2}
    assert {*paragraphs} == {*OTHERS, None}


def test_the_readme_names_every_language() -> None:
    line = re.search(r"with `--lang (.*)\.$", read("README.md"), re.MULTILINE)
    assert line is not None
    assert {*re.findall(r"\b\w\w\b", line[1])} - {"or"} == {*LANGUAGES}


def test_the_software_centre_shows_the_present_version_first() -> None:
    page = ElementTree.fromstring(linux_packages.metainfo())
    latest = page.find("releases/release")
    assert latest is not None
    assert latest.get("version") == VERSION


def test_the_limits_of_the_smoke_test_follow_what_was_measured() -> None:
    rows = re.findall(r"^\| .*? \| ([\d.]*)(?: MB)?\s*\| ([\d.]+) MB \|", read("README.md"), re.MULTILINE)
    downloads, on_disk = [float(row[0]) for row in rows if row[0]], [float(row[1]) for row in rows]
    assert len(on_disk) >= 4
    assert max(downloads) <= smoke_test.LARGEST_DOWNLOAD / smoke_test.MEGABYTE <= 1.06 * max(downloads)
    assert max(on_disk) <= smoke_test.LARGEST_ON_DISK / smoke_test.MEGABYTE <= 1.03 * max(on_disk)


def test_contributing_has_the_two_commands() -> None:
    for page in (read(".github", "CONTRIBUTING.md"), read("README.md")):
        assert "```\npython3 dev.py\npython3 dev.py test\n```" in page


def test_every_plate_is_shown_and_every_one_shown_is_there() -> None:
    shown = set(
        re.findall(r"packaging/screenshots/([\w-]+)\.png", read("README.md") + read("docs", "tour.md"))
    )
    assert shown == {path.stem for path in (ROOT / "packaging" / "screenshots").glob("*.png")}


def test_a_flatpak_gets_no_network_and_none_of_the_players_files() -> None:
    manifest = json.loads(linux_packages.flatpak_manifest().read_text("utf-8"))
    assert (manifest["id"], manifest["command"]) == (APP_ID, NAME)
    asked = manifest["finish-args"]
    assert not [
        each for each in asked if each.startswith(("--share=network", "--filesystem", "--device=all"))
    ]
    assert "--socket=wayland" in asked
