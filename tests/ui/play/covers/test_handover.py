"""Several people at one screen: nobody's card reaches any other player, by any route.

Two worlds differ in nothing but the card that the eldest hand is dealt. Whatever the window shows, says or
lets be read must be the same in both for as long as she is not the one who looks. `trace` takes all of it:
the pixels, every text, the menus, and what lies on the table.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCursor, QHelpEvent, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QToolTip

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.kept_stores import Report
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.play.covers import handover_screen
from cucu_desktop.ui.play.covers.handover_screen import SEEN, HandoverScreen
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.notices import Notice
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from tests.ui.objects.controls import button
from tests.ui.windows import a_window, match_of, play_out, short_plan, wait_for, words_of
from tests.ui.worlds import differences, first_cover, take_over, traces_of

pytestmark = pytest.mark.waits


def stacked(*names):
    """The pack in an order that begins with these cards."""
    return Shuffled(CUCCO.complete(CUCCO[name] for name in names))


WORLDS = (
    stacked("VI", "VIII", "IX", "X", "VII", "II", "III"),
    stacked("IV", "VIII", "IX", "X", "VII", "II", "III"),
)
"""What is dealt to the eldest hand differs; everybody after gets the same."""


@pytest.fixture(params=["kept", "passed on"])
def deed(request):
    return {"kept": KEEP, "passed on": EXCHANGE}[request.param]


@pytest.fixture
def world(qtbot, tmp_path, monkeypatch):
    """Open one of the worlds: three people, nobody else, and the eldest hand is asked to look at her card."""

    def open_world(number=0, **preferences):
        order = WORLDS[number]
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))
        folder = tmp_path / str(number)
        folder.mkdir()
        window = a_window(qtbot, folder, **({"account": True, "hidden_cards": "curtain"} | preferences))
        return first_cover(qtbot, window, short_plan("Anna", "Bruno", "Carla", bots=0, tokens=3, talk=True))

    return open_world


@pytest.fixture
def traces(qtbot, world, monkeypatch):
    """What there is to learn in both worlds after the same deeds; nobody waits for the covers' buttons."""
    monkeypatch.setattr(handover_screen, "SEEN", 0)
    return lambda do: traces_of(qtbot, (world(number) for number in range(len(WORLDS))), do)


def test_the_traces_differ_while_the_right_person_looks(qtbot, traces):
    found = traces(lambda window: take_over(qtbot, window))
    assert differences(found) == ["pixels", "words", "table"]


def test_covered_from_set_up_on(traces):
    assert differences(traces(lambda window: None)) == []


def test_only_a_deed_of_its_own_uncovers(qtbot, world):
    window = world()
    session = window.playing.session
    for key in (Qt.Key.Key_Space, Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_Escape):
        qtbot.keyClick(window.focusWidget() or window, key)
        assert session.stage is Stage.HAND_OVER
    qtbot.mouseClick(window.playing.view.viewport(), Qt.MouseButton.LeftButton)
    assert session.stage is Stage.HAND_OVER
    cover = window.page_stack.findChild(HandoverScreen)
    assert not cover.findChild(QShortcut).autoRepeat()
    qtbot.waitUntil(cover.findChild(PaperButton).isEnabled)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.stage is Stage.ANSWER)


def test_the_cover_is_seen_before_it_is_taken_away(qtbot, world):
    window = world()
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    window.playing.session.hide()
    for _ in range(5):  # as a key held down for too long
        qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
        assert window.playing.session.stage is Stage.HAND_OVER
    qtbot.wait(SEEN + 50)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True, 2)
    QApplication.sendEvent(window.page_stack.findChild(HandoverScreen).findChild(PaperButton), held)
    assert window.playing.session.stage is Stage.HAND_OVER


def test_enter_still_takes_it_away_after_the_letters_have_changed(qtbot, world):
    window = world()
    cover = window.page_stack.findChild(HandoverScreen)
    cover.set_theme(cover.theme)
    qtbot.waitUntil(cover.findChild(PaperButton).isEnabled)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.playing.session.stage is Stage.ANSWER)


def test_after_her_turn_nothing_of_her_card_is_left(qtbot, traces, deed):
    def play(window):
        session = window.playing.session
        take_over(qtbot, window)
        session.act(deed)
        if wait_for(qtbot, window, Stage.HAND_OVER, Stage.LOOK) is Stage.LOOK:
            assert deed is EXCHANGE
            session.cover()
            wait_for(qtbot, window, Stage.HAND_OVER)
        assert session.viewer == SPECTATOR

    assert differences(traces(play)) == []


def test_a_new_card_is_seen_until_it_is_covered(qtbot, world, monkeypatch):
    window = world()
    session = window.playing.session
    take_over(qtbot, window)
    seat = session.viewer
    monkeypatch.setitem(DURATIONS, "question_guard", 60_000)
    session.act(EXCHANGE)
    wait_for(qtbot, window, Stage.LOOK)
    assert session.viewer == seat
    assert window.playing.view.table.dump()["cards"][seat] == "VIII"
    assert "VIII" in window.playing.accessibility.own.accessibleName()
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    assert session.stage is Stage.LOOK, "Enter pressed for the question covers nothing yet"
    monkeypatch.setitem(DURATIONS, "question_guard", 0)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Space)
    assert session.stage is Stage.LOOK
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    wait_for(qtbot, window, Stage.HAND_OVER)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    assert session.stage is Stage.HAND_OVER, "Enter pressed twice uncovers no other card"
    assert "VIII" not in window.playing.view.table.dump()["cards"]
    assert "VIII" not in window.playing.accessibility.own.accessibleName()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_line_about_a_new_card_lies_clear_of_the_button_that_covers_it(qtbot, world, text):
    window = world(text=text)
    window.resize(1280, 760)
    take_over(qtbot, window)
    window.playing.session.act(EXCHANGE)
    wait_for(qtbot, window, Stage.LOOK)
    qtbot.wait(10)
    bar = window.playing.decision_bar
    line = bar.line.ground(widest=True).translated(bar.pos())
    cover = button(window.playing, "Cover my card")
    assert bar.line.text
    assert not line.intersects(cover.geometry())
    assert window.playing.rect().contains(cover.geometry())


@pytest.mark.parametrize("end", ["her deed", "her cover"])
def test_neither_tooltip_nor_screen_reader_lag_behind(qtbot, world, end):
    window = world(speed="fast")
    session = window.playing.session
    session.take_over()
    qtbot.waitUntil(lambda: session.stage is Stage.ANSWER)
    own, view = window.playing.accessibility.own, window.playing.view
    assert "VI" in own.accessibleName()
    place = own.geometry().center()
    help_event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), help_event)
    assert "VI" in QToolTip.text()
    if end == "her deed":
        session.act(KEEP)
        assert view.busy
    else:
        session.hide()
    assert own.accessibleName() == ""
    assert not [
        tip for tip in QApplication.topLevelWidgets() if tip.inherits("QTipLabel") and tip.isVisible()
    ]
    assert set(view.table.dump()["cards"]) <= {"back", None}
    assert not any("(VI)" in words for words in words_of(window))


def lose_focus(window):
    """Another window is active now."""
    window.isActiveWindow = lambda: False
    window.changeEvent(QEvent(QEvent.Type.ActivationChange))


def fill_screen(window):
    """Full screen, without the notice of the way out, which goes by itself, in one world before the other."""
    QCursor.setPos(window.geometry().center())
    window.menus.actions["full_screen"].trigger()
    for notice in window.findChildren(Notice):
        notice.dismissed.emit()


ROUTES = {
    "focus loss": lose_focus,
    "minimised": lambda window: (window.showMinimized(), window.showNormal()),
    "settings": lambda window: window.page_opener.open_settings(),
    "rules": lambda window: window.page_opener.open_rules(),
    "games": lambda window: window.page_opener.choose_game(),
    "matches": lambda window: window.album.open(),
    "about": lambda window: window.page_opener.open_about(),
}
COVERED = {
    "resize": lambda window: window.resize(1180, 760),
    "language": lambda window: window.settings.change(language="it"),
    "letters": lambda window: window.settings.change(text=150),
    "light": lambda window: window.settings.change(scheme="contrast"),
    "account closed": lambda window: window.settings.change(account=False),
    "full screen": fill_screen,
    "speed": lambda window: window.settings.change(speed="slow"),
    "skip": lambda window: window.playing.view.director.skip(),
    "hurry": lambda window: window.playing.view.director.hurry(),
    "a slip": lambda window: window.store_watch.tell(Report("lost", "settings", "settings.ini")),
}


@pytest.mark.parametrize("route", ROUTES)
def test_her_card_is_gone_as_soon_as_somebody_else_may_look(qtbot, traces, route):
    def play(window):
        take_over(qtbot, window)
        ROUTES[route](window)
        qtbot.wait(20)
        assert window.playing.session.stage is Stage.HAND_OVER
        assert not window.playing.decision_bar.buttons

    assert differences(traces(play)) == []


@pytest.mark.parametrize("route", ROUTES)
def test_she_sees_it_again_when_she_says_that_she_is_there(qtbot, world, route):
    window = world()
    take_over(qtbot, window)
    seen = window.playing.session.question
    ROUTES[route](window)
    window.page_stack.close_pages()
    take_over(qtbot, window)
    assert window.playing.session.question == seen
    assert len(window.playing.decision_bar.buttons) == len(seen.decision.options)


@pytest.mark.parametrize("route", ["focus loss", "settings"])
def test_a_new_card_is_covered_with_the_rest_and_comes_back(qtbot, world, route):
    window = world()
    session = window.playing.session
    take_over(qtbot, window)
    session.act(EXCHANGE)
    wait_for(qtbot, window, Stage.LOOK)
    ROUTES[route](window)
    assert session.stage is Stage.CARD_HIDDEN
    assert "VIII" not in window.playing.view.table.dump()["cards"]
    window.page_stack.close_pages()
    session.take_over()
    assert wait_for(qtbot, window, Stage.LOOK) is Stage.LOOK
    assert "VIII" in window.playing.view.table.dump()["cards"]


@pytest.mark.parametrize("change", COVERED)
def test_nothing_shines_through_the_cover(qtbot, traces, change):
    def play(window):
        take_over(qtbot, window)
        window.playing.session.hide()
        COVERED[change](window)

    assert differences(traces(play)) == []


@pytest.mark.parametrize("change", ["resize", "language", "full screen", "hurry"])
def test_nothing_shines_through_while_the_next_one_looks(qtbot, traces, change):
    """The next player looks at the card dealt; the eldest hand's lies face down beside it."""

    def play(window):
        take_over(qtbot, window)
        window.playing.session.act(KEEP)
        wait_for(qtbot, window, Stage.HAND_OVER)
        take_over(qtbot, window)
        COVERED[change](window)

    assert differences(traces(play)) == []


def test_a_question_names_whom_it_is_put_to(qtbot, world):
    window = world()
    take_over(qtbot, window)
    name = window.playing.names[window.playing.session.viewer]
    assert window.playing.decision_bar.question.startswith(f"{name}: ")
    window.settings.change(language="it")
    qtbot.wait(10)
    assert window.playing.decision_bar.question.startswith(f"{name}: ")


def test_resumed_it_is_covered_too(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain")
    window.play(short_plan("Anna", "Bruno", bots=1))
    wait_for(qtbot, window, Stage.HAND_OVER)
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    window.resume(next(iter((tmp_path / "matches").glob("*.cucu"))))
    assert wait_for(qtbot, window, Stage.HAND_OVER, Stage.ANSWER) is Stage.HAND_OVER
    assert set(window.playing.view.table.dump()["cards"]) <= {"back", None}


def test_a_whole_game_of_three_people_and_two_bots(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain")
    window.play(
        short_plan("Anna", "Bruno", "Carla", bots=2, tokens=2, reentry=True, sharing=True, agreement=True)
    )
    play_out(qtbot, window)
    assert match_of(window.playing.session).is_over


def test_talk_between_deals_needs_no_cover_and_shows_no_card(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, seed=3, hidden_cards="curtain")
    window.play(short_plan("Anna", "Bruno", "Carla", bots=0, tokens=1, reentry=True, agreement=True))
    kinds = set()
    while wait_for(qtbot, window, Stage.ANSWER, Stage.HAND_OVER, Stage.LOOK, Stage.OVER) is not Stage.OVER:
        session = window.playing.session
        if session.stage is Stage.HAND_OVER:
            session.take_over()
        elif session.stage is Stage.LOOK:
            session.cover()
        else:
            question = session.question
            if question.kind in ("reentry", "backing", "agreement"):
                kinds.add(question.kind)
                assert session.viewer == SPECTATOR
                public = match_of(session).observation(SPECTATOR)
                assert replace(question, seat=SPECTATOR, decision=None) == public
            option = question.decision.options[-1]
            session.act(option)
    assert kinds
