"""How the bots play the trick games of the Cucco pack.

A card is played by habit or by trying (`play`): habits are rules of thumb and counting, trying plays every
card in worlds that could be the true one, at the end with the exact `solver`.
"""

from typing import Final

from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.play import CardPlay
from cucu_desktop.games import coch, trionfo, zifuli

COCH: Final = {"play": CardPlay(Deck(coch.RANKS, coch.POINTS, 2))}
ZIFULI: Final = {"play": CardPlay(Deck(zifuli.RANKS, coch.POINTS, 2))}
TRIONFO: Final = {"play": CardPlay(Deck(trionfo.RANKS, trionfo.VALUES, 1))}
"""For each game who answers which kind of decision."""
