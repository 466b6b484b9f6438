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
def test_every_option_of_every_game_can_be_chosen(qtbot, tmp_path, game):
    rules = SetupForm(open_setup(qtbot, tmp_path, game).page_stack.page)
    module, controls = GAMES[game], rules.controls
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


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_is_one_choice(qtbot, tmp_path, game):
    window = open_setup(qtbot, tmp_path, game)
    sheet = SetupForm(window.page_stack.page)
    for preset in GAMES[game].presets:
        sheet.preset(preset)
        assert seating.preset_of(sheet.plan) == preset
        assert window.context.words_of(game).choices.preset(preset).help in texts(sheet.sets)


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
