"""The course of a match, as the lines of its log tell it: all that happens is a line, and done here."""

from zlib import crc32

from cucu_desktop.engine.actions import SHUFFLE, IllegalActionError, Shuffled, parse
from cucu_desktop.engine.events import BoughtIn, Event, SeatsDrawn, Talked
from cucu_desktop.games.catalogue import GAMES, seats_of
from cucu_desktop.match.deals import Deal
from cucu_desktop.match.log import Line
from cucu_desktop.match.series import Game, Series, seen_from, sit_down
from cucu_desktop.match.setup import PURSE, Player, Setup, check_company
from cucu_desktop.match.staged import Staged
from cucu_desktop.match.undo import Choice


class Course:
    """A match, line by line.

    Attributes:
        setup: what was agreed.
        players: who sits at which seat, onlookers last.
        game_number: which game of the match is being played, from 1.
        staged: the scenario that the match began with, as long as its game is played.
    """

    def __init__(self, setup: Setup) -> None:
        """Sit there before the first line."""
        self.setup = setup
        self._game = GAMES[setup.game]
        self._forget()

    def _forget(self) -> None:
        """Sit there as if nothing had happened yet."""
        self.players: tuple[Player, ...] = () if self.setup.drawn else self.setup.players
        self.game_number = 0
        self.staged = None if self.setup.case is None else Staged(self.setup.case)
        self._state: Game | None = None
        self._drawn: Event | None = None
        self._digested = 0
        self._lines: list[Line] = []
        self._deals: list[Deal] = []
        self._choice: Choice | None = None

    @property
    def _table(self) -> Game:
        if self._state is None:
            msg = "no game has begun"
            raise ValueError(msg)
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether the present game is over."""
        return self._table.is_over

    @property
    def length(self) -> int:
        """How many events the present game has had."""
        return len(self._table.table.journal)

    def _take_in(self, line: Line) -> None:
        """Do what a line says, and keep it."""
        self._play(line)
        self._lines.append(line)

    def _play(self, line: Line) -> None:
        """Do what a line of the log says.

        Raises:
            ValueError: it says nothing that can be done here.
        """
        if "do" in line:
            self._act(line)
        elif "say" in line:
            self._check_phrase(line["seat"], line["say"], line["card"])
            self._table.table.record(Talked, line["seat"], line["say"], line["card"])
        elif "shuffle" in line:
            self._shuffle(line)
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

    def _act(self, line: Line) -> None:
        state, action = self._table, parse(line["do"])
        if state.decision is None or state.decision.seat != line["seat"]:
            raise IllegalActionError(action, None)
        if self.players[line["seat"]].bot is None:
            before = seen_from(state, line["seat"])
            kind = state.decision.kind
            self._choice = Choice(len(self._lines), line["seat"], self.length, kind, before)
        state.apply(action)
        if self.staged:
            self.staged.hear(line["seat"], action)

    def _shuffle(self, line: Line) -> None:
        state, number = self._table, line.get("number")
        if number is not None and type(number) is not int:
            msg = f"{number!r} is no deal's number"
            raise ValueError(msg)
        if state.decision is SHUFFLE:
            self._deals.append(Deal(state.deals + 1, number, len(self._lines)))
        state.apply(Shuffled.read(line["shuffle"], state.to_shuffle))

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
        self._choice, self._deals = None, []
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


def buy_in(coins: int, stake: int, purse: int = PURSE) -> int:
    """Return the new coins of a player who has not the stake, or no coin at all: another purse (E9)."""
    return 0 if coins >= max(stake, 1) else max(purse, stake)


def digest(state: Game) -> str:
    """Return a short number for what lies on the table, to notice a log that leads elsewhere."""
    if isinstance(state, Series):
        return f"{crc32(repr(state.told()).encode()):08x}"
    table = state.table
    cards = [str(card) for card in table.cards]
    told = (state.deals, state.deal.dealer, cards, table.tokens, table.virgin, table.coins, table.pool)
    return f"{crc32(repr(told).encode()):08x}"
