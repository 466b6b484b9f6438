"""Four, nine and fourteen are written as on the old packs, so that points can be read off the numerals."""

import re
import tomllib

import pytest

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games import coch
from cucu_desktop.po import read
from cucu_desktop.resources import asset, translation
from cucu_desktop.ui.text.card_names import printed
from cucu_desktop.ui.text.wording import Wording

SHORT = re.compile(r"\b(IV|IX|XIV)\b")
NO_TEXT = re.compile(r"card:\w+|[\w.-]+-XIV\b|^[\w.-]+ = |  # .*|^\[.*")
"""Pictures, keys and remarks."""
TEXTS = sorted([*translation("local").rglob("*.toml"), *asset("rules").glob("*.md")])
CATALOGUES = sorted(translation().glob("*.po"))
SCENARIOS = sorted(asset("scenarios").rglob("*.toml"))


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: "/".join(file.parts[-2:]))
def test_no_text_writes_them_short(file):
    for line in file.read_text("utf-8").splitlines():
        said = "" if line.startswith("#") else NO_TEXT.sub("", line)
        assert not SHORT.search(said), line


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.name)
def test_no_message_writes_them_short(file):
    for message in read(file.read_text("utf-8")):
        assert not any(SHORT.search(text) for text in (*message.ids, *message.texts)), message


def test_no_scenario_tells_of_them_short():
    for file in SCENARIOS:
        scenario = tomllib.loads(file.read_text("utf-8"))
        told = [*scenario["title"].values(), *scenario["notes"].values()]
        assert not any(SHORT.search(text) for text in told), file.name


@pytest.mark.parametrize("language", ["it", "de", "en"])
@pytest.mark.parametrize("game", ["campli", "coch"])
def test_names_and_buttons_say_them_as_they_are_printed(language, game):
    cards = Wording(language, game).cards
    for card, numeral in (("IV", "IIII"), ("IX", "VIIII"), ("XIV", "XIIII")):
        assert cards.name(card).endswith(f"({numeral})")
    assert cards.there("IX") == "VIIII"


def test_an_x_in_the_numeral_is_a_point_and_a_v_a_half():
    for card in CUCCO.designs:
        numeral = printed(card.id)
        if set(numeral) <= set("IVX"):
            halves = 2 if "X" in numeral else int("V" in numeral)
            assert coch.POINTS[card] * 2 == halves
