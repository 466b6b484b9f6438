"""While the first cards of a game are dealt, a line says what wins it."""

import pytest

from cucu_desktop.ui.play.session_state import Stage
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
