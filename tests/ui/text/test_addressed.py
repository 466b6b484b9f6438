"""A person who has not given a name is "you" in all that the table says, while they play alone among bots."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.events import SPECTATOR, DealBegan, Eliminated, TokenLost, redacted
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.tricks.events import Counted
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.names import Unnamed
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.text.wording import Wording
from tests import trick_playing
from tests.games import random_play

ME = 0
NOUN = "N0"
"""The noun in place of a name, which is "Guest", "Gast" or "Ospite" in the window."""
NAMES = (Unnamed(NOUN), *(f"N{seat}" for seat in range(1, 64)))


def a_game(game, seed):
    """Play some hundred actions at random; yield the state and the events before each."""
    random = Random(f"{game}{seed}")
    is_trick = game in trick_playing.GAMES
    state = trick_playing.any_deal(random, game) if is_trick else random_play.any_game(game, random)
    choose = trick_playing.any_action if is_trick else random_play.any_action
    since = 0
    for _ in range(300):
        happened = state.table.events(since)
        since += len(happened)
        yield state, [redacted(event, SPECTATOR) for event in happened]
        if state.decision is None:
            return
        state.apply(choose(state, random))


class Teller:
    """All that is said about the events of a game in one language."""

    def __init__(self, language, state, game):
        options = getattr(state, "options", None)
        self._wording = Wording(language, game, pack=state.pack.name, options=options)
        self._result, self._order = DealResult(), ()

    def of_event(self, event, deal):
        wording = self._wording
        if isinstance(event, DealBegan):
            self._order = event.order
            yield wording.log.dealer(event, NAMES)
        self._result.note(event)
        yield wording.log.sentence(event, NAMES, deal)
        yield wording.log.row(event, NAMES, deal)
        if isinstance(event, (TokenLost, Eliminated, Counted)):
            yield wording.log.outcome(event, "hidden", NAMES)
        told = wording.explanations.of(event, NAMES, self._order)
        yield told.text if told else ""
        if event is self._result.end:
            yield wording.results.line(self._result, NAMES, ME)
            yield wording.results.short_line(self._result, NAMES, ME)
            yield from wording.results.reasons(self._result, NAMES, ME).values()

    def of_position(self, seen):
        yield self._wording.prompts.question(seen, NAMES)
        yield self._wording.prompts.question(replace(seen, decision=None), NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_only_person_is_you_in_log_results_reasons_and_questions(game):
    observe = observe_tricks if game in trick_playing.GAMES else observe_exchange
    addressed = 0
    for seed in range(5):
        tellers = []
        for state, events in a_game(game, seed):
            tellers = tellers or [Teller(language, state, game) for language in LANGUAGES]
            for teller in tellers:
                said = [text for event in events for text in teller.of_event(event, seed)]
                said += teller.of_position(observe(state, ME))
                for text in filter(None, said):
                    assert NOUN not in text, text
                    assert "@" not in text, text
                    assert not text.startswith(("you ", "du ", "tu ")), text
                    addressed += " you" in f" {text.lower()}"
    assert addressed > 50
