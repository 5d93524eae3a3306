"""Names of games, options and levels."""

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.preferences import preferences_of
from holzwurm_desktop.text.game_text import game_text, title_of
from holzwurm_desktop.text.levels import LEVEL_LINES, LEVEL_NAMES, level_name
from holzwurm_desktop.text.words import Words
from tests.playing import GAMES


def test_every_game_with_rules_has_words_for_all_its_options() -> None:
    for game_id, game in all_games().items():
        words = game_text(game_id)
        assert all(words.option_words(name) for name in game.options), game_id
        for name, option in game.options.items():
            assert set(option.choices) <= set(words.option_words(name).choices), (game_id, name)


def test_an_unknown_game_is_called_by_its_id() -> None:
    assert Words().say(title_of("chess")) == "chess"


def test_every_level_has_a_name_and_a_line() -> None:
    assert tuple(LEVEL_NAMES) == tuple(LEVEL_LINES) == LEVELS


def test_a_yardstick_is_called_by_its_own_name() -> None:
    assert Words().say(level_name("ismcts")) == "ismcts"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_setting_that_a_game_declares_has_words(game_id: str) -> None:
    spoken = game_text(game_id).preferences
    assert set(spoken) == {each.key for each in preferences_of(game_id)}
    for each in preferences_of(game_id):
        named = {str(value) for value in each.values} if isinstance(each.default, str) else set()
        assert set(spoken[each.key].choices) == named
