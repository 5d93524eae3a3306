"""What is told about a card, a place or an answer before it is chosen: the odds that follow from the open stacks."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import STRENGTH_TAKERS, strength_of
from holzwurm_desktop.games.tovenaars.moves import Attack, Block, Fill, Line, Sleep, Slide, Strength
from holzwurm_desktop.games.tovenaars.table import choices
from holzwurm_desktop.games.tovenaars.table.odds import (
    Duel,
    SleepOdds,
    attack_duel,
    beaten_by,
    duel_of,
    sleep_odds,
    spell_counts,
)
from holzwurm_desktop.games.tovenaars.table.picture import Picture
from holzwurm_desktop.games.tovenaars.view import TovenaarsView
from holzwurm_desktop.text.words import Phrase, Words


class Telling:
    """Words about the moves of one position, from the view of the seat to move. Nothing hidden is used."""

    def __init__(
        self,
        words: Words,
        view: TovenaarsView,
        names: Sequence[str],
        moves: Sequence[Move],
        picture: Picture,
    ) -> None:
        """`names` are by seat; `moves` are the legal ones, at least one; `picture` is what lies on the table."""
        self._words = words
        self._view = view
        self._names = names
        self.moves = moves
        self.picture = picture
        self.seat: int = view.turn
        self.cards = choices.takeable(moves, picture)
        """The cards that may be taken up, in the order in which they lie."""

    def moves_of(self, card: str) -> list[Move]:
        """The legal moves that take up a card."""
        return [move for move in self.moves if choices.card_of(move, self.picture) == card]

    def of_card(self, card: str) -> str:
        """What the moves of a card may bring, a line for each; "" if it may not be taken up."""
        if card not in self.cards:
            return ""
        moves = self.moves[:1] if isinstance(self.moves[0], Line) else self.moves_of(card)
        parts = [self._of_move(move, card) for move in moves]
        if any(isinstance(move, Fill) for move in moves):
            parts = [self._of_filling(card), *dict.fromkeys(parts)]
        return "\n".join(part for part in parts if part)

    def _of_move(self, move: Move, card: str) -> str:
        say = self._words.say
        if isinstance(move, Line):
            return say(text.SOLDIER_BEATS, beaten=text.list_text(self._words, beaten_by(card[0])))
        if isinstance(move, Attack):
            return self._of_attack(move)
        if isinstance(move, Block):
            return say(text.BLOCK_REMARK)
        if isinstance(move, Strength):
            return self.of_strength(move.spell)
        if isinstance(move, Sleep):
            wins, ties, losses = spell_counts(move.spell, self._view.sleep_spells[1 - self.seat])
            return say(text.SLEEP_ODDS, name=self._enemy, wins=wins, ties=ties, losses=losses)
        return ""

    @property
    def _enemy(self) -> str:
        return self._names[1 - self.seat]

    def outcome(self, duel: Duel) -> str:
        """Both strengths, and who wins by them: "12 against 11: wins"."""
        return self._words.say(text.WINS if duel.won else text.LOSES, own=duel.own, other=duel.other)

    def ways(self, duel: Duel, soldier: str, spells: Sequence[int] = ()) -> str:
        """What whoever would lose a duel by strength could still do about it. `soldier` is the one that would lose,
        `spells` are the strength spells that it may still get."""
        view, say = self._view, self._words.say
        seat, ways = (1 - self.seat if duel.won else self.seat), []
        helping = [spell for spell in spells if duel.turned_by(spell)] if soldier in STRENGTH_TAKERS else []
        if not view.blocked:
            if helping:
                ways.append(say(text.WAY_STRENGTH, spells=", ".join(f"+{spell}" for spell in helping)))
            if all(view.sleep_spells):
                ways.append(say(text.WAY_SLEEP))
            if view.reversals[seat]:
                ways.append(say(text.WAY_REVERSE))
        if seat == self.seat:
            return say(text.OWN_CAN, ways=", ".join(ways)) if ways else say(text.OWN_CANNOT)
        phrase = text.ENEMY_CAN if ways else text.ENEMY_CANNOT
        return say(phrase, name=self._enemy, ways=", ".join(ways))

    def _of_attack(self, move: Attack) -> str:
        """How an attack would end by strength, and what the loser could do about it."""
        view, other = self._view, 1 - self.seat
        duel = attack_duel(view, self.seat, move.slot, move.target)
        loser, slot = (other, move.target) if duel.won else (self.seat, move.slot)
        ways = self.ways(duel, view.soldier_at(loser, slot), view.strength_spells[loser])
        return f"{self.outcome(duel)}. {ways}"

    def of_strength(self, spell: int) -> str:
        """What a strength spell (0 for none) would make of the duel."""
        view, other = self._view, 1 - self.seat
        duel = duel_of(view, self.seat).with_spell(spell)
        loser = other if duel.won else self.seat
        # The attacker may add a spell first, then the defender; nobody gets a second turn.
        later = view.strength_spells[other] if duel.won and duel.attacks and not view.raised[other] else ()
        return f"{self.outcome(duel)}. {self.ways(duel, view.soldier_at(loser, view.slot_of(loser)), later)}"

    def of_challenge(self, yes: bool) -> str:
        """What a challenge promises, or, for a `yes` of False, what happens without one."""
        duel = duel_of(self._view, self.seat)
        if not yes:
            return self.outcome(duel) + "."
        odds = self._sleep_odds(duel)
        win, tie, loss, value = (round(100 * share) for share in (odds.win, odds.tie, odds.loss, odds.value))
        chance = self._words.say(text.CHALLENGE_ODDS, win=win, tie=tie, loss=loss)
        return chance + "\n" + self._words.say(text.CHALLENGE_VALUE, value=value)

    def _sleep_odds(self, duel: Duel) -> SleepOdds:
        spells = [tuple(each) for each in self._view.sleep_spells]
        return sleep_odds(spells[self.seat], spells[1 - self.seat], duel.won)

    def of_reverse(self, yes: bool) -> str:
        """What the reversal spell would do, or, for a `yes` of False, what is lost without it."""
        view, say = self._view, self._words.say
        if not yes:
            return say(text.LOSE_REMARK, card=self._soldier(self.seat))
        if self.answers:
            return say(text.ANSWER_REMARK)
        phrase = text.REVERSE_UNSURE if view.reversals[1 - self.seat] else text.REVERSE_SURE
        return say(phrase, name=self._enemy)

    @property
    def answers(self) -> bool:
        """Whether the question is whether to reverse the other player's reversal."""
        return self._view.stage == "winner-reverse"

    def _soldier(self, seat: int) -> str:
        """The rank of a seat's soldier in the duel, in words."""
        view = self._view
        return text.rank_name(self._words, view.soldier_at(seat, view.slot_of(seat)))

    def duel_words(self, phrase: Phrase) -> str:
        """A question about the present duel, with its soldiers named, each with its strength spell."""
        raised = self._view.raised
        own, other = (
            f"{self._soldier(seat)} + {raised[seat]}" if raised[seat] else self._soldier(seat)
            for seat in (self.seat, 1 - self.seat)
        )
        return self._words.say(phrase, own=own, other=other)

    def _of_filling(self, card: str) -> str:
        """How a soldier that fills the slot would stand against the enemy opposite."""
        view, say = self._view, self._words.say
        enemy = view.lines[1 - self.seat][self.emptied]
        lines = []
        if card[0] in view.captives[self.seat]:
            lines.append(say(text.RANSOM_PRICE, price=strength_of(card[0])))
        if enemy is None:
            lines.append(say(text.FACING_NOBODY))
        else:
            own, other = strength_of(card[0]), strength_of(enemy)
            attacking = Duel(self.seat, own, other, True).won
            attacked = Duel(self.seat, own, other, False).won
            lines.append(
                say(
                    text.AGAINST_FACING,
                    enemy=text.rank_name(self._words, enemy),
                    attacking=say(text.ATTACKING_WINS if attacking else text.ATTACKING_LOSES),
                    attacked=say(text.ATTACKED_WINS if attacked else text.ATTACKED_LOSES),
                )
            )
        return " ".join(lines)

    @property
    def emptied(self) -> int:
        """The slot that the seat to move has to fill; -1 if none."""
        return self._view.emptied

    def target_words(self, moves: Sequence[Move]) -> tuple[str, bool]:
        """(what laying a card at the place that these moves lead to would do, in a few words; whether that is good).

        The `moves` are those of one card and one place; several differ only in how a ransom is paid.
        """
        move, say = moves[0], self._words.say
        if isinstance(move, Attack):
            duel = attack_duel(self._view, self.seat, move.slot, move.target)
            return self.outcome(duel), duel.won
        if isinstance(move, Strength):
            duel = duel_of(self._view, self.seat).with_spell(move.spell)
            return self.outcome(duel), duel.won
        if isinstance(move, Slide):
            return say(text.SLIDES), True
        if isinstance(move, Fill):
            if move.pay is None:
                return say(text.FILLS), True
            if len(moves) > 1:
                return say(text.RANSOMS_SOMEHOW, price=sum(move.pay)), True
            return say(text.RANSOMS, money=text.sum_text(move.pay)), True
        return say(text.BLOCKS if isinstance(move, Block) else text.PLAYS_SLEEP), True

    def _ways_to_fill(self) -> Phrase:
        """The prompt that names the ways there are."""
        ransoms = {move.pay is not None for move in self.moves if isinstance(move, Fill)}
        if ransoms == {True}:
            return text.ASK_FILL_RANSOM
        return text.ASK_FILL_RESERVE if ransoms == {False} else text.ASK_FILL

    def task(self) -> str:
        """What the seat has to do now, in a sentence."""
        name, view = self._names[self.seat], self._view
        kind = view.stage.rpartition("-")[2]
        if kind == "fill":
            return self._words.say(self._ways_to_fill(), name=name, slot=self.emptied + 1)
        slides = any(isinstance(move, Slide) for move in self.moves)
        phrases = {
            "line": text.ASK_LINE,
            "attack": text.ASK_ATTACK_OR_SLIDE if slides else text.ASK_ATTACK,
            "strength": text.ASK_STRENGTH,
            "challenge": text.ASK_CHALLENGE,
            "sleep": text.ASK_SLEEP,
            "reverse": text.ASK_REVERSE,
        }
        return self._words.say(phrases[kind], name=name)
