"""Abstract methods for classes that derive from Qt's."""

from __future__ import annotations


class Abstract:
    """A second base class, beside one of Qt's, that makes `abstractmethod` work.

    A class that marks methods as abstract is abstract itself. A class that only inherits abstract methods must define
    all of them: otherwise its definition raises `TypeError`, that is, when its module is imported.
    `ABCMeta` would not do: its check is in `object.__new__`, which objects of Qt do not go through.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # A class with abstract methods of its own is itself abstract, and may leave inherited ones open too.
        if any(_is_abstract(member) for member in vars(cls).values()):
            return
        missing = [name for name in dir(cls) if _is_abstract(getattr(cls, name, None))]
        if missing:
            raise TypeError(f"{cls.__qualname__} lacks {', '.join(missing)}")


def _is_abstract(member: object) -> bool:
    return getattr(member, "__isabstractmethod__", False) is True
