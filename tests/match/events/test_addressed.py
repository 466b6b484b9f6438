"""A person who has not given a name is addressed in the sentences of the log."""

from itertools import islice
from random import Random

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.events.tables import event_rows
from cucu_desktop.match.narration import LANGUAGES, Narrator
from cucu_desktop.names import Unnamed
from tests import trick_playing
from tests.games import random_play

NAMES = (Unnamed("Guest"), "Anna")
TOLD = [
    (happen.Kept(0), "You keep.", "Du behältst die Karte.", "Stai."),
    (
        happen.Asked(0, 1),
        "You ask Anna to swap.",
        "Du willst mit Anna tauschen.",
        "Passi: vuoi cambiare con Anna.",
    ),
    (
        happen.Asked(1, 0),
        "Anna asks you to swap.",
        "Anna will mit dir tauschen.",
        "Anna passa: vuole cambiare con t",
    ),
    (
        happen.Exposed(0, CUCCO["NULLA"], happen.EVERYBODY),
        "You show the nulla.",
        "Du zeigst die Null.",
        "Scopri la Nulla.",
    ),
    (happen.Kept(1), "Anna keeps.", "Anna behält die Karte.", "Anna sta."),
    (happen.Talked(0, "bad-card"), "You: “What a miserable card.”", "Du: ", "Tu: "),
]


@pytest.mark.parametrize(("event", "english", "german", "italian"), TOLD)
def test_a_person_without_a_name_is_addressed(event, english, german, italian):
    for language, told in (("en", english), ("de", german), ("it", italian)):
        assert Narrator(language).tell(event, NAMES).startswith(told)


def test_who_has_a_name_is_told_of_by_it():
    for event, *_ in TOLD:
        told = Narrator("en").tell(event, ("Berta", "Anna"))
        assert "You" not in told
        assert "@" not in told


def a_game(game, seed):
    """A game of which some hundred actions have been played at random."""
    random = Random(f"{game}{seed}")
    is_trick = game in trick_playing.GAMES
    state = trick_playing.any_deal(random, game) if is_trick else random_play.any_game(game, random)
    choose = trick_playing.any_action if is_trick else random_play.any_action
    for _ in islice(iter(lambda: state.decision, None), 300):
        state.apply(choose(state, random))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_any_game_names_the_person_but_lists_and_ties(game):
    names, rows, named = (Unnamed("Guest"), *(f"N{seat}" for seat in range(1, 64))), event_rows(game), 0
    for seed in range(20):
        state = a_game(game, seed)
        tellers = [Narrator(language, game, state.pack.name) for language in LANGUAGES]
        for event in state.table.events():
            _, told_of = rows[type(event)].sentence(event) or ("", {})
            is_of_several = isinstance(event, happen.Compared) or not {"names", "sides"}.isdisjoint(told_of)
            if not is_of_several:
                told = [teller.tell(event, names, seed) or "" for teller in tellers]
                assert not [sentence for sentence in told if "Guest" in sentence or "@" in sentence]
                named += any(" you" in f" {sentence.lower()}" for sentence in told)
    assert named > 10
