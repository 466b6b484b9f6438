"""Bots that think of few deals: what they may do, see and say is the same for many."""

from cucu_desktop.bots import sampling
from cucu_desktop.bots.playouts import others, rules_judge
from cucu_desktop.games.catalogue import GAMES


def think_quickly(monkeypatch, samples=200):
    """Reduce the samples of all bots, in trick games the worlds, for one test."""
    for level in sampling.SAMPLES:
        monkeypatch.setitem(sampling.SAMPLES, level, samples)
    monkeypatch.setattr(sampling, "PATIENCE", 1)
    monkeypatch.setattr(others, "ROUNDS", 2)
    are_learnt = others.are_turns_learnt

    def are_usual_turns_learnt(options, players):
        """By other options it takes longer to tell than to learn turns briefly."""
        return others.either_way(options) == GAMES[options.game].usual and are_learnt(options, players)

    for module in (others, rules_judge):
        monkeypatch.setattr(module, "are_turns_learnt", are_usual_turns_learnt)
    for name, worlds in (("play.WORLDS", 6), ("play.SOLVED", 3)):
        monkeypatch.setattr(f"cucu_desktop.bots.tricks.{name}", worlds)
    for name in ("bid_decisions", "rob_decisions"):
        monkeypatch.setattr(f"cucu_desktop.bots.tricks.{name}.TRIED", {2: 4, 3: 6})


def think_for_a_third(monkeypatch):
    """Reduce the samples of all bots to a third for one test, which still plays well."""
    for level, samples in sampling.SAMPLES.items():
        monkeypatch.setitem(sampling.SAMPLES, level, samples // 3)
