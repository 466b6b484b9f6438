"""The scenes of Cambio."""

from window_driver import Scene, WindowDriver, staged

from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.ui.play.covers.pause_screen import PauseScreen
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.paper_widgets import PaperButton


def cambio(cards: str, sound: str = "", ms: int = 0, **wished: object) -> Scene:
    """Anna holds the first of the cards; a sound: she exchanges, and the picture is taken so much later."""

    return staged(cards, EXCHANGE if ms else None, sound, ms, game="cambio", **{"seats": 7} | wished)


def cambio_pause(hand: WindowDriver) -> None:
    hand.sit("IX VI VII II V VIII X", game="cambio", seats=7, persons=3)
    hand.until(lambda: hand.session.stage is Stage.PAUSED)
    hand.rest(600)


def cambio_timed_pause(hand: WindowDriver) -> None:
    hand.window.context.prefer(pause_seconds=10)
    cambio_pause(hand)


def cambio_whose(hand: WindowDriver) -> None:
    hand.sit("IX VI VII II V VIII X", game="cambio", seats=7, persons=3, done="keep, keep, keep")
    hand.until(lambda: hand.session.stage is Stage.PAUSED)
    screen = hand.window.findChild(PauseScreen)
    buttons = screen.findChildren(PaperButton)
    hand.until(lambda: all(button.isEnabled() for button in buttons if button.isVisible()))
    next(button for button in buttons if button.objectName() == "call").click()
    hand.rest(600)


PILE = "V VI VII VIII IX X III"
CAMBIO: dict[str, Scene] = {
    "cambio-turn": cambio("IX VI XIII II X VII XII"),
    "cambio-owl": cambio("XV VI XIII II V VII XII"),
    "cambio-fool": cambio("MATTO VI XIII II V VII XII", "", 2600),
    "cambio-human": cambio("II XIV XIII II V VII XII", "", 3600),
    "cambio-skip": cambio("II XIII XI V VI VII XII", "horse", 900),
    "cambio-two": cambio("VI X", seats=2),
    "cambio-twenty": cambio("VI X IX", seats=20),
    "cambio-pile": cambio(PILE, deals=4),
    "cambio-own-pile": cambio(PILE, deals=8, children=9),
    "cambio-call": cambio("VI XV III V VII VIII II", done="exchange"),  # only the owl's holder is asked
    "cambio-penalty": cambio("I VI VII V VII VIII II", done="keep," * 6 + "keep"),
    "cambio-pause": cambio_pause,
    "cambio-pause-timed": cambio_timed_pause,
    "cambio-whose": cambio_whose,
}
"""Scenes by name."""
