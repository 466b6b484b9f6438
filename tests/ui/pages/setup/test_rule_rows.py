"""The rules of a match on the setup page: every option, every preset, and what goes together."""

from dataclasses import replace

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup import seating
from tests.ui.objects.controls import choose, texts
from tests.ui.objects.setup_form import SetupForm, open_setup


def test_presets_fill_in_the_rules_and_own_rules_are_no_preset(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "campli").page_stack.page)
    sheet.controls["stake"].setValue(7)
    sheet.preset("strict")
    assert sheet.plan.options == seating.with_preset(sheet.plan, "strict").options
    assert sheet.plan.options.stake == 7
    assert not sheet.plan.options.reentry
    assert sheet.sets.told == "Strict"
    sheet.controls["talk"].setChecked(False)
    assert seating.preset_of(sheet.plan) is None
    assert sheet.sets.told == "Custom rules"


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_and_every_option_of_every_game_can_be_chosen(qtbot, tmp_path, game):
    window = open_setup(qtbot, tmp_path, game)
    rules = SetupForm(window.page_stack.page)
    module, controls = GAMES[game], rules.controls
    assert rules.options.more.isVisibleTo(rules.options) is bool(module.house_rules)
    for preset in module.presets:
        rules.preset(preset)
        assert seating.preset_of(rules.plan) == preset
        assert window.context.words_of(game).choices.preset(preset).help in texts(rules.sets)
    rules.preset(next(iter(module.presets)))
    for name in controls:
        before = rules.plan.options
        if name in module.limits:
            other = module.limits[name][-1] if getattr(before, name) != module.limits[name][-1] else 1
            controls[name].setValue(other)
        elif name in module.choices:
            other = next((word for word in module.choices[name] if word != getattr(before, name)), None)
            if other is None:
                continue  # there is one choice only
            choose(controls[name], other)
        else:
            other = not getattr(before, name)
            controls[name].setChecked(other)
        assert rules.plan.options == replace(before, **{name: other})


def test_what_means_nothing_now_cannot_be_chosen(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "lu_stu").page_stack.page)
    controls = sheet.controls
    assert controls["sharing"].isEnabled()
    sheet.press("A spectator")
    assert len(sheet.plan.onlookers) == 1
    assert sheet.lines[-1].startswith("watches: ")
    choose(controls["reentry"], "never")
    assert not controls["sharing"].isEnabled()
    assert not sheet.offers("A spectator")
    assert sheet.plan.onlookers == ()
    cuckoo = SetupForm(open_setup(qtbot, tmp_path, "cuckoo").page_stack.page)
    assert not cuckoo.controls["saltacavallo"].isEnabled()
    choose(cuckoo.controls["pack"], "italian40")
    assert cuckoo.controls["saltacavallo"].isEnabled()
    assert not cuckoo.offers("A spectator")


def test_only_an_order_of_the_cards_that_are_played_with_is_offered(qtbot, tmp_path):
    sheet = SetupForm(open_setup(qtbot, tmp_path, "gnav").page_stack.page)
    controls = sheet.controls

    def offered(name):
        box = controls[name]
        return [box.itemData(row) for row in range(box.count()) if box.model().item(row).isEnabled()]

    assert offered("low") == ["usual", "fool-before-pot"]
    choose(controls["low"], "fool-before-pot")
    choose(controls["pack"], "slabberjan")
    assert sheet.plan.options.low == controls["low"].currentData() == "usual"
    assert offered("low") == ["usual", "pot-before-face", "pot-lowest"]
    assert offered("high") == ["usual", "bird-first"]


def test_house_rules_are_folded_and_told_how_many_are_changed(qtbot, tmp_path):
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
