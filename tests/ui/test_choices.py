"""What is asked and how it is answered: by click, by key, by coins pushed, in every language and size."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.actions import (
    ACCEPT,
    AGREE,
    ASK,
    DECLINE,
    EXCHANGE,
    KEEP,
    LEAVE,
    NO_OFFER,
    OUTCOMES,
    REENTER,
    REFUSE,
    Action,
    Amount,
    Bet,
    Decision,
    Offer,
)
from cucu_desktop.engine.agreement import PROPOSE
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.telling import LANGUAGES
from cucu_desktop.ui.amounts import CoinSlider, DivisionSlider, ShareSlider, amount_slider
from cucu_desktop.ui.choices import Choices
from cucu_desktop.ui.paper import PaperButton, dress
from cucu_desktop.ui.tables import words_of
from cucu_desktop.ui.talk import TalkMenu
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.woodcut import RING
from cucu_desktop.ui.wording import Wording

PLACES = ((1.0, 941, 92), (1.5, 941, 114), (2.0, 941, 136), (1.0, 730, 92), (1.5, 677, 114), (1.0, 1177, 92))
"""Sizes of text, and the room there is for the choices then."""
NAMES = ("Nonna Assunta", "Don Carlo", "Zi' Peppe", "Anna")
RAISE, BACK = Amount("raise", 2, 9), Amount("back", 1, 40)
DECISIONS = {
    "turn": ((KEEP, EXCHANGE), None, None),
    "inn": ((KEEP, ASK), 1, None),
    "promise": ((AGREE, REFUSE), 1, None),
    "reentry": ((REENTER, RAISE, LEAVE), None, 10),
    "backing": ((BACK, DECLINE), 1, 20),
    "agreement": ((ACCEPT, PROPOSE, DECLINE), 1, None),
}


def match():
    players = tuple(Player(name, "face") for name in NAMES)
    return Match.begin(Setup("campli", players, campli.Options(), seed=3))


def asked(kind, *, talk=True):
    """What somebody sees who is asked this."""
    options, other, cost = DECISIONS[kind]
    begun = match()
    view = begun.observation(begun.to_act)
    decision = Decision(view.seat, kind, options, other, cost)
    proposed = (1, 60) if kind == "agreement" else None
    view = replace(view, options=replace(view.options, talk=talk), proposed=proposed)
    return replace(view, decision=decision, kind=kind, about=other, cost=cost)


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
    choices = Choices(Theme(), Wording("en"), window)
    choices.place(QRect(0, 0, 941, 100))
    window.show()
    return choices


def test_the_options_are_the_buttons(choices):
    choices.ask(asked("turn"), NAMES)
    assert [button.accessibleName() for button in choices.buttons] == ["Sto: keep", "Passo: exchange"]
    assert choices.question.startswith("Keep your card, or exchange it with ")


def test_a_click_answers(choices, qtbot):
    choices.ask(asked("turn"), NAMES)
    with qtbot.waitSignal(choices.acted) as acted:
        qtbot.mouseClick(choices.buttons[1], Qt.MouseButton.LeftButton)
    assert acted.args == [EXCHANGE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "action"), [(Qt.Key.Key_S, KEEP), (Qt.Key.Key_P, EXCHANGE)])
def test_the_first_letter_of_the_word_answers_in_every_language(choices, qtbot, language, key, action):
    choices.set_wording(Wording(language))
    choices.ask(asked("turn"), NAMES)
    choices.take_focus()
    with qtbot.waitSignal(choices.acted) as acted:
        qtbot.keyClick(choices, key)
    assert acted.args == [action]


def test_no_stray_key_answers(choices, qtbot):
    """The space bar skips what moves; whoever presses it once too often must not have answered."""
    choices.ask(asked("turn"), NAMES)
    choices.take_focus()
    with qtbot.assertNotEmitted(choices.acted):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_X):
            qtbot.keyClick(choices.focusWidget() or choices, key)


def test_the_line_that_asks_shows_its_focus(choices, window, qapp):
    choices.ask(asked("turn"), NAMES)
    window.activateWindow()
    choices.buttons[0].setFocus()
    without = choices.grab(choices._question.geometry()).toImage()
    choices.take_focus()
    assert choices._question.hasFocus()
    assert choices.grab(choices._question.geometry()).toImage() != without


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_answer_is_one_of_the_options(choices, qtbot, kind):
    view = asked(kind)
    for number in range(len(view.decision.options)):
        choices.ask(view, NAMES)
        with qtbot.waitSignal(choices.acted) as acted:
            choices.buttons[number].click()
        assert view.decision.allows(acted.args[0])
        assert acted.args[0].word == view.decision.options[number].word


def test_coins_are_pushed_forward_by_keys(choices, qtbot):
    choices.ask(asked("backing"), NAMES)
    slider = choices.findChild(CoinSlider)
    slider.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(slider, key)
    assert choices.buttons[0].accessibleName() == "Ci sto: give 3 coins"
    with qtbot.waitSignal(choices.acted) as acted:
        qtbot.keyClick(choices, Qt.Key.Key_C)
    assert acted.args == [Action("back", coins=3)]


def test_coins_are_pushed_forward_by_the_mouse(choices, qtbot):
    choices.ask(asked("reentry"), NAMES)
    slider = choices.findChild(CoinSlider)
    middle = slider.height() // 2
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 5, middle))
    assert slider.value() == 3
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(5, middle))
    assert slider.value() == 2
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(int(slider._x_of(7)), middle))
    assert slider.value() == 7


def test_the_pool_is_cut_by_dragging(choices, qtbot):
    choices.ask(asked("agreement"), NAMES)
    slider = choices.findChild(DivisionSlider)
    assert slider.value() == 50
    middle = slider.height() // 2
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(int(slider._x_of(50)), middle))
    qtbot.mouseMove(slider, QPoint(int(slider._x_of(70)), middle))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(int(slider._x_of(70)), middle))
    assert slider.value() == pytest.approx(70, abs=1)
    slider.setValue(65)
    choices.nudge(-1)
    assert slider.value() == 60
    with qtbot.waitSignal(choices.acted) as acted:
        choices.buttons[1].click()
    assert acted.args == [Action("propose", percent=60)]


@pytest.mark.parametrize("option", [RAISE, BACK, PROPOSE, Amount("back", 1, 1), Amount("raise", 5, 5)])
def test_an_amount_stays_within_its_bounds_and_can_be_drawn(qtbot, option):
    slider = amount_slider(Theme(), option)
    qtbot.addWidget(slider)
    slider.resize(slider.sizeHint())
    for value in (-5, option.low, option.high, 1000):
        slider.setValue(value)
        assert option.includes(option.of(slider.value()))
        assert not slider.grab().isNull()


def test_the_pool_is_proposed_in_halves_first():
    assert Wording("en").option(PROPOSE, asked("agreement")).meaning == "50% for me"


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # offscreen, a menu cannot
def test_table_talk_is_on_its_key_also_out_of_turn(choices, qtbot):
    choices.ask(replace(asked("turn"), decision=None), NAMES)
    choices.take_focus()
    assert choices.buttons == ()
    with qtbot.waitSignal(choices.said) as said:
        qtbot.keyClick(choices, Qt.Key.Key_T)
        qtbot.waitUntil(lambda: choices._menu is not None)
        choices._menu.actions()[0].trigger()
    assert said.args == ["good-card", None]
    choices._menu.close()


def test_table_talk_tells_its_meaning_where_there_is_room(choices):
    choices.ask(asked("turn"), NAMES)
    roomy = choices._talk.sizeHint().width()
    choices.place(QRect(0, 0, 530, 90))
    assert choices._talk.accessibleName() == "Parla: talk"
    assert choices._talk.toolTip() == "talk"
    assert choices._talk.sizeHint().width() < roomy


def test_a_card_can_be_claimed(qtbot):
    menu = TalkMenu(Wording("it"))
    qtbot.addWidget(menu)
    (about_cards,) = (action.menu() for action in menu.actions() if action.menu())
    assert len(about_cards.actions()) == 20
    with qtbot.waitSignal(menu.said) as said:
        about_cards.actions()[0].trigger()
    assert said.args == ["have", "XV"]


@pytest.mark.parametrize("silenced", ["option", "spectator", "over"])
def test_there_is_no_table_talk_where_there_is_none(choices, silenced):
    view = replace(asked("turn", talk=silenced != "option"), decision=None)
    if silenced == "spectator":
        view = replace(view, seat=SPECTATOR)
    if silenced == "over":
        view = replace(view, winners=(0,))
    choices.ask(view, NAMES)
    assert not any(button.isVisible() for button in choices.findChildren(PaperButton))
    choices.open_talk()
    assert choices._menu is None


def test_a_note_takes_the_place_of_the_question(choices):
    choices.ask(asked("turn"), NAMES)
    choices.tell("Anna, this is your new card.")
    assert choices.question == "Anna, this is your new card."
    assert choices.buttons == ()
    choices.clear()
    assert choices.isHidden()
    assert choices.question == ""


def test_another_language_leaves_the_amount_untouched(choices):
    choices.ask(asked("backing"), NAMES)
    choices.findChild(CoinSlider).setValue(7)
    choices.set_wording(Wording("de"))
    assert choices.buttons[0].accessibleName() == "Ci sto: 7 Münzen geben"
    assert choices.question.startswith("Don Carlo möchte")


PLACES = ((1.0, 941, 92), (1.5, 941, 114), (2.0, 941, 136), (1.0, 730, 92), (1.5, 677, 114), (1.0, 1177, 92))
"""Sizes of text, and the room there is for the choices then, the account open or not."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", DECISIONS)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_nothing_is_cut_off(choices, language, kind, place):
    """From 1024x700 up, at any size of text."""
    scale, width, height = place
    choices.set_theme(Theme(text_scale=scale))
    choices.set_wording(Wording(language))
    choices.place(QRect(0, 0, width, height))
    choices.ask(asked(kind), NAMES)
    assert QRect(0, 0, width, height).contains(choices.geometry())
    shown = [w for w in (*choices._parts(), choices._talk) if not w.isHidden()]
    assert len(shown) >= 3
    for widget in shown:
        assert widget.width() >= widget.sizeHint().width()
        assert widget.height() >= widget.sizeHint().height()
        assert choices.rect().contains(widget.geometry())
    for one, other in combinations(shown, 2):
        papers = [w.geometry().adjusted(RING, RING, -RING, -RING) for w in (one, other)]
        assert not papers[0].intersects(papers[1])
    line = choices._question
    room = QRect(0, 0, line.width(), 1000)
    needed = QFontMetrics(line.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, line.text())
    assert needed.height() <= line.height()
    assert needed.width() <= line.width()


def of_game(game, kind, *options, other=1, **seen):
    """A view of the words, and what somebody sees who is asked this at another game."""
    players = tuple(Player(name, "face") for name in NAMES)
    begun = Match.begin(Setup(game, players, GAMES[game].Options(**seen), seed=3))
    view = begun.observation(begun.to_act)
    return replace(view, decision=Decision(view.seat, kind, options, other), kind=kind, about=other)


def test_an_offer_is_coins_and_a_share_in_one_sentence(choices, qtbot):
    choices.set_wording(words_of("en", "lu_stu"))
    choices.ask(of_game("lu_stu", "bargain", Offer("offer", 1, 40, share=60), NO_OFFER), NAMES)
    coins, share = choices.findChild(CoinSlider), choices.findChild(ShareSlider)
    offer, nothing = choices.buttons
    coins.setValue(12)
    assert offer.accessibleName() == "Ti do…: 12 coins"
    share.setValue(25)
    assert offer.accessibleName() == "Ti do…: 12 coins and 25% of the winnings"
    with qtbot.waitSignal(choices.acted) as acted:
        offer.click()
    assert acted.args == [Action("offer", coins=12, percent=25)]
    coins.setValue(0)
    with qtbot.waitSignal(choices.acted) as acted:
        offer.click()
    assert acted.args == [Action("offer", percent=25)]
    share.setValue(0)
    assert not offer.isEnabled()
    assert nothing.isEnabled()
    share.setValue(share.maximum())
    assert share.value() == 60


@pytest.mark.parametrize(
    ("option", "sliders"), [(Offer("offer", 1, 0, share=30), 1), (Offer("offer", 1, 5), 1)]
)
def test_what_one_has_not_cannot_be_offered(choices, option, sliders):
    choices.set_wording(words_of("en", "lu_stu"))
    choices.ask(of_game("lu_stu", "bargain", option, NO_OFFER), NAMES)
    answers = choices._answers[0]
    assert len(answers.sliders) == 1
    answers.sliders[0].setValue(3)
    assert all(option.includes(action) for action in answers.actions())


def test_a_bet_is_made_on_either_outcome_or_not_at_all(choices, qtbot):
    choices.set_wording(words_of("en", "ace_chasing"))
    bet = Bet("bet", 0, 9, outcomes=OUTCOMES, refused=(Action("bet", 4, None, "out"),))
    choices.ask(of_game("ace_chasing", "bet", bet, bets="either"), NAMES)
    keys = [button.accessibleName() for button in choices.buttons]
    assert len(keys) == 3
    choices.findChild(CoinSlider).setValue(4)
    out, through, nothing = choices.buttons
    assert not out.isEnabled(), "it was refused"
    for button, action in ((through, Action("bet", 4, None, "through")), (nothing, Action("bet", 0))):
        with qtbot.waitSignal(choices.acted) as acted:
            button.click()
        assert acted.args == [action]


def test_who_has_no_coins_can_only_bet_nothing(choices):
    choices.set_wording(words_of("en", "ace_chasing"))
    choices.ask(of_game("ace_chasing", "bet", Bet("bet", 0, 0)), NAMES)
    assert choices.findChild(CoinSlider) is None
    assert [answer.actions() for answer in choices._answers] == [(Action("bet", 0),)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scale", "wide", "high"), PLACES)
@pytest.mark.parametrize("kind", ["bargain", "bet", "offer"])
def test_offers_and_bets_fit_their_place(window, language, scale, wide, high, kind):
    asked = {
        "bargain": of_game("lu_stu", "bargain", Offer("offer", 1, 1000, share=100), NO_OFFER),
        "bet": of_game("ace_chasing", "bet", Bet("bet", 0, 1000, outcomes=OUTCOMES), bets="either"),
        "offer": replace(of_game("lu_stu", "offer", ACCEPT, REFUSE), offer=Action("offer", 100, 50)),
    }[kind]
    choices = Choices(
        Theme(text_scale=scale), words_of(language, "ace_chasing" if kind == "bet" else "lu_stu"), window
    )
    choices.ask(asked, NAMES)
    choices.place(QRect(0, 0, wide, high))
    parts = [part for part in (*choices._parts(), choices._question) if not part.isHidden()]
    areas = [part.geometry() for part in parts]
    assert all(QRect(0, 0, wide, high + 8).contains(area) for area in areas), [
        area.getRect() for area in areas
    ]
