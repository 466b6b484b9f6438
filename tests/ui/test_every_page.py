"""The list of pages for the tests that open each: it has every subclass of `Page`."""

import pkgutil
from importlib import import_module

from cucu_desktop import ui
from cucu_desktop.ui.pages.inn.slips_page import SlipsPage
from cucu_desktop.ui.pages.list_page import ListPage
from cucu_desktop.ui.pages.score.score_frame import ScoreFrame
from cucu_desktop.ui.pages.score.score_keys import ScoreKeys
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.page import Page
from tests.ui.every_page import PAGES, VARIED
from tests.ui.windows import a_window


def subclasses(kind):
    return {each for below in kind.__subclasses__() for each in (below, *subclasses(below))}


def test_every_subclass_of_page_is_in_the_list(qtbot, tmp_path):
    for module in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(module.name)
    opened = set()
    for number, name in enumerate(VARIED):
        window = a_window(qtbot, tmp_path / str(number), paints=False)
        PAGES[name](window)
        opened.add(type(window.page_stack.page))
    missing = sorted(
        page.__name__
        for page in subclasses(Page)
        - opened
        - {ListPage, SlipsPage, WordedPage, WhoPage, ScoreFrame, ScoreKeys}
        if page.__module__.startswith(ui.__name__)
    )
    assert not missing, f"add a row to PAGES of every_page.py for each of {', '.join(missing)}"
