"""The last two of Lu Stù, solved: best play and the chance to win at every score, when nobody can come back.

The inn changes nothing: between two players an offer's coins or share are the other's gain; so a sale that is
good for one is bad for the other, and neither has to trade. The solution is exact for a game of two. If both
are out at once all return (E6), and each player of a larger game is then assumed equally likely to win: exact
but for the seating. The bids of players who are out for a Matto (rule 21) are a matter of coins, and are left
out. Under an agreement (L13) worths are coins, and scores with many tokens are not solved.
"""

from collections.abc import Callable
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.lu_stu.lu_stu_playout import RANKS, LuStuPlayout
from cucu_desktop.bots.rank_playout import NO_BORDERS
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, Deal, End, Pair, ValuedDeal
from cucu_desktop.bots.two_players.divided_pool import divided, with_sides
from cucu_desktop.bots.two_players.played_deal import PlayedDeal
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import (
    MOST_SOLVED,
    Chances,
    Score,
    SolvedSeries,
    passed_on,
    scores_up_to,
    series_of,
)
from cucu_desktop.bots.two_players.turn_advice import assess_turn_of_two
from cucu_desktop.bots.win_chance import LAST_TWO, can_come_back
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import PACKS, Options

MANY: Final = 99
"""More tokens than can be lost in a deal."""
SPARE: Final = 2
"""The margin of tokens above the present ones: two Matti win one, hardly ever three times."""
MOST_AGREED: Final = 4
"""The largest number of tokens for which agreements are solved; it takes a second or two."""


@kept
def rules_of(matti: int, *, last: bool, lions: bool = True) -> tuple[PlayedDeal[LuStuPlayout], Deal]:
    """Return the ends of any two cards with this pack, and the deal between two players.

    Args:
        matti: the number of Matti.
        last: whether the eldest hand has one token only: if lost to an arrest, nobody else pays (L6).
        lions: whether they are in the pack (L15).
    """
    cards = PACKS[matti, lions].cards
    pack = [sum(card.rank == rank for card in cards) for rank in range(RANKS)]
    tokens = 1 if last else MANY, MANY

    def begin(dealt: list[int], draw: Callable[[], int]) -> LuStuPlayout:
        return LuStuPlayout(dealt, tokens, draw, NO_BORDERS)

    ends = PlayedDeal(pack, begin, _end)
    return ends, ends.deal()


def _end(deal: LuStuPlayout) -> End:
    """Return the tokens that both lose."""
    lost, gained = deal.result()
    return lost.count(ELDEST) - gained.count(ELDEST), lost.count(DEALER) - gained.count(DEALER)


@kept
def lu_stu_series(
    tokens: int, most: int, matti: int, players: int, part: int | None, *, lions: bool = True
) -> SolvedSeries[ValuedDeal]:
    """Return the solution of the last two.

    A score is the tokens of eldest hand and dealer, and under an agreement its side (`divided_pool`).

    Args:
        tokens: the tokens with which players begin and come back.
        most: the largest number of tokens of a player.
        matti: the number of Matti in the pack.
        players: the number of players who began the game.
        part: the first part of the pool in an agreement, in percent; None without an agreement.
        lions: whether they are in the pack (L15).
    """
    whole = max(tokens, most) + SPARE
    scores = scores_up_to(whole) if part is None else with_sides(scores_up_to(whole))
    is_anew = part is not None and players == LAST_TWO
    again = lu_stu_series(tokens, tokens, matti, players, None, lions=lions).chances if is_anew else None

    def after(chances: Chances, score: Score, end: End) -> Pair:
        assert isinstance(end, tuple)  # the losses of both
        mine, theirs = max(score[0] - end[0], 0), min(max(score[1] - end[1], 0), whole)
        if not mine and not theirs:
            if players > LAST_TWO:
                return 1 / players, 1 / players
            return passed_on(again or chances, tokens, tokens)
        if part is None:
            return passed_on(chances, mine, theirs)
        return divided(chances, score, mine, theirs, part)

    return series_of(RANKS, scores, lambda score: rules_of(matti, last=score[0] == 1, lions=lions)[1], after)


def assess_last_two(observation: Observation) -> Assessment | None:
    """Return the worth of each option, if this is a turn of the last two; under an agreement in coins."""
    if len(observation.order) != LAST_TWO or can_come_back(observation):
        return None
    options = options_of(observation, Options)
    eldest, dealer = observation.order
    tokens = observation.tokens[eldest], observation.tokens[dealer]
    if not all(tokens):
        return None
    part = dict(observation.agreement)[eldest] if observation.agreement else None
    most = max(options.tokens, *tokens)
    if most > (MOST_SOLVED if part is None else MOST_AGREED):
        return None
    series = lu_stu_series(
        options.tokens, most, options.matti, observation.players, part, lions=options.lions
    )
    score = tokens if part is None else (*tokens, 0)
    rules, _ = rules_of(options.matti, last=tokens[0] == 1, lions=options.lions)
    assessment = assess_turn_of_two(observation, series.valued(score), series.plans[score], rules.kept)
    return assessment if part is None else assessment.in_coins(observation.pool)
