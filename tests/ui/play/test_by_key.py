"""The pace of those who want to hear or see one thing after the other: the table waits for a key."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cucu_desktop.engine import events as happen
from cucu_desktop.games.catalogue import GAMES as CATALOGUE
from cucu_desktop.match.match import Player
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play import prompter
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.view.accessibility import TableAccessibility
from cucu_desktop.ui.widgets.preferences import Preferences, speed_of
from cucu_desktop.ui.widgets.reading import screen_reader
from tests.ui.objects.table import question_line, with_key
from tests.ui.windows import PATIENCE, a_window, first, short_plan

pytestmark = [pytest.mark.usefixtures("results_wait"), pytest.mark.waits]
GAMES = ("campli", "cuckoo", "kille", "le_her", "cambio", "coch", "trionfo")
"""Games of different events; `test_answer_keys.py` has the keys of all."""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Nothing takes time but waiting for the key."""
    for moment, length in list(DURATIONS.items()):
        monkeypatch.setitem(DURATIONS, moment, 0 if moment.endswith("guard") else length // 20 + 1)


@pytest.fixture
def reader(monkeypatch):
    """A screen reader is running; whether it hears announcements is its attribute."""

    class Reader:
        hears = True

    for module in (prompter, screen_reader):
        monkeypatch.setattr(module, "screen_reader", lambda: Reader)
    return Reader


def table_of(game):
    usual = seating.usual(game, "Anna", seats=1)
    possible = CATALOGUE[game].seats
    seats = min(max(4, possible[0]), possible[-1])
    bots = tuple(Player(f"Bot {number}", "peppe", "peppe") for number in range(seats - 1))
    return seating.Plan(game, (Player("Anna", "you-1"), *bots), (), usual.options)


def next_stop(qtbot, window):
    """Wait until the table does; tell whether it waits for the key, and not for an answer or the end."""
    playing = window.playing
    rest, stages = playing.view.director.rest, (Stage.ANSWER, Stage.OVER)
    qtbot.waitUntil(lambda: rest.is_on or playing.session.stage in stages, timeout=PATIENCE)
    return rest.is_on


def go_on(qtbot, window):
    with qtbot.waitSignal(window.playing.view.director.rest.over, timeout=PATIENCE):
        qtbot.keyClick(window.playing.view, Qt.Key.Key_Space)


def steps_to_a_question(qtbot, window):
    """Press the key until one is asked; return what stood in the line at each stop."""
    lines = []
    while next_stop(qtbot, window):
        assert len(lines) < 60, lines
        lines.append(window.playing.decision_bar.question)
        go_on(qtbot, window)
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_every_game_waits_after_each_thing_that_happens(qtbot, tmp_path, game):
    """In each phase there is news; nothing passes without the key, and every stop says something."""
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(table_of(game))
    told = []
    window.playing.seen.news.connect(told.extend)
    session, stops, answers = window.playing.session, 0, 0
    while answers < 4 and session.stage is not Stage.OVER:
        lines = steps_to_a_question(qtbot, window)
        assert all(lines), lines
        stops += len(lines)
        if session.question is not None:
            answers += 1
            session.act(first(session.question.decision.options[0]))
    assert stops >= min(3, answers)
    bots_decided = [event for event in told if isinstance(event, (happen.Kept, happen.Exchanged))]
    assert len(bots_decided) <= stops + answers


def test_the_line_says_what_happened_and_the_button_which_key_goes_on(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(short_plan("Anna", tokens=3))
    steps_to_a_question(qtbot, window)
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert next_stop(qtbot, window)
    told = window.playing.decision_bar.question
    assert any(name in told for name in window.playing.names)
    button = with_key(window.playing, "Space")
    assert button.isVisible()
    assert button.accessibleName() == "Continue"


def test_what_one_does_oneself_waits_for_no_key(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(short_plan("Anna", tokens=3))
    steps_to_a_question(qtbot, window)
    playing = window.playing
    seen = []
    playing.view.director.showing.connect(seen.extend)
    playing.session.act(first(playing.session.question.decision.options[0]))
    assert next_stop(qtbot, window)
    assert len(seen) > 1, "one's own keeping, and what the next one did"


def test_it_is_chosen_by_itself_where_a_screen_reader_runs(monkeypatch):
    assert speed_of(Preferences()) == "normal"
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    assert speed_of(Preferences()) == "by key"
    assert speed_of(replace(Preferences(), speed="normal")) == "normal", "somebody has chosen"


def test_a_screen_reader_that_is_started_is_heeded_at_the_next_question(qtbot, tmp_path, monkeypatch):
    window = a_window(qtbot, tmp_path, paints=False, speed="usual")
    window.play(short_plan("Anna", bots=1, tokens=3))
    director = window.playing.view.director
    assert director.pace.speed == "normal"
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    steps_to_a_question(qtbot, window)
    assert director.pace.by_key


def test_nothing_is_announced_twice(qtbot, tmp_path, announced, reader):
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(short_plan("Anna", tokens=3))
    for _ in range(3):
        steps_to_a_question(qtbot, window)
        playing = window.playing
        if playing.session.question is None:
            break
        line = question_line(playing.decision_bar)
        if line.hasFocus():
            assert not any(playing.decision_bar.question in text for text in announced), "the focus reads it"
        assert len(announced) == len(set(announced)), announced
        assert announced.count("Press space to continue.") <= 1
        announced[:] = [text for text in announced if text == "Press space to continue."]
        playing.session.act(first(playing.session.question.decision.options[0]))


def test_who_hears_no_announcement_reads_card_and_last_events_at_the_question(qtbot, tmp_path, reader):
    reader.hears = False
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(short_plan("Anna", tokens=3))
    steps_to_a_question(qtbot, window)
    playing = window.playing
    playing.session.act(first(playing.session.question.decision.options[0]))
    lines = steps_to_a_question(qtbot, window)
    assert playing.session.question is not None
    line = question_line(playing.decision_bar)
    description = line.accessibleDescription()
    assert description.startswith("Your card: ")
    assert any(told.split(". ")[-1] in description for told in lines)
    assert line.accessibleName() == playing.decision_bar.question


def test_at_each_stop_it_reads_what_has_happened(qtbot, tmp_path, reader):
    reader.hears = False
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(short_plan("Anna", tokens=3))
    steps_to_a_question(qtbot, window)
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert next_stop(qtbot, window)
    line = question_line(window.playing.decision_bar)
    assert window.focusWidget() is line
    assert line.accessibleName()
    go_on(qtbot, window)


@pytest.fixture
def read(qtbot):
    """What the keyboard came to, as a screen reader reads it then: the name, and the description."""
    found = []

    def note(_, widget):
        if widget is not None:
            found.append(f"{widget.accessibleName()} {widget.accessibleDescription()}")

    app = QApplication.instance()
    app.focusChanged.connect(note)
    yield found
    app.focusChanged.disconnect(note)


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_the_keyboard_comes_to_each_question_for_who_hears_no_announcement(
    qtbot, tmp_path, reader, read, game
):
    """Also where it was on the same line before, in which something else stood."""
    reader.hears = False
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(table_of(game))
    playing, asked = window.playing, 0
    for _ in range(3):
        read.clear()
        steps_to_a_question(qtbot, window)
        if playing.session.question is None:
            break
        asked += 1
        assert question_line(playing.decision_bar).hasFocus()
        assert any(playing.decision_bar.question in told for told in read), read
        playing.session.act(first(playing.session.question.decision.options[0]))
    assert asked > 1


def test_who_hears_no_announcement_reads_advice_and_why_a_choice_stands(qtbot, tmp_path, reader, read):
    reader.hears = False
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(table_of("campli"))
    steps_to_a_question(qtbot, window)
    playing = window.playing
    read.clear()
    with qtbot.waitSignal(playing.session.advised, timeout=PATIENCE):
        playing.hint.ask()
    assert playing.decision_bar.question in read[-1]
    playing.hint.forget()
    playing.undo.ask()
    assert playing.undo.reason
    assert playing.undo.reason in read[-1]


@pytest.mark.usefixtures("reader")
def test_a_key_takes_the_keyboard_off_the_line_before_anything_is_announced(qtbot, tmp_path, announced, read):
    """Somebody went there to read it again: when it goes, or changes, a reader would be cut off."""
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(table_of("campli"))
    assert next_stop(qtbot, window)
    line = question_line(window.playing.decision_bar)
    line.setFocus()
    go_on(qtbot, window)
    assert window.focusWidget() is window.playing.view
    read.clear()
    steps_to_a_question(qtbot, window)
    question = window.playing.decision_bar.question
    assert any(question in told for told in (*announced, *read))


@pytest.mark.parametrize("game", ["campli", "coch"])
@pytest.mark.usefixtures("reader")
def test_the_keyboard_on_the_question_cuts_nothing_off_at_any_pace(qtbot, tmp_path, monkeypatch, game):
    """Focus that moves silences a screen reader: it waits for a key while something may be being said."""
    heard = []
    announce = TableAccessibility.announce

    def hear(self, text, *, assertive=False):
        heard.append(assertive)
        announce(self, text, assertive=assertive)

    monkeypatch.setattr(TableAccessibility, "announce", hear)
    window = a_window(qtbot, tmp_path, paints=False, speed="normal")
    window.play(table_of(game))
    steps_to_a_question(qtbot, window)
    playing = window.playing
    assert playing.accessibility.may_be_speaking is False, "the question has been asked"
    focus = window.focusWidget()
    assert len(heard) > 1
    assert not any(heard)
    assert focus is playing.view
    before = len(heard)
    qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert window.focusWidget() is not focus
    assert window.focusWidget() is question_line(playing.decision_bar) or playing.accessibility.is_on_card
    assert len(heard) == before


def test_the_keyboard_comes_to_the_question_where_nothing_is_being_said(qtbot, tmp_path, reader):
    reader.hears = False
    window = a_window(qtbot, tmp_path, paints=False, speed="normal")
    window.play(table_of("campli"))
    steps_to_a_question(qtbot, window)
    assert window.focusWidget() is question_line(window.playing.decision_bar)


def test_a_key_that_was_pressed_has_cut_off_what_was_said(qtbot, tmp_path, reader):
    window = a_window(qtbot, tmp_path, paints=False, speed="by key")
    window.play(table_of("campli"))
    assert steps_to_a_question(qtbot, window)
    assert window.focusWidget() is question_line(window.playing.decision_bar)


def test_a_stop_says_what_happened_even_if_that_took_no_time_to_show(qtbot, tmp_path, monkeypatch):
    """The table waits then before it has a question."""
    for moment in DURATIONS:
        monkeypatch.setitem(DURATIONS, moment, 0)
    window = a_window(qtbot, tmp_path, speed="by key")
    window.play(table_of("campli"))
    lines = []
    for _ in range(3):
        lines += steps_to_a_question(qtbot, window)
        if window.playing.session.question is None:
            break
        window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert all(lines), lines
