"""Keeping the score of a game of real cards, from texts (`cucu-desktop score`).

The texts about a deal: "paid A" (A lost the comparison; more than one a deal), "penalty A" or "penalty A by
B" (A lost a token in the deal, to B's card), "won A" (two Matti at Lu Stù), "offer A B 5 20%" (B accepted
A's offer of 5 coins and 20 % of the winnings), "card A XII" (the card of the loss of A told just before, for
statistics alone), "dealt" (the deal is over). Between two deals: "leave A", "join D". Then the
decisions that are due, with their seat: "A reenter", "B back 5", "A propose 60%".
"""

from collections import Counter
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import (
    CHANCE,
    Action,
    IllegalActionError,
    NotationError,
    parse,
    spelled,
)
from cucu_desktop.engine.events import Reentered, TokenLost
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.rarer_events import TokenGained
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.scenario.scenario_fields import Table as Result
from cucu_desktop.match.score import entered_game, noted_cards
from cucu_desktop.match.score.entry_limits import TellingError
from cucu_desktop.match.score.score_reader import COINS, ScorePlayer, WrittenGame
from cucu_desktop.match.score.sheet import DEALT, NO_CARDS, Sheet
from cucu_desktop.names import as_named, same_key

if TYPE_CHECKING:
    from cucu_desktop.engine.table import Table

_COMERS: Final = ("leave", "join")
WORDS: Final = (*_COMERS, "paid", "penalty", "won", "offer", noted_cards.CARD, DEALT)
"""The words of texts about a deal."""


class Score(Sheet[WrittenGame]):
    """The score of an exchange game under way.

    Attributes:
        deal_at: the number of texts before the latest deal.
        state: the state of the told game.
    """

    def _start(self) -> None:
        game = self.game
        coins = [person.coins for person in (*game.players, *game.onlookers)]
        kind = entered_game.told_kind(game.game.state_class)
        first = len(self._begun.players)
        self.deal_at = self._since = 0
        state = self.state = kind(game.options, coins, first - 1, len(game.onlookers))
        entered_game.clear(state, is_told=True)  # no deal is under way
        entered_game.told(state).absent = frozenset(range(first, len(game.players)))
        state.start()

    @property
    def table(self) -> "Table":
        return self.state.table

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.state.winners)

    def _apply(self, text: str, where: str) -> None:
        decision = self.state.decision
        if decision is None:
            raise InvalidScenarioError(where, "the game is over")
        word, _, name = text.partition(" ")
        if word in _COMERS and decision.seat == CHANCE:
            self._come_or_go(word, name, where)
        elif decision.seat == CHANCE:
            self._tell(text, where)
        else:
            self._decide(text, where)
        entered_game.keep_out(self.state)

    def _come_or_go(self, word: str, name: str, where: str) -> None:
        """Take a player out of the game, or let one join, for whom a seat is added if needed."""
        before = self.game
        if word == "join" and name not in before.names:
            self._add_seat(name, where)
        seat = self._seat(name, where)
        if seat >= len(self.game.players):
            raise InvalidScenarioError(where, f"{name} looks on; another person can join")
        try:
            (entered_game.join if word == "join" else entered_game.leave)(self.state, seat)
        except TellingError as error:
            if self.game != before:
                self._tell_again(self.told, before)
            raise InvalidScenarioError(where, f"'{word} {name}': {name} {error}") from error

    def _add_seat(self, name: str, where: str) -> None:
        """Add an absent player after the others, and compute all again."""
        game = self.game
        if not name or name != as_named(name) or same_key(name) in map(same_key, game.names):
            raise InvalidScenarioError(where, f"{name!r} is no name, or that of another person")
        if not entered_game.is_about_to_begin(self.state):
            raise InvalidScenarioError(where, f"{name} can join between two deals only")
        seats = game.game.seats_of(game.options)
        if len(game.players) + 1 not in seats:
            raise InvalidScenarioError(where, f"{game.game.id} has at most {seats[-1]} seats")
        coins = game.game.coins_of(game.options, COINS)
        players = (*game.players, ScorePlayer(name, coins))
        self._tell_again(self.told, replace(game, players=players))

    def _decide(self, text: str, where: str) -> None:
        decision = self.state.decision
        assert decision is not None  # checked by `_apply`
        name = self.game.names[decision.seat]
        legal = ", ".join(f"{name} {spelled(option)}" for option in decision.options)
        if not text.startswith(f"{name} "):
            raise InvalidScenarioError(where, f"it is {name}'s decision, not {text!r}; legal: {legal}")
        try:
            self.state.apply(_action(text.removeprefix(f"{name} ")))
        except (IllegalActionError, NotationError):
            raise InvalidScenarioError(where, f"{text!r} is not legal; legal: {legal}") from None

    def _tell(self, text: str, where: str) -> None:
        """Apply a text about the deal under way; the first one begins the deal."""
        begins = entered_game.is_about_to_begin(self.state)
        if begins:
            self.deal_at = len(self.told)
            self._since = len(self.state.table.journal)
            self.state.apply(NO_CARDS)
        try:
            self._tell_of_deal(text, where)
        except InvalidScenarioError:
            if begins:
                self._tell_again(self.told, self._begun)
            raise

    def _tell_of_deal(self, text: str, where: str) -> None:
        word, _, rest = text.partition(" ")
        try:
            if text == DEALT:
                entered_game.check_end(self.state)
                self.state.apply(NO_CARDS)
            elif word == "offer":
                self._offer(rest, where)
            elif word == "paid":
                entered_game.paid(self.state, self._seat(rest, where))
            elif word == "won":
                entered_game.won(self.state, self._seat(rest, where))
            elif word == noted_cards.CARD:
                self._note(rest, where)
            elif word == "penalty":
                seat, by = self._penalty(rest, where)
                entered_game.penalty(self.state, seat, by)
            else:
                known = ", ".join(WORDS)
                message = f"{text!r} tells nothing of a deal; a text begins with {known}"
                raise InvalidScenarioError(where, message)
        except TellingError as error:
            raise InvalidScenarioError(where, f"{text!r}: {error}") from error

    def _note(self, rest: str, where: str) -> None:
        """Check "A XII"; a noted card changes no state."""
        name, _, card = rest.rpartition(" ")
        self._seat(name, where)
        told = self.told[self.deal_at :]
        losses = sum(noted_cards.open_loss([text], self.game.names) == name for text in told)
        if losses <= sum(text.rpartition(" ")[0] == f"{noted_cards.CARD} {name}" for text in told):
            raise InvalidScenarioError(where, f"no loss of {name} without a card was told in this deal")
        known = noted_cards.ranks(noted_cards.pack_of(self.game))
        if card not in known:
            raise InvalidScenarioError(where, f"there is no card {card!r}; known are {', '.join(known)}")

    def _seat(self, name: str, where: str) -> int:
        names = self.game.names
        if name not in names:
            raise InvalidScenarioError(where, f"nobody is called {name!r}; known are {', '.join(names)}")
        return names.index(name)

    def _penalty(self, rest: str, where: str) -> tuple[int, int | None]:
        """Parse "A" or "A by B"; a name may contain " by "."""
        names = self.game.names
        if rest not in names:
            for seat, name in enumerate(names):
                holder = rest.removeprefix(f"{name} by ")
                if holder != rest and holder in names:
                    return seat, names.index(holder)
        return self._seat(rest, where), None

    def _offer(self, rest: str, where: str) -> None:
        """Parse "A B 5 20%" and settle the offer."""
        names = self.game.names
        pairs = [
            (guest, innkeeper)
            for guest, one in enumerate(names)
            for innkeeper, other in enumerate(names)
            if rest.startswith(f"{one} {other} ")
        ]
        if not pairs:
            message = "an offer is told as: offer, the guest, who accepted, coins, a share (offer A B 5 20%)"
            raise InvalidScenarioError(where, message)
        guest, innkeeper = max(pairs, key=lambda pair: len(names[pair[0]]) + len(names[pair[1]]))
        amounts = rest.removeprefix(f"{names[guest]} {names[innkeeper]} ")
        try:
            offered = parse(f"offer {amounts}")
        except NotationError:
            raise InvalidScenarioError(
                where, f"{amounts!r} is no offer: coins, a share, or both (5 20%)"
            ) from None
        entered_game.offer(self.state, guest, innkeeper, offered)

    def result(self) -> Result:
        state, names = entered_game.settled(self.state), self.game.names
        table = state.table
        decision = state.decision if state.decision is not None and state.decision.seat != CHANCE else None
        events = self.state.table.events(self._since) + table.events()
        lost = Counter(event.seat for event in events if isinstance(event, TokenLost))
        gained = Counter(event.seat for event in events if isinstance(event, TokenGained))
        worn = state.slippers if isinstance(state, SlippersState) else [False] * len(names)
        winners = [names[seat] for seat in state.winners]
        players = names[: state.players]

        def by_seat(values: "Counter[int] | list[int] | list[bool]") -> Result:
            return {name: values[seat] for seat, name in zip(count(), players, strict=False)}

        return {
            "ok": True,
            "state": "decision" if decision else "game over" if state.is_over else "deal over",
            "to_act": names[decision.seat] if decision else None,
            "legal": [str(option) for option in decision.options] if decision else [],
            "cost": decision.cost if decision else None,
            "deals": self.told.count(DEALT),
            "tokens": by_seat([tokens - worn for tokens, worn in zip(table.tokens, worn, strict=True)]),
            "virgin": by_seat(table.virgin),
            "lost": by_seat(lost),
            "gained": by_seat(gained),
            "out": [name for seat, name in enumerate(players) if not table.tokens[seat]],
            "reentered": [names[event.seat] for event in events if isinstance(event, Reentered)],
            "coins": {name: table.coins[seat] for seat, name in enumerate(names)},
            "pool": table.pool,
            "winner": winners if len(winners) > 1 else winners[0] if winners else None,
        }


def _action(text: str) -> Action:
    """Parse an action; "propose 60" means "propose 60%"."""
    word, _, amount = text.partition(" ")
    return parse(f"{text}%") if word == "propose" and amount.isdigit() else parse(text)
