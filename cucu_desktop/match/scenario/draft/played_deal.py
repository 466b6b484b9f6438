"""A played deal as a draft, with its cards, seats and actions."""

from collections.abc import Sequence

from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.families import GameState
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.kille import KilleState
from cucu_desktop.match.playback.playback import PastDeal, Playback
from cucu_desktop.match.scenario.draft.draft import Draft, new_draft
from cucu_desktop.match.scenario.draft.draft_choices import PRESET, choices_of, set_of
from cucu_desktop.match.scenario.draft.faults import faults
from cucu_desktop.match.scenario.draft.seats import DraftSeat

_DUMMIES = ("Dummy", "Dummy II", "Dummy III")


def draft_of(playback: Playback, deal: PastDeal, names: Sequence[str]) -> Draft:
    """Return a finished deal of a match as a draft.

    A scenario has fewer choices than a match: an action that it cannot express is left out, with all
    after it.

    Args:
        playback: the match.
        deal: one of its deals.
        names: the names by seat.

    Raises:
        ValueError: the deal is not over.
    """
    state, shuffled, deeds = playback.laid_down(deal)
    called = [*_distinct(names), *_DUMMIES]
    game = playback.setup.game
    draft = new_draft(game)
    for option in choices_of(game):
        value = set_of(game, state.options) if option == PRESET else getattr(state.options, option)
        draft = draft.choose(option, value)
    laid = [card.id for card, _ in state.table.laid] if isinstance(state, PotState) else []
    laid = [*playback.renewed_in_dealing(deal)] or laid  # in a scenario a pile is reused in its order
    if isinstance(state, PotState):
        draft = draft.with_(number=state.coming.number, settled=state.pots)
    draft = _seated(draft, state, called)
    draft = draft.with_(pile=(*(card.id for card in shuffled.cards), *laid), opened=len(laid))
    draft = draft.with_(actions=tuple(f"{called[deed.seat]} {deed.action}" for deed in deeds))
    return _as_far_as_it_goes(draft)


def _seated(draft: Draft, state: GameState, called: Sequence[str]) -> Draft:
    """Return the draft with the players of the deal, in playing order."""
    if isinstance(state, Series):
        order = state.deal.order
        seats = tuple(DraftSeat(called[seat], dummy=seat in state.dummies) for seat in order)
        return draft.with_(seats=seats)
    assert isinstance(state, ExchangeState)
    table = state.table
    order = state.round_table(state.deal.dealer)[: state.players]
    shown = DraftSeat("")
    seats = tuple(
        DraftSeat(
            called[seat],
            tokens=table.tokens[seat] if draft.rules.has_tokens else shown.tokens,
            virgin=table.virgin[seat] if draft.rules.has_virgins else shown.virgin,
            coins=table.coins[seat],
            out=not table.tokens[seat],
            slippers=isinstance(state, SlippersState) and state.slippers[seat],
            bought=state.bought[seat] if isinstance(state, KilleState) else shown.bought,
        ).tidied()
        for seat in order
    )
    first = next(seat for seat in order if table.tokens[seat])
    return draft.with_(
        seats=seats,
        stake=state.options.stake if draft.rules.has_option("stake") else draft.stake,
        pool=table.pool if draft.rules.has_pool else None,
        eliminations=state.eliminations,
        reentries=state.reentries,
        agreement=state.agreement.get(first) if "agreement" in draft.keys else None,
        slippers_taken=isinstance(state, SlippersState)
        and state.slippers_taken
        and not any(state.slippers[seat] for seat in order),
    )


def _as_far_as_it_goes(draft: Draft) -> Draft:
    """Return the draft up to the first action that a scenario cannot express, with names of dummies."""
    tried: set[int] = set()
    while (found := next((fault for fault in faults(draft) if fault.what == "action"), None)) is not None:
        assert found.action is not None
        other = _by_a_dummy(draft, found.action)
        if other is not None and found.action not in tried:
            tried.add(found.action)
            draft = other
        else:
            draft = draft.undo_from(found.action)
    return draft


def _by_a_dummy(draft: Draft, number: int) -> Draft | None:
    """Return the draft with this action by the partner's dummy; None without one."""
    actor = draft.actor(draft.actions[number])
    if actor is None:
        return None
    across = (actor + len(draft.seats) // 2) % len(draft.seats)
    if not draft.seats[across].dummy:
        return None
    action = draft.actions[number].removeprefix(draft.seats[actor].name)
    actions = list(draft.actions)
    actions[number] = f"{draft.seats[across].name}{action}"
    return draft.with_(actions=tuple(actions))


def _distinct(names: Sequence[str]) -> list[str]:
    """Return the names, with a number added to repeated or missing ones."""
    told: list[str] = []
    for number, name in enumerate(names, 1):
        told.append(name if name and name not in told else f"{name or 'N.'} {number}")
    return told
