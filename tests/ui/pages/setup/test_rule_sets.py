"""Sets of rules that are kept under a name."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.catalogues import LANGUAGES
from tests.ui.objects.controls import choose
from tests.ui.objects.setup_form import SetupForm, open_setup


def test_own_rules_are_kept_under_a_name_found_again_renamed_and_forgotten(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "lu_stu")
    sheet = SetupForm(window.page_stack.page)
    sets, controls = sheet.sets, sheet.controls
    controls["stake"].setValue(20)
    choose(controls["reentry"], "never")
    sets.keep.click()
    assert sets.name.hasFocus()
    qtbot.keyClicks(sets.name, "  Da  zia Pina ")
    qtbot.keyClick(sets.name, Qt.Key.Key_Return)
    assert list(sets.own) == ["Da zia Pina"]
    assert sets.chosen_set == "Da zia Pina"
    kept = sheet.plan.options
    sheet.preset("montorio")
    assert sheet.plan.options.reentry == "double"
    again = SetupForm(open_setup(qtbot, tmp_path, "lu_stu").page_stack.page)
    again.preset("kept/Da zia Pina")
    assert again.plan.options == kept
    again.sets.rename.click()
    qtbot.keyClicks(again.sets.name, "Domenica")
    again.sets.done.click()
    assert again.sets.chosen_set == "Domenica"
    assert again.plan.options == kept
    again.sets.remove.click()
    assert again.sets.chosen_set is None
    assert again.plan.options == kept
    assert SetupForm(open_setup(qtbot, tmp_path, "lu_stu").page_stack.page).sets.own == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_for_rules_is_missing_or_taken(qtbot, tmp_path, language):
    window = open_setup(qtbot, tmp_path, "campli", language=language)
    form = SetupForm(window.page_stack.page)
    form.to_the_rules().click()
    form.rules.change.button.click()
    sets = form.sets
    told = set()
    sets.keep.click()
    qtbot.keyClicks(sets.name, "Sera")
    sets.done.click()
    form.preset("strict")
    for name in ("   ", sets.buttons["campli"].text().upper(), "sera", sets.buttons[""].text()):
        sets.keep.click()
        sets.name.setText(name)
        sets.done.click()
        assert sets.fault.isVisible()
        assert sets.name.hasFocus()
        told.add(sets.fault.text())
    assert len(told) == 4
    assert list(sets.own) == ["Sera"]
    qtbot.keyClick(sets.name, Qt.Key.Key_Escape)
    assert not sets.name.isVisible()
    assert window.page_stack.page is not None
    assert sets.keep.isVisible()


@pytest.mark.parametrize(
    "kept",
    [
        "[1]",
        '{"campli": 7}',
        '{"campli": {"x": 7, "y": {"stake": 5000}, "z": {"stake": "many"}}}',
        '{"poker": {"x": {}}, "campli": {"x": null}}',
        "{broken",
    ],
)
def test_sets_that_make_no_sense_in_the_settings_are_left_out(qtbot, tmp_path, kept):
    quoted = kept.replace('"', '\\"')
    (tmp_path / "settings.ini").write_text(f'[General]\nsets="{quoted}"\n', encoding="utf-8")
    sheet = SetupForm(open_setup(qtbot, tmp_path, "campli").page_stack.page)
    assert set(sheet.sets.own) <= {"z"}
    sheet.preset("short")
    assert sheet.plan.options.tokens == 1
