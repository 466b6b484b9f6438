"""Cöch: two against two, ten tricks, nineteen points; as played by Lake Iseo.

Players: 4, partners opposite; 3 and 2 with dummies. Pack: Cucco, 40 cards. Deal and play: anticlockwise.
Sources 001 and 002; rulings H1-H4.

1. There are two series (H1): *Figure* I to X, and *Matte*: Matto, Mascherone, Secchia, Nulla, XI to XV and on
   top Brescia, the lion.
2. Each player is dealt 2 x 5 cards. The player at dealer's right leads.
3. A hand must follow the series led if it can. The highest card of that series takes the trick, of two equal
ones the first played.
   There are no trumps.
4. X, XI to XV and Brescia count 1 point, V to IX count 1/2: 19 in all. More than half of them win.
5. Nine and a half each: the cards are counted again by their ones (V and X nothing, I 1 ... Brescia 6): 82 in
   all. Equal once more: drawn.
6. A seat without a player is a dummy: its cards lie open and its partner plays them (H2). Three players have
the dummy for partner in turn, deal by deal: it sits opposite the dealer (H4).
"""

from collections.abc import Collection
from typing import ClassVar, Final

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.state import COUNTING, DEALING, PLAYING, SHUFFLING, TrickState, in_series
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TrickGame

ID: Final = "coch"
HANDS: Final = 4
BRESCIA: Final = {"LEONE": "variants/LEONE-brescia"}
"""By Lake Iseo the lion is called Brescia (H1)."""

FIGURE: Final = "I II III IV V VI VII VIII IX X"
MATTE: Final = "MATTO MASCHERA SECCHIA NULLA XI XII XIII XIV XV LEONE"


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        deals: the number of deals.
        target: if not 0, the number of deals to win the match, however many are played.
    """

    game: ClassVar[str] = ID
    deals: int = 4
    target: int = 0
    stake: ClassVar[int] = 0
    talk: ClassVar[bool] = False


RANKS: Final = in_series(figure=FIGURE, matte=MATTE)
POINTS: Final = dict.fromkeys(CUCCO.designs, 0.0) | {
    CUCCO[name]: points
    for points, names in ((0.5, "V VI VII VIII IX"), (1.0, "X XI XII XIII XIV XV LEONE"))
    for name in names.split()
}
"""The values of the first count, "the tens": an X in the numeral or the lion 1, a V without X 1/2 (001)."""
ONES: Final = dict.fromkeys(CUCCO.designs, 0.0) | {
    CUCCO[name]: float(ones)
    for ones, names in enumerate(
        ("V X", "I VI XI", "II VII XII", "III VIII XIII", "IV IX XIV", "XV", "LEONE")
    )
    for name in names.split()
}
"""The values of the second count, "the ones": every I counts 1, the Cucco 5 and the lion 6 (001)."""


class CochState(TrickState):
    """A deal of Cöch under way."""

    __slots__ = ()

    pack = CUCCO
    seats = HANDS
    packets = (5, 5)
    phases = (SHUFFLING, DEALING, PLAYING, COUNTING)
    ranks = RANKS
    values = POINTS
    second_values = ONES
    dummy_goes_round = True


def may_be_dummies(dummies: Collection[int], dealer: int) -> bool:
    """Return whether these seats may be dummies: not the dealer, and none opposite another (H2)."""
    return dealer not in dummies and not any((seat + HANDS // 2) % HANDS in dummies for seat in dummies)


GAME: Final = TrickGame(
    id=ID,
    state_class=CochState,
    seats=range(2, 5),
    usual_seats=4,
    may_be_dummies=may_be_dummies,
    has_partners=True,
    places=("iseo",),
    emblem="LEONE",
    deal_unit="points",
    drawings=BRESCIA,
    options=Options,
    limits={"deals": range(1, 41), "target": range(41)},
    presets={"coch": Options()},
    sections=("start", "series", "deal", "tricks", "counting", "dummies", "match"),
)
"""No table talk: it might inform a partner."""
