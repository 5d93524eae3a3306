"""Changes of single lines that change no behaviour, which `tests/mutate.py` therefore leaves out."""

from __future__ import annotations

from typing import NamedTuple


class Harmless(NamedTuple):
    """Some mutants, and why no test can notice them: part of the path, part of the line, the reason; and what is
    changed, as it is printed, () for whatever can be changed there."""

    path: str
    line: str
    why: str
    changes: tuple[str, ...] = ()

    def matches(self, path: str, line: str, change: str) -> bool:
        """Whether a change, as it is printed, of this line is one of these."""
        return self.path in path and self.line in line and (not self.changes or change in self.changes)


HARMLESS = (
    Harmless("ai/search.py", "iterations, 1024", "how long a batch is changes nothing that is found"),
    Harmless("ai/search.py", "self.nodes + batch >= size", "memory is taken a little sooner or later"),
    Harmless("ai/search.py", "MAX_NODES", "so large that no test fills it"),
    Harmless("ai/search.py", "self.stamps += 2", "any step above 1 keeps stamps apart"),
    Harmless("ai/search.py", "[0] *", "room for moves, any more will do"),
    Harmless("ai/search.py", "self.stamp = array", "room for codes, any more will do"),
    Harmless("ai/search.py", "CODE_LIMIT = ", "room for codes, any more will do"),
    Harmless("ai/search.py", "self.stamps = 0", "any number to begin with"),
    Harmless("ai/search.py", "= self.stamps + 1", "any number that marks nothing"),
    Harmless("games/", "best: cython.int = codes[0]", "some code always takes its place"),
    Harmless("games/bergbeklimmen/player.py", "lacking > 6 else", "at the bound both sides are the same"),
    Harmless("ai/search.py", "self.path_length = 0", "set again before it is read"),
    Harmless("ai/search.py", "while child >= 0:", "node 0 is the root, which is nobody's child"),
    Harmless("ai/search.py", "if child < 0:", "node 0 is the root, which is nobody's child"),
    Harmless(
        "games/bergbeklimmen/player.py",
        "codes[i]) + self.noise",
        "what is taken off at random is spread as what is put on",
    ),
    Harmless("games/bergbeklimmen/player.py", "worth if worth > 0.0", "at the bound both sides are the same"),
    Harmless("ai/search.py", "best_bound: cython.double", "any number below every bound"),
    Harmless("", "Level(", "how strong a level is was found by measuring"),
    Harmless("ai/players.py", "< SLICE / 2", "how long a slice lasts changes nothing that is found"),
    Harmless("ai/players.py", "step *= 2", "how long a slice lasts changes nothing that is found"),
    Harmless("ai/players.py", "return near[-1]", "only rounding errors lead there"),
    Harmless("ai/players.py", "return found[-1].code", "no draw leads there"),
    Harmless("", "TypeVar(", "types are not looked at while the program runs"),
    Harmless("session/sound.py", "BUFFER = 40", "a measure that was chosen"),
    Harmless("session/sound.py", "sys.platform", "what holds on other systems"),
    Harmless(
        "session/sound.py", "self._asked.clear()", "what is asked for is dropped again when it is its turn"
    ),
    Harmless(
        "session/computer_players.py",
        ".disconnect()",
        "where a signal of an earlier process arrives, it is dropped",
    ),
    Harmless("session/computer_players.py", "getrandbits(", "any number is a seed"),
    Harmless("session/history.py", "_TRIES = ", "a measure that was chosen"),
    Harmless("session/objections.py", "singleShot=True", "whoever looks once more finds the same"),
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
    ),
    Harmless("games/kistenstapel/player.py", "limit=1, effort=EFFORT", "of several only the first is used"),
    Harmless("games/", ": int = ", "what a player weighs and sees was found by measuring"),
    Harmless("games/holzwurm/player.py", "lead = 0.0 if lead", "at a bound both sides are the same"),
    Harmless(
        "games/", "if worth > best", "which of two that are worth as much is taken is chance, or the same"
    ),
    Harmless(
        "games/superspion/player.py",
        "self._worth(state, card) + self.noise",
        "what is taken off at random is spread as what is put on",
    ),
    Harmless(
        "games/superspion/player.py", "best: cython.int = 0", "no hand is empty, so some card takes its place"
    ),
    Harmless("games/", "[0] * ", "room for codes, any more will do"),
    Harmless(
        "games/tovenaars/duels.py",
        "total += 1 if beats",
        "all meet as many others but for one: any number orders them alike",
    ),
    Harmless("games/tovenaars/duels.py", "return -1", "no set has fewer members than are asked for"),
    Harmless("games/tovenaars/sealed_choices.py", "return 1 if beats", "any numbers tell outcomes apart"),
    Harmless("games/", "cython.cast", "has no effect in Python"),
    Harmless("", "logger.", "what is logged is read by people only"),
)
