"""Random games of the engine, written down as they would be told at a real table."""

from collections import Counter
from dataclasses import asdict, replace
from random import Random

from cucu_desktop.engine.actions import CHANCE, SHUFFLE
from cucu_desktop.engine.events import IN_COMPARISON, Compared, DealBegan, Reentered, TokenLost
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.rarer_events import Fell, OfferAnswered, Offered, SlippersLost, TokenGained
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.score_reader import read
from tests.games.random_play import any_action, any_game

TOLD_ALONE = frozenset(("reentry", "backing", "agreement", "penalty"))
"""The decisions that are entered one by one; all others are made with cards in hand."""
STEPS = 600


def play(game, seed):
    """Play a random game; return it as written down, and what stood on the table after how many texts."""
    random = Random(f"{game}/{seed}/told")
    return play_on(game, any_game(game, random), random)


def play_on(game, state, random, act=any_action):
    """Play a begun game, with the actions of `act`; return as `play` does."""
    order = state.round_table(state.deal.dealer)
    names = [f"P{seat}" for seat in range(len(state.table.coins))]
    stake = state.table.pool // state.players
    persons = [
        {"name": names[seat], "coins": state.table.coins[seat] + stake * (seat < state.players)}
        for seat in order
    ]
    options = asdict(state.options)
    told, stands, offered, read, is_open = [], [], {}, 0, False
    for _ in range(STEPS):
        if state.decision is None:
            break
        decision, action = state.decision, act(state, random)
        is_told = decision.kind in TOLD_ALONE
        if is_told:
            told.append(f"{names[decision.seat]} {action}")
        state.apply(action)
        for event in state.table.events(read):
            is_open = is_open or isinstance(event, DealBegan)
            told += texts_of(event, names, offered, pays_later=isinstance(state, PotState))
            if isinstance(event, Compared) and not event.losers:
                told += [text for seat in all_equal(state) for text in void_losses(state, seat, names)]
            if isinstance(event, Compared):
                told.append("dealt")
                is_open = False
        read = len(state.table.journal)
        due = state.decision
        if due is None or due is SHUFFLE or due.kind in TOLD_ALONE:
            if is_open:  # one player is left, and there is nothing to compare
                told.append("dealt")
                is_open = False
            stands.append((len(told), stand(state, names)))
    written = {
        "game": game,
        "options": options,
        "stake": state.options.stake,
        "seats": persons[: state.players],
        "onlookers": persons[state.players :],
        "told": told,
    }
    return written, stands


def void_losses(state, seat, names):
    """The entries of a loss that does not count: as many as the card would have cost."""
    card, due = state.table.cards[seat], 1
    if state.options.game == "gnav":
        due = min(state._due(card, "lowest"), state.table.tokens[seat])
    return [f"paid {names[seat]}"] * due


def all_equal(state):
    """The compared seats of the last deal if it does not count, because all of them lose it."""
    table = state.table
    order = next(event for event in reversed(table.events()) if isinstance(event, DealBegan)).order
    held = {seat: card for seat in order if (card := table.cards[seat]) and not table.dead[seat]}
    voids = held and state.is_void(held, dict.fromkeys(held, 9))
    if not voids or len(held) == 1:
        return []
    if state.options.game != "coucou":
        counted = state.clone()
        counted.options = replace(state.options, all_out="share")
        return list(held) if len(counted.losers(held)) == len(held) else []
    return list(held)


def texts_of(event, names, offered, *, pays_later):
    """The entries of an event; `offered` keeps the offers of the deal."""
    match event:
        case Compared(losers=losers) if pays_later:
            return [f"paid {names[seat]}" for seat in losers]
        case TokenLost(seat=seat, reason=reason) | SlippersLost(seat=seat, reason=reason):
            return [f"{'paid' if reason in IN_COMPARISON else 'penalty'} {names[seat]}"]
        case Fell(seat=seat):
            return [f"penalty {names[seat]}"]
        case TokenGained(seat=seat):
            return [f"won {names[seat]}"]
        case Offered(guest=guest, innkeeper=innkeeper, coins=coins, percent=percent):
            offered[guest, innkeeper] = " ".join([str(coins)] * bool(coins) + [f"{percent}%"] * bool(percent))
        case OfferAnswered(guest=guest, innkeeper=innkeeper, accepted=True):
            return [f"offer {names[guest]} {names[innkeeper]} {offered[guest, innkeeper]}"]
    return []


def stand(state, names):
    """What everybody has, and who has won."""
    table, players = state.table, range(state.players)
    worn = state.slippers if isinstance(state, SlippersState) else [False] * len(names)
    decision = state.decision if state.decision and state.decision.seat != CHANCE else None
    winners = sorted(names[seat] for seat in state.winners)
    journal = table.journal
    began = next((at for at in range(len(journal) - 1, -1, -1) if journal[at][0] is DealBegan), 0)
    events = table.events(began)

    def counted(kind):
        happened = Counter(event.seat for event in events if isinstance(event, kind))
        return {names[seat]: happened[seat] for seat in players}

    return {
        "to_act": names[decision.seat] if decision else None,
        "legal": [str(option) for option in decision.options] if decision else [],
        "cost": decision.cost if decision else None,
        "tokens": {names[seat]: table.tokens[seat] - worn[seat] for seat in players},
        "lost": counted(TokenLost),
        "gained": counted(TokenGained),
        "reentered": sorted(names[event.seat] for event in events if isinstance(event, Reentered)),
        "out": sorted(names[seat] for seat in players if not table.tokens[seat]),
        "virgin": {names[seat]: table.virgin[seat] for seat in players},
        "coins": {name: table.coins[seat] for seat, name in enumerate(names)},
        "pool": table.pool,
        "winner": winners if len(winners) > 1 else winners[0] if winners else None,
    }


def difference(game, seed):
    """How the score of a told game differs from the engine's after some text; None if it never does."""
    return difference_in(*play(game, seed), seed)


def difference_in(written, stands, seed):
    """How the score of what `play` returns differs from the engine's; None if it never does."""
    score = Score(read(written))
    for length, expected in stands:
        for text in written["told"][len(score.told) : length]:
            score.tell(text)
        kept = score.result()
        for key in (
            "out",
            "reentered",
            "winner",
        ):
            kept[key] = sorted(kept[key]) if isinstance(kept[key], list) else kept[key]
        if differing := {key: (kept[key], value) for key, value in expected.items() if kept[key] != value}:
            return f"seed {seed}, {length} texts: {differing}"
    return None
