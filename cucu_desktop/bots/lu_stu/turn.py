"""A turn of Lu Stù: keep the card or pass it on, by what the rest of the deal may bring."""

from collections.abc import Sequence
from random import Random

from cucu_desktop.bots.imagining import Pile, Weights, compare, patience
from cucu_desktop.bots.lu_stu.deal import ARREST, FOOL, NONE, RANKS, ImaginedDeal, borders
from cucu_desktop.bots.lu_stu.duel import win_chance
from cucu_desktop.bots.money import last_token_worth
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sight import Sight
from cucu_desktop.bots.thumb import by_thumb
from cucu_desktop.bots.worth import Prospects
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Action
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import MATTO, ONE_MATTO


def next_price(observation: Observation) -> int | None:
    """Return what the next re-entry costs, told by what lies in the pool (L9); None: nobody comes back."""
    first = observation.options.stake * {"double": 2, "stake": 1, "never": 0}[observation.options.reentry]
    if not first:
        return None
    return int(max(first, observation.pool - observation.players * observation.options.stake + first))


def prospects(person: Person, observation: Observation) -> Prospects:
    """Return what the deal's end is worth to this person."""
    price = next_price(observation)
    again = last_token_worth(win_chance, person, observation, price) if price else 0.0
    return Prospects(person, observation, 1 / observation.players, again, win_chance)


class Imagination:
    """The deal as one player at the table imagines it, over and over."""

    def __init__(
        self,
        person: Person,
        observation: Observation,
        heard: Sequence[Event],
        random: Random,
        worth: Prospects | None = None,
    ) -> None:
        """Look at the table; `worth`: what the deal's end is worth, if it is not what it is to the person."""
        self.order = observation.order
        self.place = self.order.index(observation.seat)
        self.foresees = person.level > 1
        self._observation = observation
        self._keep_from = borders(len(self.order))
        pack = CUCCO if observation.options.matti == 2 else ONE_MATTO
        sight = Sight(person, observation, heard, random, pack, self._keep_from, ARREST)
        self._pile = Pile([card.rank for card in sight.unseen], random)
        self._known = [sight.known[seat].rank if seat in sight.known else NONE for seat in self.order]
        self._hidden: list[tuple[int, Weights]] = [
            (self.order.index(seat), weights) for seat, weights in sight.likely.items()
        ]
        self._tokens = [observation.tokens[seat] for seat in self.order]
        places = {seat: place for place, seat in enumerate(self.order)}
        self._promises = {places[guest]: places[inn] for guest, inn in observation.promises}
        self._sold = {places[seat] for seat in observation.sold}
        self._prospects = worth or prospects(person, observation)

    def deals(self, count: int) -> list[ImaginedDeal]:
        """Return the same deal, so many times, with the hidden cards as they might be."""
        self._pile.gather()
        cards = self._known.copy()
        for place, weights in self._hidden:
            cards[place] = self._pile.deal_like(weights, range(RANKS))
        return [self._deal(cards.copy()) for _ in range(count)]

    def _deal(self, cards: list[int]) -> ImaginedDeal:
        deal = ImaginedDeal(cards, self._tokens, self._pile.deal, self._keep_from)
        deal.promises.update(self._promises)
        deal.sold.update(self._sold)
        return deal

    def worth(self, deal: ImaginedDeal, following: int, given: int = NONE) -> float:
        """Play the deal on from this place and return what it brings."""
        left = self._pile.left
        if self.foresees:
            deal.go_on(following, given)
        else:
            deal.deal_to_all()
        self._pile.left = left
        lost, gained = deal.result()
        order = self.order
        return self._prospects.after(
            tuple([order[place] for place in lost]), tuple([order[place] for place in gained])
        )

    def keep_or_exchange(self) -> tuple[float, float]:
        """Return what keeping and what exchanging brings, with the cards as they might be."""
        place = self.place
        kept, tried = self.deals(2)
        left = self._pile.left
        card = tried.cards[place]
        following = tried.exchange(place)
        crossed = following < len(tried.cards) and tried.cards[following] == card
        exchanged = self.worth(tried, following, tried.cards[place] if crossed else NONE)
        self._pile.left = left
        return self.worth(kept, place + 1), exchanged


def weigh(
    person: Person,
    observation: Observation,
    heard: Sequence[Event],
    random: Random,
    worth: Prospects | None = None,
) -> tuple[float, float]:
    """Return what keeping and what exchanging is worth to a person, or by another measure."""
    imagination = Imagination(person, observation, heard, random, worth)
    return compare(imagination.keep_or_exchange, patience(person, len(observation.order)))


def take_turn(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Decide a turn."""
    if person.level == 1:
        if observation.card is MATTO:
            return KEEP if _other_fool(observation) else EXCHANGE
        return by_thumb(person, observation, heard, random, ARREST)
    keep, exchange = weigh(person, observation, heard, random)
    if person.level == 2:  # who is bold would rather try
        keep += 0.1 * (person.caution - person.boldness)
    return KEEP if keep >= exchange else EXCHANGE


def _other_fool(observation: Observation) -> bool:
    """Tell whether one has seen the other Matto before somebody else."""
    return any(
        isinstance(card, Card) and card.rank == FOOL
        for seat, card in enumerate(observation.cards)
        if seat != observation.seat
    )
