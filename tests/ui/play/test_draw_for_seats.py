"""The draw for seats before the first game is explained while its cards are shown, and not after that."""

import pytest

from cucu_desktop.engine.events import DealBegan, SeatsDrawn
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.play.talk_menu import TalkButton
from tests.ui.objects.table import question_line
from tests.ui.windows import a_window, short_plan, wait_for


def talk_buttons(window):
    return [each for each in window.playing.findChildren(TalkButton) if not each.isHidden()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_cards_before_the_first_deal_are_explained(qtbot, tmp_path, monkeypatch, language):
    window = a_window(qtbot, tmp_path, language=language)
    said, ask = [], DecisionBar.ask

    def note(bar, *args, **kind):
        ask(bar, *args, **kind)
        said.append(question_line(bar).text())

    monkeypatch.setattr(DecisionBar, "ask", note)
    window.play(short_plan("Anna", bots=4, talk=True))
    told = window.context.words_of("campli").explanations.of(SeatsDrawn(()), ()).text
    qtbot.waitUntil(lambda: told in said)
    assert not talk_buttons(window)
    after = []
    window.playing.view.director.showing.connect(
        lambda events: (
            after.append(question_line(window.playing.decision_bar).text())
            if isinstance(events[0], DealBegan)
            else None
        )
    )
    qtbot.waitUntil(lambda: bool(after) or question_line(window.playing.decision_bar).text() != told)
    assert told not in after
    wait_for(qtbot, window, Stage.ANSWER)
    qtbot.waitUntil(lambda: len(talk_buttons(window)) == 1)
