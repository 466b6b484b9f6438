"""Hidden cards stay hidden in the exchange games: what a seat is shown is the same for other hidden cards.

The cards that a seat has not seen are dealt anew and the same actions done again. Where the new cards make
another story (a King where there was none) nothing is compared; where everybody sees the same things
happen, the seat must be shown the same to the last bit. Which seat has seen which card is followed here
from the events, card by card, by its position in the shuffled pack.
"""

from dataclasses import fields
from random import Random

import pytest

from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, IllegalActionError, Shuffled
from cucu_desktop.engine.cards import HIDDEN, Card
from cucu_desktop.engine.events import SPECTATOR, Arrested, Dealt, Drew, Exchanged, Exposed, redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import Chosen, Discarded, Knocked, Lowered, SetAside, TurnedUp
from cucu_desktop.engine.table import Table
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from tests.games.copied_games import any_action, begin
from tests.games.random_play import any_shuffle

pytestmark = pytest.mark.unwatched  # many deals at random; watched, they would take three times as long

ALL = "everybody"
EXCHANGES = [game for game, rules in GAMES.items() if isinstance(rules, ExchangeGame)]
LASTING = "cambio"
"""The game whose pack lasts for several deals: only in the first nobody holds a card from before."""
DEALS = 40
TRIES = 6


class Ways:
    """Where each card of the pack went, and who has looked at it; a card is called by its position in it."""

    def __init__(self, state, order):
        self.before, self.viewers, self.order = {}, {}, order
        for event in state.table.events():
            self._follow(event)

    def _follow(self, event):
        match event:
            case Dealt(seat=seat) | Drew(seat=seat):
                self.before[seat] = self._next({seat})
            case Exchanged(seat=seat, other=other):
                self.before[seat], self.before[other] = self.before[other], self.before[seat]
                for player in (seat, other):
                    self.viewers[self.before[player]] |= {seat, other}
            case Chosen(seat=seat):
                three = [self.before[seat], self._next({seat}), self._next({seat})]
                self.before[seat] = next(at for at in three if self.order[at] is event.card)
            case TurnedUp():
                self._next({ALL})
            case Arrested(holder=seat) | Exposed(seat=seat) | Knocked(seat=seat) | Lowered(seat=seat):
                self.viewers[self.before[seat]].add(ALL)
            case Discarded(seat=seat) | SetAside(seat=seat):
                del self.before[seat]

    def _next(self, viewers):
        position = len(self.viewers)
        self.viewers[position] = viewers
        return position

    def hidden_from(self, seat, cards):
        return [position for position in range(cards) if not self.viewers.get(position, set()) & {seat, ALL}]


def deal_of(game, random):
    """The beginning of a deal, its pack, and some of its actions; no pack runs out in it."""
    while True:
        state = begin(game, random)
        for _ in range(0 if game == LASTING else random.choice([0, 0, 40, 150])):
            if not state.is_over:
                state.apply(any_action(state, random))
        while not state.is_over and state.decision is not SHUFFLE:
            state.apply(any_action(state, random))
        if not state.is_over:
            break
    beginning, order, actions = state.clone(), any_shuffle(state, random).cards, []
    state = replay(beginning, order, actions)
    for _ in range(random.choice([2, 5, 15, 60])):
        if state.decision in (None, SHUFFLE, RESHUFFLE):
            break
        action = any_action(state, random)
        state.apply(action)
        if state.decision is RESHUFFLE or (game == LASTING and state.deals > 1):
            break
        actions.append(action)
    return beginning, order, actions, replay(beginning, order, actions)


def replay(beginning, order, actions):
    state = beginning.clone()
    state.table.recording = True
    state.apply(Shuffled(tuple(order)))
    for action in actions:
        state.apply(action)
    return state


def story(state):
    """What everybody sees happen; which cards they see of it is judged by `Ways`."""
    told = []
    for event in state.table.events():
        parts = [getattr(event, field.name) for field in fields(event)]
        told.append((type(event), [None if isinstance(part, Card) else part for part in parts]))
    due = state.decision
    return told, due and (due.seat, due.kind, due.other, due.cost)


def view(state, seat):
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


def worlds(dealt, ways, seat, random):
    """The states of some deals with other cards where the seat has seen none, and the same story for all."""
    beginning, order, actions, state = dealt
    hidden = ways.hidden_from(seat, len(order))
    for _ in range(TRIES):
        anew = [order[position] for position in hidden]
        random.shuffle(anew)
        if len(hidden) > 1 and random.random() < 0.7:  # two cards only: more often the same story
            anew = [order[position] for position in hidden]
            i, j = random.sample(range(len(hidden)), 2)
            anew[i], anew[j] = anew[j], anew[i]
        world = list(order)
        for position, card in zip(hidden, anew, strict=True):
            world[position] = card
        try:
            other = replay(beginning, world, actions)
        except IllegalActionError:
            continue
        if story(other) == story(state) and Ways(other, world).before == ways.before:
            yield other


def compared(game, seed):
    """How many worlds told the same story; each is checked."""
    random = Random(f"{game}/{seed}/hidden")
    *_, state = dealt = deal_of(game, random)
    ways, same = Ways(state, dealt[1]), 0
    for seat in [*range(min(6, len(state.table.coins))), SPECTATOR]:
        shown = view(state, seat)
        hidden = ways.hidden_from(seat, len(ways.order))
        for player, position in ways.before.items():
            if state.table.cards[player] is not None:
                assert shown[0].cards[player] is (HIDDEN if position in hidden else ways.order[position])
        for other in worlds(dealt, ways, seat, random):
            assert view(other, seat) == shown
            same += 1
    return same


@pytest.mark.parametrize("game", EXCHANGES)
def test_what_is_shown_does_not_depend_on_hidden_cards(game):
    assert sum(compared(game, seed) for seed in range(DEALS)) > 10 * DEALS


@pytest.mark.parametrize("game", EXCHANGES)
def test_a_leak_would_be_noticed(game, monkeypatch):
    """The same check, with a table that shows a dealt card to the next seat as well, fails."""
    honest = Table.deal

    def leaking(table, seat):
        card = honest(table, seat)
        table.seen[seat] |= 1 << (seat + 1) % len(table.cards)
        return card

    monkeypatch.setattr(Table, "deal", leaking)
    with pytest.raises(AssertionError):
        sum(compared(game, seed) for seed in range(DEALS))


def test_no_event_that_bears_a_card_is_without_an_audience():
    for game in EXCHANGES:
        random = Random(f"{game}/audience")
        for _ in range(5):
            _, _, _, state = deal_of(game, random)
            for event in state.table.events():
                bears = any(isinstance(getattr(event, field.name), Card) for field in fields(event))
                assert not bears or hasattr(event, "audience")
