"""What is said where a table cannot be laid as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.setup.seating import Fault


def fault_told(fault: Fault) -> str:
    """Return the sentence that tells what is wrong with a plan."""
    return {
        "no name": tr("SetUp", "In line {line} the name is missing."),
        "same name": tr("SetUp", "There are two called {name}. Write another name in line {line}."),
        "long name": tr("SetUp", "“{name}” is too long for the ribbon: sixteen letters at most."),
        "odd name": tr("SetUp", "The name in line {line} has a character in it that cannot be saved."),
        "few seats": tr("SetUp", "It takes at least {number} to play."),
        "many seats": tr("SetUp", "No more than {number} can play by these rules."),
    }[fault.what].format(name=fault.name, line=(fault.index or 0) + 1, number=fault.number)
