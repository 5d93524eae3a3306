"""A match: rounds of one game between named seats, played, replayed and recorded.

`Match` is the referee. It writes the record as it plays, and the record is authoritative: the state can always be
derived from it.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from holzwurm_desktop.engine import commitment, records
from holzwurm_desktop.engine.contract import Event, Game, Json, Move, NoObjection
from holzwurm_desktop.engine.core import CHANCE, State
from holzwurm_desktop.engine.deals import DEAL_VERSION, deal_rng, new_deal_number
from holzwurm_desktop.engine.errors import EngineError, IllegalMove, RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.names import tidy_name

GIVEN_KEY = "given_rounds"
"""The optional key of a record with the number of first rounds that were not dealt from its deal number."""


@dataclass(frozen=True)
class Player:
    """Who sits at a seat. `level` is None for a person; `extra` holds unknown keys of the record. `program`: what the
    program is called that plays there, on the computer that has it; its level then says nothing of it. `strength` is
    that of a computer player between the levels, on the game's scale (`ai.scale`); `level` is then the nearest."""

    name: str
    level: str | None = None
    extra: Mapping[str, Json] = field(default_factory=dict)
    program: str = ""
    strength: float | None = None

    def to_json(self) -> dict[str, Json]:
        """The seat's form in a record."""
        kind: dict[str, Json] = {"name": self.name, "player": "human" if self.level is None else "computer"}
        if self.level is not None:
            kind["level"] = self.level
        if self.program:
            kind[records.PROGRAM_KEY] = self.program
        if self.strength is not None:
            kind[records.STRENGTH_KEY] = self.strength
        return {**kind, **self.extra}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Player:
        """Read a checked seat of a record; its name as it can be shown, see `names`."""
        program, strength = records.program_of(data), records.strength_of(data)
        known = {"name", "player", "level"}
        known |= {records.PROGRAM_KEY} if program else set()
        known |= {records.STRENGTH_KEY} if strength is not None else set()
        extra = records.unknown_keys(data, known)
        return cls(tidy_name(data["name"]), data.get("level"), extra, program, strength)


@dataclass
class Round:
    """One round as recorded: its deal, the moves so far in JSON form, its scores by seat and how it ended (both None
    while it goes on)."""

    deal: dict[str, Json]
    moves: list[dict[str, Json]] = field(default_factory=list)
    scores: list[float] | None = None
    end: str | None = None
    extra: dict[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The round's form in a record."""
        written: dict[str, Json] = {"deal": self.deal, "moves": list(self.moves)}
        if self.scores is not None:
            written |= {"scores": self.scores, "end": self.end}
        return {**written, **self.extra}


class Match:
    """A match in play. The last of `rounds` is the present round, and `state` is its state."""

    def __init__(self, game: Game, players: Sequence[Player], options: Mapping[str, Json]) -> None:
        """A match with no round dealt yet. Raises `RecordError` for a wrong number of seats or an invalid option."""
        if len(players) not in game.seats:
            raise RecordError("bad-seat-count", count=len(players), low=game.seats[0], high=game.seats[-1])
        self.game = game
        self.players = list(players)
        self.options = game.full_options(options)
        self.given_options = dict(options)
        self.rounds: list[Round] = []
        self.state: State | None = None
        self.extra: dict[str, Json] = {}
        self._sealing = False

    @classmethod
    def new(
        cls,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, Json],
        deal_number: int | None = None,
        start: int = 0,
        sealed: bool = False,
    ) -> Match:
        """A match with its first round dealt.

        `deal_number`: None for a random one; `start`: the seat that begins round 0; `sealed`: commit to each deal
        (see `commitment`). Raises `RecordError` as `__init__` does.
        """
        match = cls(game, players, options)
        match._sealing = sealed
        number = new_deal_number() if deal_number is None else deal_number
        match.extra = {"deal_number": number, "deal_version": DEAL_VERSION}
        match._deal_round(number, start)
        return match

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.players)

    @property
    def round_over(self) -> bool:
        """Whether the present round is over."""
        return bool(self.rounds) and self.rounds[-1].scores is not None

    @property
    def over(self) -> bool:
        """Whether the last round of the match is over."""
        return self.round_over and len(self.rounds) == self.round_count

    @property
    def round_count(self) -> int:
        """The number of rounds in the whole match."""
        return int(self.options["rounds"])

    @property
    def totals(self) -> list[float]:
        """The sum of each seat's scores in the finished rounds."""
        finished = [played.scores for played in self.rounds if played.scores is not None]
        return [sum(scores[seat] for scores in finished) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats that won the match or share the win; empty while it goes on."""
        return self.game.winners(self.totals) if self.over else []

    @property
    def stand_ins(self) -> int:
        """How many moves were made in place of a computer player that had failed, by what the record says."""
        count = self.extra.get(records.STAND_INS_KEY, 0)
        return count if records.is_int(count) and count > 0 else 0

    @property
    def broken_seals(self) -> list[int]:
        """The indexes of rounds whose deal is not the one committed to before play."""
        return [
            index
            for index, played in enumerate(self.rounds)
            if commitment.KEY in played.extra
            and not commitment.holds(played.deal, played.extra[commitment.KEY])
        ]

    def playing(self) -> State:
        """The present state. Raises `IllegalMove` if the round or the match is over."""
        if self.state is None or self.round_over:
            raise IllegalMove("round-over")
        return self.state

    def next_round(self) -> None:
        """Deal the next round, which the next seat begins. Raises `IllegalMove` if it is not time for it."""
        # Records from elsewhere may lack a deal number; further rounds need one.
        if not self.round_over or self.over:
            raise IllegalMove("no-next-round")
        number = self.adopt_number()
        self._deal_round(number, (self.rounds[0].deal["start"] + len(self.rounds)) % self.seats)

    def adopt_number(self) -> int:
        """The match's deal number. One that has none gets one, for the chance that is still to come."""
        if "deal_number" not in self.extra:
            self.extra |= {"deal_number": new_deal_number(), "deal_version": DEAL_VERSION}
            self.extra[GIVEN_KEY] = len(self.rounds)
        number: int = self.extra["deal_number"]
        return number

    def play(self, move: Move, /, **notes: Json) -> list[Event]:
        """Make a move and record it, with `notes` (such as `ms`, milliseconds of thinking) as optional keys.

        Returns what happened. Raises `IllegalMove`; nothing has then changed.
        """
        if isinstance(move, NoObjection):
            return self.settle()
        state = self.playing()
        events = state.apply(move)
        self.rounds[-1].moves.append({**move.to_json(), **notes})
        if state.actor is None:
            self._close_round()
        return events

    def play_json(self, data: Mapping[str, Json]) -> list[Event]:
        """Make a move given in its record's form, as `play` does; unknown keys are kept."""
        move = self.read_move(data)
        written = move.to_json()
        return self.play(move, **{key: value for key, value in data.items() if key not in written})

    def read_move(self, data: Mapping[str, Json]) -> Move:
        """Read a move in its record's form. Raises `IllegalMove` if it is invalid or names no seat of this match."""
        chance_due = self.state is not None and self.state.turn == CHANCE
        if not chance_due or "chance" not in data:
            seat = data.get("seat")
            if not records.is_int(seat):
                raise IllegalMove("no-seat")
            if not 0 <= seat < self.seats:
                raise IllegalMove("no-such-seat", seat=seat)
        return self.game.move_from_json(data)

    def chance(self) -> Move | None:
        """The random move that is due now, drawn from the match's deal number; None if none is due.

        Raises `IllegalMove` if the round is over.
        """
        state = self.playing()
        if state.turn != CHANCE:
            return None
        number = self.adopt_number()
        rng = deal_rng(number, len(self.rounds) - 1)
        skipped = sum("chance" in move for move in self.rounds[-1].moves) + 1
        # Each chance move gets its own stretch of a thousand numbers (the deal has the first one), so that it is the
        # same after undo and replay, however many numbers the others use. Changing this raises `DEAL_VERSION`.
        for _ in range(skipped * 1000):
            rng.random()
        return self.game.chance(state, rng)

    def settle(self) -> list[Event]:
        """Go on after nobody has objected to the last move, which may end the round. Records nothing.

        Returns what happened. Raises `IllegalMove` unless the state is `waiting`.
        """
        state = self.playing()
        events = state.settle()
        if state.actor is None:
            self._close_round()
        return events

    def before(self, move_count: int) -> Match:
        """A new match, as this one was when the present round had `move_count` moves. This is how undo works."""
        return self.at(len(self.rounds) - 1, move_count)

    def at(self, round_index: int, move_count: int) -> Match:
        """A new match, as this one was when round `round_index` had `move_count` moves."""
        earlier = Match(self.game, self.players, self.given_options)
        earlier.extra = dict(self.extra)
        earlier._sealing = self._sealing
        earlier.rounds = [
            Round(r.deal, list(r.moves), r.scores, r.end, dict(r.extra)) for r in self.rounds[:round_index]
        ]
        source = self.rounds[round_index]
        earlier._begin(Round(source.deal, extra=dict(source.extra)))
        for data in source.moves[:move_count]:
            earlier.play_json(data)
        return earlier

    def to_record(self) -> dict[str, Json]:
        """The whole match as a record (a JSON object)."""
        record: dict[str, Json] = {
            "format": records.FORMAT,
            "version": records.VERSION,
            "game": self.game.id,
            "options": self.given_options,
            "seats": [player.to_json() for player in self.players],
            "rounds": [played.to_json() for played in self.rounds],
        }
        if self.over:
            record |= {"totals": self.totals, "winners": self.winners}
        return {**record, **self.extra}

    @classmethod
    def from_record(cls, data: Json) -> Match:
        """The match in a record (a parsed JSON value), replayed against the rules.

        Raises `RecordError` for the first thing that is wrong.
        """
        record = records.check_envelope(data)
        game = all_games().get(record["game"])
        if game is None:
            raise RecordError("unknown-game", game=record["game"])
        match = cls(game, [Player.from_json(seat) for seat in record["seats"]], record["options"])
        match.extra = records.top_level_extras(record)
        _check_deal_number(match.extra)
        if not record["rounds"]:
            raise RecordError("no-rounds")
        if len(record["rounds"]) > match.round_count:
            raise RecordError("too-many-rounds", count=len(record["rounds"]), allowed=match.round_count)
        for index, played in enumerate(record["rounds"]):
            match._replay_round(index, played)
        # Rounds still to be dealt are sealed if the earlier ones were.
        match._sealing = any(commitment.KEY in played.extra for played in match.rounds)
        match._check_result(record)
        return match

    def _deal_round(self, number: int, start: int) -> None:
        deal = self.game.deal(deal_rng(number, len(self.rounds)), self.seats, self.options, start)
        self._begin(Round(deal, extra={commitment.KEY: commitment.seal(deal)} if self._sealing else {}))

    def _begin(self, fresh: Round) -> None:
        self.state = self.game.start(fresh.deal, self.seats, self.options)
        self.rounds.append(fresh)

    def _close_round(self) -> None:
        assert self.state is not None
        self.rounds[-1].scores = list(self.state.scores())
        self.rounds[-1].end = self.state.ending

    def _replay_round(self, index: int, played: Mapping[str, Json]) -> None:
        if index > 0 and not self.round_over:
            raise RecordError("round-not-over", round_index=index - 1)
        try:
            self._begin(Round(played["deal"], extra=records.unknown_keys(played, _ROUND_KEYS)))
            start = (self.rounds[0].deal["start"] + index) % self.seats
        except EngineError as error:
            raise RecordError(error.code, round_index=index, **error.data) from None
        if played["deal"]["start"] != start:
            raise RecordError("wrong-start", round_index=index, start=start)
        for number, data in enumerate(played["moves"]):
            try:
                self.play_json(data)
            except EngineError as error:
                raise RecordError(error.code, round_index=index, move_index=number, **error.data) from None
        self._check_round_result(index, played)

    def _check_round_result(self, index: int, played: Mapping[str, Json]) -> None:
        if "scores" not in played:
            if self.round_over:
                raise RecordError("missing-key", key="scores", round_index=index)
            return
        # That nobody objected to the last move is not recorded; a round with scores says so.
        if not self.round_over and self.playing().waiting:
            self.settle()
        if not self.round_over:
            raise RecordError("round-not-over", round_index=index)
        if not _same_numbers(played["scores"], self.rounds[-1].scores):
            raise RecordError("wrong-scores", round_index=index, expected=self.rounds[-1].scores)
        if played["end"] != self.rounds[-1].end:
            raise RecordError("wrong-end", round_index=index, expected=self.rounds[-1].end)

    def _check_result(self, record: Mapping[str, Json]) -> None:
        if "totals" not in record:
            if self.over:
                raise RecordError("missing-key", key="totals")
            return
        if not self.over:
            raise RecordError("match-not-over")
        if not _same_numbers(record["totals"], self.totals):
            raise RecordError("wrong-totals", expected=self.totals)
        if not _same_numbers(record["winners"], self.winners):
            raise RecordError("wrong-winners", expected=self.winners)


def copied(match: Match) -> Match:
    """A match of its own, in the same position."""
    # Not `before`, which makes the moves again: whether the last one was settled is in no record.
    other = copy.copy(match)
    other.rounds = [replace(played, moves=list(played.moves)) for played in match.rounds]
    other.state = None if match.state is None else match.state.copy()
    return other


_ROUND_KEYS = {"deal", "moves", "scores", "end"}


def _same_numbers(written: Json, true: Sequence[float] | None) -> bool:
    # 4 and 4.0 are the same score, but `true` is not 1, which to Python it is.
    return (
        isinstance(written, list)
        and all(isinstance(item, int | float) and not isinstance(item, bool) for item in written)
        and written == list(true or [])
    )


def _check_deal_number(extra: Mapping[str, Json]) -> None:
    number = extra.get("deal_number", 1)
    if not records.is_int(number) or number < 1:
        raise RecordError("bad-deal-number", value=number)
