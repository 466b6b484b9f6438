"""The log of a game as a text, to be saved or passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.engine.events import SPECTATOR, DealBegan, redacted
from cucu_desktop.engine.tricks.events import TrickTaken

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.text.wording import Wording


def transcript(events: Iterable[Event], names: Sequence[str], wording: Wording) -> str:
    """Return the rows of the log panel for these events, deal by deal.

    Only public information is included, whichever seat the events are from.

    Args:
        events: the events of a game that have been shown.
        names: of the players, by seat.
        wording: the words of the game.
    """
    lines = [wording.choices.game(wording.game_id)["name"], ", ".join(names)]
    deal = trick = 0
    for event in events:
        public = redacted(event, SPECTATOR)
        if isinstance(public, DealBegan):
            deal, trick = public.number, 0
            lines += ["", wording.log.standing(deal, 0).partition(" · ")[0]]
            sentence: str | None = wording.log.dealer(public, names)
        else:
            sentence = wording.log.sentence(public, names, deal, trick)
        trick += isinstance(public, TrickTaken)
        if sentence:
            lines.append(sentence)
    return "\n".join(lines) + "\n"
