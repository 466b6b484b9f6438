"""Nothing leaks to a guest's screen: worlds that differ in what a seat may not know send it the same bytes.

The worlds are those in which the observations are compared (tests/games, tests/engine/tricks); here the bytes
are compared that go over the wire, in three languages by turns.
"""

import json
from random import Random

import pytest

from cucu_desktop.engine.actions import RESHUFFLE, SHUFFLE, Bet, Offer
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.guests.seat_view import Common, Own, SeatView
from cucu_desktop.ui.text.deal_result import DealResult
from tests.engine.tricks import test_hidden as trick_worlds
from tests.games import test_hidden as exchange_worlds
from tests.games.random_play import any_action, any_game, any_shuffle
from tests.trick_playing import GAMES as TRICK_GAMES

LANGUAGES = ("en", "de", "it")
PAIRS = 160
"""So many pairs of worlds at least are compared in each game: 2000 in all."""


class World:
    """A state of a game, and the function that observes it."""

    def __init__(self, state, observe_by):
        self.state, self.observe = state, lambda seat: observe_by(state, seat)


def message(world, view, seat):
    """What is sent to a seat whose turn it may be, at rest and while the table waits with a result."""
    events = [redacted(event, SPECTATOR) for event in world.state.table.events()]
    result = DealResult()
    for event in events:
        result.note(event)
    due = world.state.decision
    asked = due is not None and due.seat == seat
    sent = []
    for waits in (False, True):
        moment, calls = str(len(events)), world.state.has_pauses
        common = Common(moment, calls, over=False, shown=not waits, waits=waits)
        public = view.public(world.observe(SPECTATOR), events, result, common)
        own = Own(None if seat == SPECTATOR else world.observe(seat), asked=asked and not waits)
        sent.append(view.message(own, f"P{seat}", public, result, common).encode())
    assert all(len(each) % 512 == 0 for each in sent)
    return sent


def view_of(game, state, players, language):
    return SeatView(language, game, state.options, [f"P{seat}" for seat in range(players)])


def exchange_pairs(game, seed):
    """Pairs of worlds that a seat cannot tell apart, with the seat."""
    random = Random(f"{game}/{seed}/guests")
    *_, state = dealt = exchange_worlds.deal_of(game, random)
    ways = exchange_worlds.Ways(state, dealt[1])
    for seat in [*range(min(6, len(state.table.coins))), SPECTATOR]:
        for other in exchange_worlds.worlds(dealt, ways, seat, random):
            yield seat, World(state, observe), World(other, observe), len(state.table.coins)


def trick_pairs(game, seed):
    random = Random(f"{game}/{seed}/guests")
    played = trick_worlds.Played(game, random)
    for seat in played.seats:
        for tried, order in enumerate(trick_worlds.worlds(played, seat, random)):
            other = played.again(order, played.actions)
            yield (
                seat,
                World(played.state, observe_tricks),
                World(other, observe_tricks),
                played.beginning.seats,
            )
            if tried == 7:
                break


def compare(game, wanted, beginning=""):
    """Compare at least this many pairs of worlds of a game; return their number."""
    pairs = trick_pairs if game in TRICK_GAMES else exchange_pairs
    compared = seed = 0
    views = {}
    while compared < wanted:
        language = LANGUAGES[seed % 3]
        for seat, one, other, players in pairs(game, f"{beginning}{seed}"):
            key = (language, str(one.state.options), players)
            view = views.get(key) or views.setdefault(key, view_of(game, one.state, players, language))
            assert message(one, view, seat) == message(other, view, seat)
            compared += 1
            if compared % 40 == 0:
                break
        seed += 1
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_does_not_depend_on_hidden_cards(game):
    assert compare(game, PAIRS) >= PAIRS


def test_the_message_is_no_constant():
    """In worlds that the seat can tell apart, by its own card, it is sent something else."""
    random = Random(5)
    beginning, order, _, state = exchange_worlds.deal_of("cuckoo", random)
    world = list(order)
    world[0], world[-1] = world[-1], world[0]
    other = exchange_worlds.replay(beginning, world, [])
    state = exchange_worlds.replay(beginning, order, [])
    first = next(seat for seat, card in enumerate(state.table.cards) if card is order[0])
    view = view_of("cuckoo", state, len(state.table.coins), "en")
    assert state.decision is not SHUFFLE
    assert message(World(state, observe), view, first) != message(World(other, observe), view, first)


def test_a_button_beside_an_amount_names_no_other_amount():
    """The amount is chosen on the page: the label would still tell the one that it began with."""
    found = []
    for game, seeds in (("ace_chasing", 40), ("lu_stu", 120)):
        for seed in range(seeds):
            random = Random(f"{game}/{seed}")
            state = any_game(game, random)
            for _ in range(60):
                due = state.decision
                if due is None or state.is_over:
                    break
                if due in (SHUFFLE, RESHUFFLE):
                    state.apply(any_shuffle(state, random))
                    continue
                if any(isinstance(option, Bet | Offer) for option in due.options):
                    players = len(state.table.coins)
                    told = message(World(state, observe), view_of(game, state, players, "en"), due.seat)[0]
                    buttons = json.loads(told)["own"]["options"]
                    found += [each["say"] + each["means"] for each in buttons if each["parts"]]
                state.apply(any_action(state, random))
    assert len(found) > 10
    assert not any(letter.isdigit() for words in found for letter in words)
