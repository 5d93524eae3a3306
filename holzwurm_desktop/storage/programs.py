"""The programs that can play, as the settings hold them."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.names import name_key, tidy_name


def programs_in(stored: Mapping[str, object]) -> dict[str, str]:
    """The commands by what the programs are called, without what is no such thing: the settings file may have been
    edited."""
    return {
        name: command
        for name, command in stored.items()
        if isinstance(command, str) and command.strip() and name and name == tidy_name(name)
    }


def called(programs: Mapping[str, str], name: str) -> str | None:
    """The program of that name, in whichever spelling; None if there is none."""
    return next((each for each in programs if name_key(each) == name_key(name)), None)
