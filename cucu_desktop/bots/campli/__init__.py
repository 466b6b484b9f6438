"""Bots of Cucù of Campli.

Begin with `campli_turn`: the chance that a card loses (`odds`), given the inference from the others' actions
(`campli_belief`), and the value of a token (`two_player_equity`). The last two there and `endgame` are exact;
`inn_decisions` has the decisions at the inn.
"""

from typing import Final

from cucu_desktop.bots.campli.campli_turn import assess_turn
from cucu_desktop.bots.campli.inn_decisions import answer_by_habit, ask_by_habit, assess_inn, assess_promise
from cucu_desktop.bots.campli.two_player_equity import assess_last_two, win_chance, worth_of_part
from cucu_desktop.bots.coin_decisions import coin_judges
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.strategy import Judge, Strategy, exact_first
from cucu_desktop.bots.win_chance import BEST

CAMPLI: Final = Strategy(
    judges={
        "turn": exact_first(assess_last_two, Judge(assess_turn, by_eye(), BEST)),
        "inn": exact_first(assess_last_two, Judge(assess_inn, ask_by_habit)),
        "promise": exact_first(assess_last_two, Judge(assess_promise, answer_by_habit)),
        **coin_judges(win_chance, worth_of_part),
    },
    win_chance=win_chance,
)
