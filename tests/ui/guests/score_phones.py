"""Phones at the score of real cards, for tests."""

from tests.ui.guests.phones import PATIENCE, Phone, action_of

NAMES = ("Anna", "Bea", "Carla", "Dino")


def phones_of(hand):
    return hand.window.inn.score.phones


def opened(hand, game="campli"):
    hand.begin(*NAMES, game=game)
    hand.press("Phones")
    return phones_of(hand).guests


class Keeper(Phone):
    """The phone that keeps the score; each choice waits for what is shown next."""

    def __init__(self, qtbot, url, language="en"):
        super().__init__(url, "Rosa", language, plays=False)
        self._qtbot = qtbot

    def shown(self):
        self._qtbot.waitUntil(lambda: self.state is not None, timeout=PATIENCE)
        return self.state

    @property
    def choices(self):
        return {action_of(option): option for option in self.shown()["own"]["options"]}

    def choose(self, text, *, given=False):
        assert given or text in self.choices, self.choices
        self._sent(n=self.shown()["public"]["n"], do=text)

    def undo(self):
        assert self.shown()["own"]["undo"]
        self._sent(do="undo")

    def _sent(self, **value):
        before = self.state
        self.send(**value)
        self._qtbot.waitUntil(lambda: self.state is not before, timeout=PATIENCE)
        self._qtbot.wait(50)
