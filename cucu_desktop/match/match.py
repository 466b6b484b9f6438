"""A match: players and seats, game after game, with the true state held here and nowhere else.

Bots, windows and spectators get `observation(seat)` and `feed(seat)`, made by the rules for that seat; their
decisions come in through `submit` and `say`. Every line of the log is on the disk before its effect is
shown.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Self

from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, WAIT, Action, Decision, IllegalActionError
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import SPECTATOR, Event
from cucu_desktop.engine.families import deal_began, heard_by, seen_from
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import DAMAGE, unwritten_at
from cucu_desktop.match import seat_draw
from cucu_desktop.match.deal_numbers import DealRecord, number_of, shuffled
from cucu_desktop.match.log import Line, LogError, parsed, read_lines
from cucu_desktop.match.log_replay import LogReplay, digest
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.setup import PURSE, Player, Setup, game_line, header_of, is_of_later_version, setup_in
from cucu_desktop.match.undo_rules import ANSWERED, NOTHING, LastChoice, UndoStatus, judge

if TYPE_CHECKING:
    from cucu_desktop.match.playback.playback import Playback
    from cucu_desktop.match.scenario.scripted_deal import ScriptedDeal


class Match:
    """A match under way: every change is logged first, and then takes effect.

    Attributes:
        writer: writes the log, or None without a log.
        reopened: for a deal played again, the number of events before it and the public events; else None.
    """

    def __init__(self, setup: Setup, writer: LogWriter | None = None) -> None:
        """Take the setup; `begin` draws the seats and starts the first game."""
        self._replay = LogReplay(setup)
        self.writer = writer and writer.report_as("match", self)
        self.reopened: tuple[int, AnyObservation] | None = None
        self._stands: tuple[LastChoice, UndoStatus] | None = None
        """A choice that may not be taken back any more, with the final reason."""
        self._unsaid: LastChoice | None = None
        """The choice that was taken back last: others have heard it."""

    @classmethod
    def begin(cls, setup: Setup, path: Path | None = None) -> Self:
        """Write the header, draw the seats, start the first game; the log goes to `path`."""
        match = cls(setup, LogWriter(path) if path else None)
        match._write(header_of(setup))
        match._go_on()
        return match

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Read a match's log and go on where it ends: the same decision, the same cards.

        A match that could not be written is continued as it is, in memory.

        Raises:
            LogError: the log is damaged, foreign, newer or inconsistent. It is not
            changed.
        """
        left = unwritten_at(path)
        if isinstance(left, cls):
            return left
        written = read_lines(path)
        header, *lines = parsed(written)
        try:
            match = cls(setup_in(header))  # loads the scenario, if the first deal is one
        except DAMAGE as error:
            raise LogError("newer" if is_of_later_version(header) else "damaged", 1) from error
        for number, line in enumerate(lines, 2):
            try:
                match._replay.take_in(line)
            except DAMAGE as error:
                raise LogError("newer" if is_of_later_version(header) else "damaged", number) from error
        match.writer = LogWriter.after(path, written).report_as("match", match)
        match._go_on()
        return match

    @classmethod
    def after(cls, setup: Setup, lines: Iterable[Line], path: Path | None = None) -> Self:
        """Return a new match in the state after these lines; its log goes to `path`.

        Raises:
            ValueError: the lines are inconsistent.
        """
        match, lines = cls(setup), list(lines)
        for line in lines:
            match._replay.take_in(line)
        if path is not None:
            match.writer = LogWriter(path).report_as("match", match)
            match.writer.extend([header_of(setup), *lines])
        match._go_on()
        return match

    def next_game(self, joining: Iterable[Player] = (), leaving: Iterable[str] = ()) -> None:
        """Begin another game: the winner deals, newcomers and onlookers sit down at the dealer's left (000).

        `leaving` has the names of the players who leave.

        Raises:
            ValueError: the game is not over, or the number of players would not be possible.
        """
        state = self._replay.state
        if not state.is_over:
            msg = "the game is not over"
            raise ValueError(msg)
        coins = dict(zip(self.players, state.table.coins, strict=True))
        playing, onlookers = self.players[: state.players], self.players[state.players :]
        seated, dealer = seat_draw.next_game(
            playing, state.winners[0], (*onlookers, *joining), frozenset(leaving)
        )
        possible = GAMES[self.setup.game].seats_of(self.setup.options)
        if len(seated) not in possible or len({player.name for player in seated}) < len(seated):
            msg = "these players cannot play another game together"
            raise ValueError(msg)
        game, options = GAMES[self.setup.game], self.setup.options
        purses = [game.coins_of(options, coins.get(player, self.setup.purse)) for player in seated]
        self._do(game_line(seated, purses, dealer, onlookers=0))
        self._go_on()

    @property
    def setup(self) -> Setup:
        return self._replay.setup

    # Public information

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat, onlookers last."""
        return self._replay.players

    @property
    def game_number(self) -> int:
        return self._replay.game_number

    @property
    def scripted_deal(self) -> "ScriptedDeal | None":
        """The scenario that the match began with, as long as its game is played."""
        return self._replay.scripted_deal

    @property
    def is_over(self) -> bool:
        """Whether the present game is over, or its last requested deal is."""
        return self._replay.is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the present game; empty before it is over."""
        return self._replay.state.winners

    @property
    def length(self) -> int:
        """The number of events of the present game."""
        return self._replay.length

    @property
    def to_act(self) -> int | None:
        """The seat that decides; None when the game is over."""
        decision = None if self._replay.is_played_out else self._replay.state.due
        return decision.seat if decision else None

    @property
    def open_decision(self) -> Decision | None:
        """The public decision, with the options that all players can name; None when the game is over."""
        return None if self._replay.is_played_out else self._replay.state.open_due

    @property
    def first_to_decide(self) -> int | None:
        """The seat that decides first: a silent decision precedes the public one, and is secret.

        For the runners of bots; a waiting seat submits `WAIT`, which leaves no trace.
        """
        decision = None if self._replay.is_played_out else self._replay.state.decision
        return decision.seat if decision else None

    @property
    def is_pause(self) -> bool:
        """Whether others may be heard before the turn that is due, as public knowledge."""
        return self.to_act is not None and self._replay.state.is_pause

    @property
    def has_pauses(self) -> bool:
        """Whether this is a game in which players may call before the turns of others."""
        return self._replay.state.has_pauses

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that may call now, in the order of B10; for the runners of bots."""
        return self._replay.state.silent

    def observation(self, seat: int) -> AnyObservation:
        return seen_from(self._replay.state, seat)

    def feed(self, seat: int, since: int = 0) -> list[Event]:
        """Return the present game's events from number `since` on, as the seat may see them."""
        return [*heard_by(self._replay.state, seat, since)]

    def heard(self, seat: int) -> list[Event]:
        """Return the present deal's events as the seat may see them: the input of a bot (`bots.dispatch`)."""
        return self.feed(seat, deal_began(self._replay.state))

    # Actions

    def submit(self, seat: int, action: Action) -> None:
        """Apply a player's action.

        Raises:
            IllegalActionError: it is not this seat's decision, or not one of the options; nothing has
            changed.
        """
        state = self._replay.state
        mine = state.decision_of(seat)
        if mine is None or not mine.allows(action):
            raise IllegalActionError(action, mine)
        if action is WAIT:
            state.act(seat, WAIT)  # silence is not written (B11)
            return
        self._do({"seat": seat, "do": str(action)})
        self._go_on()

    def say(self, seat: int, phrase: str, card: str | None = None) -> None:
        """Make a remark at the table, true or not (C9).

        Raises:
            ValueError: this game has no table talk, or no such phrase.
        """
        self._replay.check_phrase(seat, phrase, card)
        self._do({"seat": seat, "say": phrase, "card": card})

    # Undo

    @property
    def undo_status(self) -> UndoStatus:
        """Whether the last choice of a person in this game may be taken back, or the reason why not."""
        choice = self._replay.choice
        if choice is None:
            return NOTHING
        if self.is_over:
            return UndoStatus(choice.seat, "over")
        unsaid = self._unsaid
        if unsaid is not None and choice.line < unsaid.line and choice.seat != unsaid.seat:
            return UndoStatus(choice.seat, "spoken", unsaid.seat)
        answers = (line["seat"] for line in self._replay.lines[choice.line + 1 :] if "do" in line)
        answered = next((seat for seat in answers if seat != choice.seat), None)
        if choice.kind in ANSWERED and answered is not None:
            return UndoStatus(choice.seat, "answered", answered)
        if self._stands is None or self._stands[0] is not choice:
            found = judge(choice.seat, choice.before, self.feed(choice.seat, choice.length))
            if found.is_allowed:
                return found
            self._stands = choice, found
        return self._stands[1]

    def take_back(self) -> int:
        """Undo a person's last choice and everything after it; return the seat that decides again.

        The log is cut first: whenever the program ends, its match can be continued.

        Raises:
            ValueError: it may not be taken back; nothing has changed.
        """
        choice = self._replay.choice
        if choice is None or not self.undo_status.is_allowed:
            msg = "the last choice may not be taken back"
            raise ValueError(msg)
        lines = self._replay.lines[: choice.line]
        if self.writer:
            self.writer.cut(1 + len(lines))
        self._replay.reset()
        for line in lines:
            self._replay.take_in(line)
        self._unsaid = choice
        return choice.seat

    # Deals that are played again

    @property
    def finished_deals(self) -> tuple[DealRecord, ...]:
        """The deals of the present game whose numbers may be shown: the finished ones."""
        return tuple(self._replay.deals if self.is_over else self._replay.deals[:-1])

    @property
    def is_known(self) -> bool:
        """Whether the present game has a deal that was called by its number, whose cards may be known."""
        return self.setup.deal is not None and self.setup.deal in {deal.number for deal in self._replay.deals}

    def again(self, deal: DealRecord, seed: int, path: Path | None = None) -> "Match":
        """Return a new match at the beginning of one of `finished_deals`: same seats, same cards.

        The seed of the deals after it is a new one, so that it reveals no deals of this match.

        Raises:
            ValueError: the deal is none of those, or has no number.
        """
        if deal not in self.finished_deals or deal.number is None:
            msg = "this deal cannot be played again"
            raise ValueError(msg)
        setup = replace(self.setup, seed=seed, deal=deal.number, remote=())
        match = Match(setup, LogWriter(path) if path else None)
        lines = self._replay.lines[: deal.line + 1]
        if match.writer:
            match.writer.extend([header_of(match.setup), *lines])
        *before, shuffle = lines
        for line in before:
            match._replay.take_in(line)
        match.reopened = match.length, match.observation(SPECTATOR)
        match._replay.take_in(shuffle)
        match._go_on()
        return match

    def playback(self) -> "Playback":
        from cucu_desktop.match.playback.playback import Playback  # noqa: PLC0415 - few look back

        return Playback(self.setup, self._replay.lines)

    # The log

    @property
    def lines(self) -> list[Line]:
        """The lines of the log, the header first, also those that could not be written."""
        return [header_of(self.setup), *self._replay.lines]

    def close(self) -> None:
        if self.writer:
            self.writer.close()

    def _write(self, line: Line) -> None:
        if self.writer:
            self.writer.append(line)

    def _do(self, line: Line) -> None:
        self._write(line)
        self._replay.take_in(line)

    def _go_on(self) -> None:
        """Do what is due without a decision: the seat draw, the first game, a digest and a shuffle."""
        if self._replay.needs_seat_draw:
            self._do(self._draw_seats())
        if not self._replay.has_begun:
            self._do(self._first_game())
        state = self._replay.state
        while True:
            if state.decision is RESHUFFLE:  # the draw that follows may end the deal
                self._reshuffle()
            elif state.is_over or state.decision is SHUFFLE:
                if state.deals > self._replay.digested:
                    self._do({"digest": digest(state)})
                if self._replay.is_over:
                    break
                self._deal()
            else:
                break

    def _first_game(self) -> Line:
        setup, scripted = self.setup, self.scripted_deal
        if scripted is not None:
            return game_line(setup.players, scripted.coins, scripted.seating.dealer, onlookers=0)
        seated = (*self.players, *setup.onlookers)
        # After a draw for seats, the player with the highest card deals (E8).
        lot = Random(f"dealer {self._number(1, 1)}")
        dealer = 0 if setup.drawn else lot.randrange(len(setup.players))
        purses, game = setup.purses or {}, GAMES[setup.game]
        held = [game.coins_of(setup.options, purses.get(player.name, setup.purse)) for player in seated]
        return game_line(seated, held, dealer, onlookers=len(setup.onlookers))

    def _deal(self) -> None:
        """Shuffle for a deal, by its number unless it is a scenario."""
        written = self.scripted_deal.shuffled() if self.scripted_deal else None
        if written is not None:
            self._do({"shuffle": str(written)})
            return
        number = self._number(self.game_number, self._replay.state.deals + 1)
        self._do({"shuffle": str(shuffled(number, self._replay.state.to_shuffle)), "number": number})

    def _reshuffle(self) -> None:
        """Shuffle the discards of a deal whose pack has run out (T4), derived from its number, too."""
        written = self.scripted_deal.shuffled() if self.scripted_deal else None
        deal = self._replay.deals[-1]
        number = deal.number
        if number is None:
            number = self._number(self.game_number, deal.ordinal)
        self._do({"shuffle": str(written or shuffled(number, self._replay.state.to_shuffle, self.length))})

    def _number(self, game: int, deal: int) -> int:
        known = self.setup.deal
        return known if known is not None and game == deal == 1 else number_of(self.setup.seed, game, deal)

    def _draw_seats(self) -> Line:
        """Draw for the seats, each player until no other has the same card (E8)."""
        random = Random(f"seats {self._number(1, 1)}")
        game, players = GAMES[self.setup.game], self.setup.players
        drawn = seat_draw.draw(game.pack_of(self.setup.options), len(players), random, game.highest_drawn)
        in_order = seat_draw.in_order(drawn, game.highest_drawn)
        return {"seats": [[players[who].name, *(card.id for card in drawn[who])] for who in in_order]}


__all__ = ["PURSE", "Match", "Player", "Setup"]
