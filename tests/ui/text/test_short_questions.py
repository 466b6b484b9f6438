"""A question at the table has at most twelve words besides names, in every game and language."""

import re

import pytest

from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.words import words_of

MOST = 12
NOT_ASKED = ("aim", "buy-back", "handed-later", "waiting", "secret")
"""Sentences that stand elsewhere, or that no answer is waited for."""


def forms(sentence):
    return [sentence] if isinstance(sentence, str) else [*sentence]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in CATALOGUE])
def test_a_question_has_at_most_twelve_words_besides_names(game, language):
    long = []
    for key, sentence in words_of("words", language, game)["questions"].items():
        if key.startswith(NOT_ASKED):
            continue
        for form in forms(sentence):
            words = [word for word in re.sub(r"\{\w+\}", "", form).split() if re.search(r"\w", word)]
            if len(words) > MOST:
                long.append((key, form))
    assert not long
