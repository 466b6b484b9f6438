"""What is asked and how it is answered: by click, by key, by coins pushed, in every language and size."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSizeF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.actions import ACCEPT, DECLINE, EXCHANGE, KEEP, PLAY_ON, Action
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.mechanisms.agreement import ANY_DIVISION
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.decision.bar_layout import at_scale
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.play.talk_menu import TalkMenu
from cucu_desktop.ui.scene.layout.layout import lay_out
from cucu_desktop.ui.text.key_names import default_letters
from cucu_desktop.ui.text.wording import Wording, wording_of
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, dress, show_caps
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.woodcut import RING
from tests.trick_playing import deal
from tests.ui.decisions import DECISIONS, NAMES, PLACES, asked
from tests.ui.letters import Letters
from tests.ui.objects.table import amounts_of, parts_of, question_line, unfold


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(941, 300)
    return window


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    dress(qapp, Theme())


@pytest.fixture
def choices(window):
    choices = DecisionBar(Theme(), Wording("en"), window)
    choices.fit_into(QRect(0, 0, 941, 100))
    window.show()
    return choices


def test_the_options_are_the_buttons(choices):
    choices.ask(asked("turn"), NAMES)
    assert [button.accessibleName() for button in choices.buttons] == ["Sto: keep", "Passo: swap"]
    assert choices.question.startswith("Keep, or swap with ")


def test_the_search_for_the_largest_letters_changes_each_button_at_most_once(choices, monkeypatch):
    choices.fit_into(QRect(0, 0, 500, 60))
    changed, change = [], Themed.set_theme
    monkeypatch.setattr(
        Themed, "set_theme", lambda widget, theme: (changed.append(widget), change(widget, theme))
    )
    choices.ask(asked("turn"), NAMES)
    assert {*choices.buttons} <= {*changed}
    assert len(changed) == len({*changed})


def test_two_answers_stand_in_slots_that_do_not_move(choices):
    """Whatever the words, and whether there is a hint."""
    places = []
    for kind, hint in (("turn", False), ("turn", True)):
        choices.offer(hint=hint, undo=hint)
        choices.ask(asked(kind), NAMES)
        places.append([button.geometry() for button in choices.buttons])
    assert places[0] == places[1]
    middle = choices.width() / 2
    assert places[0][0].right() < middle <= places[0][1].left()
    assert abs(places[0][0].left() + places[0][1].right() - 2 * middle) <= 2


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["Keep", "Swap"]), ("de", ["Behalten", "Tauschen"]), ("it", ["Tengo", "Cambio"])],
)
@pytest.mark.parametrize("is_local", [False, True])
def test_a_button_has_one_word_of_the_language_or_of_a_preferred_place(
    window, monkeypatch, language, words, is_local
):
    letters = Letters(monkeypatch)
    wording = wording_of(language, "campli", place="campli" if is_local else "")
    choices = DecisionBar(Theme(), wording, window)
    choices.fit_into(QRect(0, 0, 941, 100))
    window.show()
    choices.ask(asked("turn"), NAMES)
    seen = letters.of(window)
    assert {"Sto", "Passo", *words} & {*seen} == {*(("Sto", "Passo") if is_local else words)}


def test_it_is_seen_that_a_hint_is_being_worked_out(choices):
    choices.offer(hint=True, undo=False)
    choices.ask(asked("turn"), NAMES)
    question, place = choices.question, choices.hint.geometry()
    choices.show_thinking()
    assert question_line(choices).text() == "Thinking…"
    choices.advise(None)
    assert (choices.question, choices.hint.geometry()) == (question, place)


def test_keys_are_shown_from_the_first_letter_on(choices, monkeypatch):
    letters = Letters(monkeypatch)
    choices.ask(asked("turn"), NAMES)
    sizes = [button.geometry() for button in choices.buttons]
    show_caps(wanted=False)
    assert "K" not in letters.of(choices)
    show_caps()
    assert "K" in letters.of(choices)
    assert sizes == [button.geometry() for button in choices.buttons]
    show_caps(wanted=False)


def test_a_click_answers(choices, qtbot):
    choices.ask(asked("turn"), NAMES)
    with qtbot.waitSignal(choices.acted) as acted:
        qtbot.mouseClick(choices.buttons[1], Qt.MouseButton.LeftButton)
    assert acted.args == [EXCHANGE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "action"), [("keep", KEEP), ("swap", EXCHANGE)])
def test_the_letter_of_the_language_answers(choices, qtbot, language, name, action):
    key = Qt.Key(ord(default_letters(language)[name]))
    choices.set_wording(Wording(language))
    choices.ask(asked("turn"), NAMES)
    choices.take_focus()
    with qtbot.waitSignal(choices.acted) as acted:
        qtbot.keyClick(choices, key)
    assert acted.args == [action]


def test_no_stray_key_answers(choices, qtbot):
    """The space bar skips what moves; the player who presses it once too often must not have answered."""
    choices.ask(asked("turn"), NAMES)
    choices.take_focus()
    with qtbot.assertNotEmitted(choices.acted):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Z):
            qtbot.keyClick(choices.focusWidget() or choices, key)


def test_the_line_that_asks_shows_its_focus(choices, window, qapp):
    choices.ask(asked("turn"), NAMES)
    window.activateWindow()
    choices.buttons[0].setFocus()
    without = choices.grab(question_line(choices).geometry()).toImage()
    choices.take_focus()
    assert question_line(choices).hasFocus()
    assert choices.grab(question_line(choices).geometry()).toImage() != without


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_answer_is_one_of_the_options(choices, qtbot, kind):
    view = asked(kind)
    for number in range(len(view.decision.options)):
        choices.ask(view, NAMES)
        if kind == "agreement":
            unfold(choices)
        with qtbot.waitSignal(choices.acted) as acted:
            choices.buttons[number].click()
        assert view.decision.allows(acted.args[0])
        assert acted.args[0].word == view.decision.options[number].word


def to_propose(bar, *options, proposed=None):
    seen = replace(asked("agreement"), proposed=proposed, pool=30)
    bar.ask(replace(seen, decision=replace(seen.decision, options=options)), NAMES)
    return [button.accessibleName() for button in bar.buttons]


def test_the_pool_is_proposed_in_halves_first(choices, qtbot):
    to_propose(choices, ANY_DIVISION, PLAY_ON)
    assert [button.accessibleName() for button in choices.buttons] == [
        "Facciamo…: 50% for me",
        "Si gioca: play on",
        "Other…",
    ]
    assert not amounts_of(choices)
    with qtbot.waitSignal(choices.acted) as acted:
        choices.buttons[0].click()
    assert acted.args == [Action("propose", percent=50)]


@pytest.mark.parametrize(
    ("theirs", "asked_for"), [(50, "offers half: 15 coins."), (60, "offers you 40%: 12 coins.")]
)
def test_an_offer_is_told_in_coins_and_answered_by_agreeing_or_playing_on(choices, theirs, asked_for):
    to_propose(choices, ACCEPT, ANY_DIVISION, DECLINE, proposed=(1, theirs))
    assert choices.question == f"Don Carlo {asked_for}"
    names = [button.accessibleName() for button in choices.buttons]
    assert names == ["Affare fatto: agree", "No, si gioca: play on", "Other…"]


def test_another_division_is_chosen_behind_a_button(choices, qtbot):
    to_propose(choices, ACCEPT, ANY_DIVISION, DECLINE, proposed=(1, 50))
    unfold(choices)
    (share,) = amounts_of(choices)
    assert share.field.hasFocus() or share.hasFocus()
    share.set_value(65)
    with qtbot.waitSignal(choices.acted) as acted:
        choices.buttons[1].click()
    assert acted.args == [Action("propose", percent=65)]


def test_an_advised_division_is_shown_with_its_amount(choices):
    to_propose(choices, ANY_DIVISION, PLAY_ON)
    choices.advise(Action("propose", percent=70))
    assert [share.value for share in amounts_of(choices)] == [70]
    to_propose(choices, ANY_DIVISION, PLAY_ON)
    choices.advise(Action("propose", percent=50))
    assert not amounts_of(choices)
    assert choices.buttons[0].is_pointed_to


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # offscreen, a menu cannot
def test_table_talk_is_on_its_key_also_out_of_turn(choices, window, qtbot):
    choices.ask(replace(asked("turn"), decision=None), NAMES)
    choices.take_focus()
    assert choices.buttons == ()
    with qtbot.waitSignal(choices.talk.said) as said:
        qtbot.keyClick(choices, Qt.Key.Key_T)
        qtbot.waitUntil(lambda: window.findChild(TalkMenu) is not None)
        window.findChild(TalkMenu).actions()[0].trigger()
    assert said.args == ["good-card", None]
    window.findChild(TalkMenu).close()


def test_table_talk_stands_at_the_portrait(choices, window):
    portrait = QRect(300, 120, 80, 80)
    choices.portrait_of = lambda _: portrait
    choices.ask(asked("turn"), NAMES)
    assert choices.talk.parent() is window
    assert choices.talk.geometry().intersects(portrait)
    assert (choices.talk.accessibleName(), choices.talk.shortcut().toString()) == ("Talk", "T")


@pytest.mark.parametrize(("language", "title"), [("en", "Talk"), ("de", "Reden")])
def test_in_the_menu_of_talk_the_meaning_stands_before_the_word_of_the_place(qtbot, language, title):
    wording = Wording(language)
    menu = TalkMenu(wording)
    qtbot.addWidget(menu)
    assert menu.title() == title
    *said, _, _ = menu.actions()
    for action, each in zip(said, GAMES["campli"].phrases, strict=True):
        label = wording.calls.phrase(each)
        assert label.meaning
        text = action.text().casefold()
        assert text.index(label.meaning.casefold()) < text.rindex(label.local.casefold())


def test_a_card_can_be_claimed(qtbot):
    menu = TalkMenu(Wording("it"))
    qtbot.addWidget(menu)
    (about_cards,) = (action.menu() for action in menu.actions() if action.menu())
    assert len(about_cards.actions()) == 20
    with qtbot.waitSignal(menu.said) as said:
        about_cards.actions()[0].trigger()
    assert said.args == ["have", "XV"]


@pytest.mark.parametrize("silenced", ["option", "spectator", "over"])
def test_there_is_no_table_talk_where_there_is_none(choices, window, silenced):
    view = replace(asked("turn", talk=silenced != "option"), decision=None)
    if silenced == "spectator":
        view = replace(view, seat=SPECTATOR)
    if silenced == "over":
        view = replace(view, winners=(0,))
    choices.ask(view, NAMES)
    assert not any(button.isVisible() for button in (choices.talk, *choices.findChildren(PaperButton)))
    choices.talk.open()
    assert window.findChild(TalkMenu) is None


def test_a_note_takes_the_place_of_the_question(choices):
    choices.ask(asked("turn"), NAMES)
    choices.ask(asked("turn"), NAMES, note="Anna, this is your new card.")
    assert choices.question == "Anna, this is your new card."
    assert choices.buttons == ()
    choices.clear()
    assert choices.isHidden()
    assert choices.question == ""


def test_buttons_beside_an_amount_are_as_large_as_others_where_the_line_may_rise(choices):
    scales = []
    for kind in ("turn", "backing"):
        choices.ask(asked(kind), NAMES)
        choices.fit_into(QRect(0, 100, 1100, 88), above=40)
        scales.append(choices.buttons[0].theme.text_scale)
    assert scales == [1.0, 1.0]
    assert question_line(choices).text().count("\n") == 1, "and the outcome is written"


def test_another_language_leaves_the_amount_untouched(choices):
    choices.ask(asked("backing"), NAMES)
    (coins,) = amounts_of(choices)
    coins.set_value(7)
    choices.set_wording(Wording("de"))
    assert choices.buttons[0].accessibleName() == "Ci sto: 7 Münzen geben"
    assert choices.question.startswith("Gibst du Don Carlo")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [QSizeF(1280, 770), QSizeF(1920, 1050)])
def test_a_division_is_read_in_letters_nearly_as_large_as_usual(choices, language, size):
    """In a window of 1280x800, menu and all; and nobody's name or tokens lie under it."""
    layout = lay_out(size, 3)
    choices.set_wording(Wording(language))
    choices.fit_into(layout.buttons.toAlignedRect(), above=int(layout.above_buttons) - 1)
    choices.ask(asked("agreement"), NAMES)
    assert question_line(choices).font().pixelSize() >= Theme().font("status").pixelSize() - 2
    assert not any(seat.block.intersects(choices.geometry().toRectF()) for seat in layout.seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", DECISIONS)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_nothing_is_cut_off(choices, language, kind, place):
    """From 1024x700 up, at any size of text."""
    scale, width, height = place
    choices.set_theme(at_scale(Theme(), scale))
    choices.set_wording(Wording(language))
    choices.fit_into(QRect(0, 0, width, height))
    choices.ask(asked(kind), NAMES)
    assert QRect(0, 0, width, height).contains(choices.geometry())
    shown = parts_of(choices)
    assert len(shown) >= 2
    for widget in shown:
        assert widget.width() >= widget.sizeHint().width()
        assert widget.height() >= widget.sizeHint().height()
        assert choices.rect().contains(widget.geometry())
    for one, other in combinations(shown, 2):
        page_opener = [w.geometry().adjusted(RING, RING, -RING, -RING) for w in (one, other)]
        assert not page_opener[0].intersects(page_opener[1])
    line = question_line(choices)
    room = QRect(0, 0, line.width(), 1000)
    needed = QFontMetrics(line.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, line.text())
    assert needed.height() <= line.height()
    assert needed.width() <= line.width()


@pytest.mark.parametrize("width", range(300, 1000, 50))
def test_no_word_stands_alone_in_the_last_line(choices, width):
    """The text is broken so that its lines are of much the same length, and into no more of them."""
    choices.fit_into(QRect(0, 0, width, 300))
    choices.ask(asked("agreement"), NAMES)
    line = question_line(choices)
    metrics, wraps = QFontMetrics(line.font()), Qt.TextFlag.TextWordWrap
    text = line.text().partition("\n")[0]
    line.say(text)
    shown = metrics.boundingRect(line.contentsRect(), wraps, text)
    lines = round(shown.height() / metrics.lineSpacing())
    assert shown.width() < metrics.horizontalAdvance(text) / lines + metrics.horizontalAdvance(
        "Nonna Assunta"
    )
    whole = line.rect().adjusted(4, 0, -4, 0)
    assert shown.height() == metrics.boundingRect(whole, wraps, text).height()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_division_of_the_pool_is_answered_by_enter_and_space(choices, qtbot, key):
    choices.ask(asked("agreement"), NAMES)
    assert "\n" not in choices.line.texts[0], "the own proposal would repeat the other one"
    with qtbot.waitSignal(choices.acted) as acted:
        qtbot.keyClick(choices.line, key)
    assert acted.args[0].word == "accept"


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_answer_has_a_key_of_its_own_on_its_button(choices, kind):
    choices.ask(asked(kind), NAMES)
    keys = [button.shortcut().toString() for button in choices.buttons]
    assert all(keys)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_refusal_replaces_the_question_and_leaves_the_hint(window, scale):
    state = deal("coch", ("V VI II XI", "X XIII I", "I", "IV"), "play:V")
    bar = DecisionBar(Theme(text_scale=scale), Wording("de", "coch"), window)
    bar.fit_into(QRect(0, 0, 941, 120))
    window.show()
    bar.offer(hint=True, undo=True)
    bar.ask(observe(state, 1), NAMES)
    question, place = bar.question, bar.hint.geometry()
    bar.refuse("XIII")
    assert bar.question not in ("", question)
    assert bar.hint.geometry() == place
    assert not bar.hint.isHidden()
    assert bar.rect().contains(bar.hint.geometry())
