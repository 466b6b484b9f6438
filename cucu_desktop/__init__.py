"""Cucù of Campli and its family at a desktop card table.

Imports run one way: engine <- games <- bots <- match <- ui <- app. The first four know no Qt.
"""

__version__ = "1.0.0"
