"""Bergbeklimmen and Superspion in words: every event of whole matches, and what must not be told."""

from random import Random
from typing import Any

import pytest

from holzwurm_desktop.engine.contract import seen_by
from holzwurm_desktop.games.bergbeklimmen import words as bergbeklimmen
from holzwurm_desktop.games.bergbeklimmen.deck import climb
from holzwurm_desktop.games.superspion import words as superspion
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words
from tests.playing import new_match

WORDS = Words()
NAMES = ("Anna", "Bram")
GAMES = ("bergbeklimmen", "superspion")


def told(game_id: str, seed: int, moves: int = 400) -> list[tuple[Any, dict[str, Any]]]:
    """Events and recorded moves of a random match, in which guesses, which end it, are rare."""
    match, random, result = new_match(game_id, seed), Random(seed), []
    for _ in range(moves):
        if match.round_over:
            break
        legal = match.playing().legal_moves()
        patient = [move for move in legal if getattr(move, "kind", "") != "guess" or random.random() < 0.0002]
        events = match.play(match.chance() or random.choice(patient))
        result += [(event, match.rounds[0].moves[-1]) for event in events]
    return result


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_event_is_a_sentence_for_everybody(game_id: str, seed: int) -> None:
    text = game_text(game_id)
    for event, _ in told(game_id, seed):
        for seat in (-1, 0, 1):
            line = text.event_text(WORDS, seen_by(event, seat), NAMES)
            assert line.endswith(".")
            assert "{" not in line
            assert "None" not in line


@pytest.mark.parametrize("game_id", GAMES)
def test_another_game_s_event_is_refused(game_id: str) -> None:
    with pytest.raises(TypeError):
        game_text(game_id).event_text(WORDS, object(), NAMES)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_seat_did_not_see_is_not_told_to_it(game_id: str) -> None:
    text, hidden = game_text(game_id), 0
    for event, _ in told(game_id, 4):
        seen = seen_by(event, 0)
        if seen != event and hasattr(event, "card"):
            hidden += 1
            name = text.card_name(WORDS, event.card)
            assert name not in text.event_text(WORDS, seen, NAMES)
            assert name in text.event_text(WORDS, event, NAMES)

    assert hidden


@pytest.mark.parametrize(
    ("ending", "scores", "words"),
    [
        ("trios", [0, 1], "Bram has laid six trios."),
        ("guess-right", [1, 0], "Anna has unmasked the spy: the queen of spades."),
        ("guess-wrong", [1, 0], "A wrong guess: Anna wins. The spy was the 7 of hearts."),
        ("draw", [0.5, 0.5], "Two hundred turns in which nothing was laid: nobody wins."),
    ],
)
def test_the_end_of_a_round_of_superspion_names_winner_and_spy(
    ending: str, scores: list[float], words: str
) -> None:
    assert superspion.ending_text(WORDS, ending, scores, ("7H", "QS"), NAMES) == words


def test_a_route_says_what_it_needs_next() -> None:
    assert bergbeklimmen.wanted_text(WORDS, ["KH"]) == "next: a climber"
    assert bergbeklimmen.wanted_text(WORDS, ["KH", "QH", "JD"]) == "next: ace"
    assert bergbeklimmen.wanted_text(WORDS, ["KH", "QH", "JD", "AH", "2H"]) == "next: 3"
    assert climb(["KH", "QH", "JD", "AH", "2H"]) == 2
    assert climb(["KH"]) == 0
