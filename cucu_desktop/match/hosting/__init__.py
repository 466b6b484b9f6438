"""A table that guests at screens of their own come to: what the command line asks for.

Begin with `command`.
"""
