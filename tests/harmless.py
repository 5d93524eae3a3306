"""Changes of single lines that change no behaviour, which `tests/mutate.py` therefore leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Harmless(NamedTuple):
    """Some mutants, and why no test can notice them: part of the path, part of the line (where that stands elsewhere
    too, from there on into the next lines), the reason; and what is changed, as it is printed, () for whatever can be
    changed there."""

    path: str
    line: str
    why: str
    changes: tuple[str, ...] = ()

    def matches(self, path: str, lines: Sequence[str], change: str) -> bool:
        """Whether a change, as it is printed, of the first of these lines is one of these."""
        begins = 0 <= "\n".join(lines).find(self.line) < len(lines[0])
        return self.path in path and begins and (not self.changes or change in self.changes)


HARMLESS = (
    Harmless(
        "ai/search.py", "if bound > best_bound", "of equally good moves either may be followed", ("> -> >=",)
    ),
    Harmless("ai/search.py", "self.first[", "any number below 0 ends a list", ("1 -> 2",)),
    Harmless("ai/search.py", "[*codes, -1]", "only something to look at", ("1 -> 2",)),
    Harmless(
        "games/bergbeklimmen/player.py",
        "if worth > best_worth",
        "no two are equal after the noise",
        ("> -> >=",),
    ),
    Harmless(
        "games/tovenaars/sealed_choices.py",
        "return 1 if beats(",
        "the kinds are only told apart",
        ("attacker + WEAKEST, defender + WEAKEST -> defender + WEAKEST, attacker + WEAKEST",),
    ),
    Harmless(
        "ai/search.py",
        "self.nodes + batch >= size",
        "memory is taken a little sooner or later",
        (">= -> >", "< -> <="),
    ),
    Harmless("ai/search.py", "self.stamps += 2", "any step above 1 keeps stamps apart", ("2 -> 3",)),
    Harmless("ai/search.py", "self.stamp = array", "room for codes, any more will do", ("4 -> 5",)),
    Harmless("ai/search.py", "CODE_LIMIT = ", "room for codes, any more will do", ("1 -> 2", "16 -> 17")),
    Harmless("ai/search.py", "self.stamps = 0", "any number to begin with", ("0 -> 1",)),
    Harmless("ai/search.py", "= self.stamps + 1", "any number that marks nothing", ("+ -> -",)),
    Harmless("games/", "best: cython.int = codes[0]", "some code always takes its place", ("0 -> 1",)),
    Harmless(
        "games/bergbeklimmen/player.py",
        "lacking > 6 else",
        "at the bound both sides are the same",
        ("> -> >=", "6 -> 7"),
    ),
    Harmless("ai/search.py", "self.path_length = 0\n        if not", "set again before it is read"),
    Harmless(
        "ai/search.py",
        "while child >= 0:",
        "node 0 is the root, which is nobody's child",
        (">= -> >", "0 -> 1"),
    ),
    Harmless(
        "ai/search.py", "if child < 0:", "node 0 is the root, which is nobody's child", ("< -> <=", "0 -> 1")
    ),
    Harmless(
        "games/bergbeklimmen/player.py",
        "codes[i]) + self.noise",
        "what is taken off at random is spread as what is put on",
        ("+ -> -",),
    ),
    Harmless(
        "games/bergbeklimmen/player.py",
        "worth if worth > 0.0",
        "at the bound both sides are the same",
        ("> -> >=",),
    ),
    Harmless("ai/search.py", "best_bound: cython.double", "any number below every bound", ("1.0 -> 2.0",)),
    Harmless("", '": Level(', "how strong a level is was found by measuring"),
    Harmless(
        "ai/players.py",
        "< SLICE / 2",
        "how long a slice lasts changes nothing that is found",
        ("< -> <=", "2 -> 3"),
    ),
    Harmless("ai/players.py", "step *= 2", "how long a slice lasts changes nothing that is found"),
    Harmless("ai/players.py", "if pick < 0:", "one draw of a million lies on the bound", ("< -> <=",)),
    Harmless("ai/players.py", "return near[-1]", "only rounding errors lead there"),
    Harmless("ai/players.py", "return found[-1].code", "no draw leads there"),
    Harmless(
        "ai/search.py",
        "self._grow(min(MAX_NODES",
        "memory is taken a little sooner or later",
        ("+ -> -", "2 -> 3"),
    ),
    Harmless(
        "games/",
        "prior_visits: int = ",
        "what a player weighs and sees was found by measuring",
        ("6 -> 7", "4 -> 5"),
    ),
    Harmless(
        "games/holzwurm/player.py",
        "tries: int = 3",
        "what a player weighs and sees was found by measuring",
        ("3 -> 4",),
    ),
    Harmless(
        "games/superspion/player.py",
        "daring: int = 3",
        "what a player weighs and sees was found by measuring",
        ("3 -> 4",),
    ),
    Harmless(
        "games/superspion/player.py",
        "looked: int = 6",
        "what a player weighs and sees was found by measuring",
        ("6 -> 7",),
    ),
    Harmless("", "frozen=True", "that nobody changes one is what mypy sees to", ("True -> False",)),
    Harmless("", "TypeVar(", "types are not looked at while the program runs"),
    Harmless("session/sound.py", "BUFFER = 40", "a measure that was chosen", ("40 -> 41",)),
    Harmless("session/sound.py", "sys.platform", "what holds on other systems"),
    Harmless(
        "session/sound.py", "self._asked.clear()", "what is asked for is dropped again when it is its turn"
    ),
    Harmless(
        "session/computer_players.py",
        ".disconnect()",
        "where a signal of an earlier process arrives, it is dropped",
    ),
    Harmless("session/computer_players.py", "getrandbits(", "any number is a seed", ("48 -> 49",)),
    Harmless("session/history.py", "_TRIES = ", "a measure that was chosen", ("8 -> 9",)),
    Harmless(
        "session/objections.py",
        "singleShot=True",
        "whoever looks once more finds the same",
        ("True -> False",),
    ),
    Harmless("session/objections.py", "ed.disconnect(", "what is heard after the end is dropped anyway"),
    Harmless("session/saving.py", "self._closed = False  # whether", "set again before it is read"),
    Harmless(
        "session/saving.py",
        "_agreeing(stored, played)",
        "what two have in common is the same in either order",
    ),
    Harmless(
        "games/holzwurm/player.py",
        "gain > best_gain",
        "which of two plays that are worth as much is chance anyway",
        ("> -> >=",),
    ),
    Harmless(
        "games/kistenstapel/player.py",
        "limit=1, effort=EFFORT",
        "of several only the first is used",
        ("0 -> 1", "1 -> 2"),
    ),
    Harmless(
        "games/",
        "lead = 0.0 if lead",
        "at a bound both sides are the same",
        ("< -> <=", "> -> >="),
    ),
    Harmless(
        "games/",
        "if worth > best",
        "which of two that are worth as much is taken is chance, or the same",
        ("> -> >=",),
    ),
    Harmless(
        "games/superspion/player.py",
        "self._worth(state, card) + self.noise",
        "what is taken off at random is spread as what is put on",
        ("+ -> -",),
    ),
    Harmless(
        "games/superspion/player.py",
        "best: cython.int = 0",
        "no hand is empty, so some card takes its place",
        ("0 -> 1",),
    ),
    Harmless(
        "games/tovenaars/duels.py",
        "total += 1 if beats",
        "all meet as many others but for one: any number orders them alike",
        ("1 -> 2",),
    ),
    Harmless("games/tovenaars/duels.py", "return -1", "no set has fewer members than are asked for"),
    Harmless(
        "games/tovenaars/sealed_choices.py",
        "return 1 if beats",
        "any numbers tell outcomes apart",
        ("1 -> 2",),
    ),
    Harmless("", "logger.", "what is logged is read by people only"),
    # What only the other form runs, and bounds that nothing lies on.
    Harmless("", "cython.declare(", "the compiled form alone has such arrays"),
    Harmless("games/", "rng.unit() < ", "no draw lies on the bound", ("< -> <=",)),
    Harmless("games/", "rng.unit() > ", "no draw lies on the bound", ("> -> >=",)),
    Harmless("ai/players.py", "(now - before) > budget.seconds", "no moment lies on the bound", ("> -> >=",)),
    # Numbers that others would do for as well.
    Harmless("engine/match.py", '"deal_number", 1)', "any legal number will do", ("1 -> 2",)),
    Harmless("session/replay.py", "_STRIDE = 16", "a measure that was chosen", ("16 -> 17",)),
    Harmless("session/sound.py", "IDLE = 3.0", "a measure that was chosen", ("3.0 -> 6.0",)),
    Harmless(
        "games/kistenstapel/player.py", "margin=6)", "what a level sees was found by measuring", ("6 -> 7",)
    ),
    Harmless("games/tovenaars/duels.py", "self.pending = 1", "it only has to be true", ("1 -> 2",)),
    Harmless("games/tovenaars/duels.py", "DuelState(2)", "this game never asks how many play", ("2 -> 3",)),
    Harmless(
        "games/tovenaars/sealed_choices.py",
        "            return 0",
        "any value tells outcomes apart",
        ("return 0 -> return None",),
    ),
    Harmless("games/kistenstapel/player.py", "MOST = 10", "a measure that was chosen", ("10 -> 11",)),
    Harmless(
        "session/computer_players.py", "PATIENCE_BEATS = 20", "a measure that was chosen", ("20 -> 21",)
    ),
    Harmless(
        "games/afbraak/player.py", "(mine - max(others)) / 96", "a measure that was chosen", ("96 -> 97",)
    ),
    Harmless(
        "games/kistenstapel/player.py",
        "margin: int = 0",
        "what a level sees was found by measuring",
        ("0 -> 1",),
    ),
    Harmless(
        "games/kistenstapel/player.py",
        "rng.draw(1000) < ",
        "one draw of a thousand lies on the bound",
        ("< -> <=",),
    ),
    Harmless("session/table_session.py", 'PAUSES_MS = {"off": 0', "a measure that was chosen", ("0 -> 1",)),
    Harmless(
        "session/objections.py", "self._timer.start(0)", "a moment later it finds the same", ("0 -> 1",)
    ),
    Harmless(
        "ai/players.py", "step = 64", "how long a slice lasts changes nothing that is found", ("64 -> 65",)
    ),
    Harmless(
        "games/bergbeklimmen/player.py",
        "0.0 if share < 0.0",
        "at a bound both sides are the same",
        ("< -> <=", "> -> >="),
    ),
    Harmless(
        "session/task_session.py", "self.candidates, 1)", "of several only the first is used", ("1 -> 2",)
    ),
    Harmless("ai/players.py", "SLICE = 0.01", "a measure that was chosen", ("0.01 -> 0.02",)),
    Harmless(
        "games/afbraak/player.py", "time.monotonic() < deadline", "no moment lies on the bound", ("< -> <=",)
    ),
    Harmless(
        "session/objections.py",
        "key=_due_of)[0] <= now",
        "whoever looks once more finds it due",
        ("<= -> <",),
    ),
    Harmless("session/table_session.py", "HINT_SECONDS = 0.8", "a measure that was chosen", ("0.8 -> 1.6",)),
    Harmless("session/sound.py", "snd_lib_error_set_handler", "not every computer has ALSA"),
    Harmless(
        "ai/players.py",
        "now - before < SLICE",
        "how long a slice lasts changes nothing that is found",
        ("- -> +",),
    ),
    Harmless("ai/search.py", "best: cython.int = -1", "some node always takes its place", ("1 -> 2",)),
    Harmless("ai/search.py", "fresh = 1", "it only has to be true", ("1 -> 2",)),
    Harmless("games/tovenaars/duels.py", "range(3):", "there is no spell beyond the last", ("3 -> 4",)),
    Harmless("games/tovenaars/duels.py", "total: cython.int = 0", "all begin alike", ("0 -> 1",)),
    Harmless("games/kistenstapel/player.py", "cards_laid({}, ()", "both are empty", ("{}, () -> (), {}",)),
    Harmless("games/superspion/player.py", "super().__init__()", "all that it sets is set again"),
    Harmless(
        "session/coach.py", "self._wanted = False\n        self.candidates", "whoever goes on says so too"
    ),
    Harmless(
        "session/sound.py",
        "elif self._running and",
        "a device that rests may be told to again",
        ("and -> or",),
    ),
    Harmless("session/coach.py", 'self._game = ""', "set again before it is read"),
    Harmless("session/sound.py", "_clock() - at <= LATE", "no moment lies on the bound", ("<= -> <",)),
    Harmless(
        "games/kistenstapel/player.py",
        "value_of(move.pile) - value",
        "only differences between these builds count",
        ("- -> +",),
    ),
    # Where chance draws, or more is looked at than there is.
    Harmless("ai/search.py", "chosen: cython.int = -1", "some code always takes its place", ("1 -> 2",)),
    Harmless(
        "ai/search.py", "if matching == 1 or", "one number of so many is as likely as another", ("0 -> 1",)
    ),
    Harmless(
        "games/afbraak/player.py", "state.brings(other) >", "of two equal ones either will do", ("> -> >=",)
    ),
    Harmless(
        "games/superspion/player.py",
        "range(52):\n            if (state.hand",
        "nobody has a card beyond the last",
        ("52 -> 53",),
    ),
    Harmless("games/tovenaars/duels.py", "range(8)", "there is no spell beyond the last", ("8 -> 9",)),
    Harmless(
        "games/tovenaars/duels.py", "if SLIDE <= code", "nobody slides to where he stands", ("<= -> <",)
    ),
    Harmless(
        "games/tovenaars/duels.py",
        "if ATTACK <= code < STRENGTH",
        "between both nothing has come of a duel yet",
        ("< -> <=",),
    ),
    Harmless(
        "games/tovenaars/duels.py",
        "better: cython.bint",
        "of two that stand alike either is drawn as often",
        (">= -> >",),
    ),
    # What is set, opened or dropped again before it counts.
    Harmless("engine/match.py", "self._sealing = False", "set again before a deal"),
    Harmless("session/abstract.py", "super().__init_subclass__()", "no class above does anything there"),
    Harmless(
        "session/coach.py",
        "self._wanted = False  # whether",
        "set again with the first turn",
        ("False -> True",),
    ),
    Harmless("session/coach.py", "ed.disconnect(", "what is heard after the end is dropped anyway"),
    Harmless("session/analyst.py", "self.question = 0", "set again before it is read"),
    Harmless(
        "session/stand_in.py",
        "self._patience = QTimer",
        "once it has ended it is stopped",
        ("True -> False",),
    ),
    Harmless(
        "session/stand_in.py",
        "self._patience.stop()",
        "a patience that ends again finds no question to give up",
    ),
    Harmless("session/replay.py", "move_count < start", "it never goes to where it is", ("< -> <=",)),
    Harmless("session/replay.py", "-_STRIDE):", "no stride ends before 16", ("0 -> 1",)),
    Harmless(
        "session/replay.py",
        "state.actor is not None and",
        "at the end of a round both hold or neither",
        ("and -> or",),
    ),
    Harmless(
        "session/saving.py",
        "= [[]], False,",
        "a round that has ended is opened for its moves anyway",
        ("False -> True",),
    ),
    Harmless(
        "session/table_session.py",
        "self._pause = QTimer",
        "a pause that ends again finds no move to make",
        ("True -> False",),
    ),
    Harmless(
        "session/computer_players.py", 'return ""', "neither says why not", ('return "" -> return None',)
    ),
    Harmless("session/sound.py", "_retry_at >= RETRY", "no moment lies on the bound", (">= -> >",)),
    Harmless("session/sound.py", "0.5  # seconds after which", "a measure that was chosen", ("0.5 -> 1.0",)),
    Harmless(
        "session/table_session.py",
        "self._pause.stop()\n        self._answer",
        "a pause that ends finds no move to make",
    ),
    Harmless(
        "session/table_session.py",
        "move is None or self._closed",
        "no pause ends without a move, or after the end",
        ("or -> and",),
    ),
    Harmless("session/sound.py", "join(timeout=2.0)", "a measure that was chosen", ("2.0 -> 4.0",)),
)
