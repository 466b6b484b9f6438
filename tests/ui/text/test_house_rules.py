"""What is said otherwise where a house rule is played: powers, explanations, the log, in every language."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.cards import STANDARD
from cucu_desktop.engine.events import EVERYBODY, Arrested, TokenLost
from cucu_desktop.engine.rarer_events import TurnedUp
from cucu_desktop.games.cuckoo import GAME, Options
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.words import by_rules, words_of

NAMES = ["Ada", "Bruno", "Carla"]
KING = STANDARD["KH"]


def explained(language, event, **rules):
    return wording_of(language, "cuckoo", Options(**rules)).explanations.of(event, NAMES, (0, 1, 2)).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "rules"),
    [
        (TurnedUp(2, KING, EVERYBODY), {"drawn_king": "next"}),
        (TurnedUp(2, KING, EVERYBODY), {"drawn_king": "life"}),
        (Arrested(1, 0, KING, True, EVERYBODY), {"past_kings": True}),
        (TokenLost(0, 2, "lowest"), {"ties": "first"}),
        (TokenLost(0, 2, "lowest"), {"ties": "cancel"}),
    ],
)
def test_what_happens_is_explained_by_the_rules_that_are_played(language, event, rules):
    assert explained(language, event, **rules) != explained(language, event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_high_ace_and_a_king_tell_what_they_can(language):
    usual, high = (wording_of(language, "cuckoo", Options(ace=ace)).cards for ace in ("low", "high"))
    assert high.power("AC") != usual.power("AC") == high.power("2C")
    assert high.power("KC") != usual.power("KC")
    opened = wording_of(language, "cuckoo", Options(kings="open", past_kings=True)).cards
    assert opened.power("KC") not in (usual.power("KC"), high.power("KC"))


def test_every_variant_names_a_rule_that_can_be_played():
    known = {f"{name}-{value}" for name, values in GAME.choices.items() for value in values}
    known |= {"past_kings", "anticlockwise"}
    for kind in ("words", "account"):
        for table in words_of(kind, "en", "cuckoo").values():
            keys = [key for key in table if "@" in key] if isinstance(table, dict) else []
            assert {key.partition("@")[2] for key in keys} <= known


def test_of_several_rules_the_first_one_counts():
    words = {"said": {"a": "usual", "a@one": "first", "a@two": "second"}, "title": "t"}
    assert by_rules(words, ("one", "two"))["said"]["a"] == "first"
    assert by_rules(words, ("two",))["said"]["a"] == "second"
    assert by_rules(words, ()) is words
