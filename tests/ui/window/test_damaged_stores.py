"""Damaged files of the user's data: the window and its pages open, and say what has been set aside."""

import pytest

from cucu_desktop.ui.window.inn.rows import ROWS
from tests.ui.windows import a_window

DAMAGES = (b"", b"{", b"[[]]\n", b'{"evening":1,"season":1}\n', b"\xff\xfe\0", b"[" * 5000)
STORES = {
    "evenings/a.evening": "evening “a.evening”",
    "seasons/a.season": "the season",
    "puzzles.json": "puzzles",
    "feats.json": "trophy shelf",
    "draft.json": "deal editor",
    "results.sqlite": "the statistics",
}


def pages_of(window):
    """Open every page that reads a store."""
    for name in (row.id for row in ROWS):
        window.inn.go_to(name)
        yield window.page_stack.page
    window.evenings.seasons.open()
    yield window.page_stack.page
    window.page_opener.open_statistics()
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
    assert len({type(page) for page in pages if page is not None}) == len(ROWS) + 2
    for name, words in STORES.items():
        if damage or name != "results.sqlite":  # an empty file is an empty store to SQLite
            assert (tmp_path / "damaged" / name.rpartition("/")[2]).exists(), name
            assert any(words in each for each in told), name
