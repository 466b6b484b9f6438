"""What happens at the table: values, public but for their cards; deny is the default."""

from dataclasses import fields, is_dataclass
from random import Random
from typing import get_args

import pytest

from cucu_desktop.engine.cards import CUCCO, HIDDEN, Card, SeenCard
from cucu_desktop.engine.events import (
    EVERYBODY,
    SPECTATOR,
    DealBegan,
    Dealt,
    Event,
    Exchanged,
    Exposed,
    redacted,
)
from cucu_desktop.engine.families import deal_began, heard_by
from cucu_desktop.frozen import frozen
from cucu_desktop.games.campli import CampliState
from tests.playing import QUIET, deal, steps

KINDS = get_args(Event)


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_that_bears_a_card_names_its_audience(kind):
    bears = any(field.type == SeenCard for field in fields(kind))
    assert bears == any(field.name == "audience" for field in fields(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_events_are_frozen_values_without_room_for_more(kind):
    assert is_dataclass(kind)
    event = kind(*range(len(fields(kind))))
    assert event == kind(*range(len(fields(kind))))
    with pytest.raises((AttributeError, TypeError)):
        setattr(event, fields(kind)[0].name if fields(kind) else "seat", 5)
    assert hasattr(kind, "__slots__")


def test_those_who_may_see_the_card_get_the_event_itself():
    event = Dealt(2, CUCCO["XV"], audience=1 << 2)
    assert redacted(event, 2) is event


@pytest.mark.parametrize("seat", [0, 1, 3, 19, SPECTATOR])
def test_everybody_else_gets_a_card_without_identity(seat):
    event = Exchanged(2, 4, CUCCO["XV"], CUCCO["II"], "turn", audience=1 << 2 | 1 << 4)
    assert redacted(event, seat) == Exchanged(2, 4, HIDDEN, HIDDEN, "turn", audience=1 << 2 | 1 << 4)


def test_what_everybody_may_see_spectators_see_too():
    event = Exposed(2, CUCCO["XV"], EVERYBODY)
    assert redacted(event, SPECTATOR) is event


def test_an_audience_of_nobody_hides_the_card_from_all():
    event = Dealt(0, CUCCO["XV"], audience=0)
    assert all(redacted(event, seat) == Dealt(0, HIDDEN, 0) for seat in (*range(20), SPECTATOR))


def test_no_card_is_left_in_what_a_spectator_gets_but_those_shown_to_all():
    for seed in range(20):
        *_, (state, _) = steps(Random(seed), 60)
        for event in state.table.events():
            seen = redacted(event, SPECTATOR)
            cards = [
                getattr(seen, field.name)
                for field in fields(seen)
                if isinstance(getattr(seen, field.name), Card)
            ]
            assert not cards or event.audience == EVERYBODY


def test_a_kind_of_event_that_nobody_has_heard_of_hides_its_cards_too():
    @frozen
    class Dropped:
        seat: int
        card: SeenCard
        audience: int = 0

    assert redacted(Dropped(1, CUCCO["XV"]), 0) == Dropped(1, HIDDEN)
    assert redacted(Dropped(1, CUCCO["XV"], EVERYBODY), 0) == Dropped(1, CUCCO["XV"], EVERYBODY)


def test_what_has_no_parts_or_one_is_told_as_it_is_or_without_its_card():
    """Kinds that no other test has asked for: what is known of a kind is kept."""

    @frozen
    class Rang:
        pass

    @frozen
    class Lay:
        card: SeenCard

    assert redacted(Rang(), 3) == Rang()
    assert redacted(Lay(CUCCO["XV"]), 3) == Lay(HIDDEN)


def test_a_seat_hears_a_game_and_its_present_deal_with_hidden_cards():
    state = deal("I II III", "keep keep keep")
    begins = deal_began(state)
    heard = heard_by(state, 0, begins)
    assert isinstance(heard[0], DealBegan)
    assert not any(isinstance(event, DealBegan) for event in heard[1:])
    dealt = {event.seat: event.card for event in heard if isinstance(event, Dealt)}
    assert dealt == {0: CUCCO["I"], 1: HIDDEN, 2: HIDDEN}
    assert heard_by(state, 0)[begins:] == heard


def test_before_the_first_deal_none_has_begun():
    assert deal_began(CampliState(QUIET, [100] * 3, 2, 0)) == 0
