"""What the prizes of a season are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from cucu_desktop.match.evening.shelf import Prize


def prize_told(prize: Prize) -> str:
    """Return what stands there, and who has won it with what."""
    told = {
        "first": tr("Season", "The crown: {name} won a season"),
        "second": tr("Season", "The copper jug: {name} came second in a season"),
        "third": tr("Season", "The flask: {name} came third in a season"),
        "rival": tr("Season", "The squeeze-box: {name} got the better of a rival"),
    }[prize.kind]
    return told.format(name=called(prize.name))
