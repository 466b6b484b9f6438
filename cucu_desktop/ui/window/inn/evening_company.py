"""The default players of an evening: those of the last one, or the usual table."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.match.evening.evening_plan import EveningPlan, usual_round
from cucu_desktop.match.setup import players_in
from cucu_desktop.ui.pages.setup.seating import FACES, Plan, faults, next_bot, usual
from cucu_desktop.ui.widgets.player_names import unnamed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.json_values import JsonObject
    from cucu_desktop.match.evening.evening_plan import Proposal
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.widgets.preferences import Preferences

KEPT = "evening"
"""The key of the last evening in the settings."""
_USUAL_GAMES = 2


def plan_for(preferences: Preferences, proposal: Proposal | None) -> EveningPlan:
    """Return the plan of a proposal, or the initial plan of a custom evening, with the default players."""
    told = preferences.tables.get(KEPT, {})
    seats = proposal.seats if proposal is not None else 0
    company = _kept_company(told) or usual(USUAL.id, preferences.name or unnamed(), preferences.face).players
    persons = [player for player in company if player.bot is None]
    bots = [player for player in company if player.bot is not None]
    if seats:
        bots = bots[: max(seats - len(persons), 0)]
    plan = Plan(USUAL.id, (*persons, *bots), (), USUAL.usual)
    while len(plan.players) < seats:
        plan = Plan(USUAL.id, (*plan.players, next_bot(plan)), (), USUAL.usual)
    rounds = proposal.rounds if proposal is not None else (usual_round(USUAL.id),) * _USUAL_GAMES
    counts = told.get("counts")
    return EveningPlan(plan.players, rounds, "purse" if counts == "purse" else "places")


def kept(plan: EveningPlan) -> JsonObject:
    """Return the parts of a plan that are saved in the settings."""
    return {"players": [asdict(player) for player in plan.company], "counts": plan.counts}


def _kept_company(told: Mapping[str, Any]) -> tuple[Player, ...]:
    """Return the players of the last evening; empty if the setting, or a table of them, is invalid."""
    try:
        company = players_in(told["players"])
        known = all(player.face in FACES and player.bot in (None, *PERSONS) for player in company)
        plan = Plan(USUAL.id, company, (), USUAL.usual)
        return company if known and not faults(plan) else ()
    except (KeyError, TypeError, AttributeError):
        return ()
