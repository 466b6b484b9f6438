"""The cues: one function for each type of event, from the context and the event to an animation.

Each module ends with its table `CUES`; `animation.cue_table` joins them.
Begin with `turns`; cards that arrest are in `arrests`, trick games in `tricks`.
"""
