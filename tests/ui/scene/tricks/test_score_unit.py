"""The number beside a name on the slip of the score, and the word that says what it counts."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.scene.tricks.score import Line, Score, ScoreItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.theme import Theme, load_fonts

UNITS = {"en": ("won", "tokens"), "de": ("Siege", "Marken"), "it": ("vinte", "gettoni")}
LINES = (Line("Anna & Nina", 1), Line("Tista & Bruna", 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slip_says_what_its_numbers_count(qapp, language):
    speak(language)
    try:
        for in_tokens, unit in zip((False, True), UNITS[language], strict=True):
            score = Score(2, 5, 0, LINES, in_tokens=in_tokens)
            assert score.unit == unit
            assert unit in score.told
    finally:
        speak("en")


def test_the_word_fits_beside_the_number_of_the_deal(qapp):
    load_fonts()
    slip = ScoreItem(Art(), Theme("lamp", 1.5))
    slip.tell(Score(2, 5, 0, (Line("A", 1),)))
    slip.place(QRectF(14, 12, 400, 300), 29)
    heading = QFontMetricsF(slip.font_of("heading")).horizontalAdvance(slip.score.heading)
    unit = QFontMetricsF(slip.font_of("gloss")).horizontalAdvance(slip.score.unit)
    assert slip.area.width() > heading + unit
