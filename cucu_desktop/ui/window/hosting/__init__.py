"""The window as host of guests at other screens; loaded only when a table for guests is opened.

Begin with `host_controller`.
"""
