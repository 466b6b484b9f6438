"""What would be wrong with advice: numbers that were not reckoned, reasons that do not speak for it."""

import re
from random import Random

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import KEEP, WAIT
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import SEED, advise, reason_for
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.advice.worth_reasons import CLOSE

LANGUAGES = ("it", "de", "en")
NEVER = re.compile(r"either way|in jedem Fall gleich|\{|\}|(?<![\d.,])-?0(?:[.,]0+)?(?![\d.,½])(?! %|%)")
"""What no sentence says."""
SCALES = {"chance": 100, "tokens": 100, "out": -100}
"""The kinds of worth given for a hundred deals, and for one; chances to be out are given of losses."""
NEXT_TO_NOTHING = 1e-4
"""Differences below this are not given."""


def faults(seen, heard):
    """Everything that is wrong with the advice at a decision, in sentences."""
    advice = advise(seen, heard)
    if len(seen.decision.options) == 1 and advice.why.key == "only":
        return
    found = assess(COUNSELLOR, seen, heard, Random(SEED))
    where = f"{seen.options.game} {seen.kind}"
    why = reason_for(seen, found, heard)
    plain = KEEP if seen.kind in ("turn", "inn") else WAIT if seen.kind == "call" else found.best.action
    best = plain if why.key == "same" and seen.decision.allows(plain) else found.best.action
    if advice.action != best:
        yield f"{where}: {advice.action} is advised, {best} is best"
    if advice.why != why:
        yield f"{where}: two reasons, {advice.why} and {why}"
    yield from (f"{where}: {fault}" for fault in _of_worths(found, why))
    names = [f"N{chr(65 + seat)}" for seat in range(60)]
    for language in LANGUAGES:
        sentences = ReasonSentences(
            language, seen.options.game, GAMES[seen.options.game].pack_of(seen.options).name
        )
        told = sentences.tell(why, names)
        if NEVER.search(told) and why.key not in ("hand", "cheapest", "last"):
            yield f"{where}: {told}"


def _of_worths(found, why):
    """Yield the faults of the worths in a hint, or of those called the same."""
    worse = [option for option in found.options if not _is_as_good(option, found)]
    if why.key in ("same", "mixed") and worse:
        yield f"it is said to make no difference: {found.best} and {worse[0]}"
    if why.key == "as-good" and (
        why.numbers["count"] != len(found.options) - len(worse) - 1
        or found.option(why.actions["else"]) not in worse
    ):
        yield f"{why.numbers['count']} are said to be as good as {found.best}, but {worse} are not"
    if not why.worths:
        return
    if found.best.action not in why.actions.values():
        yield f"{found.best} is best, but nothing is told of it"
        return
    yield from _of_figures(found, why)


def _of_figures(found, why):
    """Yield what is wrong with the numbers, and where they do not speak for the best."""
    told = {}
    for name, action in why.actions.items():
        worth, option = why.worths[name], found.option(action)
        if worth.rounded != round(SCALES.get(worth.what, 1) * option.worth, worth.decimals):
            yield f"{worth} is told of {option}"
        if worth.is_sure and (option.error or option.worth != int(option.worth)):
            yield f"{worth} is told for certain of {option}"
        told[action] = worth.rounded * (-1 if worth.what == "out" else 1)
    ours = told.pop(found.best.action)
    (theirs,) = told.values()
    if ours <= theirs:
        yield f"{ours} is told for what is advised, {theirs} for something else"


def _is_as_good(option, found):
    """Return whether an option is not known to be worth less than the best, or by next to nothing."""
    error = CLOSE * option.error_beside(found.best)
    return found.best.worth - option.worth <= max(error, NEXT_TO_NOTHING / SCALES.get(found.unit, 1))
