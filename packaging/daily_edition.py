"""Writes the next edition of the daily programme, with new games, in force from a future day on.

    python packaging/daily_edition.py 2027-03-01

Past editions stay unchanged: people compare results with the same cards. The newest one is rewritten
if its first day is still to come.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cucu_desktop.engine.edition import EDITION
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame, Game
from cucu_desktop.match.daily.programme import EDITIONS, DailyGame, ProgrammeEdition, options_then
from cucu_desktop.resources import asset

LARGEST = 5
"""The number of seats at a daily deal: a company of four, and the person."""


def next_edition(newest: ProgrammeEdition, since: date, today: date) -> dict[str, Any]:
    """Return the next edition's JSON: the games of the newest one, and newer games.

    Raises:
        ValueError: the day may have been played already.
    """
    follows = since > newest.since
    if since <= today or since < newest.since:
        msg = f"An edition begins on a day to come, not on {since}: people have played, and compare."
        raise ValueError(msg)
    tables = {**newest.exchange, **newest.tricks}
    told = {game.id: _table(tables.get(game.id) or _usual(game)) for game in CATALOGUE}
    for game, table in told.items():
        table["options"] = asdict(options_then(game, DailyGame(table["seats"], table["options"])))
    exchange = {game for game in told if isinstance(GAMES[game], ExchangeGame)}
    return {
        "number": newest.number + follows,
        "since": since.isoformat(),
        "rulings": EDITION,
        "exchange": {game: table for game, table in told.items() if game in exchange},
        "tricks": {game: table for game, table in told.items() if game not in exchange},
        "company": list(newest.company),
    }


def _usual(game: Game) -> DailyGame:
    """Return the settings of a new game: the usual options, one deal, no table talk."""
    quiet = {"talk": False} if game.has_option("talk") else {}
    short = {} if isinstance(game, ExchangeGame) else {"deals": 1}
    seats = min(game.usual_seats, LARGEST, game.seats_of(game.usual)[-1])
    return DailyGame(seats, {**quiet, **short})


def _table(game: DailyGame) -> dict[str, Any]:
    return {"seats": game.seats, "options": dict(game.options)}


def main(arguments: list[str]) -> int:
    """Write the edition; return the exit code."""
    path = asset("daily", "editions.json")
    try:
        (day,) = arguments
        edition = next_edition(EDITIONS[-1], date.fromisoformat(day), datetime.now(tz=UTC).date())
    except ValueError as error:
        print(f"{error}\n\n{__doc__}", file=sys.stderr)
        return 2
    kept = json.loads(path.read_text("utf-8"))[: edition["number"] - 1]
    path.write_text(json.dumps([*kept, edition], indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
