"""Moments as they are stored: ISO text in UTC with milliseconds, so that texts sort as moments do."""

from datetime import UTC, datetime


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


def is_moment(text: str) -> bool:
    """Whether a stored text is still a moment."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def stamp(moment: datetime) -> str:
    """A moment that knows its time zone, as stored text."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")
