"""One deal in OpenSpiel: small enough for exact algorithms, and the known value of Le Her comes out."""

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research import register_openspiel
from cucu_desktop.research.configuration import defaults
from tests.research.test_few_deals import EXCHANGE

pyspiel = pytest.importorskip("pyspiel")
register_openspiel()


def le_her():
    return pyspiel.load_game("cucu_le_her", {"deals": 1, "stake": 1, "purse": 1})


def nodes(state):
    if state.is_terminal():
        return 1
    return 1 + sum(nodes(state.child(action)) for action in state.legal_actions())


def test_one_deal_of_le_her_can_be_walked_through():
    assert nodes(le_her().new_initial_state()) < 6_000  # 273,209 with a card of each suit


def chance_to_win(state, eldest_keeps_7, dealer_keeps_8):
    """Return how likely the eldest hand wins, if both play the well-known way but for the 7 and the 8."""
    if state.is_terminal():
        return (state.returns()[0] + 1) / 2
    if state.is_chance_node():
        return sum(
            chance * chance_to_win(state.child(card), eldest_keeps_7, dealer_keeps_8)
            for card, chance in state.chance_outcomes()
        )
    seat = state.current_player()
    table = state.play.state.table
    rank = table.cards[seat].rank + 1
    if seat == 0:
        keeps = rank > 7 or (rank == 7 and eldest_keeps_7)
    elif table.seen[0] >> 1 & 1:  # the dealer has been made to exchange, and knows both
        keeps = table.cards[1].rank >= table.cards[0].rank
    else:
        keeps = rank > 8 or (rank == 8 and dealer_keeps_8)
    wanted = "keep" if keeps else "exchange"
    (action,) = (each for each in state.legal_actions() if state.action_to_string(each) == wanted)
    return chance_to_win(state.child(action), eldest_keeps_7, dealer_keeps_8)


def test_the_value_of_le_her_is_the_known_one():
    """Montmort's and Waldegrave's quarrel: whether to keep the 7, and whether to keep the 8."""
    start = le_her().new_initial_state()
    a, b, c, d = (chance_to_win(start, seven, eight) for seven in (True, False) for eight in (True, False))
    keeps = (d - c) / (a - b - c + d)
    assert keeps == pytest.approx(5 / 8, abs=1e-9)
    assert a * keeps + c * (1 - keeps) == pytest.approx(0.5125339, abs=1e-7)


def test_exploitability_is_found_by_opens_spiels_own_algorithm():
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    policy = pytest.importorskip("open_spiel.python.policy")
    game = le_her()
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) == pytest.approx(
        0.332911, abs=1e-6
    )


@pytest.mark.parametrize("game", EXCHANGE)
def test_external_sampling_comes_to_an_end(game):
    """A match of many deals is deeper than Python can recurse."""
    algorithm = pytest.importorskip("open_spiel.python.algorithms.external_sampling_mccfr")
    numpy = pytest.importorskip("numpy")
    numpy.random.seed(1)
    usual = defaults(GAMES[game])
    settings = {"seats": GAMES[game].seats[0], "deals": 1, "amount_steps": 2}
    settings |= {
        option: "never" if isinstance(usual[option], str) else False
        for option in ("reentry", "agreement")
        if option in usual
    }
    solver = algorithm.ExternalSamplingSolver(pyspiel.load_game(f"cucu_{game}", settings))
    solver.iteration()
