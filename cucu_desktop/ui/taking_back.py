"""Taking back one's last choice at the table, and being told why it cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.language import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.undo import Retraction
    from cucu_desktop.ui.playing import Playing


def why_not(retraction: Retraction, names: Sequence[str], *, alone: bool) -> str:
    """Return why a choice stands, in the language of the window; "" if it may be taken back.

    Args:
        retraction: what may be taken back.
        names: of those at the table, by seat.
        alone: whether there is one person at the screen only, who is spoken to.
    """
    reason = retraction.reason
    who = "" if retraction.seat is None else names[retraction.seat]
    name = "" if retraction.about is None else names[retraction.about]
    return _sentence(reason, alone=alone).format(who=who, name=name)


def _sentence(reason: str, *, alone: bool) -> str:
    if alone and reason in ("card", "own", "pack"):
        return {
            "card": tr("Undo", "That stands: you have seen the card of {name} since."),
            "own": tr("Undo", "That stands: you have seen another card since."),
            "pack": tr("Undo", "That stands: you have seen a card of the pack since."),
        }[reason]
    return {
        "": "",
        "nothing": tr("Undo", "There is nothing to take back."),
        "over": tr("Undo", "The game is over: nothing can be taken back any more."),
        "card": tr("Undo", "That stands: {who} has seen the card of {name} since."),
        "own": tr("Undo", "That stands: {who} has seen another card since."),
        "pack": tr("Undo", "That stands: {who} has seen a card of the pack since."),
        "answered": tr("Undo", "That stands: {name} has answered since."),
        "spoken": tr("Undo", "That stands: {name} has had a turn since."),
        "looked": tr("Undo", "That stands: {name} has looked at the table since."),
        "shown": tr("Undo", "What is only shown here cannot be taken back."),
    }[reason]


class TakingBack(QObject):
    """Takes choices back at one table."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing)
        self._playing = playing
        playing.session.taken_back.connect(self._tell)
        playing.choices.undo_wanted.connect(self.ask)

    @property
    def is_possible(self) -> bool:
        """Whether the last choice may be taken back now."""
        return self._playing.session.retraction.is_allowed

    @property
    def reason(self) -> str:
        """Why it may not be, in a sentence."""
        session = self._playing.session
        return why_not(session.retraction, self._playing.names, alone=len(session.persons) == 1)

    def ask(self) -> None:
        """Take the last choice back, or tell why it stands."""
        if not self.is_possible:
            self._playing.choices.advise(None, self.reason)
            self._playing.access.announce(self.reason)
            return
        self._playing.session.take_back()

    def _tell(self, seat: int) -> None:
        """Tell whose choice is taken back, before it is asked for again."""
        name = self._playing.names[seat]
        self._playing.access.announce(tr("Undo", "Taken back: the last choice of {name}.").format(name=name))
