"""What the trick games share: two series, following, the highest card of the series led.

Begin with `state`, the phases of a deal; `table` moves the cards, `observation` says what a seat may know of
them, and `series` strings deals to a match.
"""
