"""The system's screen reader, and corrections of Qt's accessibility interfaces.

Objects here are made when a reader asks. Begin with `screen_reader`.
"""
