"""Replay of a match from the lines of its log, and the intact lines of a damaged log.

Every change is a line, and applied here. All lines before the first inconsistent one are intact: a match
continues from there in a copy, and the damaged log is kept. A line that cannot be read, or that is not
possible, is left out with all that follow. If a deal ends with another state than its digest, some line of
that deal was changed to another possible one, so the whole deal is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from cucu_desktop.engine.actions import SHUFFLE, IllegalActionError, Shuffled, parse
from cucu_desktop.engine.events import BoughtIn, Event, SeatsDrawn, Talked
from cucu_desktop.engine.families import GameState, seen_from, sit_down
from cucu_desktop.engine.mechanisms.lasting_pack import LastingState
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.deal_numbers import DealRecord
from cucu_desktop.match.log import Line, LogError, parsed, read_lines
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.setup import (
    PURSE,
    Player,
    Setup,
    check_company,
    is_of_later_version,
    players_in,
    setup_in,
)
from cucu_desktop.match.undo_rules import LastChoice
from cucu_desktop.names import as_named

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.match.log import Line
    from cucu_desktop.match.scenario.scripted_deal import ScriptedDeal


class LogReplay:
    """The state after the lines of a log; it holds the true state, so only a match has one.

    Attributes:
        setup: the agreement.
        players: the players by seat, onlookers last.
        game_number: the number of the present game in the match, from 1.
        scripted_deal: the scenario that the match began with, as long as its game is played.
        lines: the applied lines.
        deals: the deals of the present game.
        choice: the last choice of a person in the present game.
        digested: the number of deals of the present game at its last digest.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._game = GAMES[setup.game]
        self.reset()

    def reset(self) -> None:
        """Go back to before the first line."""
        self.players: tuple[Player, ...] = () if self.setup.drawn else self.setup.players
        self.game_number = 0
        self.scripted_deal: ScriptedDeal | None = None
        if self.setup.case is not None:
            from cucu_desktop.match.scenario.scripted_deal import ScriptedDeal  # noqa: PLC0415 - few have one

            self.scripted_deal = ScriptedDeal(self.setup.case, self.setup.edition)
        self._state: GameState | None = None
        self._drawn: Event | None = None
        self.digested = 0
        self.lines: list[Line] = []
        self.deals: list[DealRecord] = []
        self.choice: LastChoice | None = None

    @property
    def needs_seat_draw(self) -> bool:
        """Whether the seats are to be drawn, and have not been."""
        return self._drawn is None and self.setup.case is None and self.setup.drawn

    @property
    def has_begun(self) -> bool:
        return self._state is not None

    @property
    def state(self) -> GameState:
        """The true state of the present game; ValueError before the first."""
        if self._state is None:
            msg = "no game has begun"
            raise ValueError(msg)
        return self._state

    @property
    def is_over(self) -> bool:
        """Whether the present game is over, or its last requested deal is."""
        return self.state.is_over or self.is_played_out

    @property
    def is_played_out(self) -> bool:
        """Whether another deal would follow, but is not requested."""
        wanted = self.setup.deals
        return wanted is not None and self.state.decision is SHUFFLE and self.state.deals >= wanted

    @property
    def length(self) -> int:
        return len(self.state.table.journal)

    def take_in(self, line: Line) -> None:
        """Apply a line, and keep it."""
        self._play(line)
        self.lines.append(line)

    def _play(self, line: Line) -> None:
        """Apply a line of the log.

        Raises:
            ValueError: it is not possible in this state.
        """
        if "do" in line:
            self._act(line)
        elif "say" in line:
            self.check_phrase(line["seat"], line["say"], line["card"])
            self.state.table.record(Talked, line["seat"], line["say"], line["card"])
        elif "shuffle" in line:
            self._shuffle(line)
        elif "digest" in line:
            if line["digest"] != digest(self.state):
                msg = "the log leads to other cards"
                raise ValueError(msg)
            self.digested = self.state.deals
        elif "game" in line:
            self._start_game(**line["game"])
        else:
            by_name = {player.name: player for player in self.setup.players}
            self.players = tuple(by_name[as_named(name)] for name, *_ in line["seats"])
            self._drawn = _drawn_in(line["seats"])

    def _act(self, line: Line) -> None:
        state, action = self.state, parse(line["do"])
        decision = state.decision_of(line["seat"])
        if decision is None:
            raise IllegalActionError(action, None)
        if self.players[line["seat"]].bot is None:
            before = seen_from(state, line["seat"])
            self.choice = LastChoice(len(self.lines), line["seat"], self.length, decision.kind, before)
        state.act(line["seat"], action)
        if self.scripted_deal:
            self.scripted_deal.hear(line["seat"], action)

    def _shuffle(self, line: Line) -> None:
        state, number = self.state, line.get("number")
        if number is not None and type(number) is not int:
            msg = f"{number!r} is no deal's number"
            raise ValueError(msg)
        if state.decision is SHUFFLE:
            is_swapped = line.get("swapped") is True
            if is_swapped and self.scripted_deal is not None:
                self.scripted_deal.left = []
            is_rest = isinstance(state, LastingState) and not state.is_whole
            self.deals.append(DealRecord(state.deals + 1, number, len(self.lines), is_rest or is_swapped))
        state.apply(Shuffled.read(line["shuffle"], state.to_shuffle))

    def _start_game(self, players: list[Line], coins: list[int], dealer: int, onlookers: int) -> None:
        """Seat the players with their coins; players who cannot pay the stake buy in (E9).

        Raises:
            ValueError: these values from a log are not possible.
        """
        seated = players_in(players)
        playing = len(seated) - onlookers
        check_company(self._game.seats_of(self.setup.options), seated, playing)
        scripted = self.scripted_deal = self.scripted_deal if self.game_number == 0 else None
        fits = len(coins) == len(seated) and min(coins) >= 0 and dealer in range(playing)
        if not fits or (scripted is not None and coins != scripted.coins):
            msg = "the coins or the dealer do not fit the seats"
            raise ValueError(msg)
        self.players = seated
        self.choice, self.deals = None, []
        if scripted is not None:
            self._state, self.game_number = scripted.state, 1
            return
        setup = self.setup
        stake, purse = setup.options.stake, setup.purse
        bought = [buy_in(held, stake, purse) if seat < playing else 0 for seat, held in enumerate(coins)]
        held = [before + new for before, new in zip(coins, bought, strict=True)]
        self._state = sit_down(self._game.state_class, setup.options, held, dealer, onlookers, setup.edition)
        table = self._state.table
        if self.game_number == 0 and isinstance(self._drawn, SeatsDrawn):
            table.record(SeatsDrawn, self._drawn.cards, self._drawn.again)
        for seat, new in enumerate(bought):
            if new:
                table.record(BoughtIn, seat, new)
        self.game_number += 1
        self.digested = 0
        self._state.start()

    def check_phrase(self, seat: int, phrase: str, card: str | None) -> None:
        """Raise ValueError unless the player at this seat may say this phrase, about this card."""
        known = card is None or self.state.pack[card]
        if not (
            known
            and self.setup.options.talk
            and phrase in self._game.phrases
            and 0 <= seat < len(self.players)
        ):
            msg = f"{phrase!r} cannot be said here"
            raise ValueError(msg)


def _drawn_in(seats: list[list[str]]) -> SeatsDrawn:
    """Return the event of a seat draw: of each player a name, a card, and the cards of later rounds."""
    again = {seat: cards for seat, (_, _, *cards) in enumerate(seats) if cards}
    rounds = max(map(len, again.values()), default=0)
    return SeatsDrawn(
        tuple(card for _, card, *_ in seats),
        tuple(
            tuple((seat, cards[index]) for seat, cards in again.items() if index < len(cards))
            for index in range(rounds)
        ),
    )


def buy_in(coins: int, stake: int, purse: int = PURSE) -> int:
    """Return the new coins of a player without the stake, or without any coin: another purse (E9)."""
    return 0 if coins >= max(stake, 1) else max(purse, stake)


def digest(state: GameState) -> str:
    """Return a short digest of the table, to detect a log that leads elsewhere."""
    if isinstance(state, Series):
        return f"{crc32(repr(state.told()).encode()):08x}"
    table = state.table
    cards = [str(card) for card in table.cards]
    told = (state.deals, state.deal.dealer, cards, table.tokens, table.virgin, table.coins, table.pool)
    return f"{crc32(repr(told).encode()):08x}"


def whole_lines(path: Path) -> list[Line]:
    """Return the intact lines of a log, the header first.

    Raises:
        LogError: the header is damaged, or of a later version, or no decision precedes the damage.
    """
    written = read_lines(path)
    (header,) = parsed(written[:1])
    if is_of_later_version(header):
        raise LogError("newer", 1)
    replay = LogReplay(setup_in(header))
    whole = [header]
    ended = 1
    """The number of lines up to the end of the last deal."""
    for raw in written[1:]:
        line: Line = {}
        try:
            _, line = parsed((written[0], raw))
            replay.take_in(line)
        except (LogError, *DAMAGE):
            del whole[ended if "digest" in line else len(whole) :]
            break
        whole.append(line)
        if "digest" in line:
            ended = len(whole)
    if not any("do" in line for line in whole):
        raise LogError("damaged", len(whole) + 1)
    return whole


def copy_whole(path: Path, copy: Path) -> None:
    """Write a new log of the intact lines of a damaged one.

    Raises:
        LogError: as `whole_lines`; "unreadable" if the copy cannot be written.
    """
    writer = LogWriter(copy)
    writer.extend(whole_lines(path))
    writer.close()
    if writer.failed:
        raise LogError("unreadable") from writer.failed
