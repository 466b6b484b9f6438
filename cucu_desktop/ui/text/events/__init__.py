"""The texts of events: one `EventText` a type, in tables by subject.

No Qt. Begin with `event_text`, then `tables`, which joins the rows of a family of games.
"""
