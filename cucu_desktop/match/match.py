"""A match: who sits where, game after game, with the true state held here and nowhere else.

Bots, windows and spectators get `observation(seat)` and `feed(seat)`, made by the rules for that seat; what
they decide comes in through `submit` and `say`. Every line of the log is on the disk before anybody is shown
what follows from it.
"""

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Self, cast
from zlib import crc32

from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, Action, IllegalActionError, Shuffled, parse
from cucu_desktop.engine.events import BoughtIn, Event, SeatsDrawn, Talked, redacted
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.catalogue import GAMES, pack_of, seats_of
from cucu_desktop.match.log import Line, LogError, LogWriter, read_log
from cucu_desktop.match.series import Game, Series, seen_from, sit_down
from cucu_desktop.match.setup import PURSE, Player, Setup, check_company, header_of, setup_in
from cucu_desktop.match.staged import Staged
from cucu_desktop.match.undo import NOTHING, Choice, Retraction, Seen, judge


class Match:
    """A match under way: all that happens is a line of the log, done by `_play`, now or when read again.

    Attributes:
        setup: what was agreed.
        players: who sits at which seat, onlookers last.
        game_number: which game of the match is being played, from 1.
        writer: writes the log, or None if none is kept.
        staged: the scenario that the match began with, as long as its game is played.
    """

    def __init__(self, setup: Setup, writer: LogWriter | None = None) -> None:
        """Sit down; `begin` draws the seats and starts the first game."""
        self.setup = setup
        self.writer = writer
        self._game = GAMES[setup.game]
        self._forget()

    def _forget(self) -> None:
        """Sit there as if nothing had happened yet."""
        self.players: tuple[Player, ...] = ()
        self.game_number = 0
        self.staged = None if self.setup.case is None else Staged(self.setup.case)
        self._state: Game | None = None
        self._drawn: Event | None = None
        self._digested = 0
        self._lines: list[Line] = []
        self._choice: Choice | None = None
        self._before: Seen | None = None

    @classmethod
    def begin(cls, setup: Setup, path: Path | None = None) -> Self:
        """Write the header, draw the seats, and start the first game; the log goes to `path`, if any."""
        match = cls(setup, LogWriter(path) if path else None)
        match._write(header_of(setup))
        match._go_on()
        return match

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Read a match's log and go on where it ends: the same decision, the same cards.

        Raises:
            LogError: the log is damaged, foreign or newer, or does not lead where it says. It is left
            untouched.
        """
        header, *lines = read_log(path)
        try:
            match = cls(setup_in(header))
        except (KeyError, TypeError, ValueError) as error:
            raise LogError("damaged", 1) from error
        for number, line in enumerate(lines, 2):
            try:
                match._take_in(line)
            except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
                raise LogError("damaged", number) from error
        match.writer = LogWriter.after(path)
        match._go_on()
        return match

    def next_game(self, joining: Iterable[Player] = (), leaving: Iterable[str] = ()) -> None:
        """Play another game: the winner deals, newcomers and onlookers sit down at the dealer's left (000).

        Args:
            joining: who sits down, beside those who looked on.
            leaving: the names of those who get up.

        Raises:
            ValueError: the game is not over, or too few or too many would sit there.
        """
        state = self._table
        if not state.is_over:
            msg = "the game is not over"
            raise ValueError(msg)
        gone = set(leaving)
        coins = dict(zip(self.players, state.table.coins, strict=True))
        playing = self.players[: state.players]
        stay = [player for player in playing if player.name not in gone]
        winner = playing[state.winners[0]]
        dealer = stay.index(winner) if winner in stay else 0
        new = [player for player in (*self.players[state.players :], *joining) if player.name not in gone]
        seated = [*stay[:dealer], *new, *stay[dealer:]]
        possible = seats_of(self.setup.game, self.setup.options)
        if len(seated) not in possible or len({player.name for player in seated}) < len(seated):
            msg = "these players cannot play another game together"
            raise ValueError(msg)
        purses = [coins.get(player, self.setup.purse) for player in seated]
        self._do(_game_line(seated, purses, dealer + len(new), onlookers=0))
        self._go_on()

    # What others may know

    @property
    def _table(self) -> Game:
        if self._state is None:
            msg = "no game has begun"
            raise ValueError(msg)
        return self._state

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""
        decision = self._table.decision
        return decision.seat if decision else None

    @property
    def is_over(self) -> bool:
        """Whether the present game is over."""
        return self._table.is_over

    @property
    def length(self) -> int:
        """How many events the present game has had."""
        return len(self._table.table.journal)

    def observation(self, seat: int) -> Observation:
        """Return what the seat may know now; `SPECTATOR` for those who watch."""
        return cast("Observation", seen_from(self._table, seat))

    def feed(self, seat: int, since: int = 0) -> list[Event]:
        """Return the present game's events from number `since` on, as the seat may see them."""
        return [cast("Event", redacted(event, seat)) for event in self._table.table.events(since)]

    # What they do

    def submit(self, seat: int, action: Action) -> None:
        """Do a player's action.

        Raises:
            IllegalActionError: it is not this seat's decision, or not one of the options; nothing has
            changed.
        """
        decision = self._table.decision
        mine = decision if decision and decision.seat == seat else None
        if mine is None or not mine.allows(action):
            raise IllegalActionError(action, mine)
        self._do({"seat": seat, "do": str(action)})
        self._go_on()

    def say(self, seat: int, phrase: str, card: str | None = None) -> None:
        """Say something at the table, true or not (C9).

        Raises:
            ValueError: there is no table talk in this game, or this is none of its phrases.
        """
        self._check_phrase(seat, phrase, card)
        self._do({"seat": seat, "say": phrase, "card": card})

    def _check_phrase(self, seat: int, phrase: str, card: str | None) -> None:
        known = card is None or self._table.pack[card]
        if not (
            known
            and self.setup.options.talk
            and phrase in self._game.PHRASES
            and 0 <= seat < len(self.players)
        ):
            msg = f"{phrase!r} cannot be said here"
            raise ValueError(msg)

    # What they take back

    @property
    def retraction(self) -> Retraction:
        """Whether the last choice of a person in this game may be taken back, and if not, why."""
        choice = self._choice
        if choice is None:
            return NOTHING
        if self.is_over:
            return Retraction(choice.seat, "over")
        if self._before is None:
            self._before = self._as_of(choice.line).observation(choice.seat)
        return judge(choice.seat, self._before, self.feed(choice.seat, choice.length))

    def take_back(self) -> int:
        """Undo a person's last choice and all that has followed from it; return whose decision it is again.

        The log is cut first: whenever the program ends, it tells of a match that can be gone on with.

        Raises:
            ValueError: it may not be taken back; nothing has changed.
        """
        choice = self._choice
        if choice is None or not self.retraction.is_allowed:
            msg = "the last choice may not be taken back"
            raise ValueError(msg)
        lines = self._lines[: choice.line]
        if self.writer:
            self.writer.cut(1 + len(lines))
        self._forget()
        for line in lines:
            self._take_in(line)
        return choice.seat

    def _as_of(self, lines: int) -> "Match":
        """Return the match as it was after so many lines; nothing of it is written down."""
        earlier = Match(self.setup)
        for line in self._lines[:lines]:
            earlier._take_in(line)
        return earlier

    # The log

    def close(self) -> None:
        """Let go of the log file."""
        if self.writer:
            self.writer.close()

    def _write(self, line: Line) -> None:
        if self.writer:
            self.writer.append(line)

    def _do(self, line: Line) -> None:
        self._write(line)
        self._take_in(line)

    def _take_in(self, line: Line) -> None:
        """Do what a line says, and keep it."""
        self._play(line)
        self._lines.append(line)

    def _go_on(self) -> None:
        """Do what comes by itself: the seat draw, the first game, after a deal a digest and a shuffle."""
        if self._drawn is None and self.setup.case is None:
            self._do(self._draw_seats())
        if self._state is None:
            self._do(self._first_game())
        state = self._table
        if state.is_over or state.decision is SHUFFLE:
            if state.deals > self._digested:
                self._do({"digest": digest(state)})
            if not state.is_over:
                self._shuffle(f"{state.deals + 1}")
        while state.decision is RESHUFFLE:
            self._shuffle(f"{state.deals}/{self.length}")

    def _first_game(self) -> Line:
        setup, staged = self.setup, self.staged
        if staged is not None:
            return _game_line(setup.players, staged.coins, staged.places.dealer, onlookers=0)
        seated = (*self.players, *setup.onlookers)
        return _game_line(seated, [setup.purse] * len(seated), dealer=0, onlookers=len(setup.onlookers))

    def _shuffle(self, what: str) -> None:
        random = Random(f"{self.setup.seed}/{self.game_number}/{what}")
        written = self.staged.shuffled() if self.staged else None
        self._do({"shuffle": str(written or Shuffled.by(random, self._table.to_shuffle))})

    def _draw_seats(self) -> Line:
        """Draw for the seats from half the pack, or from all of it if there are more players (E8)."""
        random = Random(f"{self.setup.seed}/seats")
        pack = pack_of(self.setup.game, self.setup.options)
        players = len(self.setup.players)
        cards = random.sample(pack.half if players <= len(pack.half) else pack.cards, players)
        by_card = sorted(zip(cards, self.setup.players, strict=True), key=lambda drawn: -drawn[0].rank)
        return {"seats": [[player.name, card.id] for card, player in by_card]}

    def _play(self, line: Line) -> None:
        """Do what a line of the log says.

        Raises:
            ValueError: it says nothing that can be done here.
        """
        if "do" in line:
            state, action = self._table, parse(line["do"])
            if state.decision is None or state.decision.seat != line["seat"]:
                raise IllegalActionError(action, None)
            if self.players[line["seat"]].bot is None:
                self._choice = Choice(len(self._lines), line["seat"], self.length)
                self._before = None
            state.apply(action)
            if self.staged:
                self.staged.hear(line["seat"], action)
        elif "say" in line:
            self._check_phrase(line["seat"], line["say"], line["card"])
            self._table.table.record(Talked, line["seat"], line["say"], line["card"])
        elif "shuffle" in line:
            self._table.apply(Shuffled.read(line["shuffle"], self._table.to_shuffle))
        elif "digest" in line:
            if line["digest"] != digest(self._table):
                msg = "the log leads to other cards"
                raise ValueError(msg)
            self._digested = self._table.deals
        elif "game" in line:
            self._start_game(**line["game"])
        else:
            by_name = {player.name: player for player in self.setup.players}
            self.players = tuple(by_name[name] for name, _ in line["seats"])
            self._drawn = SeatsDrawn(tuple(card for _, card in line["seats"]))

    def _start_game(self, players: list[Line], coins: list[int], dealer: int, onlookers: int) -> None:
        """Seat the players with their coins; who cannot pay the stake buys in (E9).

        Raises:
            ValueError: a log says so, and it cannot be.
        """
        seated = tuple(Player(**player) for player in players)
        playing = len(seated) - onlookers
        check_company(seats_of(self.setup.game, self.setup.options), seated, playing)
        staged = self.staged = self.staged if self.game_number == 0 else None
        fits = len(coins) == len(seated) and min(coins) >= 0 and dealer in range(playing)
        if not fits or (staged is not None and coins != staged.coins):
            msg = "the coins or the dealer do not fit the seats"
            raise ValueError(msg)
        self.players = seated
        self._choice = None
        if staged is not None:
            self._state, self.game_number = staged.state, 1
            return
        stake, purse = self.setup.options.stake, self.setup.purse
        bought = [buy_in(held, stake, purse) if seat < playing else 0 for seat, held in enumerate(coins)]
        held = [before + new for before, new in zip(coins, bought, strict=True)]
        self._state = sit_down(self._game, self.setup.options, held, dealer, onlookers)
        table = self._state.table
        if self.game_number == 0 and isinstance(self._drawn, SeatsDrawn):
            table.record(SeatsDrawn, self._drawn.cards)
        for seat, new in enumerate(bought):
            if new:
                table.record(BoughtIn, seat, new)
        self.game_number += 1
        self._digested = 0
        self._state.start()


def buy_in(coins: int, stake: int, purse: int = PURSE) -> int:
    """Return the new coins of a player who has not the stake, or no coin at all: another purse (E9)."""
    return 0 if coins >= max(stake, 1) else max(purse, stake)


def _game_line(players: Iterable[Player], coins: list[int], dealer: int, onlookers: int) -> Line:
    seated = [asdict(player) for player in players]
    return {"game": {"players": seated, "coins": coins, "dealer": dealer, "onlookers": onlookers}}


def digest(state: Game) -> str:
    """Return a short number for what lies on the table, to notice a log that leads elsewhere."""
    if isinstance(state, Series):
        return f"{crc32(repr(state.told()).encode()):08x}"
    table = state.table
    cards = [str(card) for card in table.cards]
    told = (state.deals, state.deal.dealer, cards, table.tokens, table.virgin, table.coins, table.pool)
    return f"{crc32(repr(told).encode()):08x}"


__all__ = ["PURSE", "Match", "Player", "Setup", "buy_in", "digest"]
