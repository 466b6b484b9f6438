"""Advice at the table: asked for with a key, given by light, by a hand that points, and in a sentence.

It is for whoever the table is turned to and founded on what they see. Nothing is kept of it: neither the log
nor the account knows that somebody has asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.language import tr

if TYPE_CHECKING:
    from cucu_desktop.match.advice import Advice
    from cucu_desktop.ui.playing import Playing
    from cucu_desktop.ui.wording import Wording


class Counsel(QObject):
    """Gives advice at one table."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing)
        self._playing = playing
        self._advice: Advice | None = None
        playing.session.advised.connect(self._give)
        playing.session.answered.connect(self.forget)
        playing.choices.hint_wanted.connect(self.ask)

    @property
    def is_given(self) -> bool:
        """Whether advice is on the screen now."""
        return self._advice is not None

    def ask(self) -> None:
        """Ask what to do, or hear it again."""
        if self._advice is not None:
            self._announce()
        elif not self._playing.session.ask_advice():
            self._playing.access.announce(tr("Counsel", "There is nothing to advise now."))

    def forget(self) -> None:
        """Take the hand away: what was asked is decided, or not to be asked now."""
        if self._advice is not None:
            if self._advice.action.card is not None:
                self._point_to_card(None)
            self._advice = None
            self._playing.choices.advise(None, "")

    def tell(self, wording: Wording) -> None:
        """Say it, or say it in another language."""
        from cucu_desktop.ui.advised import advice_told  # noqa: PLC0415 - few ever ask for it

        question = self._playing.session.question
        if self._advice is None or question is None:
            return
        told = advice_told(self._advice, wording, question, self._playing.names)
        self._playing.choices.advise(self._advice.action, told)

    def _give(self, advice: Advice) -> None:
        self._advice = advice
        card = advice.action.card
        if card is not None:
            self._point_to_card(card.id)
        self.tell(self._playing.wording)
        if card is None and self._playing.access.is_on_card:  # Enter must not do what was advised against
            self._playing.choices.focus_advised()
        self._announce()

    def _announce(self) -> None:
        self._playing.access.announce(self._playing.choices.question, assertive=True)

    def _point_to_card(self, face: str | None) -> None:
        from cucu_desktop.ui.tricks.hands import HandsScene  # noqa: PLC0415 - only there one holds cards

        table, question = self._playing.view.table, self._playing.session.question
        if not isinstance(table, HandsScene):
            return
        if face is None or question is None:
            table.advise(0, None)
            return
        seat = question.seat if question.about is None else question.about
        table.advise(seat, face)
        self._playing.access.move_focus(seat, face)
