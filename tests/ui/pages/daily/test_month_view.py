"""The calendar: a month by mouse and by keys, told to a screen reader, in the words of a language."""

from datetime import date

import pytest
from PySide6.QtCore import QLocale, Qt

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.daily.month_view import DayMarks, MonthView
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.controls import texts

TODAY, FIRST = date(2026, 11, 22), date(2026, 1, 1)


class SystemLocale(QLocale):
    """Locales as they are, but that of the system."""

    def __init__(self, system):
        super().__init__()
        self._system = QLocale(system)

    def __call__(self, *told):
        return QLocale(*told)

    def system(self):
        return self._system


@pytest.fixture
def calendar(qtbot):
    speak("en")
    view = MonthView(Theme(), TODAY, FIRST)
    qtbot.addWidget(view)
    view.show()
    return view


def field_of(calendar, day):
    return next(field for field in calendar.fields if field.day == day)


def press(qtbot, calendar, *keys):
    for key in keys:
        chosen = next(field for field in calendar.fields if field.is_chosen)
        qtbot.keyClick(chosen, key)


def test_it_opens_at_today_and_days_to_come_cannot_be_chosen(calendar):
    assert calendar.day == TODAY
    assert field_of(calendar, TODAY).is_chosen
    assert not field_of(calendar, date(2026, 11, 23)).isEnabled()
    assert {field.day.month for field in calendar.fields if not field.isHidden()} == {11}


def test_a_day_is_chosen_by_the_mouse(qtbot, calendar):
    with qtbot.waitSignal(calendar.chosen) as heard:
        qtbot.mouseClick(field_of(calendar, date(2026, 11, 3)), Qt.MouseButton.LeftButton)
    assert heard.args == [date(2026, 11, 3)]


@pytest.mark.parametrize(
    ("keys", "day"),
    [
        ((Qt.Key.Key_Left,), date(2026, 11, 21)),
        ((Qt.Key.Key_Up,), date(2026, 11, 15)),
        ((Qt.Key.Key_Left, Qt.Key.Key_Right), TODAY),
        ((Qt.Key.Key_Down,), TODAY),
        ((Qt.Key.Key_PageUp,), date(2026, 10, 22)),
        ((Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown), TODAY),
        ((Qt.Key.Key_Up,) * 4, date(2026, 10, 25)),
        ((Qt.Key.Key_PageUp,) * 20, FIRST),
    ],
)
def test_keys_walk_by_day_week_and_month(qtbot, calendar, keys, day):
    press(qtbot, calendar, *keys)
    assert calendar.day == day
    assert calendar.month == (day.year, day.month)


def test_the_last_day_of_a_long_month_becomes_that_of_a_short_one(qtbot, calendar):
    calendar.choose(date(2026, 10, 31))
    press(qtbot, calendar, Qt.Key.Key_PageUp)
    assert calendar.day == date(2026, 9, 30)


def test_a_screen_reader_is_told_the_day_and_what_was_played(calendar):
    calendar.show_marks({TODAY: DayMarks(2), date(2026, 11, 3): DayMarks(1, 2)})
    assert field_of(calendar, TODAY).accessibleName() == "Sunday, 22 November 2026, today, 2 deals played"
    third = field_of(calendar, date(2026, 11, 3)).accessibleName()
    assert third == "Tuesday, 3 November 2026, 3 deals played, 2 of them late"


def test_only_today_has_empty_marks(calendar):
    """A day on which nothing was played is no failure."""
    calendar.show_marks({date(2026, 11, 3): DayMarks(0, 1)})

    def painted(day):
        image = field_of(calendar, day).grab().toImage()
        lowest = range(round(image.height() * 0.74), round(image.height() * 0.9))
        return len({image.pixel(x, y) for x in range(8, image.width() - 8) for y in lowest}) > 1

    assert painted(TODAY)
    assert painted(date(2026, 11, 3))
    assert not painted(date(2026, 11, 4))


def test_one_day_alone_is_reached_by_tab(calendar):
    reached = [field for field in calendar.fields if field.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [field.day for field in reached] == [TODAY]


@pytest.mark.parametrize(("system", "first"), [("en_US", 7), ("en_GB", 1), ("de_DE", 1), ("C", 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_weeks_begin_as_the_system_has_it_and_else_on_monday(monkeypatch, qtbot, language, system, first):
    monkeypatch.setattr(dates, "QLocale", SystemLocale(system))
    speak(language)
    calendar = MonthView(Theme(), TODAY, FIRST)
    qtbot.addWidget(calendar)
    shown = [field for field in calendar.fields if not field.isHidden()]
    column = calendar.fields.index(shown[0]) % 7
    assert (column + first - 1) % 7 + 1 == shown[0].day.isoweekday()
    assert any(text.endswith("2026") for text in texts(calendar))
    speak("en")
