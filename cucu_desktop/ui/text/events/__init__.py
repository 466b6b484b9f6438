"""What the table says about an event: one `EventText` a type, in tables by what the events are about.

No Qt. Begin with `event_text`, then `tables`, which puts the rows of a family of games together.
"""
