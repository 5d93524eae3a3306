"""Raging Wizards in words: cards, moves, blows, and the odds of a duel. Red sits at seat 0, black at seat 1.

Cards are those of the standard deck (`7H`, `KS`), as the table shows them; see `role_of` for what each is.
Slots are numbered from 1 when spoken of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holzwurm_desktop.engine.contract import Event, Json
from holzwurm_desktop.games.tovenaars.deck import SOLDIERS, role_of, strength_of
from holzwurm_desktop.games.tovenaars.moves import (
    Attacked,
    Blocked,
    Blow,
    Captured,
    Challenged,
    Declined,
    DuelDecided,
    Filled,
    LeftEmpty,
    LineChosen,
    LinesRevealed,
    Raised,
    Reversed,
    RoundEnded,
    SleepChosen,
    SleepRevealed,
    Slid,
)
from holzwurm_desktop.text.game_text import HARD, GameText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

TITLE = QT_TRANSLATE_NOOP("games", "Raging Wizards")
LINE = QT_TRANSLATE_NOOP("games", "Soldiers, spells and a dungeon: who holds the line?")

_RANKS: dict[str, Phrase] = {
    "J": QT_TRANSLATE_NOOP("tovenaars", "jack"),
    "Q": QT_TRANSLATE_NOOP("tovenaars", "queen"),
    "K": QT_TRANSLATE_NOOP("tovenaars", "king"),
    "A": QT_TRANSLATE_NOOP("tovenaars", "ace"),
}
_CARDS: dict[str, Phrase] = {
    "soldier": QT_TRANSLATE_NOOP("tovenaars", "soldier {rank}"),
    "money": QT_TRANSLATE_NOOP("tovenaars", "money {rank}"),
    "sleep": QT_TRANSLATE_NOOP("tovenaars", "sleep spell {rank}"),
    "strength": QT_TRANSLATE_NOOP("tovenaars", "strength spell {rank}"),
    "block": QT_TRANSLATE_NOOP("tovenaars", "block spell"),
    "reversal": QT_TRANSLATE_NOOP("tovenaars", "reversal spell"),
}

# Places.
RESERVE = QT_TRANSLATE_NOOP("tovenaars", "Reserve")
MONEY = QT_TRANSLATE_NOOP("tovenaars", "Money")
CHARMS = QT_TRANSLATE_NOOP("tovenaars", "Spells")
SLEEPERS = QT_TRANSLATE_NOOP("tovenaars", "Sleep spells")
CHOICES = QT_TRANSLATE_NOOP("tovenaars", "Your choice")
LINES = QT_TRANSLATE_NOOP("tovenaars", "Lines")
DUNGEONS = QT_TRANSLATE_NOOP("tovenaars", "Dungeons")
IN_SLOT = QT_TRANSLATE_NOOP("tovenaars", "{card}, slot {slot}")
IN_DUNGEON = QT_TRANSLATE_NOOP("tovenaars", "{card}, in the dungeon")
BELONGINGS = QT_TRANSLATE_NOOP("tovenaars", "Belongings")
REPORT = QT_TRANSLATE_NOOP("tovenaars", "Duel report")
NO_DUEL = QT_TRANSLATE_NOOP("tovenaars", "The blows of each duel are written down here.")
DUNGEON_OF = QT_TRANSLATE_NOOP("tovenaars", "{name}’s dungeon")
DUNGEON_STATE = QT_TRANSLATE_NOOP("tovenaars", "{name}’s dungeon: {cards}")
STACK_STATE = QT_TRANSLATE_NOOP("tovenaars", "{name}, {stack}: {cards}")
NOTHING = QT_TRANSLATE_NOOP("tovenaars", "nothing")
SLOT_STATE = QT_TRANSLATE_NOOP("tovenaars", "{name}, slot {slot}: {card}")
SLOT_EMPTY = QT_TRANSLATE_NOOP("tovenaars", "{name}, slot {slot}: empty")
SLOT_HIDDEN = QT_TRANSLATE_NOOP("tovenaars", "{name}, slot {slot}: face down")
EMPTY = QT_TRANSLATE_NOOP("tovenaars", "empty")
SPELLS_BLOCKED = QT_TRANSLATE_NOOP("tovenaars", "spells are blocked")
FIELD = QT_TRANSLATE_NOOP("tovenaars", "Battlefield")
BY_ROLE = QT_TRANSLATE_NOOP("tovenaars", "by kind")

STRENGTH_TABLE = QT_TRANSLATE_NOOP("tovenaars", "Who is stronger")
STRENGTH_ROW = QT_TRANSLATE_NOOP("tovenaars", "{rank}: {strength}")
STRENGTH_LAW = QT_TRANSLATE_NOOP(
    "tovenaars", "The greater strength wins, but 7 to 10 beat the ace. Equal: the attacker wins."
)
_USES: dict[str, Phrase] = {
    "soldier": QT_TRANSLATE_NOOP("tovenaars", "Stands in the line and fights."),
    "money": QT_TRANSLATE_NOOP(
        "tovenaars", "Ransoms a soldier: money cards that are worth exactly its strength together."
    ),
    "sleep": QT_TRANSLATE_NOOP(
        "tovenaars", "For a challenge: both choose one in secret, and the stronger one wins the duel."
    ),
    "strength": QT_TRANSLATE_NOOP("tovenaars", "Adds its number to a 7, 8, 9 or 10 in a duel."),
    "block": QT_TRANSLATE_NOOP("tovenaars", "Before an attack: nobody uses a spell in this turn any more."),
    "reversal": QT_TRANSLATE_NOOP("tovenaars", "After a duel that you lost: winner and loser change places."),
}

# What is to be done.
ASK_LINE = QT_TRANSLATE_NOOP(
    "tovenaars", "{name}, choose three soldiers for your line. Nobody else sees them yet."
)
ASK_ATTACK = QT_TRANSLATE_NOOP("tovenaars", "{name}, attack: choose a soldier, then its target.")
ASK_ATTACK_OR_SLIDE = QT_TRANSLATE_NOOP(
    "tovenaars", "{name}, attack, or slide a soldier first: choose it, then its place."
)
ASK_STRENGTH = QT_TRANSLATE_NOOP("tovenaars", "{name}, a strength spell?")
ASK_CHALLENGE = QT_TRANSLATE_NOOP("tovenaars", "{name}, a challenge?")
ASK_SLEEP = QT_TRANSLATE_NOOP("tovenaars", "{name}, choose a sleep spell. Nobody else sees it yet.")
ASK_REVERSE = QT_TRANSLATE_NOOP("tovenaars", "{name}, reverse the duel?")
ASK_FILL = QT_TRANSLATE_NOOP("tovenaars", "{name}, fill slot {slot}: from the reserve, or by a ransom.")
ASK_FILL_RESERVE = QT_TRANSLATE_NOOP("tovenaars", "{name}, fill slot {slot} from the reserve.")
ASK_FILL_RANSOM = QT_TRANSLATE_NOOP("tovenaars", "{name}, fill slot {slot} by a ransom.")

# Questions on the table, and what is told of their answers.
LINE_READY = QT_TRANSLATE_NOOP("tovenaars", "Is this your line?")
LINE_YES = QT_TRANSLATE_NOOP("tovenaars", "Line up")
BLOCK_QUESTION = QT_TRANSLATE_NOOP("tovenaars", "Before you attack:")
BLOCK_YES = QT_TRANSLATE_NOOP("tovenaars", "Block all spells")
BLOCK_REMARK = QT_TRANSLATE_NOOP("tovenaars", "Strength alone decides this turn. No slide after it.")
STRENGTH_QUESTION = QT_TRANSLATE_NOOP("tovenaars", "A strength spell? Now {own} against {other}.")
STRENGTH_YES = QT_TRANSLATE_NOOP("tovenaars", "Add {spell}")
STRENGTH_NO = QT_TRANSLATE_NOOP("tovenaars", "No spell")
CHALLENGE_QUESTION = QT_TRANSLATE_NOOP("tovenaars", "A duel of sleep spells? Now {own} against {other}.")
CHALLENGE_YES = QT_TRANSLATE_NOOP("tovenaars", "Challenge")
CHALLENGE_NO = QT_TRANSLATE_NOOP("tovenaars", "No challenge")
CHALLENGE_ODDS = QT_TRANSLATE_NOOP(
    "tovenaars", "Chosen by chance: {win} % won, {tie} % cancelled, {loss} % lost."
)
CHALLENGE_VALUE = QT_TRANSLATE_NOOP("tovenaars", "Chosen well on both sides: {value} % to win the duel.")
REVERSE_QUESTION = QT_TRANSLATE_NOOP("tovenaars", "You have lost the duel. Reverse it?")
ANSWER_QUESTION = QT_TRANSLATE_NOOP("tovenaars", "The duel is reversed. Reverse it back?")
REVERSE_YES = QT_TRANSLATE_NOOP("tovenaars", "Reverse")
REVERSE_NO = QT_TRANSLATE_NOOP("tovenaars", "Leave it")
REVERSE_SURE = QT_TRANSLATE_NOOP("tovenaars", "{name} has no answer: the duel is yours.")
REVERSE_UNSURE = QT_TRANSLATE_NOOP("tovenaars", "{name} may answer with a reversal spell too.")
ANSWER_REMARK = QT_TRANSLATE_NOOP("tovenaars", "Both spells are gone, and the duel is yours.")
LOSE_REMARK = QT_TRANSLATE_NOOP("tovenaars", "Your {card} goes to the dungeon.")
PAY_QUESTION = QT_TRANSLATE_NOOP("tovenaars", "Ransom {price}: paid how?")
PAY_LEFT = QT_TRANSLATE_NOOP("tovenaars", "Left to you: {money}")
PAY_LEFT_NOTHING = QT_TRANSLATE_NOOP("tovenaars", "No money is left to you.")
PAY_NOT = QT_TRANSLATE_NOOP("tovenaars", "No ransom")

WINS = QT_TRANSLATE_NOOP("tovenaars", "{own} against {other}: wins")
LOSES = QT_TRANSLATE_NOOP("tovenaars", "{own} against {other}: loses")
SLIDES = QT_TRANSLATE_NOOP("tovenaars", "slides here")
LINES_UP = QT_TRANSLATE_NOOP("tovenaars", "stands here")
FILLS = QT_TRANSLATE_NOOP("tovenaars", "steps in from the reserve")
RANSOMS = QT_TRANSLATE_NOOP("tovenaars", "ransomed for {money}")
RANSOMS_SOMEHOW = QT_TRANSLATE_NOOP("tovenaars", "ransomed for {price}: you choose how")
PLAYS_SLEEP = QT_TRANSLATE_NOOP("tovenaars", "chosen, face down")
BLOCKS = QT_TRANSLATE_NOOP("tovenaars", "blocks all spells")

OWN_CAN = QT_TRANSLATE_NOOP("tovenaars", "You can: {ways}.")
OWN_CANNOT = QT_TRANSLATE_NOOP("tovenaars", "You cannot change that.")
ENEMY_CAN = QT_TRANSLATE_NOOP("tovenaars", "{name} can: {ways}.")
ENEMY_CANNOT = QT_TRANSLATE_NOOP("tovenaars", "{name} cannot change that.")
WAY_STRENGTH = QT_TRANSLATE_NOOP("tovenaars", "add {spells}")
WAY_SLEEP = QT_TRANSLATE_NOOP("tovenaars", "challenge")
WAY_REVERSE = QT_TRANSLATE_NOOP("tovenaars", "reverse")
SLEEP_ODDS = QT_TRANSLATE_NOOP(
    "tovenaars", "Of {name}’s sleep spells it beats {wins}, cancels {ties}, loses to {losses}."
)
AGAINST_FACING = QT_TRANSLATE_NOOP("tovenaars", "Facing {enemy}: {attacking}; {attacked}.")
FACING_NOBODY = QT_TRANSLATE_NOOP("tovenaars", "It would face an empty slot.")
ATTACKING_WINS = QT_TRANSLATE_NOOP("tovenaars", "wins if it attacks")
ATTACKING_LOSES = QT_TRANSLATE_NOOP("tovenaars", "loses if it attacks")
ATTACKED_WINS = QT_TRANSLATE_NOOP("tovenaars", "wins if it is attacked")
ATTACKED_LOSES = QT_TRANSLATE_NOOP("tovenaars", "loses if it is attacked")
RANSOM_PRICE = QT_TRANSLATE_NOOP("tovenaars", "Ransom {price}.")
SOLDIER_BEATS = QT_TRANSLATE_NOOP("tovenaars", "Attacking, it beats {beaten}.")

# Refusals of what is no move.
ONE_OF_YOURS = QT_TRANSLATE_NOOP("tovenaars", "Choose one of the lit cards first.")
NO_EXACT_SUM = QT_TRANSLATE_NOOP("tovenaars", "No money cards add up to exactly {price}.")

# Hints.
# Moves and events.

LINE_CHOSEN = QT_TRANSLATE_NOOP("tovenaars", "{name} has chosen a line.")
LINE_CHOSEN_SEEN = QT_TRANSLATE_NOOP("tovenaars", "{name} has chosen a line: {cards}.")
LINES_TOLD = QT_TRANSLATE_NOOP("tovenaars", "The lines: {lines}.")
LINE_OF = QT_TRANSLATE_NOOP("tovenaars", "{name} {cards}")
SLID = QT_TRANSLATE_NOOP("tovenaars", "{name} slides to slot {slot}: {card}.")
BLOCKED = QT_TRANSLATE_NOOP("tovenaars", "{name} blocks all spells.")
ATTACKED = QT_TRANSLATE_NOOP("tovenaars", "{name} attacks: {card} against {enemy}.")
RAISED = QT_TRANSLATE_NOOP("tovenaars", "{name} adds {spell}: strength {strength}.")
CHALLENGED = QT_TRANSLATE_NOOP("tovenaars", "{name} challenges to a duel of sleep spells.")
NO_STRENGTH = QT_TRANSLATE_NOOP("tovenaars", "{name} uses no strength spell.")
NO_CHALLENGE = QT_TRANSLATE_NOOP("tovenaars", "{name} does not challenge.")
NO_REVERSAL = QT_TRANSLATE_NOOP("tovenaars", "{name} does not reverse.")
SLEEP_CHOSEN = QT_TRANSLATE_NOOP("tovenaars", "{name} has chosen a sleep spell.")
SLEEP_CHOSEN_SEEN = QT_TRANSLATE_NOOP("tovenaars", "{name} has chosen a sleep spell: {spell}.")
SLEEP_WON = QT_TRANSLATE_NOOP("tovenaars", "Sleep spells: {name} {own}, {loser} {other}. {name} wins.")
SLEEP_EQUAL = QT_TRANSLATE_NOOP("tovenaars", "Sleep spells: both {spell}. They cancel each other.")
DECIDED_STRENGTH = QT_TRANSLATE_NOOP("tovenaars", "{own} against {other}: {name} wins by strength.")
DECIDED_EQUAL = QT_TRANSLATE_NOOP("tovenaars", "{own} against {other}: {name} wins, who attacked.")
DECIDED_SLEEP = QT_TRANSLATE_NOOP("tovenaars", "So {name} wins the duel.")
REVERSED = QT_TRANSLATE_NOOP("tovenaars", "{name} reverses the duel.")
REVERSED_BACK = QT_TRANSLATE_NOOP("tovenaars", "{name} reverses it back.")
CAPTURED = QT_TRANSLATE_NOOP("tovenaars", "{name} loses a soldier to the dungeon: {card}.")
FILLED = QT_TRANSLATE_NOOP("tovenaars", "{name} fills slot {slot}: {card}.")
RANSOMED = QT_TRANSLATE_NOOP("tovenaars", "{name} ransoms for {money}: {card} to slot {slot}.")
LEFT_EMPTY = QT_TRANSLATE_NOOP("tovenaars", "{name} cannot fill slot {slot}: it stays empty.")
WON = QT_TRANSLATE_NOOP("tovenaars", "{loser} has no soldier left: {name} wins.")

NEWS: dict[str, Phrase] = {
    "line-chosen": QT_TRANSLATE_NOOP("tovenaars", "has lined up"),
    "slid": QT_TRANSLATE_NOOP("tovenaars", "slid"),
    "blocked": QT_TRANSLATE_NOOP("tovenaars", "blocked all spells"),
    "attacked": QT_TRANSLATE_NOOP("tovenaars", "attacked"),
    "raised": QT_TRANSLATE_NOOP("tovenaars", "strength spell"),
    "challenged": QT_TRANSLATE_NOOP("tovenaars", "challenged"),
    "sleep-chosen": QT_TRANSLATE_NOOP("tovenaars", "sleep spell"),
    "reversed": QT_TRANSLATE_NOOP("tovenaars", "reversed"),
    "filled": QT_TRANSLATE_NOOP("tovenaars", "filled the slot"),
    "declined": QT_TRANSLATE_NOOP("tovenaars", "let it be"),
    "captured": QT_TRANSLATE_NOOP("tovenaars", "lost a soldier"),
}
LOST_SOLDIER = QT_TRANSLATE_NOOP("tovenaars", "You lose a soldier!")
SOLDIERS_LEFT = translate("tovenaars", "%n soldier(s)", "", 1)
STANDING = translate("tovenaars", "%n stand(s)", "", 1)
CAUGHT = translate("tovenaars", "%n caught", "", 1)


def rank_name(words: Words, rank: str) -> str:
    """A soldier or sleep spell by its rank: "7", "10", "jack"."""
    if rank in _RANKS:
        return words.say(_RANKS[rank])
    return "10" if rank == "T" else rank


def card_name(words: Words, card: str) -> str:
    """A card by its role: "soldier jack", "block spell"."""
    return words.say(_CARDS[role_of(card)], rank=rank_name(words, card[0]))


card_text = card_name  # a card's role tells all there is to say about it


def use_text(words: Words, card: str) -> str:
    """A card and what it is for, in sentences."""
    name = card_name(words, card)
    return f"{name[:1].upper()}{name[1:]}. {words.say(_USES[role_of(card)])}"


def strength_text(words: Words) -> str:
    """Who beats whom, for a screen reader."""
    ranks = (
        words.say(STRENGTH_ROW, rank=rank_name(words, rank), strength=strength_of(rank)) for rank in SOLDIERS
    )
    return f"{words.say(STRENGTH_TABLE)}: {', '.join(ranks)}. {words.say(STRENGTH_LAW)}"


def list_text(words: Words, ranks: Sequence[object]) -> str:
    """Ranks side by side: "7, jack, ace"; "nothing" for none."""
    return ", ".join(rank_name(words, str(rank)) for rank in ranks) or words.say(NOTHING)


def sum_text(money: Sequence[int]) -> str:
    """Money cards as a sum: "4 + 5"."""
    return " + ".join(map(str, money))


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for something that happened. Raises `TypeError` for another game's event."""
    if isinstance(event, RoundEnded):
        winner = event.scores.index(max(event.scores))
        return words.say(WON, name=names[winner], loser=names[1 - winner])
    if isinstance(event, LinesRevealed):
        lines = "; ".join(
            words.say(LINE_OF, name=name, cards=list_text(words, line))
            for name, line in zip(names, event.lines, strict=True)
        )
        return words.say(LINES_TOLD, lines=lines)
    if isinstance(event, SleepRevealed):
        return _sleep_text(words, event, names)
    if isinstance(event, DuelDecided):
        return _decided_text(words, event, names)
    if isinstance(event, Declined):
        phrases = {"strength": NO_STRENGTH, "challenge": NO_CHALLENGE, "reverse": NO_REVERSAL}
        return words.say(phrases[event.what], name=names[event.seat])
    return _blow_text(words, event, names)


def _sleep_text(words: Words, event: SleepRevealed, names: Sequence[str]) -> str:
    if event.winner is None:
        return words.say(SLEEP_EQUAL, spell=rank_name(words, event.spells[0]))
    own, other = event.spells[event.winner], event.spells[1 - event.winner]
    return words.say(
        SLEEP_WON,
        name=names[event.winner],
        loser=names[1 - event.winner],
        own=rank_name(words, own),
        other=rank_name(words, other),
    )


def _decided_text(words: Words, event: DuelDecided, names: Sequence[str]) -> str:
    name = names[event.winner]
    if event.by == "sleep":
        return words.say(DECIDED_SLEEP, name=name)
    own, other = event.strengths[event.winner], event.strengths[1 - event.winner]
    return words.say(DECIDED_EQUAL if own == other else DECIDED_STRENGTH, own=own, other=other, name=name)


def _blow_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for what a seat did, or what happened to it."""
    if not isinstance(event, Blow):
        raise TypeError(f"not an event of this game: {event!r}")
    name = names[event.seat]
    if isinstance(event, Attacked):
        card, enemy = rank_name(words, event.card), rank_name(words, event.enemy)
        return words.say(ATTACKED, name=name, card=card, enemy=enemy)
    if isinstance(event, Raised):
        return words.say(RAISED, name=name, spell=event.spell, strength=event.strength)
    if isinstance(event, Filled):
        slot, card = event.slot + 1, rank_name(words, event.card)
        if event.pay is None:
            return words.say(FILLED, name=name, slot=slot, card=card)
        return words.say(RANSOMED, name=name, slot=slot, card=card, money=sum_text(event.pay))
    if isinstance(event, Slid):
        return words.say(SLID, name=name, slot=event.target + 1, card=rank_name(words, event.card))
    if isinstance(event, Captured):
        return words.say(CAPTURED, name=name, card=rank_name(words, event.card))
    if isinstance(event, LeftEmpty):
        return words.say(LEFT_EMPTY, name=name, slot=event.slot + 1)
    if isinstance(event, Reversed):
        return words.say(REVERSED_BACK if event.answer else REVERSED, name=name)
    if isinstance(event, LineChosen) and event.cards is not None:
        return words.say(LINE_CHOSEN_SEEN, name=name, cards=list_text(words, event.cards))
    if isinstance(event, SleepChosen) and event.spell is not None:
        return words.say(SLEEP_CHOSEN_SEEN, name=name, spell=rank_name(words, event.spell))
    plain: dict[type[Event], Phrase] = {
        LineChosen: LINE_CHOSEN,
        Blocked: BLOCKED,
        Challenged: CHALLENGED,
        SleepChosen: SLEEP_CHOSEN,
    }
    if type(event) not in plain:
        raise TypeError(f"not an event of this game: {event!r}")
    return words.say(plain[type(event)], name=name)


def report_text(words: Words, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The blows of a duel, a sentence for each. Left out are blows that did nothing, and sealed choices that
    a later event tells."""
    told = any(isinstance(event, SleepRevealed) for event in events)
    return [
        event_text(words, event, names)
        for event in events
        if not isinstance(event, Declined | RoundEnded) and not (told and isinstance(event, SleepChosen))
    ]


def loss(event: Event, seat: int, _told: object) -> Phrase | None:
    """The headline for a soldier that `seat` loses; None for anything else."""
    return LOST_SOLDIER if isinstance(event, Captured) and event.seat == seat else None


def error_data(words: Words, data: Mapping[str, Json]) -> dict[str, Json]:
    """The data of a refusal, with names in place of soldiers' codes and slots numbered from 1."""
    named = dict(data)
    if isinstance(named.get("card"), str) and named["card"] in tuple(SOLDIERS):
        name = rank_name(words, named["card"])
        named["card"] = name[:1].upper() + name[1:]  # most sentences that name it begin with it
    if isinstance(named.get("spell"), str) and named["spell"] in tuple(SOLDIERS):
        named["spell"] = rank_name(words, named["spell"])
    if isinstance(named.get("slot"), int):
        named["slot"] += 1
    return named


WORDS = GameText(
    title=TITLE,
    line=LINE,
    card_name=card_name,
    card_text=card_text,
    event_text=event_text,
    error_data=error_data,
    minutes=30,
    difficulty=HARD,
    loss=loss,
    opened_by={"line-chosen": "lines-revealed", "sleep-chosen": "sleep-revealed"},
    within_turn=frozenset({"strength", "challenge", "sleep", "reverse", "fill"}),
    known_to_mover=frozenset(
        (
            *(
                "line-chosen",
                "slid",
                "blocked",
                "attacked",
                "raised",
                "challenged",
                "declined",
                "sleep-chosen",
            ),
            *("reversed", "filled", "left-empty"),
        )
    ),
)
