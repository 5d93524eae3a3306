"""Reasons and situations in words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from holzwurm_desktop.ai.reasons import Advice, Common, Reason, adviser_of
from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.advice import (
    COMMON,
    ReasonText,
    advice_text,
    reason_text,
    situation_text,
)
from holzwurm_desktop.text.words import Words
from tests.playing import GAMES, new_match
from tests.reasons import decisions

WORDS = Words()

every_game = pytest.mark.parametrize("game_id", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def phrases_in(language: str) -> dict[tuple[str, str], list[str]]:
    """What the program says in a language, by context and source: all forms."""
    found = {}
    for context in ElementTree.parse(resource("translations", f"holzwurm_{language}.ts")).iter("context"):
        for message in context.iter("message"):
            said = message.find("translation")
            assert said is not None
            forms = [form.text or "" for form in said.iter("numerusform")] or [said.text or ""]
            found[context.findtext("name", ""), message.findtext("source", "")] = forms
    return found


class Speaker:
    """Says phrases as a translator of one language does: with one form for one, and another for many."""

    def __init__(self, language: str) -> None:
        self._phrases = phrases_in(language)

    def __call__(self, context: str, source: str, n: int) -> str:
        forms = self._phrases[context, source]
        return forms[0 if n in (-1, 1) else -1].replace("%n", str(n))


@every_game
def test_every_code_has_words_and_there_are_no_others(game_id: str) -> None:
    text, adviser = part_of(game_id, "reason_words", ReasonText), adviser_of(game_id)
    assert set(text.phrases) == set(adviser.codes)
    assert set(text.situations) == set(adviser.situations)


def test_every_common_reason_has_words() -> None:
    assert set(COMMON) == set(Common)


@every_game
@every_language
def test_everything_that_is_found_is_said_in_every_language(game_id: str, language: str) -> None:
    words, adviser = Words(Speaker(language)), adviser_of(game_id)
    for _, view, moves in decisions(game_id, range(3), most=6):
        said = [situation_text(words, game_id, adviser.situation(view))]
        said += [
            reason_text(words, game_id, reason) for move in moves for reason in adviser.reasons(view, move)
        ]
        for sentence in said:
            assert sentence
            assert not set("{}") & set(sentence)
            assert sentence.endswith((".", "?"))


@every_game
@every_language
def test_a_reason_of_one_code_is_told_from_the_others(game_id: str, language: str) -> None:
    phrases = phrases_in(language)
    text = part_of(game_id, "reason_words", ReasonText)
    said = [tuple(phrases[phrase]) for phrase in (*text.phrases.values(), *text.situations.values())]
    assert len(set(said)) == len(said)


def first_move() -> Advice:
    return Advice(new_match("holzwurm").playing().legal_moves()[0], ())


def test_without_a_reason_only_what_is_expected_is_told() -> None:
    assert advice_text(WORDS, "holzwurm", first_move()._replace(expected=0.374)) == (
        "nothing better found: about 37 % to win."
    )


def test_where_nothing_is_known_nothing_is_said() -> None:
    assert advice_text(WORDS, "holzwurm", first_move()) == ""


def test_the_most_telling_reason_is_said_and_that_others_are_as_good() -> None:
    codes = adviser_of("afbraak").codes
    reasons = (Reason(codes("leaves-nothing")), Reason(codes("brings"), number=2))
    advice = first_move()._replace(reasons=reasons, expected=0.5)
    assert advice_text(WORDS, "afbraak", advice) == "after it no box brings the next player anything."
    assert advice_text(WORDS, "afbraak", advice._replace(equals=(advice.move, advice.move))) == (
        "after it no box brings the next player anything. 2 other move(s) as good."
    )
