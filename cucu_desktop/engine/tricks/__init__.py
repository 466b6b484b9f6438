"""The core of the trick games: two series, following, the highest card of the series led.

Begin with `state`, the phases of a deal; `table` moves the cards, `observation` is one seat's
knowledge of them, and `series` strings deals to a match.
"""
