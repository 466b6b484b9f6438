"""What scrolls: how its edges look, and what the wheel of the mouse does.

Begin with `scroll_fade`, in which every page lies; `wheel_guard` keeps the wheel from the fields of a page.
"""
