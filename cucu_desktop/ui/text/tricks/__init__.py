"""The words of the table of trick games: the counterparts of the modules in `text`.

No Qt. Begin with `events`, one row for each event type; `card_names` has series and values.
"""
