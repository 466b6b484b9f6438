"""The words of events: one `EventRow` a type, in tables by subject.

Begin with `event_row`, then `tables`, which joins the rows of a family of games.
"""
