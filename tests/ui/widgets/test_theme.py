"""Colours that can be read, types that are there, sizes that grow with the text."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QFontMetricsF, QPalette, QRawFont

from cucu_desktop.resources import asset, translation
from cucu_desktop.ui.widgets.focus import LINES
from cucu_desktop.ui.widgets.theme import (
    FILES,
    ROLES,
    SCHEMES,
    TONES,
    Theme,
    balanced_width,
    load_fonts,
)
from tests.ui.contrast import contrast

PAPERS = ("paper", "cream", "mark", "key", "active")
in_every_scheme = pytest.mark.parametrize("scheme", SCHEMES)


def test_contrast_is_computed_as_wcag_has_it():
    assert contrast(QColor("#ffffff"), QColor("#000000")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)


@in_every_scheme
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ink", ["ink", "second", "third", "call", "faint"])
def test_every_ink_can_be_read_on_every_paper(scheme, ink, paper):
    theme = Theme(scheme)
    assert contrast(theme.color(ink), theme.color(paper)) >= 4.5


@in_every_scheme
def test_what_is_written_elsewhere_can_be_read_too(scheme):
    theme = Theme(scheme)
    for ink, ground in (
        ("on_room", "room"),
        ("ink", "shade"),
        ("ink", "coin"),
        ("cream", "wood_dark"),
        ("faint", "key"),
        ("faint", "mark"),
        ("faint", "active"),
    ):
        assert contrast(theme.color(ink), theme.color(ground)) >= 4.5, (ink, ground)


@in_every_scheme
def test_the_focus_shows_on_paper_and_in_the_room(scheme):
    theme = Theme(scheme)
    for ground in ("room", "paper", "cream", "key", "mark", "active"):
        assert contrast(theme.color("focus"), theme.color(ground)) >= 3, ground
    assert contrast(theme.color("call"), theme.color("paper")) >= 3
    assert theme.color("focus") != theme.color("call")
    assert theme.color("focus") == Theme().color("focus"), "one colour by any light"


@in_every_scheme
def test_the_hem_of_the_focus_shows_where_its_colour_does_not(scheme):
    """Whatever lies beside it, cream or ink is far from it: no colour is near both."""
    theme = Theme(scheme)
    dark, light, _ = (theme.color(tone) for tone, _ in LINES)
    assert contrast(dark, light) >= 9
    assert contrast(light, theme.color("focus")) >= 3


def test_high_contrast_is_higher():
    assert contrast(Theme("contrast").color("ink"), Theme("contrast").color("paper")) == pytest.approx(21)
    assert contrast(Theme("contrast").color("second"), Theme("contrast").color("paper")) >= 7


@in_every_scheme
def test_every_tone_is_a_colour(scheme):
    assert all(Theme(scheme).color(tone).isValid() for tone in TONES)


@in_every_scheme
def test_qts_own_controls_get_the_same_inks(scheme):
    palette = Theme(scheme).palette()
    role = QPalette.ColorRole
    assert contrast(palette.color(role.Text), palette.color(role.Base)) >= 4.5
    assert contrast(palette.color(role.HighlightedText), palette.color(role.Highlight)) >= 4.5
    disabled = palette.color(QPalette.ColorGroup.Disabled, role.ButtonText)
    assert contrast(disabled, palette.color(role.Button)) >= 4.5


def test_the_shipped_fonts_load(qapp):
    assert len(load_fonts()) == len(FILES)
    for role in ROLES:
        font = Theme().font(role)
        assert QFontInfo(font).family() == font.family(), role


@pytest.mark.parametrize("role", ROLES)
def test_no_figure_can_be_read_as_a_letter(qapp, role):
    """Old types have a 1 like a small I and an 0 like an o, which beside numbered cards is another number."""
    metrics = QFontMetricsF(Theme(text_scale=2.0).font(role))
    capital = metrics.tightBoundingRect("H").height()
    for figure in "0123456789":
        box = metrics.tightBoundingRect(figure)
        assert box.height() >= 0.88 * capital, figure
        assert box.bottom() <= 0.1 * capital, figure


EUROPE = "".join(map(chr, (*range(0xC0, 0x180), *range(0x218, 0x21C)))) + "†\u2212–—…’“”„«»·½"
"""Latin-1, Latin Extended-A, the Romanian commas, and what stands between words."""


@pytest.mark.parametrize("name", [name for name in FILES if name != "klee.ttf"])
def test_a_face_has_the_letters_of_all_european_languages(qapp, name):
    """Or a letter in the middle of a word comes from another face: "Wybierz grę", "Țuică", "Příští hra"."""
    font = QRawFont(str(asset("fonts", name)), 20.0)
    lacking = [letter for letter in EUROPE if not font.supportsCharacter(ord(letter))]
    assert not lacking, "run packaging/art/european_letters.py"
    numbers = font.glyphIndexesForString(EUROPE)
    assert all(not font.boundingRect(number).isEmpty() for number in numbers)


FAR_EAST = 0x2E80


def test_letters_of_the_far_east_are_shipped_as_far_as_they_are_spoken(qapp):
    """A machine without a Japanese font is to show no boxes."""
    told = [file.read_text("utf-8") for file in translation("local").rglob("*.toml")]
    spoken = {letter for text in told for letter in text if ord(letter) >= FAR_EAST}
    assert len(spoken) > 100
    font = QRawFont(str(asset("fonts", "klee.ttf")), 20.0)
    lacking = sorted(letter for letter in spoken if not font.supportsCharacter(ord(letter)))
    assert not lacking, "run packaging/art/subset_klee.py"
    assert all(font.familyName() in Theme().font(role).families() for role in ROLES)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_text_grows_and_never_gets_smaller_than_can_be_read(qapp, scale):
    theme = Theme(text_scale=scale)
    for role in ROLES:
        assert theme.font(role).pixelSize() == round(Theme().font(role).pixelSize() * scale)
        assert theme.font(role).pixelSize() >= 15
        if theme.family(role).startswith("Cucu Old"):
            assert theme.font(role).pixelSize() >= 17, "ragged below"
    assert theme.px(10) == 10 * scale
    assert Theme().space(4) == 16
    assert theme.space(4) <= theme.px(16)


def test_a_balanced_text_has_as_many_lines_and_none_of_them_is_short(qapp):
    metrics, wraps = QFontMetrics(Theme().font("gloss")), Qt.TextFlag.TextWordWrap
    text = "several evenings with a dozen regulars, a rival, prizes, and a table in the corner"
    whole = metrics.horizontalAdvance(text)
    for most in range(whole // 4, whole, 7):
        width = balanced_width(metrics, text, most)
        high, balanced = (
            metrics.boundingRect(QRect(0, 0, each, 1000), wraps, text).height() for each in (most, width)
        )
        assert balanced == high
        lines = round(high / metrics.lineSpacing())
        assert width < whole / lines + metrics.horizontalAdvance("evenings, a")
    assert balanced_width(metrics, "a word", 500) == 500
