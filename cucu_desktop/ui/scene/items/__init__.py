"""The items on the table: each paints itself from ready pictures; none knows the rules.

All are QGraphicsItems owned by the scene. Begin with `picture`, the base of most, then `card` and `seat`.
"""
