"""What the windows of the program share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.desktop.motion import Motion
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.fits import FitOf, newcomer
from holzwurm_desktop.session.kept import Kept
from holzwurm_desktop.storage.errors import Notice
from holzwurm_desktop.storage.evenings import EveningStore
from holzwurm_desktop.storage.folders import Folders
from holzwurm_desktop.storage.lessons import LessonStore
from holzwurm_desktop.storage.puzzles import PuzzleStore
from holzwurm_desktop.storage.statistics import Statistics


@dataclass(frozen=True)
class Services:
    """What the windows share; `app` makes it.

    motion: how much of it the system asks for; alone: no other copy of the program uses the same folders,
    so stored files can be replaced; kept: whether what is played is kept; snapshot:
    the database as it is now, see `Database`; last_words: the latest error output of the computer players' process;
    coach_at_first: whether the coach is on in a new match of a game; adopt_settings: takes over what settings of
    earlier versions say of people, see `storage.adoption`; fit_of: which opponent fits a person.
    """

    preferences: Preferences
    languages: Languages
    appearance: Appearance
    statistics: Statistics
    puzzles: PuzzleStore
    lessons: LessonStore
    people: People
    evenings: EveningStore
    folders: Folders
    motion: Motion
    alone: bool = True
    kept: Kept | None = None
    snapshot: Callable[[], bytes] = bytes
    last_words: Callable[[], str] = str
    coach_at_first: Callable[[str], bool] = lambda game_id: False
    adopt_settings: Callable[[], None] = lambda: None
    fit_of: FitOf = newcomer

    @property
    def unkept(self) -> Notice | None:
        """The notice saying that nothing is kept, if that is so."""
        return None if self.kept is None else self.kept.notice

    @property
    def replaceable(self) -> bool:
        """Whether the stored files may be replaced."""
        return self.alone and (self.unkept is None or self.unkept.code == "start-failed")
