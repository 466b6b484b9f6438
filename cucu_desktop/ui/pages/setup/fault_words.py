"""What is said where a table cannot be laid as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr, trn

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.setup.seating import Fault


def fault_told(fault: Fault) -> str:
    """Return the sentence that tells what is wrong with a plan."""
    return {
        "no name": tr("SetUp", "Player {line} needs a name."),
        "same name": tr("SetUp", "Two players are called {name}. Change the name of player {line}."),
        "long name": tr("SetUp", "“{name}” is too long: sixteen letters at most."),
        "odd name": tr("SetUp", "The name of player {line} contains a character that can’t be saved."),
        "few seats": tr("SetUp", "You need at least {number} players."),
        "many seats": tr("SetUp", "With these rules, at most {number} can play."),
    }[fault.what].format(name=fault.name, line=(fault.index or 0) + 1, number=fault.number)


def company_told(wanted: int, fewest: int, most: int, persons: int) -> str:
    """Return the sentence that tells why this number of players was corrected.

    Args:
        wanted: the number that was typed.
        fewest: how few may play, those at the screen counted.
        most: how many may play.
        persons: how many at the screen are seated.
    """
    if wanted > most:
        return tr("SetUp", "With these rules, at most {number} can play.").format(number=most)
    if persons == fewest:
        return trn(
            "SetUp",
            "{n} person is already seated.",
            "{n} people are already seated. Remove one first.",
            persons,
        )
    return tr("SetUp", "You need at least {number} players.").format(number=fewest)


def corrected_told(low: int, high: int) -> str:
    """Return the sentence that tells why a number of the rules was corrected."""
    return tr("SetUp", "Only numbers from {low} to {high} are possible here.").format(low=low, high=high)
