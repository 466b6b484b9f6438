"""A deal in a file that is faulty: the notice has the line and the reason, and opens the system's editor."""

import pytest
from PySide6.QtGui import QDesktopServices

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.template import template_of
from cucu_desktop.ui.pages.album.album_page import FamousPage
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.file_reader import NotOpenedError, deal_of
from tests.ui.windows import a_window, wait_for

FAULTS = (
    ('name = "Bruno"', 'name = "Ada"'),
    ('[[seats]]\nname = "Bruno"', "[[seats]]\ntokens = -1"),
    ('game = "campli"', 'game = "camply"'),
    ("format = 1", "format 1"),
    ("format = 1", "bogus = 1"),
    ("[options]", '[options]\nreentry = "always"'),
    ("actions = []", 'actions = [\n  "Ada keep",\n  "Ada keep",\n]'),
    ("pack = [", 'pack = [\n  "XXX",'),
    ('title = "My deal"', "title = 5"),
    ('title = "My deal"', 'title = """\nx\n"""\nexpect = 5'),
)


def lines_of(before, after):
    """The template with a fault, and the line in which it is."""
    text = template_of("campli")
    at = text.index(before)
    faulty = text.replace(before, after, 1)
    return faulty, {text.count("\n", 0, at) + 1 + number for number in range(after.count("\n") + 1)}


@pytest.mark.parametrize(("before", "after"), FAULTS)
def test_the_line_of_a_fault_is_found(before, after):
    faulty, lines = lines_of(before, after)
    with pytest.raises(NotOpenedError) as error:
        deal_of("deal", faulty.encode())
    assert error.value.reason == "no deal"
    assert error.value.line in lines


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"game": "campli",\n "seats": [{"name": "Ada"},\n  {"name": "Ada"}]}', 3),
        ('{"game": "campli",\n "seats": [{"name": "Ada"},\n  {"name": "Bea"}]', 3),
        ('game = "coch"\nseats = [{name = "A"}, {name = "B"},\n {name = "C"},\n {name = "C"}]', 4),
    ],
)
def test_the_line_is_found_in_json_and_in_lists_of_one_line(text, line):
    with pytest.raises(NotOpenedError) as error:
        deal_of("deal", text.encode())
    assert (error.value.reason, error.value.line) == ("no deal", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_has_line_and_reason_and_opens_the_editor(qtbot, tmp_path, monkeypatch, language):
    opened, works = [], [True, False]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: (opened.append(url), works.pop(0))[1])
    path = tmp_path / "deal.toml"
    faulty, lines = lines_of('name = "Bruno"', 'name = "Ada"')
    path.write_text(faulty, encoding="utf-8")
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    for number in range(2):
        window.page_stack.file_dropped.emit(path)
        notice = window.page_stack.notices[-1]
        assert str(*lines) in notice.text
        assert "deal.toml" in notice.text
        assert "Ada" in notice.text
        assert notice.act.text()
        notice.act.click()
        assert [url.toLocalFile() for url in opened] == [str(path)] * (number + 1)
    assert "deal.toml" in window.page_stack.notices[-1].text
    assert not window.page_stack.notices[-1].act.isVisible()


def test_a_file_that_is_no_deal_offers_no_editor(qtbot, tmp_path):
    path = tmp_path / "diary.toml"
    path.write_text("Dear diary\n", encoding="utf-8")
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(path)
    assert "neither a saved game nor a saved deal" in window.page_stack.notices[-1].text
    assert not window.page_stack.notices[-1].act.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_the_template_dropped_on_the_window_is_played(qtbot, tmp_path, game):
    path = tmp_path / "deal.toml"
    path.write_text(template_of(game), encoding="utf-8")
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_stack.file_dropped.emit(path)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.context.setup.game == game
    assert not window.page_stack.notices


def test_after_a_deal_of_a_file_the_collection_of_its_game_is_opened(qtbot, tmp_path):
    path = tmp_path / "deal.toml"
    path.write_text(template_of("cuckoo"), encoding="utf-8")
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(path)
    wait_for(qtbot, window, Stage.ANSWER)
    window.guided.collection_wanted.emit(deal_of("deal", path.read_bytes()))
    page = window.page_stack.page
    assert isinstance(page, FamousPage)
    assert page.section.entry.game == "cuckoo"
