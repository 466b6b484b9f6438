"""A line says what wins the game while its first cards are dealt, and who takes each trick."""

import pytest

from cucu_desktop.engine.events import Reentered
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.opening_texts import OpeningTexts
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import wording_of
from tests.ui.windows import a_window, short_plan, wait_for

AIMS = {
    "en": "The last player with a token takes the pool.",
    "de": "Wer als Letzter noch einen Stein hat, bekommt den Topf.",
    "it": "Chi resta per ultimo con un gettone prende il piatto.",
}


@pytest.mark.parametrize("language", AIMS)
def test_the_aim_is_named_until_the_first_question(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    told = set()
    window.play(short_plan("Anna", bots=2))
    playing = window.playing
    playing.view.director.showing.connect(lambda _: told.add(playing.decision_bar.question))
    wait_for(qtbot, window, Stage.ANSWER)
    assert AIMS[language] in told
    assert AIMS[language] not in playing.decision_bar.question


@pytest.mark.parametrize("game", ["coch", "trionfo"])
def test_ones_partner_is_named_at_the_beginning_and_who_takes_each_trick(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    told = set()
    window.play(seating.usual(game, "Anna"))
    playing = window.playing
    playing.view.director.showing.connect(lambda _: told.add(playing.decision_bar.question))
    wait_for(qtbot, window, Stage.ANSWER)
    seen = playing.session.observation
    partner = next(seat for side in seen.sides if seen.seat in side for seat in side if seat != seen.seat)
    assert any(text.endswith(f"Your partner is {playing.names[partner]}.") for text in told)

    def has_seen_a_trick():
        question = playing.session.question
        if question is not None:
            playing.session.act(question.decision.options[0])
        return any(f"{name} takes the trick." in told for name in playing.names)

    qtbot.waitUntil(has_seen_a_trick, timeout=20_000)


def test_who_buys_back_in_is_told_as_it_happens(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=2))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    told = OpeningTexts(session).of(Reentered(1, 3, free=False), wording_of("en", "campli"))
    assert told == f"{window.playing.names[1]} is back with new tokens."
