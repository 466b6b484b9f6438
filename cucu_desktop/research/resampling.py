"""Resampling of a history with the same information state: hidden cards drawn anew.

Deals before the present one stay the same. In the present one the player keeps every card that they have
seen, and all others are drawn again; then the deal is replayed, and must give the player the same information
state. In a trick game the cards come from `Worlds`, as the bots' do, uniformly. In an exchange game they come
from rejection sampling: first of whole deals, all equally likely; where that is rarely accepted, card by card
(an approximation); and if all else fails, pairs of hidden cards of the real deal are swapped, many times,
keeping the information state.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Dealt, Drew, Exchanged, Exposed
from cucu_desktop.engine.rarer_events import Chosen, Discarded, Knocked, Lowered, TurnedUp
from cucu_desktop.engine.tricks.events import IndicatorTurned, Played, Robbed
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.engine.tricks.world_sampling import Worlds
from cucu_desktop.research.card_by_card import CardByCard

WHOLE_DEALS: Final = 60
CARD_BY_CARD: Final = 200
"""The numbers of trials of the first two methods."""
EXCHANGES: Final = 300
"""The number of swaps in the third."""

Draws = dict[int, Card]
"""Cards by the order of drawing in the deal."""


class Resampler:
    """A player's information state, and other histories that lead to it."""

    def __init__(self, first: CardByCard, history: Sequence[int], seat: int) -> None:
        """Replay the game to its present state.

        Args:
            first: its beginning.
            history: the actions of chance and players, by number.
            seat: the player.
        """
        self._seat = seat
        self._kinds = first.configuration.kinds
        self._number = {card: number for number, card in enumerate(self._kinds)}
        play = first.copy()
        self._start, self._before = play, 0
        self._drawn: list[Card] = []
        self._chosen: dict[int, deque[tuple[str, Action]]] = defaultdict(deque)
        for at, number in enumerate(history):
            if play.is_chance and play.begins_deal:
                self._start, self._before = play.copy(), at
                self._drawn, self._chosen = [], defaultdict(deque)
            play = play.copy()
            if play.is_chance:
                self._drawn.append(self._kinds[number])
                play.settle(self._kinds[number])
            else:
                decision = play.state.decision
                assert decision is not None  # a decision was due
                action = play.choices().actions[number]
                self._chosen[decision.seat].append((decision.kind, action))
                play.choose(action)
        self._history = list(history)
        self._true = play
        self._story = play.story(seat)
        self._heard = play.heard(seat)
        self._entries = play.journal[len(self._start.journal) :]

    def sample(self, random: Random) -> list[int]:
        """Return a sampled history of chance and players, by number."""
        if self._true.is_chance and self._true.begins_deal:
            return self._history  # the deal has not begun
        found = self._tricks(random) if isinstance(self._true.state, Series) else self._exchange(random)
        return [*self._history[: self._before], *found]

    def _exchange(self, random: Random) -> list[int]:
        known = {at: self._drawn[at] for at in _seen_draws(self._entries, self._seat, self._drawn)}
        for attempt in range(WHOLE_DEALS + CARD_BY_CARD):
            found = self._replayed(known, random, {}, retries=attempt >= WHOLE_DEALS)
            if found is not None:
                return found
        return self._wandered(known, random)

    def _tricks(self, random: Random) -> list[int]:
        state = self._true.state
        assert isinstance(state, Series)  # checked by the caller
        try:
            worlds = Worlds(observe(state.deal, self._seat))
        except ValueError:  # the deal is over
            return self._history[self._before :]
        places, seen = _places(self._entries, self._seat, self._drawn)
        for _ in range(WHOLE_DEALS):
            world = worlds.sample(random)
            laid: dict[int, list[Card]] = defaultdict(list)
            for seat, card in world.discards:
                laid[seat].append(card)
            held = [[*hand, *laid[seat]] for seat, hand in enumerate(world.hands)]
            for at in seen:
                if places[at] >= 0:
                    held[places[at]].remove(self._drawn[at])
            for hand in held:
                random.shuffle(hand)
            pile = list(world.pile)
            draws = {
                at: self._drawn[at] if at in seen else (held[place] if place >= 0 else pile).pop()
                for at, place in enumerate(places)
            }
            found = self._replayed(draws, random, laid, retries=False)
            if found is not None:
                return found
        return self._wandered(seen, random)

    def _wandered(self, seen: Collection[int], random: Random) -> list[int]:
        """Return the deal after many swaps of two cards that the player has not seen."""
        hidden = [at for at in range(len(self._drawn)) if at not in seen]
        cards, last = list(self._drawn), self._history[self._before :]
        for _ in range(EXCHANGES if len(hidden) > 1 else 0):
            one, other = random.sample(hidden, 2)
            cards[one], cards[other] = cards[other], cards[one]
            found = self._replayed(dict(enumerate(cards)), random, {}, retries=False)
            if found is None:
                cards[one], cards[other] = cards[other], cards[one]
            else:
                last = found
        return last

    def _replayed(
        self, known: Draws, random: Random, laid: dict[int, list[Card]], *, retries: bool
    ) -> list[int] | None:
        """Return a history of the deal with these cards and random others, if the player's story is the same.

        Args:
            known: cards by the order of drawing.
            random: the source of the others.
            laid: for each seat its secret discards.
            retries: whether another card is tried when one does not fit.
        """
        play, done, drawn = self._start.copy(), [], 0
        chosen = {seat: deque(actions) for seat, actions in self._chosen.items()}
        laid = {seat: list(cards) for seat, cards in laid.items()}
        while not self._is_there(play):
            if play.is_over:
                return None
            if play.is_chance:
                cards: Iterable[Card] = (
                    [known[drawn]] if drawn in known else _shuffled(play, known, drawn, random)
                )
                number_of: dict[Any, int] = self._number
                steps: Iterator[Any] = iter(cards)
                drawn += 1
            else:
                legal = play.choices().actions
                number_of = {action: number for number, action in legal.items()}
                steps = self._answers(play, chosen, laid, random)
            for step in steps:
                trial = play.copy()
                if play.is_chance:
                    if not play.unsettled()[step]:
                        return None
                    trial.settle(step)
                else:
                    trial.choose(step)
                if self._heard.startswith(trial.heard(self._seat)):
                    play = trial
                    done.append(number_of[step])
                    break
                if play.is_chance and not retries:
                    return None
            else:
                return None
        return done

    def _is_there(self, play: CardByCard) -> bool:
        true = self._true
        if (play.is_over, play.is_chance) != (true.is_over, true.is_chance):
            return False
        if not true.is_over and not true.is_chance and play.to_act != true.to_act:
            return False
        return play.story(self._seat) == self._story

    def _answers(
        self,
        play: CardByCard,
        chosen: dict[int, deque[tuple[str, Action]]],
        laid: dict[int, list[Card]],
        random: Random,
    ) -> Iterator[Action]:
        """Yield the possible choices of a player: their real one; for another player also any other."""
        decision = play.state.decision
        assert decision is not None  # a decision is due
        legal = list(play.choices().actions.values())
        actions = chosen.get(decision.seat, deque())
        if decision.seat != self._seat and decision.kind == "discard" and laid.get(decision.seat):
            card = laid[decision.seat].pop(0)
            if actions:
                actions.popleft()
            yield from (action for action in legal if action.card is card)
            return
        while actions and actions[0][0] != decision.kind and decision.seat != self._seat:
            if not any(kind == decision.kind for kind, _ in actions):
                break
            actions.popleft()  # a question that depended on a replaced card
        first = actions.popleft()[1] if actions and actions[0][0] == decision.kind else None
        if first in legal and first is not None:
            yield first
        if decision.seat != self._seat:
            yield from (action for action in random.sample(legal, len(legal)) if action != first)


def _shuffled(play: CardByCard, known: Draws, drawn: int, random: Random) -> list[Card]:
    """Return the cards' kinds that may be drawn, shuffled, without those that come later."""
    left = play.unsettled() - Counter(card for at, card in known.items() if at > drawn)
    cards = list(left.elements())
    random.shuffle(cards)
    return list(dict.fromkeys(cards))


def _seen_draws(entries: Iterable[tuple[Any, ...]], seat: int, drawn: Sequence[Card]) -> set[int]:
    """Return the cards of an exchange game that a player has seen, by the order of drawing."""
    held: dict[int, int] = {}
    seen: set[int] = set()
    count = 0

    def note(audience: int, *draws: int) -> None:
        if audience >> seat & 1:
            seen.update(draws)

    for kind, *parts in entries:
        if kind is Dealt or kind is TurnedUp:
            if kind is Dealt:
                held[parts[0]] = count
            note(parts[-1], count)
            count += 1
        elif kind is Drew:
            note(parts[-1], held[parts[0]], count)
            held[parts[0]] = count
            count += 1
        elif kind is Chosen:
            three = [held[parts[0]], count, count + 1]
            note(parts[-1], *three)
            held[parts[0]] = max(three, key=lambda at: drawn[at].rank)
            count += 2
        elif kind is Exchanged:
            one, other = parts[:2]
            held[one], held[other] = held[other], held[one]
            note(parts[-1], held[one], held[other])
        elif kind in (Arrested, Knocked, Exposed, Lowered, Discarded) and parts[0] in held:  # or earlier
            note(parts[-1], held[parts[0]])
    return seen


def _places(
    entries: Iterable[tuple[Any, ...]], seat: int, drawn: Sequence[Card]
) -> tuple[list[int], set[int]]:
    """Return the location of each card of a trick game, by the order of drawing, and those the player saw.

    A card is at the seat that holds it or has laid it away, in the pile (-1), or open (-2).
    """
    places, seen, robbed = [_PILE] * len(drawn), set(), set()
    low, top = len(drawn) - 1, 0
    for kind, *parts in entries:
        if kind is Dealt:
            places[top] = parts[0]
            if parts[-1] >> seat & 1:
                seen.add(top)
            top += 1
        elif kind is Robbed:  # the cutter robs from below, before the deal, the dealer from the top (R11)
            at = top or low
            top, low = (top + 1, low) if top else (top, low - 1)
            places[at] = parts[0]
            seen.add(at)
            robbed.add(at)
        elif kind is IndicatorTurned:
            places[top] = _OPEN
            seen.add(top)
            top += 1
        elif kind is Played:
            mine = [at for at, place in enumerate(places) if place == parts[0] and drawn[at] is parts[1]]
            at = next((at for at in mine if at in robbed), mine[0])
            places[at] = _OPEN
            seen.add(at)
    return places, seen


_PILE: Final = -1
_OPEN: Final = -2
