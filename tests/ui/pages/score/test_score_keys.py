"""The keys of the score page: in a rhythm of letters nobody is thrown out, and no loss is swallowed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.objects.controls import shows_button
from tests.ui.objects.score import NAMES

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def beeps(monkeypatch):
    heard = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append(1))
    return heard


@pytest.fixture
def typed(hand, qtbot):
    """Types keys where the focus is."""

    def typed(*keys, how=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            qtbot.keyClick(hand.page.window().focusWidget(), getattr(Qt.Key, f"Key_{key}"), how)

    return typed


def test_a_rhythm_of_letters_answers_no_question(hand, typed, beeps):
    hand.begin(*NAMES[:8])
    typed(*"ANANAN")
    assert hand.question.startswith("Anna:")
    before = list(hand.told)
    typed(*"DN")
    assert hand.told == before, "Anna is not thrown out"
    assert hand.headline == "Not entered. Only these keys count now: 1, 2."
    assert len(beeps) == 2
    typed("1")
    assert hand.told == [*before, "Anna reenter"]
    typed(*"DN")
    assert hand.told == [*before, "Anna reenter", "paid Dino", "dealt"]


def test_a_key_that_is_held_is_one_tap_and_ends_one_deal(hand):
    hand.begin(*NAMES[:4])
    for letter in "AN":
        for repeats in (False, True, True, True):
            key = getattr(Qt.Key, f"Key_{letter}")
            press = QKeyEvent(
                QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, letter.lower(), repeats
            )
            QApplication.sendEvent(hand.page.window().focusWidget(), press)
    assert hand.told == ["paid Anna", "dealt"]


def test_every_question_has_keys_that_are_no_persons_and_none_else_answers(hand, typed, beeps):
    hand.begin(*NAMES[:3])
    asked = set()
    for _ in range(60):
        if hand.result["state"] == "game over":
            break
        if hand.question:
            asked.add(hand.page.standing.seen.decision.kind)
            before = list(hand.told)
            typed(*"ABCNKSPXZ0")
            assert hand.told == before
            assert all(key.isdigit() for key in hand.page.ask.keys)
            typed(list(hand.page.ask.keys)[-1 if "reentry" in asked else 0])
            assert hand.told != before
        else:
            typed("B" if hand.tile("Bea").isEnabled() else "C", "N")
    assert "reentry" in asked
    before = list(hand.told)
    typed(*"ABN")
    assert hand.told == before
    assert hand.headline == "Not entered. Only these keys count now: 1."
    assert shows_button(hand.page, "New game")
    typed("1")
    assert hand.page.setup.isVisible()


def test_a_letter_of_a_person_who_is_out_is_refused(hand, typed, beeps):
    hand.begin(*NAMES[:4])
    for _ in range(3):
        hand.lose("Bea")
    typed("2")
    before = list(hand.told)
    typed("B")
    assert hand.told == before
    assert hand.headline == "Not entered: Bea is out."
    assert beeps


def test_letters_in_the_field_of_a_share_are_refused_and_ctrl_z_undoes_the_entry(hand, typed, beeps, qtbot):
    hand.begin(*NAMES[:3])
    for _ in range(3):
        hand.lose("Bea")
    hand.press(hand.answers[-1])
    field = next(part for part in hand.page.ask.parts if part.accessibleName() == "Your share of the pool")
    field.setFocus()
    before = list(hand.told)
    typed(*"AN")
    assert hand.told == before
    assert len(beeps) == 2
    field.setFocus()
    typed("Z", how=CTRL)
    assert hand.told == before[:-1]


def test_ctrl_z_undoes_the_last_entry_in_the_log_too(hand, typed):
    hand.begin(*NAMES[:4])
    hand.lose("Bea")
    hand.press("Log")
    typed("Z", how=CTRL)
    assert hand.told == ["paid Bea"]
