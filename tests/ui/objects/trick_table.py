"""A table at which a deal of tricks is watched from one seat."""

from itertools import groupby

from PySide6.QtCore import QSizeF

from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match.match import Player
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from cucu_desktop.ui.animation.durations import Pace
from cucu_desktop.ui.animation.timeline import Timeline, stagger
from cucu_desktop.ui.scene.participants import Dummy
from cucu_desktop.ui.scene.tricks.scene import TrickScene
from cucu_desktop.ui.widgets.theme import Theme
from tests.trick_playing import GAMES

SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


class Showing:
    """A table at which a deal is watched from one seat, without waiting."""

    def __init__(self, game, state, viewer, *, reduced=False):
        self.state, self.viewer = state, viewer
        self.pace = Pace(reduced=reduced)
        self.scene = TrickScene(Theme(), game=GAMES[game])
        people = [Dummy if seat in state.dummies else Player for seat in range(state.seats)]
        self.scene.sit([kind(f"P{seat}", "you-1", None) for seat, kind in enumerate(people)])
        self.scene.arrange(self.scene.lay_out(QSizeF(1280, 800), viewer if viewer < 5 else 0, 0, 1.0))
        self.scene.viewer = viewer
        self.shown, self.before = 0, None

    def context(self, beside=print):
        """The context of the cues of what happens next."""
        now = observe(self.state, self.viewer)
        return CueContext(self.scene, self.pace, now, None, [""] * 5, self.before, beside, print)

    def catch_up(self, skip=1.0):
        """Show all that has happened, each part of it up to `skip` before it is brought to its end."""
        events = [redacted(event, self.viewer) for event in self.state.table.events(self.shown)]
        self.shown += len(events)
        now = observe(self.state, self.viewer)
        for kind, run in groupby(events, type):
            together = list(run)
            for some in [together] if TRICKS.cues[kind].gap else [[event] for event in together]:
                beside = []
                context = self.context(beside.append)
                pieces = [TRICKS.cues[kind].show(context, event) for event in some]
                piece = pieces[0] if len(pieces) == 1 else stagger(50, pieces)
                timeline = Timeline(piece)
                timeline.advance(piece.length * skip)
                timeline.finish()
                for other in beside:
                    Timeline(other).finish()
                self.before = some[-1]
        self.scene.turn_to(now.to_act)
        return now
