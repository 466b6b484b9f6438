"""Why one plays this card and not that, as far as the cards that have been seen tell it for certain."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks import DECKS
from cucu_desktop.bots.tricks.deck import ABOVE_ALL, Deck
from cucu_desktop.bots.tricks.play import Tried
from cucu_desktop.bots.tricks.sight import Sight
from cucu_desktop.engine.actions import PASS, ROB, Action
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.match.why import Why

STEP: Final = 5
"""Chances are told in steps of so many in a hundred: more is not known."""
FEW: Final = 3
"""So few cards that can still beat one's own are worth telling."""


def why(observation: TrickObservation, action: Action, tried: Sequence[Tried] = ()) -> Why | None:
    """Return why this is a good choice, or None.

    Args:
        observation: what the player sees.
        action: what is advised.
        tried: what came of each card, where cards were tried.
    """
    deck = DECKS[type(observation.options)]
    if observation.kind == "bid":
        return _of_bid(observation, deck, action)
    if observation.kind == "rob":
        return Why("rob") if action == ROB else None
    sight = Sight.of(observation, deck)
    if observation.kind == "discard":
        return _of_discard(sight, action)
    view = _View.of(sight, action)
    told = _to_lead(view) if not sight.position.series else _to_follow(view)
    return told or _of_wins(action, tried)


def _of_wins(action: Action, tried: Sequence[Tried]) -> Why | None:
    """Return how often one wins with this card and with the next best, in deals as they might be."""
    ours = next(each.wins for each in tried if each.action == action)
    next_best = max(each.wins for each in tried if each.action != action)
    if ours < next_best:
        return None
    if ours == 0 or next_best == 1:  # whatever is played
        return Why("wins-none" if ours == 0 else "wins-all")
    mine, others = (STEP * round(100 * part / STEP) for part in (ours, next_best))
    if mine == others:
        return Why("wins-same", numbers={"times": mine})
    return Why("wins", numbers={"times": mine, "else": others})


class _View(NamedTuple):
    """A card among those that may be played, and those that could beat it.

    Attributes:
        sight: the trick.
        card: the card, as a bit.
        options: all that may be played, as bits.
        out: the cards that are neither played nor in this hand.
        ours: whether the card that wins so far is our side's, as far as one knows it.
        trump: the trump card, or 0.
    """

    sight: Sight
    card: int
    options: tuple[int, ...]
    out: int
    ours: bool
    trump: int

    @classmethod
    def of(cls, sight: Sight, action: Action) -> "_View":
        """Look at a card before it is played."""
        hand, out = sight.hand_and_others()
        for _, laid in sight.observation.discards:
            if laid is not HIDDEN:  # laid away by this player, who knows that it comes no more
                out ^= sight.deck.in_hand(laid, out)
        # Who does not know their partner knows only who is on their own side for certain.
        friends = sight.friends() if sight.observation.sides else (sight.seat,)
        contest = sight.contest(friends)
        options = tuple(sight.deck.in_hand(option.card, hand) for option in sight.options)
        card = sight.deck.in_hand(action.card, hand)
        return cls(sight, card, options, out, contest.ours[sight.position.winner], contest.trump)

    @property
    def is_last(self) -> bool:
        """Whether this card ends the trick."""
        return self.sight.position.to_come == 1

    def wins(self, card: int) -> bool:
        """Tell whether a card would win the trick as it lies."""
        position = self.sight.position
        return card == self.trump or bool(card & position.series and card > position.height)

    def beaten_by(self, height: int, series: int) -> int:
        """Return the cards that are out and higher, the trump card among them."""
        if height == ABOVE_ALL:
            return 0
        return self.out & (series & -(height << 1) | self.trump)

    def beats(self, card: int) -> int:
        """Return the cards that are out and beat this one, if it wins the trick now."""
        if card == self.trump:
            return 0
        deck = self.sight.deck
        series = self.sight.position.series or next(mask for mask in deck.masks if card & mask)
        return self.beaten_by(deck.high[card], series)

    def points(self, card: int) -> int:
        """Return what a card counts, in parts."""
        return self.sight.deck.points[card]

    @property
    def is_cheap(self) -> bool:
        """Whether no card that may be played counts less, and the cards do not all count the same."""
        counts = [self.points(card) for card in self.options]
        return self.points(self.card) == min(counts) < max(counts)


def _to_lead(view: _View) -> Why | None:
    if view.card == view.trump:
        return Why("trump")
    rivals = view.beats(view.card)
    if not rivals:
        return Why("unbeaten")
    if rivals == view.trump:
        return Why("but-trump")
    return Why("lead-cheap") if not view.points(view.card) else None


def _to_follow(view: _View) -> Why | None:
    if view.wins(view.card):
        return _to_win(view)
    return _to_give(view)


def _to_win(view: _View) -> Why | None:
    """Return why one takes the trick with this card."""
    if view.is_last:
        winning = [card for card in view.options if view.wins(card) and card != view.trump]
        deck = view.sight.deck
        points = (view.sight.position.points + view.points(view.card)) / deck.part
        cheapest = bool(winning) and deck.low[view.card] == deck.low[min(winning)]
        return Why("cheapest" if cheapest and len(view.options) > 1 else "last", numbers={"points": points})
    rivals = view.beats(view.card)
    if not rivals:
        return Why("unbeaten")
    if rivals == view.trump:
        return Why("but-trump")
    count = rivals.bit_count()
    return Why("few", numbers={"count": count}) if count <= FEW else None


def _to_give(view: _View) -> Why | None:
    """Return why one leaves the trick to whoever has it with this card."""
    position = view.sight.position
    if view.ours:
        is_safe = view.is_last or not view.beaten_by(position.height, position.series)
        dearest = view.points(view.card) == max(map(view.points, view.options))
        if is_safe and dearest and view.points(view.card):
            return Why("partner", seats={"name": position.winner})
        return None
    winning = [card for card in view.options if view.wins(card)]
    if not winning:
        return Why("lost") if view.is_cheap else None
    if view.trump in winning:
        return None
    rivals = view.beats(max(winning))
    if rivals and not view.is_last and view.is_cheap:
        return Why("higher-out", numbers={"count": rivals.bit_count()})
    return None


def _of_bid(observation: TrickObservation, deck: Deck, action: Action) -> Why | None:
    """Return what the hand counts beside an average one, if that speaks for what is advised."""
    (hand,) = deck.lay(observation.hands[observation.seat])  # type: ignore[arg-type]
    points = deck.worth(hand) / deck.part
    average = round(2 * sum(deck.points.values()) / deck.part / len(observation.hands)) / 2
    if (action == PASS) == (points > average):
        return None
    return Why("hand", numbers={"points": points, "average": average})


def _of_discard(sight: Sight, action: Action) -> Why | None:
    view = _View.of(sight, action)
    return Why("discard") if view.is_cheap else None
