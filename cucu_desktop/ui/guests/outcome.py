"""What a result means: who loses a deal, what it is to one guest, and the ranking at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.game import TrickGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.games.game import Game
    from cucu_desktop.json_values import Json
    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.ui.text.deal_result import DealResult
    from cucu_desktop.ui.text.wording import Wording


def losers_of(result: DealResult) -> frozenset[int]:
    """Return the seats that lose the deal; none before it is decided, or if it is drawn."""
    end = result.end
    if isinstance(end, rarer.Judged):
        return frozenset(end.eliminated)
    if isinstance(end, tricks.DealWon):
        sides = result.counted.sides if result.counted is not None and end.winners else ()
        return frozenset(seat for side in sides for seat in side) - set(end.winners)
    if end is None or isinstance(end, tricks.ThrownIn):
        return frozenset()
    compared = end.losers if isinstance(end, happen.Compared) and not result.paid else ()
    return frozenset(
        (*(event.seat for event, _ in result.paid), *(fell.seat for fell in result.fallen), *compared)
    )


def verdict(
    wording: Wording, game: Game, seen: AnyObservation, result: DealResult, tally: Sequence[SeatTally]
) -> str:
    """Return the sentence about this seat for the end of a deal, or with `tally` of the game; "" if none."""
    tr, seat, end, losers = catalogue(wording.language).pgettext, seen.seat, result.end, losers_of(result)
    won, loses = [each.seat for each in tally if each.won or each.divided], seat in losers
    paid = sum(event.seat == seat for event, _ in result.paid)
    if tally and len(won) == len(tally):
        told = tr("Ending", "All level: nobody has lost")
    elif tally:
        told = tr("Guests", "You have won.") if seat in won else tr("Guests", "You have lost.")
    elif end is None or isinstance(end, tricks.ThrownIn) or not (seen.is_in(seat) or loses):
        told = ""
    elif isinstance(seen, TrickObservation):
        won_or_drawn = tr("Guests", "You win the deal.") if losers else tr("Guests", "The deal is drawn.")
        told = tr("Guests", "You lose the deal.") if loses else won_or_drawn
    elif isinstance(end, rarer.Judged):
        told = tr("Guests", "You are out.") if loses else tr("Guests", "You stay in.")
    elif paid and game.has_tokens:
        told = tr("Guests", "You lose {tokens}.").format(tokens=wording.numbers.tokens(paid))
    else:
        told = tr("Guests", "You lose the deal.") if loses else tr("Guests", "You lose nothing.")
    return told


def ranked(wording: Wording, game: Game, names: Sequence[str], tally: Sequence[SeatTally]) -> list[Json]:
    """Return the players at the end of a game, the best first, with what each has won or lost."""
    in_order = sorted(
        tally,
        key=lambda each: (not each.won, not each.divided, each.paid - each.taken - each.tokens - each.deals),
    )
    return [{"name": names[each.seat], "has": _gain(wording, game, each)} for each in in_order]


def _gain(wording: Wording, game: Game, tally: SeatTally) -> str:
    if isinstance(game, TrickGame) and not game.names_partner:
        return won_told(wording, game, tally.deals)
    told = wording.numbers.tokens if isinstance(game, TrickGame) else wording.numbers.coins
    gain = tally.tokens + tally.taken - tally.paid  # one of the two is none
    return "+" * (gain > 0) + told(gain)


def won_told(wording: Wording, game: Game, won: int) -> str:
    """Return the number of deals that a player of a trick game has won; in Zifuli that of tokens."""
    if isinstance(game, TrickGame) and game.names_partner:
        return wording.numbers.tokens(won)
    trn = catalogue(wording.language).npgettext
    return trn("Guests", "{n} win", "{n} wins", won).replace("{n}", str(won))
