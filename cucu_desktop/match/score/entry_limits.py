"""What each game's rules make impossible in a told deal: numbers of losers, and of tokens lost before.

A scorekeeper knows no cards. Whatever some cards could cause is accepted; what no cards can cause is refused.
Several lose only with equal cards, and a pack has a fixed number of each rank.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.frozen import frozen
from cucu_desktop.games import cambio, campli, coucou, cuckoo, gnav, kille, lu_stu

COPIES: Final = 2
"""The copies of each card in the packs of Cucù, of Gnav and of Kille."""
SUITS: Final = 4
"""The cards of one rank in a pack with suits."""
BEATERS: Final = 2 * COPIES
"""The cats and the hunters, each of which costs one player a token (Campli)."""
LAST_TWO: Final = 2
INNS: Final = 2 * COPIES
"""The horses and the houses of Gnav."""


class TellingError(ValueError):
    """A text that is not possible; the message has the cause.

    Attributes:
        key: the reason, as a key of the window's sentences.
    """

    def __init__(self, message: str, key: str = "entry") -> None:
        super().__init__(message)
        self.key = key


@frozen
class DealLimits:
    """The limits of a game.

    Attributes:
        losers: for the state and the compared seats the possible numbers of losers.
        payments: for the state the most tokens that the comparison costs one person.
        penalties: for the state the most tokens that all lose before the comparison; None: any number.
        each: for the state the most that one person loses before it; None: any number.
        has_dealer: for the state whether the dealer can lose one before it.
        is_dealers: for the state whether only the dealer can.
        has_wins: whether two Matti win a token each (L4).
    """

    losers: Callable[[Any, Collection[int]], Collection[int]]
    payments: Callable[[Any], int] = lambda _: 1
    penalties: Callable[[Any], int | None] = lambda _: None
    each: Callable[[Any], int | None] = lambda _: None
    has_dealer: Callable[[Any], bool] = lambda _: False
    is_dealers: Callable[[Any], bool] = lambda _: False
    has_wins: bool = False


def losers_of_campli(_: campli.CampliState, compared: Collection[int]) -> Collection[int]:
    """One Matto and two equal lowest (C2-C4); no player only if all have a Cucù (C3)."""
    least = 0 if len(compared) <= COPIES else 1
    return range(least, min(len(compared), COPIES + 1) + 1)


def losers_of_lu_stu(state: lu_stu.LuStuState, compared: Collection[int]) -> Collection[int]:
    """The earliest lowest (L2), and a single Matto (L3).

    Nobody loses if one is left, if Matti alone are left (L4), or if an innkeeper who is out owed it (L8).
    """
    is_innkeeper_out = any(state.table.dead[seat] for seat in state.deal.order)
    least = 0 if len(compared) <= state.options.matti or is_innkeeper_out else 1
    return (0,) if len(compared) < LAST_TWO else range(least, LAST_TWO + 1)


def losers_of_cuckoo(state: cuckoo.CuckooState, compared: Collection[int]) -> Collection[int]:
    """All with the lowest rank (K3), the first of them, or one alone or nobody (K9)."""
    if len(compared) < LAST_TWO:
        return (0,)
    ties = state.options.ties
    if ties == "all":
        return range(1, min(len(compared), SUITS * state.options.packs) + 1)
    return (1,) if ties == "first" else (0, 1)


def losers_of_coucou(state: coucou.CoucouState, compared: Collection[int]) -> Collection[int]:
    """All with the lowest rank, or the first of them; where all are equal nobody loses (D5)."""
    everybody = len(compared)
    some = range(1, 2 if state.options.ties == "first" else min(everybody, SUITS + 1))
    return {*some, everybody} if everybody <= SUITS else some


def losers_of_gnav(state: gnav.GnavState, compared: Collection[int]) -> Collection[int]:
    """The equal lowest, and by the option the fools' holders besides (N7)."""
    if len(compared) < LAST_TWO:
        return (0,)
    fools = 0 if state.options.fool == "lowest" else COPIES
    return range(1, min(len(compared), COPIES + fools) + 1)


def losers_of_kille(state: kille.KilleState, compared: Collection[int]) -> Collection[int]:
    """The equal lowest, and by the option the holders of Blaren (KL2)."""
    if len(compared) < LAST_TWO:
        return (0,)
    blaren = COPIES if state.options.blaren == "dies" else 0
    return range(1, min(len(compared), COPIES + blaren) + 1)


def losers_of_cambio(_: cambio.CambioState, compared: Collection[int]) -> Collection[int]:
    """The equal lowest; a single player left loses nothing (B14)."""
    return (0,) if len(compared) < LAST_TWO else range(1, COPIES + 1)


def payments_of_gnav(state: gnav.GnavState) -> int:
    """Return the cost of the dearest card (N7)."""
    dearest = max(gnav.BAAN.values()) if state.options.tariff == "baan" else 1
    return dearest + (state.options.fool == "extra")


def each_of_gnav(state: gnav.GnavState) -> int:
    """One matador, and where inns cost something each of them before it (N3)."""
    return 1 + (INNS if state.options.inn == "pays" else 0)


LIMITS: Final[Mapping[str, DealLimits]] = {
    campli.ID: DealLimits(losers_of_campli, penalties=lambda _: BEATERS, each=lambda _: 1),
    lu_stu.ID: DealLimits(losers_of_lu_stu, has_wins=True),
    cuckoo.ID: DealLimits(
        losers_of_cuckoo,
        penalties=lambda state: int(state.options.drawn_king == "life"),
        has_dealer=lambda _: True,
        is_dealers=lambda state: not (state.options.saltacavallo or state.options.past_kings),
    ),
    coucou.ID: DealLimits(losers_of_coucou, penalties=lambda _: 0),
    gnav.ID: DealLimits(
        losers_of_gnav,
        payments=payments_of_gnav,
        each=each_of_gnav,
        has_dealer=lambda state: state.options.drawn == "acts" or state.options.inn == "pays",
    ),
    kille.ID: DealLimits(
        losers_of_kille, penalties=lambda _: BEATERS, has_dealer=lambda state: state.options.drawn == "acts"
    ),
    cambio.ID: DealLimits(losers_of_cambio, has_dealer=lambda _: True),
}
"""The limits of each game whose score is kept."""


def limits(state: ExchangeState) -> DealLimits:
    return LIMITS[state.options.game]


def check_penalty(state: ExchangeState, seat: int, before: Sequence[int]) -> None:
    """Check that this seat can lose a token after those `before`; TellingError if not."""
    game = limits(state)
    most, each = game.penalties(state), game.each(state)
    is_dealer = seat == state.deal.dealer
    if most == 0:
        raise TellingError("no token is lost before the comparison in this game", "penalty")
    if is_dealer and not game.has_dealer(state):
        raise TellingError("the dealer asks nobody for a card, and cannot have a penalty", "penalty")
    if not is_dealer and game.is_dealers(state):
        raise TellingError("only the dealer can draw the King that costs a life", "penalty")
    if each is not None and before.count(seat) >= each:
        raise TellingError(f"more than {each} before the comparison cannot be lost by one person", "penalty")
    if most is not None and len(before) >= most:
        raise TellingError(f"more than {most} before the comparison cannot be lost in one deal", "penalty")


def check_comparison(
    state: ExchangeState, compared: Collection[int], due: Mapping[int, int], wins: Sequence[int]
) -> None:
    """Check that some cards could cause a comparison to end so.

    Args:
        state: the told game.
        compared: the seats whose cards are compared, in playing order.
        due: the tokens that each loser pays.
        wins: the seats that have won a token (003, rule 12).

    Raises:
        TellingError: no cards could.
    """
    game = limits(state)
    possible = game.losers(state, compared)
    is_void = len(compared) in possible and state.is_void(
        compared, dict.fromkeys(compared, game.payments(state))
    )
    if len(due) > max(possible):
        told = f"{len(due)} have lost the comparison, and by the rules at most {max(possible)} can"
        raise TellingError(told, "many")
    if len(due) not in possible and (due or not is_void):
        least = min(number for number in possible if number)
        raise TellingError(
            f"{len(due)} have lost the comparison, and by the rules at least {least} must", "few"
        )
    if game.has_wins:
        _check_wins(compared, due, wins)


def _check_wins(compared: Collection[int], due: Collection[int], wins: Sequence[int]) -> None:
    """Check that these can have won: two Matti win one each, a pair alone the dealer's side (L4)."""
    has_two_alone = len(compared) == COPIES and not due
    if has_two_alone and list(wins) != [*compared][-1:]:
        told = "nobody has lost the comparison: then both hold a Matto, and the later of them wins a token"
        raise TellingError(told, "few")
    if wins and not has_two_alone and (len(wins) != COPIES or len(compared) <= COPIES or len(due) > 1):
        raise TellingError(
            "a token is won by both holders of a Matto, and then one other player loses", "won"
        )
