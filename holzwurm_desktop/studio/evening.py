"""An evening that is half played, for pictures."""

from __future__ import annotations

from random import Random

from holzwurm_desktop.app import Program
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.evenings.book import open_evening
from holzwurm_desktop.evenings.course import drop_out, present
from holzwurm_desktop.evenings.making import EveningChoices, make_plan
from holzwurm_desktop.evenings.plan import ROBIN, Participant
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.evenings import Link
from holzwurm_desktop.storage.play import EVENING_KEY

TITLE = "Winter 2026"
_PEOPLE = ("Nora", "Ben", "Cem", "Zoë")
_PLAYED = 4
_DEAL = 31


def hold_evening(program: Program) -> str:
    """Plan an evening and play some of its matches, unless it is there; its id."""
    store = program.storage.evenings
    for stored in store.all():
        if stored.title == TITLE:
            return stored.uuid
    people = tuple(Participant(name) for name in _PEOPLE)
    plan = make_plan(EveningChoices(people, ROBIN, ((next(iter(all_games())), 1),)))
    uuid = store.add(TITLE, plan.to_json())
    for number in range(_PLAYED):
        (stored,) = (each for each in store.all() if each.uuid == uuid)
        evening = open_evening(store, stored)
        assert evening is not None
        slot = evening.slots[number]
        here = present(evening.plan, slot)
        _play(program, slot.fixture.game, [people[who] for who in here], Link(uuid, number, here))
    (stored,) = (each for each in store.all() if each.uuid == uuid)
    store.keep(stored, drop_out(plan, store.linked(uuid), len(people) - 1).to_json())
    return uuid


def _play(program: Program, game_id: str, people: list[Participant], link: Link) -> None:
    """Store a match that was played to its end here."""
    random = Random(link.number)
    players = [Player(each.name) for each in people]
    match = Match.new(all_games()[game_id], players, {"rounds": 1}, _DEAL + link.number)
    match.extra[EVENING_KEY] = link.to_json()
    saved = SavedMatch.new(program.storage.matches, match)
    while not match.round_over:
        due = match.chance()
        match.play(due if due is not None else random.choice(match.playing().legal_moves()))
    saved.catch_up(match)
