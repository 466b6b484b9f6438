"""Values of the options of a past decision, computed from the player's observation at that time.

They are shown only where they reveal nothing: to a viewer at the seat that decides, or with open cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from cucu_desktop.ui.play.bot_workers import BotWorkers
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.bots.assessment import Assessment, Unit
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.play.replay.replay_steps import ReplaySteps
    from cucu_desktop.ui.text.wording import Wording

_AFTER: Final = 200
"""Milliseconds at a position after which its decision is assessed."""
_MOST: Final = 4
"""Number of options shown with their values, the best first."""


class ReplayOdds(QObject):
    """Has decisions assessed at positions where the user stays; a child of the widget that shows them."""

    reckoned = Signal()
    """The assessment of the present position is available."""

    def __init__(self, steps: ReplaySteps, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._workers = BotWorkers(parent=self)
        self._workers.advised.connect(self._keep)
        self._known: dict[int, Advice] = {}
        self._asked = -1
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(_AFTER)
        self._soon.timeout.connect(self._ask)
        steps.moved.connect(self._soon.start)

    def close(self) -> None:
        self._soon.stop()
        self._workers.close()

    def told(self, wording: Wording) -> str:
        """Return a sentence with the values of the options here and the action taken; "" if not known."""
        advice, seen = self._known.get(self._steps.position), self._decided()
        if advice is None or advice.assessment is None or seen is None:
            return ""
        deed = self._steps.playback.deed(self._steps.position, self._steps.viewer)
        assert deed is not None  # guaranteed by `_decided`
        assert deed.action is not None  # as above
        return odds_told(advice.assessment, deed.action, seen, wording)

    def _decided(self) -> AnyObservation | None:
        """Return the decider's observation, if it may be shown and there is a choice."""
        steps = self._steps
        at, playback = steps.position, steps.playback
        deed = playback.deed(at, steps.viewer)
        if deed is None or not deed.has_choice or not (steps.is_open or deed.seat == steps.viewer):
            return None
        if steps.what_if.swaps:
            return None
        return playback.observation(at, deed.seat)

    def _ask(self) -> None:
        seen, at = self._decided(), self._steps.position
        if seen is None or at in self._known or self._asked == at:
            return
        self._asked = at
        self._workers.advise(at, seen, self._steps.playback.heard(at, seen.seat))

    def _keep(self, position: int, advice: Advice | None) -> None:
        if advice is not None:
            self._known[position] = advice
            if position == self._steps.position:
                self.reckoned.emit()


def odds_told(assessment: Assessment, done: Action, seen: AnyObservation, wording: Wording) -> str:
    """Return a sentence with the values of the options and the action taken.

    Args:
        assessment: of the decision.
        done: the action taken.
        seen: the observation of the player who decided.
        wording: the words of the game.
    """
    best = sorted(assessment.options, key=lambda option: -option.worth)
    told = [option for at, option in enumerate(best) if at < _MOST or option.action == done]
    options = (
        f"{_name(option.action, seen, wording)} {_number(option.worth, assessment.unit, wording)}"
        for option in told
    )
    return tr("Replay", "{unit}: {options}. Chosen: {done}.").format(
        unit=_unit(assessment.unit), options=" · ".join(options), done=_name(done, seen, wording)
    )


def _name(action: Action, seen: AnyObservation, wording: Wording) -> str:
    """Return the name of a card, otherwise the meaning of an action with the word of the dialect."""
    from cucu_desktop.ui.text.hint_text import label_of  # noqa: PLC0415 - rarely needed

    if action.card is not None and action.series is None:
        return wording.cards.name(action.card.id)
    return label_of(action, wording, seen).told


def _number(worth: float, unit: Unit, wording: Wording) -> str:
    """Return a worth as text; chances and tokens are multiplied by 100."""
    number = worth * 100 if unit in ("chance", "tokens") else worth
    return wording.numbers.decimal(number, 1)


def _unit(unit: Unit) -> str:
    return {
        "chance": tr("Replay", "Win chance in %"),
        "tokens": tr("Replay", "Tokens per 100 deals"),
        "coins": tr("Common", "Coins"),
        "points": tr("Replay", "Points ahead"),
    }[unit]
