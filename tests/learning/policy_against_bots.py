"""A learnt policy against the game's own best bot: what does one seat gain by leaving the policy for it?

python tests/learning/policy_against_bots.py GAME SEATS [DEALS] [SEED] [KEY=VALUE ...]

All seats play by the policy. Where the bot would choose otherwise, the deal is played a second time, with the
same cards and the bot in that seat from there on. Deals in which both agree cost no error, so the difference
is known much better than each result. A gain below zero is what the bot loses.
"""

import sys
import time
from math import sqrt
from random import Random

from cucu_desktop.bots import learnt
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import Shuffled, parse
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.policy_store import policy_for
from cucu_desktop.learning.setting import Setting, actions_of
from cucu_desktop.match.tournament_command import chosen_options


class Bot:
    """The game's own bot, asked once for each information state."""

    def __init__(self, setting):
        self.setting, self.known, self.times = setting, {}, []

    def choose(self, deal, pack, done):
        key = deal.key(deal.due)
        if key not in self.known:
            state = self.setting.before()
            for action in (Shuffled(tuple(pack)), *done):
                state.apply(action)
            seat = deal.due.seat
            heard = [redacted(event, seat) for event in state.table.events()]
            began = time.process_time()
            self.known[key] = choose(COUNSELLOR, observe(state, seat), heard, Random(key))
            self.times.append(time.process_time() - began)
        return self.known[key]


class Learnt:
    """The policy; where it knows nothing, the game's own bot."""

    def __init__(self, policy, bot, random):
        self.policy, self.bot, self.random = policy, bot, random
        self.asked = self.missing = 0

    def choose(self, deal, pack, done):
        self.asked += 1
        row = self.policy.rows.get(deal.key(deal.due))
        if row is None:
            self.missing += 1
            return self.bot.choose(deal, pack, done)
        return parse(self.random.choices(row.actions, row.chances)[0])


def finish(deal, pack, done, seat, mine, others):
    """Play a deal to its end, with one seat by `mine`; return the payoffs."""
    while (decision := deal.due) is not None:
        action = (mine if decision.seat == seat else others).choose(deal, pack, done)
        deal.apply(action)
        done.append(action)
    return deal.payoff()


def gains_in(setting, pack, policy, bot):
    """Return what each player would have gained in a deal by playing as the bot does."""
    deal, done, left = setting.deal(pack), [], {}
    while (decision := deal.due) is not None:
        seat, action = decision.seat, actions_of(decision.options)[0]
        if len(decision.options) > 1:
            action = policy.choose(deal, pack, done)
            other = bot.choose(deal, pack, done)
            if other != action and seat not in left:
                branch = deal.clone()
                branch.apply(other)
                left[seat] = finish(branch, pack, [*done, other], seat, bot, policy)
        deal.apply(action)
        done.append(action)
    payoffs, gains = deal.payoff(), [0] * setting.seats
    for seat, found in left.items():
        at = deal.order.index(seat)
        gains[at] = found[at] - payoffs[at]
    return gains


def main(game, seats, deals=200_000, seed=1, *rules):
    deals, seed = int(deals), int(seed)
    options = chosen_options(game, None, rules)
    setting = Setting(GAMES[game], options, int(seats))
    policy = policy_for(options, int(seats))
    learnt.policy_for = lambda *_: None  # the game's own bot alone
    random = Random(f"{seed}/against")
    bot = Bot(setting)
    mind = Learnt(policy, bot, random)
    sums, squares, whole = [0] * setting.seats, [0] * setting.seats, 0
    for _ in range(deals):
        gains = gains_in(setting, random.sample(setting.pack, len(setting.pack)), mind, bot)
        sums = [held + gain for held, gain in zip(sums, gains, strict=True)]
        squares = [held + gain * gain for held, gain in zip(squares, gains, strict=True)]
        whole += sum(gains) ** 2
    mean, error = sum(sums) / deals / setting.seats, sqrt(whole) / deals / setting.seats
    print(f"{game} {' '.join(rules)}, {seats} seats, {deals} deals, seed {seed}:")
    print(f"  the bot gains {mean:+.5f} ± {error:.5f} tokens a deal")
    for at, (held, square) in enumerate(zip(sums, squares, strict=True), 1):
        print(f"  player {at}: {held / deals:+.5f} ± {sqrt(square) / deals:.5f}")
    times = sorted(bot.times)
    print(f"  unknown to the policy: {mind.missing / mind.asked:.2%} of decisions")
    print(f"  the bot thinks {1e3 * times[len(times) // 2]:.1f} ms, at most {1e3 * times[-1]:.1f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
