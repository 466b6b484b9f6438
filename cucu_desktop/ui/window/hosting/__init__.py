"""The window as host of guests at screens of their own; loaded only when a table for them is opened.

Begin with `host_controller`.
"""
