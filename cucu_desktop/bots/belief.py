"""What a player makes of the cards in a deal: those seen, those unseen, and what the hidden ones may be."""

from collections.abc import Sequence
from random import Random

from cucu_desktop.bots.imagining import Weights
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.traces import Trace, traces
from cucu_desktop.engine.cards import HIDDEN, Card, Pack
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation, unseen


class Sight:
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
        borders: Sequence[int],
        arrest: int,
    ) -> None:
        """Look at the table as well as this person can.

        Args:
            person: who looks.
            observation: what their seat may know.
            heard: this deal's events.
            random: what is forgotten.
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
        found = traces(heard, observation.order, borders) if hidden else {}
        ranks = max(card.rank for card in pack.designs) + 1
        self.likely: dict[int, Weights] = {}
        for seat in hidden:
            weights: Weights = [float(rank < arrest or not observation.low[seat]) for rank in range(ranks)]
            trace = found.get(seat)
            if trace:
                weights = _with_trace(weights, trace, person, pack, arrest)
            self.likely[seat] = weights


def _with_trace(weights: Weights, trace: Trace, person: Person, pack: Pack, arrest: int) -> Weights:
    """Weigh what was done with the card, and what was said of it, as far as one believes it."""
    if person.level > 2:
        seen = trace.weights(len(weights), arrest)
        weights = [a * b for a, b in zip(weights, seen, strict=True)]
    for phrase, named in trace.claims:
        if phrase == "have":
            told = pack[named].rank if named else -1
            beliefs = [1.0 if rank == told else 1 / (1 + 6 * person.trust) for rank in range(len(weights))]
        else:
            good = phrase == "good-card"
            doubt = 1 / (1 + person.trust)
            beliefs = [1.0 if (rank >= trace.border) == good else doubt for rank in range(len(weights))]
        weights = [a * b for a, b in zip(weights, beliefs, strict=True)]
    most = max(weights)
    return [weight / most for weight in weights] if most else weights
