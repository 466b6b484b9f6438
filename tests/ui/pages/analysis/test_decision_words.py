"""Decisions in words: the card in the hand is named where it is decided about, and only there."""

from dataclasses import replace

from cucu_desktop.engine.actions import LEAVE, Decision
from cucu_desktop.match.past_decisions import PastDecision, go_through
from cucu_desktop.ui.pages.analysis.decision_words import held
from tests.analysis.bot_matches import play


def test_a_card_that_is_not_decided_about_is_not_named(tmp_path):
    play(tmp_path / "match.cucu", "campli", 4, deals=1)
    turn = next(each for each in go_through(tmp_path / "match.cucu") if isinstance(each, PastDecision))
    assert turn.observation.kind == "turn"
    assert held(turn) == turn.observation.card.id
    seen = replace(turn.observation, kind="reentry", decision=Decision(turn.seat, "reentry", (LEAVE,)))
    assert held(replace(turn, observation=seen)) == ""
