"""The slip with the score: its words, and the largest letters that its corner has room for."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.scene.tricks.score import Line, Score, ScoreItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.theme import Theme, load_fonts

UNITS = {"en": ("won", "tokens"), "de": ("Siege", "Marken"), "it": ("vinte", "gettoni")}
FIVE = tuple(Line(name, -2, 14.5) for name in ("Anna", "Zi’ Peppe", "Ser Ambrogio", "Tista", "Nina"))
AT_LARGE_LETTERS = QRectF(14, 12, 179, 202)
"""Its room beside a table of Zifuli in a window of 1280x800 at letters of 150 %."""


@pytest.fixture
def language(request):
    speak(request.param)
    yield request.param
    speak("en")


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
@pytest.mark.parametrize(
    ("lines", "room", "least"),
    [(FIVE, AT_LARGE_LETTERS, 15), (FIVE[:2], AT_LARGE_LETTERS, 17), (FIVE, QRectF(14, 12, 313, 281), 25)],
)
def test_five_players_and_their_points_are_read_at_large_letters(qapp, language, lines, room, least):
    load_fonts()
    slip = ScoreItem(Art(), Theme("lamp", 1.5))
    slip.tell(Score(1, 5, 0, lines))
    slip.place(room, 29)
    assert room.contains(slip.area)
    assert slip.font_of("name").pixelSize() >= least


def test_with_room_the_points_are_told_in_full(qapp):
    slip = ScoreItem(Art(), Theme("lamp"))
    slip.tell(Score(1, 5, 0, FIVE[:2]))
    slip.place(QRectF(14, 12, 400, 300), 15)
    in_full = slip.area.height()
    slip.tell(Score(1, 5, 0, tuple(Line(line.name, line.won) for line in FIVE[:2])))
    assert in_full > slip.area.height() + 20, "a line below each name"


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
def test_the_slip_says_what_its_numbers_count(qapp, language):
    for in_tokens, unit in zip((False, True), UNITS[language], strict=True):
        score = Score(2, 5, 0, FIVE[:2], in_tokens=in_tokens)
        assert score.unit == unit
        assert unit in score.told


def test_the_word_fits_beside_the_number_of_the_deal(qapp):
    load_fonts()
    slip = ScoreItem(Art(), Theme("lamp", 1.5))
    slip.tell(Score(2, 5, 0, (Line("A", 1),)))
    slip.place(QRectF(14, 12, 400, 300), 29)
    heading = QFontMetricsF(slip.font_of("heading")).horizontalAdvance(slip.score.heading)
    unit = QFontMetricsF(slip.font_of("gloss")).horizontalAdvance(slip.score.unit)
    assert slip.area.width() > heading + unit
