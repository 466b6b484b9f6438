"""Bots of Lu Stù of Montorio.

Begin with `lu_stu_turn`: it samples the hidden cards and plays each deal to its end (`lu_stu_playout`).
`inn_bargain` values inns, `matto` the choice of a Matto's holder, `offers` coins and shares, `token_values`
the tokens of the last two, whose turns are solved in `lu_stu_last_two`.
"""

from typing import Final

from cucu_desktop.bots.coin_decisions import coin_judges
from cucu_desktop.bots.lu_stu.inn_bargain import (
    answer_by_habit,
    assess_bargain,
    assess_offer,
    bargain_by_habit,
)
from cucu_desktop.bots.lu_stu.lu_stu_last_two import assess_last_two
from cucu_desktop.bots.lu_stu.lu_stu_turn import assess_turn
from cucu_desktop.bots.lu_stu.matto import assess_show, show_by_habit
from cucu_desktop.bots.lu_stu.token_values import win_chance
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first
from cucu_desktop.bots.win_chance import BEST

LU_STU: Final = Strategy(
    judges={
        "turn": exact_first(assess_last_two, Judge(assess_turn, by_eye(), BEST), if_agreed=False),
        "bargain": Judge(assess_bargain, bargain_by_habit),
        "offer": Judge(assess_offer, answer_by_habit),
        "matto": Judge(assess_show, show_by_habit),
        **coin_judges(win_chance),
    },
    win_chance=win_chance,
)
