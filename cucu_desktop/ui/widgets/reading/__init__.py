"""What a screen reader can do, and what it finds of widgets that Qt tells it badly of.

Nothing here is owned by anybody: it is made when a reader asks. Begin with `screen_reader`.
"""
