"""What a policy is learnt for: a game with its options and a number of players, before a deal.

All players have the tokens with which they begin the game: with one, as in Kille, a player is out at the
first loss. The options about coming back and dividing are off: they change nothing within a deal.
"""

from __future__ import annotations

import hashlib
from dataclasses import fields, replace
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine.actions import CHANCE, Action, Amount, Shuffled
from cucu_desktop.learning.deal_record import DealRecord, UnsuitedError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cucu_desktop.engine.cards import Card
    from cucu_desktop.engine.exchange import ExchangeState
    from cucu_desktop.engine.options import ExchangeOptions
    from cucu_desktop.games.game import ExchangeGame

PURSE: Final = 1000
"""The coins of each seat: more than any deal costs."""
_OFF: Final = {"sharing": False, "agreement": False, "talk": False}
DIGEST_DEALS: Final = 200
"""The number of deals that the digest of the rules plays."""
_PROBES: Final = 200
"""The number of lines by which the size of a tree is estimated."""


class Setting:
    """A game with its options and a number of players.

    Attributes:
        game, options, seats: which game is played; the options that only matter between deals are off.
        pack: all cards.
        tokens: the tokens of each seat before the deal.
    """

    def __init__(
        self, game: ExchangeGame, options: ExchangeOptions, seats: int, record: type[DealRecord] = DealRecord
    ) -> None:
        """Prepare a state before a deal.

        Args:
            game, options, seats: what is learnt.
            record: tells what the seats look at.

        Raises:
            UnsuitedError: the game does not begin with a shuffle.
        """
        self.game = game
        self.record = record
        self.options = within_deals(options)
        self.seats = seats
        state = game.state_class(self.options, [PURSE] * seats, seats - 1)
        state.start()
        decision = state.decision
        if decision is None or decision.seat != CHANCE:
            raise UnsuitedError(game.id)
        self._before = state
        self.pack = tuple(state.to_shuffle.cards)
        self.tokens = tuple(state.table.tokens)

    def before(self) -> ExchangeState:
        """Return a state that waits for the shuffle, and records events."""
        state = self._before.clone()
        state.table.recording = True
        return state

    def deal(self, pack: Sequence[Card]) -> DealRecord:
        """Return a deal with the cards in this order, the first one dealt first."""
        state = self.before()
        state.apply(Shuffled(tuple(pack)))
        return self.record(state, self.tokens)

    def shuffled(self, random: Random) -> DealRecord:
        return self.deal(random.sample(self.pack, len(self.pack)))

    def deals(self, first: Sequence[Card] = (), chance: float = 1.0) -> Iterator[tuple[float, DealRecord]]:
        """Yield every deal by the ranks of the cards that are dealt before the first decision.

        Args:
            first: cards that are known to be dealt first.
            chance: their probability.
        """
        left = list(self.pack)
        for card in first:
            left.remove(card)
        by_rank: dict[int, list[Card]] = {}
        for card in left:
            by_rank.setdefault(card.rank, []).append(card)
        for cards in by_rank.values():
            known = (*first, cards[0])
            rest = left.copy()
            rest.remove(cards[0])
            deal = self.deal((*known, *rest))
            part = chance * len(cards) / len(left)
            if len(self.pack) - len(deal.state.table.stock) <= len(known):
                yield part, deal
            else:
                yield from self.deals(known, part)

    def lines(self) -> float:
        """Return an estimate of the number of lines of play: the mean of the products of all branchings.

        It is infinite where decisions have amounts.
        """
        random, whole = Random(0), 0.0
        ranks = len({card.rank for card in self.pack})
        for _ in range(_PROBES):
            deal = self.shuffled(random)
            drawn = len(self.pack) - len(deal.state.table.stock)
            lines = 1.0
            while not deal.runs_out and (decision := deal.due) is not None:
                if any(isinstance(option, Amount) for option in decision.options):
                    return inf
                lines *= len(decision.options)
                deal.apply(random.choice(actions_of(decision.options)))
            drawn = len(self.pack) - len(deal.state.table.stock)
            whole += lines * ranks**drawn
        return whole / _PROBES

    def digest(self) -> str:
        """Return a digest of the rules: of what happens in some hundred deals with random actions.

        Two settings with the same digest have the same deals, whatever their options are called; a rule that
        changes what happens in a deal changes it. Amounts are left out.
        """
        if self.record is not DealRecord:
            return Setting(self.game, self.options, self.seats).digest()
        random = Random(f"rules/{self.seats}")
        found = hashlib.sha256(f"{self.seats} {' '.join(card.id for card in self.pack)}".encode())
        for _ in range(DIGEST_DEALS):
            deal = self.shuffled(random)
            while not deal.runs_out and (decision := deal.due) is not None:
                actions = actions_of(decision.options)
                found.update(f"{deal.key(decision)}={' '.join(map(str, actions))}".encode())
                deal.apply(random.choice(actions))
            found.update(f"{deal.public}{deal.private}{deal.payoff()}".encode())
        return found.hexdigest()[:16]


def actions_of(options: Sequence[object]) -> list[Action]:
    """Return the options of a decision without amounts; if there are only these, the least one."""
    actions = [option for option in options if isinstance(option, Action)]
    return actions or [amount.of(amount.low) for amount in options if isinstance(amount, Amount)]


def within_deals(options: ExchangeOptions) -> ExchangeOptions:
    """Return the options with all that happens between deals switched off."""
    off: dict[str, Any] = {}
    for field in fields(options):
        if field.name in _OFF:
            off[field.name] = _OFF[field.name]
        elif field.name == "reentry":  # of some games a word
            off[field.name] = False if isinstance(options.reentry, bool) else "never"
    return replace(options, **off)
