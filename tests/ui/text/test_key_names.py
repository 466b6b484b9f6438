"""The letter keys: one letter for one action, in all games and at all places of a language."""

from collections import defaultdict

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.text.key_names import (
    WINDOW_LETTERS,
    action_names,
    default_letters,
    letters,
    replaced_letters,
)
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import place_words

TABLES = [(game.id, place) for game in GAMES.values() for place in game.places]
SAME = {
    "keep": {"keep", "inn-keep", "matto-keep", "hide"},
    "swap": {"exchange", "exchange-pack", "matto-exchange"},
    "talk": {"talk"},
    "pay": {"reenter", "back", "buy", "pay"},
    "accept": {"agree", "accept", "offer-accept", "bet-agree"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_has_one_letter_in_all_games_and_no_letter_has_two_actions(language):
    used, actions = defaultdict(set), defaultdict(set)
    for game, place in TABLES:
        buttons = Wording(language, game, place).buttons
        for name, button in place_words(place, game)["buttons"].items():
            values = dict.fromkeys(("cost", "amount", "rest", "offer", "bet", "coins", "card"), "")
            label = buttons.label(name, **values)
            letter = label.key
            assert label.own in ("", button["say"][0]), "the letter of the place's own word"
            assert len(letter) == 1
            assert letter.isascii()
            assert letter.isupper()
            used[letter].add(button["key"])
            actions[name].add(letter)
    assert all(len(found) == 1 for found in actions.values()), actions
    assert all(len(found) == 1 for found in used.values()), used
    assert not set(WINDOW_LETTERS) & set(used)
    for same in SAME.values():
        assert len(set.union(*(actions[name] for name in same))) == 1, same
    assert len({*(next(iter(actions[min(same)])) for same in SAME.values())}) == len(SAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_letter_and_a_name(language):
    assert set(default_letters(language)) == set(action_names())
    assert len(set(default_letters(language).values())) == len(action_names())


def test_a_letter_that_was_chosen_in_another_language_displaces_the_default():
    chosen = {"talk": default_letters("de")["keep"]}
    found = letters("de", chosen)
    assert found["talk"] == chosen["talk"]
    assert len(set(found.values())) == len(found)
    assert dict(replaced_letters("de", chosen))[default_letters("de")["talk"]] == chosen["talk"]
    assert replaced_letters("de", {}) == ()


def test_an_action_that_is_none_is_ignored():
    """A settings file of an earlier version names letters, and not actions."""
    assert letters("en", {"S": "X"}) == default_letters("en")
