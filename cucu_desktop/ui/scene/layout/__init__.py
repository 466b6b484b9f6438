"""The layout of the table: pure geometry in the view's pixels.

Its functions have no side effects. Begin with `layout`; `trials` tries sizes, `seat_layout` lays out one
size.
"""
