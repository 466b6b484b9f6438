"""The value of the end of a deal of Lu Stù, in tokens or coins, and the price of coming back (L9)."""

from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.coin_decisions import last_token_worth
from cucu_desktop.bots.lu_stu.token_values import win_chance
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.bots.win_chance import HONOUR, Equity
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import Options


def next_price(observation: Observation) -> int | None:
    """Return the price of the next re-entry, from the pool (L9); None if no player may buy back in."""
    options = options_of(observation, Options)
    first = options.stake * {"double": 2, "stake": 1, "never": 0}[options.reentry]
    if not first:
        return None
    return int(max(first, observation.pool - observation.players * options.stake + first))


def equity(person: Person, observation: Observation, unit: Unit) -> Equity:
    """Return the equity of the deal's end for this person."""
    price = next_price(observation) if unit == "coins" else None
    again = last_token_worth(win_chance, person, observation, price) if price else 0.0
    honour = 0.0 if person.is_counsellor else HONOUR
    return Equity(unit, observation, 1 / observation.players, again, win_chance, honour)
