"""Days and moments as the three languages write them: nobody takes a day for a month."""

from datetime import date, datetime

import pytest

from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import speak

DAY = date(2026, 11, 3)


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    speak("en")


@pytest.mark.parametrize(
    ("language", "short", "plain", "weekday", "moment"),
    [
        ("en", "3 Nov 2026", "3 November 2026", "Tuesday, 3 November 2026", "3 Nov 2026, 14:05"),
        ("de", "3.11.2026", "3. November 2026", "Dienstag, 3. November 2026", "3.11.2026, 14:05"),
        ("it", "3/11/2026", "3 novembre 2026", "martedì 3 novembre 2026", "3/11/2026, 14:05"),
    ],
)
def test_a_day_is_written_as_in_its_language(language, short, plain, weekday, moment):
    speak(language)
    assert dates.short_day(DAY) == short
    assert dates.plain_day(DAY) == plain
    assert dates.weekday(DAY) == weekday
    assert dates.moment(datetime(2026, 11, 3, 14, 5).astimezone()) == moment
