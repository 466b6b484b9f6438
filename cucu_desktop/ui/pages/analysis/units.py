"""What amounts of an analysis are counted in, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.analysis.amounts import Amounts


def unit_told(amounts: Amounts) -> str:
    """Return what is counted: "in coins"; of chances, how many games of a hundred they are."""
    return tr("Analysis", "in wins per hundred games") if amounts.is_chance else amounts.unit()
