"""Whatever the coach says can be read: nothing is cut off or out of sight, in any language and in one 40 % longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.table.factory import make_table
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.coaching import better_text, choice_text
from tests.playing import GAMES
from tests.pseudo import PSEUDO
from tests.reasons import listed_moves
from tests.table.coached import CoachedSession
from tests.table.test_no_cut_words import AROUND, QUICK, REST, look, words_in
from tests.table.words_seen import WordsSeen, watch

Shown = tuple[str, tuple[int, int]]
MOVES = (0, 5, 17, 40, 90)
"""How many moves are made before the coach is heard."""


def tables(game: str, shown: Shown, qtbot: QtBot) -> Iterator[tuple[CoachedSession, TableView]]:
    """A match with the coach on, at turns of seat 0."""
    language, (width, height) = shown
    for index, moves in enumerate(MOVES):
        session = CoachedSession(seats=2, game=game, deal=7 + index)
        if not session.play_to_a_choice(moves):
            continue
        view = make_table(session, words_in(language), LIGHT, TableSettings(speed="off"))
        qtbot.addWidget(view)
        view.resize(width, height - AROUND)
        view.show()
        yield session, view
        view.close_table()
        view.hide()


def longest(session: CoachedSession, view: TableView) -> list[Move]:
    """The moves of which the coach has most to say, that with the longest sentence first."""
    words, game = view.table.look.words, session.match.game.id
    seen, moves = session.match.playing().view(0), listed_moves(session.match.playing())[:60]
    said = {move: len(" ".join(choice_text(words, game, seen, Candidate(move, 9, 0.5)))) for move in moves}
    return sorted(moves, key=lambda move: -said[move])


def wrong(view: TableView, seen: WordsSeen, language: str) -> set[tuple[str, ...]]:
    found = look(view, seen)
    item = view.table.coach.item
    # In a language longer than all there are, the end of a list may have to be gone to, as is said below it.
    gone_to = item.numbered and item.remark and language == PSEUDO
    if not item.inside or (item.hidden != (0, 0) and not gone_to):
        found |= {("out of sight", *(sentence.text for sentence in item.sentences))}
    return found


def faults(game: str, shown: Shown, qtbot: QtBot, seen: WordsSeen) -> list[set[tuple[str, ...]]]:
    found = []
    for session, view in tables(game, shown, qtbot):
        found.append(wrong(view, seen, shown[0]))  # what the position asks
        moves = longest(session, view)
        session.think(moves)
        view.table.coach.ask()
        found.append(wrong(view, seen, shown[0]))
        view.table.coach.leave()
        said = better_text(view.table.look.words, game, session.match.playing().view(0), _best(moves[0]), 0.3)
        worst = next(move for move in moves[:0:-1] if move != moves[0])
        session.think([moves[0], worst], best=0.9)
        session.mentor.consider((_best(moves[0]), Candidate(worst, 100, 0.6)))
        session.play(worst)
        if session.coach.comparison is not None:  # not with the last move of a round
            # In a note, where the table is too low for the panel.
            coach, note = view.table.coach, view.table.note
            shown_as = coach.item.sentences[0].text if coach.shown else note.isVisible() and note.text
            assert shown_as == said or game == "kistenstapel"
            found.append(wrong(view, seen, shown[0]))
    assert len(found) > 3
    return [each for each in found if each]


def _best(move: Move) -> Candidate:
    return Candidate(move, 100, 0.9)


@pytest.mark.parametrize("shown", QUICK, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_coach_says_can_be_read(
    game: str, shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults(game, shown, qtbot, watch(monkeypatch))


@pytest.mark.slow
@pytest.mark.parametrize("shown", REST, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_coach_says_can_be_read_in_every_language_and_size(
    game: str, shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults(game, shown, qtbot, watch(monkeypatch))
