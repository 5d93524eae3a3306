"""What the coach says, in every game and language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTranslator

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import adviser_of, chance_of
from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.games.holzwurm.words import TOOK_SHORT
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.advice import ReasonText
from holzwurm_desktop.text.coaching import better_text, capitalised, choice_text
from holzwurm_desktop.text.words import Words, english
from tests.playing import GAMES
from tests.reasons import decisions


def words_in(language: str) -> Words:
    translator = QTranslator()
    assert translator.load(f"holzwurm_{language}", str(resource("translations")))

    def say(context: str, source: str, n: int) -> str:
        found = translator.translate(context, source, "", n)
        assert found, f"not translated: {source}"
        return english(context, found, n)

    return Words(say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_can_be_spoken_of_in_every_language(game: str, language: str) -> None:
    words, kinds = words_in(language), set()
    for _, view, moves in decisions(game, range(6), most=8):
        for move in moves:
            found = Candidate(move, 100, 0.52)
            better = better_text(words, game, view, found, 0.12)
            choice = choice_text(words, game, view, found)
            assert choice.move or choice.reason
            for text in (better, *choice):
                assert not {"{", "}"} & {*text}
                assert "%n" not in text
            assert better == capitalised(better)
            assert better.endswith(".")
            kinds.add(type(move).__name__)
    assert kinds


@pytest.mark.parametrize("game", GAMES)
def test_reasons_that_say_the_move_are_reasons_of_the_game(game: str) -> None:
    assert part_of(game, "reason_words", ReasonText).says_move <= {*adviser_of(game).codes}


def test_a_difference_is_told_in_points_of_a_hundred_and_a_chance_in_per_cent() -> None:
    _, view, moves = next(decisions("holzwurm", range(1)))
    found = Candidate(moves[0], 100, 0.523)
    chance, after = (round(100 * chance_of("holzwurm", view, mean, best=0.523)) for mean in (0.523, 0.406))
    assert 0 < after < 52 < chance  # means are corrected
    assert choice_text(Words(), "holzwurm", view, found).chance == f"{chance} %"
    said = better_text(Words(), "holzwurm", view, found, 0.117)
    assert said.endswith("About 16 point(s) in a hundred more to win.")
    assert abs(chance - after - 16) <= 1


def test_a_pile_that_was_counted_to_its_end_is_spoken_of_exactly() -> None:
    _, view, moves = next(decisions("afbraak", range(1)))
    said = {
        mean: choice_text(Words(), "afbraak", view, Candidate(moves[0], 1, mean, solved=True)).chance
        for mean in (0.93, 0.5, 0.07)
    }
    assert said == {0.93: "wins", 0.5: "shares the win", 0.07: "loses"}
    searched = Candidate(moves[0], 40, 0.93)
    assert choice_text(Words(), "afbraak", view, searched).chance == "98 %"
    win, share = (Candidate(moves[0], 1, mean, solved=True) for mean in (0.93, 0.5))
    assert "you win with it" in better_text(Words(), "afbraak", view, win, 0.8)
    assert "you share the win" in better_text(Words(), "afbraak", view, share, 0.4)
    assert "in a hundred" in better_text(Words(), "afbraak", view, win, 0.06)
    assert "in a hundred" in better_text(Words(), "afbraak", view, searched, 0.8)


def test_builds_are_spoken_of_in_points() -> None:
    positions = decisions("kistenstapel", range(3))
    view, build = next(
        (view, move) for _, view, moves in positions for move in moves if type(move).__name__ == "Build"
    )
    found = Candidate(build, 20, 0.6)
    assert choice_text(Words(), "kistenstapel", view, found).chance == ""
    assert better_text(Words(), "kistenstapel", view, found, 0.03).endswith("3 point(s) more.")


def test_the_only_move_is_called_so_where_nothing_else_is_known() -> None:
    view, move = next(
        (view, move)
        for _, view, moves in decisions("bergbeklimmen", range(6))
        for move in moves
        if not adviser_of("bergbeklimmen").reasons(view, move)
    )
    choice = choice_text(Words(), "bergbeklimmen", view, Candidate(move, 1, 0.5), alone=True)
    assert (choice.chance, choice.reason) == ("", "there is no other move.")


def test_a_phrase_without_a_number_is_translated_where_one_is_given() -> None:
    assert words_in("de").say(TOOK_SHORT, n=5, points="−7") == "nahm −7"
