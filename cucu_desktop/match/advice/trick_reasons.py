"""Reasons for a card in a trick game, as far as seen cards prove them."""

from dataclasses import replace
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.dispatch import trick_strategy_of
from cucu_desktop.bots.tricks.bitboard import ABOVE_ALL, BitPack
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.engine.actions import PASS, ROB, Action
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.match.advice import worth_reasons
from cucu_desktop.match.advice.reason import Reason

NO_MATTER: Final = 0.5
"""The difference in points up to which it may be said not to matter, or to be close."""
FEW: Final = 3
"""The number of cards up to which the cards that can still beat a card are named."""


def why(observation: TrickObservation, assessment: Assessment) -> Reason:
    """Return the reason for the best option: a certain fact, or else its worth."""
    action = assessment.best.action
    pack = trick_strategy_of(observation.options.game).pack
    found: Reason | None = None
    if observation.kind == "bid":
        found = _of_bid(observation, pack, action)
    elif observation.kind == "rob":
        found = Reason("rob") if action == ROB else None
    else:
        belief = TrickBelief.of(observation, pack)
        if observation.kind == "discard":
            found = _of_discard(belief, action)
        else:
            found, *others = (_of_card(belief, each) for each in _with_best_first(assessment))
            if others and all(other == found for other in others):
                found = None  # a fact about all cards supports none
    if observation.kind == "play" and _is_close(assessment):
        alike = _alike(TrickBelief.of(observation, pack), assessment)
        return alike or Reason("close", seen=found or _fact(observation, pack, assessment, Reason("close")))
    if found is None:
        found = worth_reasons.why(assessment, assessment.unit)
        if not found.worths and observation.kind == "play":
            found = _alike(TrickBelief.of(observation, pack), assessment) or found
        if found.worths or found.key == "close":
            found = replace(found, seen=_fact(observation, pack, assessment, found))
    return found


def _is_close(assessment: Assessment) -> bool:
    """Return whether another card may be the better one: not one with the same result in every world.

    A few unlikely worlds make small differences look surer than they are.
    """
    best = assessment.best
    near = [each for each in assessment.options if each.error and best.worth - each.worth <= NO_MATTER]
    rivals = (*assessment.close, *near)
    return any(option.worth != best.worth or option.error_beside(best) for option in rivals)


def _fact(
    observation: TrickObservation, pack: BitPack, assessment: Assessment, told: Reason
) -> Reason | None:
    """Return a fact that supports the best option without deciding; its sentence precedes the numbers."""
    action = assessment.best.action
    if observation.kind == "bid":
        return _strong_hand(observation, pack, action) if told.key != "as-good" else None
    if observation.kind != "play":
        return None
    view = _View.of(TrickBelief.of(observation, pack), action)
    if view.is_cheap:
        return Reason("least")
    return Reason("spare") if view.is_lowest_of_alike else None


def _alike(belief: TrickBelief, assessment: Assessment) -> Reason | None:
    """Return the reason why it does not matter which card one follows with, if that is seen."""
    views = [_View.of(belief, option.action) for option in assessment.options]
    if not belief.position.series or len({view.points(view.card) for view in views}) > 1:
        return None
    worths = [option.worth for option in assessment.options]
    if max(worths) - min(worths) > NO_MATTER:
        return None
    return None if any(view.wins(view.card) for view in views) else Reason("all-lost")


class _View(NamedTuple):
    """A card among those that may be played, and those that could beat it.

    Attributes:
        belief: the trick, and the player's information.
        card: the card, as a bit.
        options: all legal cards, as bits.
        rivals: the cards that opponents still to play to this trick may hold.
        ours: whether the card that wins so far is our side's, as far as the player knows.
        trump: the trump card, or 0.
    """

    belief: TrickBelief
    card: int
    options: tuple[int, ...]
    rivals: int
    ours: bool
    trump: int

    @classmethod
    def of(cls, belief: TrickBelief, action: Action) -> "_View":
        """Return the view of a card before it is played."""
        hand, _ = belief.hand_and_others()
        # A player with a secret partner knows only their own bidding side for certain.
        friends = belief.friends() if belief.observation.sides else (belief.seat,)
        context = belief.context(friends)
        options = tuple(belief.pack.in_hand(option.card, hand) for option in belief.options)
        card = belief.pack.in_hand(action.card, hand)
        rivals = belief.may_hold([seat for seat in belief.to_come() if not context.ours[seat]])
        return cls(belief, card, options, rivals, context.ours[belief.position.winner], context.trump)

    @property
    def others(self) -> tuple[int, ...]:
        """The other cards that may be played, as bits."""
        return tuple(card for card in self.options if card != self.card)

    @property
    def is_lowest_of_alike(self) -> bool:
        """Whether it is the lowest of cards that all follow, and that all win so far or all lose."""
        low, series = self.belief.pack.low, self.belief.position.series
        return all(
            bool(card & series) and low[self.card] < low[card] and self.wins(card) == self.wins(self.card)
            for card in self.others
        )

    @property
    def is_last(self) -> bool:
        return self.belief.position.to_come == 1

    def wins(self, card: int) -> bool:
        """Return whether a card would win the trick so far."""
        position = self.belief.position
        return card == self.trump or bool(card & position.series and card > position.height)

    def beaten_by(self, height: int, series: int) -> int:
        """Return the rivals' higher cards, the trump card included."""
        if height == ABOVE_ALL:
            return 0
        return self.rivals & (series & -(height << 1) | self.trump)

    def beats(self, card: int) -> int:
        """Return the rivals' cards that beat this one, if it wins the trick now."""
        if card == self.trump:
            return 0
        pack = self.belief.pack
        series = self.belief.position.series or next(mask for mask in pack.masks if card & mask)
        return self.beaten_by(pack.high[card], series)

    def points(self, card: int) -> int:
        """Return the value of a card, in parts."""
        return self.belief.pack.points[card]

    @property
    def is_cheap(self) -> bool:
        """Whether no legal card has a lower value, and their values differ."""
        counts = [self.points(card) for card in self.options]
        return self.points(self.card) == min(counts) < max(counts)


def _with_best_first(assessment: Assessment) -> list[Action]:
    best = assessment.best.action
    return [best, *(option.action for option in assessment.options if option.action != best)]


def _of_card(belief: TrickBelief, action: Action) -> Reason | None:
    view = _View.of(belief, action)
    if not belief.position.series:
        return _to_lead(view)
    return _to_win(view) if view.wins(view.card) else _to_give(view)


def _to_lead(view: _View) -> Reason | None:
    if view.card == view.trump:
        return Reason("trump")
    rivals = view.beats(view.card)
    if not rivals:
        return Reason("unbeaten")
    if rivals == view.trump:
        return Reason("but-trump")
    if view.is_cheap and not view.points(view.card):
        return Reason("lead-cheap")
    count, hands = rivals.bit_count(), view.belief.observation.hands
    is_open = any(isinstance(card, Card) for seat in view.belief.to_come() for card in hands[seat])
    return Reason("few", numbers={"count": count}) if count <= FEW and not is_open else None


def _to_win(view: _View) -> Reason | None:
    """Return the reason for taking the trick with this card."""
    if view.is_last:
        winning = [card for card in view.options if view.wins(card) and card != view.trump]
        pack = view.belief.pack
        points = (view.belief.position.points + view.points(view.card)) / pack.part
        cheapest = bool(winning) and pack.low[view.card] == pack.low[min(winning)]
        return Reason(
            "cheapest" if cheapest and len(view.options) > 1 else "last", numbers={"points": points}
        )
    rivals = view.beats(view.card)
    if not rivals:
        return Reason("unbeaten")
    if rivals == view.trump:
        return Reason("but-trump")
    count = rivals.bit_count()
    return Reason("few", numbers={"count": count}) if count <= FEW else None


def _to_give(view: _View) -> Reason | None:
    """Return the reason for leaving the trick to its winner so far with this card."""
    position = view.belief.position
    if view.ours:
        is_safe = view.is_last or not view.beaten_by(position.height, position.series)
        dearest = view.points(view.card) == max(map(view.points, view.options))
        if is_safe and dearest and view.points(view.card):
            return Reason("partner", seats={"name": position.winner})
        return None
    winning = [card for card in view.options if view.wins(card)]
    if not winning:
        return Reason("lost") if view.is_cheap else None
    if view.trump in winning:
        return None
    rivals = view.beats(max(winning))
    if rivals and not view.is_last and view.is_cheap:
        return Reason("higher-out", numbers={"count": rivals.bit_count()})
    return None


def _of_bid(observation: TrickObservation, pack: BitPack, action: Action) -> Reason | None:
    """Return the reason for a pass that the hand has less than the average value.

    The choice of a called card is explained by its worth: a strong hand supports each of its cards.
    """
    points, average = _points_of_hand(observation, pack)
    if action != PASS or points >= average:
        return None
    return Reason("hand", numbers={"points": points, "average": average})


def _strong_hand(observation: TrickObservation, pack: BitPack, action: Action) -> Reason | None:
    """Return that the hand is worth more than the average, if a card is called with it."""
    points, average = _points_of_hand(observation, pack)
    if action == PASS or points <= average:
        return None
    return Reason("strong-hand", numbers={"points": points})


def _points_of_hand(observation: TrickObservation, pack: BitPack) -> tuple[float, float]:
    """Return the points of the player's hand, and the average to the nearest half."""
    (hand,) = pack.lay(observation.hands[observation.seat])  # type: ignore[arg-type]
    points = pack.worth(hand) / pack.part
    return points, round(2 * sum(pack.points.values()) / pack.part / len(observation.hands)) / 2


def _of_discard(belief: TrickBelief, action: Action) -> Reason | None:
    view = _View.of(belief, action)
    return Reason("discard") if view.is_cheap else None
