"""What holds in every trick game, whatever is played."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.actions import KEEP, SHUFFLE, IllegalActionError, parse
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.tricks.card_bits import bits_of
from cucu_desktop.engine.tricks.events import Counted, Played, TrickTaken
from cucu_desktop.engine.tricks.observation import observe
from tests.trick_playing import GAMES, any_deal, any_shuffle, asked, happened, through

DEALS = 40
EVERY_DEAL = pytest.mark.parametrize("seed", range(DEALS))
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def everything(state):
    """All that a state is, for comparing two of them: nothing may be left out by accident."""
    slots = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    told = {name: repr(getattr(state, name)) for name in slots - {"table"}}
    table = state.table
    return told | {
        name: repr(getattr(table, name)) for name in table.__slots__ if name not in ("journal", "recording")
    }


def cards_of(state):
    """Every card, wherever it lies."""
    table = state.table
    yield from table.pile
    for hand in table.hands:
        yield from hand
    yield from table.trick
    for trick in table.tricks:
        yield from trick.cards
    yield from (card for _, card in table.discards)
    if table.indicator:
        yield table.indicator


@EVERY_GAME
@EVERY_DEAL
def test_no_card_is_made_or_lost(game, seed):
    state = any_deal(Random(seed), game)
    state.apply(any_shuffle(Random(seed)))
    for step in through(state, Random(seed)):
        assert Counter(cards_of(step)) == Counter(CUCCO.cards)
        assert step.table.held == [bits_of(hand) for hand in step.table.hands]


@EVERY_GAME
@EVERY_DEAL
def test_all_points_are_somebodys(game, seed):
    state = any_deal(Random(seed), game)
    for step in through(state, Random(seed)):
        assert step.winners is None
    if not state.points:
        assert game == "zifuli"
        assert state.thrown_in
        assert all(card is None for _, card in state.table.bids)
        return
    played = [card for trick in state.table.tricks for card in trick.cards]
    assert sum(state.points) == sum(state.values[card] for card in played)
    if game != "trionfo":
        assert sum(state.points) == 19
        assert sum(state.count(state.second_values)) == 82
        assert (state.recount is not None) == (state.points == (9.5, 9.5))
    assert sum(state.scores()) == sum(state.table.tokens) == 0
    assert len(happened(state, Counted)) == 1
    side, other = state.count(state.second_values) if state.recount else state.points
    expected = () if side == other else state.sides()[other > side]
    assert state.winners == expected


@EVERY_GAME
def test_a_deal_begins_with_chance_and_ends(game):
    state = any_deal(Random(1), game)
    assert state.decision is SHUFFLE
    assert observe(state, 0).to_act is None, "chance is nobody at the table"
    with pytest.raises(IllegalActionError):
        state.apply(KEEP)
    for _ in through(state, Random(1)):
        pass
    assert asked(state) == "nobody"
    with pytest.raises(IllegalActionError):
        state.apply(parse("play V"))


@pytest.mark.unwatched  # many deals; watched, they would take three times as long
@EVERY_DEAL
def test_a_refused_action_changes_nothing(seed):
    random = Random(seed)
    for state in through(any_deal(random), random):
        before = everything(state)
        for text in ("play XV figure", "bid XV", "discard XV", "play MATTO", "keep", "play V"):
            action = parse(text)
            if state.decision.allows(action):
                continue
            with pytest.raises(IllegalActionError):
                state.apply(action)
        assert everything(state) == before


@EVERY_DEAL
def test_options_read_back_from_their_notation(seed):
    random = Random(seed)
    for state in through(any_deal(random), random):
        for option in state.decision.options:
            assert parse(str(option)) is option
        assert len(set(state.decision.options)) == len(state.decision.options)


def test_events_tell_the_play():
    random = Random(3)
    state = any_deal(random, "coch")
    for _ in through(state, random):
        pass
    assert happened(state, DealBegan) == [DealBegan(1, state.dealer, state.order)]
    assert len(happened(state, Played)) == 40
    assert [event.seat for event in happened(state, TrickTaken)] == [
        trick.winner for trick in state.table.tricks
    ]
    assert happened(state, Played)[0].seat == state.order[0]
    assert repr(state.table.tricks[0].cards[0]).startswith("Card(")


def test_without_recording_nothing_is_told():
    state = any_deal(Random(2), "trionfo").clone()
    for _ in through(state, Random(2)):
        pass
    assert state.table.events() == []
    assert state.winners is not None


def test_coch_has_neither_called_card_nor_trump_card():
    state = any_deal(Random(2), "coch")
    with pytest.raises(NotImplementedError):
        state.called_card_fell(0)
    with pytest.raises(NotImplementedError):
        state.options_with_trump(1)


def test_who_decides_for_a_dummy_sees_its_options():
    random = Random(5)
    state = any_deal(random, "coch")
    while not state.dummies:
        state = any_deal(random, "coch")
    for step in through(state, random):
        if step.decision is SHUFFLE:
            continue
        observation = observe(step, step.decision.seat)
        assert observation.decision is step.decision
        assert observation.about == step.decision.other
        assert step.decision.seat not in step.dummies
        assert all(
            isinstance(card, type(CUCCO["V"])) for seat in step.dummies for card in observation.hands[seat]
        )


def test_an_observation_answers_what_is_asked_of_both_families():
    state = any_deal(Random(3), "coch")
    state.apply(any_shuffle(Random(3)))
    seen = observe(state, 1)
    assert (seen.players, seen.deals) == (4, seen.number)
    assert [seen.is_in(seat) for seat in (0, 3, 4)] == [True, True, False]
