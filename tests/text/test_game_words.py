"""Names of games, options and levels."""

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.text.game_text import game_text, title_of
from holzwurm_desktop.text.levels import LEVEL_LINES, LEVEL_NAMES, level_name
from holzwurm_desktop.text.words import Words


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
