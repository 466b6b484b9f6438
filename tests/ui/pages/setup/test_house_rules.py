"""House rules on the set-up page: folded away, with the number of those that are changed."""

import pytest

from cucu_desktop.games.catalogue import GAMES
from tests.ui.objects.controls import choose
from tests.ui.objects.setup_form import SetupForm, open_setup

WITH_RULES = [game for game, module in GAMES.items() if module.house_rules]


def test_they_are_folded_and_told_how_many_are_changed(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "cuckoo").page_stack.page)
    rules = sheet.options
    control = rules.controls["kings"]
    assert not control.isVisibleTo(rules)
    assert rules.more.button.accessibleName() == "More house rules"
    rules.more.button.click()
    assert control.isVisibleTo(rules)
    choose(control, "open")
    choose(rules.controls["ace"], "high")
    assert rules.more.button.accessibleName() == "More house rules (2 changed)"
    rules.more.button.click()
    assert not control.isVisibleTo(rules)
    sheet.preset("ranter-go-round")
    assert rules.more.button.accessibleName() == "More house rules (2 changed)"
    sheet.preset("cuckoo")
    assert rules.more.button.accessibleName() == "More house rules"


@pytest.mark.parametrize("game", GAMES)
def test_only_a_game_that_has_some_offers_them(qtbot, tmp_path, game):
    rules = SetupForm(open_setup(qtbot, tmp_path, game).page_stack.page).options
    assert rules.more.isVisibleTo(rules) is (game in WITH_RULES)


def test_who_falls_together_matters_only_if_all_of_the_lowest_pay(qtbot, tmp_path):
    rules = SetupForm(open_setup(qtbot, tmp_path, "cuckoo").page_stack.page).options
    choose(rules.controls["ties"], "first")
    assert not rules.controls["all_out"].isEnabled()
    gnav = SetupForm(open_setup(qtbot, tmp_path, "gnav").page_stack.page).options
    assert gnav.controls["all_out"].isEnabled()


def test_forty_sit_down_to_two_packs_and_twenty_to_one(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "cuckoo").page_stack.page)
    sheet.controls["packs"].setValue(2)
    sheet.fill(25)
    assert len(sheet.plan.players) == 25
    assert not sheet.fault
    sheet.controls["packs"].setValue(1)
    assert sheet.fault or len(sheet.plan.players) == 20
