"""The words of the table, in the language of the window and the dialect of the place.

No Qt: strings from translations, and the events, observations and options that they are about.
Begin with `wording`, which holds all parts; `events` has a row for each event type.
"""
