"""Bots of Lu Stù of Montorio.

Begin with `turn`: it samples the hidden cards and plays each deal to its end (`playout`). `bargains` values
inns, `matto` the choice of a Matto's holder, `offers` coins and shares, `two_player_equity` the tokens of the
last two, whose turns are solved in `last_two`.
"""

from typing import Final

from cucu_desktop.bots.coin_decisions import coin_judges
from cucu_desktop.bots.lu_stu.bargains import answer_by_habit, assess_bargain, assess_offer, bargain_by_habit
from cucu_desktop.bots.lu_stu.last_two import assess_last_two
from cucu_desktop.bots.lu_stu.matto import assess_show, show_by_habit
from cucu_desktop.bots.lu_stu.playout import borders
from cucu_desktop.bots.lu_stu.turn import assess_turn, turn_by_habit
from cucu_desktop.bots.lu_stu.two_player_equity import win_chance
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first

LU_STU: Final = Strategy(
    judges={
        "turn": exact_first(assess_last_two, Judge(assess_turn, turn_by_habit), if_agreed=False),
        "bargain": Judge(assess_bargain, bargain_by_habit),
        "offer": Judge(assess_offer, answer_by_habit),
        "matto": Judge(assess_show, show_by_habit),
        **coin_judges(win_chance),
    },
    border=lambda observation: borders(len(observation.order)).unasked[0],
    win_chance=win_chance,
)
