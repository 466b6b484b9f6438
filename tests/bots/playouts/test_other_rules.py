"""Rules that no bots were made for: an option and a variant that are not in the program.

Bots that reckon with the game they know are found out, and with nothing said in `bots` the rules are played.
"""

import gc
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest

from cucu_desktop.bots import dispatch, sampling
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.bots.playouts import others, rules_judge
from cucu_desktop.bots.playouts.rules_judge import assess as assess_by_rules
from cucu_desktop.engine.actions import CHANCE, EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.families import sit_down
from cucu_desktop.engine.observation import observe
from cucu_desktop.frozen import frozen
from cucu_desktop.games import campli, cuckoo
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.puzzles.puzzle import puzzles_of
from cucu_desktop.match.puzzles.puzzle_position import decision_of
from tests.bots.quick_thinking import think_quickly
from tests.games.lacking.judge import Trial


@frozen
class HunterOptions(campli.Options):
    hunter: int = 1


def twice(state, exchanger, holder):
    campli.bum(state, exchanger, holder)
    if state.options.hunter == 2 and state.table.tokens[state.deal.order[exchanger]]:
        state.pay_for(exchanger, "XIV")


class HunterState(campli.CampliState):
    __slots__ = ()
    arrests = {**campli.ARRESTS, campli.XIV: twice}  # noqa: RUF012 - a table of the rules


HUNTER = replace(
    campli.GAME,
    options=HunterOptions,
    state_class=HunterState,
    limits={**campli.GAME.limits, "hunter": range(1, 3)},
    presets={"campli": HunterOptions()},
)


@frozen
class KinglessOptions(cuckoo.Options):
    game: ClassVar[str] = "kingless"


class KinglessState(cuckoo.CuckooState):
    __slots__ = ()
    kings = frozenset()
    arrests = {}  # noqa: RUF012 - a table of the rules


KINGLESS = replace(
    cuckoo.GAME,
    id="kingless",
    options=KinglessOptions,
    state_class=KinglessState,
    presets={"kingless": KinglessOptions()},
)


@pytest.fixture(autouse=True)
def _more_games(monkeypatch):
    (games,) = gc.get_referents(GAMES)
    monkeypatch.setitem(games, "campli", HUNTER)
    monkeypatch.setitem(games, "kingless", KINGLESS)
    think_quickly(monkeypatch)
    others.learnt_now.cache_clear()


@pytest.fixture
def _thinks(monkeypatch):
    """Some more thought, for the worths."""
    monkeypatch.setitem(sampling.SAMPLES, 3, 30_000)
    monkeypatch.setattr(others, "ROUNDS", 60)
    monkeypatch.setattr(rules_judge, "PLAIN", 99.0)


@pytest.fixture
def _bots_of_old(monkeypatch):
    monkeypatch.setattr(dispatch, "is_reckoned", lambda _: True)
    monkeypatch.setitem(dispatch.STRATEGIES, "kingless", dispatch.STRATEGIES["cuckoo"])
    dispatch.strategy_of.cache_clear()
    yield
    dispatch.strategy_of.cache_clear()


OTHER_RULES = [(HUNTER, HunterOptions(hunter=2)), (KINGLESS, KinglessOptions())]


@pytest.mark.parametrize(("game", "options"), OTHER_RULES)
@pytest.mark.usefixtures("_bots_of_old")
def test_bots_that_reckon_with_other_rules_are_found_out(game, options):
    assert Trial(game, options, deals=6).fault


@pytest.mark.parametrize(("game", "options"), OTHER_RULES)
def test_rules_that_nobody_knows_are_played_out(game, options):
    trial = Trial(game, options)
    assert trial.exact > 20
    assert not trial.fault, str(trial.fault)


def at_turn(game, options, seats, card):
    """The first turn of a deal with this card: what its player sees and has heard."""
    state = sit_down(game.state_class, options, [100] * seats, seats - 1)
    state.start()
    while state.decision.seat != CHANCE:
        state.apply(state.decision.options[0])
    state.apply(Shuffled(state.pack.complete([state.pack[card]])))
    seat = state.decision.seat
    return observe(state, seat), [redacted(event, seat) for event in state.table.events()]


@pytest.mark.usefixtures("_thinks")
def test_the_usual_value_of_a_new_option_leaves_the_bots_their_reckoning():
    worths = [
        assess(COUNSELLOR, *at_turn(HUNTER, HunterOptions(hunter=hunter), 4, "V"), Random(1))
        for hunter in (1, 2)
    ]
    asked = [each.option(EXCHANGE) for each in worths]
    assert asked[0].error == 0  # as the formulas have it
    assert asked[1].error > 0
    assert asked[1].worth < asked[0].worth


@pytest.mark.usefixtures("_thinks")
def test_a_queen_is_no_safer_where_kings_arrest_nobody():
    """The dealer may draw a King and keep it, which costs a Queen more lives of the last two than before."""
    kept = [
        assess(COUNSELLOR, *at_turn(game, options, 2, "QC"), Random(1)).option(KEEP)
        for game, options in ((cuckoo.GAME, cuckoo.Options()), (KINGLESS, KinglessOptions()))
    ]
    assert kept[1].worth < kept[0].worth - 3 * kept[1].error


@pytest.mark.parametrize(("game", "options"), OTHER_RULES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_all_levels_play_by_other_rules(game, options, level):
    person = next(person for person in PERSONS.values() if person.level == level)
    state, random = sit_down(game.state_class, options, [100] * 4, 0), Random(level)
    state.start()
    for _ in range(60):
        if state.is_over:
            break
        if state.decision.seat == CHANCE:
            state.apply(Shuffled.by(random, state.to_shuffle))
            began = len(state.table.journal) - 1
            continue
        seat = state.decision.seat
        heard = [redacted(event, seat) for event in state.table.events(began)] if state.deals else []
        state.apply(choose(person, observe(state, seat), heard, random))


@pytest.mark.usefixtures("_thinks")
@pytest.mark.parametrize("card", ["LEONE", "IV", "V", "VII", "X"])
def test_by_rules_that_are_reckoned_with_the_worths_are_the_same(card):
    """Within what few samples and learnt habits leave open."""
    asked = at_turn(HUNTER, HunterOptions(), 5, card)
    known, played = assess(COUNSELLOR, *asked, Random(1)), assess_by_rules(COUNSELLOR, *asked, Random(1))
    for option in known.options:
        assert played.option(option.action).worth == pytest.approx(option.worth, abs=0.12)


def test_the_same_question_has_the_same_answer():
    asked = at_turn(KINGLESS, KinglessOptions(), 4, "6C")
    assert assess(COUNSELLOR, *asked, Random(3)) == assess(COUNSELLOR, *asked, Random(3))


@pytest.mark.parametrize("puzzle", ["campli/99c085", "tiebreak/dd23fa", "lu_stu/9aca6c"])
def test_a_deal_that_few_hidden_cards_fit_is_dealt_again(puzzle):
    seen = decision_of(next(each for each in puzzles_of(puzzle.split("/")[0]) if each.id == puzzle))
    assert assess_by_rules(COUNSELLOR, seen.observation, seen.heard, Random(1)).best.error


@pytest.mark.parametrize(("game", "preset"), [("cuckoo", "ranter-go-round"), ("gnav", "zeeland")])
def test_by_rules_that_nobody_has_learnt_the_others_are_not_played_by_the_nearest_table(
    game, preset, monkeypatch
):
    options = GAMES[game].presets[preset]
    monkeypatch.setattr(others, "table_of", None)
    largest, larger = (
        others.Others(at_turn(GAMES[game], options, seats, GAMES[game].pack_of(options).cards[0].id)[0])._rows
        for seats in (others.LARGEST, 9)
    )
    assert largest
    assert larger is largest, "it is learnt once for all larger tables"
