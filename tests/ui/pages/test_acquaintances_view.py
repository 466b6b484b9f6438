"""The record with each acquaintance: the rows and their words."""

from cucu_desktop.match.records.store import Acquaintance
from cucu_desktop.ui.pages.album.you_section import AcquaintancesView
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.windows import words_of


def test_a_line_for_everybody_one_has_played_with(qtbot):
    view = AcquaintancesView(Theme("lamp"))
    qtbot.addWidget(view)
    view.show_people([Acquaintance("assunta", 12, 3, 5, {"ousted": 2}, {"ousted": 1})], "Anna")
    view.show()
    told = " | ".join(words_of(view))
    for words in ("Nonna Assunta", "12 games", "Anna: 3 won", "Nonna Assunta: 5 won", "2 : 1"):
        assert words in told
    assert "Anna knocked out Nonna Assunta 2 times; the other way round 1 time" in told
    view.show_people([Acquaintance("of a later version", 1, 0, 0, {}, {})], "Anna")
    assert not view.isVisible()
