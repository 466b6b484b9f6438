"""The control for amounts: pressed, typed, stepped by keys, read out, and what comes of an amount told."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cucu_desktop.engine.actions import ACCEPT, NO_OFFER, OUTCOMES, REFUSE, Action, Amount, Bet, Offer
from cucu_desktop.engine.mechanisms.agreement import ANY_DIVISION
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.decision.amounts import TARGET, AmountStepper, Scale
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.text.wording import Wording, wording_of
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.paper_widgets import dress
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.woodcut import RING
from tests.ui.decisions import NAMES, PLACES, asked, of_game
from tests.ui.objects.table import amounts_of, question_line, step, unfold

SMALLEST = (1.0, 589, 92)
"""What a window of 640 by 400 leaves."""
OFFER = Offer("offer", 1, 40, share=60)


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    dress(qapp, Theme())
    speak("en")


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1500, 400)
    return window


@pytest.fixture
def bar(window):
    bar = DecisionBar(Theme(), Wording("en"), window)
    bar.fit_into(QRect(0, 200, 1438, 123))
    window.show()
    return bar


def bargain(bar, option=OFFER, language="en"):
    bar.set_wording(wording_of(language, "lu_stu"))
    bar.ask(of_game("lu_stu", "bargain", option, NO_OFFER), NAMES)
    return amounts_of(bar)


def test_the_number_is_stepped_by_keys(bar, qtbot):
    bar.ask(asked("backing"), NAMES)
    (coins,) = amounts_of(bar)
    coins.setFocus()
    key = Qt.Key
    for pressed, value in (
        (key.Key_Right, 2), (key.Key_Up, 3), (key.Key_Left, 2), (key.Key_PageUp, 7), (key.Key_PageDown, 2),
        (key.Key_End, 20), (key.Key_Up, 20), (key.Key_Home, 1), (key.Key_Down, 1), (key.Key_Plus, 2),
        (key.Key_Plus, 3), (key.Key_Minus, 2),
    ):  # fmt: skip
        qtbot.keyClick(coins.field, pressed)
        assert coins.value == value, pressed
    assert bar.buttons[0].accessibleName() == "Ci sto: chip in 2 coins"


def test_the_number_is_typed_and_letters_still_answer(bar, qtbot):
    """A field would swallow the letters that press the buttons."""
    bar.ask(asked("backing"), NAMES)
    (coins,) = amounts_of(bar)
    coins.setFocus()
    QApplication.processEvents()
    qtbot.keyClicks(coins.field, "13")
    assert coins.value == 13
    with qtbot.waitSignal(bar.acted) as acted:
        qtbot.keyClick(coins.field, Qt.Key.Key_P)
    assert acted.args == [Action("back", coins=13)]


@pytest.mark.parametrize(("key", "text", "is_kept"), [
    (Qt.Key.Key_7, "7", True), (Qt.Key.Key_End, "", True), (Qt.Key.Key_H, "h", False),
    (Qt.Key.Key_Space, " ", False),
])  # fmt: skip
def test_only_the_keys_of_a_number_are_kept_from_the_table(bar, key, text, is_kept):
    bar.ask(asked("backing"), NAMES)
    (coins,) = amounts_of(bar)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier, text)
    event.ignore()
    QApplication.sendEvent(coins.field, event)
    assert event.isAccepted() == is_kept


def test_a_key_that_writes_no_number_goes_on_to_the_table(bar):
    bar.ask(asked("backing"), NAMES)
    (coins,) = amounts_of(bar)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    coins.field.keyPressEvent(event)
    assert not event.isAccepted()


def test_the_number_is_pressed_up_and_down(bar, qtbot):
    bar.ask(asked("backing"), NAMES)
    (coins,) = amounts_of(bar)
    for sign, value in (("1 more", 2), ("5 more", 7), ("1 less", 6), ("5 less", 1)):
        qtbot.mouseClick(step(coins, sign), Qt.MouseButton.LeftButton)
        assert coins.value == value
    assert not step(coins, "1 less").isEnabled()
    assert not step(coins, "5 less").isEnabled()
    assert step(coins, "1 more").isEnabled()


def test_a_pool_is_divided_in_steps_of_five(bar, qtbot):
    bar.ask(asked("agreement"), NAMES)
    unfold(bar)
    (mine,) = amounts_of(bar)
    assert mine.value == 50
    bar.nudge(-1)
    qtbot.mouseClick(step(mine, "20% more"), Qt.MouseButton.LeftButton)
    assert mine.value == 65
    with qtbot.waitSignal(bar.acted) as acted:
        bar.buttons[1].click()
    assert acted.args == [Action("propose", percent=65)]


def test_of_two_amounts_the_one_with_the_keyboard_is_nudged(bar):
    coins, share = bargain(bar)
    bar.nudge(2)
    share.setFocus()
    QApplication.processEvents()
    bar.nudge(1)
    assert (coins.value, share.value) == (3, 5)


@pytest.mark.parametrize(
    "option", [Amount("raise", 2, 9), Amount("back", 1, 20), ANY_DIVISION, Amount("back", 1, 1)]
)
def test_an_amount_stays_within_its_bounds_and_can_be_drawn(qtbot, option):
    control = AmountStepper(Theme(), Scale(option.low, option.high, option.low))
    qtbot.addWidget(control)
    control.say("Coins", "coins now", "", [])
    control.resize(control.sizeHint())
    for value in (-5, option.low, option.high, 1000):
        control.set_value(value)
        assert option.includes(option.of(control.value))
        assert not control.grab().isNull()


@pytest.mark.parametrize(("high", "leap"), [(5, 1), (12, 2), (40, 5), (95, 20), (1000, 200), (30_000, 1000)])
def test_larger_steps_fit_the_range(high, leap):
    assert Scale(1, high, 1).leap == leap


def test_an_offer_is_coins_and_a_share_in_one_sentence(bar, qtbot):
    coins, share = bargain(bar)
    offer, nothing = bar.buttons
    coins.set_value(12)
    assert offer.accessibleName() == "Ti do…: 12 coins"
    share.set_value(25)
    assert offer.accessibleName() == "Ti do…: 12 coins and 25% of the winnings"
    with qtbot.waitSignal(bar.acted) as acted:
        offer.click()
    assert acted.args == [Action("offer", coins=12, percent=25)]
    coins.set_value(0)
    with qtbot.waitSignal(bar.acted) as acted:
        offer.click()
    assert acted.args == [Action("offer", percent=25)]
    share.set_value(0)
    assert not offer.isEnabled()
    assert nothing.isEnabled()
    share.set_value(100)
    assert share.value == 60


@pytest.mark.parametrize("option", [Offer("offer", 1, 0, share=30), Offer("offer", 1, 5)])
def test_what_one_has_not_cannot_be_offered(bar, option):
    (only,) = bargain(bar, option)
    only.set_value(3)
    acted = []
    bar.acted.connect(acted.append)
    *offers, _nothing = bar.buttons
    for button in offers:
        button.click()
    assert acted
    assert all(option.includes(action) for action in acted)


def test_a_bet_is_made_on_either_outcome_or_not_at_all(bar, qtbot):
    bar.set_wording(wording_of("en", "ace_chasing"))
    bet = Bet("bet", 0, 9, outcomes=OUTCOMES, refused=(Action("bet", 4, None, "out"),))
    bar.ask(of_game("ace_chasing", "bet", bet, bets="either"), NAMES)
    (coins,) = amounts_of(bar)
    coins.set_value(4)
    out, through, nothing = bar.buttons
    assert not out.isEnabled(), "it was refused"
    for button, action in ((through, Action("bet", 4, None, "through")), (nothing, Action("bet", 0))):
        with qtbot.waitSignal(bar.acted) as acted:
            button.click()
        assert acted.args == [action]


def test_who_has_no_coins_can_only_bet_nothing(bar, qtbot):
    bar.set_wording(wording_of("en", "ace_chasing"))
    bar.ask(of_game("ace_chasing", "bet", Bet("bet", 0, 0)), NAMES)
    assert amounts_of(bar) == []
    (nothing,) = bar.buttons
    with qtbot.waitSignal(bar.acted) as acted:
        nothing.click()
    assert acted.args == [Action("bet", 0)]


# What people ask: what do I give now, what later, what do I get?

PERCENT = "\N{NO-BREAK SPACE}%"
SENTENCES = {
    ("bargain", "en"): "If Don Carlo agrees, you get the inn and pay 12 coins now "
    "and 20% of your winnings if you win.",
    ("bargain", "de"): f"Sagt Don Carlo ja, gibst du jetzt 12 Münzen und 20{PERCENT} vom Gewinn, "
    "wenn du gewinnst; dafür bekommst du das Wirtshaus.",
    ("bargain", "it"): f"Se Don Carlo accetta, dai 12 monete subito e il 20{PERCENT} della vincita "
    "se vinci; in cambio hai la Taverna.",
    ("backing", "en"): "You pay 5 coins now if Don Carlo buys back in. If Don Carlo wins, 25% is yours.",
    ("agreement", "de"): f"Dein Vorschlag: 60{PERCENT} für dich, 40{PERCENT} für Don Carlo, "
    "egal wer gewinnt (beim jetzigen Topf 12 Münzen und 8 Münzen).",
    ("reentry", "en"): "Others chip in up to 5 coins and you pay the rest. "
    "If you win, up to 50% goes to them.",
    ("bet", "en"): "If Don Carlo is out, you get 5 coins; if not, you pay 5 coins.",
    ("either", "en"): "If you are right, Don Carlo pays you 5 coins; if not, you pay 5 coins.",
}


@pytest.mark.parametrize(("kind", "language"), SENTENCES)
def test_what_comes_of_an_amount_is_told(bar, kind, language):
    amounts = (60,) if kind == "agreement" else (5,)
    if kind == "bargain":
        bargain(bar, language=language)
        amounts = (12, 20)
    elif kind in ("bet", "either"):
        bar.set_wording(wording_of(language, "ace_chasing"))
        bet = Bet("bet", 0, 9, outcomes=OUTCOMES) if kind == "either" else Bet("bet", 0, 9)
        bar.ask(of_game("ace_chasing", "bet", bet), NAMES)
    else:
        bar.set_wording(Wording(language))
        bar.ask(replace(asked(kind), seat=2, pool=20), NAMES)
        if kind == "agreement":
            unfold(bar)
    for control, value in zip(amounts_of(bar), amounts, strict=True):
        control.set_value(value)
    sentence = SENTENCES[kind, language]
    assert question_line(bar).text() == f"{bar.question}\n{sentence}"
    assert sentence not in bar.question, "it is announced with the amount, not with the question"
    assert {control.field.accessibleDescription() for control in amounts_of(bar)} == {sentence}


def test_the_fools_bargain_says_what_the_fool_does(bar):
    words = wording_of("en", "lu_stu").amounts
    seen = of_game("lu_stu", "bargain", OFFER)
    from cucu_desktop.engine.cards import CUCCO  # noqa: PLC0415

    matto = replace(seen, cards=(CUCCO["MATTO"], *seen.cards[1:]), shown=(True, *seen.shown[1:]))
    told = words.outcome(Action("offer", coins=1), matto, NAMES)
    assert told == "If Don Carlo agrees, the fool is passed on and you pay 1 coin now."
    out = replace(matto, tokens=(0,) * len(seen.tokens))
    assert words.outcome(Action("offer", coins=1), out, NAMES).startswith(
        "If Don Carlo agrees, the fool stays put and"
    )
    assert words.outcome(Action("offer"), matto, NAMES) == ""
    assert words.outcome(Action("bet", 0), seen, NAMES) == ""


@pytest.mark.parametrize(
    ("language", "beneath"),
    [
        ("en", "coins for about 23%"),
        ("de", f"Münzen für etwa 23{PERCENT}"),
        ("it", f"monete per il 23{PERCENT} circa"),
    ],
)
def test_a_share_is_named_beneath_the_coins(language, beneath):
    amounts = Wording(language).amounts
    assert amounts.beneath("back", 7, 30) == beneath
    assert "80" in amounts.beneath("back", 8, 10)
    eighty = Wording("it").amounts.beneath("back", 8, 10)
    assert eighty == f"monete per l\N{RIGHT SINGLE QUOTATION MARK}80{PERCENT}"
    assert not amounts.beneath("offer-coins", 1, None).startswith(amounts.beneath("offer-coins", 2, None))


def test_where_there_is_no_room_for_both_the_answer_takes_the_place_of_the_question(bar):
    bar.fit_into(QRect(0, 200, 500, 76))
    bar.ask(asked("backing"), NAMES)
    asks = question_line(bar).text()
    assert asks == bar.question
    (coins,) = amounts_of(bar)
    coins.set_value(5)
    assert question_line(bar).text().startswith("You pay 5 coins now")
    assert bar.question == asks


def test_a_screen_reader_finds_a_number_with_name_value_and_what_comes_of_it(bar):
    coins, share = bargain(bar, language="de")
    coins.set_value(12)
    share.set_value(20)
    role = QAccessible.Role.SpinBox
    for control, name, value in (
        (coins, "Münzen, die du jetzt gibst", "12"),
        (share, "Anteil an deinem Gewinn", "20\N{NO-BREAK SPACE}%"),
    ):
        told = QAccessible.queryAccessibleInterface(control.field)
        assert told.role() == role
        assert told.text(QAccessible.Text.Name) == name
        assert told.text(QAccessible.Text.Value) == value
        description = told.text(QAccessible.Text.Description)
        assert description.startswith("Sagt Don Carlo ja, gibst du jetzt 12 Münzen")
        assert all(button.accessibleName().startswith(name) for button in control.buttons)
        assert all(button.focusPolicy() == Qt.FocusPolicy.NoFocus for button in control.buttons)


def test_the_focus_is_seen_round_the_whole_control(bar, window):
    window.activateWindow()
    coins, _share = bargain(bar)
    coins.setFocus()
    QApplication.processEvents()
    with_ring = coins.grab().toImage()
    bar.take_focus()
    QApplication.processEvents()
    assert coins.grab().toImage() != with_ring


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scale", "wide", "high"), [*PLACES, SMALLEST])
@pytest.mark.parametrize("kind", ["bargain", "bet", "offer", "backing", "reentry", "agreement"])
def test_amounts_fit_their_place(window, language, scale, wide, high, kind):
    shown = {
        "bargain": lambda: of_game("lu_stu", "bargain", Offer("offer", 1, 1000, share=100), NO_OFFER),
        "bet": lambda: of_game("ace_chasing", "bet", Bet("bet", 0, 1000, outcomes=OUTCOMES), bets="either"),
        "offer": lambda: replace(of_game("lu_stu", "offer", ACCEPT, REFUSE), offer=Action("offer", 100, 50)),
    }.get(kind, lambda: asked(kind))()
    game = {"bargain": "lu_stu", "offer": "lu_stu", "bet": "ace_chasing"}.get(kind, "campli")
    bar = DecisionBar(Theme(text_scale=scale), wording_of(language, game), window)
    bar.ask(shown, NAMES)
    if kind == "agreement":
        unfold(bar)
    area = QRect(0, 200, wide, high)
    bar.fit_into(area)
    window.show()
    # In the smallest window it may rise over the edge of the table, and table talk may hang over.
    assert bar.geometry().bottom() <= area.bottom() + 8
    answers = [*bar.buttons, *amounts_of(bar)]
    shown = [part for part in (*answers, question_line(bar)) if not part.isHidden()]
    assert all(bar.rect().adjusted(0, 0, 0, 8).contains(part.geometry()) for part in shown)
    for control in amounts_of(bar):
        assert control.width() >= control.sizeHint().width()
        for button in control.buttons:
            if not button.isHidden():
                assert min(button.width(), button.height()) >= TARGET
        drawn = (each.geometry().adjusted(RING, RING, -RING, -RING) for each in bar.buttons)
        assert not any(control.geometry().intersects(other) for other in drawn)
        assert not control.toolTip(), "nothing may lie over the question"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bet_does_not_cover_the_table_in_the_smallest_window(window, language):
    bar = DecisionBar(Theme(), wording_of(language, "ace_chasing"), window)
    bar.ask(of_game("ace_chasing", "bet", Bet("bet", 0, 100, outcomes=OUTCOMES), bets="either"), NAMES)
    area = QRect(25, 273, 590, 92)  # of 640x400
    bar.fit_into(area)
    assert area.contains(bar.geometry())
    assert all(bar.rect().contains(part.geometry()) for part in (*bar.buttons, *amounts_of(bar)))
    keys = [button.shortcut().toString() for button in bar.buttons]
    assert all(keys), "they answer, although none is shown"


def test_the_targets_touch_no_edge(bar):
    """Between two targets lies the number, and each answers at its very corner."""
    coins, _share = bargain(bar)
    for button in coins.buttons:
        assert coins.childAt(button.geometry().topLeft() + QPoint(1, 1)) is button
