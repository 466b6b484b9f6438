"""Walking round an oval table."""

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.ui.widgets.oval import Oval, outline

TABLE = QRectF(100, 50, 800, 400)


def distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("sense", [-1, 1])
def test_steps_are_even_though_turns_are_not(sense):
    oval = Oval(TABLE, sense)
    places = [oval.at(turn) for turn in oval.turns(60)]
    steps = [distance(one, other) for one, other in pairwise([*places, places[0]])]
    assert max(steps) / min(steps) < 1.03
    assert sum(steps) == pytest.approx(oval.length(), rel=0.01)


def test_forward_is_anticlockwise_from_the_top_unless_told_otherwise():
    ours, theirs = Oval(TABLE), Oval(TABLE, 1)
    first, second = (ours.at(turn) for turn in ours.turns(60)[:2])
    assert distance(first, QPointF(500, 50)) < 1e-6
    assert second.x() < first.x()
    assert theirs.at(theirs.turns(60)[1]).x() > 500


@pytest.mark.parametrize("sense", [-1, 1])
def test_a_stamp_points_forward_and_inward(sense):
    oval = Oval(TABLE, sense)
    pointer = outline([(0, 0), (20, 0), (0, 10)])
    for turn in oval.turns(12):
        box = oval.stamped(pointer, turn)
        foot, ahead, inside = (QPointF(box.elementAt(i).x, box.elementAt(i).y) for i in range(3))
        assert distance(foot, oval.at(turn)) < 1e-6
        assert distance(ahead, oval.at(turn + sense * 0.05)) < distance(ahead, oval.at(turn - sense * 0.05))
        assert distance(inside, TABLE.center()) < distance(foot, TABLE.center())
        assert distance(ahead, foot) == pytest.approx(20)


def test_an_inset_oval_lies_inside_at_its_depth():
    oval = Oval(TABLE)
    for turn in (0.0, math.pi / 2, 4.0):
        assert distance(oval.inset(30).at(turn), oval.at(turn, 30)) < 1e-6
    assert not oval.band(0, 30).contains(TABLE.center())
    assert oval.band(0, 30).contains(oval.at(1.0, 15))
