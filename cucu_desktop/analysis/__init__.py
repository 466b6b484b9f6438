"""What was luck and what was skill in matches that are over: costs of decisions, questions, ratings.

Begin with `analysis.analyse`. It reads logs through `match.past_decisions` and knows no Qt; the window has
it done by a process of its own (`analysis_process`).
"""
