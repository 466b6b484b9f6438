"""Whatever happens, a bot does one of the things it may do, from what its seat may know and nothing else."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.campli import GAME, Options
from tests.bots.playing import PEOPLE, Table
from tests.bots.quick_thinking import think_quickly

GAMES = 4
SEED = 60
FIRST_DEALS = 80


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What may be chosen, and from what, is the same for few samples as for many."""
    think_quickly(monkeypatch, samples=40)


def mixed_table(seed: int) -> Table:
    random = Random(seed)
    seats = random.randint(2, 20)
    onlookers = random.randrange(min(4, seats - 1))
    options = random.choice(
        [*GAME.presets.values(), Options(tokens=1), Options(stake=40), Options(tokens=9, stake=1)]
    )
    people = [random.choice(PEOPLE) for _ in range(seats)]
    return Table(people, seed, options, onlookers, purse=random.choice((40, 100, 2000)))


@pytest.mark.parametrize("part", range(2))
def test_every_choice_is_legal_and_games_come_to_an_end(part):
    kinds = set()
    for seed in range(SEED + part, SEED + 2 * GAMES, 2):
        table = mixed_table(seed)
        while not table.state.is_over:
            kinds.add(table.state.decision.kind)
            assert table.state.deals < 2000
            table.step()  # raises IllegalActionError
        assert (
            sum(table.state.table.coins) == len(table.people) * table.state.table.coins[0]
            or table.state.winners
        )
    assert kinds == {"turn", "inn", "promise", "reentry", "backing", "agreement"}


def test_every_choice_is_legal_in_the_first_deals_of_many_games():
    for seed in range(1000, 1000 + FIRST_DEALS):
        mixed_table(seed).play(most_deals=2)  # raises IllegalActionError


def test_the_order_of_decisions_leaves_no_trace_in_a_bot():
    """Nothing is remembered between two calls: a table played twice goes the same way."""

    def course(seed):
        table = mixed_table(seed)
        table.play(most_deals=8)
        return table.state.table.events()

    assert course(3) == course(3)
    course(4)
    assert course(3) == course(3)


def test_people_speak_the_games_phrases_and_not_all_the_time():
    said, asked = [], 0
    for seed in range(15):
        table = mixed_table(seed)
        if not table.state.options.talk:
            continue
        while not table.state.is_over and table.state.deals < 10:
            for seat in range(len(table.people)):
                asked += 1
                remark = table.chat(seat)
                if remark:
                    said.append(remark)
                    assert remark[0] in GAME.phrases
                    assert (remark[1] is not None) == (remark[0] == "have")
                    assert remark[1] is None or table.state.pack[remark[1]]
            table.step()
    assert {phrase for phrase, _ in said} == set(GAME.phrases)
    assert len(said) < 0.1 * asked


def test_a_silent_game_is_silent():
    table = Table(PEOPLE[:20], seed=1, options=GAME.presets["silent"])
    while not table.state.is_over and table.state.deals < 5:
        assert not any(table.chat(seat) for seat in range(len(table.people)))
        table.step()


def test_who_is_honest_says_what_is_true():
    honest = replace(PERSONS["carlo"], honesty=1.0, talkativeness=1.0)
    told = 0
    for seed in range(20):
        table = Table([honest] * 6, seed)
        while not table.state.is_over and table.state.deals < 8:
            for seat in range(6):
                remark = table.chat(seat)
                if remark and remark[0] == "have":
                    assert remark[1] == str(table.state.table.cards[seat])
                    told += 1
            table.step()
    assert told > 20


def test_there_are_people_enough_on_every_level():
    assert len(PERSONS) >= 5
    assert {person.level for person in PEOPLE} == {1, 2, 3}
    assert len({person.name for person in PEOPLE}) == len(PEOPLE)
    for person_id, person in PERSONS.items():
        assert person.id == person.face == person_id
        traits = (person.caution, person.boldness, person.honesty, person.talkativeness)
        assert all(0 <= trait <= 1 for trait in (*traits, person.generosity, person.memory, person.trust))
