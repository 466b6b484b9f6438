"""The widgets of an option: its button, and the steppers of its amounts.

An option without an amount is a button. One with an amount is a stepper and a button; an offer has two
steppers, for coins and for a share; a bet has a button for each outcome, and one for betting nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.actions import ACCEPT, Action, Amount, Bet, Offer, Option
from cucu_desktop.engine.any_observation import AnyObservation, as_exchange
from cucu_desktop.ui.text.amount_words import Part, starting_amount
from cucu_desktop.ui.text.buttons import Label
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cucu_desktop.ui.play.decision.amounts import AmountStepper, Scale


def with_buttons(options: Iterable[Option]) -> list[Option]:
    """Return the options with buttons: a card that can be played in only one way is picked at the table."""
    chosen = list(options)
    ways = Counter(option.card for option in chosen if isinstance(option, Action))
    return [
        option
        for option in chosen
        if not isinstance(option, Action) or option.card is None or ways[option.card] > 1
    ]


def folded(options: Sequence[Option]) -> tuple[list[Option], Amount | None]:
    """Return what a question about the pool offers first, and the amount that stays behind "Other…", if any.

    The usual division, in halves, is an answer of its own unless another one has been proposed.
    """
    shares = (option for option in options if isinstance(option, Amount) and option.word == "propose")
    share = next(shares, None)
    if share is None:
        return list(options), None
    halves: list[Option] = [] if ACCEPT in options else [share.of(starting_amount(share))]
    return [*halves, *(option for option in options if option is not share)], share


class OptionWidget:
    """The widgets of one option.

    Attributes:
        steppers: the controls of its amounts.
        buttons: the buttons; each stands for another of the option's actions.
        is_lit: whether it is one of the options to choose between now.
    """

    def __init__(
        self, theme: Theme, option: Option, parent: QWidget, act: Callable[[Action], object]
    ) -> None:
        """`act` is called with the action that is chosen."""
        self._option, self._act = option, act
        self.is_lit = False
        self._parts = _parts(option)
        self.steppers = _steppers(theme, [scale for _, scale in self._parts], parent)
        self.buttons = tuple(PaperButton(theme, parent=parent) for _ in self.actions())
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, which=number: self._act(self.actions()[which]))
        for widget in self.widgets:
            widget.show()

    def light(self, among: Sequence[Action]) -> None:
        """Highlight the option if it is one of those to choose between now."""
        self.is_lit = self._option in among
        for button in self.buttons:
            button.light(lit=self.is_lit)

    @property
    def widgets(self) -> "tuple[AmountStepper | PaperButton, ...]":
        """All widgets, in reading order."""
        return (*self.steppers, *self.buttons)

    def actions(self, *, widest: bool = False) -> tuple[Action, ...]:
        """The actions of the buttons now; `widest`: those with the largest amounts."""
        values = [stepper.scale.high if widest else stepper.value for stepper in self.steppers]
        return _actions(self._option, values)

    def write(
        self, wording: Wording, observation: AnyObservation, names: Sequence[str], *, widest: bool = False
    ) -> str:
        """Write the labels, and disable the buttons of amounts that may not be chosen.

        Return the outcome of the amounts, or "" without amounts.
        """
        actions = self.actions(widest=widest)
        for button, action in zip(self.buttons, actions, strict=True):
            label = self._label(action, wording, observation)
            does = wording.amounts.does(action)
            if widest and isinstance(self._option, Amount) and self._option.percent:
                usual = self._option.of(starting_amount(self._option))
                does = max(wording.amounts.does(usual), does, key=len)
            button.say(label.word(does), "", label.key, own=label.own)
            button.setAccessibleName(label.name)
            button.setEnabled(isinstance(self._option, Action) or self._option.includes(action))
        if not self.steppers:
            return ""
        amounts, cost = wording.amounts, as_exchange(observation).cost
        outcome = amounts.outcome(actions[0], observation, names)
        for stepper, (part, scale) in zip(self.steppers, self._parts, strict=True):
            tried = {scale.low, scale.low + 1, (scale.low + scale.high) // 2, scale.high - 1, scale.high}
            stepper.say(
                amounts.name(part),
                amounts.beneath(part, stepper.value, cost),
                amounts.sign(part),
                (amounts.beneath(part, number, cost) for number in sorted(tried)),
            )
            stepper.explain(outcome)
        return outcome

    def _label(self, action: Action, wording: Wording, observation: AnyObservation) -> Label:
        if isinstance(self._option, Offer):
            return wording.buttons.offer(action.coins or 0, action.percent or 0)
        if isinstance(self._option, Bet):
            return wording.buttons.bet(action.coins or 0, action.outcome)
        amount = action.percent if isinstance(self._option, Amount) and self._option.percent else action.coins
        return wording.buttons.option(self._option, observation, amount)

    def take(self, action: Action) -> None:
        """Set the amounts of this action, if the action belongs to this option."""
        if not isinstance(self._option, Amount) or not self._option.includes(action):
            return
        for stepper in self.steppers:
            stepper.set_value((action.percent if stepper.scale.is_share else action.coins) or 0)

    def point_to(self, action: Action | None) -> None:
        """Show the pointing hand of a hint at the button of this action; None hides it."""
        for button, does in zip(self.buttons, self.actions(), strict=True):
            button.point_to(wanted=does == action)

    def arrange(self, theme: Theme, *, has_leaps: bool) -> None:
        """Set the theme, and whether amounts have larger steps."""
        for button in self.buttons:
            if button.theme != theme:
                button.set_theme(theme)
        for stepper in self.steppers:
            stepper.arrange(theme, has_leaps=has_leaps)

    def remove(self) -> None:
        for widget in self.widgets:
            widget.hide()
            widget.deleteLater()


class OtherAmount(OptionWidget):
    """The button "Other…", which stands for an option with an amount until `unfold` shows its control."""

    def __init__(self, theme: Theme, option: Amount, parent: QWidget, unfold: Callable[[], object]) -> None:
        super().__init__(theme, Action(option.word), parent, lambda _: unfold())

    def write(
        self, wording: Wording, observation: AnyObservation, names: Sequence[str], *, widest: bool = False
    ) -> str:
        """Write the label."""
        del observation, names, widest
        (button,) = self.buttons
        button.say(wording.amounts.other, "", wording.buttons.letter("ask"))
        button.setAccessibleName(wording.amounts.other)
        return ""

    def point_to(self, action: Action | None) -> None:
        """Show no hint: the control of an advised amount is shown itself."""


def _steppers(theme: Theme, scales: Sequence["Scale"], parent: QWidget) -> "tuple[AmountStepper, ...]":
    if not scales:
        return ()
    from cucu_desktop.ui.play.decision.amounts import AmountStepper  # noqa: PLC0415 - as in `_parts`

    return tuple(AmountStepper(theme, scale, parent) for scale in scales)


def _parts(option: Option) -> "tuple[tuple[Part, Scale], ...]":
    """Return the amounts of an option with their scales; an amount that can only be 0 is left out."""
    if isinstance(option, Action):
        return ()
    from cucu_desktop.ui.play.decision.amounts import Scale  # noqa: PLC0415 - most options have no amount

    if isinstance(option, Offer):
        coins = Scale(0, option.high, start=1)
        share = Scale(0, option.share, start=0 if option.high else 1, step=5, is_share=True)
        both: tuple[tuple[Part, Scale], ...] = (("offer-coins", coins), ("offer-share", share))
        return tuple((part, scale) for part, scale in both if scale.high)
    if isinstance(option, Bet):
        return (("bet", Scale(1, option.high, start=1)),) if option.high else ()
    step = 5 if option.percent else 1
    scale = Scale(option.low, option.high, starting_amount(option), step, is_share=option.percent)
    return ((_PARTS[option.word], scale),)


_PARTS: Final[dict[str, Part]] = {"raise": "raise", "back": "back", "propose": "propose"}


def _actions(option: Option, values: Sequence[int]) -> tuple[Action, ...]:
    if isinstance(option, Action):
        return (option,)
    if isinstance(option, Offer):
        coins = values[0] if option.high else 0
        percent = values[-1] if option.share else 0
        return (Action(option.word, coins=coins or None, percent=percent or None),)
    if isinstance(option, Bet):
        bets = [
            Action(option.word, coins=coins, outcome=outcome)
            for coins in values
            for outcome in option.outcomes
        ]
        return (*bets, *([option.of(0)] if not option.low else []))
    return (option.of(values[0]),)
