"""The standing of a told game, for a page or a screen for the room.

No rule is repeated here: the players of the deal, the dealer and the price of the next buy-back come from a
copy of the state, with which the deal is played on as far as needed.
"""

from typing import TYPE_CHECKING

from cucu_desktop.engine.actions import CHANCE, PLAY_ON
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.mechanisms.bargain import BargainState
from cucu_desktop.engine.observation import Observation, observe
from cucu_desktop.frozen import frozen
from cucu_desktop.match.score import entered_game
from cucu_desktop.match.score.entry_limits import TellingError, limits
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.noted_cards import person_in
from cucu_desktop.match.score.sheet import NO_CARDS

if TYPE_CHECKING:
    from cucu_desktop.engine.exchange import ExchangeState


@frozen
class ScoreStanding:
    """The public standing of a told game.

    Attributes:
        names: of all seats; the players' come first.
        seen: the observation of the seat that decides, else a spectator's.
        deal: the number of the present or next deal.
        dealer: its dealer.
        playing: the seats that are in it and can still lose it.
        lost: for each seat the texts about it in this deal: "paid", "penalty", "won".
        price: the price of the next buy-back in coins; None if there is none.
        taps: the first words of texts about a player that this game has: "paid", and perhaps "penalty", and
            "won", where inns are bought, too.
        comes_back: whether players can buy back in while one has lost no token yet.
    """

    names: tuple[str, ...]
    seen: Observation
    deal: int
    dealer: int
    playing: frozenset[int]
    lost: tuple[tuple[str, ...], ...]
    price: int | None
    taps: tuple[str, ...]
    comes_back: bool

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next text is about a deal, and no decision is due."""
        return self.seen.decision is None and not self.seen.winners


def standing(score: Score) -> ScoreStanding:
    """Return the standing of a told game."""
    state = score.state
    decision = state.decision
    decides = decision is not None and decision.seat != CHANCE
    seat = decision.seat if decision is not None and decides else SPECTATOR
    ahead = entered_game.settled(state)
    if entered_game.is_about_to_begin(state):
        ahead.apply(NO_CARDS)
    table, order = ahead.table, ahead.deal.order
    is_open = decision is not None and not decides
    alive = [seat for seat in order if table.tokens[seat] and not table.dead[seat]] if is_open else []
    return ScoreStanding(
        names=tuple(score.game.names),
        seen=observe(entered_game.settled(state), seat),
        deal=ahead.deals,
        dealer=ahead.deal.dealer,
        playing=frozenset(alive),
        lost=_told_of(score)
        if is_open and not entered_game.is_about_to_begin(state)
        else ((),) * state.players,
        price=_price(ahead, alive) if is_open else decision.cost if decision else None,
        taps=_taps(state),
        comes_back=state.options.reentry not in (False, "never"),
    )


def _taps(state: "ExchangeState") -> tuple[str, ...]:
    penalty = ("penalty",) if limits(state).penalties(state) != 0 else ()
    won = ("won",) if isinstance(state, BargainState) else ()
    return "paid", *penalty, *won


def _told_of(score: Score) -> tuple[tuple[str, ...], ...]:
    """Return for each seat the texts about it in the deal under way."""
    names = score.game.names
    found: list[list[str]] = [[] for _ in score.game.players]
    for text in score.told[score.deal_at :]:
        word, name = text.partition(" ")[0], person_in(text, names)
        if word in ("paid", "penalty", "won") and name is not None:
            found[names.index(name)].append(word)
    return tuple(map(tuple, found))


def _price(ahead: "ExchangeState", alive: list[int]) -> int | None:
    """Return the price of a buy-back if a player went out in this deal; `ahead` is played on for that."""
    if not alive:
        return None
    entered_game.put_out(ahead, alive[0])
    ahead.apply(NO_CARDS)
    while (decision := ahead.decision) is not None and PLAY_ON in decision.options:
        ahead.apply(PLAY_ON)
    return decision.cost if decision is not None and decision.kind == "reentry" else None


def end_fault(score: Score) -> str | None:
    """Return why the deal cannot end as told, as a key of the window's sentences; None if it can."""
    state = score.state.clone()
    if entered_game.is_about_to_begin(state):
        state.apply(NO_CARDS)
    try:
        entered_game.check_end(state)
    except TellingError as error:
        return error.key
    return None
