"""The page's files: small, with legible colours, and with what a plain http page can use only."""

import gzip
import json
import re

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.resources import asset
from cucu_desktop.ui.guests.page import page
from cucu_desktop.ui.guests.seat_view import SeatView
from cucu_desktop.ui.widgets.venue import VENUES
from tests.ui.contrast import contrast

CSS = asset("guests", "page.css").read_text("utf-8")
JS = asset("guests", "page.js").read_text("utf-8")


def colours(section):
    return dict(re.findall(r"--([\w-]+): #([0-9a-f]{3,6});", section))


def schemes():
    """The colours by scheme; what a scheme does not name is as usual."""
    usual, dark, contrast = (colours(part) for part in CSS.partition("* {")[0].split("@media"))
    return {
        "usual": usual,
        "dark": usual | dark,
        "contrast": usual | contrast,
        "both": usual | dark | contrast,
    }


@pytest.mark.parametrize("scheme", ["usual", "dark", "contrast", "both"])
def test_text_has_the_contrast_of_wcag_aa(scheme):
    found = schemes()[scheme]
    pairs = [
        *(("ink", ground) for ground in ("paper", "cream", "key", "shade")),
        *(("second", ground) for ground in ("paper", "cream", "key")),
        *(("call", ground) for ground in ("paper", "cream", "key")),
        ("on-room", "room"),
        ("on-room", "rim"),
    ]
    if scheme in ("usual", "dark"):
        pairs.append(("second", "shade"))
    low = {pair: contrast("#" + found[pair[0]], "#" + found[pair[1]]) for pair in pairs}
    assert {pair for pair, value in low.items() if value < 4.5} == {("ink", "shade")} & {
        pair for pair in low if found["shade"] == found["ink"]
    }
    for focus, ground in (("focus", "room"), ("focus", "rim"), ("focus-paper", "paper")):
        assert contrast("#" + found[focus], "#" + found[ground]) >= 3


@pytest.mark.parametrize("place", VENUES)
def test_text_on_the_cloth_and_rim_of_each_venue_has_the_contrast_of_wcag_aa(place):
    view = SeatView("en", "campli", GAMES["campli"].usual, (), place)
    colours = {name: colour[1:] for name, colour in json.loads(view.venue())["venue"].items()}
    for scheme, ground in (("usual", "cloth"), ("dark", "cloth-edge")):
        found = schemes()[scheme]
        for under in (ground, "wood"):
            assert contrast("#" + found["on-room"], "#" + colours[under]) >= 4.5
            assert contrast("#" + found["focus"], "#" + colours[under]) >= 3


def test_the_page_is_small():
    icon, letters = (
        asset(*path).read_bytes() for path in (("icons", "cucu-desktop.svg"), ("guests", "letters.woff2"))
    )
    for language in ("en", "de", "it"):
        texts = (CSS.encode(), JS.encode(), icon, page(language))  # sent packed, as every browser reads them
        assert len(letters) + sum(len(gzip.compress(text)) for text in texts) < 40_000


def test_the_page_needs_no_secure_context_and_writes_no_html():
    for needless in (
        "innerHTML",
        "eval(",
        "wakeLock",
        "clipboard",
        "serviceWorker",
        "https:",
    ):
        assert needless not in JS
    assert "http" not in CSS


@pytest.mark.parametrize(
    ("wanted", "language"), [("de-CH,fr;q=0.8", "de"), ("it;q=0.5", "it"), ("fr", "en"), ("", "en")]
)
def test_the_page_is_in_the_language_of_the_browser(wanted, language):
    text = page(wanted).decode()
    assert f'<html lang="{language}">' in text
    assert "@" not in text.partition("<body")[0].replace("@media", "")
