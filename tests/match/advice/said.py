"""What would be wrong with advice: numbers that were not reckoned, reasons that do not speak for it."""

import re
from random import Random

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import SEED, advise, reason_for
from cucu_desktop.match.advice.sentences import ReasonSentences

LANGUAGES = ("it", "de", "en")
NEVER = re.compile(r"either way|in jedem Fall gleich|\{|\}|(?<![\d.,])-?0(?:[.,]0+)?(?![\d.,½])(?! %|%)")
"""What no sentence says."""


def faults(seen, heard):
    """Everything that is wrong with the advice at a decision, in sentences."""
    advice = advise(seen, heard)
    if len(seen.decision.options) == 1 and advice.why.key == "only":
        return
    found = assess(COUNSELLOR, seen, heard, Random(SEED))
    where = f"{seen.options.game} {seen.kind}"
    if advice.action != found.best.action:
        yield f"{where}: {advice.action} is advised, {found.best.action} is best"
    why = reason_for(seen, found)
    if advice.why != why:
        yield f"{where}: two reasons, {advice.why} and {why}"
    yield from (f"{where}: {fault}" for fault in _of_worths(found, why))
    names = [f"N{chr(65 + seat)}" for seat in range(60)]
    for language in LANGUAGES:
        sentences = ReasonSentences(
            language, seen.options.game, GAMES[seen.options.game].pack_of(seen.options).name
        )
        told = sentences.tell(why, names)
        if NEVER.search(told) and why.key not in (
            "hand",
            "cheapest",
            "last",
        ):
            yield f"{where}: {told}"


def _of_worths(found, why):
    """Yield what is wrong with the worths that are told."""
    if not why.worths:
        return
    best = found.best
    others = [option for option in found.options if option is not best]
    other = max(others, key=lambda option: option.worth)
    if why.key == "turn":
        expected = {"keep": found.option(KEEP), "exchange": found.option(EXCHANGE)}
    else:
        expected = {"ours": best, "else": other}
    for name, option in expected.items():
        told = why.worths[name]
        scale = {"chance": 100, "tokens": 100, "out": -100}.get(told.what, 1)
        if told.rounded != round(scale * option.worth, told.decimals):
            yield f"{told} is told of {option}"
    ours, theirs = (
        why.worths[name].rounded for name, option in sorted(expected.items(), key=lambda e: e[1] is not best)
    )
    is_cost = next(iter(why.worths.values())).what == "out"
    if ours == theirs or (ours > theirs) == is_cost:
        yield f"{ours} is told for what is advised, {theirs} for the next best"
