"""What the smoke test holds against a package."""

from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.languages import LANGUAGES

import installs
import smoke_test

WORDS: dict[str, Any] = {
    language: {"menu": [f"open {language}"], "qt": f"cancel {language}", "rules": number}
    for number, language in enumerate(LANGUAGES)
}


def test_languages_with_words_of_their_own_pass() -> None:
    smoke_test.check_languages(WORDS)


@pytest.mark.parametrize("what", ["menu", "qt", "rules"])
def test_a_language_that_says_what_another_says_fails(what: str) -> None:
    words = {**WORDS, "nl": {**WORDS["nl"], what: WORDS["en"][what]}}
    with pytest.raises(smoke_test.SmokeError, match=f"{what}: some languages say the same"):
        smoke_test.check_languages(words)


def test_a_missing_language_fails() -> None:
    with pytest.raises(smoke_test.SmokeError, match="languages"):
        smoke_test.check_languages({"en": WORDS["en"]})


def test_only_the_players_data_may_be_left(tmp_path: Path) -> None:
    install = installs.FolderInstall(tmp_path / "a.AppDir", tmp_path / "place")
    data = install.home / ".local" / "share" / "holzwurm-desktop"
    data.mkdir(parents=True)
    (data / "games.sqlite").touch()
    (install.home / "forgotten").touch()
    (install.runtime / "socket").touch()
    assert [path.name for path in install.left()] == ["forgotten", "socket"]


def test_a_way_to_install_is_known_by_the_packages_name(tmp_path: Path) -> None:
    made = installs.install_for(tmp_path / "x_1.0.0_amd64.deb", tmp_path / "place", {})
    assert isinstance(made, installs.DebInstall)


def test_what_is_no_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a package"):
        installs.install_for(tmp_path / "x.zip", tmp_path / "place", {})
