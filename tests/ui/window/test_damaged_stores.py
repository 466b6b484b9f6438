"""Damaged files of the user's data: the window and its pages open, and say what has been set aside."""

import sqlite3
from contextlib import closing

import pytest

from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from tests.ui.every_page import FEATURES
from tests.ui.windows import a_window

DAMAGES = (b"", b'{"evening":1,"season":1}\n', b"[" * 5000)
"""Others are tried on the stores alone, in tests/test_store_mutations.py."""
STORES = {
    "evenings/a.evening": "evening “a.evening”",
    "seasons/a.season": "the season",
    "puzzles.json": "“puzzles.json”",
    "feats.json": "“feats.json”",
    "results.sqlite": "your results",
}


def pages_of(window):
    """Open every page that reads a store."""
    for name in FEATURES:
        window.inn.go_to(name)
        yield window.page_stack.page
    window.album.open_you()
    yield window.page_stack.page


@pytest.mark.parametrize("damage", DAMAGES)
def test_every_page_opens_whatever_is_damaged(qtbot, tmp_path, damage):
    for name in STORES:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(damage * 500 if name.endswith("sqlite") else damage)
    window = a_window(qtbot, tmp_path, paints=False)
    told = [notice.text for notice in window.page_stack.notices]
    notify = window.page_stack.notify
    window.page_stack.notify = lambda tell: (told.append(tell()), notify(tell))
    pages = list(pages_of(window))
    assert len({type(page) for page in pages if page is not None}) == len(FEATURES), (
        "shelf and numbers are one page"
    )
    for name, words in STORES.items():
        if damage or name != "results.sqlite":  # an empty file is an empty store to SQLite
            assert (tmp_path / "damaged" / name.rpartition("/")[2]).exists(), name
            assert any(words in each for each in told), name


def test_a_table_is_set_up_without_results_that_a_newer_version_has_written(qtbot, tmp_path):
    with closing(sqlite3.connect(tmp_path / "results.sqlite")) as database:
        database.execute("PRAGMA user_version = 99")
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.lay_table("campli")
    assert isinstance(window.page_stack.page, SetupPage)
