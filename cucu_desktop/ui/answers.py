"""An option of a decision as it stands on the screen: its button, and what its amounts are chosen with.

An option without an amount is a button. One with an amount is a slider and a button; an offer has two
sliders, for coins and for a share; a bet has a button for each outcome, and one for betting nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtWidgets import QWidget

from cucu_desktop.engine.actions import Action, Amount, Bet, Offer, Option
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.amounts import AmountSlider, CoinSlider, DivisionSlider, ShareSlider, amount_slider
from cucu_desktop.ui.paper import Arrangement, PaperButton
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.wording import Label, Wording


def with_buttons(options: Iterable[Option]) -> list[Option]:
    """Return the options that have buttons: a card that can be played in one way only is played by itself."""
    chosen = list(options)
    ways = Counter(option.card for option in chosen if isinstance(option, Action))
    return [
        option
        for option in chosen
        if not isinstance(option, Action) or option.card is None or ways[option.card] > 1
    ]


class Answer:
    """The widgets of one option.

    Attributes:
        sliders: what its amounts are chosen with.
        buttons: what is pressed; each does another of the option's actions.
        is_lit: whether it is one of those between which to choose now.
    """

    def __init__(
        self, theme: Theme, option: Option, parent: QWidget, act: Callable[[Action], object]
    ) -> None:
        """`act` is called with the action that is chosen."""
        self._option, self._act = option, act
        self.is_lit = False
        self.sliders = _sliders(theme, option, parent)
        self.buttons = tuple(PaperButton(theme, parent=parent) for _ in self.actions())
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, which=number: self._act(self.actions()[which]))
        for widget in self.widgets:
            widget.show()

    def light(self, among: Sequence[Action]) -> None:
        """Stand in the light, if this is one of the options between which to choose now."""
        self.is_lit = self._option in among
        for button in self.buttons:
            button.light(lit=self.is_lit)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """All of them, in reading order."""
        return (*self.sliders, *self.buttons)

    def actions(self, *, widest: bool = False) -> tuple[Action, ...]:
        """What the buttons do now; `widest`: if the amounts were as large as may be."""
        values = [slider.maximum() if widest else slider.value() for slider in self.sliders]
        return _actions(self._option, values)

    def write(self, wording: Wording, observation: Observation, *, widest: bool = False) -> None:
        """Write the words; an amount that may not be chosen cannot be pressed."""
        for button, action in zip(self.buttons, self.actions(widest=widest), strict=True):
            label = self._label(action, wording, observation)
            button.say(label.local, label.meaning, label.key)
            button.setEnabled(isinstance(self._option, Action) or self._option.includes(action))
            for slider in self.sliders:
                slider.setAccessibleName(label.local)
                slider.setAccessibleDescription(label.meaning)
                slider.setToolTip(label.meaning)

    def _label(self, action: Action, wording: Wording, observation: Observation) -> Label:
        if isinstance(self._option, Offer):
            return wording.offer(action.coins or 0, action.percent or 0)
        if isinstance(self._option, Bet):
            return wording.bet(action.coins or 0, action.outcome)
        amount = action.percent if isinstance(self._option, Amount) and self._option.percent else action.coins
        return wording.option(self._option, observation, amount)

    def take(self, action: Action) -> None:
        """Choose the amounts that this action has, if it is this option with amounts."""
        if not isinstance(self._option, Amount) or not self._option.includes(action):
            return
        for slider in self.sliders:
            is_share = isinstance(slider, DivisionSlider)
            slider.setValue((action.percent if is_share else action.coins) or 0)

    def point_to(self, action: Action | None) -> None:
        """Let a hand point to the button that does this now; None: to none."""
        for button, does in zip(self.buttons, self.actions(), strict=True):
            button.point_to(wanted=does == action)

    def arrange(self, theme: Theme, arrangement: Arrangement) -> None:
        """Take this size and let the meanings stand there."""
        for button in self.buttons:
            button.set_theme(theme)
            button.arrange(arrangement)
        for slider in self.sliders:
            slider.set_theme(theme)

    def remove(self) -> None:
        """Go away."""
        for widget in self.widgets:
            widget.hide()
            widget.deleteLater()


def _sliders(theme: Theme, option: Option, parent: QWidget) -> tuple[AmountSlider, ...]:
    """Return what the amounts are chosen with; there is none for an amount that can only be nothing."""
    if isinstance(option, Offer):
        coins = Amount(option.word, 0, option.high)
        share = Amount(option.word, 0, option.share, percent=True)
        found: list[AmountSlider] = [CoinSlider(theme, coins, parent)] if option.high else []
        if option.share:
            found.append(ShareSlider(theme, share, parent))
            found[-1].setValue(0)
        found[0].setValue(1)
        return tuple(found)
    if isinstance(option, Bet):
        return (CoinSlider(theme, Amount(option.word, 1, option.high), parent),) if option.high else ()
    return (amount_slider(theme, option, parent),) if isinstance(option, Amount) else ()


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
