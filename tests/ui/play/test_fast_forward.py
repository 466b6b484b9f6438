"""What one need not sit through is skipped: when one is out, and when a deal of tricks is decided."""

import pytest

from cucu_desktop.match.claim import is_decided
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.table import skip_button
from tests.ui.windows import PATIENCE, a_window, first, short_plan, wait_for


@pytest.fixture
def decided(qtbot, tmp_path):
    """A window in which a deal of Cöch is decided, with cards to be chosen yet: the last one is not."""
    for seed in range(8, 40):  # the first will do, as long as bots play so
        window = a_window(qtbot, tmp_path / str(seed), seed=seed)
        plan = seating.usual("coch", "Anna", seats=1)
        bots = tuple(Player(f"Bot {number}", "peppe", "peppe") for number in range(3))
        window.play(seating.Plan("coch", (Player("Anna", "you-1"), *bots), (), plan.options))
        session = window.playing.session
        while wait_for(qtbot, window, Stage.ANSWER) and session.question.deals == 1:
            if is_decided(session.question):
                if len(session.question.hands[session.viewer]) > 2:
                    return window
                break
            assert skip_button(window.playing).isHidden()
            session.act(first(session.question.decision.options[0]))
        window.close()
    pytest.fail("no deal was decided early")
    return None


def test_a_decided_deal_is_played_out_at_once(qtbot, decided):
    playing = decided.playing
    assert skip_button(playing).isVisible()
    assert skip_button(playing).accessibleName() == "Play out the rest"
    skip_button(playing).click()
    qtbot.waitUntil(lambda: playing.session.question is not None and playing.session.question.deals == 2,
                    timeout=PATIENCE)  # fmt: skip
    assert skip_button(playing).isHidden()
    assert not playing.fast_forward.takes_over(), "the next deal is one's own again"


def test_the_rest_may_be_played_by_hand(qtbot, decided):
    session = decided.playing.session
    session.act(first(session.question.decision.options[0]))
    wait_for(qtbot, decided, Stage.ANSWER)
    assert session.question.deals == 1
    assert not decided.playing.fast_forward.takes_over()


def test_who_is_asked_at_another_game_is_not_offered_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3))
    wait_for(qtbot, window, Stage.ANSWER)
    assert skip_button(window.playing).isHidden()
    assert not window.playing.fast_forward.is_possible
