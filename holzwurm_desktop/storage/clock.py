"""Times as they are stored: ISO text in UTC with milliseconds, so that sorting the texts sorts the times."""

from datetime import UTC, datetime, timedelta

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
