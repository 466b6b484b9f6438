"""What a player of an exchange game knows of the cards, and how likely each hidden one has each rank."""

from collections.abc import Sequence
from random import Random

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.opponent_model import OpponentModel, model_opponents
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Weights
from cucu_desktop.engine.cards import HIDDEN, Card, Pack
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation, unseen


class ExchangeBelief:
    """The cards as one player sees them.

    Attributes:
        known: the cards one knows, by seat.
        unseen: the cards one has not seen, but for what one forgets.
        likely: for each seat with a hidden card how well each rank goes with what was done and said.
    """

    __slots__ = ("known", "likely", "unseen")

    def __init__(
        self,
        person: Person,
        observation: Observation,
        heard: Sequence[Event],
        random: Random,
        pack: Pack,
        borders: Sequence[int] | Borders,
        arrest: int,
    ) -> None:
        """Build it from what this person perceives and remembers.

        Args:
            person: whose belief it is.
            observation: what their seat may know.
            heard: this deal's events.
            random: decides what is forgotten.
            pack: the cards that are played with.
            borders: by number of players after one the rank from which a card is kept.
            arrest: the lowest rank that is not given on demand.
        """
        self.known = {seat: card for seat, card in enumerate(observation.cards) if isinstance(card, Card)}
        self.unseen = list(unseen(observation, pack).elements())
        if person.memory < 1:  # one does not forget who holds what, but may forget that it is out of the pack
            self.unseen += [
                card
                for seat, card in self.known.items()
                if seat != observation.seat and random.random() >= person.memory
            ]
        hidden = [seat for seat in observation.order if observation.cards[seat] is HIDDEN]
        kinds = (borders.asked, borders.unasked) if isinstance(borders, Borders) else (borders,)
        found = model_opponents(heard, observation.order, *kinds) if hidden else {}
        ranks = max(card.rank for card in pack.designs) + 1
        self.likely: dict[int, Weights] = {}
        for seat in hidden:
            weights: Weights = [float(rank < arrest or not observation.low[seat]) for rank in range(ranks)]
            model = found.get(seat)
            if model:
                weights = _with_model(weights, model, person, pack, arrest)
            self.likely[seat] = weights


def _with_model(weights: Weights, model: OpponentModel, person: Person, pack: Pack, arrest: int) -> Weights:
    """Weigh what was done with the card, and what was said of it, as far as one believes it."""
    if person.level > 2:
        seen = model.weights(len(weights), arrest)
        weights = [a * b for a, b in zip(weights, seen, strict=True)]
    for phrase, named in model.claims:
        if phrase == "have":
            told = pack[named].rank if named else -1
            beliefs = [1.0 if rank == told else 1 / (1 + 6 * person.trust) for rank in range(len(weights))]
        else:
            good = phrase == "good-card"
            doubt = 1 / (1 + person.trust)
            beliefs = [1.0 if (rank >= model.border) == good else doubt for rank in range(len(weights))]
        weights = [a * b for a, b in zip(weights, beliefs, strict=True)]
    most = max(weights)
    return [weight / most for weight in weights] if most else weights
