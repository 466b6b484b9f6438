"""Simulation of many games of bots: results and speed (`cucu-desktop simulate`)."""

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, cast

from cucu_desktop.bots import PERSONS, Person
from cucu_desktop.bots.dispatch import choose, small_talk
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
from cucu_desktop.engine.families import GameState, heard_by, seen_from, sit_down
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.tricks.events import TrickTaken
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match import terminal
from cucu_desktop.match.log_replay import buy_in
from cucu_desktop.match.narration import Narrator, system_language
from cucu_desktop.match.setup import PURSE
from cucu_desktop.match.sides import DummyName, arranged
from cucu_desktop.match.terminal import CLEAR_LINE, refuse, told
from cucu_desktop.match.tournament_command import ChoiceError, chosen_options, measure
from cucu_desktop.words import words_of

USUAL_DEALS: Final = 1000
USUAL_TRICK_DEALS: Final = 40
"""The default number of deals: bots take their time over tricks."""
USUAL_SEATS: Final = 6
"""The default number of bots, limited by the game."""
TALK_EVERY: Final = 8
"""A bot may make a remark at one decision in this many."""


@dataclass(slots=True)
class SimulationTotals:
    """Totals of a simulation, by player.

    Attributes:
        names: by seat in the first game; the counters are by name.
        deals, decisions: their numbers.
        seconds: the time of the bots and the rules.
        games: the number of deals of each finished game.
        won, coins: games won and coins held, by name.
        score: the score from deals of trick games, by name; empty for other games.
        lost: tokens lost, by name and reason.
        out: the number of eliminations, by name.
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
    """A number of deals of a game between bots; the same seed gives the same run."""

    def __init__(
        self, game: str, options: GameOptions, seats: int, deals: int, seed: int, dummy: str = "{name}"
    ) -> None:
        """Seat the bots.

        `dummy` is the name of a dummy's hand, with `{name}` for its partner's name, if that is one player.
        """
        self._dummy = dummy
        self._game = GAMES[game]
        self._options = options
        self._random = Random(f"{seed}/simulate")
        self._deals = deals
        persons = list(PERSONS.values())
        self.bots: list[Person] = [persons[index % len(persons)] for index in range(seats)]
        repeats = [index // len(persons) + 1 for index in range(seats)]
        self.names = [
            bot.name if repeat == 1 else f"{bot.name} {repeat}"
            for bot, repeat in zip(self.bots, repeats, strict=True)
        ]
        self.totals = SimulationTotals(tuple(self.names))

    def play(self) -> Iterator[tuple[Event, Sequence[str]]]:
        """Play, and yield each public event, with the names by seat."""
        coins = [PURSE] * len(self.bots)
        dealer = 0
        while self.totals.deals < self._deals:
            coins = [self._game.coins_of(self._options, held) for held in coins]
            bought = [buy_in(held, self._options.stake) for held in coins]
            held = [before + new for before, new in zip(coins, bought, strict=True)]
            state = sit_down(self._game.state_class, self._options, held, dealer)
            for seat, new in enumerate(bought):
                if new:
                    state.table.record(BoughtIn, seat, new)
            yield from self._play_game(state)
            coins = state.table.coins
            if state.winners:
                dealer = state.winners[0]
                self.totals.won.update(self.names[winner] for winner in state.winners)
        self.totals.coins = dict(zip(self.names, coins, strict=True))

    def _play_game(self, state: GameState) -> Iterator[tuple[Event, Sequence[str]]]:
        totals, random = self.totals, self._random
        names = self._names_of_hands(state)
        journal = state.table.journal
        told = deal_began = 0
        first_deal = totals.deals
        began = time.perf_counter()
        state.start()
        while state.decision is not None:
            if state.decision is SHUFFLE:
                if totals.deals == self._deals:
                    break
                totals.deals += 1
                deal_began = len(journal)
                state.apply(Shuffled.by(random, state.to_shuffle))
            elif state.decision is RESHUFFLE:
                state.apply(Shuffled.by(random, state.to_shuffle))
            else:
                self._decide(state, deal_began)
                totals.decisions += 1
            totals.seconds += time.perf_counter() - began
            yield from ((redacted(event, SPECTATOR), names) for event in self._counted(state, told))
            told = len(journal)
            began = time.perf_counter()
        if state.is_over:
            totals.games.append(totals.deals - first_deal)
        if isinstance(state, Series):
            totals.score.update(dict(zip(self.names, state.standing, strict=False)))

    def _names_of_hands(self, state: GameState) -> Sequence[str]:
        """Return the players' names, and after them those of the dummies."""
        if not isinstance(state, Series):
            return self.names
        partners = [self.names[state.deal.player_for(dummy)] for dummy in state.dummies]
        return [*self.names, *(DummyName(self._dummy.format(name=name)) for name in partners)]

    def _decide(self, state: GameState, deal_began: int) -> None:
        """Give the deciding bot its observation, and let it talk and choose."""
        assert state.decision is not None  # checked by the caller
        seat, random = state.decision.seat, self._random
        bot = self.bots[seat]
        observation = seen_from(state, seat)
        heard = heard_by(state, seat, deal_began)
        if self._options.talk and random.randrange(TALK_EVERY) == 0:
            said = small_talk(bot, observation, heard, random)
            if said:
                state.table.record(Talked, seat, *said)
        state.apply(choose(bot, observation, heard, random))

    def _counted(self, state: GameState, since: int) -> list[Event]:
        events = [cast("Event", event) for event in state.table.events(since)]
        for event in events:
            if isinstance(event, TokenLost):
                self.totals.lost[self.names[event.seat], event.reason] += 1
            elif isinstance(event, Eliminated):
                self.totals.out[self.names[event.seat]] += 1
        return events


REASONS: Final = ("lowest", "matto", "fool", "blaren", "XII", "XIV", "promise")
"""The reasons for lost tokens, in the order of the columns; only those that occurred have one."""


def summary(totals: SimulationTotals, words: Mapping[str, str]) -> Iterator[str]:
    """Yield the summary's lines, tokens lost by reason, wins, length of games; `words` are their labels."""
    width = max(len(name) for name in totals.names)
    reasons = [reason for reason in REASONS if any(lost == reason for _, lost in totals.lost)]
    if reasons:
        yield f"{'':{width}} {'':24} {words['tokens']}"
    others = {"score": totals.score} if totals.score else {"out": totals.out, "coins": totals.coins}
    columns: dict[str, Mapping[str, int]] = {"won": totals.won, **others}
    yield f"{'':{width}} " + " ".join(f"{words[column]:>7}" for column in (*columns, *reasons))
    for name in totals.names:
        lost = (totals.lost[name, reason] for reason in reasons)
        counted = (*(numbers[name] for numbers in columns.values()), *lost)
        yield f"{name:{width}} " + " ".join(f"{number:>7}" for number in counted)
    yield words["total"].format(deals=totals.deals, decisions=totals.decisions, games=len(totals.games))
    if totals.games:
        games = sorted(totals.games)
        yield words["games"].format(least=games[0], most=games[-1], median=games[len(games) // 2])


def simulate(arguments: Namespace) -> int:
    """Play games of bots, and print the results: deal by deal in words, or as measurements."""
    language = arguments.lang or system_language()
    try:
        options, players = _chosen_run(arguments)
        if _measured_by(arguments):
            return measure(arguments, options, players, language)
    except ChoiceError as error:
        return refuse(language, error.key, **error.values)
    return _tell_run(arguments, options, players, language)


def _chosen_run(arguments: Namespace) -> tuple[GameOptions, int]:
    """Return the options and the number of players.

    Raises:
        ChoiceError: an option or a number is not possible.
    """
    if arguments.transcript and (measured := _measured_by(arguments)):
        raise ChoiceError("transcript-alone", option=measured)
    arguments.game = game = arguments.game or USUAL.id
    players = arguments.seats
    if game not in GAMES:
        raise ChoiceError("no-game", game=repr(game), games=", ".join(GAMES))
    options = chosen_options(game, arguments.preset, arguments.options)
    seats = GAMES[game].seats_of(options)
    if players is None:  # the default number, limited by the game
        players = min(max(USUAL_SEATS, seats[0]), seats[-1])
    if players not in seats:
        raise ChoiceError("seats", game=game, number=players, few=seats[0], many=seats[-1])
    if arguments.deals is None:
        arguments.deals = USUAL_TRICK_DEALS if isinstance(GAMES[game], TrickGame) else USUAL_DEALS
    if arguments.deals < 1:
        raise ChoiceError("one-deal")
    return options, players


def _tell_run(arguments: Namespace, options: GameOptions, players: int, language: str) -> int:
    """Play games of bots, and print the events."""
    played, named = GAMES[arguments.game], words_of("words", language, arguments.game).get("dummy", {})
    is_alone = isinstance(played, TrickGame) and played.hands - players == 1  # which goes round (H4)
    dummy = named.get("alone" if is_alone else "name", "")
    simulation = Simulation(arguments.game, options, players, arguments.deals, arguments.seed, dummy)
    narrator = Narrator(language, arguments.game, played.pack_of(options).name, options)
    deal = trick = 0
    is_watched = sys.stderr.isatty() and not arguments.transcript
    for event, names in simulation.play():
        is_new_deal = isinstance(event, DealBegan)
        if is_new_deal:
            deal, trick = deal + 1, 0
            if is_watched:
                terminal.tell("\r" + told(language, "progress", number=deal - 1, deals=arguments.deals))
        if arguments.transcript and (
            sentence := narrator.tell(arranged(event, SPECTATOR), names, deal, trick)
        ):
            terminal.write(("\n" if is_new_deal else "") + sentence + "\n")
        trick += isinstance(event, TrickTaken)
    if is_watched:
        terminal.tell(CLEAR_LINE)
    if arguments.transcript:
        terminal.write("\n")
    terminal.write("\n".join(summary(simulation.totals, narrator.summary)) + "\n")
    speed = simulation.totals.decisions / max(simulation.totals.seconds, 1e-9)
    # Not part of the run: the same seed gives the same lines above on every machine.
    terminal.tell(told(language, "speed", number=round(speed)) + "\n")
    return 0


def _measured_by(arguments: Namespace) -> str:
    """Return the first argument that only a tournament has; "" if none is given."""
    given = {
        "--json": arguments.json,
        "--levels": arguments.levels is not None,
        "--persons": arguments.persons is not None,
        "--duplicate": arguments.duplicate,
        "--jobs": arguments.jobs is not None,
        "--timing": arguments.timing,
    }
    return next((option for option, is_given in given.items() if is_given), "")
