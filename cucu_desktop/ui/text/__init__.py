"""What is said at the table and about it, in the language of the window and the dialect of the place.

No Qt: strings from translations, and the events, observations and options that they are about.
Begin with `wording`, which holds all parts; what one event type says is a row in `events`.
"""
