"""Deals of days that were played, for tests: logs as they are kept, with results."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.match.daily.diary import Diary
from cucu_desktop.match.daily.programme import DailyDeal
from cucu_desktop.match.match import Match

EXCHANGE = DailyDeal(date(2026, 11, 22), "campli")
"""A deal that is soon played."""
NOVICE = PERSONS["gildo"]


def begin(diary: Diary, deal: DailyDeal, today: date) -> Match:
    return Match.begin(deal.setup("Anna", "you-1"), diary.new_log(deal, today))


def play_on(match: Match, most: int = 1000) -> None:
    """Play on with novices, up to a number of decisions or to the end."""
    while (seat := match.to_act) is not None and most:
        action = choose(NOVICE, match.observation(seat), match.heard(seat), Random(match.length))
        match.submit(seat, action)
        most -= 1


def play_first(diary: Diary, deal: DailyDeal, today: date, *told: int) -> Path:
    """Play a deal to its end; `told`: what stands in its result, whatever came of it."""
    match = begin(diary, deal, today)
    play_on(match)
    match.close()
    path = match.writer.path
    if told:
        brought, best, decisions = told
        entry = diary.entry_at(path)
        diary.keep(replace(entry, result=replace(entry.result, brought=brought)), best, decisions)
    return path
