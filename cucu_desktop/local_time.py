"""The local time, also where the offset of the time zone from UTC is a day or more.

POSIX allows such a TZ, as "XYZ-167:59:59", but `datetime` has no offset of that size: UTC is used instead.
"""

from datetime import UTC, datetime


def local_now() -> datetime:
    """Return the present time with the local offset from UTC."""
    return local_time(datetime.now(UTC).timestamp())


def local_time(seconds: float) -> datetime:
    """Return a time, in seconds since 1970, with the local offset from UTC."""
    now = datetime.fromtimestamp(seconds, UTC)
    try:
        return now.astimezone()
    except (ValueError, OverflowError, OSError):
        return now
