"""Every road through the deals of the lessons, played by the engine without a window."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.actions import CALL, EXCHANGE, KEEP, WAIT, Amount
from cucu_desktop.engine.events import Compared, TokenLost
from cucu_desktop.engine.rarer_events import Fell, Judged
from cucu_desktop.ui.play.bot_workers import Question
from cucu_desktop.ui.play.guided.lesson_lines import LEARNER, Line, line_at, stops_after
from cucu_desktop.ui.play.guided.lesson_match import deal_of, decide, lesson_match
from cucu_desktop.ui.play.guided.lessons import LESSONS

WORDS = {KEEP: "keep", EXCHANGE: "swap", CALL: "call", WAIT: "wait"}


class Road(NamedTuple):
    """The choices of a learner, the lines that are said, and the events."""

    taken: tuple[str, ...]
    lines: tuple[Line, ...]
    events: list

    @property
    def pays(self):
        """Who loses the deal or falls in it, by seat: at the comparison last."""
        met = [event.seat for event in self.events if isinstance(event, Fell)]
        met += [e.seat for e in self.events if isinstance(e, TokenLost) and e.reason != "lowest"]
        ends = [event for event in self.events if isinstance(event, (Compared, Judged))]
        lost = [seat for end in ends for seat in getattr(end, "losers", getattr(end, "eliminated", ()))]
        return (*met, *lost)


def word_of(action):
    return WORDS.get(action) or (action.card.id if action.card else str(action))


def options_of(decision):
    """The options, of an amount none and three coins."""
    return [
        option
        for each in decision.options
        for option in ([each.of(each.low), each.of(3)] if isinstance(each, Amount) else [each])
    ]


def roads(game, index):
    """Every road through a deal of a lesson."""
    found, due = [], [()]
    while due:
        taken = due.pop()
        choices, road = _play(game, index, taken)
        due += [(*taken, number) for number in range(choices)]
        if not choices:
            found.append(road)
    return found


def _play(game, index, taken):
    """Play with these choices; return how many options the next one has, or the whole road."""
    lesson, match = LESSONS[game], lesson_match(game, "Anna", "you-1", index)
    deal, left, answered, lines, words, asked, told = deal_of(match), [*taken], [], [], [], 0, 0
    while not match.is_over:
        asked += 1
        seat = match.first_to_decide
        if seat is None or (seat != LEARNER and seat in match.silent):
            seat = match.to_act if seat is None else seat
        seen, events = match.observation(seat), match.feed(LEARNER)
        told = follow(lines, deal, events, answered, told)
        if seat == LEARNER:
            note(lines, line_at(deal, events, answered, seen))
        if stops_after(deal, events, events[-1]):
            break
        if seat == LEARNER:
            own = {**deal.own, **(deal.once if answered else {})}.get(seen.decision.kind)
            options = options_of(seen.decision)
            if own is None and len(options) > 1:
                if not left:
                    return len(options), None
                answered.append(len(events))
                own = options[left.pop(0)]
                words.append(word_of(own))
            match.submit(LEARNER, own or options[0])
        else:
            match.submit(seat, _answer(lesson, match, seat, seen, asked))
    follow(lines, deal, match.feed(LEARNER), answered, told)
    return 0, Road(tuple(words), tuple(lines), match.feed(LEARNER))


def _answer(lesson, match, seat, seen, asked):
    if seat in match.silent:
        return WAIT
    bot, heard, random = lesson.others[seat - 1], match.heard(seat), Random(1)
    question = Question(asked, seat, bot, seen, heard, random, decides=True, chats=False)
    thought = decide(question, match) if lesson.low else None
    return thought.action if thought else choose(PERSONS[bot], seen, heard, random)


def follow(lines, deal, events, answered, told):
    """Note the lines while the events after the first `told` are shown; return the number of all."""
    for number in range(told, len(events)):
        note(lines, line_at(deal, events[: number + 1], answered, None))
    return len(events)


def note(lines, line):
    if line.key and line not in lines[-1:]:
        lines.append(line)
