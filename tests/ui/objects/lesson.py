"""A lesson in a window, for tests that read its lines and answer its questions."""

from cucu_desktop.engine.actions import Amount
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window

PATIENCE = 30_000
"""The longest wait for a line or a question, in ms."""


class Lesson:
    def __init__(self, qtbot, tmp_path, game, **how):
        """`how`: arguments of `a_window`."""
        self._qtbot = qtbot
        self.window = a_window(qtbot, tmp_path, **({"paints": False, "size": (1280, 800)} | how))
        self.window.guided.show_me(game)
        self.playing = self.window.playing

    @property
    def session(self):
        return self.window.playing.session

    @property
    def asks(self):
        return self.session.stage is Stage.ANSWER

    @property
    def line(self):
        return self.window.playing.decision_bar.line.text()

    @property
    def told(self):
        """The line of the lesson; "" where the usual question stands."""
        return self.window.playing.decision_bar.lesson()

    @property
    def go_on(self):
        """The button that continues."""
        return self.window.playing.buttons.go_on

    @property
    def names(self):
        return [player.name for player in self.session.match_view.players]

    @property
    def is_over(self):
        return self.window.playing.decision_bar.lesson is None

    def wait(self):
        """Wait for a question, for the button that continues, or for the end."""
        self._qtbot.waitUntil(
            lambda: self.is_over or self.asks or self.window.playing.is_reading, timeout=PATIENCE
        )

    def wait_for_question(self):
        self._qtbot.waitUntil(lambda: self.asks, timeout=PATIENCE)

    def until(self, is_reached):
        self._qtbot.waitUntil(is_reached, timeout=PATIENCE)

    def choose(self, number):
        """Choose the option of this number; of an amount the least."""
        option = self.session.question.decision.options[number]
        self.session.act(option.of(option.low) if isinstance(option, Amount) else option)

    def follow(self, number=-1):
        """Choose the option of this number each time, to the last line; return the labels to continue."""
        pressed = []
        while not self.is_over:
            self.wait()
            if self.asks:
                self.choose(number)
            elif self.window.playing.is_reading:
                pressed.append(self.go_on.accessibleName())
                if pressed[-1] != "Next":
                    return pressed
                self.window.playing.read()
                self.until(lambda: not self.window.playing.is_reading)
        return pressed
