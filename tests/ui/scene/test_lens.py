"""What the lens of a crowded table shows at the next turn is painted before, while nothing moves."""

import pytest

from cucu_desktop.ui.scene.items import drawn
from tests.ui.tables import a_match, a_table_at

CROWD = 30


def at_a_crowded_table(qtbot):
    match = a_match(CROWD, game="ace_chasing", bots=False)
    view = a_table_at(qtbot, match)
    assert view.table.lens.isVisible()
    return view


@pytest.fixture
def ribbons(monkeypatch):
    """The ribbons that are drawn, each lit or not."""
    seen, draw = [], drawn.ribbon

    def ribbon(*arguments, lit):
        seen.append(lit)
        return draw(*arguments, lit=lit)

    monkeypatch.setattr(drawn, "ribbon", ribbon)
    return seen


def test_the_names_of_the_next_turn_are_painted_in_a_pause(qtbot, ribbons):
    view = at_a_crowded_table(qtbot)
    order = view.table.order
    for at in (2, 3):
        view.table.turn_to(order[at])
        view.grab()
    ribbons.clear()
    view.table.turn_to(view.table.dealer)  # to answer
    view.grab()
    ribbons.clear()
    view.table.prepare_turn()
    assert ribbons == [True, False]
    view.table.prepare_turn()
    view.table.turn_to(order[4])
    view.grab()
    assert ribbons == [True, False]


@pytest.mark.parametrize("place", [0, 3, -2, -1])
def test_a_lens_that_was_prepared_looks_the_same(qtbot, place):
    views = [at_a_crowded_table(qtbot) for _ in range(2)]
    order = views[0].table.order
    for view in views:
        view.table.turn_to(order[place - 1])
        view.grab()
    views[0].table.prepare_turn()
    for view in views:
        view.table.turn_to(order[place])
    pictures = [view.grab().toImage() for view in views]
    assert pictures[0] == pictures[1]


def test_nothing_is_painted_for_a_turn_of_nobody(qtbot, ribbons):
    view = at_a_crowded_table(qtbot)
    view.table.turn_to(None)
    view.grab()
    ribbons.clear()
    view.table.prepare_turn()
    assert not ribbons
