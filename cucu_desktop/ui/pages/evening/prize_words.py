"""The names of the prizes of a season."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.match.evening.prize_shelf import Prize


def prizes_told(prizes: Iterable[Prize]) -> list[str]:
    """Return the prizes with their winners and results; equal prizes share a line."""
    told = Counter(_told(prize) for prize in prizes)
    return [
        f"{number} \N{MULTIPLICATION SIGN} {line}" if number > 1 else line for line, number in told.items()
    ]


def _told(prize: Prize) -> str:
    told = {
        "first": tr("Season", "The crown: {name} won a season"),
        "second": tr("Season", "The copper jug: {name} came second in a season"),
        "third": tr("Season", "The flask: {name} came third in a season"),
        "rival": tr("Season", "The squeeze-box: {name} beat a rival over a season"),
    }[prize.kind]
    return told.format(name=called(prize.name))
