"""What a player of an exchange game knows of the cards, and how likely each hidden one has each rank."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.borders import Blur, Borders
from cucu_desktop.bots.crossings import Crossing, Way
from cucu_desktop.bots.opponent_model import OpponentModel, model_opponents
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, Weights
from cucu_desktop.engine.cards import HIDDEN, Card, Pack
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation, unseen

MODELS: Final = 3
"""From this level on one asks oneself what the others' behaviour tells."""
KEPT_LOW: Final = 0.0005
CLOSE: Final = 0.1
"""How likely somebody has kept a card far below the border, and the one just below it (found by playing)."""
GIVEN_HIGH: Final = 0.0005
"""How likely somebody has passed a card on that is far above the border (found by playing)."""
SELDOM: Final = 0.0005
"""The weight left to what somebody would have kept who passed another card on."""

DEALS: Final = 4
"""So often cards are dealt in thought to come to some with which everybody was content."""


class Kinds(NamedTuple):
    """What the cards of a game are to who exchanges them.

    Attributes:
        pack: the cards that are played with.
        arrest: the lowest rank that is not given on demand.
        fools: the ranks that it helps nobody to have given away.
        in_order: whether of two cards one keeps the higher; else one that came is kept or passed on like one
            that was dealt, and `arrange` is of no use.
        compares: whether what came is weighed against what went by the `ways` of cards, and not by `content`.
    """

    pack: Pack
    arrest: int
    fools: frozenset[int] = frozenset()
    in_order: bool = True
    compares: bool = False


class ExchangeBelief:
    """The cards as one player sees them.

    Attributes:
        known: the cards one knows, by seat.
        unseen: the cards one has not seen, but for what one forgets.
        likely: for each seat with a hidden card how well each rank goes with what was done and said.
        content: pairs of such seats: the first one's card is no lower, as its holder gave the other for it.
        ways: the ways of cards that were passed on, by seat.
    """

    __slots__ = ("content", "known", "likely", "unseen", "ways")

    def __init__(
        self,
        person: Person,
        observation: Observation,
        heard: Sequence[Event],
        random: Random,
        kinds: Kinds,
        borders: Sequence[int] | Borders,
        *,
        infers: bool = True,
    ) -> None:
        """Build it from what this person perceives and remembers.

        Args:
            person: whose belief it is.
            observation: what their seat may know.
            heard: this deal's events.
            random: decides what is forgotten.
            kinds: what the cards are.
            borders: by number of players after one the rank from which a card is kept.
            infers: whether to weigh what was done, too, and not only what is seen and said.
        """
        self.known = {seat: card for seat, card in enumerate(observation.cards) if isinstance(card, Card)}
        self.unseen = list(unseen(observation, kinds.pack).elements())
        if person.memory < 1:  # one does not forget who holds what, but may forget that it is out of the pack
            self.unseen += [
                card
                for seat, card in self.known.items()
                if seat != observation.seat and random.random() >= person.memory
            ]
        hidden = [seat for seat in observation.order if observation.cards[seat] is HIDDEN]
        limits: tuple[Sequence[float | Blur], ...] = (
            borders.watched if isinstance(borders, Borders) else (borders,)
        )
        found = model_opponents(heard, observation.order, *limits) if hidden else {}
        ranks = max(card.rank for card in kinds.pack.designs) + 1
        self.likely: dict[int, Weights] = {}
        for seat in hidden:
            weights: Weights = [
                float(rank < kinds.arrest or not observation.low[seat]) for rank in range(ranks)
            ]
            model = found.get(seat)
            if model:
                border = limits[0][len(observation.order) - 1 - observation.order.index(seat)]
                weights = _with_model(weights, model, person, kinds, border, infers=infers)
            self.likely[seat] = weights
        models = found if kinds.in_order and person.level >= MODELS and infers else {}
        self.content = [
            (keeper, giver)
            for keeper, model in models.items()
            if (giver := model.above) is not None
            and {keeper, giver} <= self.likely.keys()
            and not kinds.compares
        ]
        self.ways = [
            Way(seat, model.behind + model.givers, bool(model.givers), model.is_asked)
            for seat, model in models.items()
            if kinds.compares and (model.behind or model.givers) and seat in self.known.keys() | self.likely
        ]


def arrange(cards: list[int], content: Iterable[tuple[int, int]]) -> None:
    """Let who was content have the higher of two cards that were dealt in thought, by their places."""
    for keeper, giver in content:
        if cards[keeper] < cards[giver]:
            cards[keeper], cards[giver] = cards[giver], cards[keeper]


def deal_hidden(
    pile: Pile,
    known: Sequence[int],
    hidden: Iterable[tuple[int, Weights]],
    content: Sequence[tuple[int, int]] = (),
    crossings: Sequence[Crossing] = (),
) -> list[int]:
    """Return the ranks of all cards by place, the hidden ones dealt in a way that goes with what was done.

    Args:
        pile: the ranks of what one has not seen.
        known: the ranks that one knows.
        hidden: the other places, with how well each rank goes with what was done there.
        content: as for `arrange`: nobody is content with a card equal to the one given for it.
        crossings: what was passed on, and given for it.
    """
    for _ in range(DEALS):
        pile.gather()
        cards = [*known]
        for crossing in crossings:
            crossing.deal(pile, cards)
        pile.deal_like(hidden, cards)
        arrange(cards, content)
        if all(cards[keeper] != cards[giver] for keeper, giver in content):
            break
    return cards


def _with_model(
    weights: Weights,
    model: OpponentModel,
    person: Person,
    kinds: Kinds,
    border: float | Blur,
    *,
    infers: bool,
) -> Weights:
    """Weigh what was done with the card, and what was said of it, as far as one believes it.

    Args:
        weights: how well each rank goes with what one sees.
        model: what was done and said.
        person: who weighs it.
        kinds: what the cards are.
        border: from which card on one keeps where it lies now.
        infers: whether what was done is weighed.
    """
    if person.level >= MODELS and infers:
        seen = _as_compared if kinds.in_order else partial(_as_dealt, border=border)
        weights = [a * b for a, b in zip(weights, seen(model, len(weights), kinds), strict=True)]
    for phrase, named in model.claims:
        if phrase == "have":
            told = kinds.pack[named].rank if named else -1
            beliefs = [1.0 if rank == told else 1 / (1 + 6 * person.trust) for rank in range(len(weights))]
        else:
            good = phrase == "good-card"
            doubt = 1 / (1 + person.trust)
            beliefs = [1.0 if (rank >= model.blur.mean) == good else doubt for rank in range(len(weights))]
        weights = [a * b for a, b in zip(weights, beliefs, strict=True)]
    most = max(weights)
    return [weight / most for weight in weights] if most else weights


def _as_compared(model: OpponentModel, ranks: int, kinds: Kinds) -> Weights:
    """Return how likely what was done is with each rank, where of two cards one keeps the higher."""
    if kinds.compares and model.history == "given-low":  # the way of the other card tells of it
        model = replace(model, history="given")
    seen = model.weights(ranks, kinds.arrest, KEPT_LOW, CLOSE, GIVEN_HIGH, arranged=True)
    if kinds.compares:
        return seen
    compared = model.history in ("content", "given-low")
    is_seldom = [
        compared or rank == model.least if rank in kinds.fools else rank < model.least
        for rank in range(ranks)
    ]
    return [each * (SELDOM if seldom else 1.0) for each, seldom in zip(seen, is_seldom, strict=True)]


def _as_dealt(model: OpponentModel, ranks: int, kinds: Kinds, *, border: float | Blur) -> Weights:
    """Return the same where a card that came is kept or passed on as if it had been dealt.

    What was given for it tells nothing then: its holder did not choose.
    """
    if model.history == "given-low":
        return (1.0,) * ranks
    if model.history != "content":
        return model.weights(ranks, kinds.arrest, KEPT_LOW, CLOSE, GIVEN_HIGH)
    given = replace(model, history="passed").weights(ranks, kinds.arrest, high=GIVEN_HIGH)
    kept = replace(model, history="kept", border=border).weights(ranks, kinds.arrest, KEPT_LOW, CLOSE)
    return [a * b for a, b in zip(given, kept, strict=True)]
