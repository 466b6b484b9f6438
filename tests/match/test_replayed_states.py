"""Whatever line a match's log is read to, the state is the one that stood there."""

from random import Random

import pytest

from cucu_desktop.engine.actions import Amount
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from tests.games.copied_games import WAYS


def any_action(decision, random):
    option = random.choice(decision.options)
    if isinstance(option, Amount):
        amounts = (option.of(amount) for amount in (random.randint(option.low, option.high), 0))
        return next((action for action in amounts if option.includes(action)), decision.options[-1])
    return option


TABLES = [
    (game, seats) for game in GAMES for seats in sorted({GAMES[game].seats[0], min(GAMES[game].seats[-1], 6)})
]


@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("coch", 3), ("tiebreak", 12), ("lu_stu", 38)])
def test_a_log_leads_to_an_equal_state_wherever_it_is_cut(game, seats, tmp_path):
    """With dummies, in a crowd, and with a pack that runs out, too."""
    random = Random(f"{game}/cut")
    players = tuple(Player(f"P{seat}", "peppe") for seat in range(seats))
    match = Match.begin(Setup(game, players, GAMES[game].options(), seed=8), tmp_path / "log")
    stood = {}
    while not match.is_over and len(stood) < 120:
        # Whoever waits leaves no line behind: the state is that of before.
        stood.setdefault((tmp_path / "log").stat().st_size, WAYS["clone"](match._replay.state))
        match.submit(match.first_to_decide, any_action(match._replay.state.decision, random))
    match.close()
    whole = (tmp_path / "log").read_bytes()
    for size in random.sample(sorted(stood), min(8, len(stood))):
        (tmp_path / "part").write_bytes(whole[:size])
        again = Match.resume(tmp_path / "part")
        again.close()
        assert again._replay.state == stood[size]
