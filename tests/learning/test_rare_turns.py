"""Turns where all before have kept are measured by deals that lead there."""

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.rare_turns import play_kept
from cucu_desktop.learning.sampling import Part
from cucu_desktop.learning.setting import Setting
from cucu_desktop.learning.turn_key import read_key
from cucu_desktop.learning.turn_record import TurnRecord

SEATS, KEPT_FROM, DEALS = 6, 4, 60


def test_the_players_before_hold_cards_that_they_keep():
    game = GAMES["cuckoo"]
    setting = Setting(game, game.usual, SEATS, TurnRecord)
    ranks = {card.rank for card in setting.pack}
    policy = {
        f"ke 0 {after} {rank}": (1.0, 0.0) if rank >= KEPT_FROM else (0.0, 1.0)
        for after in range(SEATS)
        for rank in ranks
    }
    found = play_kept(setting, 0, Part(policy, "seed", DEALS))
    assert sum(gain.visits for gain in found.values()) == DEALS
    turns = {read_key(key): gain for key, gain in found.items()}
    assert {(turn.here, turn.setout, turn.after) for turn in turns} == {(0, None, 0)}
    for turn, gain in turns.items():
        if turn.rank < KEPT_FROM:  # the lowest of all
            assert gain.worths[gain.actions.index("keep")] == -gain.visits
