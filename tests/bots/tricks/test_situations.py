"""What people do in situations at a table of tricks, level by level."""

from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.tricks import play as play_module
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trick_position import DealContext, Position
from cucu_desktop.engine.actions import PASS
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.card_bits import bits_of
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games import coch
from tests.trick_playing import GAMES, any_deal, any_shuffle, deal, play, through

BIT_PACK = BitPack(coch.RANKS, coch.POINTS, 2, coch.ONES)
OF_LEVEL = {
    level: next(person for person in PERSONS.values() if person.level == level) for level in (1, 2, 3)
}
TRIED_BRIEFLY = {"WORLDS": 30, "SOLVED": 8}


@pytest.fixture
def _briefly(monkeypatch):
    for name, number in TRIED_BRIEFLY.items():
        monkeypatch.setattr(play_module, name, number)


def does(state, level, seed=1):
    """What a player of this level does now, in the notation."""
    seat = state.decision.seat
    return str(choose(OF_LEVEL[level], observe(state, seat), (), Random(seed)))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_only_card_is_played_without_thinking(level, monkeypatch):
    for way in ("reckon", "habit"):
        monkeypatch.setattr(play_module.CardPlay, way, None)
    state = deal("coch", ["V", "VI", "X XI XI XII XII XIII XIV XV XV LEONE", ""])
    assert does(play(state, "V VI"), level) == "play X"


# By a policy


@pytest.mark.parametrize("level", [1, 2])
def test_the_highest_card_of_all_is_led(level):
    state = deal("coch", ["LEONE I II III IV V I II III IV", "", "", ""])
    assert does(state, level) == "play LEONE"


def test_a_low_card_of_the_longer_series_is_led_without_one():
    state = deal("coch", ["II III V VI VII VIII IX MATTO MASCHERA XI", "X", "LEONE", ""])
    assert does(state, 1) == "play II"
    assert does(state, 2) == "play II"


def test_who_counts_leads_a_card_that_nobody_can_beat_any_more():
    state = deal("coch", ["X IX II III V I II III IV V", "X", "IX VI", "VI"])
    play(state, "X X VI VI")
    assert does(state, 2) == "play IX"
    assert does(state, 1) == "play I"


@pytest.mark.parametrize("level", [1, 2])
def test_points_go_on_the_partners_trick(level):
    state = deal("coch", ["LEONE", "MATTO", "XIV MATTO", ""])
    assert does(play(state, "LEONE MATTO"), level) == "play XIV"


@pytest.mark.parametrize(("level", "card"), [(1, "X"), (2, "VIII")])
def test_without_the_series_too_but_who_counts_keeps_what_nobody_can_beat(level, card):
    state = deal("coch", ["LEONE", "MATTO", "I I II II III III IV IV VIII X", ""])
    assert does(play(state, "LEONE MATTO"), level) == f"play {card}"


@pytest.mark.parametrize(("level", "card"), [(1, "X"), (2, "V")])
def test_who_counts_does_not_put_a_card_that_nobody_can_beat_on_a_partners(level, card):
    state = deal("coch", ["X", "I IX IX", "X VIII II", ""])
    assert does(play(state, "X I"), level) == f"play {card}"


def test_who_counts_gives_no_points_to_a_card_that_will_be_beaten():
    state = deal("coch", ["V", "I", "IX II", "X X VIII VIII"])
    play(state, "V I")
    assert does(state, 1) == "play IX"
    state = deal("coch", ["II", "I", "IX III", "X X VIII VIII"])
    play(state, "II I")
    assert does(state, 2) == "play III"


@pytest.mark.parametrize("level", [1, 2])
def test_the_last_to_play_wins_as_cheaply_as_possible(level):
    state = deal("coch", ["XI", "MATTO", "SECCHIA", "XII XIII XIV I"])
    assert does(play(state, "XI MATTO SECCHIA"), level) == "play XII"


@pytest.mark.parametrize("level", [1, 2])
def test_little_is_given_away_to_the_others(level):
    state = deal("coch", ["LEONE", "XV NULLA I", "", ""])
    assert does(play(state, "LEONE"), level) == "play NULLA"
    state = deal("coch", ["LEONE", "X IX VIII VII VI V IV III II I", "", ""])
    assert does(play(state, "LEONE"), level) == "play I"


def test_a_beginner_takes_what_can_be_taken_whatever_lies_in_it():
    state = deal("coch", ["SECCHIA", "XIII MATTO", "", ""])
    assert does(play(state, "SECCHIA"), 1) == "play XIII"


def test_who_counts_rises_with_a_card_that_will_hold():
    state = deal("coch", ["XI", "LEONE MATTO", "XIII", "XIV"])
    assert does(play(state, "XI"), 2) == "play LEONE"
    state = deal("coch", ["XI", "XIII MATTO", "LEONE", "XV"])
    assert does(play(state, "XI"), 2) == "play MATTO"


def test_the_third_to_play_risks_a_high_card_for_points():
    state = deal("coch", ["MATTO", "XIII", "XV MASCHERA", ""])
    assert does(play(state, "MATTO XIII"), 2) == "play XV"


# By trying


def two_at_the_table(random):
    """A deal of two players: the one on turn sees three hands and can tell the fourth."""
    state = coch.GAME.state_class(coch.Options(), 1, (2, 3))
    state.start()
    state.apply(any_shuffle(random))
    for now in through(state, random):
        if len(now.table.hands[now.table.to_play]) <= 3 and len(now.decision.options) > 1:
            return now
    return None


class Ends:
    """What each card that may be played brings, all cards open, in points and with the recount (H3)."""

    def __init__(self, state):
        self.state = state
        self.mine = next(side for side in state.sides() if state.table.to_play in side)
        self.points = self._taken_with_each(BIT_PACK)
        self.both_counts = self._taken_with_each(BIT_PACK.with_recount)
        self.is_won = {option: 2 * both > 3882 for option, both in self.both_counts.items()}

    def _taken_with_each(self, pack):
        state, table = self.state, self.state.table
        context = DealContext(pack, tuple(other in self.mine for other in range(4)), table.following)
        hands = pack.lay(*table.hands)
        trick = Position(table.leader, 4)
        for card in table.trick:
            trick = trick.after(pack.lows[card], context)
        before = sum(
            pack.points[pack.lows[card]]
            for past in table.tricks
            if past.winner in self.mine
            for card in past.cards
        )
        found = {}
        for option in state.decision.options:
            left = [*hands]
            left[table.to_play] ^= pack.in_hand(option.card, hands[table.to_play])
            after = trick.after(pack.in_hand(option.card, hands[table.to_play]), context)
            found[str(option)] = before + Solver(context, hands).value(after, sum(left))
        return found

    def worth(self, option):
        """Points, and winning: even points are won by the recount."""
        points, both = self.points[option], self.both_counts[option]
        won = (points > 19) or (points == 19 and 2 * both > 3882)
        drawn = points == 19 and 2 * both == 3882
        return BIT_PACK.worth_of_end(points, won + drawn / 2)


def test_the_last_cards_are_played_exactly():
    random, found = Random("exactly"), 0
    while found < 12:
        state = two_at_the_table(random)
        if state is None:
            continue
        found += 1
        ends = Ends(state)
        assert ends.worth(does(state, 3)) == max(map(ends.worth, ends.points))


def test_even_points_are_counted_again():
    """H5: at nine and a half each the ones decide, so a card that wins them is not one that draws."""
    random, found = Random("recount"), 0
    while found < 4:
        state = two_at_the_table(random)
        if state is None:
            continue
        ends = Ends(state)
        level = [
            option for option, points in ends.points.items() if points == max(ends.points.values()) == 19
        ]
        if len({ends.is_won[option] for option in level}) < 2:
            continue
        found += 1
        assert ends.is_won[does(state, 3)]


@pytest.mark.usefixtures("_briefly")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_same_chance_brings_the_same_card(level):
    state = deal("coch", ["V VI XI XII MATTO", "", "", ""])
    assert len({does(state, level, seed=7) for _ in range(3)}) == 1


def test_trying_takes_a_card_that_is_there_for_the_taking():
    state = deal("coch", ["LEONE LEONE XV XV XIV XIV XIII XIII XII XII", "", "", ""])
    assert does(state, 3) in {f"play {card}" for card in "LEONE XV XIV XIII XII".split()}


@pytest.mark.usefixtures("_briefly")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_everybody_has_an_answer_to_everything(game, level):
    """Whole deals, some turns at random so that odd positions come up."""
    random = Random(f"{game}/{level}")
    for _ in range(6 if level < 3 else 2):
        state = any_deal(random, game)
        for now in through(state, random):
            if now.decision.seat >= 0:
                seat = now.decision.seat
                action = choose(OF_LEVEL[level], observe(now, seat), (), random)
                assert now.decision.allows(action)


@pytest.mark.usefixtures("_briefly")
def test_what_is_decided_hangs_on_nothing_hidden():
    """With the others' cards dealt anew, as far as this seat cannot tell, the answer is the same."""
    one = deal("coch", ["V VI XI XII MATTO", "LEONE X", "XV IX", ""])
    other = deal("coch", ["V VI XI XII MATTO", "XV IX", "LEONE X", ""])
    assert observe(one, 0) == observe(other, 0)
    for level in OF_LEVEL:
        assert does(one, level) == does(other, level)


# Zifuli

STRONG = "LEONE XV XIV XIII X IX VIII VII"
POOR = "I I II II MASCHERA MASCHERA SECCHIA SECCHIA"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_poor_hand_passes_and_a_strong_one_bids(level):
    assert does(deal("zifuli", [POOR, "", "", "", ""]), level) == "pass"
    assert does(deal("zifuli", [STRONG, "", "", "", ""]), level).startswith("bid ")


def test_a_beginner_names_the_highest_card_that_somebody_else_has_too():
    assert does(deal("zifuli", ["LEONE LEONE XV V VI VII VIII I", "", "", "", ""]), 1) == "bid XV"


def test_a_beginner_passes_if_the_hand_cannot_overcall():
    state = deal("zifuli", ["V", "LEONE XV XIV XIII XII XI X VI", "", "", ""], "bid:V")
    assert does(state, 1) == "pass"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_who_holds_nearly_everything_plays_alone(level):
    state = deal("zifuli", ["LEONE LEONE XV XV XIV XIV XIII XIII", "", "", "", ""])
    assert does(state, level) in {f"bid {card}" for card in "LEONE XV XIV XIII".split()}


@pytest.mark.parametrize("level", [2, 3])
def test_the_bid_of_somebody_else_is_weighed_against_ones_own(level):
    state = deal("zifuli", ["X", POOR, "", "", ""], "bid:X")
    assert does(state, level) == str(PASS)


@pytest.mark.usefixtures("_briefly")
def test_who_does_not_know_the_sides_still_plays():
    state = deal("zifuli", ["LEONE V", "XV", "XIV", "XIII", "LEONE"], "bid:LEONE pass pass pass pass")
    play(state, "V")
    for level in OF_LEVEL:
        assert does(state, level).startswith("play ")


# Cuccu a trionfo


@pytest.mark.parametrize("level", [1, 2, 3])
def test_everybody_robs_what_may_be_robbed(level):
    assert does(deal("trionfo", ["", "", "", ""], cut="XV I"), level) == "rob"


def test_a_beginner_lays_away_what_counts_least_but_never_the_trump_card():
    hands = ["", "", "MATTO IX VIII VII VI V IV III", ""]
    state = deal("trionfo", hands, "rob leave leave", cut="XV I", stock="MATTO")
    assert str(state.table.indicator) == "MATTO"
    assert does(state, 1) == "discard III"


@pytest.mark.parametrize("level", [2, 3])
def test_others_lay_away_something_of_little_worth(level):
    hands = ["", "", "XV XIV XIII XII X IX II I", ""]
    state = deal("trionfo", hands, "rob leave leave", cut="XV I", stock="NULLA")
    assert does(state, level) in {"discard I", "discard II"}


@pytest.mark.parametrize("level", [1, 2])
def test_the_trump_card_takes_a_trick_that_counts_much(level):
    hands = ["V", "X", "XV I II III IV VI VII VIII", ""]
    state = play(deal("trionfo", hands, "leave leave", stock="XV"), "V X")
    assert does(state, level) == "play XV"


@pytest.mark.parametrize("level", [1, 2])
def test_a_beginner_takes_any_points_with_the_trump_card(level):
    hands = ["V", "VI", "XV I II III IV VII VIII IX", ""]
    state = play(deal("trionfo", hands, "leave leave", stock="XV"), "V VI")
    assert (does(state, level) == "play XV") == (level == 1)


@pytest.mark.parametrize("level", [1, 2])
def test_the_trump_card_is_led_only_if_there_is_nothing_else(level):
    state = deal("trionfo", ["XV I", "", "", ""], "leave leave", stock="XV")
    assert does(state, level) != "play XV"
    last = trionfo_with_one_card_each("XV XI XII XIII")
    assert does(last, level) in {"play XV numeri", "play XV figure"}


def trionfo_with_one_card_each(cards):
    """The last trick of a deal in which seat 0 leads the trump card."""
    state = deal("trionfo", [f"{card}" for card in cards.split()], "leave leave", stock="XV")
    for seat, card in enumerate(cards.split()):
        state.table.hands[seat] = [CUCCO[card]]
        state.table.held[seat] = bits_of([CUCCO[card]])
    state._go_on()
    return state
