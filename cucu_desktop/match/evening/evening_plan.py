"""The agreement of an evening: the company, the games, and the scoring.

A company stays for the whole evening, though some games take only a part of it. People at the screen always
play where they fit; of the others those with the fewest games sat out sit out next.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from cucu_desktop.bots import PERSONS
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame, TrickGame
from cucu_desktop.kept_stores import is_file_name
from cucu_desktop.match.setup import PURSE, Player, Setup, are_named, players_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.options import GameOptions

Counts = Literal["places", "purse"]
"""The scoring: points for places, or coins won."""
MOST_GAMES: Final = 9
MOST_COINS: Final = 10**9
FEWEST: Final = 2
"""The smallest company."""
MOST: Final = 20
_SOCIABLE: Final = 4
"""The smallest company for proposals: in a smaller one players would look on all evening."""
_MOST_OF_A_KIND: Final = 3
TRICK_STAKE: Final = 5
"""The stake of each loser of a game of tricks, paid to the winners: it has no pool of its own."""


@frozen
class Round:
    """A game of an evening, with its options."""

    game: str
    options: GameOptions

    @property
    def seats(self) -> range:
        return GAMES[self.game].seats_of(self.options)


@frozen
class SeasonEvening:
    """An evening of a season: the name of the season's log, and the evening's number from 0."""

    log: str
    number: int


@frozen
class EveningPlan:
    """The agreement of an evening.

    Attributes:
        company: the persons and bots.
        rounds: the games, in order.
        counts: the scoring.
        purse: the coins of each player at the start.
        season: the evening of a season, or None.
    """

    company: tuple[Player, ...]
    rounds: tuple[Round, ...]
    counts: Counts = "places"
    purse: int = PURSE
    season: SeasonEvening | None = None

    @property
    def persons(self) -> tuple[Player, ...]:
        """The players at this screen."""
        return tuple(player for player in self.company if player.bot is None)


@frozen
class Proposal:
    """A proposed evening: its name in the catalogues, its games, and the size of its company."""

    name: str
    games: tuple[str, ...]
    seats: int

    @property
    def rounds(self) -> tuple[Round, ...]:
        return tuple(usual_round(game) for game in self.games)


def usual_round(game: str) -> Round:
    return Round(game, GAMES[game].usual)


def house_proposals() -> tuple[Proposal, ...]:
    """Return the proposals; their games are chosen by properties, in the catalogue's order."""
    sociable = [game for game in CATALOGUE if game.usual_seats >= _SOCIABLE]
    exchange = [game for game in sociable if isinstance(game, ExchangeGame)]
    cucco = [game.id for game in exchange if _is_cucco(game)][:_MOST_OF_A_KIND]
    standard = [game.id for game in exchange if not _is_cucco(game)][:_MOST_OF_A_KIND]
    tricks = [game.id for game in sociable if isinstance(game, TrickGame)][:_MOST_OF_A_KIND]
    home, first_tricks = cucco[0], tricks[0]
    found = [
        Proposal("usual", (home, home, home, first_tricks), 6),
        Proposal("short", (home, standard[0]), 5),
        Proposal("cucco", (*cucco, first_tricks), 6),
        Proposal("cards", tuple(standard), 6),
        Proposal("tricks", tuple(tricks), _all_fit(tricks)),
        Proposal("long", (home, *cucco[1:2], standard[0], tricks[0], home), 6),
    ]
    return tuple(proposal for proposal in found if len(proposal.games) > 1)


def _is_cucco(game: ExchangeGame) -> bool:
    return game.pack_of(game.usual).name == "cucco"


def _all_fit(games: Sequence[str]) -> int:
    """Return the smallest company for all of these games."""
    return max(GAMES[game].seats_of(GAMES[game].usual)[0] for game in games)


def misfits(company: int, rounds: Sequence[Round]) -> tuple[Round, ...]:
    """Return the games for which a company of this size is too small."""
    return tuple(each for each in rounds if company < each.seats[0])


# Seating


def seated(plan: EveningPlan, number: int, sat_out: Mapping[str, int]) -> tuple[Player, ...]:
    """Return the players of the round of this number, from 0, in the order of the company.

    `sat_out` has the number of games sat out, by name.
    """
    places = plan.rounds[number].seats[-1]
    if len(plan.company) <= places:
        return plan.company
    turn = {player.name: index for index, player in enumerate(plan.company)}
    waiting = sorted(
        plan.company, key=lambda each: (each.bot is not None, -sat_out.get(each.name, 0), turn[each.name])
    )
    return tuple(sorted(waiting[:places], key=lambda each: turn[each.name]))


def setup_of(
    plan: EveningPlan, number: int, sat_out: Mapping[str, int], purses: Mapping[str, int], seed: int
) -> Setup:
    """Return the setup of the match of this round; seats are drawn where that decides anything.

    Two who sit down alone are not asked to divide the pool.
    """
    played = plan.rounds[number]
    players = seated(plan, number, sat_out)
    options, game = played.options, GAMES[played.game]
    if len(players) == FEWEST and game.has_option("agreement"):
        options = replace(options, agreement=False)
    held = {player.name: purses.get(player.name, plan.purse) for player in players}
    tricks = isinstance(game, TrickGame)
    return Setup(
        played.game,
        players,
        options,
        seed=seed,
        purse=plan.purse,
        drawn=tricks or number == 0,
        purses=None if tricks else held,
    )


# As lines of a log


def plan_to_json(plan: EveningPlan) -> dict[str, Any]:
    """Return the plan as the header of an evening's log."""
    told: dict[str, Any] = {
        "company": [asdict(player) for player in plan.company],
        "rounds": [{"game": each.game, "options": asdict(each.options)} for each in plan.rounds],
        "counts": plan.counts,
        "purse": plan.purse,
    }
    if plan.season is not None:
        told["season"] = {"log": plan.season.log, "number": plan.season.number}
    return told


def plan_from_json(told: Mapping[str, Any]) -> EveningPlan:
    """Parse a plan.

    Raises:
        ValueError, KeyError, TypeError: it is damaged, or has an unknown game, option or bot.
    """
    company = players_in(told["company"])
    rounds = tuple(_round(each) for each in told["rounds"])
    season = told.get("season")
    plan = EveningPlan(
        company,
        rounds,
        told["counts"],
        told["purse"],
        None if season is None else SeasonEvening(str(season["log"]), int(season["number"])),
    )
    if plan.season is not None and not (is_file_name(plan.season.log) and plan.season.number >= 0):
        msg = "this is no evening of a season"
        raise ValueError(msg)
    names = Counter(player.name for player in company)
    known = all(player.bot is None or player.bot in PERSONS for player in company)
    fits = not misfits(len(company), rounds) and 1 <= len(rounds) <= MOST_GAMES
    if not (
        are_named(company) and known and fits and max(names.values()) == 1 and FEWEST <= len(company) <= MOST
    ):
        msg = "this company cannot play these games"
        raise ValueError(msg)
    if (
        plan.counts not in ("places", "purse")
        or type(plan.purse) is not int
        or not 1 <= plan.purse <= MOST_COINS
    ):
        msg = "what counts is not known"
        raise ValueError(msg)
    return plan


def _round(told: Mapping[str, Any]) -> Round:
    game = GAMES[told["game"]]
    known = {option.name for option in fields(game.options)}
    if set(told["options"]) - known:
        msg = "options of a later version"
        raise ValueError(msg)
    options = game.options(**told["options"])
    game.check(options)
    return Round(game.id, options)
