"""Bots that think of few deals: what they may do, see and say is the same for many."""

from cucu_desktop.bots import sampling


def think_quickly(monkeypatch, samples=200):
    """Let all bots look at so few deals, those of trick games at so few worlds, for the time of a test."""
    for level in sampling.SAMPLES:
        monkeypatch.setitem(sampling.SAMPLES, level, samples)
    monkeypatch.setattr(sampling, "PATIENCE", 1)
    for name, worlds in (("play.WORLDS", 6), ("play.SOLVED", 3)):
        monkeypatch.setattr(f"cucu_desktop.bots.tricks.{name}", worlds)
    for name in ("bidding", "robbing"):
        monkeypatch.setattr(f"cucu_desktop.bots.tricks.{name}.TRIED", {2: 4, 3: 6})


def think_for_a_third(monkeypatch):
    """Let all bots look at a third of the deals for the time of a test: who plays well then plays well."""
    for level, samples in sampling.SAMPLES.items():
        monkeypatch.setitem(sampling.SAMPLES, level, samples // 3)
