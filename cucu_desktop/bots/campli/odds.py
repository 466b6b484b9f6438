"""Odds of Campli: how likely is it that nobody ends up with a lower card than mine.

Whatever the Matti do, a player with an ordinary card loses exactly when no other live card is lower, a Matto
not counted (see `games.campli`). So the one number to know is the chance that a group of players ends the
deal without a card between the Matto and rank r. It is worked out here for players who have yet to be dealt a
card, by going through the deal as sensible players play it (`borders`): who is dealt a low card passes it on,
whoever gave a lower card for it keeps it, an arrest stops it, the cat sends it back, the dealer lays it away.
Cards drawn are taken for independent; `rest_clear` then corrects for the cards that are seen to be gone.
"""

from collections.abc import Callable
from functools import cache
from math import comb, log
from typing import Final, NamedTuple

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.campli.borders import borders
from cucu_desktop.frozen import frozen
from cucu_desktop.games.campli import MATTO, XI, XV

RANKS: Final = XV.rank + 1
COPIES: Final = 2
PACK: Final = RANKS * COPIES
ARREST: Final = XI.rank
"""The lowest rank that is announced when somebody asks for it."""
FOOL: Final = MATTO.rank
_EACH = 1 / RANKS
TINY: Final = 1e-12
_STOPS: Final = 4
"""Inn, cat, hunter and cuckoo leave the card where it is."""
FEW: Final = 3.3
MANY: Final = 0.74
"""How much it matters among so many that no card comes twice, if it is passed on (found by playing)."""
Clear = list[list[float]]
"""By the number of players to come and a rank the chance that none of them ends with a card below it."""


@frozen
class OddsTable:
    """Odds for the players still to come, in a deal of a certain size.

    Attributes:
        borders: the borders by which they are thought to play.
        asked: `asked[k][r]`: the chance that of k players to come none ends with a card between Matto and
            rank r, if somebody before has not kept.
        unasked: the same if all before have kept.
        passing: `passing[k][e][r]`: the same for k players of whom the first holds card e and passes it on.
        back: `back[k][e][r]`: the chance that the card e so passed on is sent back by the cat, and that then
            none of the k has a card between Matto and rank r.
    """

    borders: Borders
    asked: Clear
    unasked: Clear
    passing: list[list[list[float]]]
    back: list[list[list[float]]]


@cache
def odds_table(players: int) -> OddsTable:
    """Return the table for a deal of so many players."""
    found = borders(players)
    asked, unasked = [[1.0] * RANKS], [[1.0] * RANKS]
    passing: list[list[list[float]]] = [[[1.0] * RANKS for _ in range(ARREST)]]
    back = [[[0.0] * RANKS for _ in range(ARREST)]]
    for left in range(1, players + 1):
        given = found.given[left - 2] if left > 1 else RANKS
        passing.append([_pass_on(left, card, given, asked, passing) for card in range(ARREST)])
        back.append([_come_back(left, card, given, asked, back) for card in range(ARREST)])
        for clear, border in ((asked, found.asked[left - 1]), (unasked, found.unasked[left - 1])):
            clear.append(_dealt(border, clear[left - 1], passing[left]))
    return OddsTable(found, asked, unasked, passing, back)


@cache
def plain_odds_table(players: int) -> OddsTable:
    """Return the table of somebody who counts cards but does not model what others do with theirs.

    Whoever is to come ends with a card from the pack, and a card that was passed on stays there.
    """
    clear = [[(1 - _low_share(limit)) ** left for limit in range(RANKS)] for left in range(players + 1)]
    stay = Borders(*(((FOOL,) * players,) * 3))
    return OddsTable(stay, clear, clear, [], [])


def keeps(card: int, given: int, border: int) -> bool:
    """Tell whether somebody keeps this card, for which they gave that one."""
    return card >= border or FOOL < given < card or card == given == FOOL


def _low_share(limit: int) -> float:
    return max(limit - 1, 0) * _EACH


def _is_clear(card: int, limit: int) -> bool:
    """Tell whether a card is not between the Matto and this rank."""
    return not FOOL < card < limit


def _dealt(border: int, following: list[float], passing: list[list[float]]) -> list[float]:
    """Return for each limit the chance that none ends below it, the first being dealt a card now."""
    row = []
    for limit in range(RANKS):
        kept = (RANKS - max(border, limit)) * following[limit]
        row.append(_EACH * (kept + sum([passing[card][limit] for card in range(border)])))
    return row


def _pass_on(left: int, card: int, border: int, asked: Clear, passing: list[Clear]) -> list[float]:
    """Return for each limit the chance that none of `left` players ends below it, the first passing on.

    Args:
        left: how many players, the first one with them.
        card: what is passed on.
        border: from which card on the second one keeps what came for a higher one.
        asked, passing: the tables for fewer players.
    """
    if left == 1:
        return [1 - _low_share(limit) for limit in range(RANKS)]
    keeping = [given for given in range(ARREST) if keeps(card, given, border)]
    going = [given for given in range(ARREST) if not keeps(card, given, border)]
    row = []
    for limit in range(RANKS):
        stays = asked[left - 2][limit] if _is_clear(card, limit) else 0.0
        goes = passing[left - 1][card][limit]
        jumps = 1 - _low_share(limit) if left == 2 else goes
        kept, passed = (sum(_is_clear(given, limit) for given in cards) for cards in (keeping, going))
        row.append(_EACH * (kept * stays + passed * goes + jumps + _STOPS * stays))
    return row


def _come_back(left: int, card: int, border: int, asked: Clear, back: list[Clear]) -> list[float]:
    """Return for each limit the chance that a card is sent back and none of the others ends below it then.

    Args: as for `_pass_on`, `back` being the table for fewer players.
    """
    if left == 1:
        return [0.0] * RANKS
    going = [given for given in range(ARREST) if not keeps(card, given, border)]
    row = []
    for limit in range(RANKS):
        passed = sum(_is_clear(given, limit) for given in going)
        row.append(_EACH * (asked[left - 2][limit] + (passed + 1) * back[left - 1][card][limit]))
    return row


class Home(NamedTuple):
    """What one has when the cat sends the travelling card back: everybody gets again what they gave for it.

    Attributes:
        rank: the card that one was dealt; the travelling one, if it set out from here.
        behind: the chance that nobody before one has a lower card then.
    """

    rank: int
    behind: float


def loss_if_passed_on(
    found: OddsTable,
    behind: Callable[[int], float],
    clear: Callable[[int], float],
    given: int,
    taken: int,
    to_come: int,
    home: Home,
) -> float:
    """Return the chance to lose with a card that one took, the next player passing the other one on.

    Args:
        found: the tables.
        behind: the chance that nobody before one has a card lower than this.
        clear: the chance that nobody ends with one who comes after the next player.
        given: what one gave.
        taken: what one took, no Matto.
        to_come: how many players have yet to decide, the next one included.
        home: what one has if the card given is sent back.
    """
    usual, returns = found.asked[to_come - 1], found.back[to_come][given]

    def seen(row: list[float], limit: int) -> float:
        return row[limit] * clear(limit) / max(usual[limit], TINY)

    passed = seen(found.passing[to_come][given], taken)
    if _is_clear(given, taken):  # that one keeps what one took is counted there, though the card is sent back
        passed -= seen(returns, taken)
    if home.rank == FOOL:  # it costs a token, whatever the others have
        back = returns[FOOL]
    else:
        back = home.behind * seen(returns, home.rank) if _is_clear(taken, home.rank) else 0.0
    return behind(taken) * passed + back


def rest_clear(
    odds: OddsTable, after: int, limit: int, low: int, unseen: int, *, asked: bool = True
) -> float:
    """Return the chance that none of `after` players to come ends below `limit`, given the cards unseen.

    Args:
        odds: the table for this size of deal.
        after: how many players have yet to be dealt a card.
        limit: the rank that nobody is to be below.
        low: how many of the unseen cards are below it, Matti not counted.
        unseen: how many cards are unseen.
        asked: whether somebody before them has not kept.
    """
    if not after or not low or limit <= 1:
        return 1.0
    clear, borders_there = (odds.asked, odds.borders.asked) if asked else (odds.unasked, odds.borders.unasked)
    whole = clear[after][limit]
    if unseen - low < after or whole <= 0:
        return 0.0
    apart = after * log(1 - low / unseen)
    together = log(comb(unseen - low, after) / comb(unseen, after))
    # Low cards are passed on, for others: then it matters less that none comes twice, among a few least.
    passed = min(max(1 - FEW / after, 0.0), MANY)
    border = borders_there[after - 1]
    part = passed if limit < border else (1 + passed) / 2 if limit == border else 1.0
    drawn = apart + part * (together - apart)
    return float(whole ** (drawn / (after * log(1 - _low_share(limit)))))
