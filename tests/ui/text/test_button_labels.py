"""The two texts of a button: the meaning is the large one, the word of the place the small one."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.text.buttons import Label
from cucu_desktop.ui.text.wording import Wording


@pytest.mark.parametrize(
    ("language", "game", "key", "lines"),
    [
        ("en", "campli", "exchange", ("Swap", "Passo")),
        ("de", "campli", "exchange-pack", ("Mit dem Stapel tauschen", "Cambio")),
        ("it", "campli", "keep", ("Tengo", "Sto")),
        ("en", "cambio", "exchange", ("Swap", "チェンジ chenji")),
        ("de", "kille", "exchange-pack", ("Mit dem Stapel tauschen", "Går i lek")),
    ],
)
def test_the_meaning_is_the_large_text(language, game, key, lines):
    assert Wording(language, game).buttons.label(key).lines() == lines


@pytest.mark.parametrize(
    ("language", "game", "key", "line"),
    [
        ("it", "campli", "exchange-pack", "Cambio col mazzo"),
        ("en", "cuckoo", "exchange", "Swap with the next"),
        ("en", "cuckoo", "talk", "Talk"),
    ],
)
def test_a_word_that_the_meaning_has_is_not_repeated(language, game, key, line):
    label = Wording(language, game).buttons.label(key)
    assert label.lines() == (line, "")
    assert label.told == line


def test_in_a_sentence_the_word_of_the_place_is_in_brackets():
    assert Wording("en", "campli").buttons.label("exchange").told == "Swap (Passo)"
    assert Wording("en", "cambio").buttons.label("exchange").told == "Swap (チェンジ chenji)"
    assert Label("", "rules", "").told == "Rules"
    assert Label("Sto", "", "").told == "Sto"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_button_has_a_large_text_in_the_language_of_the_window(language, game):
    buttons = Wording(language, game).buttons
    values = dict.fromkeys(("cost", "amount", "rest", "offer", "bet", "coins", "card"), "7")
    for key in buttons._buttons:
        label = buttons.label(key, **values)
        large, small = label.lines()
        assert large[:1] == large[:1].upper(), key
        assert large.casefold().endswith(label.meaning.casefold().rpartition(" – ")[2]), key
        assert small in {"", label.local, f"{label.local} {label.reading}"}
