"""The items on the table: each paints itself from cached pictures; none uses the rules.

All are QGraphicsItems owned by the scene. Begin with `picture`, the base of most, then `card` and `seat`.
"""
