"""Bots of Cambio: turns and calls by playouts, and the price of staying. Begin with `cambio_turn`."""

from cucu_desktop.bots.cambio.cambio_turn import assess, call_by_habit
from cucu_desktop.bots.cambio.penalty import assess_penalty, penalty_by_habit
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.strategy import Judge, Strategy
from cucu_desktop.bots.win_chance import BEST

CAMBIO = Strategy(
    judges={
        "turn": Judge(assess, by_eye(), BEST),
        "call": Judge(assess, call_by_habit),
        "penalty": Judge(assess_penalty, penalty_by_habit),
    },
)
