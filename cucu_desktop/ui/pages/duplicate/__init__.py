"""One's result in a deal beside those of others with the same cards.

Begin with `duplicate_page.py`.
"""
