"""Advice at the table: for the deciding player, from their observation, by a hand and in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import KEEP, Action, Amount
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.match.advice.advice import Advice
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.match import Match, Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.tricks.card_marks import Pointer
from cucu_desktop.ui.text.hint_text import LONGEST, advice_told, reason_told
from cucu_desktop.ui.text.wording import wording_of
from tests.ui.objects.controls import button
from tests.ui.objects.table import question_line
from tests.ui.reasons import WHYS
from tests.ui.windows import LARGE, PATIENCE, a_window, cut_off, first, short_plan, wait_for

HINT = "Hint: what would you do?"


def asks(qtbot, window) -> Advice:
    """Ask by the key, and return the advice when it is there."""
    qtbot.keyClick(window.playing.view, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.playing.hint.advice is not None, timeout=PATIENCE)
    return window.playing.hint.advice


def tricks(game="coch", bots=3):
    plan = seating.usual(game, "Anna", seats=1)
    players = [Player("Anna", "you-1")]
    players += [Player(f"Bot {number}", "peppe", "peppe") for number in range(bots)]
    return seating.Plan(game, tuple(players), (), plan.options)


def test_the_key_points_to_a_button_and_says_why(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    asked = window.playing.decision_bar.question
    advice = asks(qtbot, window)
    choices, session = window.playing.decision_bar, window.playing.session
    assert session.question.decision.allows(advice.action)
    pointed = [button for button in choices.buttons if button.is_pointed_to]
    assert len(pointed) == 1
    assert pointed[0].accessibleDescription() == "suggested"
    assert choices.question.startswith("Hint: ")
    assert choices.question != asked
    assert announced[-1] == choices.question
    qtbot.keyClick(window.playing.view, Qt.Key.Key_H)
    assert announced[-2:] == [choices.question] * 2


def test_a_refusal_replaces_the_question_and_leaves_the_hint(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(tricks())
    wait_for(qtbot, window, Stage.ANSWER)
    bar = window.playing.decision_bar
    bar.advise(None, lambda: "Hint: the two.")
    question = bar.line.text().partition("\n")[2]
    bar.refuse("II")
    above, _, beneath = bar.line.text().partition("\n")
    assert above == "Hint: the two."
    assert beneath
    assert question


def test_where_all_is_equal_no_button_is_pointed_to(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    bar, session = window.playing.decision_bar, window.playing.session
    session.advised.emit(Advice(KEEP, Reason("same")))
    assert bar.question == "Hint: Keep (Sto). It makes no difference: all choices are equally good."
    assert not any(button.is_pointed_to for button in bar.buttons)
    assert window.focusWidget() not in bar.buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_written_as_large_as_the_question_and_read_in_full(qtbot, tmp_path, language, announced):
    """Where there is no room for all of it the reason stands there alone: a hand points to the rest."""
    window = a_window(qtbot, tmp_path, size=(1280, 800), text=150, language=language)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    line = question_line(window.playing.decision_bar)
    asked, question = line.font().pixelSize(), line.text()
    advice = asks(qtbot, window)
    assert line.font().pixelSize() >= asked * 0.8
    words = window.playing.decision_bar.question
    told, _, beneath = line.text().rpartition("\n")
    assert beneath == question, "what is asked can still be read"
    assert told in (words, reason_told(advice, window.context.wording, window.playing.names))
    assert announced[-1] == words


def test_advice_goes_when_the_choice_is_made_and_nothing_is_kept_of_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.log
    before = log.read_bytes()
    events = window.playing.session.match_view.public_events()
    asks(qtbot, window)
    assert log.read_bytes() == before
    assert window.playing.session.match_view.public_events() == events
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert window.playing.hint.advice is None
    assert not [button for button in window.playing.decision_bar.buttons if button.is_pointed_to]
    window.close()
    Match.resume(log).close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_longest_hint_the_reason_stands_above_the_question(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), language=language)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    choices = window.playing.decision_bar
    question, option = choices.question, window.playing.session.question.decision.options[0]
    choices.advise(option, lambda: "Mmm nnnn oo" * 13, "Mmm nnnn oo" * 6)
    line = question_line(choices)
    assert len(choices.question) > LONGEST
    assert line.text().endswith(f"\n{question}")
    metrics = QFontMetrics(line.font())
    assert line.font().pixelSize() >= window.context.theme.font("status").pixelSize() * 0.84
    assert line.needed(line.font(), line.width()) < 3 * metrics.lineSpacing()


def test_a_late_answer_is_dropped(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=2))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    session.bot_turns.workers.advised.emit(
        session.bot_turns.number - 1, Advice(session.question.decision.options[0])
    )
    assert window.playing.hint.advice is None


def test_at_tricks_a_hand_points_to_the_card(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(tricks())
    wait_for(qtbot, window, Stage.ANSWER)
    advice = asks(qtbot, window)
    table, seat = window.playing.view.table, window.playing.session.viewer

    def pointed():
        return [
            card.face
            for card in table.hands[seat]
            if any(isinstance(child, Pointer) for child in card.childItems())
        ]

    assert pointed() == [advice.action.card.id]
    (focused,) = (place for place, spot in enumerate(window.playing.accessibility.cards) if spot.hasFocus())
    assert window.playing.accessibility.held[focused] == (seat, advice.action.card.id), "Enter plays it"
    window.resize(1100, 740)
    qtbot.waitUntil(lambda: pointed() == [advice.action.card.id])
    window.playing.session.act(advice.action)
    assert not [item for item in table.items() if isinstance(item, Pointer)]


def test_it_is_said_in_another_language_at_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    asks(qtbot, window)
    window.context.prefer(language="de")
    assert window.playing.decision_bar.question.startswith("Tipp: ")
    window.context.prefer(language="it")
    assert window.playing.decision_bar.question.startswith("Consiglio: ")


def test_a_quiet_button_asks_too_and_is_there_only_while_one_is_asked(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    hint = button(window.playing.decision_bar, HINT)
    assert hint.isVisible()
    assert hint.accessibleName() == HINT
    hint.click()
    qtbot.waitUntil(lambda: window.playing.hint.advice is not None, timeout=PATIENCE)
    window.playing.session.hold("test")
    window.playing.session.act(first(window.playing.session.question.decision.options[0]))
    assert not hint.isVisible()


def test_advice_to_pass_takes_the_keyboard_off_the_card_that_would_be_bid(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    plan = seating.usual("zifuli", "Anna", seats=1)
    bots = [Player(f"Bot {number}", "peppe", "peppe") for number in range(4)]
    window.play(seating.Plan("zifuli", (Player("Anna", "you-1"), *bots), (), plan.options))
    wait_for(qtbot, window, Stage.ANSWER)
    playing = window.playing
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.focusWidget() in playing.accessibility.cards
    (passing,) = (option for option in playing.session.question.decision.options if option.card is None)
    playing.hint.give(Advice(passing, None))
    (button,) = (button for button in playing.decision_bar.buttons if button.is_pointed_to)
    assert window.focusWidget() is button


def test_the_offer_is_whole_where_no_button_stands_beneath_the_line_that_asks(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.play(tricks())
    wait_for(qtbot, window, Stage.ANSWER)
    choices = window.playing.decision_bar
    hint = button(choices, HINT)
    assert not choices.buttons
    assert hint.isVisible()
    assert hint.geometry().bottom() < choices.height()
    assert hint.height() == hint.sizeHint().height()


def test_nobody_is_advised_before_they_have_said_that_they_are_there(qtbot, tmp_path, announced):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain")
    window.play(short_plan("Anna", "Bruno", bots=1))
    wait_for(qtbot, window, Stage.HAND_OVER)
    window.playing.hint.ask()
    assert announced[-1] == "There’s nothing to decide right now."
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    asks(qtbot, window)
    window.match_controller.hide_cards()
    assert window.playing.hint.advice is None
    assert "Hint:" not in window.playing.decision_bar.question


def test_a_question_that_is_talked_over_in_the_open_brings_no_advice_on_a_card_that_is_not_seen(
    qtbot, tmp_path, monkeypatch
):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain")
    window.play(short_plan("Anna", "Bruno"))
    wait_for(qtbot, window, Stage.HAND_OVER)
    session = window.playing.session
    session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.may_be_advised
    monkeypatch.setattr(session.match_view, "viewer", 63)
    assert session.question.cards[session.question.seat] is HIDDEN
    assert not session.may_be_advised
    assert not session.ask_advice()


def test_an_advised_amount_is_chosen_already(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3))
    wait_for(qtbot, window, Stage.ANSWER)
    choices, session = window.playing.decision_bar, window.playing.session
    option = Amount("propose", 0, 100, percent=True)
    decision = type(session.question.decision)(session.viewer, "agreement", (option,))
    asked = type(session.question)(
        **{name: getattr(session.question, name) for name in session.question.__slots__}
        | {"decision": decision, "kind": "agreement", "about": 1}
    )
    choices.ask(asked, window.playing.names)
    choices.advise(Action("propose", percent=65), lambda: "told")
    (button,) = choices.buttons
    assert button.is_pointed_to
    assert choices.answers[0].actions() == (Action("propose", percent=65),)
    choices.nudge(1)
    assert not button.is_pointed_to


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_advice_has_room_in_a_small_window_with_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    window.play(short_plan("Anna", bots=4))
    wait_for(qtbot, window, Stage.ANSWER)
    asks(qtbot, window)
    choices = window.playing.decision_bar
    action = window.playing.hint.advice.action
    wording, question = wording_of(language, "campli"), window.playing.session.question
    told = [advice_told(Advice(action, why), wording, question, window.playing.names) for why in WHYS]
    choices.advise(action, lambda: max(told, key=len))
    assert not cut_off(choices)
    assert choices.geometry().bottom() <= window.playing.height()
