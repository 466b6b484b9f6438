"""Bots of Cambio: turns and calls by playouts, and the price of staying. Begin with `cambio_turn`."""

from cucu_desktop.bots.cambio.cambio_turn import assess, call_by_habit
from cucu_desktop.bots.cambio.penalty import assess_penalty, penalty_by_habit
from cucu_desktop.bots.slips import slipping
from cucu_desktop.bots.strategy import Judge, Strategy

CAMBIO = Strategy(
    judges={
        "turn": Judge(assess, slips=slipping),
        "call": Judge(assess, call_by_habit),
        "penalty": Judge(assess_penalty, penalty_by_habit),
    },
)
