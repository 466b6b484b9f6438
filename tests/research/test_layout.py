"""Observation vectors: made of the observation alone, all of it, in numbers that mean what is documented."""

from dataclasses import fields, replace
from random import Random

import pytest

from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.families import seen_from
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.tricks.card_bits import bits_of
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.research.vector_layout import LEFT_OUT, LEFT_OUT_OF_TRICKS
from tests.research.games import EVERY, FEW, Configuration, configured, play

FAMILIES = {"campli": (Observation, LEFT_OUT), "coch": (TrickObservation, LEFT_OUT_OF_TRICKS)}


def part(configuration, vector, name):
    """The numbers of a part, row by row if it has rows."""
    layout = configuration.layout
    (found,) = (part for part in layout.parts if part.name == name)
    at = layout.places[name]
    numbers = [round(number, 4) for number in vector[at : at + found.size]]
    width = found.shape[-1]
    rows = [numbers[row : row + width] for row in range(0, found.size, width)]
    return rows if len(found.shape) > 1 else rows[0]


@pytest.mark.parametrize("game", FAMILIES)
def test_every_attribute_is_in_the_vector_or_left_out_for_a_reason(game):
    observation, left_out = FAMILIES[game]
    made_of = {part.source for part in configured(game).layout.parts}
    assert not made_of & set(left_out)
    assert made_of | set(left_out) == {part.name for part in fields(observation)}
    assert all(left_out.values())


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_numbers_lie_between_minus_one_and_one_wherever_one_sits(game, settings):
    configuration = Configuration(game, settings)
    random, sizes = Random(f"{game}/{settings}"), set()
    for _ in range(3):
        for at, (state, _) in enumerate(play(configuration, random)):
            if at % 7 and not state.is_over:
                continue
            for seat in random.sample(range(configuration.seats), min(configuration.seats, 4)):
                vector = configuration.vector(state, seat)
                assert -1 <= min(vector) <= max(vector) <= 1
                sizes.add(len(vector))
    assert sizes == {configuration.layout.size}


def dealt_anew(state, seat, random):
    """A copy in which the cards that this seat has not seen lie otherwise."""
    copy = state.clone()
    table = copy.table
    if isinstance(copy, Series):
        hidden = [table.pile, *(hand for other, hand in enumerate(table.hands) if other != seat)]
        hidden = [cards for cards in hidden if not any(cards is table.hands[dummy] for dummy in copy.dummies)]
    else:
        unseen = [
            other for other, seen in enumerate(table.seen) if table.cards[other] and not seen >> seat & 1
        ]
        hidden = [table.stock, [table.cards[other] for other in unseen]]
    cards = [card for pile in hidden for card in pile]
    random.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
    if isinstance(copy, Series):
        table.held = [bits_of(hand) for hand in table.hands]
    else:
        for other, card in zip(unseen, hidden[1], strict=True):
            table.cards[other] = card
    return copy


@pytest.mark.parametrize("game", FEW)
def test_hidden_cards_do_not_change_a_vector(game):
    configuration, random, changed = configured(game), Random(game), 0
    for _ in range(3):
        for state, _ in play(configuration, random):
            for seat in range(configuration.seats):
                other = dealt_anew(state, seat, random)
                changed += other != state
                assert configuration.vector(other, seat) == configuration.vector(state, seat)
    assert changed > 50


@pytest.mark.parametrize("game", FEW)
def test_seats_are_counted_from_the_observer(game):
    """Seat by seat: what lies before the observer comes first, then the next one's."""
    configuration, random = configured(game), Random(game)
    for state, _ in play(configuration, random):
        seats = configuration.layout.parts[2].size
        for seat in range(configuration.seats):
            vector = configuration.vector(state, seat)
            dealer = seen_from(state, seat).dealer
            assert part(configuration, vector, "dealer").index(1) == (dealer - seat) % seats


def test_a_turn_of_campli_in_numbers():
    configuration = configured("campli", seats=3)
    states = play(configuration, Random(5))
    state, _ = next(found for found in states if found[0].decision.kind == "turn")
    seen = seen_from(state, 0)
    assert seen.decision is not None
    vector = configuration.vector(state, 0)
    cards = part(configuration, vector, "cards")
    assert cards[0].index(1) == CUCCO.designs.index(seen.card)
    assert sum(cards[0]) == 1
    assert cards[1:] == [[0] * 21] * 2
    assert part(configuration, vector, "to_act") == [1, 0, 0]
    assert part(configuration, vector, "order") == [0.3333, 0.6667, 1]
    assert part(configuration, vector, "tokens") == [0.5] * 3
    assert part(configuration, vector, "coins") == [0.3167] * 3
    assert part(configuration, vector, "pool") == [0.05]
    hidden = replace(seen, cards=(HIDDEN, HIDDEN, None))
    assert [row[-1] for row in part(configuration, configuration.layout.vector(hidden), "cards")] == [1, 1, 0]


def test_a_trick_of_coch_in_numbers():
    configuration, random = configured("coch"), Random(3)
    for state, _ in play(configuration, random):
        if len(state.table.tricks) == 2 and len(state.table.trick) == 1:
            break
    seat = 2
    seen = seen_from(state, seat)
    vector = configuration.vector(state, seat)
    hands = part(configuration, vector, "hands")
    for card in CUCCO.designs:
        assert hands[0][card.rank] == seen.hands[seat].count(card) / 2
    held = [len(seen.hands[(seat + further) % 4]) for further in (1, 2, 3)]
    assert [row[-1] for row in hands] == [0, *(count / 40 for count in held)]
    trick = part(configuration, vector, "trick")
    assert trick[(seen.leader - seat) % 4].index(1) == seen.trick[0].rank
    played, taken = (part(configuration, vector, name) for name in ("cards_played", "cards_taken"))
    assert sum(map(sum, played)) == sum(map(sum, taken)) == 4
    for done in seen.tricks:
        assert all(taken[(done.winner - seat) % 4][card.rank] for card in done.cards)
        assert played[(done.leader - seat) % 4][done.cards[0].rank]
    assert part(configuration, vector, "sides") == [1, 0, 1, 0]


def test_suits_are_left_out_where_they_do_not_matter():
    cuckoo = configured("cuckoo")
    king = cuckoo.game.pack_of(cuckoo.options)["KH"]
    assert cuckoo.name_of(king) == "K"
    assert configured("ace_chasing").name_of(king) == "KH"
    assert cuckoo.layout.size < configured("ace_chasing").layout.size


def test_the_parts_are_described_line_by_line():
    layout = configured("campli").layout
    lines = list(layout.describe())
    assert len(lines) == len(layout.parts)
    assert lines[0].split()[:3] == ["0", "6", "kind"]
    ends = [layout.places[part.name] + part.size for part in layout.parts]
    assert [0, *ends[:-1]] == list(layout.places.values())
    assert ends[-1] == layout.size
