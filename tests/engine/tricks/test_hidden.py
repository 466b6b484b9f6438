"""Hidden cards stay hidden in the trick games too, and with them who the partner is.

A deal is played at random up to some moment. Then the cards that one seat has not seen are dealt anew, in a
way that fits all that was done, and the same actions are done again: everything that this seat was shown must
be the same to the last bit. What the seat has seen is followed here from the rules alone, by the cards'
positions in the shuffled pack.
"""

from random import Random

import pytest

from cucu_desktop.engine.actions import IllegalActionError, Shuffled
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.tricks.events import LookedAt
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.seating import turned
from cucu_desktop.games import coch, trionfo, zifuli
from tests.trick_playing import GAMES, any_action, any_deal, any_shuffle

pytestmark = pytest.mark.unwatched  # many deals at random; watched, they would take three times as long

DEALS = 12
TRIES = 400
"""Most worlds do not fit what was done; many are tried, from small swaps on."""


def views(state, seat):
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


class Played:
    """Part of a random deal: its beginning, its shuffle, its actions, and what every seat was shown."""

    def __init__(self, game, random):
        self.beginning = any_deal(random, game)
        self.order = any_shuffle(random).cards
        self.seats = [*range(self.beginning.seats), SPECTATOR]
        self.actions = []
        state = self.again(self.order, [])
        self.shown = {seat: [views(state, seat)] for seat in self.seats}
        for _ in range(random.choice([0, 2, 6, 10, 20, 40])):
            if state.is_over:
                break
            self.actions.append(any_action(state, random))
            state.apply(self.actions[-1])
            for seat in self.seats:
                self.shown[seat].append(views(state, seat))
        self.state = state

    def again(self, order, actions, check=None):
        """Play the deal with this pack; check what the seat is shown at each step.

        Raises:
            IllegalActionError: a player could not have done what was done, with these cards.
        """
        state = self.beginning.clone()
        state.table.recording = True
        state.apply(Shuffled(tuple(order)))
        if check is not None:
            seen = [views(state, check)]
        for action in actions:
            state.apply(action)
            if check is not None:
                seen.append(views(state, check))
        if check is not None:
            assert seen == self.shown[check]
        return state

    def owners(self):
        """For each position of the shuffled pack the seat that was dealt it; None: it was not dealt."""
        state = self.beginning
        owners = [seat for packet in state.packets for seat in state.order for _ in range(packet)]
        return owners + [None] * (40 - len(owners))

    def hidden_from(self, seat):
        """The positions in the pack whose cards the seat has not seen."""
        state, table = self.state, self.state.table
        played = {other: [] for other in range(state.seats)}
        tricks = [(trick.leader, trick.cards) for trick in table.tricks]
        for leader, cards in [*tricks, (table.leader, table.trick)]:
            for player, card in zip(turned(state.order, leader), cards, strict=False):
                played[player].append(card)
        hidden = []
        for position, (card, owner) in enumerate(zip(self.order, self.owners(), strict=True)):
            if owner is None:
                if not self.has_seen_undealt(position, seat):
                    hidden.append(position)
            elif owner != seat and owner not in state.dummies:
                if card in played[owner]:
                    played[owner].remove(card)
                else:
                    hidden.append(position)
        return hidden

    def has_seen_undealt(self, position, seat):
        """Robbed cards lie at both ends, the indicator below the dealer's; who looks at a card sees it."""
        state, table = self.state, self.state.table
        cutter, dealer = state.order[-2], state.dealer
        looks = [event.seat for event in table.events() if isinstance(event, LookedAt)]
        from_below = looks.count(cutter) if seat == cutter else len(table.robbed[cutter])
        from_top = looks.count(dealer) if seat == dealer else len(table.robbed[dealer])
        from_top = max(from_top, len(table.robbed[dealer]) + (table.indicator is not None))
        return position >= 40 - from_below or position < sum(state.packets) * state.seats + from_top


def worlds(played, seat, random):
    """Other orders of the pack that fit all that was done and that the seat cannot tell from the true one."""
    positions = played.hidden_from(seat)
    for _ in range(TRIES):
        order = list(played.order)
        some = random.sample(positions, min(len(positions), random.choice([2, 2, 3, 5, len(positions)])))
        cards = [order[position] for position in some]
        random.shuffle(cards)
        for position, card in zip(some, cards, strict=True):
            order[position] = card
        if order == list(played.order):
            continue
        try:
            played.again(order, played.actions)
        except IllegalActionError:
            continue
        yield order


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(DEALS))
def test_what_is_shown_does_not_depend_on_hidden_cards(game, seed):
    random = Random(f"{seed}/tricks")
    played = Played(game, random)
    for seat in played.seats:
        for tried, order in enumerate(worlds(played, seat, random)):
            played.again(order, played.actions, check=seat)
            if tried == 5:
                break


def all_deals(game):
    for seed in range(DEALS):
        test_what_is_shown_does_not_depend_on_hidden_cards(game, seed)


def changed_partners(game_seed):
    """How often another world had another partner, so that the test above could have noticed."""
    random = Random(f"{game_seed}/tricks")
    played = Played("zifuli", random)
    partners = set()
    for seat in played.seats:
        for tried, order in enumerate(worlds(played, seat, random)):
            partners.add(played.again(order, played.actions).partner)
            if tried == 5:
                break
    return len(partners)


def test_the_worlds_differ_in_who_the_partner_is():
    assert max(changed_partners(seed) for seed in range(DEALS)) > 1


def test_a_leak_would_be_noticed(monkeypatch):
    """The same check fails for a game that tells everybody who plays with whom."""
    honest = zifuli.ZifuliState.sides_known_to
    monkeypatch.setattr(
        zifuli.ZifuliState, "sides_known_to", lambda state, seat: state.sides() or honest(state, seat)
    )
    with pytest.raises(AssertionError):
        all_deals("zifuli")


def test_a_spectator_sees_no_hand_but_a_dummys():
    for game in (coch, zifuli, trionfo):
        played = Played(game.ID, Random("spectator"))
        observation, _ = played.shown[SPECTATOR][-1]
        for seat, hand in enumerate(observation.hands):
            if seat not in played.state.dummies:
                assert {str(card) for card in hand} <= {"?"}
