"""What is said at an open table: whose card may be looked at, who comes next, and what only a look may show.

How to look is written on the card (`HeldLooks`); a screen reader reads it in a notice after the question. A
hint is shown while its player looks at the card it is about, and at no other time. A hidden card is read only
to a person who holds their key, and never for the mouse or a finger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.engine.actions import CALL
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.play.covers.passed_over import passed_over
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.ui.play.covers.held_looks import HeldLooks
    from cucu_desktop.ui.play.decision_bar import DecisionBar
    from cucu_desktop.ui.play.hint import Hint
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.view.accessibility import TableAccessibility


class OpenTable(QObject):
    """Writes the notices of one table; a child of its looks."""

    def __init__(
        self,
        looks: HeldLooks,
        session: Session,
        decision_bar: DecisionBar,
        accessibility: TableAccessibility,
        hint: Hint,
        wording: Wording,
    ) -> None:
        super().__init__(looks)
        self._wording = wording
        self._looks, self._session, self._decision_bar = looks, session, decision_bar
        self._accessibility, self._hint = accessibility, hint
        looks.changed.connect(self._show_hint)
        looks.read.connect(self._read_out)
        looks.ended.connect(self._cut_off)
        session.refused.connect(self._refuse)
        for changes in (session.asked, session.looking, session.answered, session.peeking, session.told):
            changes.connect(self.update)

    def update(self, *_: object) -> None:
        self._looks.update()
        self._decision_bar.notice("", spoken=self.notice)

    @property
    def notice(self) -> str:
        """The line about a player who has no turn, looks, and the next player; "" where nobody may look."""
        session = self._session
        if not session.match_view.is_open or session.stage not in (Stage.ANSWER, Stage.LOOK):
            return ""
        asked = session.match_view.asked if session.stage is Stage.ANSWER else None
        others = sorted(self._looks.allowed - {asked})
        told = [] if asked is None else [passed_over(session.match_view, self._wording)]
        told += [self._may_look(seat) for seat in ([asked] if asked in self._looks.allowed else [])]
        new = [seat for seat in others if asked is not None and seat in session.match_view.looks.new_cards]
        told += [self._may_look(seat) for seat in others if seat not in new]
        if new:
            keys = " ".join(str(self._looks.key_of(seat)) for seat in new)
            told.append(
                tr("Open table", "New cards: {keys}.", "the keys by which players look").format(keys=keys)
            )
        return " ".join(filter(None, (*told, self._next())))

    def _may_look(self, seat: int) -> str:
        return tr("Open table", "{name}, your card: hold it or the key {key} to look.").format(
            name=self._session.match_view.names[seat], key=self._looks.key_of(seat)
        )

    def _next(self) -> str:
        """Return who has the next turn and who deals, at a turn."""
        seen: object = self._session.question
        if not isinstance(seen, Observation) or seen.decision is None or seen.decision.kind != "turn":
            return ""
        names, dealer, order = self._session.match_view.names, seen.dealer, seen.order
        at = order.index(seen.seat) if seen.seat in order else len(order)
        coming = next((seat for seat in order[at + 1 :] if not seen.dead[seat]), None)
        if coming is None or dealer not in order:
            return ""
        if coming == dealer:
            return tr("Open table", "Then {name}, who deals.").format(name=names[dealer])
        return tr("Open table", "Then {name}; {dealer} deals.").format(
            name=names[coming], dealer=names[dealer]
        )

    # Hints, refusals and the screen reader

    def set_wording(self, wording: Wording) -> None:
        self._wording = wording
        self.update()

    def _show_hint(self) -> None:
        seat = self._session.match_view.asked if self._session.stage is Stage.ANSWER else None
        self._hint.reveal(is_seen=seat in self._looks.seats)

    def _read_out(self, seat: int) -> None:
        card = self._session.card_of(seat)
        if isinstance(card, Card):
            self._accessibility.read_card(card)

    def _cut_off(self, _seat: int) -> None:
        self._accessibility.announce(tr("Open table", "Face down."), assertive=True)

    def _refuse(self, action: Action) -> None:
        """Say that a card does not allow a choice, without saying why."""
        tell = _told_of_call if action is CALL else _told_of_card
        self._decision_bar.advise(None, tell)
        self._accessibility.announce(tell())


def _told_of_call() -> str:
    return tr("Cover", "Calling without the cuckoo has no effect.")


def _told_of_card() -> str:
    return tr("Open table", "Your card doesn’t allow that.")
