"""Evenings that are half played, and a series of days, for pictures."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

from holzwurm_desktop.app import Program
from holzwurm_desktop.engine.deals import DAY_KEY, deal_of_the_day
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.evenings.book import open_evening
from holzwurm_desktop.evenings.course import drop_out, present
from holzwurm_desktop.evenings.making import EveningChoices, make_plan
from holzwurm_desktop.evenings.plan import ROBIN, SAME, Participant, SameTable
from holzwurm_desktop.models.day import OPPONENTS
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.evenings import Link
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.play import EVENING_KEY

TITLE = "Winter 2026"
SAME_TITLE = "Duplicate, March"
LAST_DAY = date(2026, 3, 20)
_PEOPLE = ("Nora", "Ben", "Cem", "Zoë")
_PLAYED = 4
_DEAL = 31
_MISSING = ((), (2,), (), (0, 2), (), (1,), (), (), (0,), ())
"""Who of the first three did not play, on the last day, the one before it, and so on."""


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


def hold_same_deals(program: Program) -> str:
    """Plan an evening of the same deals, of which two were played by all and one by some, unless it is there; its
    id."""
    store = program.storage.evenings
    for stored in store.all():
        if stored.title == SAME_TITLE:
            return stored.uuid
    people = tuple(Participant(name) for name in _PEOPLE)
    table = SameTable(4, OPPONENTS, {}, tuple(_DEAL + number for number in range(3)))
    # Of several rounds: what is played there is told card by card.
    game_id = max(all_games(), key=lambda each: all_games()[each].options["rounds"].default)
    plan = make_plan(EveningChoices(people, SAME, ((game_id, 1),), 3, table=table))
    uuid = store.add(SAME_TITLE, plan.to_json())
    for number in range(2 * len(people) + 1):
        fixture = plan.fixtures[number]
        (who,) = (side for side in fixture.sides if isinstance(side, int))
        deal = table.deals[fixture.leg]
        match = _alone(fixture.game, people[who].name, deal, alike=2 + 3 * who)
        match.extra[EVENING_KEY] = Link(uuid, number, (who,)).to_json()
        _store(program.storage.matches, match)
    return uuid


def play_days(program: Program) -> date:
    """Play the deals of some days, unless that is done; the last of them."""
    game_id = next(each for each, game in all_games().items() if game.has_deals)
    last = LAST_DAY
    if program.storage.statistics.finished_matches(game_id)[0].day is not None:
        return last
    for back, missing in enumerate(_MISSING):
        day = last - timedelta(days=back)
        evening = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        store = MatchStore(program.storage.database, lambda now=evening: now)  # type: ignore[misc]
        for who, name in enumerate(_PEOPLE[:3]):
            if who not in missing:
                match = _alone(game_id, name, deal_of_the_day(day, game_id), alike=3 + who)
                match.extra[DAY_KEY] = day.isoformat()
                _store(store, match)
    return last


def _alone(game_id: str, name: str, deal: int, alike: int) -> Match:
    """A round that one person has played to its end against computer players; so many moves are like everybody's."""
    game, common = all_games()[game_id], Random(deal)
    own = Random(f"{name} {deal}")
    others = [Player(f"{OPPONENTS} {seat}", OPPONENTS) for seat in range(1, min(4, game.seats[-1]))]
    match = Match.new(game, [Player(name), *others], {"rounds": 1}, deal)
    while not match.round_over:
        due = match.chance()
        random = common if len(match.rounds[0].moves) < alike else own
        match.play(due if due is not None else random.choice(match.playing().legal_moves()))
    return match


def _store(store: MatchStore, match: Match) -> None:
    """Store a match that is over as one that was finished here."""
    whole, last = match.before(len(match.rounds[-1].moves) - 1), match.rounds[-1].moves[-1]
    saved = SavedMatch.new(store, whole)
    whole.play_json(last)
    saved.catch_up(whole)


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
