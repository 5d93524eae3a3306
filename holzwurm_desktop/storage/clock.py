"""Times as they are stored: ISO text in UTC with milliseconds, so that sorting the texts sorts the times."""

from collections.abc import Container
from datetime import UTC, date, datetime, timedelta

CLOCKS_DIFFER = timedelta(minutes=5)
"""A stored time this much ahead comes from a clock that was wrong; less may come from another computer's clock."""


def utc_now() -> datetime:
    """The present time, in UTC."""
    return datetime.now(UTC)


def is_moment(text: str) -> bool:
    """Whether a stored text can be read as a time; a damaged one cannot."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def stamp(moment: datetime) -> str:
    """A time with a time zone as stored text."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")


def days_in_a_row(done: Container[date], today: date) -> int:
    """How many days in a row are among those that are `done`, up to today or, while that is to come, yesterday."""
    count = 0
    day = today if today in done else today - timedelta(days=1)
    while day in done:
        day, count = day - timedelta(days=1), count + 1
    return count
