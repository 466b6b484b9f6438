"""The page to print for a table with real cards: every choice becomes a file of the right kind."""

import subprocess

import pytest

from cucu_desktop.match.printing.print_command import sheet_names
from cucu_desktop.match.printing.sheets import PRINTED, print_pack
from tests.ui.windows import a_window


@pytest.fixture
def page(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    window.inn.go_to("print")
    yield window.page_stack.page
    window.close()


def test_all_that_can_be_printed_is_offered(page):
    what = page.what
    offered = [what.itemData(row) for row in range(what.count())]
    assert offered == [*PRINTED, *sheet_names()]


def test_choices_are_shown_where_they_apply(page):
    page.what.choose("cucco")
    assert page.back.isVisible()
    assert not page.language.isVisible()
    page.what.choose("kille")
    assert not page.back.isVisible()
    page.what.choose("leaflet-campli")
    assert page.language.isVisible()


def test_a_pack_is_saved_with_its_back_on_its_paper(page, tmp_path):
    page.what.choose("cucco")
    page.back.choose("backs/cuckoos")
    page.paper.choose("letter")
    page.write_to(tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes() == print_pack("cucco", "letter", "backs/cuckoos")
    assert "a.pdf" in page.told.text()


def test_backs_are_shifted_or_folded(page, tmp_path):
    page.what.choose("kille")
    page.offset.setText("1,5; -0,5")
    page.write_to(tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes() == print_pack("kille", "a4", offset=(1.5, -0.5))
    page.fold.setChecked(True)
    assert "Fold" in page.hint.text()
    assert not page.offset.isVisible()
    page.write_to(tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes() == print_pack("kille", "a4", fold=True)


def test_a_leaflet_is_in_the_chosen_language(page, tmp_path):
    page.what.choose("leaflet-campli")
    page.language.choose("it")
    page.write_to(tmp_path / "a.pdf")
    command = ["pdftotext", tmp_path / "a.pdf", "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "mazziere" in text
    assert "Fermatevi alquanto" in text


@pytest.mark.parametrize("what", ["cucco", "tokens", "leaflet-campli"])
def test_a_file_that_cannot_be_written_is_told(page, tmp_path, what):
    page.what.choose(what)
    page.write_to(tmp_path / "nowhere" / "a.pdf" if what != "cucco" else tmp_path)
    assert page.told.text()
    assert "Saved" not in page.told.text()
