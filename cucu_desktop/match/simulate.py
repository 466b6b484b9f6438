"""Bots play a game many times over: what becomes of them, and how fast (`cucu-desktop simulate`)."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, cast

from cucu_desktop.bots import PERSONS, Person
from cucu_desktop.bots.choosing import choose, small_talk
from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, Shuffled
from cucu_desktop.engine.events import (
    SPECTATOR,
    BoughtIn,
    DealBegan,
    Eliminated,
    Event,
    Talked,
    TokenLost,
    redacted,
)
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import PURSE, buy_in
from cucu_desktop.match.series import Game, Series, seen_from, sit_down
from cucu_desktop.match.trick_telling import DummyName

TALK_EVERY: Final = 8
"""One in so many decisions a bot may say something: enough to hear, not enough to drown the deal."""


@dataclass(slots=True)
class Tally:
    """What became of the players.

    Attributes:
        names: by seat at the first game; the counters are by name.
        deals, decisions: how many there were.
        seconds: how long the bots and the rules took.
        games: how many deals each finished game took.
        won, coins: games won and coins held, by name.
        score: what was won in the deals of trick games, by name; empty for other games.
        lost: tokens lost, by name and reason.
        out: how often who was out, by name.
    """

    names: Sequence[str]
    deals: int = 0
    decisions: int = 0
    seconds: float = 0.0
    games: list[int] = field(default_factory=list)
    won: Counter[str] = field(default_factory=Counter)
    lost: Counter[tuple[str, str]] = field(default_factory=Counter)
    out: Counter[str] = field(default_factory=Counter)
    coins: dict[str, int] = field(default_factory=dict)
    score: Counter[str] = field(default_factory=Counter)


class Simulation:
    """So many deals of a game between bots; the same seed brings the same run."""

    def __init__(self, game: str, seats: int, deals: int, seed: int, dummy: str = "{name}") -> None:
        """Seat the bots.

        Args:
            game: the game's id.
            seats: how many bots play.
            deals: how many deals to play; games begin anew when they are over.
            seed: where all chance comes from.
            dummy: what the hand of a missing player is called after the `name` of who plays it.
        """
        self._dummy = dummy
        self._game = GAMES[game]
        self._options = self._game.Options()
        self._random = Random(f"{seed}/simulate")
        self._deals = deals
        persons = list(PERSONS.values())
        self.bots: list[Person] = [persons[place % len(persons)] for place in range(seats)]
        repeats = [place // len(persons) + 1 for place in range(seats)]
        self.names = [
            bot.name if repeat == 1 else f"{bot.name} {repeat}"
            for bot, repeat in zip(self.bots, repeats, strict=True)
        ]
        self.tally = Tally(tuple(self.names))

    def play(self) -> Iterator[tuple[Event, Sequence[str]]]:
        """Play, and yield each thing that everybody sees, with the names by seat."""
        coins = [PURSE] * len(self.bots)
        dealer = 0
        while self.tally.deals < self._deals:
            bought = [buy_in(held, self._options.stake) for held in coins]
            held = [before + new for before, new in zip(coins, bought, strict=True)]
            state = sit_down(self._game, self._options, held, dealer)
            for seat, new in enumerate(bought):
                if new:
                    state.table.record(BoughtIn, seat, new)
            yield from self._play_game(state)
            coins = state.table.coins
            if state.winners:
                dealer = state.winners[0]
                self.tally.won.update(self.names[winner] for winner in state.winners)
        self.tally.coins = dict(zip(self.names, coins, strict=True))

    def _play_game(self, state: Game) -> Iterator[tuple[Event, Sequence[str]]]:
        tally, random = self.tally, self._random
        names = self._names_of_hands(state)
        journal = state.table.journal
        told = deal_began = 0
        first_deal = tally.deals
        began = time.perf_counter()
        state.start()
        while state.decision is not None:
            if state.decision is SHUFFLE:
                if tally.deals == self._deals:
                    break
                tally.deals += 1
                deal_began = len(journal)
                state.apply(Shuffled.by(random, state.pack))
            elif state.decision is RESHUFFLE:
                state.apply(Shuffled.by(random, state.to_shuffle))
            else:
                self._decide(state, deal_began)
                tally.decisions += 1
            tally.seconds += time.perf_counter() - began
            yield from ((redacted(event, SPECTATOR), names) for event in self._counted(state, told))
            told = len(journal)
            began = time.perf_counter()
        if state.is_over:
            tally.games.append(tally.deals - first_deal)
        if isinstance(state, Series):
            tally.score.update(dict(zip(self.names, state.standing, strict=False)))

    def _names_of_hands(self, state: Game) -> Sequence[str]:
        """Return the players' names, and after them what the dummies are called."""
        hands = len(state.table.hands) if isinstance(state, Series) else len(self.names)
        partners = [self.names[seat - hands // 2] for seat in range(len(self.names), hands)]
        return [*self.names, *(DummyName(self._dummy.format(name=name)) for name in partners)]

    def _decide(self, state: Game, deal_began: int) -> None:
        """Let the bot whose decision it is see, maybe speak, and choose."""
        assert state.decision is not None  # the caller has looked
        seat, random = state.decision.seat, self._random
        bot = self.bots[seat]
        observation = seen_from(state, seat)
        heard = [cast("Event", redacted(event, seat)) for event in state.table.events(deal_began)]
        if self._options.talk and random.randrange(TALK_EVERY) == 0:
            said = small_talk(bot, observation, heard, random)
            if said:
                state.table.record(Talked, seat, *said)
        state.apply(choose(bot, observation, heard, random))

    def _counted(self, state: Game, since: int) -> list[Event]:
        events = [cast("Event", event) for event in state.table.events(since)]
        for event in events:
            if isinstance(event, TokenLost):
                self.tally.lost[self.names[event.seat], event.reason] += 1
            elif isinstance(event, Eliminated):
                self.tally.out[self.names[event.seat]] += 1
        return events


REASONS: Final = ("lowest", "matto", "XII", "XIV", "promise")
"""For what tokens are lost, in the order of the columns; only what happened has one."""


def summary(tally: Tally, words: Mapping[str, str]) -> Iterator[str]:
    """Yield the summary's lines: who lost what, who won, how long games last.

    Args:
        tally: what became of the players.
        words: what the columns and lines are called.
    """
    width = max(len(name) for name in tally.names)
    reasons = [reason for reason in REASONS if any(lost == reason for _, lost in tally.lost)]
    if reasons:
        yield f"{'':{width}} {'':24} {words['tokens']}"
    others = {"score": tally.score} if tally.score else {"out": tally.out, "coins": tally.coins}
    columns: dict[str, Mapping[str, int]] = {"won": tally.won, **others}
    yield f"{'':{width}} " + " ".join(f"{words[column]:>7}" for column in (*columns, *reasons))
    for name in tally.names:
        lost = (tally.lost[name, reason] for reason in reasons)
        counted = (*(numbers[name] for numbers in columns.values()), *lost)
        yield f"{name:{width}} " + " ".join(f"{number:>7}" for number in counted)
    yield words["total"].format(deals=tally.deals, decisions=tally.decisions, games=len(tally.games))
    if tally.games:
        games = sorted(tally.games)
        yield words["games"].format(least=games[0], most=games[-1], median=games[len(games) // 2])


def is_new_deal(event: Event) -> bool:
    """Tell whether a new deal begins with this event."""
    return isinstance(event, DealBegan)
