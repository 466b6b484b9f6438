"""A lesson in a window, for tests that read its pages and answer its questions."""

from PySide6.QtWidgets import QAbstractButton

from cucu_desktop.engine.actions import ASK, EXCHANGE, KEEP, Amount
from cucu_desktop.ui.play.guided.coach import Coach
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.controls import button, named
from tests.ui.windows import a_window

LEARNER = "Wilhelmina"
"""A name that is part of no word."""
PATIENCE = 60_000
"""The longest wait for a page or a question, in ms."""
BEST = (EXCHANGE, KEEP, EXCHANGE, EXCHANGE, EXCHANGE, ASK, EXCHANGE)
WORST = (KEEP, EXCHANGE, KEEP, KEEP, KEEP, KEEP)
"""Choices in the lesson of Campli."""


def chosen(option, random):
    return option.of(random.randint(option.low, option.high)) if isinstance(option, Amount) else option


class Lesson:
    def __init__(self, qtbot, tmp_path, game, **how):
        """`how`: arguments of `a_window`."""
        self._qtbot = qtbot
        self.window = a_window(qtbot, tmp_path, **({"paints": False, "name": LEARNER} | how))
        self.window.guided.show_me(game)
        self.coach = self.window.playing.findChild(Coach)

    @property
    def session(self):
        return self.window.playing.session

    @property
    def asks(self):
        return self.session.stage is Stage.ANSWER

    def wait(self):
        """Wait for a page with "Next", or for a question."""
        self._qtbot.waitUntil(lambda: self.coach.waits or self.asks, timeout=PATIENCE)

    def wait_for_page(self):
        self._qtbot.waitUntil(lambda: self.coach.waits, timeout=PATIENCE)

    def press(self, name):
        button(self.coach, name).click()

    def control(self, name):
        return named(self.coach, QAbstractButton, name)

    def read_to_the_question(self):
        """Read all pages before the next question, and return them."""
        pages = []
        while not self.asks:
            self.wait()
            if self.coach.waits:
                pages.append(self.coach.text)
                self.press("Next")
        return pages

    def follow(self, choose):
        """Go through the lesson to its last page; return the pages and the decisions."""
        told, asked = [], []
        while True:
            self.wait()
            told.append(self.coach.text)
            if self.coach.is_last:
                return told, asked
            if self.coach.waits:
                self.coach.go_on.emit()
            else:
                question = self.session.question
                asked.append(question.decision)
                self.session.act(choose(question.decision.options))

    def turns(self, choices):
        """Go through the lesson with these choices, and return its pages."""
        left = iter(choices)
        return self.follow(lambda _options: next(left))[0]

    def pages_shown(self):
        """Return a list that is filled with the texts of all pages, also of those that do not wait."""
        shown, say = [], self.coach.say

        def keep(tell, **how):
            say(tell, **how)
            shown.append(self.coach.text)

        self.coach.say = keep
        return shown
