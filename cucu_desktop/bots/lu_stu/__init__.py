"""How the bots play Lu Stù of Montorio: by the deals they imagine (`deal`, `turn`), and by `bargains`."""

from functools import partial
from typing import Final

from cucu_desktop.bots.lu_stu.bargains import answer_offer, make_offer, show_matto
from cucu_desktop.bots.lu_stu.deal import borders
from cucu_desktop.bots.lu_stu.duel import win_chance
from cucu_desktop.bots.lu_stu.turn import take_turn
from cucu_desktop.bots.manner import Manner
from cucu_desktop.bots.money import agree, back, reenter
from cucu_desktop.engine.cards import CUCCO

LU_STU: Final = Manner(
    deciders={
        "turn": take_turn,
        "bargain": make_offer,
        "offer": answer_offer,
        "matto": show_matto,
        "reentry": partial(reenter, win_chance),
        "backing": partial(back, win_chance),
        "agreement": partial(agree, win_chance),
    },
    designs=lambda _: CUCCO.designs,
    border=lambda observation: borders(len(observation.order))[0],
)
