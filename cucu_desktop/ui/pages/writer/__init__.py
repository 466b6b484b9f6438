"""The page on which deals are written by hand. Begin with `writer_page.py`."""
