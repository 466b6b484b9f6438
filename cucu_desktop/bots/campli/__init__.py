"""How the bots play Cucù of Campli.

They reckon with the chance that a card loses (`odds`), as the others' behaviour lets one read it (`reading`),
and with what a token is worth (`duel`).
"""

from functools import partial
from typing import Final

from cucu_desktop.bots.campli.duel import win_chance
from cucu_desktop.bots.campli.inn import be_guest, be_innkeeper
from cucu_desktop.bots.campli.odds import prospect
from cucu_desktop.bots.campli.turn import take_turn
from cucu_desktop.bots.manner import Manner
from cucu_desktop.bots.money import agree, back, reenter
from cucu_desktop.engine.cards import CUCCO

CAMPLI: Final = Manner(
    deciders={
        "turn": take_turn,
        "inn": be_guest,
        "promise": be_innkeeper,
        "reentry": partial(reenter, win_chance),
        "backing": partial(back, win_chance),
        "agreement": partial(agree, win_chance),
    },
    designs=lambda _: CUCCO.designs,
    border=lambda observation: prospect(len(observation.order)).thresholds[0],
)
