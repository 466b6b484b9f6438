"""The words of the table where several people share the screen: a question names whom it is put to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.wording import Wording

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.wording import Names


class AddressedWording(Wording):
    """Puts the name before what is asked of one of several people."""

    def question(self, observation: Observation, names: Names) -> str:
        """Return one line: what is asked, and of whom."""
        asked = super().question(observation, names)
        return asked if observation.decision is None else f"{names[observation.seat]}: {asked}"
