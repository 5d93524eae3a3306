"""The people who play here as a Qt object: every change is stored at once and announced by a signal."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.names import name_key, tidy_name
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.new_game import person_name
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.people import Deeds, PeopleStore, Person
from holzwurm_desktop.text.people import face_of_person, looks_text
from holzwurm_desktop.text.words import Words


class People(QObject):
    """The people in the database, as last read. Methods that change somebody raise what `PeopleStore` does."""

    changed = Signal()
    """Somebody came, or was changed."""
    player_changed = Signal()
    """Somebody else learns, solves puzzles, and sits at the first seat."""

    def __init__(
        self, store: PeopleStore, preferences: Preferences, words: Words, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._preferences = preferences
        self._words = words
        self._all: list[Person] = []
        self._by_key: dict[str, Person] = {}
        preferences.changed.connect(self._preference_changed)
        self.refresh()

    @property
    def everybody(self) -> list[Person]:
        """All people, also hidden ones, in the order of their names."""
        return sorted(self._all, key=lambda person: collated(person.name))

    @property
    def offered(self) -> list[str]:
        """The names to be offered where one is wanted, in their order."""
        return [person.name for person in self.everybody if not person.hidden]

    @property
    def hidden(self) -> set[str]:
        """The names of those who are to stand in no list."""
        return {person.name for person in self._all if person.hidden}

    @property
    def faces(self) -> Mapping[str, str]:
        """The portrait of each person, by the keys of all their names; see `text.people.face_of_person`."""
        return {key: face_of_person(person) for key, person in self._by_key.items()}

    @property
    def me(self) -> str:
        """The name of whoever learns and solves puzzles, and sits at the first seat."""
        return self.shown(person_name(self._words, 0, self._preferences.values.player_name))

    def called(self, name: str) -> Person | None:
        """The person whose name that is; None if it is nobody's yet."""
        return self._by_key.get(name_key(name))

    def shown(self, name: str) -> str:
        """What the person is called now whose name that is; the name itself if it is nobody's."""
        person = self.called(name)
        return tidy_name(name) if person is None else person.name

    def as_typed(self, name: str) -> str:
        """As `shown`, but spelled as it was typed where that is all the difference."""
        shown = self.shown(name)
        return tidy_name(name) if name_key(shown) == name_key(name) else shown

    def face(self, name: str) -> str:
        """The portrait of the person of that name; "" for none."""
        person = self.called(name)
        return "" if person is None else face_of_person(person)

    def looks(self, name: str) -> str:
        """What the portrait of the person of that name shows, in words; "" for none."""
        person = self.called(name)
        return "" if person is None else looks_text(self._words, person)

    def deeds(self) -> Mapping[int, Deeds]:
        """What everybody has done, by their numbers; nothing if it cannot be read."""
        try:
            return self._store.deeds()
        except StorageError:
            return {}

    def meet(self, name: str) -> None:
        """Make a person of a name that is nobody's yet. Raises `StorageError`."""
        if self._store.meet([name]):
            self.refresh()

    def play_as(self, name: str) -> None:
        """From now on, this person learns, solves puzzles, and sits at the first seat."""
        self._preferences.change(player_name=name)

    def refresh(self) -> None:
        """Read everything again; if that fails, what was known stays."""
        try:
            found = self._store.all()
        except StorageError:
            return
        if found != self._all:
            self._all = found
            self._by_key = {name_key(name): person for person in found for name in person.names}
            self.changed.emit()

    def rename(self, person: Person, name: str) -> None:
        """Call a person otherwise, everywhere."""
        self._store.rename(person.id, name)
        mine = self.called(self._preferences.values.player_name)
        self.refresh()
        if mine is not None and mine.id == person.id:
            self._preferences.change(player_name=tidy_name(name))

    def dress(self, person: Person, colour: str, portrait: str) -> None:
        """Give a person another colour and portrait."""
        self._store.dress(person.id, colour, portrait)
        self.refresh()

    def hide(self, person: Person, hidden: bool) -> None:
        """Offer and list a person no more, or again."""
        self._store.hide(person.id, hidden)
        self.refresh()

    def join(self, person: Person, into: Person) -> None:
        """Count all that a person did as another one's."""
        mine = self.called(self._preferences.values.player_name)
        self._store.join(person.id, into.id)
        self.refresh()
        if mine is not None and mine.id == person.id:
            self._preferences.change(player_name=into.name)

    def part(self, person: Person) -> None:
        """Tell apart again who was joined to a person."""
        self._store.part(person.id)
        self.refresh()

    def _preference_changed(self, name: str) -> None:
        if name == "player_name":
            self.player_changed.emit()
