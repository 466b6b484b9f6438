"""What is said at the table of trick games: the counterparts of the modules in `text`.

No Qt. Begin with `events`, one row for what each event type says; `card_names` knows series and values.
"""
