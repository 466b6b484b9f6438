"""The window: the table, those who sit at it, and what is said there. All that knows Qt."""
