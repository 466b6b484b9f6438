"""The set-up of a score: names, coins, rules, and the game that follows."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.objects.controls import button, click
from tests.ui.objects.score import NAMES, Scorekeeper


def test_the_set_up_says_what_is_wrong_and_offers_known_names(hand, window, qtbot):
    hand.name("Anna")
    assert "2 to 20 people" in hand.foot
    click(hand.page, "Start")
    assert hand.page.kept is None
    hand.name("Anna", "Anna")
    assert "called Anna" in hand.foot
    hand.name("Anna", "Bea")
    hand.page.setup.coins[1].setValue(2)
    assert "Bea" in hand.foot
    hand.page.setup.coins[1].setValue(20)
    click(hand.page, "Start")
    assert hand.result["coins"] == {"Anna": 95, "Bea": 15}
    window.page_stack.close_pages()
    again = Scorekeeper(window, qtbot)
    click(again.page, "New game")
    assert again.known == ["Anna", "Bea"]
    click(again.page, "Back")
    assert again.told == [], "the game under way is still there"
    assert again.page.isVisible()


def test_enter_leads_from_name_to_name_in_sight_and_then_to_the_button(hand, qtbot):
    names = [f"Person {number}" for number in range(1, 21)]
    for number, name in enumerate(names):
        field = hand.page.focusWidget()
        assert field is hand.page.setup.names[number]
        assert field.visibleRegion().boundingRect() == field.rect(), name
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert [seat["name"] for seat in hand.page.setup.plan["seats"]] == names
    assert hand.page.focusWidget() is hand.page.next
    qtbot.keyClick(hand.page.next, Qt.Key.Key_Space)
    assert list(hand.result["tokens"]) == names
    assert hand.foot == "Tap everyone who lost, then “Next deal”."


def test_all_rules_of_the_game_can_be_set_and_count(hand):
    hand.choose_game("campli")
    hand.page.setup.more.setChecked(True)
    rules = hand.page.setup.rules
    rules.controls["tokens"].setValue(1)
    assert "1" in hand.page.setup.more.text()
    hand.begin(*NAMES[:4])
    assert set(hand.result["tokens"].values()) == {1}
    assert hand.page.kept.plan["options"]["tokens"] == 1


def test_the_stake_stands_once_in_the_rules_and_above_them(hand):
    hand.page.setup.more.setChecked(True)
    hand.page.setup.stake.setValue(7)
    assert hand.page.setup.rules.controls["stake"].value() == 7
    hand.page.setup.rules.controls["stake"].setValue(3)
    assert hand.page.setup.stake.value() == 3
    hand.begin(*NAMES[:3])
    assert hand.result["pool"] == 9


@pytest.mark.qt_log_ignore("does not support")  # the offscreen platform grabs no keyboard for a list
def test_a_list_of_completions_is_not_over_the_buttons(hand, qtbot):
    setup = hand.page.setup
    for number in range(19):
        setup.names[number].setText(f"Person {number + 1}")
        setup.reached.emit(setup.names[number + 1])
    field = setup.names[19]
    field.complete_from([f"Anna {number}" for number in range(30)])
    field.setFocus()
    qtbot.keyClicks(field, "A")
    popup = field.completer().popup()
    assert popup.isVisible()
    back = button(hand.page, "Back")
    below = back.mapToGlobal(back.rect().topLeft()).y()
    assert popup.geometry().bottom() <= below
    popup.hide()


def test_lines_without_a_name_stay_as_they_are_when_the_page_is_built_again(hand, window):
    setup = hand.page.setup
    for number, name in enumerate(("Anna", "", "Carla", "Dino ", "Ezio")):
        setup.names[number].setText(name)
        setup.coins[number].setValue(10 + number)
    setup.coins[5].setValue(33)
    window.context.prefer(language="de")
    again = window.page_stack.page.setup
    assert again is not setup
    assert [field.text() for field in again.names] == ["Anna", "", "Carla", "Dino ", "Ezio", ""]
    assert [field.value() for field in again.coins] == [10, 11, 12, 13, 14, 33]
    assert [seat["name"] for seat in again.plan["seats"]] == ["Anna", "Carla", "Dino", "Ezio"]
