"""How long a person waits at the table between two choices; durations are summed, no clock is asked."""

from dataclasses import replace
from random import Random
from statistics import median
from typing import NamedTuple

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.play.bot_workers import question_of, think
from tests.ui.tables import GAMES, a_view

TABLES, DEALS = 6, 5
BOTS = ("peppe", "bruna", "assunta", "nicola", "carlo", "tonino", "concetta", "ercole")
TICK = 5.0
"""Milliseconds by which the table's clock is advanced."""
USUAL = (
    happen.DealBegan, happen.Dealt, happen.Kept, happen.Asked, happen.Exchanged, happen.Drew,
    happen.Exposed, happen.TokenLost, happen.Compared, happen.Talked,
)  # fmt: skip
"""The events of a deal in which nothing special happens."""


class Wait(NamedTuple):
    """The milliseconds between two choices, and whether nothing special happened."""

    length: float
    is_usual: bool


class TimedTable:
    """A match of one person and bots, or of guests, at a speed; its clock is as fast as the computer."""

    def __init__(self, qtbot, game="campli", seats=6, seed=1, speed="normal", *, guests=False):
        players = [Player("You", "you-1"), *(Player(bot.title(), bot, bot) for bot in BOTS[: seats - 1])]
        if guests:
            players = [replace(player, bot=None) for player in players]
        setup = Setup(game, tuple(players), GAMES[game].options(), seed=seed)
        self.match = Match.begin(setup)
        persons = [seat for seat, player in enumerate(self.match.players) if player.bot is None]
        self.person = SPECTATOR if guests else persons[0]
        self.view = a_view(qtbot, setup=setup, speed=speed)
        self.view.director.chance = Random(seed)
        self.view.director.rest.reading_time = None
        self.view.director.seat_bots([player.bot or "" for player in self.match.players])
        self.view.director.showing.connect(self._begin)
        self.view.sit(self.match.players, viewer=None if guests else self.person)
        self._shown = len(self.match.feed(self.person))
        self.view.show_position(self.match.observation(self.person))
        self._spent, self._shown_types = 0.0, []

    def waits(self, deals):
        """Play this number of deals; return the waits between choices at turns."""
        found, is_first = [], True
        while not self.match.is_over and self.match.observation(self.person).deals <= deals:
            seat = self.match.to_act
            if seat == self.person and self.match.observation(self.person).decision.kind == "turn":
                if not is_first:
                    found.append(Wait(self._spent, self._is_usual))
                is_first = False
                self._spent, self._shown_types = 0.0, []
            self._decide(seat)
            self._show()
        return found

    def deals(self, number):
        """Play this number of deals; return the time of each from its first choice to that of the next."""
        found = []
        while not self.match.is_over and len(found) < number:
            self._spent, self._shown_types = 0.0, []
            deal = self.match.observation(self.person).deals
            while not self.match.is_over and self.match.observation(self.person).deals == deal:
                self._decide(self.match.to_act)
                self._show()
            found.append(Wait(self._spent, self._is_usual))
        return found

    def _decide(self, seat):
        if self.match.players[seat].bot is None:
            options = self.match.observation(seat).decision.options
            self.match.submit(seat, options[self.match.length % min(len(options), 2)])
            return
        question = question_of(self.match, 0, self.match.heard, chats=True)
        thought = think(question)
        if thought.phrase:
            self.match.say(thought.seat, thought.phrase, thought.card)
        self.match.submit(seat, thought.action)

    def _show(self):
        feed = self.match.feed(self.person)
        events, self._shown = feed[self._shown :], len(feed)
        self.view.play(events, self.match.observation(self.person))
        director = self.view.director
        while director.waiting or director._present is not None:
            self._spent += TICK
            director.let_pass(TICK)

    def _begin(self, events):
        self._shown_types += map(type, events)

    @property
    def _is_usual(self):
        """Whether only usual events were shown, and each other player had one turn."""
        others = len(self.match.players) - 1
        return {*self._shown_types} <= {*USUAL} and self._shown_types.count(happen.Dealt) <= others + 1


def test_in_a_usual_deal_of_six_one_waits_about_eight_seconds_for_the_next_choice(qtbot):
    waits = [
        wait.length
        for seed in range(TABLES)
        for wait in TimedTable(qtbot, seed=seed).waits(DEALS)
        if wait.is_usual
    ]
    assert len(waits) > TABLES
    assert median(waits) <= 9_000
    assert max(waits) <= 10_500


def test_a_usual_deal_of_eight_guests_who_choose_at_once_takes_at_most_twelve_seconds(qtbot):
    times = [
        time.length
        for seed in range(TABLES)
        for time in TimedTable(qtbot, seats=8, seed=seed, guests=True).deals(DEALS)
        if time.is_usual
    ]
    assert len(times) > TABLES
    assert max(times) <= 12_000
