"""A player's belief in an exchange game: known cards, and weights for the ranks of hidden ones."""

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
"""The level from which players infer cards from the others' actions."""
KEPT_LOW: Final = 0.0005
CLOSE: Final = 0.1
"""The likelihood of keeping a card far below the border, and one just below it (fitted by play)."""
GIVEN_HIGH: Final = 0.0005
"""The likelihood of passing on a card far above the border (fitted by play)."""
SELDOM: Final = 0.0005
"""The weight left to cards that a player who passed another on would have kept."""

DEALS: Final = 4
"""The number of trials of rejection sampling for cards that satisfy all `content` pairs."""


class Kinds(NamedTuple):
    """The classes of a game's cards for an exchanger.

    Attributes:
        pack: the game's pack.
        arrest: the lowest rank that is not given on demand.
        fools: the ranks whose giver is not safe.
        in_order: whether a player always keeps the higher of two cards; else a card that came is kept or
            passed on by the same border as one that was dealt, and `arrange` does not apply.
        compares: whether a card that came is compared with the one given by the `ways` of cards, and not by
            `content`.
    """

    pack: Pack
    arrest: int
    fools: frozenset[int] = frozenset()
    in_order: bool = True
    compares: bool = False


class ExchangeBelief:
    """The cards from one player's point of view.

    Attributes:
        known: the known cards, by seat.
        unseen: the cards not seen, including forgotten ones.
        likely: for each seat with a hidden card the likelihood of each rank, given actions and talk.
        content: pairs of such seats: the first has no lower card, as its holder gave the other for it.
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
        """Build the belief of a person from their observation and memory.

        Args:
            person: whose belief it is.
            observation: their seat's observation.
            heard: this deal's events.
            random: decides what is forgotten.
            kinds: the classes of the game's cards.
            borders: by number of players after one, the rank from which a card is kept.
            infers: whether to use the others' actions, too, and not only seen cards and talk.
        """
        self.known = {seat: card for seat, card in enumerate(observation.cards) if isinstance(card, Card)}
        self.unseen = list(unseen(observation, kinds.pack).elements())
        if person.memory < 1:  # holders are remembered, but not always that their card is out of the pack
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
    """Swap sampled cards where needed, so that each content player has the higher one, by position."""
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
    """Return the ranks of all cards by position, the hidden ones sampled consistently with the actions.

    Args:
        pile: the ranks of unseen cards.
        known: the known ranks.
        hidden: the other positions, with the likelihood of each rank.
        content: as for `arrange`: nobody is content with a card equal to the one given for it.
        crossings: the cards passed on, and those given for them.
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
    """Return weights updated with the actions on a card, and with talk about it as far as it is believed.

    Args:
        weights: the likelihood of each rank from seen cards.
        model: the actions on the card and the talk about it.
        person: who believes.
        kinds: the classes of the game's cards.
        border: the rank from which the card's present holder keeps.
        infers: whether actions are used.
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
    """Return the likelihood of the actions for each rank, where a player keeps the higher of two cards."""
    if kinds.compares and model.history == "given-low":  # covered by the other card's way
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
    """Return the same where a card that came is kept or passed on by the border of dealt cards.

    The card given for it then carries no information: its holder did not choose.
    """
    if model.history == "given-low":
        return (1.0,) * ranks
    if model.history != "content":
        return model.weights(ranks, kinds.arrest, KEPT_LOW, CLOSE, GIVEN_HIGH)
    given = replace(model, history="passed").weights(ranks, kinds.arrest, high=GIVEN_HIGH)
    kept = replace(model, history="kept", border=border).weights(ranks, kinds.arrest, KEPT_LOW, CLOSE)
    return [a * b for a, b in zip(given, kept, strict=True)]
