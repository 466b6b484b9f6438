"""Every card is recognised: by its numeral, or by its printed word in its name or in the order strip.

In a sentence a card has the name of the window's language; the order strip adds the printed word where it is
another one, and the rules have both.
"""

import re
from pathlib import Path

import pytest

from cucu_desktop.engine.cards import PACKS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.resources import asset
from cucu_desktop.ui.text.card_names import PRINTED_WORDS, printed
from cucu_desktop.ui.text.wording import Wording

WORDED = ("cucco", "gnav", "slabberjan", "kille")
"""The packs whose cards have words."""
ART = Path(__file__).parents[3] / "packaging/art"


def packs_of(game):
    played = GAMES[game]
    return {played.pack_of(options).name for options in (played.usual, *played.presets.values())}


CASES = [
    (game, pack, language)
    for game in GAMES
    for pack in sorted(packs_of(game) & set(WORDED))
    for language in LANGUAGES
]


def test_the_words_are_those_of_the_drawings():
    drawn = "".join(path.read_text(encoding="utf-8") for path in ART.rglob("*.py"))
    worded = {card.id for pack in WORDED for card in PACKS[pack].designs if card.id in PRINTED_WORDS}
    assert worded == set(PRINTED_WORDS)
    for words in PRINTED_WORDS.values():
        assert all(f'"{word.upper()}"' in drawn or f'{word.upper()}"' in drawn for word in words), words


@pytest.mark.parametrize(("game", "pack", "language"), CASES)
def test_each_card_has_its_numeral_or_printed_word_in_the_order_strip(game, pack, language):
    wording = Wording(language, game, pack=pack)
    for card in PACKS[pack].designs:
        shown = wording.order.name([card])
        if card.id in PRINTED_WORDS:
            assert any(word.casefold() in shown.casefold() for word in PRINTED_WORDS[card.id]), shown
            assert shown.startswith(wording.cards.name(card.id))
            assert shown.count("(") <= 1
        elif not card.id.isdigit() and card.rank > 10 and card.id.startswith("X"):
            assert f"({printed(card.id)})" in shown or card.id == "X", shown


@pytest.mark.parametrize(("game", "pack", "language"), CASES)
def test_the_rules_name_each_printed_word(game, pack, language):
    if pack == "slabberjan":
        return  # its rules stand with those of Gnav
    told = re.sub(
        r"!\[[^]]*\]\([^)]*\)", "", asset("rules", f"{game}.{language}.md").read_text(encoding="utf-8")
    ).casefold()
    for card in PACKS[pack].designs:
        words = PRINTED_WORDS.get(card.id, ("",))
        assert any(word.casefold() in told for word in words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_says_cucco_is_no_owl(language):
    owl = {"en": "owl", "de": "eule", "it": "gufo"}[language]
    for game in GAMES:
        for pack in packs_of(game) & {"cucco"}:
            wording = Wording(language, game, pack=pack)
            assert owl not in wording.cards.name("XV").casefold()
            assert owl not in wording.cards.power("XV").casefold()
            assert owl not in wording.choices.game(game)["line"].casefold()
