"""Dates and times in the unambiguous notation of the window's language."""

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from cucu_desktop.ui.widgets.language import tr


def short_day(day: date) -> str:
    return _written(day, tr("Dates", "d MMM yyyy", "a day, in Qt's letters"))


def plain_day(day: date) -> str:
    """Return a date with the name of its month."""
    return _written(day, tr("Dates", "d MMMM yyyy", "a day, in Qt's letters"))


def weekday(day: date) -> str:
    return _written(day, tr("Dates", "dddd, d MMMM yyyy", "a day, in Qt's letters"))


def moment(when: datetime) -> str:
    """Return a date and time, in this machine's time zone."""
    at = QDateTime.fromSecsSinceEpoch(round(when.timestamp()))
    return QLocale().toString(at, tr("Dates", "d MMM yyyy, HH:mm", "a day and a time, in Qt's letters"))


def first_weekday() -> int:
    """Return the first day of a week in the system's territory, from Monday = 1; by default Monday."""
    system = QLocale.system()
    is_told = system.language() != QLocale.Language.C and system.territory() != QLocale.Country.AnyCountry
    return system.firstDayOfWeek().value if is_told else Qt.DayOfWeek.Monday.value


def _written(day: date, how: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), how)
