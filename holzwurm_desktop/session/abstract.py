"""Abstract classes among Qt's: `Abstract`."""

from __future__ import annotations


class Abstract:
    """A base beside a class of Qt for classes with an `abstractmethod`; one that only inherits some must define all.

    Defining a class that leaves one out raises `TypeError`, so that it fails when it is imported; mypy finds it
    before. `ABCMeta` would not do: its check is in `object.__new__`, which objects of Qt do not go through.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if any(_is_abstract(member) for member in vars(cls).values()):
            return
        missing = [name for name in dir(cls) if _is_abstract(getattr(cls, name, None))]
        if missing:
            raise TypeError(f"{cls.__qualname__} lacks {', '.join(missing)}")


def _is_abstract(member: object) -> bool:
    return getattr(member, "__isabstractmethod__", False) is True
