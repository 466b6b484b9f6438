"""Luck and skill in finished matches: costs of decisions, questions, ratings.

Begin with `analysis.analyse`. It reads logs through `match.past_decisions` and knows no Qt; the window
runs it in a child process (`analysis_process`).
"""
