"""The present deal dealt again with other hidden cards, as far as a seat can tell them apart.

The deal is replayed in the engine from its shuffle: cards that the seat has seen lie where they lay, the
others are drawn from the unseen ones, and the events that the seat hears must be the same. An unlikely action
of another player makes a world as unlikely.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Final

from cucu_desktop.bots.playouts.others import Others
from cucu_desktop.bots.playouts.world import Entry, World, before_shuffle, plain
from cucu_desktop.engine.actions import KEEP, Action, Shuffled
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.events import (
    CoinsPaid,
    CoinsTaken,
    DealBegan,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Talked,
    TokenLost,
)
from cucu_desktop.engine.exchange import ExchangeState, Shuffle
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import (
    Chosen,
    Discarded,
    SlippersLost,
    SlippersPutOn,
    TokenGained,
    TurnedUp,
)

TRIES: Final = 12
"""The number of other cards that are tried where one does not fit to an event or an action."""
ACTIONS: Final = 8_000
"""The most actions that are replayed in search of deals with the same events."""
SLIP: Final = 0.02
"""The probability of an action that the others never take."""


class NoWorldError(Exception):
    """The deal cannot be replayed: an event is not understood, or no hidden cards fit."""


class Worlds:
    """The worlds that a seat cannot tell apart at its decision.

    Attributes:
        actions: the number of actions that were replayed so far.
        most: the number of actions after which no other deal is looked for.
    """

    def __init__(
        self, observation: Observation, heard: Sequence[Event], others: Others, random: Random
    ) -> None:
        """Prepare to deal the hidden cards.

        Args:
            observation: that of the seat, whose decision is due.
            heard: this deal's events, as the seat may see them.
            others: what the other players do.
            random: the source of the hidden cards.

        Raises:
            NoWorldError: the deal has events that are not understood here.
        """
        self._seat, self._others, self._random = observation.seat, others, random
        self._kind = observation.kind
        began = [at for at, event in enumerate(heard) if isinstance(event, DealBegan)]
        if not began:
            raise NoWorldError
        events = [event for event in heard[began[-1] :] if not isinstance(event, Talked)]
        self._heard: list[Entry] = [
            (type(event), *(getattr(event, each.name) for each in fields(event))) for event in events
        ]
        self._start = _start(observation, events)
        cards = self._start.to_shuffle.cards
        self._size = len(cards)
        self._held, laid = _draws(events)
        self._below = len(observation.laid) - len(laid)  # cards that were laid away in ways not told
        self._known = _known_draws(observation, self._held[-1], laid, self._size)
        left = Counter(cards)
        left.subtract(self._known.values())
        if any(count < 0 for count in left.values()):
            raise NoWorldError
        self._hidden = list(left.elements())
        self._script: list[Action] = []
        self.actions, self.most = 0, ACTIONS
        self._quiet: frozenset[Card] = frozenset()

    def sample(self) -> World:
        """Return the deal at the seat's decision, with other hidden cards.

        Raises:
            NoWorldError: none was found.
        """
        while self.actions < self.most:
            found = self._replayed()
            if found is not None:
                found.lost = found.won = ()
                return found
        raise NoWorldError

    def _replayed(self) -> World | None:
        random, hidden = self._random, self._hidden
        self.actions += 1
        random.shuffle(hidden)
        rest = iter(hidden)
        pack = [self._known[at] if at in self._known else next(rest) for at in range(self._size)]
        dealt = self._dealt(pack)
        if dealt is None:
            return None
        world, done = dealt
        self._quiet = self._quiet or self._silently_dealt(pack, done)
        for step in range(len(self._heard)):
            if done == len(self._heard):
                break
            due = world.due
            if due is None:
                return None
            if step == len(self._script):
                self._script.append(self._action(world, done))
            action = self._script[step]
            if not due.allows(action) or not self._is_likely(world, action, done):
                return None
            following = self._applied(world, action, done)
            if following is None:
                return None
            world, done = following
        due = world.state.decision
        mine = world.state.decision_of(self._seat)
        return world if due is not None and mine is not None and mine.kind == self._kind else None

    def _dealt(self, pack: Sequence[Card]) -> tuple[World, int] | None:
        """Return the deal with this pack before its first action, and the number of events; or None."""
        state = self._start.clone()
        state.table.recording = True
        state.apply(Shuffled(tuple(pack)))
        del state.table.stock[: self._below]
        world = World(state)
        done = self._matched(world, 0)
        return None if done is None else (world, done)

    def _silently_dealt(self, pack: Sequence[Card], done: int) -> frozenset[Card]:
        """Return the cards that may have been dealt to a player without a word, by this pack and others.

        Some cards are announced, or turned up, when they are dealt.
        """
        hidden = [at for at in self._held[done].values() if at not in self._known]
        found = {pack[at] for at in hidden}
        for card in set(self._hidden) - found if hidden else ():
            other = list(pack)
            at = other.index(card)
            other[at], other[hidden[0]] = other[hidden[0]], card
            if self._dealt(other) is not None:
                found.add(card)
        return frozenset(found)

    def _action(self, world: World, done: int) -> Action:
        """Return the action that the next event tells of."""
        due = world.due
        assert due is not None  # checked by the caller
        for action in plain(due.options):
            trial = world.clone()
            trial.apply(action)
            if trial.news and _is_same(trial.news[0], self._heard[done]):
                return action
        raise NoWorldError

    def _applied(self, world: World, action: Action, done: int) -> tuple[World, int] | None:
        """Return the deal after an action, with cards that fit to the events, and the number of events."""
        self.actions += 1
        if action == KEEP:  # no card moves
            world.apply(action)
            matched = self._matched(world, done)
            return None if matched is None else (world, matched)
        for _ in range(TRIES):
            trial = world.clone()
            trial.apply(action)
            matched = self._matched(trial, done)
            if matched is not None:
                return trial, matched
            if not self._redeal(world, done, None):
                return None
        return None

    def _is_likely(self, world: World, action: Action, done: int) -> bool:
        """Return whether a player would do so, after other cards were tried for a hidden one dealt to it."""
        due = world.due
        assert due is not None  # an action answers a decision
        options = plain(due.options)
        seat = due.seat
        if seat == self._seat or len(options) == 1 or self._held[done].get(seat) in self._known:
            return True
        at = options.index(action)
        random = self._random
        for _ in range(TRIES):
            if random.random() < max(self._others.chances(world, due, options)[at], SLIP):
                return True
            if seat in world.turns.came or not self._redeal(world, done, seat):
                return False
        return True

    def _redeal(self, world: World, done: int, seat: int | None) -> bool:
        """Exchange a hidden card with a hidden one of the pack; return whether there are any.

        Args:
            world: the deal, which is changed.
            done: the number of events so far.
            seat: the seat whose card it is; None: the next card of the pack, or that of a later player.
        """
        table, random = world.state.table, self._random
        stock, last = table.stock, self._size - 1 - self._below
        free = [place for place in range(len(stock)) if last - place not in self._known]
        if not free:
            return False
        if seat is None:
            top = len(stock) - 1
            order, due = world.state.deal.order, world.state.decision
            assert due is not None  # an action is tried
            behind = [
                other
                for other in order[order.index(due.seat) + 1 :]
                if table.cards[other] is not None and self._held[done][other] not in self._known
            ]
            choices = behind + ([-1] if top in free else [])
            if not choices:
                return False
            seat = random.choice(choices)
            if seat == -1:
                place = random.choice(free)
                stock[top], stock[place] = stock[place], stock[top]
                return True
        quiet = [place for place in free if stock[place] in self._quiet]
        if not quiet:
            return False
        place = random.choice(quiet)
        held = table.cards[seat]
        assert held is not None  # a hidden card is there
        table.cards[seat], stock[place] = stock[place], held
        return True

    def _matched(self, world: World, done: int) -> int | None:
        """Return the number of events heard after those just recorded; None if others were."""
        for entry in world.news:
            if done == len(self._heard) or not _is_same(entry, self._heard[done]):
                return None
            done += 1
        return done


def _is_same(entry: Entry, heard: Entry) -> bool:
    return (
        all(mine is HIDDEN or one == mine for one, mine in zip(entry, heard, strict=True))
        if (entry[0] is heard[0])
        else False
    )


def _start(observation: Observation, events: Sequence[Event]) -> ExchangeState:
    """Return the game before the shuffle of this deal.

    Raises:
        NoWorldError: the game has more players or onlookers than can be set up.
    """
    state = before_shuffle(observation.options, observation.players).clone()
    table = state.table
    tokens, coins, pool = list(observation.tokens), list(observation.coins), observation.pool
    for event in events:
        if isinstance(event, TokenLost | SlippersLost):
            tokens[event.seat] += 1
        elif isinstance(event, TokenGained | SlippersPutOn):
            tokens[event.seat] -= 1
        elif isinstance(event, CoinsPaid):
            coins[event.seat] += event.coins
            pool -= event.coins
        elif isinstance(event, CoinsTaken):
            coins[event.seat] -= event.coins
            pool += event.coins
    if len(coins) != len(table.coins):
        raise NoWorldError
    table.tokens[:], table.coins[:], table.pool = tokens, coins, pool
    table.virgin[:] = observation.virgin
    if isinstance(state, SlippersState):
        changed = {event.seat for event in events if isinstance(event, SlippersLost | SlippersPutOn)}
        worn = enumerate(observation.slippers)
        state.slippers[:] = [wears != (seat in changed) for seat, wears in worn]
        state.slippers_taken = observation.slippers_taken
    state.deals, state.eliminations = observation.deals - 1, observation.eliminations
    state.agreement = dict(observation.agreement)
    state.shares = {who: dict(parts) for who, parts in observation.shares}
    phase = next(phase for phase in state.phases if isinstance(phase, Shuffle))
    state.deal = state.new_deal(observation.dealer)
    state.start(phase)
    return state


def _draws(events: Sequence[Event]) -> tuple[list[dict[int, int]], list[int]]:
    """Return the cards before the seats, before the first event and after each, and the cards laid away.

    A card is named by its number in the order of drawing.
    """
    held: dict[int, int] = {}
    found: list[dict[int, int]] = [{}]
    laid: list[int] = []
    drawn = 0
    for event in events:
        if isinstance(event, Dealt):
            held[event.seat] = drawn
            drawn += 1
        elif isinstance(event, Drew):
            laid.append(held[event.seat])
            held[event.seat] = drawn
            drawn += 1
        elif isinstance(event, TurnedUp):
            laid.append(drawn)
            drawn += 1
        elif isinstance(event, Discarded):
            laid.append(held.pop(event.seat))
        elif isinstance(event, Chosen):  # the dealt card stands for the best of the three
            laid += [drawn, drawn + 1]
            drawn += 2
        elif isinstance(event, Exchanged):
            held[event.seat], held[event.other] = held[event.other], held[event.seat]
        found.append(dict(held))
    return found, laid


def _known_draws(
    observation: Observation, held: dict[int, int], laid: list[int], size: int
) -> dict[int, Card]:
    """Return the cards that the seat has seen, by their number in the order of a pack of this size.

    Raises:
        NoWorldError: a card was moved in a way that is not understood here.
    """
    if len(laid) > len(observation.laid) or any(
        (card is None) == (seat in held) for seat, card in enumerate(observation.cards)
    ):
        raise NoWorldError
    # Cards that were laid away before these events count as the bottom of the pack.
    laid = [*laid, *range(size - len(observation.laid) + len(laid), size)]
    found = {held[seat]: card for seat, card in enumerate(observation.cards) if isinstance(card, Card)}
    found |= {at: card for at, card in zip(laid, observation.laid, strict=True) if isinstance(card, Card)}
    return found
