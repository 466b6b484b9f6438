"""The messages for faults of a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.setup.seating import Fault


def fault_told(fault: Fault) -> str:
    """Return the sentence on a fault of a plan."""
    return {
        "no name": tr("SetUp", "Player {line} needs a name."),
        "same name": tr("SetUp", "Two players are called {name}. Change the name of player {line}."),
        "long name": tr("SetUp", "“{name}” is too long: forty letters at most."),
        "few seats": tr("SetUp", "You need at least {number} players."),
        "many seats": tr("SetUp", "With these rules, at most {number} can play."),
    }[fault.what].format(name=fault.name, line=(fault.index or 0) + 1, number=fault.number)


def corrected_told(low: int, high: int) -> str:
    """Return the sentence that explains why a number of the rules was corrected."""
    return tr("SetUp", "Only numbers from {low} to {high} are possible here.").format(low=low, high=high)
