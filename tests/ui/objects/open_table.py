"""An open table, for tests that look at cards there as people do: with keys, the mouse and fingers."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.items.card import CardItem
from tests.ui.windows import PATIENCE, match_of

KEYS = (
    Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5,
    Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_9, Qt.Key.Key_0,
    Qt.Key.Key_F3, Qt.Key.Key_F4,
)  # fmt: skip
NAMES = ("Anna", "Bea", "Carla", "Dora", "Emma", "Fina", "Gina", "Hilde")


def plan_of(game, *people, bots=0, **options):
    """A table of a game for these persons and some bots, who sit as they are listed."""
    plan = seating.usual(game, people[0], seats=1)
    players = tuple(Player(name, f"you-{at % 6 + 1}") for at, name in enumerate(people))
    plan = replace(plan, players=players, options=replace(plan.options, **options), drawn=False)
    for _ in range(bots):
        plan = replace(plan, players=(*plan.players, seating.next_bot(plan)))
    return plan


class OpenTable:
    """The open table in a window.

    Attributes:
        presses: how often a button has been pressed.
        holds: how often a key or the mouse has been held on a card.
    """

    def __init__(self, qtbot, window):
        self.qtbot, self.window = qtbot, window
        self.presses = self.holds = 0

    @property
    def playing(self):
        return self.window.playing

    @property
    def session(self):
        return self.playing.session

    def wait(self, *stages):
        """Wait for one of these stages, by default for a question, with the table at rest."""
        stages = stages or (Stage.ANSWER,)
        self.qtbot.waitUntil(
            lambda: self.session.stage in stages and not self.playing.view.busy, timeout=PATIENCE
        )
        return self.session.stage

    @property
    def asked(self):
        return self.session.question.seat

    def key(self, seat):
        return KEYS[self.session.match_view.persons.index(seat)]

    def hold(self, seat):
        """Press the key of a seat, and keep it down."""
        self.holds += 1
        QTest.keyPress(self.window.focusWidget() or self.window, self.key(seat))

    def let_go(self, seat):
        QTest.keyRelease(self.window.focusWidget() or self.window, self.key(seat))

    def place(self, seat):
        """The middle of a seat's card in the viewport."""
        return self.playing.view.card_rect(seat).center()

    @property
    def ground(self):
        return self.playing.view.viewport()

    def press_card(self, seat):
        self.holds += 1
        QTest.mousePress(self.ground, Qt.MouseButton.LeftButton, pos=self.place(seat))

    def release_card(self, seat):
        QTest.mouseRelease(self.ground, Qt.MouseButton.LeftButton, pos=self.place(seat))

    def choose(self, action):
        """Click the button of an option."""
        self.presses += 1
        QTest.mouseClick(self.answer(action), Qt.MouseButton.LeftButton)

    def answer(self, action):
        """The button of an option."""
        at = self.session.question.decision.options.index(action)
        return self.playing.decision_bar.answers[at].buttons[0]

    def hold_answer(self, action):
        """Hold the button of an option until the card shows, then let go on it."""
        self.presses += 1
        button = self.answer(action)
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: bool(self.faces()))
        seen = self.faces()
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
        return seen

    def hold_key(self, action):
        """Press the letter of an option, and keep it down."""
        self.presses += 1
        QTest.keyPress(self.window.focusWidget() or self.window, self.answer(action).shortcut()[0].key())

    def release_key(self, action):
        QTest.keyRelease(self.window.focusWidget() or self.window, self.answer(action).shortcut()[0].key())

    @property
    def is_asked(self):
        return self.session.stage is Stage.ANSWER and not self.playing.view.busy

    @property
    def goes_on(self):
        """Whether a result waits to be read."""
        return self.playing.buttons.go_on.isVisible()

    def go_on(self):
        self.presses += 1
        QTest.mouseClick(self.playing.buttons.go_on, Qt.MouseButton.LeftButton)

    def card_of(self, seat):
        """The card that lies hidden before a seat; the tests may look."""
        return str(match_of(self.session).observation(seat).card)

    def faces(self):
        """Every private face that an item on the table knows, shown or not: seats and designs."""
        items = [item for item in self.playing.view.table.items() if isinstance(item, CardItem)]
        held = {id(item): seat for seat, item in self.playing.view.table.open_cards.faces.items()}
        return {(held.get(id(item)), item.face) for item in items if item.face and not item.is_public}

    @property
    def notice(self):
        return self.playing.decision_bar.question
