"""Every kind of decision, in every game, is answered by the keyboard alone."""

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.decision.amounts import AmountField
from cucu_desktop.ui.play.decision.option_widgets import OtherAmount
from cucu_desktop.ui.play.decision_bar import DecisionBar
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.table import amounts_of
from tests.ui.tables import choose
from tests.ui.windows import PATIENCE, a_window, wait_for

BY_CARDS = ("play", "discard")
"""Kinds that are answered by a card on the table, which the keyboard reaches as it does a button."""
IN_PAUSES = ("call",)
"""Kinds that are answered before the turns of others: see test_pauses.py."""
TRICKS = [name for name, game in GAMES.items() if isinstance(game, TrickGame)]


def kinds_of(game):
    """Return the kinds of decisions of people in a game, by its usual rules."""
    kind = GAMES[game].state_class
    return set(kind.vocabulary(GAMES[game].usual)) - {"shuffle", "reshuffle", *IN_PAUSES}


@cache
def decisions(game):
    """Return an observation for each kind of decision of a game, from matches played at random."""
    found, kinds = {}, kinds_of(game)
    for seed in range(60):
        if kinds <= set(found):
            break
        random = Random(seed)
        possible = GAMES[game].seats_of(GAMES[game].usual)
        seats = range(possible[seed % min(4, len(possible))])
        players = tuple(Player(f"Player {seat}", f"you-{seat}", "peppe" if seat else None) for seat in seats)
        match = Match.begin(Setup(game, players, GAMES[game].usual, seed=seed))
        for _ in range(400):
            if (seat := match.to_act) is None:
                break
            seen = match.observation(seat)
            found.setdefault(seen.decision.kind, seen)
            match.submit(seat, choose(seen, random))
    return found


@pytest.fixture
def bar(qtbot):
    windows = []  # Qt would delete them

    def open_bar(game, seen):
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1000, 200)
        bar = DecisionBar(Theme(), Wording("en", game), window)
        bar.fit_into(QRect(0, 0, 941, 120))
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        bar.ask(seen, [f"Player {seat}" for seat in range(9)])
        return bar

    return open_bar


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_answers_for_arrows_enter_and_letters(qtbot, bar, game):
    seen_kinds = decisions(game)
    assert set(seen_kinds) == kinds_of(game)
    for kind, seen in seen_kinds.items():
        if kind in BY_CARDS:
            continue
        opened = bar(game, seen)
        assert opened.buttons, kind
        keys = [button.shortcut().toString() for button in opened.buttons]
        assert all(keys), kind
        assert len(set(keys)) == len(keys), kind
        for at, button in enumerate(opened.buttons):
            if not button.isEnabled():
                continue
            opened.take_focus(anew=True)
            for _ in range(20):
                if QApplication.focusWidget() is button:
                    break
                focused = QApplication.focusWidget()
                on = Qt.Key.Key_Tab if isinstance(focused, AmountField) else Qt.Key.Key_Right
                qtbot.keyClick(focused, on)
            assert QApplication.focusWidget() is button, (kind, at)
            if isinstance(opened.answers[-1], OtherAmount) and button is opened.buttons[-1]:
                qtbot.keyClick(opened, QKeySequence(keys[at])[0].key())
                qtbot.waitUntil(lambda bar=opened: bool(amounts_of(bar)), timeout=2000)
                break
            with qtbot.waitSignal(opened.acted, timeout=2000):
                qtbot.keyClick(button, Qt.Key.Key_Return)
            with qtbot.waitSignal(opened.acted, timeout=2000):
                qtbot.keyClick(opened, QKeySequence(keys[at])[0].key())


@pytest.mark.parametrize("game", TRICKS)
def test_a_deal_of_tricks_is_played_by_arrows_and_enter(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(seating.usual(game, "Anna"))
    session, answered = window.playing.session, set()
    for _ in range(12):
        if wait_for(qtbot, window, Stage.ANSWER, Stage.PAUSED, Stage.OVER) is not Stage.ANSWER:
            break
        question = session.question
        window.playing.decision_bar.take_focus(anew=True)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda question=question: session.question != question, timeout=PATIENCE)
        answered.add(question.kind)
    assert "play" in answered
