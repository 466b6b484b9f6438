"""A person who has not given a name is addressed in the sentences of the log."""

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.match.narration import Narrator
from cucu_desktop.names import Unnamed

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
