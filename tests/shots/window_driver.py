"""Brings the program's window to a scene, by the same actions as at the table.

Deals are staged by writing a log with the wanted cards in it and opening that.
"""

import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import Action, parse
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.setup import header_of
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.main_window import MainWindow

FIRST = "assunta nicola bruna carlo tonino concetta ercole filomena berardo peppe".split()
BOTS = [PERSONS[who] for who in dict.fromkeys([*FIRST, *PERSONS])]
"""Who else sits at the table, one after the other."""


class WindowDriver:
    """A window, and what brings it to a scene.

    Attributes:
        window: the window.
        heard: the sounds of the table so far; they tell where a scene has got to.
    """

    def __init__(self, language: str, size: tuple[int, int], text: int = 100, scheme: str = "lamp") -> None:
        self.folder = Path(tempfile.mkdtemp(dir=os.environ["XDG_DATA_HOME"]))
        self.heard: list[str] = []
        settings = Settings(self.folder / "settings.ini")
        preferences = replace(settings.now, language=language, text=text, scheme=scheme, name="Anna")
        settings.put(preferences)
        self.window = MainWindow(settings, self.folder / "matches", seed=5)
        self.window.setWindowState(Qt.WindowState.WindowNoState)
        self.window.setMinimumSize(640, 400)  # as on a screen that has no more
        self.window.resize(*size)
        self.window.show()
        self.rest(300)

    def rest(self, ms: int) -> None:
        QTest.qWait(ms)

    def until(self, ready: Callable[[], bool], seconds: int = 20) -> None:
        """Wait for something to happen at the table."""
        for _ in range(seconds * 50):
            if ready():
                return
            self.rest(20)
        raise TimeoutError(f"nothing came of it in {seconds} s")

    def sit(
        self,
        cards: str,
        *,
        seats: int = 6,
        persons: int = 1,
        game: str = "campli",
        done: str = "",
        deals: int = 1,
        is_open: bool = False,
        **wished,
    ) -> None:
        """Open a match: the first person is eldest hand, the cards come in this order, the last deals.

        `done` is what has been done already, one action after the other with commas between; before the deal
        of the number `deals` everybody has done what stands first. With `is_open` several persons look at
        their cards by holding, otherwise behind the curtain.
        """
        options = GAMES[game].options(**wished)
        pack = GAMES[game].pack_of(options)
        self.window.settings.change(hidden_cards="hold" if is_open else "curtain")
        people = [Player(name, f"you-{number % 6 + 1}") for number, name in enumerate(PEOPLE)]
        bots = [self.bot(seat) for seat in range(seats - persons)]
        players = (*people[:persons], *bots)
        path = self.folder / "matches" / "staged.cucu"
        log = LogWriter(path)
        log.append(header_of(Setup(game, players, options, seed=5)))
        log.append(
            {"seats": [[player.name, card.id] for player, card in zip(players, pack.cards, strict=False)]}
        )
        seated = [{"name": player.name, "face": player.face, "bot": player.bot} for player in players]
        game = {"players": seated, "coins": [100] * seats, "dealer": seats - 1, "onlookers": 0}
        log.append({"game": game})
        order = pack.complete(pack[card] for card in cards.split())
        log.append({"shuffle": " ".join(card.id for card in order)})
        log.close()
        match = Match.resume(path)
        for action in filter(None, done.split(",")):
            match.submit(match.to_act, parse(action.strip()))
        while match.observation(0).deals < deals or (deals > 1 and match.to_act):
            match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
        match.close()
        self.window.resume(path)
        self.window.playing.view.table.sounded.connect(self.heard.append)

    @staticmethod
    def bot(number: int) -> Player:
        """Return the player of this seat; at a long table one with the name of another."""
        again, which = divmod(number, len(BOTS))
        who = BOTS[which]
        return Player(f"{who.name} {again + 1}" if again else who.name, who.face, who.id)

    def scroll_down(self) -> None:
        """Show the end of what is longer than the window."""
        for area in self.window.findChildren(QAbstractScrollArea):
            if area.isVisible():
                area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        self.rest(200)

    def turn(self) -> None:
        """Wait until a person is asked, and continue past results on the way."""

        def is_asked() -> bool:
            self.director.rest.go_on()
            return self.session.question is not None

        self.until(is_asked)
        self.rest(400)

    def after(self, sound: str, ms: int) -> None:
        """Wait until a sound is heard, if there is one to be, and so much longer."""
        self.until(lambda: not sound or sound in self.heard)
        self.rest(ms)

    @property
    def session(self):
        return self.window.playing.session

    @property
    def director(self):
        return self.window.playing.view.director

    def take_over(self) -> None:
        self.until(lambda: self.session.stage is Stage.HAND_OVER)
        self.session.take_over()


PEOPLE = (
    "Anna", "Ugo", "Ines", "Bea", "Carlo", "Dora", "Emil", "Fina", "Guido", "Hilde", "Ivo", "Lucia",
)  # fmt: skip
"""The persons, in the order of their seats."""

Scene = Callable[[WindowDriver], None]
"""Brings a window to a moment worth a picture."""


def opened(open_page: Callable[[MainWindow], object], ms: int = 300) -> Scene:
    """Return the scene of what a function opens in the window, `ms` milliseconds later."""

    def stage(hand: WindowDriver) -> None:
        open_page(hand.window)
        hand.rest(ms)

    return stage


def staged(
    cards: str,
    act: Action | None = None,
    sound: str = "",
    ms: int = 0,
    *,
    asks: bool = True,
    up: int = 0,
    suit: str = "",
    **dealt,
) -> Scene:
    """A deal with these cards, at a person's question or after it.

    Args:
        cards: the cards that come first, as of `WindowDriver.sit`, which `dealt` is for, too.
        act: what the person does; None: nothing.
        sound: the sound from which on `ms` are waited for.
        ms: how much later the picture is taken.
        asks: whether a person is asked first, behind the curtain if there are several.
        up: the number of cards that lie open then.
        suit: the suit of an Ace that is shown then.
    """

    def stage(hand: WindowDriver) -> None:
        hand.sit(cards, **dealt)
        table = hand.window.playing.view.table
        if asks and dealt.get("persons", 1) > 1:
            hand.take_over()
        if asks:
            hand.turn()
        if act is not None:
            hand.session.act(act)
        if up or suit:
            hand.until(
                lambda: sum(table.dump()["public"]) >= up and (not suit or suit in table.dump()["suits"]), 60
            )
        if ms:
            hand.after(sound, ms)

    return stage
