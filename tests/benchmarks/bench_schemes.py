"""Whether any player can live off level 3 by a simple scheme: in bargains, bets, re-entry, backing, talk.

    python -m tests.benchmarks.bench_schemes [GAMES [SEED [SCHEME...]]]

One seat plays the scheme wherever it says something, and else as level 3, against level 3. Every game is
played from each seat, once with the scheme and once without it, with the same cards and the same chance.
What is shown is what a game brings in coins with the scheme, and how much more that is. Bar: no scheme
brings more than nothing by two standard errors more than playing like everybody else.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.actions import (
    ACCEPT,
    AGREE,
    CHANCE,
    DECLINE,
    HIDE,
    KEEP,
    LEAVE,
    NO_OFFER,
    PLAY_ON,
    REENTER,
    REFUSE,
    SHOW,
    SHUFFLE,
    Action,
    Amount,
    Bet,
    Offer,
    Shuffled,
)
from cucu_desktop.engine.cards import CUCCO, STANDARD
from cucu_desktop.engine.events import Talked, redacted
from cucu_desktop.engine.observation import Observation, observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.tournament import mean_and_error

SEATS: Final = 5
PURSE: Final = 100
MOST_DEALS: Final = 150
SITTING: Final = [person for person in PERSONS.values() if person.level == 3]
Does = Callable[[Observation], Action | None]
"""What a scheme does in a situation; None: what level 3 does."""


class Scheme(NamedTuple):
    """A simple way to live off others."""

    game: str
    does: Does
    lies: bool = False


def amount(observation: Observation, word: str) -> Amount | None:
    """Return the option that takes an amount and has this word."""
    options = observation.decision.options
    return next((each for each in options if isinstance(each, Amount) and each.word == word), None)


def asks_for_more(observation: Observation) -> Action | None:
    """Between the last two: propose nine tenths for the own seat, take nothing less than six tenths."""
    if observation.kind != "agreement":
        return None
    if observation.proposed:
        return ACCEPT if observation.proposed[1] <= 40 else DECLINE
    option = amount(observation, "propose")
    return option.of(min(90, option.high)) if option else PLAY_ON


def returns_always(observation: Observation) -> Action | None:
    """Come back whenever it can be paid."""
    if observation.kind != "reentry":
        return None
    return REENTER if REENTER in observation.decision.options else LEAVE


def returns_on_others(observation: Observation) -> Action | None:
    """Come back with as much of others' coins as can be asked for, and else not."""
    if observation.kind != "reentry":
        return None
    option = amount(observation, "raise")
    if option:
        return option.of(option.high)
    return REENTER if observation.pledged and REENTER in observation.decision.options else LEAVE


def backs_always(observation: Observation) -> Action | None:
    """Put in as much as can be put into everybody's return, and never come back."""
    if observation.kind == "reentry":
        return LEAVE
    option = amount(observation, "back") if observation.kind == "backing" else None
    return option.of(option.high) if option else None


def is_at_inn(observation: Observation) -> bool:
    """Return whether what is bargained for is an inn."""
    about = observation.about
    return about is not None and not (observation.shown[about] and observation.cards[about] is CUCCO["MATTO"])


def buys_for_a_coin(observation: Observation) -> Action | None:
    """Offer a coin for every inn."""
    if observation.kind != "bargain" or not is_at_inn(observation):
        return None
    option = next((each for each in observation.decision.options if isinstance(each, Offer)), None)
    return Action("offer", 1) if option and option.includes(Action("offer", 1)) else NO_OFFER


def sells_everything(observation: Observation) -> Action | None:
    """Sell every inn for whatever is offered, and show every Matto."""
    if observation.kind == "matto":
        return SHOW
    if observation.kind == "offer" and ACCEPT in observation.decision.options:
        return ACCEPT
    return None


def gives_nothing(observation: Observation) -> Action | None:
    """Offer nothing for anything, sell nothing, show no Matto."""
    if observation.kind == "bargain":
        return NO_OFFER
    if observation.kind == "matto":
        return HIDE
    if observation.kind == "offer" and REFUSE in observation.decision.options:
        return REFUSE
    return None


def bets_on_an_ace(observation: Observation) -> Action | None:
    """Bet all on the matador's fall with the lowest cards, which are passed on, and nothing else."""
    if observation.kind != "bet":
        return None
    (option,) = observation.decision.options
    assert isinstance(option, Bet)
    low = observation.card.rank <= STANDARD["2C"].rank
    return option.of(option.high if low and not option.refused else 0)


def bets_high(observation: Observation) -> Action | None:
    """Bet all on the matador's fall with whatever card, and then half of it, until a player agrees."""
    if observation.kind != "bet":
        return None
    (option,) = observation.decision.options
    assert isinstance(option, Bet)
    coins = option.high >> len(option.refused)
    bet = option.of(coins)
    return bet if option.includes(bet) else option.of(0)


def holds_with_the_best(observation: Observation) -> Action | None:
    """As matador hold against all bets with a card that nobody wants to lose, and against none else."""
    if observation.kind != "consent":
        return None
    return AGREE if observation.card.rank >= STANDARD["9C"].rank else REFUSE


def nothing_else(_observation: Observation) -> Action | None:
    """Play like everybody else, and lie."""


SCHEMES: Final = {
    "asks for more": Scheme("campli", asks_for_more),
    "returns always": Scheme("campli", returns_always),
    "returns on others": Scheme("campli", returns_on_others),
    "backs always": Scheme("campli", backs_always),
    "lies": Scheme("campli", nothing_else, lies=True),
    "buys for a coin": Scheme("lu_stu", buys_for_a_coin),
    "sells everything": Scheme("lu_stu", sells_everything),
    "gives nothing": Scheme("lu_stu", gives_nothing),
    "bets on an ace": Scheme("ace_chasing", bets_on_an_ace),
    "bets high": Scheme("ace_chasing", bets_high),
    "holds with the best": Scheme("ace_chasing", holds_with_the_best),
}


def brought(scheme: Scheme, number: str, seat: int, *, is_on: bool) -> float:
    """Return the coins that a game brings who sits there, playing the scheme or not."""
    game = GAMES[scheme.game]
    state = game.state_class(game.options(), [PURSE] * SEATS, 0)
    state.start()
    cards, moods = Random(f"{number}/cards"), [Random(f"{number}/{each}") for each in range(SEATS)]
    began = 0
    while state.decision is not None and state.deals <= MOST_DEALS:
        if state.decision.seat == CHANCE:
            if state.decision is SHUFFLE:
                began = len(state.table.journal)
            state.apply(Shuffled.by(cards, state.to_shuffle))
            continue
        acting = state.decision.seat
        seen = observe(state, acting)
        heard = [redacted(event, acting) for event in state.table.events(began)]
        action = scheme.does(seen) if is_on and acting == seat else None
        if action is None:
            action = choose(SITTING[acting % len(SITTING)], seen, heard, moods[acting])
        state.apply(action)
        if is_on and scheme.lies and acting == seat and action == KEEP:
            state.table.record(Talked, seat, "have", "LEONE")
    return float(state.table.coins[seat] - PURSE)


def main() -> None:
    """Try the schemes, and print what they bring."""
    games, seed, *names = [*sys.argv[1:], *("40", "1")[max(len(sys.argv) - 1, 0) :]]
    for name in names or SCHEMES:
        scheme = SCHEMES[name]
        with_it, more = [], []
        for game in range(int(games)):
            number = f"{seed}/{game}"
            schemed = [brought(scheme, number, seat, is_on=True) for seat in range(SEATS)]
            plain = [brought(scheme, number, seat, is_on=False) for seat in range(SEATS)]
            with_it.append(sum(schemed) / SEATS)
            more.append((sum(schemed) - sum(plain)) / SEATS)
        (mean, error), (lead, off) = mean_and_error(with_it), mean_and_error(more)
        print(f"{scheme.game:12} {name:20} {mean:+7.2f} ± {error:.2f} coins, {lead:+.2f} ± {off:.2f} more")


if __name__ == "__main__":
    main()
