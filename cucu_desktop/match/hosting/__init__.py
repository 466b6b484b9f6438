"""A table for guests at screens of their own: the arguments of the command line.

Begin with `command`.
"""
