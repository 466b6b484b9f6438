"""Games of every kind played at random, move by move, for the tests of words."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.actions import Amount
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.words import place_words
from tests.games import random_play
from tests.trick_playing import GAMES as TRICKS
from tests.trick_playing import any_action as any_trick_action
from tests.trick_playing import any_deal

GAMES = {campli.ID: campli.GAME, **random_play.GAMES, **TRICKS}
PACKS = {"cuckoo": ("standard52", "italian40"), "gnav": ("gnav", "slabberjan"), "kille": ("kille",)}
PACKS |= dict.fromkeys(("ace_chasing", "tiebreak", "le_her", "coucou"), ("standard52",))
EVERYWHERE = [
    (game, place, pack, language)
    for game, rules in GAMES.items()
    for pack in PACKS.get(game, ("cucco",))
    for place in rules.places
    if pack in place_words(place, game)["packs"]
    for language in LANGUAGES
]
"""Games with their places, packs and languages; those of one follow each other, as few stories are kept."""
SEEDS = dict.fromkeys(random_play.GAMES, 25) | dict.fromkeys(TRICKS, 40)
SEEDS |= {"campli": 80, "lu_stu": 160, "gnav": 60}
NAMES = ("Anna", "Zi' Peppe", "Bruna", "Don Carlo", "Tonino", "Concetta")


@dataclass
class Moment:
    """A decision that is due, or the end.

    Attributes:
        feeds: what has happened since the decision before, by the seat that sees it.
        views: the observation of each of them.
        order: the order of play of the deal.
    """

    feeds: dict
    views: dict
    order: tuple[int, ...]

    @property
    def events(self):
        return self.feeds[SPECTATOR]

    @property
    def view(self):
        return self.views[SPECTATOR]

    @property
    def own(self):
        """The view of the seat that is asked."""
        return self.views.get(self.view.to_act, self.view)


@lru_cache(2)  # all of them take hundreds of megabytes
def story(game, pack="cucco"):
    """The moments of some games."""
    return [moment for seed in range(SEEDS[game]) for moment in _game(game, pack, seed)]


def _game(game, pack, seed):
    if game == campli.ID:
        for feeds, views in played(seed):
            yield Moment(feeds, views, views[SPECTATOR].order)
    elif game in TRICKS:
        yield from trick_moments(any_deal(Random(f"{game}/{seed}"), game), seed)
    else:
        yield from moments(game, pack, Random(f"{game}{seed}"))


def played(seed=1):
    """Play a match of Campli with talk; yield the feeds and the views of all seats at each decision."""
    random = Random(seed)
    players = tuple(Player(name, "face") for name in NAMES[:4])
    match = Match.begin(Setup("campli", players, campli.Options(), (Player("Guest 0", "face"),), seed))
    seats, since = (*range(len(match.players)), SPECTATOR), 0
    while True:
        yield {s: match.feed(s, since) for s in seats}, {s: match.observation(s) for s in seats}
        if match.is_over:
            return
        since, seat = match.length, match.to_act
        option = random.choice(match.observation(seat).decision.options)
        match.submit(
            seat, option.of(random.randint(option.low, option.high)) if isinstance(option, Amount) else option
        )
        if random.random() < 0.2:
            phrase = random.choice(campli.GAME.phrases)
            match.say(
                random.choice(range(4)), phrase, random.choice(CUCCO.designs).id if phrase == "have" else None
            )


def moments(game, pack, random):
    """Play an exchange game, seen by the seat that is asked and by a spectator."""
    state = random_play.any_game(game, random)
    if state.pack.name not in (pack, "cucco"):
        return
    order = ()
    for moment in _told(state, observe_exchange, lambda: random_play.any_action(state, random), most=250):
        began = [event.order for event in moment.events if isinstance(event, happen.DealBegan)]
        moment.order = order = began[-1] if began else order
        yield moment


def trick_moments(state, seed):
    """Play a deal of tricks, seen by all seats."""
    random = Random(seed)
    yield from _told(state, observe_tricks, lambda: any_trick_action(state, random), range(state.seats))


def _told(state, observe, choose, seats=None, most=1000):
    since = 0
    for _ in range(most):
        happened, decision = state.table.events(since), state.decision
        since += len(happened)
        asked = () if decision is None or decision.seat < 0 else (decision.seat,)
        viewers = (SPECTATOR, *(asked if seats is None else seats))
        views = {seat: observe(state, seat) for seat in viewers}
        feeds = {seat: [redacted(event, seat) for event in happened] for seat in viewers}
        yield Moment(feeds, views, views[SPECTATOR].order)
        if decision is None:
            return
        state.apply(choose())
