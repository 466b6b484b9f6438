"""Scroll areas: their edges, and the mouse wheel.

Begin with `scroll_fade`, the scroll area of every page; `wheel_guard` keeps the wheel from the fields of a
page.
"""
