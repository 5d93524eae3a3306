import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.storage import files
from holzwurm_desktop.storage.errors import Notice, StorageError
from holzwurm_desktop.storage.preferences import preferences_of
from holzwurm_desktop.storage.settings import Settings, SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")


def test_without_a_file_every_setting_has_its_default(path: Path) -> None:
    file = SettingsFile(path)
    assert (file.values, file.notices) == (Settings(), ())
    assert not path.exists()


def test_a_change_is_on_disk_at_once(path: Path) -> None:
    SettingsFile(path).change(language="nl", volume=0, one_click_play=True)
    assert SettingsFile(path).values == Settings(language="nl", volume=0, one_click_play=True)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "tlh"),
        ("theme", None),
        ("animation_speed", 2),
        ("sound", 1),
        ("volume", 101),
        ("volume", True),
        ("volume", 50.0),
        ("player_name", 7),
        ("new_game", []),
    ],
)
def test_a_stored_value_that_is_none_costs_only_that_setting(path: Path, key: str, value: Any) -> None:
    write(path, {"language": "fr", "hand_order": "rank", key: value})
    file = SettingsFile(path)
    assert getattr(file.values, key) == getattr(Settings(), key)
    assert file.values.hand_order == "rank"
    assert file.notices == (Notice("settings-invalid", {"keys": [key]}),)


@pytest.mark.parametrize("changes", [{"volume": -1}, {"theme": "pink"}, {"no_such_setting": 1}])
def test_changing_to_what_is_no_setting_is_refused(path: Path, changes: dict[str, Any]) -> None:
    file = SettingsFile(path)
    with pytest.raises(ValueError, match=next(iter(changes))):
        file.change(**changes)
    assert file.values == Settings()


def test_unknown_keys_stay_in_the_file(path: Path) -> None:
    write(path, {"from_a_later_version": {"x": [1]}, "sound": False})
    SettingsFile(path).change(theme="dark")
    assert json.loads(path.read_text("utf-8")) == {
        "from_a_later_version": {"x": [1]},
        "sound": False,
        "theme": "dark",
    }


@pytest.mark.parametrize("content", ["", "{", "[]", '{"volume": NaN}', "\x00" * 100])
def test_a_file_that_is_no_settings_is_set_aside(path: Path, content: str) -> None:
    write(path, content)
    file = SettingsFile(path)
    (notice,) = file.notices
    assert (file.values, notice.code) == (Settings(), "settings-damaged")
    assert Path(notice.data["kept_as"]).read_text("utf-8") == content
    file.change(sound=False)
    assert SettingsFile(path).values.sound is False


def test_settings_that_cannot_be_read_are_left_where_they_are(path: Path) -> None:
    path.mkdir(parents=True)
    file = SettingsFile(path)
    assert file.values == Settings()
    assert file.notices == (Notice("settings-unreadable", {"path": str(path), "reason": "not-a-file"}),)


def test_two_copies_keep_each_others_changes(path: Path) -> None:
    first, second = SettingsFile(path), SettingsFile(path)
    first.change(language="de")
    second.change(volume=10)
    assert SettingsFile(path).values == Settings(language="de", volume=10)


def test_the_new_game_dialog_is_remembered_per_game(path: Path) -> None:
    file = SettingsFile(path)
    file.remember_new_game("holzwurm", {"seats": 4})
    file.remember_new_game("afbraak", {"seats": 2})
    values = SettingsFile(path).values
    assert values.new_game == {"holzwurm": {"seats": 4}, "afbraak": {"seats": 2}}
    assert values.last_game == "afbraak"


def test_a_change_that_cannot_be_saved_holds_for_now(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(path)
    file.change(language="de")

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", fail)
        with pytest.raises(StorageError, match="disk-full"):
            file.change(theme="dark")
    assert file.values == Settings(language="de", theme="dark")
    assert SettingsFile(path).values == Settings(language="de")
    file.change(volume=5)
    assert SettingsFile(path).values == Settings(language="de", theme="dark", volume=5)


def test_a_setting_of_a_game_stands_among_the_others_in_the_file(path: Path) -> None:
    SettingsFile(path).change(knock_window="20", best_build=True)
    assert json.loads(path.read_text("utf-8")) == {"knock_window": "20", "best_build": True}
    values = SettingsFile(path).values
    assert (values.value("knock_window"), values.value("best_build")) == ("20", True)


def test_a_file_of_an_earlier_version_keeps_what_was_chosen_for_games(path: Path) -> None:
    write(path, {"theme": "dark", "knock_window": "ask", "best_build": True, "fill_sheet": True})
    file = SettingsFile(path)
    assert file.notices == ()
    assert file.values.of_games == {"knock_window": "ask", "best_build": True, "fill_sheet": True}


@pytest.mark.parametrize(("key", "value"), [("knock_window", "7"), ("best_build", 1), ("fill_sheet", "yes")])
def test_a_setting_of_a_game_that_is_none_costs_only_itself(path: Path, key: str, value: Any) -> None:
    write(path, {"theme": "dark", key: value})
    file = SettingsFile(path)
    assert file.values == Settings(theme="dark")
    assert file.notices == (Notice("settings-invalid", {"keys": [key]}),)
    with pytest.raises(ValueError, match=key):
        file.change(**{key: value})


def test_the_room_for_settings_of_games_is_no_setting_itself(path: Path) -> None:
    write(path, {"of_games": {"best_build": True}})
    file = SettingsFile(path)
    assert file.values == Settings()
    with pytest.raises(ValueError, match="of_games"):
        file.change(of_games={})


def test_people_have_as_long_to_object_as_was_chosen_for_the_game() -> None:
    values = Settings()
    assert values.objection_seconds("kistenstapel") is None
    assert values.changed({"knock_window": "30"}).objection_seconds("kistenstapel") == 30.0


def test_no_two_settings_share_a_key() -> None:
    keys = [each.key for game_id in kits() for each in preferences_of(game_id)]
    assert len(keys) == len(set(keys))
    assert not {each.name for each in fields(Settings)} & set(keys)
