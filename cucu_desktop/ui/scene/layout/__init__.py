"""The layout of the table: pure geometry in the view's pixels.

It owns nothing: values in, values out. Begin with `layout`; `trials` tries sizes, `seat_layout` lays out one.
"""
