"""The pages of the window: which one is open, which ones `back` leads to, and how a page is built again.

Begin with `page_stack`.
"""
